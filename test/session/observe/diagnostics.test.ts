/** From one answer of a server to findings: what is odd is counted, what cannot be is unknown, nothing is guessed. */
import { expect, test } from "vitest";
import { pyright } from "../../../src/servers/pyright/profile.ts";
import { readReport } from "../../../src/session/observe/diagnostics.ts";
import { relativeTo } from "../../../src/session/observe/live.ts";

const text = "one\ntwö 😀\r\n\nfour";
const at = (from: readonly [number, number], to: readonly [number, number]) => ({
  start: { line: from[0], character: from[1] },
  end: { line: to[0], character: to[1] },
});
const item = { range: at([0, 0], [0, 3]), severity: 1, source: "Pyright", code: "reportX", message: "no" };

function read(report: unknown): string {
  const result = readReport(report, {
    profile: { ...pyright, limits: { ...pyright.limits, diagnosticsPerFileMax: 3, messageLengthMax: 20 } },
    path: "a.py",
    text,
    root: "/tmp/very/long/root",
    relative: relativeTo([["/tmp/very/long/root", ""]]),
    symbolAt: ({ start }) => `line ${start.line}`,
  });
  if (result.kind === "unknown") return result.reason;
  const shown = result.findings.map(({ source, code, severity, message, range: { start, end }, symbol }) =>
    [
      severity,
      source,
      code,
      JSON.stringify(message),
      `${start.line}:${start.character}-${end.line}:${end.character}`,
      symbol,
    ].join(" "),
  );
  const odd = [
    result.severitiesAssumed > 0 ? `${result.severitiesAssumed} assumed` : "",
    result.cut > 0 ? `${result.cut} cut` : "",
  ];
  return [...shown, ...odd].filter((one) => one !== "").join(" | ") || "nothing";
}

const items = (...all: unknown[]) => ({ kind: "full", items: all });
const table = (rows: Readonly<Record<string, unknown>>) =>
  Object.entries(rows)
    .map(([name, report]) => `${name}: ${read(report)}`)
    .join("\n");

test("a report is full with a list of items, or the file is unknown", () => {
  expect(
    table({
      "an empty one": items(),
      "a whole one": items(item),
      null: null,
      "a text": "full",
      "a list": [item],
      unchanged: { kind: "unchanged", resultId: "1" },
      "without a kind": { items: [item] },
      "without items": { kind: "full" },
      "items that are no list": { kind: "full", items: { 0: item } },
      "inherited items": Object.create({ kind: "full", items: [] }),
      "an item that is none": items(item, null),
      "as many as may be": items(item, item, item),
      "too many": items(item, item, item, item),
    }),
  ).toMatchInlineSnapshot(`
    "an empty one: nothing
    a whole one: error Pyright reportX "no" 0:0-0:3 line 0
    null: malformed
    a text: malformed
    a list: malformed
    unchanged: malformed
    without a kind: malformed
    without items: malformed
    items that are no list: malformed
    inherited items: malformed
    an item that is none: malformed
    as many as may be: error Pyright reportX "no" 0:0-0:3 line 0 | error Pyright reportX "no" 0:0-0:3 line 0 | error Pyright reportX "no" 0:0-0:3 line 0
    too many: too-many-findings"
  `);
});

test("a severity that is missing or unknown is an error, and counted; a hint is no finding", () => {
  expect(
    table({
      error: items({ ...item, severity: 1 }),
      warning: items({ ...item, severity: 2 }),
      information: items({ ...item, severity: 3 }),
      hint: items({ ...item, severity: 4 }),
      missing: items({ ...item, severity: undefined }),
      zero: items({ ...item, severity: 0 }),
      five: items({ ...item, severity: 5 }),
      "a text": items({ ...item, severity: "1" }),
    }),
  ).toMatchInlineSnapshot(`
    "error: error Pyright reportX "no" 0:0-0:3 line 0
    warning: warning Pyright reportX "no" 0:0-0:3 line 0
    information: information Pyright reportX "no" 0:0-0:3 line 0
    hint: nothing
    missing: error Pyright reportX "no" 0:0-0:3 line 0 | 1 assumed
    zero: error Pyright reportX "no" 0:0-0:3 line 0 | 1 assumed
    five: error Pyright reportX "no" 0:0-0:3 line 0 | 1 assumed
    a text: error Pyright reportX "no" 0:0-0:3 line 0 | 1 assumed"
  `);
});

test("source, code and message are texts, numbers where LSP allows them, marked text where it allows that", () => {
  expect(
    table({
      "neither source nor code": items({ ...item, source: undefined, code: undefined }),
      "empty ones": items({ ...item, source: "", code: "" }),
      "a number": items({ ...item, code: 2304 }),
      "an object": items({ ...item, code: { value: "x" }, source: ["y"] }),
      "half a surrogate pair": items({ ...item, code: "\ud800", message: "a\udc00b" }),
      "a marked message": items({ ...item, message: { kind: "markdown", value: "**no**" } }),
      "no message": items({ ...item, message: undefined }),
      "a message that is a number": items({ ...item, message: 1 }),
      "an empty message": items({ ...item, message: "" }),
      "a message that is cut": items({ ...item, message: "x".repeat(21) }),
      "a message that fits without the root": items({
        ...item,
        message: '"/tmp/very/long/root/a.py" is bad',
      }),
      "a message that is cut between the halves of a pair": items({
        ...item,
        message: `${"x".repeat(19)}😀`,
      }),
    }),
  ).toMatchInlineSnapshot(`
    "neither source nor code: error   "no" 0:0-0:3 line 0
    empty ones: error   "no" 0:0-0:3 line 0
    a number: error Pyright 2304 "no" 0:0-0:3 line 0
    an object: error   "no" 0:0-0:3 line 0
    half a surrogate pair: error Pyright � "a�b" 0:0-0:3 line 0
    a marked message: error Pyright reportX "**no**" 0:0-0:3 line 0
    no message: malformed
    a message that is a number: malformed
    an empty message: error Pyright reportX "" 0:0-0:3 line 0
    a message that is cut: error Pyright reportX "xxxxxxxxxxxxxxxxxxxx" 0:0-0:3 line 0 | 1 cut
    a message that fits without the root: error Pyright reportX "\\"a.py\\" is bad" 0:0-0:3 line 0
    a message that is cut between the halves of a pair: error Pyright reportX "xxxxxxxxxxxxxxxxxxx�" 0:0-0:3 line 0 | 1 cut"
  `);
});

test("a range lies in the document, or the file is unknown", () => {
  const range = (value: unknown) => items({ ...item, range: value });
  expect(
    table({
      "a whole line": range(at([0, 0], [0, 3])),
      "to the next line": range(at([0, 0], [1, 0])),
      "nothing wide": range(at([2, 0], [2, 0])),
      "the last place": range(at([3, 4], [3, 4])),
      "behind a pair": range(at([1, 6], [1, 6])),
      "within a pair": range(at([1, 5], [1, 6])),
      "behind the line": range(at([0, 0], [0, 4])),
      "behind the last line": range(at([0, 0], [4, 0])),
      backwards: range(at([0, 3], [0, 0])),
      negative: range(at([0, -1], [0, 1])),
      "a fraction": range(at([0, 0.5], [0, 1])),
      "not a number": range({ start: { line: "0", character: 0 }, end: { line: 0, character: 1 } }),
      "no end": range({ start: { line: 0, character: 0 } }),
      none: range(undefined),
    }),
  ).toMatchInlineSnapshot(`
    "a whole line: error Pyright reportX "no" 0:0-0:3 line 0
    to the next line: error Pyright reportX "no" 0:0-1:0 line 0
    nothing wide: error Pyright reportX "no" 2:0-2:0 line 2
    the last place: error Pyright reportX "no" 3:4-3:4 line 3
    behind a pair: error Pyright reportX "no" 1:6-1:6 line 1
    within a pair: error Pyright reportX "no" 1:5-1:6 line 1
    behind the line: bad-range
    behind the last line: bad-range
    backwards: bad-range
    negative: bad-range
    a fraction: bad-range
    not a number: bad-range
    no end: bad-range
    none: bad-range"
  `);
});
