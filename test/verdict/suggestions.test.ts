/** Which edits become lines that a reviewer can take, as values. */
import { describe, expect, test } from "vitest";
import type { Fix, TextEdit } from "../../src/model/fixes.ts";
import { reportFromV1 } from "../../src/model/report-from-v1.ts";
import type { Suggestion } from "../../src/model/suggestion.ts";
import { validateReportV1 } from "../../src/schemas/generated/report.v1.ts";
import { conclude } from "../../src/verdict/conclude.ts";
import { measure } from "../../src/verdict/measure.ts";
import { serializeReport } from "../../src/verdict/report-bytes.ts";
import type { Sessions } from "../../src/verdict/sessions.ts";
import { dropRivals, hasItsSuggestions, suggestionIn } from "../../src/verdict/suggestions.ts";
import { findingOf, reportOf } from "../report/support.ts";
import { observationOf, play, recordOf, rootOf, type Texts } from "./support.ts";

const edit = (from: readonly [number, number], to: readonly [number, number], text: string): TextEdit => ({
  range: { start: { line: from[0], character: from[1] }, end: { line: to[0], character: to[1] } },
  text,
});

const fix = (...edits: readonly TextEdit[]): Fix => ({ title: "mend", edits });

function check(text: string, ...edits: readonly TextEdit[]): string {
  const found = suggestionIn(text, "ruff", fix(...edits));
  if (found === undefined) return "none";
  const { line, before, after } = found;
  return [`${line + 1}`, ...before.map((one) => `-${one}`), ...after.map((one) => `+${one}`)].join("|");
}

describe("an edit is whole lines", () => {
  test.each<readonly [string, string, readonly TextEdit[], string]>([
    ["within one", "a\nbad\nc\n", [edit([1, 0], [1, 3], "good")], "2|-bad|+good"],
    [
      "several, with what is between",
      "a\nb\nc\nd\n",
      [edit([0, 0], [0, 1], "x"), edit([2, 0], [2, 1], "y")],
      "1|-a|-b|-c|+x|+b|+y",
    ],
    [
      "in whichever order they come",
      "ab\n",
      [edit([0, 1], [0, 2], "y"), edit([0, 0], [0, 1], "x")],
      "1|-ab|+xy",
    ],
    [
      "an insertion that comes behind what is replaced at its place",
      "hello world\n",
      [edit([0, 0], [0, 5], "X"), edit([0, 0], [0, 0], "Y")],
      "1|-hello world|+YX world",
    ],
    ["that go", "a\nb\nc\n", [edit([1, 0], [2, 0], "")], "2|-b"],
    ["the last one, that goes", "a\nb\n", [edit([1, 0], [2, 0], "")], "2|-b"],
    [
      "put in at the top, with the line below",
      "a\n",
      [edit([0, 0], [0, 0], "import x\n")],
      "1|-a|+import x|+a",
    ],
    ["put in between, with the line above", "a\nb\n", [edit([1, 0], [1, 0], "new\n")], "1|-a|+a|+new"],
    ["put in at the end", "a\n", [edit([1, 0], [1, 0], "b\n")], "1|-a|+a|+b"],
    ["joined", "a\nb\n", [edit([0, 1], [1, 0], "")], "1|-a|-b|+ab"],
    [
      "two at one place, in their order",
      "a\n",
      [edit([0, 0], [0, 0], "x"), edit([0, 0], [0, 0], "y")],
      "1|-a|+xya",
    ],
  ])("%s", (_what, text, edits, wanted) => {
    expect(check(text, ...edits)).toBe(wanted);
  });

  test.each<readonly [string, string, readonly TextEdit[]]>([
    ["changes nothing", "a\n", [edit([0, 0], [0, 1], "a")]],
    ["takes the end of the last line away", "a\n", [edit([0, 1], [1, 0], "")]],
    ["gives the last line an end", "a", [edit([0, 1], [0, 1], "\n")]],
    ["is longer than a reviewer reads", "a\n", [edit([0, 0], [0, 1], "x\n".repeat(41))]],
    ["hides what it does", "a\n", [edit([0, 0], [0, 1], "a\u202e)")]],
    ["has a character without a shape", "a\n", [edit([0, 0], [0, 1], "a\u200bb")]],
    ["has a control character", "a\n", [edit([0, 0], [0, 1], "a\u001b[2Jb")]],
    ["writes a name with letters of another alphabet", "a\n", [edit([0, 0], [0, 1], "p\u0430ypal")]],
    ["only silences a checker", "a = 1\n", [edit([0, 5], [0, 5], "  # type: ignore")]],
    ["only silences a linter", "a = 1\n", [edit([0, 5], [0, 5], "  # noqa: F401")]],
    ["only silences the next line", "a()\n", [edit([0, 0], [0, 0], "// eslint-disable-next-line no-x\n")]],
    ["only takes the type away", "const a = b;\n", [edit([0, 11], [0, 11], " as any")]],
  ])("and none where it %s", (_what, text, edits) => {
    expect(check(text, ...edits)).toBe("none");
  });

  test("keeps a tab, and a line that was strange before", () => {
    expect(check("a\u200b\nb\n", edit([1, 0], [1, 1], "\tb"))).toBe("2|-b|+\tb");
  });
});

describe("a suggestion is shown", () => {
  const base: Texts = { "a.py": `${"same\n".repeat(20)}` };
  const head: Texts = {
    "a.py": `${"same\n".repeat(10)}bad # BAD\n${"same\n".repeat(10)}`,
    "n.py": "bad # NEW\n",
  };

  /** Each finding is mended by the edit of `edits`, by its file. */
  async function suggested(
    edits: Readonly<Record<string, TextEdit>>,
    of: { readonly base: Texts; readonly head: Texts } = { base, head },
    instead?: NonNullable<Sessions["fixes"]>,
  ): Promise<readonly string[]> {
    const { sessions } = play(of.base, of.head);
    const asked: string[] = [];
    const fixes: NonNullable<typeof sessions.fixes> = (findings) => {
      asked.push(...findings.map(({ path, code }) => `asked ${path} ${code}`));
      const offered = findings.flatMap((finding) => {
        const own = edits[finding.path];
        return own === undefined ? [] : [{ finding, fixes: [fix(own)] }];
      });
      const paths = [...new Set(findings.map(({ path }) => path))];
      return Promise.resolve({
        ...observationOf(of.head, paths, "first"),
        fixes: { asked: findings, offered },
      });
    };
    const record = recordOf(of.base, of.head);
    const run = await measure(record, rootOf({ ...sessions, fixes: instead ?? fixes }));
    const report = conclude(record, [run]);
    return [
      ...asked,
      ...report.findings.flatMap(({ path, suggestion }) =>
        suggestion === undefined ? [] : [`${path}:${suggestion.line + 1} ${suggestion.after.join("|")}`],
      ),
      ...report.limits.map(({ code, message, count }) => `${code}: ${message} (${count})`),
    ];
  }

  test("as far as the server was well, and what else there is stands in the limits", async () => {
    const none = observationOf(head, [], "first");
    const crashed = { code: "server-crashed", message: "the server ended with code 3" } as const;
    expect([
      await suggested({}, { base, head }, () => Promise.resolve({ ...none, failure: crashed })),
      await suggested({}, { base, head }, () =>
        Promise.resolve({ ...none, fixes: { asked: [], offered: [], isCut: true } }),
      ),
    ]).toEqual([
      ["fixes-failed: some suggestions are missing: the server ended with code 3 (1)"],
      ["fixes-failed: some suggestions are missing: the server did not answer in time (1)"],
    ]);
  });

  test("where the diff shows its lines, in an edited file and in a new one", async () => {
    expect(
      await suggested({ "a.py": edit([10, 0], [10, 3], "good"), "n.py": edit([0, 0], [0, 3], "good") }),
    ).toEqual(["asked a.py BAD", "asked n.py NEW", "a.py:11 good # BAD", "n.py:1 good # NEW"]);
  });

  test("on the three lines around a change, and not on the fourth", async () => {
    expect(await suggested({ "a.py": edit([13, 0], [13, 4], "other") })).toContain("a.py:14 other");
    expect(await suggested({ "a.py": edit([14, 0], [14, 4], "other") })).toEqual([
      "asked a.py BAD",
      "asked n.py NEW",
    ]);
  });

  test("for nothing that is old, or that the change broke elsewhere", async () => {
    const old = { "old.py": "bad # OLD\n" };
    const of = {
      base: { ...base, ...old, "far.py": "far\n" },
      head: { ...head, ...old, "far.py": "far\n" },
    };
    expect(await suggested({ "old.py": edit([0, 0], [0, 3], "good") }, of)).toEqual([
      "asked a.py BAD",
      "asked n.py NEW",
    ]);
  });

  test("in no file whose lines end with a carriage return", async () => {
    const of = { base: {}, head: { "n.py": "x\r\nbad # NEW\n" } };
    expect(await suggested({ "n.py": edit([1, 0], [1, 3], "good") }, of)).toEqual([]);
  });

  test("for no more than sixty findings of a server, and the rest is counted", async () => {
    const texts = { "n.py": Array.from({ length: 70 }, (_, at) => `x${at} # BAD${at}\n`).join("") };
    const told = await suggested({}, { base: {}, head: texts });
    expect(told.slice(60)).toEqual([
      "fixes-cut: Lanser requested fixes only for the first new findings (10)",
    ]);
  });
});

const suggestion: Suggestion = { server: "ruff", title: "mend", line: 6, before: ["bad"], after: ["good"] };

describe("what two servers would write into the same lines", () => {
  const mine = findingOf({ suggestion });
  const theirs = (more: Partial<Suggestion>) =>
    findingOf({ server: "eslint", code: "x", suggestion: { ...suggestion, server: "eslint", ...more } });
  const kept = (other: ReturnType<typeof findingOf>) =>
    dropRivals([mine, other]).map((one) => one.suggestion?.server ?? "none");

  test("is nobody's suggestion, unless it is the same, or in other lines, or in another file", () => {
    expect(kept(theirs({ after: ["better"] }))).toEqual(["none", "none"]);
    expect(kept(theirs({ line: 5, before: ["x", "bad"], after: ["y"] }))).toEqual(["none", "none"]);
    expect(kept(theirs({}))).toEqual(["ruff", "eslint"]);
    expect(kept(theirs({ line: 7, after: ["better"] }))).toEqual(["ruff", "eslint"]);
    // One server knows itself that both are its own.
    expect(kept({ ...theirs({ after: ["better"], server: "ruff" }) })).toEqual(["ruff", "ruff"]);
    expect(kept({ ...theirs({ after: ["better"] }), path: "b.py" })).toEqual(["ruff", "eslint"]);
  });
});

describe("a report from elsewhere", () => {
  const own = { ...suggestion, server: "pyright" };
  const report = (more: Partial<Suggestion>, state: "new" | "unchanged" = "new") =>
    reportOf({ findings: [findingOf({ state, suggestion: { ...own, ...more } })] });

  test("is believed of what a server that it ran offers for what is new, and of nothing else", () => {
    expect([
      hasItsSuggestions(report({})),
      hasItsSuggestions(report({ server: "other" })),
      hasItsSuggestions(report({ after: ["a\u202eb"] })),
      hasItsSuggestions(report({ after: ["x # type: ignore"] })),
      hasItsSuggestions(report({}, "unchanged")),
    ]).toEqual([true, false, false, false, false]);
  });

  test("has it again when it is read, byte for byte", () => {
    const bytes = serializeReport(report({}));
    const read = reportFromV1(bytes, validateReportV1);
    expect(read.kind === "report" ? serializeReport(read.report) : read).toBe(bytes);
    expect(JSON.parse(bytes).findings[0].suggestion).toEqual({ ...own, line: 7 });
  });
});
