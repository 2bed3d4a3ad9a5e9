/** The account of one finding, as a person reads it at a terminal. */
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type ComparedFinding, matchStages, placements } from "../../src/model/finding.ts";
import type { Excerpt, Side } from "../../src/model/report.ts";
import { explain } from "../../src/report/explain.ts";
import { findingOf, hostile, range, reportOf } from "./support.ts";

type Code = Partial<Record<Side, Excerpt | null>>;

function shown(change: Partial<ComparedFinding> = {}, code?: Code): string {
  const finding = findingOf({ id: "sha256:1234", ...change });
  const excerpts = new Map(
    code === undefined ? [] : [[finding.id, { base: code.base ?? null, head: code.head ?? null }] as const],
  );
  return `\n${explain(reportOf({ findings: [finding], excerpts }), finding)}`;
}

/** 1-based, as people count. */
function code(line: number, ...lines: readonly string[]): Excerpt {
  return { line: line - 1, lines };
}

/** The line of the account that begins with this word. */
function row(word: string, change: Partial<ComparedFinding>): string | undefined {
  return shown(change)
    .split("\n")
    .find((line) => line.trim().startsWith(`${word} `))
    ?.trim()
    .slice(word.length)
    .trim();
}

const elsewhere = { path: "app/old.py", range: range(3, 5, 3, 9) };
const lines = code(5, "def total(self):", "    a = 1", "    return self.rate(a)", "");
const before = code(1, "import x", "", "    f()", "# end");

describe("the account", () => {
  test("of what is new and has a cause", () => {
    const cause = {
      path: "app/rates.py",
      range: range(2, 9, 2, 13),
      symbol: "Rates.rate",
      how: "definition",
    } as const;
    expect(shown({ cause, counterpart: elsewhere }, { base: before, head: lines })).toMatchInlineSnapshot(`
      "
      new error (reportCallIssue): Argument missing for parameter "year"
        id        1234
        source    pyright · reportCallIssue · Invoice.total
        verdict   new: the change introduced the finding
        placed    the same line is in base
        matched   nothing
        why       this line is the same as base line 7, so an edit elsewhere in the change broke it
        cause     Rates.rate at app/rates.py:2:9
                  The change edited this definition, and the broken code refers to it.
        schedules pyright 1.1.414; confirmed in canonical and in reverse order of files

      base: app/old.py:3:5
        1 │ import x
        2 │
        3 │     f()
          │     ^^^
        4 │ # end

      head: app/billing.py:7:34
        5 │ def total(self):
        6 │     a = 1
        7 │     return self.rate(a)
          │                        ^
      "
    `);
  });

  test("of what is new in code that the change wrote", () => {
    const why = "its code is new";
    expect(shown({ placement: "rewritten", why }, { head: lines })).toMatchInlineSnapshot(`
      "
      new error (reportCallIssue): Argument missing for parameter "year"
        id        1234
        source    pyright · reportCallIssue · Invoice.total
        verdict   new: the change introduced the finding
        placed    written here by the change
        matched   nothing
        why       its code is new
        schedules pyright 1.1.414; confirmed in canonical and in reverse order of files

      base: this side does not have this code

      head: app/billing.py:7:34
        5 │ def total(self):
        6 │     a = 1
        7 │     return self.rate(a)
          │                        ^
      "
    `);
  });

  test("of what is unchanged", () => {
    const change = { state: "unchanged", matchedBy: "image", base: elsewhere, why: "the same code" } as const;
    expect(shown(change)).toMatchInlineSnapshot(`
      "
      unchanged error (reportCallIssue): Argument missing for parameter "year"
        id        1234
        source    pyright · reportCallIssue · Invoice.total
        verdict   unchanged: base has the same finding on the same code
        placed    the same line is in base
        matched   the same finding on the same code
        why       the same code
        schedules pyright 1.1.414, canonical order of files

      base: app/old.py:3:5
        (The report does not contain this code. To show it, add --repo DIR.)

      head: app/billing.py:7:34
        (The report does not contain this code. To show it, add --repo DIR.)
      "
    `);
  });

  test("of what was moved", () => {
    const change = {
      state: "moved",
      matchedBy: "moved-file-symbol",
      placement: "no-file",
      base: elsewhere,
      why: "app/old.py:3 had it",
    } as const;
    expect(shown(change, { base: before, head: lines })).toMatchInlineSnapshot(`
      "
      moved error (reportCallIssue): Argument missing for parameter "year"
        id        1234
        source    pyright · reportCallIssue · Invoice.total
        verdict   moved: the change moved the code of the finding
        placed    a new file (not in base)
        matched   the same finding in a definition with the same name in another file
        why       app/old.py:3 had it
        schedules pyright 1.1.414, canonical order of files

      base: app/old.py:3:5
        1 │ import x
        2 │
        3 │     f()
          │     ^^^
        4 │ # end

      head: app/billing.py:7:34
        5 │ def total(self):
        6 │     a = 1
        7 │     return self.rate(a)
          │                        ^
      "
    `);
  });

  test("of what is fixed", () => {
    const change = {
      state: "fixed",
      placement: "edited-line",
      counterpart: elsewhere,
      why: "its line was edited and no longer has it",
    } as const;
    expect(shown(change, { base: lines, head: before })).toMatchInlineSnapshot(`
      "
      fixed error (reportCallIssue): Argument missing for parameter "year"
        id        1234
        source    pyright · reportCallIssue · Invoice.total
        verdict   fixed: the finding is gone, and its code still exists
        placed    code on an edited line
        matched   nothing
        why       its line was edited and no longer has it
        schedules pyright 1.1.414; confirmed in canonical and in reverse order of files

      base: app/billing.py:7:34
        5 │ def total(self):
        6 │     a = 1
        7 │     return self.rate(a)
          │                        ^

      head: app/old.py:3:5
        1 │ import x
        2 │
        3 │     f()
          │     ^^^
        4 │ # end
      "
    `);
  });

  test("of what was removed", () => {
    const change = { state: "removed", placement: "rewritten", why: "the change deleted its code" } as const;
    expect(shown(change, { base: lines })).toMatchInlineSnapshot(`
      "
      removed error (reportCallIssue): Argument missing for parameter "year"
        id        1234
        source    pyright · reportCallIssue · Invoice.total
        verdict   removed: the change deleted the code of the finding, or the server no longer checks its file
        placed    deleted or rewritten code (not in head)
        matched   nothing
        why       the change deleted its code
        schedules pyright 1.1.414, canonical order of files

      base: app/billing.py:7:34
        5 │ def total(self):
        6 │     a = 1
        7 │     return self.rate(a)
          │                        ^

      head: this side does not have this code
      "
    `);
  });

  test("of what is suppressed", () => {
    const change = { state: "suppressed", counterpart: elsewhere, why: "a comment hides it now" } as const;
    expect(shown(change, { base: lines, head: before })).toMatchInlineSnapshot(`
      "
      suppressed error (reportCallIssue): Argument missing for parameter "year"
        id        1234
        source    pyright · reportCallIssue · Invoice.total
        verdict   suppressed: an addition of the change hides the finding
        placed    the same line is in head
        matched   nothing
        why       a comment hides it now
        schedules pyright 1.1.414, canonical order of files

      base: app/billing.py:7:34
        5 │ def total(self):
        6 │     a = 1
        7 │     return self.rate(a)
          │                        ^

      head: app/old.py:3:5
        1 │ import x
        2 │
        3 │     f()
          │     ^^^
        4 │ # end
      "
    `);
  });

  test("of what is volatile, seen on both sides", () => {
    const change = {
      state: "volatile",
      base: elsewhere,
      seen: { base: ["reverse"], head: ["canonical", "reverse"] },
      why: "whether it is there depends on the order",
    } as const;
    expect(shown(change, { base: before, head: lines })).toMatchInlineSnapshot(`
      "
      volatile error (reportCallIssue): Argument missing for parameter "year"
        id        1234
        source    pyright · reportCallIssue · Invoice.total
        verdict   volatile: order-dependent or flaky; the finding fails only with \`volatile: fail\`, and never affects the reward
        placed    the same line is in base
        matched   nothing
        why       whether it is there depends on the order
        schedules pyright 1.1.414, canonical and reverse order of files
                  base: seen in reverse order
                  head: seen in canonical and reverse order

      base: app/old.py:3:5
        1 │ import x
        2 │
        3 │     f()
          │     ^^^
        4 │ # end

      head: app/billing.py:7:34
        5 │ def total(self):
        6 │     a = 1
        7 │     return self.rate(a)
          │                        ^
      "
    `);
  });

  test("of what is volatile, seen only in base", () => {
    const change = {
      state: "volatile",
      seen: { base: ["canonical"], head: [] },
      why: "whether it is there depends on the order",
    } as const;
    expect(shown(change, { base: lines })).toMatchInlineSnapshot(`
      "
      volatile error (reportCallIssue): Argument missing for parameter "year"
        id        1234
        source    pyright · reportCallIssue · Invoice.total
        verdict   volatile: order-dependent or flaky; the finding fails only with \`volatile: fail\`, and never affects the reward
        placed    the same line is in head
        matched   nothing
        why       whether it is there depends on the order
        schedules pyright 1.1.414, canonical and reverse order of files
                  base: seen in canonical order
                  head: never seen

      base: app/billing.py:7:34
        5 │ def total(self):
        6 │     a = 1
        7 │     return self.rate(a)
          │                        ^

      head: this side does not have this code
      "
    `);
  });

  test("of what has little to tell: no code, no source, no symbol, several lines", () => {
    const change = {
      severity: "hint",
      code: null,
      source: null,
      symbol: null,
      message: "One thing\n   another\nand a third",
      server: "other",
    } as const;
    expect(shown(change)).toMatchInlineSnapshot(`
      "
      new hint: One thing
      ├ another
      └ and a third
        id        1234
        source    other · module level
        verdict   new: the change introduced the finding
        placed    the same line is in base
        matched   nothing
        why       this line is the same as base line 7, so an edit elsewhere in the change broke it
        schedules other; confirmed in canonical and in reverse order of files

      base: this side does not have this code

      head: app/billing.py:7:34
        (The report does not contain this code. To show it, add --repo DIR.)
      "
    `);
  });
});

describe("a row of the account", () => {
  test("says where and how its cause was found, with and without a name", () => {
    const cause = { path: "a.py", range: range(2, 3, 2, 4), symbol: "C.f", how: "related" } as const;
    expect(row("cause", { cause })).toBe("C.f at a.py:2:3");
    expect(row("cause", { cause: { ...cause, symbol: null, how: "removed-name" } })).toBe("a.py:2:3");
    expect(shown({ cause })).toContain(
      "\n            The change edited this place, and the server names it as related.\n",
    );
    expect(row("cause", {})).toBeUndefined();
  });

  test("says how it was placed, for every kind", () => {
    expect(
      placements.map((placement) => `${placement}: ${row("placed", { placement })}`),
    ).toMatchInlineSnapshot(`
      [
        "same-line: the same line is in base",
        "edited-line: code on an edited line",
        "replaced: code edited in place",
        "rewritten: written here by the change",
        "no-file: a new file (not in base)",
        "unchecked: base has the file, but the server does not check it there",
      ]
    `);
  });

  test("says what matched, for every stage", () => {
    expect(
      matchStages.map((matchedBy) => `${matchedBy}: ${row("matched", { matchedBy })}`),
    ).toMatchInlineSnapshot(`
      [
        "image: the same finding on the same code",
        "image-message-drift: the same finding on the same code, with another message",
        "replaced: the same finding on code edited in place",
        "import: the same finding on the same import",
        "edited: the same finding in edited code",
        "moved-text: the same finding on the same line elsewhere in the file",
        "moved-context: the same finding on the same code elsewhere in the file",
        "moved-symbol: the same finding in the same, rewritten definition",
        "moved-file-text: the same finding on the same line in another file",
        "moved-file-context: the same finding on the same code in another file",
        "moved-file-symbol: the same finding in a definition with the same name in another file",
      ]
    `);
  });

  test("says under which schedules it holds", () => {
    expect(row("schedules", { state: "new" })).toBe(
      "pyright 1.1.414; confirmed in canonical and in reverse order of files",
    );
    expect(row("schedules", { state: "fixed" })).toBe(row("schedules", { state: "new" }));
    expect(row("schedules", { state: "removed" })).toBe("pyright 1.1.414, canonical order of files");
    expect(row("schedules", { state: "volatile" })).toBe(
      "pyright 1.1.414, canonical and reverse order of files",
    );
    expect(row("schedules", { server: "gone", state: "moved" })).toBe("gone, canonical order of files");
  });
});

describe("the code in the account", () => {
  const headOf = (change: Partial<ComparedFinding>, excerpt: Excerpt) =>
    `\n${shown(change, { head: excerpt }).split(/^head: .*\n/m)[1]}`;

  test("is marked on every line of the finding, and numbered in one width", () => {
    const change = { range: range(9, 3, 11, 2) };
    expect(headOf(change, code(8, "eight", "nine", "ten", "eleven", "twelve"))).toMatchInlineSnapshot(`
      "
         8 │ eight
         9 │ nine
           │   ^^
        10 │ ten
           │ ^^^
        11 │ eleven
           │ ^
        12 │ twelve
      "
    `);
  });

  test("is numbered by the line behind it, so that 9 lines need one digit", () => {
    expect(headOf({ range: range(8, 1, 8, 2) }, code(7, "seven", "eight"))).toMatchInlineSnapshot(`
      "
        7 │ seven
        8 │ eight
          │ ^
      "
    `);
  });

  test("has tabs as four spaces, and no spaces at the end", () => {
    expect(headOf({ range: range(2, 1, 2, 2) }, code(1, "\tone  ", "", "\t\ttwo"))).toMatchInlineSnapshot(`
      "
        1 │     one
        2 │
          │ ^
        3 │         two
      "
    `);
  });

  test("is not there where the report does not carry it", () => {
    const missing = "  (The report does not contain this code. To show it, add --repo DIR.)";
    expect(
      shown({ base: elsewhere })
        .split("\n")
        .filter((line) => line === missing),
    ).toHaveLength(2);
    expect(
      shown({ base: elsewhere }, { head: lines })
        .split("\n")
        .filter((line) => line === missing),
    ).toHaveLength(1);
    expect(shown().split("\n")).toContain("base: this side does not have this code");
  });
});

describe("text from outside", () => {
  const unsafe = /(?!\n)\p{Cc}|[\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]|##\[/u;
  const excerpt = fc.record({ line: fc.nat({ max: 9 }), lines: fc.array(hostile, { maxLength: 4 }) });
  const anything = fc.record({
    message: hostile,
    path: hostile,
    code: fc.option(hostile),
    source: fc.option(hostile),
    symbol: fc.option(hostile),
    why: hostile,
    cause: fc.option(
      fc.record({
        path: hostile,
        symbol: fc.option(hostile),
        range: fc.constant(range(1, 1, 1, 2)),
        how: fc.constant("definition" as const),
      }),
    ),
    counterpart: fc.option(fc.record({ path: hostile, range: fc.constant(range(2, 1, 2, 2)) })),
  });

  test("brings no control character, none without a shape and no command into the account", () => {
    fc.assert(
      fc.property(anything, excerpt, excerpt, (change, base, head) => {
        expect(shown(change, { base, head })).not.toMatch(unsafe);
      }),
    );
  });

  test("begins no line of it", () => {
    const ours =
      /^(?:$|new error|(?:base|head): | {2}[a-z]| {12}(?:The change|imports it through) | +(?:\d+ )?│ | +\(the report|[├└│] | {2,}[├└] |… )/u;
    fc.assert(
      fc.property(anything, excerpt, excerpt, (change, base, head) => {
        for (const line of shown(change, { base, head }).split("\n"))
          expect(line === "" ? line : `${line} `).toMatch(ours);
      }),
    );
  });
});
