/** Commands with a parser: what of their output is believed, and where their findings stand. */
import { expect, test } from "vitest";
import { compilerLog, compilerReadiness } from "../../src/servers/compiler/defaults.ts";
import { eslint } from "../../src/servers/eslint/profile.ts";
import { emptyFacts } from "../../src/servers/protocol/facts.ts";
import { ruff } from "../../src/servers/ruff/profile.ts";
import { toDiagnostics } from "../../src/session/observe/compiler.ts";

const finding = {
  cell: null,
  code: "F821",
  end_location: { column: 9, row: 2 },
  filename: "/tree/a.py",
  fix: null,
  location: { column: 5, row: 2 },
  message: "Undefined name `lost`",
  name: "undefined-name",
  noqa_row: 2,
  severity: "error",
  url: "https://docs.astral.sh/ruff/rules/undefined-name",
};
const checked = "[2026-01-01][00:00:00][ruff::commands::check][DEBUG] Checked 3 files in: 907.405µs\n";

/** As `ruff check` of 0.17.5 ends. */
const ended = (of: Partial<Parameters<typeof ruff.compiler.read>[0]>) => {
  const read = ruff.compiler.read({
    exitCode: 1,
    stdout: "[]",
    stderr: checked,
    timedOut: false,
    cwd: "/tree",
    over: "project",
    ...of,
  });
  return read.kind === "failed"
    ? `${read.code}: ${read.reason}`
    : `${read.files} files, ${read.diagnostics.length} findings${read.complaints.map((one) => `, ${one}`).join("")}`;
};

test("an exit code alone proves nothing", () => {
  const found = JSON.stringify([finding]);
  expect({
    "findings, and 1": ended({ stdout: found }),
    "none, and 0": ended({ exitCode: 0 }),
    "none, and 1": ended({}),
    "findings, and 0": ended({ exitCode: 0, stdout: found }),
    "a list that was cut": ended({ stdout: found.slice(0, -10) }),
    "no list": ended({ stdout: '{"findings":[]}' }),
    "nothing at all": ended({ exitCode: 0, stdout: "" }),
    "a finding without a place": ended({ stdout: JSON.stringify([{ ...finding, location: null }]) }),
    "no word of how many files": ended({ exitCode: 0, stderr: "" }),
    "no word of it over a document": ended({ exitCode: 0, stderr: "", over: "document" }),
    "2, with its causes": ended({
      exitCode: 2,
      stderr:
        "ruff failed\n  Cause: Failed to parse /tree/ruff.toml\n  Cause: TOML parse error at line 1, column 1\n  |\n1 | bogus = 1\n  | ^^^^^\nunknown field `bogus`\n",
    }),
    "2, without a word": ended({ exitCode: 2, stderr: "" }),
    "a panic": ended({ exitCode: 101, stderr: "thread 'main' panicked at a.rs:1\n" }),
    "a signal": ended({ exitCode: null }),
    "too long": ended({ exitCode: null, timedOut: true }),
    "a warning": ended({
      exitCode: 0,
      stderr: `warning: \`B999\` is no rule\n${checked}`,
    }),
  }).toMatchInlineSnapshot(`
    {
      "2, with its causes": "server-configuration: Failed to parse /tree/ruff.toml; TOML parse error at line 1, column 1; unknown field \`bogus\`",
      "2, without a word": "server-configuration: ruff ended with code 2",
      "a finding without a place": "server-not-ready: ruff printed a finding without a file, place or message",
      "a list that was cut": "server-not-ready: ruff did not print a list of findings",
      "a panic": "server-not-ready: thread 'main' panicked at a.rs:1",
      "a signal": "server-not-ready: a signal ended the command",
      "a warning": "3 files, 0 findings, \`B999\` is no rule",
      "findings, and 0": "server-not-ready: ruff ended with code 0, although it printed 1 finding",
      "findings, and 1": "3 files, 1 findings",
      "no list": "server-not-ready: ruff did not print a list of findings",
      "no word of how many files": "server-not-ready: ruff did not print how many files it checked",
      "no word of it over a document": "null files, 0 findings",
      "none, and 0": "3 files, 0 findings",
      "none, and 1": "server-not-ready: ruff ended with code 1, although it printed 0 findings",
      "nothing at all": "server-not-ready: ruff did not print a list of findings",
      "too long": "server-not-ready: the command did not end in time",
    }
  `);
});

test("what the speaker logs is what readiness reads", () => {
  const ready = (...messages: readonly string[]) => {
    const facts = emptyFacts("dropped");
    for (const message of messages) facts.log.push({ level: 3, message });
    return compilerReadiness(facts);
  };
  expect([
    ready(),
    ready("something else"),
    ready(compilerLog({ kind: "finished", files: 3, diagnostics: [], complaints: [] })),
    ready(compilerLog({ kind: "finished", files: null, diagnostics: [], complaints: [] })),
    ready(compilerLog({ kind: "failed", code: "server-configuration", reason: "a: b\nc" })),
  ]).toMatchInlineSnapshot(`
    [
      {
        "reason": "the command is still running",
        "state": "unmet",
      },
      {
        "reason": "the command is still running",
        "state": "unmet",
      },
      {
        "files": 3,
        "reason": "finished: 3 files",
        "state": "met",
      },
      {
        "files": null,
        "reason": "finished: the project",
        "state": "met",
      },
      {
        "code": "server-configuration",
        "reason": "a: b
    c",
        "state": "unmeetable",
      },
    ]
  `);
});

test("places are told in the protocol's units, whatever the command counts", () => {
  const text = 'a = "é😀"; lost\r\nx';
  const at = (
    line: number,
    column: number,
    to: [number, number] | null,
    columns: "utf-16" | "code-points" | "bytes",
  ) => {
    const [one] = toDiagnostics(
      [
        {
          path: "/a",
          start: { line, column },
          end: to === null ? null : { line: to[0], column: to[1] },
          severity: "error",
          code: "C",
          source: "s",
          message: "m",
        },
      ],
      text,
      columns,
    );
    const { start, end } = one?.range ?? expect.fail();
    return `${start.line}:${start.character}-${end.line}:${end.character} ${text.split("\r\n")[start.line]?.slice(start.character, end.character)}`;
  };
  expect([
    at(1, 12, [1, 16], "utf-16"),
    at(1, 11, [1, 15], "code-points"),
    at(1, 15, [1, 19], "bytes"),
    at(1, 11, null, "code-points"),
    // Behind the text, before it, and backwards.
    at(9, 1, [9, 1], "utf-16"),
    at(2, 40, [2, 50], "utf-16"),
    at(0, 0, [1, 1], "utf-16"),
    at(1, 5, [1, 2], "utf-16"),
  ]).toMatchInlineSnapshot(`
    [
      "0:11-0:15 lost",
      "0:11-0:15 lost",
      "0:11-0:15 lost",
      "0:11-0:15 lost",
      "1:1-1:1 ",
      "1:1-1:1 ",
      "0:0-0:0 ",
      "0:4-0:4 ",
    ]
  `);
});

test("the order does not depend on that of the command", () => {
  const one = (line: number, code: string) => ({
    path: "/a",
    start: { line, column: 1 },
    end: null,
    severity: null,
    code,
    source: "s",
    message: "m",
  });
  const orders = [
    [one(2, "B"), one(1, "B"), one(1, "A")],
    [one(1, "A"), one(2, "B"), one(1, "B")],
  ].map((all) =>
    toDiagnostics(all, "x\ny\n", "utf-16").map(({ range, code }) => `${range.start.line} ${code}`),
  );
  expect(orders[0]).toEqual(["0 A", "0 B", "1 B"]);
  expect(orders[1]).toEqual(orders[0]);
});

test.each(["", "\ufeff"])("an edit of ESLint is placed behind a byte order mark: %j", (mark) => {
  const text = `${mark}debugger;\nlet b = 1;\n`;
  const message = {
    ...{
      ruleId: "prefer-const",
      severity: 2,
      message: "use const",
      line: 2,
      column: 5,
      endLine: 2,
      endColumn: 6,
    },
    fix: { range: [10, 13], text: "const" },
  };
  const read = eslint.compiler?.read({
    ...{ exitCode: 1, stderr: "", timedOut: false, cwd: "/tree", over: "project" },
    stdout: JSON.stringify([{ filePath: "/tree/a.js", messages: [message] }]),
  });
  const diagnostics = read?.kind === "finished" ? toDiagnostics(read.diagnostics, text, "utf-16", true) : [];
  expect(diagnostics.map(({ data }) => data)).toEqual([
    {
      title: "fix of prefer-const",
      edits: [
        { range: { start: { line: 1, character: 0 }, end: { line: 1, character: 3 } }, newText: "const" },
      ],
    },
  ]);
});
