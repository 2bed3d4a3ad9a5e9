/** The code around findings, on both sides. */
import { diffArrays } from "diff";
import { describe, expect, test } from "vitest";
import {
  type ComparedFinding,
  type FindingState,
  findingStates,
  type Range,
} from "../../src/model/finding.ts";
import type { BareCause } from "../../src/model/report.ts";
import { diffOf } from "../../src/report/causes.ts";
import { excerptsFrom, readExcerpts, shownCauses } from "../../src/verdict/excerpts.ts";
import type { ServerRun } from "../../src/verdict/record.ts";
import { finding } from "../match/support.ts";

const onLines = (first: number, last = first): Range => ({
  start: { line: first - 1, character: 0 },
  end: { line: last - 1, character: 1 },
});

function compared(fields: Partial<ComparedFinding>): ComparedFinding {
  return {
    ...finding({}),
    id: "id",
    state: "new",
    matchedBy: null,
    why: "why",
    base: null,
    placement: "rewritten",
    counterpart: null,
    cause: null,
    seen: null,
    ...fields,
  };
}

const numbers = (many: number, word = "line") =>
  Array.from({ length: many }, (_, index) => `${word} ${index + 1}\n`).join("");

type Texts = Readonly<Record<string, string>>;

function excerptOf(one: Partial<ComparedFinding>, texts: { base?: Texts; head?: Texts }) {
  return excerptsFrom((_, side, path) => texts[side]?.[path])(compared(one));
}

/** "first: a | b" with the number of the first line, 1-based. */
function shown(one: { readonly line: number; readonly lines: readonly string[] } | null): string {
  return one === null ? "nothing" : `${one.line + 1}: ${one.lines.join(" | ")}`;
}

/** Of a new finding on lines of head. */
function inHead(range: Range, text: string): string {
  return shown(excerptOf({ range }, { head: { "m.py": text } }).head);
}

describe("an excerpt", () => {
  test("has the line of the finding and two around it", () => {
    expect(inHead(onLines(5), numbers(9))).toBe("3: line 3 | line 4 | line 5 | line 6 | line 7");
  });

  test("ends where the file does", () => {
    expect(inHead(onLines(1), numbers(9))).toBe("1: line 1 | line 2 | line 3");
    expect(inHead(onLines(2), numbers(9))).toBe("1: line 1 | line 2 | line 3 | line 4");
    expect(inHead(onLines(3), "1\n2\n3\n4")).toBe("1: 1 | 2 | 3 | 4");
    expect(inHead(onLines(4), "1\n2\n3\n4")).toBe("2: 2 | 3 | 4");
    // A text that ends with a line feed has one more line, which is empty.
    expect(inHead(onLines(4), "1\n2\n3\n4\n")).toBe("2: 2 | 3 | 4 | ");
    expect(inHead(onLines(1), "only")).toBe("1: only");
    expect(inHead(onLines(1), "")).toBe("1: ");
  });

  test("has eight lines at most, from the beginning of the finding on", () => {
    const lines = (from: number, to: number) =>
      `${from}: ${Array.from({ length: to - from + 1 }, (_, index) => `line ${from + index}`).join(" | ")}`;
    expect(inHead(onLines(5, 7), numbers(20))).toBe(lines(3, 9));
    expect(inHead(onLines(5, 8), numbers(20))).toBe(lines(3, 10));
    expect(inHead(onLines(5, 9), numbers(20))).toBe(lines(3, 10));
    expect(inHead(onLines(1, 20), numbers(20))).toBe(lines(1, 8));
  });

  test("cuts lines at 240 characters", () => {
    const text = `${"a".repeat(240)}\n${"b".repeat(241)}\n`;
    expect(inHead(onLines(1), text)).toBe(`1: ${"a".repeat(240)} | ${"b".repeat(240)} | `);
  });

  test("does not cut a character in two", () => {
    const text = `${"a".repeat(239)}😀\n`;
    expect(inHead(onLines(1), text).isWellFormed()).toBe(true);
  });

  test("keeps line ends out, whatever they are", () => {
    expect(inHead(onLines(2), "1\r\n2\r3\n")).toBe("1: 1 | 2 | 3 | ");
  });

  test("is none of a file without text, and none behind the end of one", () => {
    expect(inHead(onLines(1), numbers(3))).not.toBe("nothing");
    expect(shown(excerptOf({ path: "other.py" }, { head: { "m.py": "1\n" } }).head)).toBe("nothing");
    expect(inHead(onLines(12), numbers(3))).toBe("nothing");
  });
});

describe("the sides of an excerpt", () => {
  const texts = {
    base: { "m.py": numbers(9, "old"), "b.py": numbers(9, "old b") },
    head: { "m.py": numbers(9, "new"), "h.py": numbers(9, "new h") },
  };
  const sides = (one: Partial<ComparedFinding>) => {
    const { base, head } = excerptOf({ range: onLines(1), ...one }, texts);
    return `${shown(base)} / ${shown(head)}`;
  };
  const elsewhere = { path: "b.py", range: onLines(9) };

  test.each<FindingState>(["fixed", "removed", "suppressed"])(
    "are turned for what is %s: its place is in base",
    (state) => {
      expect(sides({ state })).toBe("1: old 1 | old 2 | old 3 / nothing");
      expect(sides({ state, counterpart: { path: "h.py", range: onLines(9) } })).toBe(
        "1: old 1 | old 2 | old 3 / 7: new h 7 | new h 8 | new h 9 | ",
      );
    },
  );

  test.each<FindingState>(["new", "moved", "unchanged"])("of what is %s begin in head", (state) => {
    expect(sides({ state })).toBe("nothing / 1: new 1 | new 2 | new 3");
    expect(sides({ state, base: elsewhere })).toBe(
      "7: old b 7 | old b 8 | old b 9 |  / 1: new 1 | new 2 | new 3",
    );
    expect(sides({ state, counterpart: elsewhere })).toBe(
      "7: old b 7 | old b 8 | old b 9 |  / 1: new 1 | new 2 | new 3",
    );
  });

  test("of what is volatile are as it was seen", () => {
    const state = "volatile";
    expect(sides({ state, seen: { base: ["canonical"], head: [] } })).toBe(
      "1: old 1 | old 2 | old 3 / nothing",
    );
    expect(sides({ state, seen: { base: [], head: ["reverse"] } })).toBe(
      "nothing / 1: new 1 | new 2 | new 3",
    );
    expect(sides({ state, seen: { base: ["reverse"], head: ["canonical"] }, base: elsewhere })).toBe(
      "7: old b 7 | old b 8 | old b 9 |  / 1: new 1 | new 2 | new 3",
    );
  });

  test("are asked for once a file, side and server", () => {
    const asked: string[] = [];
    const of = excerptsFrom((server, side, path) => {
      asked.push(`${server} ${side} ${path}`);
      return path === "none.py" ? undefined : numbers(3);
    });
    for (let round = 0; round < 2; round += 1) {
      of(compared({ counterpart: { path: "b.py", range: onLines(1) } }));
      of(compared({ path: "none.py" }));
      of(compared({ server: "other" }));
      of(compared({ state: "fixed" }));
    }
    expect(asked).toEqual([
      "pyright base b.py",
      "pyright head m.py",
      "pyright head none.py",
      "other head m.py",
      "pyright base m.py",
    ]);
  });
});

describe("the excerpts of a report", () => {
  const run = (id: string, text: string) =>
    ({
      server: { id },
      sides: { base: { text: () => `${text} base` }, head: { text: () => `${text} head` } },
    }) as unknown as ServerRun;

  test("are of all findings that are not unchanged", () => {
    const all = findingStates.map((state) => compared({ state, id: state }));
    const excerpts = readExcerpts(all, [run("pyright", "p")]);
    expect([...excerpts.keys()].sort()).toEqual(findingStates.filter((one) => one !== "unchanged").sort());
  });

  test("have the texts of the server that said it, and none of one that did not run", () => {
    const all = [
      compared({ id: "p" }),
      compared({ id: "q", server: "q" }),
      compared({ id: "r", server: "r" }),
    ];
    const excerpts = readExcerpts(all, [run("pyright", "p"), run("q", "q")]);
    expect([...excerpts].map(([id, { base, head }]) => [id, shown(base), shown(head)])).toEqual([
      ["p", "nothing", "1: p head"],
      ["q", "nothing", "1: q head"],
      ["r", "nothing", "nothing"],
    ]);
  });

  test("are of the first 500 of each state", () => {
    const many = (state: FindingState, count: number) =>
      Array.from({ length: count }, (_, index) => compared({ state, id: `${state} ${index}` }));
    const excerpts = readExcerpts(
      [...many("unchanged", 600), ...many("new", 501), ...many("fixed", 500)],
      [run("pyright", "p")],
    );
    const kept = (state: string) => [...excerpts.keys()].filter((id) => id.startsWith(state)).length;
    expect({ new: kept("new"), fixed: kept("fixed"), size: excerpts.size }).toEqual({
      new: 500,
      fixed: 500,
      size: 1_000,
    });
    expect([excerpts.has("new 499"), excerpts.has("new 500")]).toEqual([true, false]);
  });
});

test.each([
  ["lines before it are gone", numbers(50), numbers(50).replace(/^(?:.*\n){10}/u, "")],
  ["lines before it are new", numbers(50), `${numbers(10, "new")}${numbers(50)}`],
  ["it is another one", numbers(50), numbers(50, "other")],
])("both sides of a long edit end at the same line, so its diff has no other lines: %s", (_, base, head) => {
  const place = (text: string) => ({ path: "m.py", range: onLines(1, text.split("\n").length - 1) });
  const edit = {
    path: "m.py",
    symbol: "m",
    how: "definition",
    dependency: null,
    id: "id",
    effects: [],
  } as const;
  const cause = { ...edit, base: place(base), head: place(head) } as unknown as BareCause;
  const sides = { base: { text: () => base }, head: { text: () => head } };
  const runs = [{ sides }] as unknown as readonly ServerRun[];
  const [of] = shownCauses([cause], { findings: [], runs, changedFiles: [] });
  const all = diffArrays(base.split("\n"), head.split("\n")).filter(({ added, removed }) => added || removed);
  const edited = new Set(all.flatMap(({ value }) => value));
  const shownAs = of === undefined ? [] : diffOf(of).filter(({ kind }) => kind !== "same");
  expect(shownAs.map(({ text }) => text).filter((text) => !edited.has(text))).toEqual([]);
  expect(shownAs.length).toBeGreaterThan(0);
});
