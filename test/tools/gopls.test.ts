/** gopls, built from its pin: that it is what the pin says, what it answers in the gate and to questions, and what it starts. */
import { execFileSync } from "node:child_process";
import { chmodSync, existsSync, readFileSync, realpathSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Bundle } from "../../src/questions/bundle/bundle.ts";
import { type Client, namesListed, openClient } from "../../src/questions/client/client.ts";
import type { Params } from "../../src/questions/query/question.ts";
import type { ListedName } from "../../src/selectors/given.ts";
import { namesSymbol } from "../../src/selectors/given.ts";
import { goplsReport } from "../../src/servers/gopls/profile.ts";
import {
  builtProgram,
  installedGoCommand,
  toolchainPath,
} from "../../src/servers/sources/go-module/installer.ts";
import { namedDefinitions } from "../../src/syntax/outline.ts";
import { replayRun } from "../../src/traces/replay/recorded-run.ts";
import { serializeReport } from "../../src/verdict/report-bytes.ts";
import { readingOf } from "../match/readings.ts";
import { findingLines, reportOf } from "../support/account.ts";
import { gateWith, installed } from "../support/commands.ts";
import { type Files, makeFolder, temporaryFolder, write } from "../support/files.ts";
import { sharedCache, testHost } from "../support/gate.ts";
import { testByNight } from "../support/night.ts";
import { brief } from "../support/question-brief.ts";
import { gopls } from "../support/question-columns/gopls.ts";
import { answersIn, cellOf } from "../support/question-trees.ts";
import { repositoryAt, repositoryOf } from "../support/repository.ts";

const made = makeFolder();
afterAll(() => made.remove());

let server = "";
beforeAll(async () => {
  server = (await installed("gopls")).folder;
}, 1_200_000);

const module = (lines = "") => ({ "go.mod": `module example.com/shop\n\ngo 1.24\n${lines}` });

/** The verdict, its reasons and the findings; a recorded run is replayed and must come to the same bytes. */
async function told(base: Files, head: Files): Promise<readonly string[]> {
  const traceFolder = temporaryFolder();
  const report = reportOf(await gateWith(["gopls"])(repositoryOf(base, head), { traceFolder }));
  const replayed = await replayRun(traceFolder);
  expect(replayed.kind === "report" ? serializeReport(replayed.report) : replayed).toBe(
    serializeReport(report),
  );
  return [
    `${report.verdict}: ${report.reasons.map(({ code, message }) => `${code}: ${message}`).join("; ")}`,
    ...findingLines(report),
    ...report.unknown.map(({ side, path, reason }) => `unknown ${side} ${path}: ${reason}`),
  ];
}

test("what was built is the version of the pin, by the toolchain of the pin", () => {
  const said = execFileSync(builtProgram(server, "gopls"), ["version", "-json"], { encoding: "utf8" });
  const { GoVersion, Main } = JSON.parse(said) as {
    readonly GoVersion: string;
    readonly Main: { readonly Version: string };
  };
  expect([Main.Version, GoVersion]).toEqual(["v0.23.0", "go1.27.3"]);
});

test("errors of types, in tests and across packages too, and what analyzers find, under the names of these", async () => {
  const base = {
    ...module(),
    "rates/rates.go": "package rates\n\nfunc Rate(name string) int { return len(name) }\n",
    "rates/rates_test.go":
      'package rates\n\nimport "testing"\n\nfunc TestRate(t *testing.T) { _ = Rate("home") }\n',
    "bill.go": 'package shop\n\nimport "example.com/shop/rates"\n\nvar Total int = rates.Rate("home")\n',
  };
  const head = {
    "rates/rates.go": "package rates\n\nfunc Rate(name string, year int) int { return len(name) + year }\n",
    "late/late.go": 'package late\n\nimport "fmt"\n\nfunc Late() { fmt.Printf("é😀 %d\\n", "late") }\n',
    "broken/broken.go": "package broken\n\nfunc broken( {\n",
  };
  expect(await told(base, head)).toMatchInlineSnapshot(`
    [
      "fail: new-finding: 3 new errors",
      "new bill.go:5 WrongArgCount",
      "new broken/broken.go:3 syntax",
      "new late/late.go:5 printf",
      "new rates/rates_test.go:5 WrongArgCount",
    ]
  `);
});

testByNight(
  "is not believed about a module that it cannot read, nor about what is made of a module that is not there",
  async () => {
    const base = { ...module(), "a.go": "package shop\n", "b/b.go": "package b\n" };
    expect([
      await told({ ...base, "go.mod": "bogus\n" }, { "a.go": "package shop\n\nvar A int = 1.5\n" }),
      await told(base, { "go.mod": "module example.com/shop\n\ngo 1.99\n" }),
      await told(base, {
        "a.go": 'package shop\n\nimport "example.org/gone"\n\nvar A int = gone.A\n',
        "b/b.go": "package b\n\nvar B int = 1.5\n",
      }),
    ]).toMatchInlineSnapshot(`
    [
      [
        "inconclusive: server-configuration: gopls on base and head: go: errors parsing go.mod:; go.mod:1: unknown directive: bogus",
        "unknown base a.go: server-failed",
        "unknown head a.go: server-failed",
        "unknown base b/b.go: server-failed",
        "unknown head b/b.go: server-failed",
      ],
      [
        "inconclusive: server-configuration: gopls on head: go: go.mod requires go >= 1.99 (running go 1.27.3; GOTOOLCHAIN=local)",
        "unknown head a.go: server-failed",
        "unknown head b/b.go: server-failed",
      ],
      [
        "fail: new-finding: 1 new error; unknown-files: 1 file without a result: a.go (head: incomplete)",
        "new b/b.go:3 TruncatedFloat",
        "unknown head a.go: incomplete",
      ],
    ]
  `);
  },
);

testByNight(
  "nothing of the repository runs: no generator, no test, no C compiler, no driver of packages, no other toolchain",
  async () => {
    const folder = temporaryFolder();
    const marker = join(folder, "ran");
    const script = `#!/bin/sh\n: > ${marker}\n`;
    const program = join(folder, "program.sh");
    writeFileSync(program, script);
    chmodSync(program, 0o755);
    const mark = `os.WriteFile("${marker}", nil, 0o644)`;
    const head = {
      "a.go": `package shop\n\n//go:generate ${program}\n\nimport "os"\n\nvar _ = ${mark}\n\nfunc init() { ${mark} }\n`,
      "a_test.go": `package shop\n\nimport (\n\t"os"\n\t"testing"\n)\n\nfunc TestMain(m *testing.M) { ${mark} }\n`,
      "c.go": `package shop\n\n// #cgo CFLAGS: -fplugin=${program}\n// #cgo pkg-config: ${program}\nimport "C"\n`,
      "go.env": `GOFLAGS=-toolexec=${program}\nGOPACKAGESDRIVER=${program}\n`,
      gopackagesdriver: script,
      "bin/go": script,
    };
    expect((await told({ ...module(), "a.go": "package shop\n" }, head))[0]).toBe(
      "pass: clean: nothing new in 2 files; not checked: c.go, because no program of gopls includes it",
    );
    expect(existsSync(marker)).toBe(false);
  },
);

testByNight("its findings are those of `gopls check`", async () => {
  const files = {
    ...module(),
    "a.go":
      'package shop\n\nimport "fmt"\n\nfunc A() {\n\tfmt.Printf("%d\\n", "no")\n\tfor i := 0; i < 3; i++ {\n\t\tfmt.Println(i)\n\t}\n\treturn\n\tfmt.Println()\n}\n',
    "b/b.go": 'package b\n\nimport "sync"\n\ntype B struct{ m sync.Mutex }\n\nfunc C(b B) B { return b }\n',
    "c/c.go": "package c\n\nvar c string = 1\n\nfunc d() { e() ; var f int }\n",
  };
  const folder = realpathSync(temporaryFolder());
  write(folder, files);
  const scratch = temporaryFolder();
  const env = {
    PATH: toolchainPath(server),
    HOME: scratch,
    GOCACHE: join(scratch, "cache"),
    ...{ GOTOOLCHAIN: "local", GOPROXY: "off", CGO_ENABLED: "0", GOENV: "off" },
  };
  const sources = Object.keys(files).filter((path) => path.endsWith(".go"));
  const printed = execFileSync(builtProgram(server, "gopls"), ["check", ...sources], {
    cwd: folder,
    env,
    encoding: "utf8",
  });
  const own = printed
    .trim()
    .split("\n")
    .map((line) => line.replace(`${folder}/`, "").replace(/^(.*?:\d+:\d+)-[\d:]+: /u, "$1 "));
  const traceFolder = temporaryFolder();
  await gateWith(["gopls"])(repositoryOf(files, { "a.txt": "" }), { traceFolder });
  const replayed = await replayRun(traceFolder);
  if (replayed.kind !== "report") return expect.fail(JSON.stringify(replayed));
  const seen = (replayed.runs[0]?.sides.head.observation.files ?? []).flatMap((file) =>
    file.kind === "unknown"
      ? [`${file.path} is unknown`]
      : file.findings.map(
          ({ path, range: { start }, message }) =>
            `${path}:${start.line + 1}:${start.character + 1} ${message}`,
        ),
  );
  expect(seen.sort()).toEqual([...own].sort());
  expect(seen.length).toBeGreaterThan(6);
});

test("answers questions about Go", async () => {
  await using client: Client = await openClient(testHost(made.folder), {
    repository: repositoryAt(join(made.folder, "questions"), gopls.files),
    rev: undefined,
    servers: [{ id: "gopls", version: undefined }],
    config: undefined,
    settings: undefined,
    isTreeTrusted: true,
    cacheFolder: sharedCache,
    traceFolder: undefined,
    overlays: new Map(),
    allowedMethods: [],
    idleMsMax: null,
    signal: new AbortController().signal,
    progress: () => undefined,
  });
  const ask = (cmd: string, places: readonly string[], params: Params): Promise<Bundle> =>
    client.ask({
      cmd,
      places,
      params,
      indexing: "utf-16",
      timeoutMs: 60_000,
      workspace: params["query"] !== undefined,
      limit: undefined,
      cursor: undefined,
      notes: [],
    });
  const truth = answersIn("gopls", gopls);
  const answers: Record<string, Record<string, string>> = {};
  for (const [place, cells] of Object.entries(truth)) {
    answers[place] = {};
    for (const question of Object.keys(cells)) {
      const { cmd, params } = cellOf(question);
      const answer = brief(await ask(cmd, [place], params));
      // A request has the server's own order, and gopls 0.23.0 gives highlights in another one each time.
      answers[place][question] = cmd === "request" ? answer.split(" ").sort().join(" ") : answer;
    }
  }
  expect(answers).toEqual(truth);
  const found = await ask("symbols", [], { query: "Pilotage" });
  expect(brief(found)).toContain("PilotageFee");
  // What it lists of a file is known without it, under the same names at the same places.
  const named = (all: readonly ListedName[]) =>
    all.map(({ symbol, nameRange: { start } }) => `${symbol} ${start.line}:${start.character}`);
  for (const path of Object.keys(gopls.files).filter((name) => name.endsWith(".go"))) {
    const text = gopls.files[path] ?? "";
    const reading = readingOf(path, text);
    if (reading === undefined) return expect.fail(`${path} was to be read`);
    const listed = await ask("symbols", [path], {});
    const own = namedDefinitions(reading).map(({ symbol, definition }) => ({ symbol, ...definition }));
    const known = new Set(named([...own, ...namesSymbol(reading)]));
    const theirs = "facts" in listed ? named(namesListed(listed.facts, text.split("\n"), "utf-16")) : [];
    expect(theirs.length).toBeGreaterThan(0);
    expect(theirs.filter((name) => !known.has(name))).toEqual([]);
  }
});

test("a report is read strictly: the empty kind that gopls writes, a missing module, the names of analyzers", () => {
  const report = (...items: readonly object[]) => goplsReport({ kind: "", items });
  expect([
    report({ code: "default", source: "printf", message: "m" }),
    report({ source: "syntax", message: "m" }),
    report({ code: "UnusedVar", source: "compiler", message: "m" }),
    report({ code: "BrokenImport", message: 'could not import x (no required module provides package "x")' }),
    goplsReport({ kind: "unchanged", resultId: "1" }),
    goplsReport({ kind: "", items: null }),
  ]).toMatchInlineSnapshot(`
    [
      {
        "kind": "report",
        "report": {
          "items": [
            {
              "code": "printf",
              "message": "m",
              "source": "printf",
            },
          ],
          "kind": "full",
        },
      },
      {
        "kind": "report",
        "report": {
          "items": [
            {
              "code": "syntax",
              "message": "m",
              "source": "syntax",
            },
          ],
          "kind": "full",
        },
      },
      {
        "kind": "report",
        "report": {
          "items": [
            {
              "code": "UnusedVar",
              "message": "m",
              "source": "compiler",
            },
          ],
          "kind": "full",
        },
      },
      {
        "kind": "unmeetable",
        "reason": "could not import x (no required module provides package "x")",
      },
      {
        "kind": "report",
        "report": {
          "kind": "unchanged",
          "resultId": "1",
        },
      },
      {
        "kind": "report",
        "report": {
          "items": null,
          "kind": "",
        },
      },
    ]
  `);
});

test("the toolchain beside it is the one that the server `go` runs", async () => {
  const other = (await installed("go")).folder;
  const version = (folder: string) => readFileSync(join(folder, "VERSION"), "utf8").split("\n")[0];
  expect(version(join(toolchainPath(server), ".."))).toBe(version(join(other, "wheel/go")));
  expect(existsSync(installedGoCommand(server))).toBe(true);
});
