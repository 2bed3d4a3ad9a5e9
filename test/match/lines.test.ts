import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { hunkLines } from "../../src/match/hunk-lines.ts";
import { alignTokens } from "../../src/match/hunks.ts";
import { alignLines } from "../../src/match/lines.ts";
import { sameNames } from "../../src/match/names.ts";
import { noMarks } from "../../src/match/sections.ts";
import { isSameToken, tokenize, tokenSource, withoutLayout } from "../../src/match/tokens.ts";
import { splitText } from "../../src/model/text.ts";

/** `-` for lines of base that changed, `+` for those of head, and what is unchanged as it is. */
function diff(base: string, head: string): string {
  const [left, right] = [splitText(base), splitText(head)];
  const shown: string[] = [];
  let at = 0;
  const { hunks } = alignLines(left, right);
  for (const { baseStart, baseEnd, headStart, headEnd } of hunks) {
    shown.push(...left.slice(at, baseStart).map((line) => ` ${line}`));
    shown.push(...left.slice(baseStart, baseEnd).map((line) => `-${line}`));
    shown.push(...right.slice(headStart, headEnd).map((line) => `+${line}`));
    at = baseEnd;
  }
  return [...shown, ...left.slice(at).map((line) => ` ${line}`)].join("\n");
}

describe("lines", () => {
  test("stay where they occur once on each side", () => {
    expect(diff("a\nb\nc\nd", "x\nb\ny\nd\nz")).toMatchInlineSnapshot(`
      "-a
      +x
       b
      -c
      +y
       d
      +z"
    `);
  });

  test("that were moved are a deletion and an insertion", () => {
    expect(diff("one\ntwo\nthree\nfour", "two\nthree\nfour\none")).toMatchInlineSnapshot(`
      "-one
       two
       three
       four
      +one"
    `);
  });

  test("without a word join the edits on both sides of them", () => {
    expect(diff("a(\n1\n)\n\nb(\n2\n)", "c(\n3\n)\n\nd(\n4\n)")).toMatchInlineSnapshot(`
      "-a(
      -1
      -)
      -
      -b(
      -2
      +c(
      +3
      +)
      +
      +d(
      +4
       )"
    `);
  });

  test("without a word stay between two insertions", () => {
    expect(diff("\n)\n", "x\n\n)\ny\n")).toMatchInlineSnapshot(`
      "+x
       
       )
      +y
       "
    `);
  });

  test("of an empty text: one empty line", () => {
    expect(diff("", "a\n")).toMatchInlineSnapshot(`
      "+a
       "
    `);
  });

  test("are equal whatever ends them", () => {
    expect(alignLines(splitText("a\r\nb\rc\n"), splitText("a\nb\nc\n")).hunks).toEqual([]);
  });
});

const text = fc.array(fc.constantFrom("", ")", "a", "b", "c", "d", "e f", "g"), { maxLength: 40 });

describe("an alignment", () => {
  test("maps equal lines to equal lines, in order, and covers the rest with hunks", () => {
    fc.assert(
      fc.property(text, text, (base, head) => {
        const { hunks, headLine, baseLine } = alignLines(base, head);
        const pairs = base.flatMap((_, at) => {
          const target = headLine(at);
          return target === undefined ? [] : [[at, target] as const];
        });
        for (const [at, target] of pairs) {
          expect(head[target]).toBe(base[at]);
          expect(baseLine(target)).toBe(at);
        }
        const targets = pairs.map(([, target]) => target);
        expect(targets).toEqual([...new Set(targets)].sort((left, right) => left - right));
        expect(pairs.length + hunks.reduce((sum, hunk) => sum + hunk.baseEnd - hunk.baseStart, 0)).toBe(
          base.length,
        );
        expect(pairs.length + hunks.reduce((sum, hunk) => sum + hunk.headEnd - hunk.headStart, 0)).toBe(
          head.length,
        );
      }),
      { numRuns: 500 },
    );
  });

  test("mirrors itself when the sides are swapped", () => {
    fc.assert(
      fc.property(text, text, (base, head) => {
        const there = alignLines(base, head).hunks;
        const back = alignLines(head, base).hunks.map(({ baseStart, baseEnd, headStart, headEnd }) => ({
          baseStart: headStart,
          baseEnd: headEnd,
          headStart: baseStart,
          headEnd: baseEnd,
        }));
        expect(back).toEqual(there);
      }),
      { numRuns: 500 },
    );
  });
});

const count = 20_000;
const many = (line: (index: number) => string): readonly string[] =>
  Array.from({ length: count }, (_, at) => line(at));
// The low bits of a linear congruence are too regular; these are not.
const random = (at: number): number => Math.imul(at + 1, 2_654_435_761) >>> 13;

const hunksOfTwentyThousandLines = {
  "nothing in common": [many((at) => `old ${at}`), many((at) => `new ${at}`)],
  "all equal, one more": [many(() => "same"), [...many(() => "same"), "same"]],
  "two lines in two rhythms": [many((at) => `x${at % 2}`), many((at) => `x${(at >> 1) % 2}`)],
  "two lines at random": [many((at) => `x${random(at) % 2}`), many((at) => `x${random(at + 77_777) % 2}`)],
  "a hundred lines at random": [
    many((at) => `x${random(at) % 100}`),
    many((at) => `x${random(at + 77_777) % 100}`),
  ],
  reversed: [many((at) => `line ${at}`), many((at) => `line ${count - at}`)],
  shuffled: [many((at) => `line ${at}`), many((at) => `line ${(at * 7919) % count}`)],
  "every other line edited": [
    many((at) => `line ${at}`),
    many((at) => (at % 2 === 0 ? `line ${at}` : `edited ${at}`)),
  ],
  "unique lines that nest": [
    many((at) => `n ${Math.min(at, count - at)}`),
    many((at) => `n ${Math.min(at, count - at + 3)}`),
  ],
} as const satisfies Record<string, readonly [readonly string[], readonly string[]]>;

describe("a hunk of 20,000 lines costs no more than 200 steps a line:", () => {
  test.each(Object.entries(hunksOfTwentyThousandLines))("%s", (_name, [base, head]) => {
    expect(alignLines(base, head).steps / (base.length + head.length)).toBeLessThan(200);
  });

  test.each(Object.entries(hunksOfTwentyThousandLines))("tokens: %s", (_name, [base, head]) => {
    const hunk = { baseStart: 0, baseEnd: base.length, headStart: 0, headEnd: head.length };
    const context = { names: sameNames, marks: noMarks.of };
    const lined = hunkLines(tokenSource(base.join("\n")), tokenSource(head.join("\n")), hunk, context);
    const elsewhere = { base: new Set<string>(), head: new Set<string>() };
    const { steps, base: left, head: right } = alignTokens(lined, elsewhere, sameNames);
    expect(steps / (left.length + right.length)).toBeLessThan(200);
  });
});

describe("tokens", () => {
  const split = (text: string): string =>
    tokenize(splitText(text), 0, 9)
      .map((token) => token.text)
      .join(" ");

  test.each([
    ["x=foo.bar(1.5,'a b')", "x = foo . bar ( 1.5 , 'a b' )"],
    ['"it\\"s" + f"{x}"', '"it\\"s" + f "{x}"'],
    ["# don't", "# don ' t"],
    ["straße = 変数 + 𝒳1 # 😀", "straße = 変数 + 𝒳1 # 😀"],
    ["\ta\u00a0b\n\n  c", "a b c"],
    ["x = 'open\ny = 2", "x = ' open y = 2"],
  ])("of %j", (text, expected) => {
    expect(split(text)).toBe(expected);
  });

  test("a line of quotes that do not end is read in one go", () => {
    expect(tokenize(["'\\".repeat(20_000)], 0, 1).length).toBeLessThanOrEqual(40_000);
  });

  const grammar =
    /[\p{L}_$][\p{L}\p{M}\p{N}_$]*|\p{N}[\p{L}\p{N}_]*(?:\.\p{N}[\p{L}\p{N}_]*)?|"(?:[^"\\]|\\.){0,500}"|'(?:[^'\\]|\\.){0,500}'|[^\s]/gu;
  const unit = fc.constantFrom(..."aZ_$09.'\"\\# \t,()é変😀\u2028", "q".repeat(499), "\\n".repeat(250));
  const anyLine = fc.array(unit, { maxLength: 30 }).map((units) => units.join(""));

  test("are those of the grammar, with and without letters beyond ASCII", () => {
    fc.assert(
      fc.property(anyLine, (line) => {
        const expected = [...line.matchAll(grammar)].map(({ 0: text, index }) => ({
          text,
          line: 0,
          start: index,
          end: index + text.length,
        }));
        expect(tokenize([line], 0, 1)).toEqual(expected);
      }),
      { numRuns: 3000 },
    );
  });

  test("are compared as they are without layout", () => {
    fc.assert(
      fc.property(anyLine, anyLine, (left, right) => {
        const [one, other] = [tokenSource(left), tokenSource(`\n${right}`)];
        const pairs = one.tokens.flatMap((token, at) =>
          other.tokens.map((otherToken, otherAt) => ({
            isSame: isSameToken(one, at, other, otherAt),
            wanted: withoutLayout(token) === withoutLayout(otherToken),
          })),
        );
        expect(pairs.filter(({ isSame, wanted }) => isSame !== wanted)).toEqual([]);
      }),
    );
  });

  test("of some lines are those of all that stand on them", () => {
    fc.assert(
      fc.property(fc.array(anyLine), fc.nat(6), fc.nat(6), (content, from, count) => {
        const [source, whole] = [tokenSource(content.join("\n")), tokenSource(content.join("\n")).tokens];
        const wanted = whole.filter(({ line }) => line >= from && line < from + count);
        expect(source.tokensOf(from, from + count)).toEqual(wanted);
        expect(source.tokens.slice(source.firstOf(from), source.firstOf(from + count))).toEqual(wanted);
      }),
    );
  });
});
