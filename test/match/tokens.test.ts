/** What a text consists of without a grammar, what a position hangs on, and what a finding looks like without its place. */
import { describe, expect, test } from "vitest";
import { contextTokensMax, createEvidenceFinder } from "../../src/match/evidence.ts";
import { createNames, sameNames } from "../../src/match/names.ts";
import {
  distinctiveWords,
  handleAt,
  isDistinctive,
  isWord,
  tokenize,
  tokenSource,
  withoutLayout,
} from "../../src/match/tokens.ts";
import { splitText } from "../../src/model/text.ts";
import { unmarkOne } from "./marks.ts";
import { sourceWith } from "./readings.ts";

const all = (text: string) => tokenize(splitText(text), 0, splitText(text).length);

describe("tokens", () => {
  test.each([
    ["a_1$ $b", "a_1$ $b"],
    ["1a$", "1a $"],
    ["1.5.2 1. .5 1..2 x.1", "1.5 . 2 1 . . 5 1 . . 2 x . 1"],
    ["0x1F 1_000 1e5", "0x1F 1_000 1e5"],
    ['\'a\\\'b\' "a\\\\" "c"', '\'a\\\'b\' "a\\\\" "c"'],
    ["'' \"\"", "'' \"\""],
    ["it's", "it ' s"],
    ["a\tb\fc", "a b c"],
    [`"${"a".repeat(500)}"`, `"${"a".repeat(500)}"`],
    [`"${"a".repeat(501)}"`, `" ${"a".repeat(501)} "`],
    [`"${"\\n".repeat(500)}"`, `"${"\\n".repeat(500)}"`],
    ["==", "= ="],
    ["é 123 1 1.5 1.é", "é 123 1 1.5 1 . é"],
    ["変数", "変数"],
    ["é'é'é", "é 'é' é"],
    ["'a", "' a"],
    ["'a\\", "' a \\"],
    // Of what only a grammar could tell no more than one line is taken for something else.
    [`\`a \${b} c\``, "` a $ { b } c `"],
    [`\`it's \${f(a)}\`\nb`, "` it ' s $ { f ( a ) } ` b"],
    ["/'/g.test(a) // it's\nb", "/ '/g.test(a) // it' s b"],
    ["<p>Don't {a} stop</p>\nb", "< p > Don ' t { a } stop < / p > b"],
  ])("of %.30j", (text, expected) => {
    expect(
      all(text)
        .map((token) => token.text)
        .join(" "),
    ).toBe(expected);
  });

  test("stand where they stand", () => {
    expect(all("a  'b'\n\n c")).toEqual([
      { text: "a", line: 0, start: 0, end: 1 },
      { text: "'b'", line: 0, start: 3, end: 6 },
      { text: "c", line: 2, start: 1, end: 2 },
    ]);
    expect(tokenize(["a", "b", "c"], 1, 2)).toEqual([{ text: "b", line: 1, start: 0, end: 1 }]);
  });

  test("of a source are without commas in front of closing brackets", () => {
    const texts = (text: string) =>
      tokenSource(text)
        .tokens.map((token) => token.text)
        .join(" ");
    expect(texts("f(a,\n)")).toBe("f ( a )");
    expect(texts("[a,] {b,} (c, d,)")).toBe("[ a ] { b } ( c , d )");
    expect(texts("f(a,, b), (,) ,")).toBe("f ( a , , b ) , ( ) ,");
  });

  test("of a source are found by line, also beyond its ends", () => {
    const source = tokenSource("a b\n\nc");
    expect([-1, 0, 1, 2, 3, 9].map(source.firstOf)).toEqual([0, 0, 2, 2, 3, 3]);
    expect(source.tokensOf(0, 1)).toEqual(source.tokens.slice(0, 2));
    expect(source.tokensOf(1, 3)).toEqual(source.tokens.slice(2));
    expect([source.token(2), source.tokenCount]).toEqual([source.tokens[2], 3]);
  });

  test("of more than a page are all there", () => {
    const many = Array.from({ length: 3000 }, (_, at) => `a${at}`).join(" ");
    expect(
      all(many)
        .map((token) => token.text)
        .join(" "),
    ).toBe(many);
  });

  test.each([
    ["'a'", '"a"'],
    ['"a"', '"a"'],
    ["'", "'"],
    ["''", '""'],
    ["a", "a"],
  ])("%j without layout is %j", (text, expected) => {
    expect(withoutLayout({ text })).toBe(expected);
  });
});

describe("words", () => {
  test.each([
    ["return total", ["total"]],
    ["return None", []],
    ["a = b1 + c", ["b1"]],
    ["self.nope(x_1, é, été)", ["nope", "x_1", "été"]],
    ["12ab _cd $e", ["ab", "cd"]],
    ["", []],
  ])("of %j that say something are %j", (text, expected) => {
    expect(distinctiveWords(text)).toEqual(expected);
    expect([isDistinctive(text), isDistinctive(text)]).toEqual([expected.length > 0, expected.length > 0]);
  });

  test.each([
    ["a1", true],
    ["_", true],
    ["$x", true],
    ["é", true],
    ["1a", false],
    ["'a'", false],
    ["(", false],
    ["", false],
  ])("%j is one: %s", (text, expected) => {
    expect(isWord(text)).toBe(expected);
  });
});

describe("a position hangs on", () => {
  const tokens = all("  ab(c)  \n\nd e");
  const text = ({ line, character }: { line: number; character: number }) => {
    const found = handleAt(tokens, { line, character });
    return found && `${tokens[found.token]?.text} ${found.relation} ${found.distance}`;
  };
  test.each([
    [0, 0, "ab before 2"],
    [0, 1, "ab before 1"],
    [0, 2, "ab in 0"],
    [0, 3, "ab in 1"],
    [0, 4, "( in 0"],
    [0, 6, ") in 0"],
    [0, 7, ") behind 0"],
    [0, 9, ") behind 2"],
    [1, 0, undefined],
    [2, 0, "d in 0"],
    [2, 1, "d behind 0"],
    [2, 2, "e in 0"],
    [2, 3, "e behind 0"],
    [3, 0, undefined],
  ])("at %i:%i: %s", (line, character, expected) => {
    expect(text({ line, character })).toBe(expected);
  });

  test("nothing in an empty text", () => {
    expect(handleAt([], { line: 0, character: 0 })).toBeUndefined();
  });
});

describe("two findings look alike", () => {
  const finder = createEvidenceFinder();
  type Options = { readonly path?: string; readonly renames?: Readonly<Record<string, string>> };
  /** By their line, and by the code around them. */
  const alike = (one: string, other: string, { path = "m.py", renames = {} }: Options = {}): string => {
    const names =
      Object.keys(renames).length === 0 ? sameNames : createNames(new Map(Object.entries(renames)));
    const [left, right] = [one, other].map((marked) => {
      const { text, range } = unmarkOne(marked);
      return finder(sourceWith(text, path), range, names);
    });
    if (left === undefined || right === undefined) return "nothing to hold on to";
    const by = [
      left.line.key === right.line.key ? "line" : "",
      left.context.key === right.context.key ? "context" : "",
    ];
    return by.filter((part) => part !== "").join(", ") || "not";
  };

  test.each<[string, string, string, Options?]>([
    ["f([[a]])", "x\n\n    f( [[a]] )\n\ny", "line, context"],
    ["f([[a]], 'b')", 'f([[a]], "b")', "line, context"],
    ["f([[a]])  # one", "f([[a]])  # two", "line, context"],
    ["f([[a]])  // one", "f([[a]])  // two", "line, context", { path: "m.ts" }],
    ["f([[a]]) / / one", "f([[a]]) / / two", "context", { path: "m.ts" }],
    ["f([[a]]) # one", "f([[a]]) # two", "context", { path: "m.ts" }],
    ["f([[a]]) // one", "f([[a]]) // two", "context"],
    ["f(  # [[one]]", "f(  # [[two]]", "not"],
    ["f()  # [[one]]", "g()  # [[one]]", "context"],
    ["f([[a]])", "f(\n  [[a]],\n)", "context"],
    ["f([[a]],)", "f([[a]])", "line, context"],
    ["f([[a]], b, c)", "f([[a]], b, d)", "context"],
    ["g(f([[a]]))", "h(f([[a]]))", "context"],
    ["f(g, [[a]])", "f(h, [[a]])", "not"],
    ["f([[a]], b)", "f([[a]], c)", "not"],
    ["f([[a b]])", "f([[a]] b)", "line"],
    ["f(a, [[a]])", "f([[a]], a)", "not"],
    ["f(x[[yz]])", "f([[xyz]])", "not"],
    ["f(a[[]])", "f(a[[]])", "line, context"],
    ["[[  f]](a)", "[[f]](a)", "not"],
    ["u\n\n[[f]](a)", "w\n\n[[f]](a)", "line, context"],
    ["u\n[[f]](a)", "w\n[[f]](a)", "line"],
    ["[[f]]()\n\nu v", "[[f]]()\n\nw x", "line, context"],
    ["old([[old]])", "fresh([[fresh]])", "line, context", { renames: { old: "fresh" } }],
    ["f(ol[[d]])", "f(fres[[h]])", "not", { renames: { old: "fresh" } }],
    ["a\n[[]]\nb", "a\n[[]]\nb", "nothing to hold on to"],
  ])("%j and %j: %s", (one, other, expected, options) => {
    expect(alike(one, other, options)).toBe(expected);
  });

  test("by their first tokens, if there are many", () => {
    const many = (last: string) => `[[f(${"a, ".repeat(contextTokensMax)}${last})]]`;
    expect(alike(`${many("b")}\n`, `${many("c")}\n`)).toBe("context");
    const few = (last: string) => `[[f(${"a, ".repeat(5)}${last})]]`;
    expect(alike(`${few("b")}\n`, `${few("c")}\n`)).toBe("not");
  });

  test("and are told apart by words that say something", () => {
    const { text, range } = unmarkOne("return [[None]]\n\nreturn total");
    const found = finder(sourceWith(text), range, sameNames);
    expect([found?.line, found?.context]).toMatchObject([{ isDistinctive: false }, { isDistinctive: false }]);
    const other = unmarkOne("([[)]]\n\ntotal");
    expect(finder(sourceWith(other.text), other.range, sameNames)?.line).toMatchObject({
      isDistinctive: false,
    });
    const third = unmarkOne("f([[total]])");
    expect(finder(sourceWith(third.text), third.range, sameNames)?.line).toMatchObject({
      isDistinctive: true,
    });
  });
});
