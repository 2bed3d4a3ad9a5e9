/** What a person reads at a terminal. */

import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { isColored } from "../../src/cli/report-text.ts";
import { limit } from "../../src/model/codes.ts";
import { cut } from "../../src/model/text.ts";
import { terminalLines, terminalName, terminalText } from "../../src/report/escape.ts";
import { plain } from "../../src/report/plain.ts";
import {
  bumpOf,
  differentTrace,
  findingOf,
  hostile,
  hostileReport,
  look,
  type Parts,
  range,
  replayOf,
  reportOf,
  traceOf,
} from "./support.ts";

const reproduce = "lanser gate --base-exact 1111 --head 3333 --server pyright";

function shown(parts: Parts, change: Partial<Parameters<typeof plain>[1]> = {}): string {
  return `\n${plain(reportOf(parts), { ...look, reproduce, ...change })}`;
}

const unchanged = findingOf({
  state: "unchanged",
  code: "reportAssignmentType",
  message:
    'Type "None" is not assignable to declared type "list[int]"\n  "None" is not assignable to "list[int]"',
  range: range(4, 24, 4, 28),
  symbol: null,
  matchedBy: "image",
  why: "base line 4 has the same code",
  base: { path: "app/billing.py", range: range(4, 24, 4, 28) },
});
const fixed = findingOf({
  state: "fixed",
  severity: "warning",
  code: null,
  message: "Import cycles not allowed",
  path: "app/rates.py",
  range: range(1, 1, 1, 12),
  symbol: null,
  why: "this code is unchanged (head line 1), and the finding is gone",
});

describe("the whole terminal", () => {
  test("of a finding that another version of a package broke", () => {
    const cause = {
      path: "requirements.txt",
      range: range(2, 1, 3, 1),
      symbol: null,
      how: "dependency",
      dependency: { name: "click", from: "8.0.4", to: null },
    } as const;
    const text = shown({ findings: [findingOf({ cause, why: "no other" })] });
    expect(text).toContain(
      "  `click 8.0.4 → none`, requirements.txt:2 (another version) causes 1 finding in 1 file",
    );
  });

  test("of a run that passes", () => {
    expect(shown({ findings: [unchanged, fixed] })).toMatchInlineSnapshot(`
      "
      PASS: nothing new in 80 files, 1 fixed
        reproduce: lanser gate --base-exact 1111 --head 3333 --server pyright

      Fixed (1)
        app/rates.py:1:1 · a56145270ce6
          warning: Import cycles not allowed
          this code is unchanged (head line 1), and the finding is gone

      1 fixed · 1 unchanged
      pyright 1.1.414 (Python 3.12.3) checked all 79 files of base and all 80 of head
      compared 111111111111 with 333333333333; class baseline_error (old errors, no new errors); policy from base, fail-on error
      "
    `);
  });

  test("of a run that fails", () => {
    const hint = findingOf({
      severity: "hint",
      message: "Unreachable",
      range: range(50, 1, 52, 4),
      symbol: null,
    });
    expect(shown({ findings: [unchanged, findingOf(), hint, fixed] }, { all: true })).toMatchInlineSnapshot(`
      "
      FAIL: 1 new error and 1 new hint
        what to do: Fix the new findings. To accept this finding, write \`Lanser-Allow: a56145270ce6 REASON\` below the subject of a commit. Base's \`.lanser/config.yml\` must allow this (\`policy: { waivers: [trailer] }\`).
        reproduce: lanser gate --base-exact 1111 --head 3333 --server pyright

      New (2)
        app/billing.py:7:34 in Invoice.total · a56145270ce6
          error: Argument missing for parameter "year" (reportCallIssue)
          this line is the same as base line 7, so an edit elsewhere in the change broke it

        app/billing.py:50:1 · a56145270ce6
          hint: Unreachable (reportCallIssue)
          this line is the same as base line 7, so an edit elsewhere in the change broke it

      Fixed (1)
        app/rates.py:1:1 · a56145270ce6
          warning: Import cycles not allowed
          this code is unchanged (head line 1), and the finding is gone

      Unchanged (1)
        app/billing.py:4:24 · a56145270ce6
          error: Type "None" is not assignable to declared type "list[int]" (reportAssignmentType)
          └ "None" is not assignable to "list[int]"
          base line 4 has the same code

      2 new · 1 fixed · 1 unchanged
      pyright 1.1.414 (Python 3.12.3) checked all 79 files of base and all 80 of head
      compared 111111111111 with 333333333333; class new_errors (there are new errors); policy from base, fail-on error
      "
    `);
  });

  test("of a run that is inconclusive", () => {
    const { state: _, id: __, matchedBy: ___, why: ____, base: _____, ...unmatched } = findingOf();
    expect(
      shown({
        failures: [
          {
            code: "install-failed",
            message: "pyright 1.1.414 could not be installed",
            hint: "Put npm on PATH.",
          },
        ],
        unmatched: [{ ...unmatched, side: "base" }],
        unknown: [{ server: "pyright", side: "head", path: "app/huge.py", reason: "timeout" }],
        limits: [
          { code: "not-written-symlink", message: "data: a symbolic link is not followed", count: 1 },
          {
            code: "severity-assumed",
            message: "diagnostics came without a severity and count as errors",
            count: 3,
          },
        ],
        base: { commit: null, tree: null },
        head: { commit: null, tree: "4".repeat(40) },
        policy: { unknown: "warn", change: "head changes .lanser/config.yml; Lanser used base's" },
      }),
    ).toMatchInlineSnapshot(`
      "
      INCONCLUSIVE: pyright 1.1.414 could not be installed
        what to do: Put npm on PATH.
        also: 1 file without a result: app/huge.py (head: timeout)
          what to do: The server did not answer for this file in time. Run the check again, or raise the server’s \`limits.file-ms\` in \`.lanser/config.yml\`. If this happens again, exclude the file with \`ignore\`, or write \`unknown: warn\` below \`policy\` in \`.lanser/config.yml\` of the base branch. With \`unknown: warn\`, the job ends with exit code 0, but the verdict stays inconclusive.
        reproduce: lanser gate --base-exact 1111 --head 3333 --server pyright

      Not checked (1)
        Lanser does not know the findings of these files.
        app/huge.py (head): timeout

        Findings in files without a result on the other side (1)
        Lanser does not know whether a finding of base is fixed, or whether a finding of head is new.
        app/billing.py:7:34 of base, error: Argument missing for parameter "year"

      Policy changes (1)
        This change edits the rules of its own check. Lanser used base's rules and only shows head's rules here.
        configuration: head changes .lanser/config.yml; Lanser used base's

      Notes (2)
        data: a symbolic link is not followed
          No action is needed if the server's own command ignores the link, too.
        3 diagnostics have no severity and count as errors
          Report it to the server's maintainers. This run needs no action.

      no findings
      pyright 1.1.414 (Python 3.12.3) checked all 79 files of base and 79 of 80 of head
      compared no base with the working tree; class lsp_unavailable (some results are missing); policy from base, fail-on error
      "
    `);
  });

  test("of a run that fails by more than can be listed is a few hundred lines", () => {
    const findings = Array.from({ length: 5_000 }, (_, index) =>
      findingOf({ range: range(index + 1, 1, index + 1, 2) }),
    );
    const many = { server: "pyright", side: "head", reason: "timeout" } as const;
    const unknown = Array.from({ length: 5_000 }, (_, index) => ({ ...many, path: `${index}.py` }));
    const limits = Array.from({ length: 5_000 }, (_, index) => limit("message-cut", `${index}`));
    const lines = shown({ findings, unknown, limits }).split("\n");
    expect(lines.length).toBeLessThan(650);
    expect(lines.filter((line) => line.includes("more "))).toMatchInlineSnapshot(`
      [
        "  … 4990 more are in the JSON report",
        "  … 4990 more are in the JSON report",
      ]
    `);
  });

  test("has the thresholds of single servers beside that of the run", () => {
    const policy = { servers: { ruff: { failOn: "warning" }, ty: { role: "second-opinion" } } } as const;
    expect(shown({ findings: [], policy })).toContain("fail-on error (ruff warning)\n");
  });

  test("leaves out what is below the severity that is asked for, and still counts it", () => {
    const hint = findingOf({ severity: "hint", message: "Unreachable" });
    expect(shown({ findings: [hint], failOn: "hint" }, { show: "error" })).toMatchInlineSnapshot(`
      "
      FAIL: 1 new hint
        what to do: Fix the new findings. To accept this finding, write \`Lanser-Allow: a56145270ce6 REASON\` below the subject of a commit. Base's \`.lanser/config.yml\` must allow this (\`policy: { waivers: [trailer] }\`).
        reproduce: lanser gate --base-exact 1111 --head 3333 --server pyright

      1 new
      pyright 1.1.414 (Python 3.12.3) checked all 79 files of base and all 80 of head
      compared 111111111111 with 333333333333; class clean (no errors and no warnings remain); policy from base, fail-on hint
      "
    `);
  });
});

describe("a committed trace", () => {
  const section = (parts: Parts, title = "Traces") =>
    shown(parts)
      .split("\n\n")
      .find((one) => one.startsWith(title))
      ?.split("\n") ?? [];

  test("that is different takes ten lines, also for a person who sees one for the first time", () => {
    const lines = section({ replay: replayOf([traceOf({ path: "other.jsonl" }), differentTrace()]) });
    expect(lines).toHaveLength(10);
    expect(`\n${lines.join("\n")}\n`).toMatchInlineSnapshot(`
      "
      Traces (1)
        Lanser replayed 2 committed traces without a server: 1 the same, 1 different. A trace is a recorded server session. Its replay must give the recorded result.
        .lanser/traces/shop.trace.jsonl (pyright 1.1.414) is different, which fails this run (policy replay-mismatch: fail)
          What: The recorded answers of the server lead to another report than they did.
          Where: entry 42 of the trace, at /result/findings/0/message
          Recorded: "Argument missing for parameter \\"year\\""
          Now: "Arguments missing for parameters \\"year\\""
          Kind: another text (drift class D2)
          Try first: Run lanser trace diff shop to see all that differs.
          Try next: If the new result is right, run lanser trace refresh shop and commit the trace.
      "
    `);
  });

  test("takes no more lines with more advice, and fewer with less to tell", () => {
    const of = (change: Parameters<typeof differentTrace>[0]) =>
      section({ replay: replayOf([differentTrace(change)]) });
    expect(of({ advice: ["Do this.", "Do that.", "Do nothing."] })).toHaveLength(10);
    expect(of({ advice: ["Do this.", "Do that.", "Do nothing."] }).at(-1)).toBe(
      "    Try next: Do that. · Do nothing.",
    );
    expect(of({ at: null, wanted: null, got: null, class: null, advice: [] })).toHaveLength(4);
  });

  test("of every state says what it makes of the run, by base's policy; the gravest comes first", () => {
    const states = ["stale", "inconclusive", "equal", "unreadable", "different"] as const;
    const traces = states.map((state) => traceOf({ path: `${state}.jsonl`, state, message: "M." }));
    const of = (replayMismatch: "fail" | "warn") =>
      section({ replay: replayOf(traces, "live"), policy: { replayMismatch } });
    expect([of("fail"), of("warn").filter((line) => line.includes(".jsonl"))]).toMatchInlineSnapshot(`
      [
        [
          "Traces (4)",
          "  Lanser replayed 5 committed traces against the pinned server: 1 the same, 1 out of date, 1 not comparable, 1 unreadable, 1 different. A trace is a recorded server session. Its replay must give the recorded result.",
          "  different.jsonl (pyright 1.1.414) is different, which fails this run (policy replay-mismatch: fail)",
          "    What: M.",
          "  unreadable.jsonl (pyright 1.1.414) is unreadable, which fails this run (policy replay-mismatch: fail)",
          "    What: M.",
          "  inconclusive.jsonl (pyright 1.1.414) is not comparable, which leaves this run inconclusive",
          "    What: M.",
          "  stale.jsonl (pyright 1.1.414) is out of date, which only warns",
          "    What: M.",
        ],
        [
          "  different.jsonl (pyright 1.1.414) is different, which only warns",
          "  unreadable.jsonl (pyright 1.1.414) is unreadable, which only warns",
          "  inconclusive.jsonl (pyright 1.1.414) is not comparable, which only warns",
          "  stale.jsonl (pyright 1.1.414) is out of date, which only warns",
        ],
      ]
    `);
  });

  test("that is as recorded is counted in one line", () => {
    const lines = (...replays: readonly Parameters<typeof replayOf>[]) =>
      replays.map(([traces, mode]) =>
        shown({ replay: replayOf(traces, mode) })
          .split("\n")
          .filter((line) => line.includes("trace")),
      );
    expect(lines([[traceOf()]], [[traceOf(), traceOf(), traceOf()]], [[traceOf()], "live"])).toEqual([
      ["replayed 1 committed trace without a server: the same results"],
      ["replayed 3 committed traces without a server: the same results"],
      ["replayed 1 committed trace against the pinned server: the same answers"],
    ]);
    const nearly = replayOf([traceOf({ class: "D2" }), traceOf({ class: "D0" }), traceOf()], "live");
    expect(shown({ replay: nearly })).toContain(
      ": the same answers; 1 differs only in ways that do not affect the verdict\n",
    );
    expect(shown({})).not.toContain("trace");
  });

  test("of values that are long the same shows where they begin to differ", () => {
    const same = "x".repeat(1_000);
    const lines = section({
      replay: replayOf([differentTrace({ wanted: `${same}1${same}`, got: `${same}2` })]),
    });
    expect(lines.slice(5, 7)).toEqual([
      `    Recorded: …${"x".repeat(60)}1${"x".repeat(238)}…`,
      `    Now: …${"x".repeat(60)}2`,
    ]);
    const missing = section({ replay: replayOf([differentTrace({ got: null, wanted: "{}" })]) });
    expect(missing.slice(5, 7)).toEqual(["    Recorded: {}", "    Now: nothing"]);
  });

  test("more than ten are counted", () => {
    const traces = Array.from({ length: 25 }, (_, index) => differentTrace({ path: `${index}.jsonl` }));
    expect(section({ replay: replayOf(traces) }).at(-1)).toBe("  … 15 more are in the JSON report");
  });

  test("of an update of a server tells what it alone changes, the most first", () => {
    const rules = Array.from({ length: 12 }, (_, index) => ({
      code: `rule${index}`,
      added: index,
      removed: 0,
      changed: 0,
    }));
    const bumps = [
      bumpOf(),
      bumpOf({ to: "1.1.416", total: { added: 66, removed: 0, changed: 0 }, rules, files: [] }),
      bumpOf({
        server: "typescript",
        from: "7.0.1",
        to: "7.0.2",
        total: { added: 0, removed: 0, changed: 0 },
        rules: [],
        files: [],
      }),
      bumpOf({
        server: "ty",
        from: "1",
        to: "2",
        problem: "it could not be installed",
        rules: [],
        files: [],
      }),
    ];
    expect(`\n${section({ bumps }, "Server updates").join("\n")}\n`).toMatchInlineSnapshot(`
      "
      Server updates (4)
        Effects of the new version alone. The change pins another version of a server. Both versions checked the code of base. The differences come from the version alone, so they are neither new nor fixed.
        pyright 1.1.414 → 1.1.415: 3 more, 1 fewer and 2 changed findings in the code of base
             more   fewer changed  rule
                0       1       2  reportAttributeAccessIssue
                3       0       0  reportCallIssue
             more   fewer changed  file
                3       0       2  app/billing.py
                0       1       0  app/rates.py
        pyright 1.1.414 → 1.1.416: 66 more findings in the code of base
             more   fewer changed  rule
               11       0       0  rule11
               10       0       0  rule10
                9       0       0  rule9
                8       0       0  rule8
                7       0       0  rule7
                6       0       0  rule6
                5       0       0  rule5
                4       0       0  rule4
                3       0       0  rule3
                2       0       0  rule2
          … 2 more are in the JSON report
        ty 1 → 2: the comparison failed: it could not be installed
        typescript 7.0.1 → 7.0.2: the same findings
      "
    `);
  });
});

describe("colour", () => {
  test("is only for the eye: without its sequences the text is the same", () => {
    fc.assert(
      fc.property(hostileReport, (report) => {
        const options = { ...look, reproduce, all: true } as const;
        const colored = plain(report, { ...options, color: true });
        // biome-ignore lint/suspicious/noControlCharactersInRegex: these are the sequences.
        expect(colored.replaceAll(/\u001b\[[\d;]+m/g, "")).toBe(plain(report, { ...options, color: false }));
      }),
    );
  });

  test("needs a terminal or FORCE_COLOR, and no NO_COLOR", () => {
    const of = (isTerminal: boolean, env: Record<string, string>) =>
      isColored({ stdout: { isTerminal, write: () => undefined }, env }, "auto");
    expect({
      "a terminal": of(true, {}),
      "a pipe": of(false, {}),
      "a terminal, NO_COLOR=1": of(true, { NO_COLOR: "1" }),
      "a terminal, NO_COLOR=0": of(true, { NO_COLOR: "0" }),
      "a terminal, NO_COLOR empty": of(true, { NO_COLOR: "" }),
      "a pipe, FORCE_COLOR=1": of(false, { FORCE_COLOR: "1" }),
      "a pipe, FORCE_COLOR=0": of(false, { FORCE_COLOR: "0" }),
      "a pipe, FORCE_COLOR=1, NO_COLOR=1": of(false, { FORCE_COLOR: "1", NO_COLOR: "1" }),
    }).toMatchInlineSnapshot(`
      {
        "a pipe": false,
        "a pipe, FORCE_COLOR=0": false,
        "a pipe, FORCE_COLOR=1": true,
        "a pipe, FORCE_COLOR=1, NO_COLOR=1": false,
        "a terminal": true,
        "a terminal, NO_COLOR empty": true,
        "a terminal, NO_COLOR=0": false,
        "a terminal, NO_COLOR=1": false,
      }
    `);
  });
});

describe("text from outside", () => {
  const unsafe = /(?!\n)\p{Cc}|[\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]/u;

  test("brings no control character and none without a shape to a terminal", () => {
    fc.assert(
      fc.property(hostileReport, hostile, (report, command) => {
        const text = plain(report, { ...look, reproduce: command, all: true });
        expect(text).not.toMatch(unsafe);
      }),
    );
  });

  test("has as many lines as it had, each behind the prefix", () => {
    fc.assert(
      fc.property(hostile, (text) => {
        const lines = terminalLines(text, "│ ").split("\n");
        expect(lines).toHaveLength(text.split(/\r\n|[\r\n\u0085\u2028\u2029]/).length);
        expect(lines.filter((line) => !line.startsWith("│ ") || unsafe.test(line))).toEqual([]);
      }),
    );
  });

  test("is one line of at most 1,000 characters, and whole characters", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), fc.nat(2_000), (text, times) => {
        const line = terminalText(text.toWellFormed().repeat(times));
        expect(line).not.toMatch(/[\r\n]/);
        expect(line.length).toBeLessThanOrEqual(1_001);
        expect(line.isWellFormed()).toBe(true);
      }),
      { numRuns: 50 },
    );
  });

  test("is shown as what it is", () => {
    const shownAs = (text: string) => [terminalText(text), terminalName(text)];
    expect({
      "line feed": shownAs("a\nb"),
      "both line ends": shownAs("a\r\nb"),
      "carriage return": shownAs("a\rb"),
      "next line": shownAs("a\u0085b"),
      "line separator": shownAs("a\u2028b"),
      nul: shownAs("a\0b"),
      escape: shownAs("\u001b[31m"),
      "c1 introducer": shownAs("\u009b31m"),
      override: shownAs("a\u202eb"),
      isolate: shownAs("a\u2066b\u2069"),
      "arabic letter mark": shownAs("a\u061cb"),
      "zero width": shownAs("\u200b\u200c\u200d\u2060\ufeff"),
      "soft hyphen": shownAs("a\u00adb"),
      tag: shownAs("a\u{e0041}b"),
      "variation selector": shownAs("a\ufe0fb"),
      "hangul filler": shownAs("a\u3164b"),
      emoji: shownAs("😀"),
      "not Latin": shownAs("Ελλάδα 日本 עברית"),
      "an escape of its own": shownAs("\\u{202E}"),
    }).toMatchInlineSnapshot(`
      {
        "an escape of its own": [
          "\\u{202E}",
          "\\u{202E}",
        ],
        "arabic letter mark": [
          "a\\u{061C}b",
          "a\\u{061C}b",
        ],
        "both line ends": [
          "a b",
          "a\\u{000D}\\u{000A}b",
        ],
        "c1 introducer": [
          "\\u{009B}31m",
          "\\u{009B}31m",
        ],
        "carriage return": [
          "a\\u{000D}b",
          "a\\u{000D}b",
        ],
        "emoji": [
          "😀",
          "😀",
        ],
        "escape": [
          "\\u{001B}[31m",
          "\\u{001B}[31m",
        ],
        "hangul filler": [
          "a\\u{3164}b",
          "a\\u{3164}b",
        ],
        "isolate": [
          "a\\u{2066}b\\u{2069}",
          "a\\u{2066}b\\u{2069}",
        ],
        "line feed": [
          "a b",
          "a\\u{000A}b",
        ],
        "line separator": [
          "a\\u{2028}b",
          "a\\u{2028}b",
        ],
        "next line": [
          "a\\u{0085}b",
          "a\\u{0085}b",
        ],
        "not Latin": [
          "Ελλάδα 日本 עברית",
          "Ελλάδα 日本 עברית",
        ],
        "nul": [
          "a\\u{0000}b",
          "a\\u{0000}b",
        ],
        "override": [
          "a\\u{202E}b",
          "a\\u{202E}b",
        ],
        "soft hyphen": [
          "a\\u{00AD}b",
          "a\\u{00AD}b",
        ],
        "tag": [
          "a\\u{E0041}b",
          "a\\u{E0041}b",
        ],
        "variation selector": [
          "a\\u{FE0F}b",
          "a\\u{FE0F}b",
        ],
        "zero width": [
          "\\u{200B}\\u{200C}\\u{200D}\\u{2060}\\u{FEFF}",
          "\\u{200B}\\u{200C}\\u{200D}\\u{2060}\\u{FEFF}",
        ],
      }
    `);
  });

  test("is never cut inside a character", () => {
    expect([1, 2, 3, 4].map((length) => cut("a😀b", length))).toEqual(["a", "a", "a😀", "a😀b"]);
  });
});
