/** The whole gate on the real Go: what it finds, what hides what, what would run, and what is not believed. */
import { chmodSync, existsSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, expect, test } from "vitest";
import { readGo } from "../../src/servers/go/output.ts";
import { findingLines, reportOf } from "../support/account.ts";
import { gateWith, installed } from "../support/commands.ts";
import { type Files, temporaryFolder } from "../support/files.ts";
import { testByNight } from "../support/night.ts";
import { repositoryOf } from "../support/repository.ts";

beforeAll(async () => {
  await installed("go");
}, 240_000);

const module = (lines = "") => ({ "go.mod": `module example.com/shop\n\ngo 1.21\n${lines}` });
const told = async (base: Files, head: Files) => {
  const report = reportOf(await gateWith(["go"])(repositoryOf(base, head)));
  return [
    `${report.verdict}: ${report.reasons.map(({ code, message }) => `${code}: ${message}`).join("; ")}`,
    ...findingLines(report),
    ...report.unknown.map(
      ({ side, path, reason, why }) =>
        `unknown ${side} ${path}: ${reason}${why === undefined ? "" : `, ${why}`}`,
    ),
  ];
};

test("errors of the compiler and of vet, in tests too, behind characters of several bytes, on the lines that they are on", async () => {
  const base = {
    ...module(),
    "a.go": 'package shop\n\nimport "fmt"\n\nfunc A() { fmt.Printf("%d\\n", "é😀") }\n',
    "b.go": 'package shop\n\nfunc B() string { return "é😀" }\n',
    "b_test.go": 'package shop\n\nimport "testing"\n\nfunc TestB(t *testing.T) { B() }\n',
  };
  const head = {
    "a.go": 'package shop\n\nimport "fmt"\n\n// A prints.\nfunc A() { fmt.Printf("%d\\n", "é😀") }\n',
    "c/c.go": 'package c\n\nimport "fmt"\n\nfunc C() { fmt.Printf("é😀 %d\\n", 1, 2) }\n',
    "b_test.go": 'package shop\n\nimport "testing"\n\nfunc TestB(t *testing.T) { _ = "é😀"; B(lost) }\n',
  };
  // What vet said of a.go it does not say where its package's tests do not compile: that is no mending. Vet itself stops at the first error.
  expect(await told(base, head)).toMatchInlineSnapshot(`
    [
      "fail: new-finding: 2 new errors; unmatched-findings: 1 finding of base cannot be compared, because head has no result for the file",
      "new b_test.go:5 compiler",
      "new b_test.go:5 compiler",
      "new c/c.go:5 printf",
    ]
  `);
});

testByNight("a message has the lines that belong to it, and a place counts characters", async () => {
  const base = {
    ...module(),
    "a.go": 'package shop\n\nfunc F(s string, n int) {}\n\nfunc G() { F("é", 1) }\n',
  };
  const head = { "a.go": 'package shop\n\nfunc F(s string, n int) {}\n\nfunc G() { F("é😀") }\n' };
  const report = reportOf(await gateWith(["go"])(repositoryOf(base, head)));
  const [found = expect.fail()] = report.findings;
  expect(found.message).toBe("not enough arguments in call to F\n  have (string)\n  want (string, int)");
  expect(head["a.go"].split("\n")[4]?.slice(found.range.start.character)).toBe('"é😀") }');
});

test("what is not compiled, because what it needs is not, has no answer, and is neither fixed nor new", async () => {
  const shop = {
    ...module(),
    "rates/rates.go": "package rates\n\nfunc Rate() int { return 1 }\n",
    "bill/bill.go":
      'package bill\n\nimport "example.com/shop/rates"\n\nvar Total int = rates.Rate()\n\nvar Old int = "old"\n',
  };
  const broken = { "rates/rates.go": 'package rates\n\nfunc Rate() int { return "1" }\n' };
  expect(await told(shop, broken)).toMatchInlineSnapshot(`
    [
      "fail: new-finding: 1 new error; unknown-files: 1 file without a result: bill/bill.go (head: blocked); unmatched-findings: 1 finding of base cannot be compared, because head has no result for the file",
      "new rates/rates.go:3 compiler",
      "unknown head bill/bill.go: blocked, a required package does not compile: rates/rates.go:3",
    ]
  `);
  expect(
    await told({ ...shop, ...broken }, { "rates/rates.go": shop["rates/rates.go"] }),
  ).toMatchInlineSnapshot(`
    [
      "inconclusive: unknown-files: 1 file without a result: bill/bill.go (base: blocked); unmatched-findings: 1 finding of head cannot be compared, because base has no result for the file",
      "fixed rates/rates.go:3 compiler",
      "unknown base bill/bill.go: blocked, a required package does not compile: rates/rates.go:3",
    ]
  `);
});

const tested = {
  ...module(),
  "p/p.go": "package p\n\n// Rate is n.\nfunc Rate(n int) int { return n }\n",
  "p/p_test.go":
    'package p_test\n\nimport (\n\t"testing"\n\n\t"example.com/shop/p"\n)\n\nfunc TestRate(t *testing.T) { _ = p.Rate(1) }\n',
  "q/q.go": 'package q\n\nimport "example.com/shop/r"\n\nfunc Q() int { return r.R() }\n',
  "r/r.go": "package r\n\nfunc R() int { return 1 }\n",
};
const twice = { "p/p.go": "package p\n\n// Rate is n.\nfunc Rate(n, m int) int { return n * m }\n" };

test("what an external test package alone sees fails that package, with its cause, and nothing else", async () => {
  const report = reportOf(await gateWith(["go"])(repositoryOf(tested, twice)));
  expect([findingLines(report), report.unknown, report.servers.map(({ ended }) => ended)]).toEqual([
    ["new p/p_test.go:9 compiler"],
    [],
    [null],
  ]);
  const [found = expect.fail()] = report.findings;
  expect(found.cause).toMatchObject({ how: "definition", path: "p/p.go", symbol: "Rate" });
});

test("what fails only because of what it needs is listed with that error", async () => {
  const inside = {
    "p/in_test.go": 'package p\n\nimport "testing"\n\nfunc TestIn(t *testing.T) { _ = Rate(1) }\n',
  };
  expect(
    await told({ ...tested, ...inside }, { ...twice, "r/r.go": "package r\n\nfunc R() int { return no }\n" }),
  ).toMatchInlineSnapshot(`
      [
        "fail: new-finding: 2 new errors; unknown-files: 2 files without a result, for example p/p_test.go (head: blocked)",
        "new p/in_test.go:5 compiler",
        "new r/r.go:3 compiler",
        "unknown head p/p_test.go: blocked, a required package does not compile: p/in_test.go:5",
        "unknown head q/q.go: blocked, a required package does not compile: r/r.go:3",
      ]
    `);
});

test("an error of a test is found beside one of the package", async () => {
  const base = {
    ...module(),
    "b.go": "package shop\n\nfunc B(n int) int { return n }\n",
    "a_test.go": 'package shop\n\nimport "testing"\n\nfunc TestA(t *testing.T) { _ = B(1) }\n',
    "x_test.go": 'package shop_test\n\nimport "testing"\n\nfunc TestX(t *testing.T) {}\n',
  };
  const head = {
    "b.go": 'package shop\n\nfunc B(n string) int { return "n" }\n',
    "x_test.go": 'package shop_test\n\nimport "testing"\n\nfunc TestX(t *testing.T) { lost() }\n',
  };
  expect(await told(base, head)).toMatchInlineSnapshot(`
    [
      "fail: new-finding: 3 new errors",
      "new a_test.go:5 compiler",
      "new b.go:3 compiler",
      "new x_test.go:5 compiler",
    ]
  `);
});

test("a test that does not parse is one error", async () => {
  const base = {
    ...module(),
    "b.go": "package shop\n\nfunc B() {}\n",
    "a_test.go":
      'package shop\n\nimport "testing"\n\nfunc TestA(t *testing.T) {\n\tB()\n}\n\nfunc TestB(t *testing.T) {}\n',
  };
  const head = { "a_test.go": base["a_test.go"].replace("\n}\n\nfunc", "\n\nfunc") };
  expect((await told(base, head)).slice(0, 2)).toEqual([
    "fail: new-finding: 1 new error",
    "new a_test.go:8 compiler",
  ]);
});

test("a test that Go cannot run is an error on its line, also beside another that excuses the exit code", async () => {
  const base = {
    ...module(),
    "a.go": "package shop\n",
    "g_test.go": 'package shop\n\nimport "testing"\n\nfunc TestG(t *testing.T) {}\n',
    "old/old.go": 'package old\n\nvar Old int = "old"\n',
  };
  const mains = {
    "m_test.go": 'package shop\n\nimport "testing"\n\nfunc TestMain(m *testing.M) {}\n',
    "x_test.go": 'package shop_test\n\nimport "testing"\n\nfunc TestMain(m *testing.M) {}\n',
  };
  const wrong = { "g_test.go": base["g_test.go"].replace("testing.T", "testing.B") };
  expect([await told(base, wrong), await told(base, mains)]).toMatchInlineSnapshot(`
    [
      [
        "fail: new-finding: 1 new error",
        "new g_test.go:5 compiler",
      ],
      [
        "fail: new-finding: 1 new error",
        "new g_test.go:1 compiler",
      ],
    ]
  `);
});

test("a package is known by what go list says of it, not by its name", async () => {
  const base = {
    "go.mod": "module shop.test\n\ngo 1.21\n",
    "a.go": "package shop\n\nvar A int = 1\n",
    "x/x_test.go": 'package x\n\nimport "testing"\n\nfunc TestX(t *testing.T) {}\n',
    "x.test/main.go": "package main\n\nvar B int = 1\n\nfunc main() {}\n",
  };
  const wrong = (path: "a.go" | "x.test/main.go") => ({ [path]: base[path].replace("= 1", "= 1.5") });
  expect(await told(base, { ...wrong("a.go"), ...wrong("x.test/main.go") })).toEqual([
    "fail: new-finding: 2 new errors",
    "new a.go:3 compiler",
    "new x.test/main.go:3 compiler",
  ]);
});

test("an import of a package of the module that is gone, and one in a circle, are errors of the change", async () => {
  const [gone, test, circle] = [
    await told(tested, { "r/r.go": null, "s/s.go": "package s\n" }),
    await told(tested, { "r/r_test.go": 'package r\n\nimport _ "example.com/shop/gone"\n' }),
    await told(tested, {
      "r/r.go": 'package r\n\nimport "example.com/shop/q"\n\nfunc R() int { return q.Q() }\n',
    }),
  ];
  expect({ gone, test, circle }).toMatchInlineSnapshot(`
    {
      "circle": [
        "fail: new-finding: 1 new error; unknown-files: 1 file without a result: r/r.go (head: blocked)",
        "new q/q.go:1 compiler",
        "unknown head r/r.go: blocked, a required package does not compile: import cycle not allowed",
      ],
      "gone": [
        "fail: new-finding: 1 new error",
        "new q/q.go:3 compiler",
      ],
      "test": [
        "fail: new-finding: 1 new error",
        "new r/r_test.go:3 compiler",
      ],
    }
  `);
});

test("an unchanged package that does not compile on both sides leaves a change elsewhere as it is", async () => {
  const base = {
    ...tested,
    "old/a.go": 'package old\n\nimport _ "example.com/shop/gone"\n',
    "old/b.go": "package old\n",
    "half/half.go": "package half\n\nfunc Half() {\n",
  };
  expect([
    await told(base, { "r/r.go": "package r\n\nfunc R() int { return 2 }\n" }),
    await told(base, { "r/r.go": "package r\n\nfunc R() int { return no }\n" }),
  ]).toMatchInlineSnapshot(`
    [
      [
        "pass: clean: nothing new in 6 files; not checked: old/b.go, because its package does not compile in base, and the change does not affect it",
      ],
      [
        "fail: new-finding: 1 new error; unknown-files: 1 file without a result: q/q.go (head: blocked)",
        "new r/r.go:3 compiler",
        "unknown head q/q.go: blocked, a required package does not compile: r/r.go:3",
      ],
    ]
  `);
});

test("what vet had to leave out is not mended, and what it sees again is not new", async () => {
  const bad = 'package shop\n\nimport "fmt"\n\nfunc A() { fmt.Printf("%d\\n", "a") }\n';
  const [whole, broken] = ["package shop\n\nvar B int = 1\n", "package shop\n\nvar B int = 1.5\n"];
  const base = { ...module(), "a.go": bad };
  expect([
    await told({ ...base, "b.go": whole }, { "b.go": broken }),
    await told({ ...base, "b.go": broken }, { "b.go": whole }),
  ]).toMatchInlineSnapshot(`
    [
      [
        "fail: new-finding: 1 new error; unmatched-findings: 1 finding of base cannot be compared, because head has no result for the file",
        "new b.go:3 compiler",
      ],
      [
        "inconclusive: unmatched-findings: 1 finding of head cannot be compared, because base has no result for the file",
        "fixed b.go:3 compiler",
      ],
    ]
  `);
});

testByNight("each module is a root of its own, and what is vendored is none", async () => {
  const base = {
    "one/go.mod": "module example.com/one\n\ngo 1.21\n",
    "one/a.go": "package one\n",
    "two/go.mod": "module example.com/two\n\ngo 1.21\n",
    "two/a.go": "package two\n",
    "two/vendor/example.com/x/go.mod": "module example.com/x\n",
    "two/vendor/example.com/x/x.go": "package x\n\nvar X int = 1.5\n",
  };
  const report = reportOf(
    await gateWith(["go"])(repositoryOf(base, { "one/a.go": "package one\n\nvar A int = 1.5\n" })),
  );
  expect(findingLines(report)).toEqual(["new one/a.go:3 compiler"]);
  expect(report.servers.map(({ root }) => root)).toEqual(["one", "two"]);
});

testByNight(
  "a module that is not there, and another Go that is asked for, are not the change's doing",
  async () => {
    const base = { ...module(), "a.go": "package shop\n" };
    const said = async (head: Files) => (await told(base, head))[0];
    expect([
      await said({ "a.go": 'package shop\n\nimport _ "example.org/gone"\n' }),
      await said({ "go.mod": "module example.com/shop\n\ngo 1.99\n" }),
      await said({ "go.mod": "module example.com/shop\n\ngo 1.21\n\ntoolchain go1.99.0\n" }),
    ]).toMatchInlineSnapshot(`
      [
        "fail: new-finding: 1 new error",
        "inconclusive: server-configuration: go on head: go: go.mod requires go >= 1.99 (running go 1.27.3; GOTOOLCHAIN=local)",
        "pass: clean: nothing new in 1 file",
      ]
    `);
  },
);

const vendored = "example.org/kit v1.2.3 h1:Cmi6lKo6M3Ji1l7wfhsKcbKw5VZtmyFV1YNwuFFI7ak=\n";
/** A module that go.mod and go.sum have, and that nobody downloaded. */
const kit = {
  ...module("\nrequire example.org/kit v1.2.3\n"),
  "go.sum": `${vendored}${vendored.replace(" h1:", "/go.mod h1:")}`,
};

test("what only a module explains that is not downloaded is not new, and what go.mod does not ask for is", async () => {
  const base = { ...kit, "a.go": "package shop\n", "b/b.go": "package b\n" };
  const told = async (head: Files) => {
    const report = reportOf(await gateWith(["go"])(repositoryOf(base, head)));
    return [
      report.verdict,
      ...report.reasons.map(({ code, message, hint }) => `${code}: ${message} (${hint})`),
      ...report.findings.map(({ state, path, message }) => `${state} ${path}: ${message}`),
      ...report.unmatched.map(({ path, message, reason }) => `unmatched ${path}: ${message} (${reason})`),
    ];
  };
  const [declared, undeclared] = await Promise.all([
    told({ "c/c.go": 'package c\n\nimport "example.org/kit/x"\n\nvar C = x.New()\n' }),
    told({ "c/c.go": 'package c\n\nimport "example.org/tik"\n\nvar C = tik.New()\n' }),
  ]);
  expect({ declared, undeclared }).toMatchInlineSnapshot(`
    {
      "declared": [
        "fail",
        "new-finding: 1 new error (null)",
        "new c/c.go: could not import example.org/kit/x: its module example.org/kit v1.2.3 is missing; download it",
      ],
      "undeclared": [
        "fail",
        "new-finding: 1 new error (null)",
        "new c/c.go: no required module provides package example.org/tik",
      ],
    }
  `);
});

test("where a module is not downloaded only a change that it matters to is in doubt", async () => {
  const base = {
    ...kit,
    "user/user.go":
      'package user\n\nimport (\n\t"example.com/shop/rates"\n\t"example.org/kit/x"\n)\n\nvar U = x.New(rates.Rate())\n',
    "user/more.go": "package user\n",
    "rates/rates.go": "package rates\n\nfunc Rate() int { return 1 }\n",
    "other/other.go": 'package other\n\nimport "fmt"\n\nfunc Other() { fmt.Println(1) }\n',
  };
  const edit = (path: keyof typeof base, from: string, to: string) => ({
    [path]: base[path].replace(from, to),
  });
  expect({
    elsewhere: await told(base, edit("other/other.go", "Println(1)", "Println(2)")),
    "elsewhere, wrong": await told(base, edit("other/other.go", "Println(1)", 'Printf("%d", "a")')),
    "code that uses it": await told(base, edit("user/user.go", "U = ", "V = ")),
    "what that code needs": await told(
      base,
      edit("rates/rates.go", "int { return 1 }", 'string { return "1" }'),
    ),
  }).toMatchInlineSnapshot(`
    {
      "code that uses it": [
        "inconclusive: unchecked-files: go checks user/user.go only in part on both sides, because the package has errors, and the change edits or affects it; unknown-files: 2 files without a result, for example user/more.go (base: blocked)",
        "unknown base user/more.go: blocked, could not import example.org/kit/x: its module example.org/kit v1.2.3 is missing; download it",
        "unknown head user/more.go: blocked, could not import example.org/kit/x: its module example.org/kit v1.2.3 is missing; download it",
      ],
      "elsewhere": [
        "pass: clean: nothing new in 3 files; not checked: user/more.go, because its package does not compile in base, and the change does not affect it",
      ],
      "elsewhere, wrong": [
        "pass: advisory: 1 new warning, below fail-on: error",
        "new other/other.go:5 printf",
      ],
      "what that code needs": [
        "inconclusive: unchecked-files: go checks user/user.go only in part on both sides, because the package has errors, and the change edits or affects it; unknown-files: 2 files without a result, for example user/more.go (base: blocked)",
        "unknown base user/more.go: blocked, could not import example.org/kit/x: its module example.org/kit v1.2.3 is missing; download it",
        "unknown head user/more.go: blocked, could not import example.org/kit/x: its module example.org/kit v1.2.3 is missing; download it",
      ],
    }
  `);
});

test("a go.sum without what the go.mod asks for is an error of the change", async () => {
  const base = {
    ...module("\nrequire example.org/gone v1.2.3\n"),
    "a.go": "package shop\n",
    "b.go": "package shop\n",
  };
  const uses = {
    "a.go": 'package shop\n\nimport _ "example.org/gone"\n',
    "b.go": "package shop\n\nvar B int = 1.5\n",
  };
  expect(await told(base, uses)).toMatchInlineSnapshot(`
    [
      "fail: new-finding: 1 new error; unknown-files: 1 file without a result: b.go (head: blocked)",
      "new a.go:3 compiler",
      "unknown head b.go: blocked, a required package does not compile: a.go:3",
    ]
  `);
});

testByNight(
  "a go.work that leaves a module out, and a file for another system, pass nothing unseen",
  async () => {
    const modules = {
      "go.work": "go 1.21\n\nuse ./one\n",
      "one/go.mod": "module example.com/one\n\ngo 1.21\n",
      "one/a.go": "package one\n",
      "two/go.mod": "module example.com/two\n\ngo 1.21\n",
      "two/a.go": "package two\n",
    };
    const broken = (name: string) => `package ${name}\n\nvar A int = 1.5\n`;
    expect([
      await told(modules, { "one/a.go": broken("one") }),
      await told(modules, { "two/a.go": broken("two") }),
      await told(
        { ...module(), "a.go": "package shop\n", "w.go": "//go:build windows\n\npackage shop\n" },
        { "w.go": `//go:build windows\n\n${broken("shop")}` },
      ),
    ]).toMatchInlineSnapshot(`
    [
      [
        "fail: new-finding: 1 new error; server-configuration: go in two on base and head: pattern ./...: directory prefix . does not contain modules listed in go.work or their selected dependencies",
        "new one/a.go:3 compiler",
      ],
      [
        "inconclusive: server-configuration: go in two on base and head: pattern ./...: directory prefix . does not contain modules listed in go.work or their selected dependencies",
      ],
      [
        "pass: clean: nothing new in 1 file; not checked: w.go, because no program of go includes it",
      ],
    ]
  `);
  },
);

test("nothing of the repository runs: no generator, no test, no C compiler, no tool of a go.mod", async () => {
  const marker = join(temporaryFolder(), "ran");
  const program = join(temporaryFolder(), "program.sh");
  writeFileSync(program, `#!/bin/sh\n: > ${marker}\n`);
  chmodSync(program, 0o755);
  const write = `os.WriteFile("${marker}", nil, 0o644)`;
  const head = {
    "a.go": `package shop\n\n//go:generate ${program}\n\nimport "os"\n\nvar _ = ${write}\n\nfunc init() { ${write} }\n`,
    "a_test.go": `package shop\n\nimport (\n\t"os"\n\t"testing"\n)\n\nfunc TestMain(m *testing.M) { ${write} }\n`,
    "c.go": `package shop\n\n// #cgo CFLAGS: -fplugin=${program}\nimport "C"\n`,
    "main/main.go": `package main\n\nimport "os"\n\nfunc main() { ${write} }\n`,
    ".envrc": `GOFLAGS=-toolexec=${program}\n`,
  };
  expect((await told({ ...module(), "a.go": "package shop\n" }, head))[0]).toBe(
    "pass: clean: nothing new in 3 files; not checked: c.go, because no program of go includes it",
  );
  expect(existsSync(marker)).toBe(false);
});

test("an exit code alone proves nothing", () => {
  const ended = (exitCode: number | null, stdout = "", stderr = "") =>
    ({ exitCode, stdout, stderr, timedOut: false, cwd: "/tree", over: "project" }) as const;
  const beginning = '{\n\t"Dir": "/tree",\n\t"ImportPath": "x",\n\t"GoFiles": ["a.go"]';
  const list = ended(0, `${beginning}\n}\n`);
  const failing = ended(0, `${beginning},\n\t"Error": {"Err": "# x\\n./a.go:1:2: wrong\\n"}\n}\n`);
  const event = (output: string, of = "x") =>
    `${JSON.stringify({ ImportPath: of, Action: "build-output", Output: output })}\n`;
  const broken = ended(1, event("# x\n") + event("./a.go:1:2: wrong\n"));
  const vet = ended(
    0,
    '{}\n{\n\t"x": {\n\t\t"printf": [{"posn": "/tree/a.go:1:2", "message": "no"}]\n\t}\n}\n',
  );
  const said = (list: ReturnType<typeof ended>, ...all: readonly ReturnType<typeof ended>[]) => {
    const read = readGo([list, list, list, ...all]);
    return read.kind === "failed" ? `${read.code}: ${read.reason}` : `${read.diagnostics.length} found`;
  };
  expect({
    "nothing, and 0": said(list, ended(0), ended(0, "{}\n")),
    "an error, and 1": said(failing, broken, ended(1, "{}\n", "# x\nvet: ./a.go:1:3: wrong\n")),
    "vet's finding, and 0": said(list, ended(0), vet),
    "an error, and 0": said(failing, ended(0, broken.stdout), ended(0, "{}\n")),
    "no error, and 1": said(list, ended(1, "", "go: cannot find main module\n"), ended(0, "{}\n")),
    "no list": said(ended(1, "", "go: errors parsing go.mod\n"), ended(0), ended(0)),
    "half a list": said(ended(0, list.stdout.slice(0, -4)), ended(0), ended(0)),
    "half of vet's": said(list, ended(0), ended(0, vet.stdout.slice(0, -6))),
    "vet without a word": said(list, ended(0), ended(1, "", "")),
    "vet with another's word": said(failing, broken, ended(1, "{}\n", "panic: no\n")),
    "vet with more words": said(
      failing,
      broken,
      ended(1, "{}\n", "# x\nvet: ./a.go:1:3: wrong\npanic: no\n"),
    ),
    "vet without a word beside an error": said(failing, broken, ended(1, "{}\n", "# x\n")),
    "a build with more words": said(failing, ended(1, broken.stdout, "panic: no\n"), ended(0, "{}\n")),
    "an analyzer that failed": said(
      list,
      ended(0),
      ended(0, '{\n\t"x": {\n\t\t"printf": {"error": "panic"}\n\t}\n}\n'),
    ),
    "a package that is not there": said(
      list,
      ended(1, event("a.go:1:8: cannot find module providing package y: import lookup disabled\n", "y")),
      ended(0, "{}\n"),
    ),
    "a signal": said(list, ended(null), ended(0)),
  }).toMatchInlineSnapshot(`
    {
      "a build with more words": "server-configuration: panic: no",
      "a package that is not there": "server-configuration: a.go:1:8: cannot find module providing package y: import lookup disabled",
      "a signal": "server-not-ready: a signal ended the command",
      "an analyzer that failed": "server-not-ready: go ended with code 0",
      "an error, and 0": "server-configuration: go build ended with code 0, although go list found errors",
      "an error, and 1": "1 found",
      "half a list": "server-configuration: go ended with code 0",
      "half of vet's": "server-not-ready: go ended with code 0",
      "no error, and 1": "server-configuration: go: cannot find main module",
      "no list": "server-configuration: go: errors parsing go.mod",
      "nothing, and 0": "0 found",
      "vet with another's word": "server-not-ready: panic: no",
      "vet with more words": "server-not-ready: panic: no",
      "vet without a word": "server-not-ready: go ended with code 1",
      "vet without a word beside an error": "server-not-ready: go ended with code 1",
      "vet's finding, and 0": "1 found",
    }
  `);
});
