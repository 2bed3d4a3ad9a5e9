/** `lanser explain`: the account of one finding of a report, as the command gives it. */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { stripVTControlCharacters } from "node:util";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { ComparedFinding } from "../../src/model/finding.ts";
import type { Report } from "../../src/model/report.ts";
import { reportFromV1 } from "../../src/model/report-from-v1.ts";
import { logLines } from "../../src/report/escape.ts";
import { explain, explainCause } from "../../src/report/explain.ts";
import { widthOf } from "../../src/report/terminal/width.ts";
import { validateReportV1 } from "../../src/schemas/generated/report.v1.ts";
import { serializeReport } from "../../src/verdict/report-bytes.ts";
import { findingOf, hostileReport, reportOf } from "../report/support.ts";
import { makeFolder, temporaryFolder } from "../support/files.ts";
import { sharedCache } from "../support/gate.ts";
import { type InProcess, runInProcess } from "../support/in-process.ts";
import { repositoryAt } from "../support/repository.ts";
import { runnerCommands, runnerLines } from "../support/runner-commands.ts";

const made = makeFolder();
afterAll(made.remove);
const repository = join(made.folder, "project");
const file = join(made.folder, "report.json");

const circle = {
  "m0.py":
    "from m1 import f1\ndef f0(x=None):\n    if x:\n        return f1(1) or f1(1)\n    return None\nv0 = f0()\nv0.nope\n",
  "m1.py":
    "from m0 import f0\ndef f1(x=None):\n    if x:\n        return f0(1)\n    return f0()\nv1 = f1()\nv1.nope\n",
};

beforeAll(async () => {
  repositoryAt(
    repository,
    {
      ...circle,
      "rates.py": "def rate(name: str) -> int:\n    return len(name)\n",
      "bill.py": 'from rates import rate\n\n\ndef total() -> int:\n    return rate("a")\n',
      "old.py": 'class Ship:\n    def load(self) -> int:\n        return "much"\n',
      "good.py": 'name: str = ""\n\n\ndef shown() -> str:\n    return nam\n',
    },
    {
      "a.py": "from m1 import f1\n\nx = f1()\n",
      "rates.py": "def rate(name: str, year: int) -> int:\n    return len(name) + year\n",
      "old.py": '"""Ships."""\n\nclass Ship:\n    def load(self) -> int:\n        return "much"\n',
      "good.py": 'name: str = ""\n\n\ndef shown() -> str:\n    return name\n',
    },
  );
  const flags = ["--base-exact", "HEAD^", "--head", "HEAD", "--server", "pyright", "--cache", sharedCache];
  const ran = await run(["gate", ...flags, "--report", file]);
  if (ran.code !== 1) throw new Error(JSON.stringify(ran));
});

const run = (args: readonly string[], change: InProcess = {}) => runInProcess(repository, args, change);

function reported(): Report {
  const read = reportFromV1(readFileSync(file, "utf8"), validateReportV1);
  if (read.kind !== "report") throw new Error(read.message);
  return read.report;
}

function findingIn(state: ComparedFinding["state"], path: string): ComparedFinding {
  const found = reported().findings.find((one) => one.state === state && one.path === path);
  if (found === undefined) throw new Error(`nothing is ${state} in ${path}`);
  return found;
}

/** A report on disk that holds these findings. */
function reportFile(report: Report): string {
  const written = join(temporaryFolder(), "report.json");
  writeFileSync(written, serializeReport(report));
  return written;
}

const idOf = (digits: string) => `sha256:${digits.padEnd(64, "0")}`;

test("a code may be written as answers have it", async () => {
  expect(await run(["explain", "E/NOT_FOUND"])).toEqual(await run(["explain", "not-found"]));
});

describe("explain gives the account of", () => {
  test("what is new, with its cause", async () => {
    const { id } = findingIn("new", "bill.py");
    expect(await run(["explain", id, "--report", file])).toMatchInlineSnapshot(`
      {
        "code": 0,
        "stderr": "",
        "stdout": "new error (reportCallIssue): Argument missing for parameter "year"
        id        98233a05304a
        source    pyright · reportCallIssue · total
        verdict   new: the change introduced the finding
        placed    the same line is in base
        matched   nothing
        why       this line is the same as base line 5, so an edit elsewhere in the change broke it
        cause     rate at rates.py:1:5
                  The change edited this definition, and the broken code refers to it.
        schedules pyright 1.1.414; confirmed in canonical and in reverse order of files

      edit: rates.py
        1 - │ def rate(name: str) -> int:
        2 - │     return len(name)
        1 + │ def rate(name: str, year: int) -> int:
        2 + │     return len(name) + year

      base: bill.py:5:12
        4 │ def total() -> int:
        5 │     return rate("a")
          │            ^^^^^^^^^

      head: bill.py:5:12
        4 │ def total() -> int:
        5 │     return rate("a")
          │            ^^^^^^^^^
      ",
      }
    `);
  });

  test("an edit that broke something, by the id that stands beside it", async () => {
    const [cause] = reported().causes;
    if (cause === undefined) throw new Error("an edit was to be there");
    expect(
      await run(["explain", cause.id.slice("sha256:".length, 19), "--report", file]),
    ).toMatchInlineSnapshot(`
      {
        "code": 0,
        "stderr": "",
        "stdout": "edit: rate at rates.py:1 causes 1 finding
        id        6b5f76a22568
        why       The change edited this definition, and the broken code refers to it.

        1 - │ def rate(name: str) -> int:
        2 - │     return len(name)
        1 + │ def rate(name: str, year: int) -> int:
        2 + │     return len(name) + year

      bill.py:5:12 · 98233a05304a
        error: Argument missing for parameter "year"
      ",
      }
    `);
  });

  test("what is unchanged, with its code as git has it", async () => {
    const { id } = findingIn("unchanged", "old.py");
    expect(await run(["explain", id, "--report", file])).toMatchInlineSnapshot(`
      {
        "code": 0,
        "stderr": "",
        "stdout": "unchanged error (reportReturnType): Type "Literal['much']" is not assignable to return type "int"
      └ "Literal['much']" is not assignable to "int"
        id        40e3a80de2bb
        source    pyright · reportReturnType · Ship.load
        verdict   unchanged: base has the same finding on the same code
        placed    the same line is in base
        matched   the same finding on the same code
        why       base line 3 has the same code; the change shifted the code 2 lines down
        schedules pyright 1.1.414, canonical order of files

      base: old.py:3:16
        1 │ class Ship:
        2 │     def load(self) -> int:
        3 │         return "much"
          │                ^^^^^^

      head: old.py:5:16
        3 │ class Ship:
        4 │     def load(self) -> int:
        5 │         return "much"
          │                ^^^^^^
      ",
      }
    `);
  });

  test("what is unchanged, without its code where the repository is another", async () => {
    const { id } = findingIn("unchanged", "old.py");
    const elsewhere = repositoryAt(join(temporaryFolder(), "other"), { "old.py": "1\n" });
    for (const folder of [elsewhere, temporaryFolder()]) {
      const { code, stdout, stderr } = await run(["explain", id, "--report", file, "--repo", folder]);
      expect({
        code,
        stderr,
        isTold: stdout.includes("(The report does not contain this code. To show it, add --repo DIR.)"),
      }).toEqual({
        code: 0,
        stderr: "",
        isTold: true,
      });
      expect(stdout).not.toContain("def load");
    }
  });

  test("what is fixed", async () => {
    const { id } = findingIn("fixed", "good.py");
    expect(await run(["explain", id, "--report", file])).toMatchInlineSnapshot(`
      {
        "code": 0,
        "stderr": "",
        "stdout": "fixed error (reportUndefinedVariable): "nam" is not defined
        id        1f738abc37e5
        source    pyright · reportUndefinedVariable · shown
        verdict   fixed: the finding is gone, and its code still exists
        placed    code edited in place
        matched   nothing
        why       the change edited this code in place (head line 5), and the finding is gone
        schedules pyright 1.1.414; confirmed in canonical and in reverse order of files

      base: good.py:5:12
        4 │ def shown() -> str:
        5 │     return nam
          │            ^^^

      head: good.py:5:12
        4 │ def shown() -> str:
        5 │     return name
          │            ^^^^
      ",
      }
    `);
  });

  test("what is volatile, with the schedules that saw it", async () => {
    const { id } = findingIn("volatile", "m0.py");
    expect(await run(["explain", id, "--report", file])).toMatchInlineSnapshot(`
      {
        "code": 0,
        "stderr": "",
        "stdout": "volatile error (reportOptionalMemberAccess): "nope" is not a known attribute of "None"
        id        c03e892dc99a
        source    pyright · reportOptionalMemberAccess · module level
        verdict   volatile: order-dependent or flaky; the finding fails only with \`volatile: fail\`, and never affects the reward
        placed    the same line is in base
        matched   nothing
        why       whether the server reports this finding depends on the order in which it checks files: base has it in both orders, head has it only in the reverse order
        schedules pyright 1.1.414, canonical and reverse order of files
                  base: seen in canonical and reverse order
                  head: seen in reverse order

      base: m0.py:7:4
        5 │     return None
        6 │ v0 = f0()
        7 │ v0.nope
          │    ^^^^

      head: m0.py:7:4
        5 │     return None
        6 │ v0 = f0()
        7 │ v0.nope
          │    ^^^^
      ",
      }
    `);
  });

  test("a finding by the first digits of its id, from a report beside the current folder", async () => {
    const { id } = findingIn("new", "bill.py");
    const whole = await run(["explain", id, "--report", file]);
    for (const short of [id.slice(0, 19), id.slice(7), id.slice(7, 19)]) {
      expect(await run(["explain", short, "--report", "../report.json"])).toEqual(whole);
    }
  });

  test("a finding in a job's log, where no line of it is a command", async () => {
    const { id } = findingIn("new", "bill.py");
    const plain = await run(["explain", id, "--report", file]);
    const { code, stdout } = await run(["explain", id, "--report", file], {
      env: { GITHUB_ACTIONS: "true" },
    });
    expect({ code, stdout }).toEqual({ code: 0, stdout: `${logLines(plain.stdout.trimEnd())}\n` });
  });
});

describe("explain refuses", () => {
  const two = reportOf({ findings: [findingOf({ id: idOf("abcd1") }), findingOf({ id: idOf("abcd2") })] });

  test("an id that the report does not have, and names the nearest", async () => {
    const written = reportFile(two);
    const wrong = `sha256:${`abcd3`.padEnd(64, "0")}`;
    expect(await run(["explain", wrong, "--report", written])).toMatchInlineSnapshot(`
      {
        "code": 3,
        "stderr": "lanser: the report has no finding sha256:abcd300000000000000000000000000000000000000000000000000000000000
        Did you mean sha256:abcd100000000000000000000000000000000000000000000000000000000000?
      ",
        "stdout": "",
      }
    `);
    expect(await run(["explain", "ffff", "--report", written])).toMatchInlineSnapshot(`
      {
        "code": 3,
        "stderr": "lanser: the report has no finding ffff
        To list the findings, run: lanser gate --format json …
      ",
        "stdout": "",
      }
    `);
    expect(await run(["explain", "abcd", "--report", reportFile(reportOf())])).toMatchInlineSnapshot(`
      {
        "code": 3,
        "stderr": "lanser: the report has no finding abcd
        To list the findings, run: lanser gate --format json …
      ",
        "stdout": "",
      }
    `);
  });

  test("what more than one id begins with", async () => {
    expect(await run(["explain", "abcd", "--report", reportFile(two)])).toMatchInlineSnapshot(`
      {
        "code": 4,
        "stderr": "lanser: 2 findings of the report begin with abcd
        Add more characters of the id.
      ",
        "stdout": "",
      }
    `);
  });

  test("what is too short, not one, or without a report", async () => {
    const written = reportFile(two);
    const calls = [
      ["abc", "--report", written],
      ["sha256:", "--report", written],
      ["", "--report", written],
      ["--report", written],
      ["abcd1", "abcd2", "--report", written],
      ["abcd1"],
    ];
    const codes: string[] = [];
    for (const args of calls) {
      const { code, stdout, stderr } = await run(["explain", ...args]);
      codes.push(`${code} ${stdout}${stderr}`);
    }
    expect(codes.join("")).toMatchInlineSnapshot(`
      "13 lanser: \`abc\` is too short to name a finding
        Use at least 4 characters of the id.
      13 lanser: \`sha256:\` is too short to name a finding
        Use at least 4 characters of the id.
      13 lanser: \`\` is too short to name a finding
        Use at least 4 characters of the id.
      13 lanser: explain needs one finding or code
        lanser explain FINDING-ID --report FILE; all codes: lanser explain --all
      13 lanser: explain needs one finding or code
        lanser explain FINDING-ID --report FILE; all codes: lanser explain --all
      13 lanser: to explain a finding, add --report FILE
        See: lanser explain --help
      "
    `);
  });

  test("what is no report", async () => {
    const folder = temporaryFolder();
    const published = JSON.parse(serializeReport(two)) as Record<string, unknown>;
    const texts = {
      "empty.json": "",
      "text.json": "hello\n",
      "array.json": "[]\n",
      "other.json": '{"schema":"lanser.run.v1"}\n',
      "later.json": JSON.stringify({ ...published, schema: "lanser.report.v2" }),
      "extra.json": JSON.stringify({ ...published, extra: 1 }),
      "twice.json": serializeReport(two).replace("{", '{"verdict":"pass",'),
      "cut.json": serializeReport(two).slice(0, 200),
      "hostile.json": '{"\\u001b[31m\\n::error::x":1}',
    };
    const said: string[] = [];
    for (const [name, text] of Object.entries(texts)) {
      writeFileSync(join(folder, name), text);
      const { code, stdout, stderr } = await run(["explain", "abcd", "--report", name], { cwd: folder });
      said.push(`${name} => ${code}\n${stdout}${stderr}`);
    }
    for (const name of ["missing.json", "."]) {
      const { code, stderr } = await run(["explain", "abcd", "--report", name], { cwd: folder });
      said.push(`${name} => ${code}\n${stderr}`);
    }
    expect(said.join("")).toMatchInlineSnapshot(`
      "empty.json => 13
      lanser: empty.json is not a report of this release: the file is not JSON: the text ends too early (line 1, column 1)
        Write one with: lanser gate --report FILE …
      text.json => 13
      lanser: text.json is not a report of this release: the file is not JSON: a value is missing (line 1, column 1)
        Write one with: lanser gate --report FILE …
      array.json => 13
      lanser: array.json is not a report of this release: the file does not follow schemas/report.v1.json
        Write one with: lanser gate --report FILE …
      other.json => 13
      lanser: other.json is not a report of this release: the file does not follow schemas/report.v1.json
        Write one with: lanser gate --report FILE …
      later.json => 13
      lanser: later.json is not a report of this release: the file does not follow schemas/report.v1.json
        Write one with: lanser gate --report FILE …
      extra.json => 13
      lanser: extra.json is not a report of this release: the file does not follow schemas/report.v1.json
        Write one with: lanser gate --report FILE …
      twice.json => 13
      lanser: twice.json is not a report of this release: the file is not JSON: one object has the key "verdict" twice (line 1, column 2462)
        Write one with: lanser gate --report FILE …
      cut.json => 13
      lanser: cut.json is not a report of this release: the file is not JSON: a string has no end (line 1, column 195)
        Write one with: lanser gate --report FILE …
      hostile.json => 13
      lanser: hostile.json is not a report of this release: the file does not follow schemas/report.v1.json
        Write one with: lanser gate --report FILE …
      missing.json => 13
      lanser: cannot read the report missing.json
        Check the path and its permissions.
      . => 13
      lanser: cannot read the report .
        Check the path and its permissions.
      "
    `);
  });
});

describe("a hostile report", () => {
  const hostile = "\u001b[31mred\u001b]8;;http://e\u0007\r\n::error::x\n##[error]y \u202etxt\u2028z\u009b31m";
  const finding = findingOf({
    id: idOf("abcd1"),
    message: hostile,
    code: hostile,
    source: hostile,
    symbol: hostile,
    why: hostile,
    cause: {
      path: "app/\u001b[2J::error::.py",
      symbol: hostile,
      how: "definition",
      range: findingOf().range,
    },
    path: "app/\u001b]0;x\u0007.py",
  });
  const lines = [hostile, "\tx \u001b[2J"];
  const report = reportOf({
    findings: [finding],
    excerpts: new Map([[finding.id, { base: { line: 6, lines }, head: { line: 6, lines } }]]),
  });
  /** Anything that moves a cursor, changes a colour, hides, or turns text around. */
  const unsafe = /[^\P{Cc}\n]|[\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]/u;

  test("cannot colour, move the cursor, or begin a line of its own", async () => {
    const { code, stdout, stderr } = await run(["explain", "abcd1", "--report", reportFile(report)]);
    expect({ code, stderr, unsafe: unsafe.exec(stdout) }).toEqual({ code: 0, stderr: "", unsafe: null });
    expect(stdout).toMatchInlineSnapshot(`
      "new error (\\u{001B}[31mred\\u{001B}]8;;http://e\\u{0007} ::error::x ##\\u{200B}[error]y \\u{202E}txt\\u{2028}z\\u{009B}31m): \\u{001B}[31mred\\u{001B}]8;;http://e\\u{0007}
      ├ ::error::x
      └ ##\\u{200B}[error]y \\u{202E}txt\\u{2028}z\\u{009B}31m
        id        abcd10000000
        source    pyright · \\u{001B}[31mred\\u{001B}]8;;http://e\\u{0007} ::error::x ##\\u{200B}[error]y \\u{202E}txt\\u{2028}z\\u{009B}31m · \\u{001B}[31mred\\u{001B}]8;;http://e\\u{0007} ::error::x ##\\u{200B}[error]y \\u{202E}txt\\u{2028}z\\u{009B}31m · \\u{001B}[31mred\\u{001B}]8;;http://e\\u{0007} ::error::x ##\\u{200B}[error]y \\u{202E}txt\\u{2028}z\\u{009B}31m
        verdict   new: the change introduced the finding
        placed    the same line is in base
        matched   nothing
        why       \\u{001B}[31mred\\u{001B}]8;;http://e\\u{0007} ::error::x ##\\u{200B}[error]y \\u{202E}txt\\u{2028}z\\u{009B}31m
        cause     \\u{001B}[31mred\\u{001B}]8;;http://e\\u{0007}\\u{000D}\\u{000A}::error::x\\u{000A}##\\u{200B}[error]y \\u{202E}txt\\u{2028}z\\u{009B}31m at app/\\u{001B}[2J::error::.py:7:34
                  The change edited this definition, and the broken code refers to it.
        schedules pyright 1.1.414; confirmed in canonical and in reverse order of files

      base: this side does not have this code

      head: app/\\u{001B}]0;x\\u{0007}.py:7:34
        7 │ \\u{001B}[31mred\\u{001B}]8;;http://e\\u{0007}\\u{000D}\\u{000A}::error::x\\u{000A}##\\u{200B}[error]y \\u{202E}txt\\u{202…
          │                                                                     ^^^^^^^^^^^^^^^^^^^^^^^^^
        8 │     x \\u{001B}[2J
      "
    `);
  });

  test("cannot give the runner a command", async () => {
    const { stdout } = await run(["explain", "abcd1", "--report", reportFile(report)], {
      env: { GITHUB_ACTIONS: "true" },
    });
    expect(runnerCommands(stdout)).toEqual([]);
    expect(runnerLines(stdout).filter((line) => !line.startsWith("│ "))).toEqual([]);
  });

  test("cannot with any text", () => {
    fc.assert(
      fc.property(hostileReport, (any) => {
        for (const one of any.findings) {
          const account = explain(any, one);
          expect(unsafe.exec(account)).toBeNull();
          expect(runnerCommands(logLines(account))).toEqual([]);
        }
        for (const one of any.causes) {
          const account = explainCause(any, one);
          expect(unsafe.exec(account)).toBeNull();
          expect(runnerCommands(logLines(account))).toEqual([]);
        }
      }),
    );
  });

  test("cannot through the version of a server", async () => {
    const servers = report.servers.map((one) => ({ ...one, version: hostile }));
    const { stdout } = await run(["explain", "abcd1", "--report", reportFile({ ...report, servers })]);
    expect(unsafe.exec(stdout)).toBeNull();
  });

  test("cannot through the id that is asked for", async () => {
    const { code, stdout, stderr } = await run([
      "explain",
      `\u001b[31m\n::error::${"x".repeat(9)}`,
      "--report",
      file,
    ]);
    expect({ code, stdout, unsafe: unsafe.exec(stderr), commands: runnerCommands(stderr) }).toEqual({
      code: 3,
      stdout: "",
      unsafe: null,
      commands: [],
    });
  });
});

describe("at a terminal, explain", () => {
  const at = async (columns: number, args: readonly string[], env: Record<string, string> = {}) => {
    const said: string[] = [];
    const stdout = { isTerminal: true, columns, write: (text: string) => void said.push(text) };
    const { code, stderr } = await run(args, { stdout, env: { TERM: "xterm-256color", ...env } });
    expect({ code, stderr }).toEqual({ code: 0, stderr: "" });
    return said.join("");
  };

  test("fits it, and what goes on stands below its own beginning", async () => {
    const { id } = findingIn("volatile", "m0.py");
    const shown = stripVTControlCharacters(await at(60, ["explain", id, "--report", file]));
    const long = shown.split("\n").filter((line) => widthOf(line) > 60);
    expect(long.every((line) => line.startsWith("  id        sha256:"))).toBe(true);
    const why = shown.split("\n").findIndex((line) => line.startsWith("  why       "));
    expect(shown.split("\n")[why + 1]).toMatch(/^ {12}\S/u);
  });

  test("has colours for what is new, and none where nobody wants them", async () => {
    const { id } = findingIn("new", "bill.py");
    const asked = ["explain", id, "--report", file];
    const colored = await at(100, asked);
    expect(colored).toContain("\u001b[31;1mnew\u001b[0m");
    expect(colored).toContain("\u001b[31m           ^^^^^^^^^\u001b[0m");
    const plain = stripVTControlCharacters(colored);
    expect(await at(100, asked, { NO_COLOR: "1" })).toBe(plain);
    expect(await at(100, [...asked, "--color", "never"])).toBe(plain);
  });

  test("wraps the account of a code, too", async () => {
    const shown = stripVTControlCharacters(await at(50, ["explain", "unknown-files"]));
    expect(shown.split("\n").filter((line) => widthOf(line) > 50)).toEqual([]);
    expect(shown).toMatch(/^unknown-files \(reason of a verdict\)\n {2}The server gave no final/u);
  });
});
