/** Which lines of two versions of a file are the same line, and which words became others. */
import { describe, expect, test } from "vitest";
import { noContext } from "../../src/match/change.ts";
import { hunkLines } from "../../src/match/hunk-lines.ts";
import { alignLinesAt } from "../../src/match/lines.ts";
import { alignWords, tokenAligner, wordEdits } from "../../src/match/lineup.ts";
import { createNames } from "../../src/match/names.ts";
import { sourceWith } from "./readings.ts";

const renamed = { ...noContext, names: createNames(new Map([["old", "fresh"]])) };

/** "0>1": line 0 of base is line 1 of head, both ways. */
function pairs(
  base: number,
  head: number,
  by: { headLine: (line: number) => number | undefined; baseLine: (line: number) => number | undefined },
): string {
  const there = Array.from({ length: base }, (_, at) => ({ at, to: by.headLine(at) })).filter(
    ({ to }) => to !== undefined,
  );
  const back = Array.from({ length: head }, (_, to) => ({ at: by.baseLine(to), to })).filter(
    ({ at }) => at !== undefined,
  );
  expect(back).toEqual(there);
  return there.map(({ at, to }) => `${at}>${to}`).join(" ");
}

describe("the lines of a hunk", () => {
  /** Of all but the first line of base and the first two of head. */
  const inHunk = (base: string, head: string, context = noContext) => {
    const [left, right] = [sourceWith(`# 1\n${base}`), sourceWith(`# 2\n\n${head}`)];
    const [baseEnd, headEnd] = [left.lines.length, right.lines.length];
    const lined = hunkLines(left, right, { baseStart: 1, baseEnd, headStart: 2, headEnd }, context);
    const kind = lined.isLayout ? "layout: " : "";
    expect(lined.base.tokens).toEqual(left.tokensOf(1, baseEnd));
    expect(lined.head.tokens).toEqual(right.tokensOf(2, headEnd));
    return `${kind}${pairs(baseEnd - 1, headEnd - 2, lined.alignment)}`;
  };

  test.each([
    ["f(a)", "f( a )", "layout: 0>0"],
    ["f(a, b)\ng(c)", "f(\n  a,\n  b,\n)\ng( c )", "layout: 0>0 1>4"],
    ["f(\n  a,\n  b,\n)\ng( c )", "f(a, b)\ng(c)", "layout: 0>0 4>1"],
    ["f(\n  a, b\n)", "f(a,\n  b)", "layout: 0>0"],
    ["f('a')\n\ng(b)", 'f("a")\ng( b )', "layout: 0>0 2>1"],
    ["f(a)", "\n\nf(a)", "layout: 0>2"],
    ["f(a)\nh(b)", "f( a )\ng(c)\nh( b )", "0>0 1>2"],
    ["f(a)\ng(b)", "f( a )\ng(c)", "0>0"],
    ["f(a)\ng(b)", "g( b )", "1>0"],
    ["old(a)\nb(old)", "fresh( a )\nb( fresh )", ""],
  ])("of %j and %j are the same without layout: %j", (base, head, expected) => {
    expect(inHunk(base, head)).toBe(expected);
  });

  test.each([
    ["old(a)\nb(old)", "fresh( a )\nb( fresh )", "layout: 0>0 1>1"],
    ["old(a)\nb(old)\nc", "fresh( a )\nb( fresh )\nd", "0>0 1>1"],
    ["old(a)", "other(a)", ""],
  ])("of %j and %j are the same under other names: %j", (base, head, expected) => {
    expect(inHunk(base, head, renamed)).toBe(expected);
  });

  test("of a moved function are no layout of others, on whichever side they are", () => {
    const [left, right] = [sourceWith("f(a)\ng(b)"), sourceWith("f( a )\ng( b )")];
    const whole = { baseStart: 0, baseEnd: 2, headStart: 0, headEnd: 2 };
    const marked = (...all: readonly (readonly [typeof left, number])[]) =>
      hunkLines(left, right, whole, {
        ...noContext,
        marks: (source, line) => (all.some(([one, at]) => one === source && at === line) ? "\u0001\0" : ""),
      });
    const told = ({ isLayout, alignment }: ReturnType<typeof marked>) =>
      `${isLayout ? "layout: " : ""}${pairs(2, 2, alignment)}`;
    expect(told(marked())).toBe("layout: 0>0 1>1");
    expect(told(marked([left, 1]))).toBe("0>0");
    expect(told(marked([right, 0]))).toBe("1>1");
    expect(told(marked([left, 0], [right, 0]))).toBe("0>0 1>1");
  });
});

describe("the lines of a file", () => {
  const lined = (base: string, head: string, context = noContext) => {
    const [left, right] = [sourceWith(base), sourceWith(head)];
    return pairs(left.lines.length, right.lines.length, alignWords(left, right, context).lines);
  };

  test.each([
    // Up to the first edit and behind the last every token is itself, however lines are broken.
    ["call(\n  one\n)\ncall(\n  two\n)\nold", "call(one)\ncall(\n  two\n)\nfresh", "3>1 4>2 5>3"],
    ["x\ncall(\n  a\n)\ncall(b)\nz", "y\ncall(\n  a\n)\ncall(\n  b\n)\nz", "1>1 2>2 3>3 5>7"],
    ["call(a)\ncall(\n  b\n)", "call(\n  a\n)\ncall(b)", ""],
    ["f(\n  a,\n  two)\nold\nf(\n  c)", "f(a,\n  two)\nfresh\nf(\n  c)", "2>1 4>3 5>4"],
    ["call(\n  one\n)\ncall(\n  one\n)\nold", "call(one)\ncall(\n  one\n)\nfresh", ""],
    ["call(\n  one\n)\ncall(\n  one\n)\nold", "call(\n  one\n)\ncall(one)\nfresh", "0>0 1>1 2>2"],
    ["old\ncall(\n  one\n)\ncall(\n  one\n)", "fresh\ncall(\n  one\n)\ncall(one)", "1>1 2>2 3>3"],
    ["old\ncall(\n  one\n)\ncall(\n  one\n)", "fresh\ncall(one)\ncall(\n  one\n)", "4>2 5>3 6>4"],
    ["a\nb\nc", "a\nx\nb\nc", "0>0 1>2 2>3"],
    ["a\nb\nc", "a\nc", "0>0 2>1"],
    ["a\nb", "a\nb", "0>0 1>1"],
  ])("%j and %j: %j", (base, head, expected) => {
    expect(lined(base, head)).toBe(expected);
  });

  test("which are equal and may not be the same are changed", () => {
    const [left, right] = [
      ["a", "b", "c"],
      ["a", "b", "c"],
    ];
    const aligned = alignLinesAt(
      left,
      right,
      () => true,
      (line) => line !== 1,
    );
    expect(aligned.hunks).toEqual([{ baseStart: 1, baseEnd: 2, headStart: 1, headEnd: 2 }]);
    expect(pairs(3, 3, aligned)).toBe("0>0 2>2");
  });

  test.each([
    ["x\n)\n", ")\ny\n", "2>2"],
    [")\ny\n", "x\n)\n", "2>2"],
    ["x\n)\ny\n", ")\n", "1>0 3>1"],
    [")\n", "x\n)\ny\n", "0>1 1>3"],
    ["x\n)\ny\n", "z\n)\n", "3>2"],
    ["x\n)\n", "z\n)\ny\n", "2>3"],
    ["x\n)\n", "z\n)\n", "1>1 2>2"],
  ])(
    "without a word join edits on both sides of them, unless both only insert or delete: %j, %j",
    (base, head, expected) => {
      const [left, right] = [base.split("\n"), head.split("\n")];
      const aligned = alignLinesAt(
        left,
        right,
        (line) => /\w/u.test(line),
        () => true,
      );
      expect(pairs(left.length, right.length, aligned)).toBe(expected);
    },
  );

  test("belong to their file", () => {
    const of = alignWords(sourceWith("a"), sourceWith("b"), noContext);
    const alignerOf = tokenAligner(of, { base: new Set(), head: new Set() });
    const [hunk] = of.lines.hunks;
    if (hunk === undefined) throw new Error("One hunk.");
    expect(alignerOf(hunk)).toBe(alignerOf(hunk));
    expect(() => alignerOf({ ...hunk })).toThrow("not in this file");
  });
});

describe("the words that became others", () => {
  test.each([
    ["def a():\n    b()\n", "def c():\n    b()\n", "a>c!"],
    ["def a(b):\n    use(b)\n", "def a(d):\n    use(d)\n", "b>d! b>d"],
    ["x\ny\nuse(b)\n", "x\ny\nuse(d)\n", "b>d"],
    ["x\nuse(b)\n", "z\nz\nx\nuse(d)\n", "b>d"],
    ["use(a b)\n", "use(c)\n", ""],
    ["use(a)\n", "use(b c)\n", ""],
    ["use(1)\n", "use(2)\n", ""],
    ["use(a)\n", "use(a, b)\n", ""],
    ["use(a)\n", "use(a)\n", ""],
  ])("from %j to %j: %j", (base, head, expected) => {
    const edits = wordEdits(alignWords(sourceWith(base), sourceWith(head), noContext));
    expect(
      edits.map(({ from, to, isDefinition }) => `${from}>${to}${isDefinition ? "!" : ""}`).join(" "),
    ).toBe(expected);
  });
});
