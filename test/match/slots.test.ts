/** Where the value of an expression goes, and what is around it. */
import { describe, expect, test } from "vitest";
import { expressionAt, isOpen } from "../../src/match/slots.ts";
import { tokenSource } from "../../src/match/tokens.ts";

/** Of the text between the two marks. */
function marked(text: string) {
  const [before = "", under = "", behind = ""] = text.split("|");
  const positionOf = (offset: string) => {
    const found = offset.split("\n");
    return { line: found.length - 1, character: found.at(-1)?.length ?? 0 };
  };
  const source = tokenSource(`${before}${under}${behind}`);
  return expressionAt(source, { start: positionOf(before), end: positionOf(before + under) });
}

describe("the value goes", () => {
  test.each([
    ["f(|a|)", "f ( 0"],
    ["f(b, |a|)", "f ( 1"],
    ["f(b(c, d), |a|)", "f ( 1"],
    ["f([b, c], {d}, |a|)", "f ( 2"],
    ["f(x=|a|)", "f ( x="],
    ["f(b, x=|a|)", "f ( x="],
    ["f(x=b, y=|a|)", "f ( y="],
    ["f(x=b, |a|)", "f ( 1"],
    ["f({x: |a|})", "f ( 0 { x:"],
    ["f(b, [c, |a|])", "f ( 1 [ 1"],
    ["f(b)(|a|)", "undefined"],
    ["f(b + (c, |a|))", "f ( 0 ( 1"],
    ["x = f(\n    b,\n    |a|,\n)", "f ( 1"],
    ["x = |a|", "x value"],
    ["x = b + |a|", "x value"],
    ["x: A = |a|", "x value"],
    ["x: |a|", "undefined"],
    ["x = [b, |a|]", "x value [ 1"],
    ["x = [\n    b,\n    |a|,\n]", "x value [ 1"],
    ["x = {\n    b: |a|,\n}", "undefined"],
    ["return |a|", "return value"],
    ["y = 1\nreturn b, |a|", "return value"],
    ["return [|a|]", "return value [ 0"],
    ["if |a|:", "if value"],
    ["for b in |a|:", "for value"],
    ["throw |a|", "throw value"],
    ["yield |a|", "yield value"],
    ["elif |a|", "elif value"],
    ["while |a|", "while value"],
    ["assert |a|", "assert value"],
    ["raise |a|", "raise value"],
    ["await |a|", "await value"],
    ["if (|a|) b", "if value ( 0"],
    ["b |a|", "undefined"],
    ["|a|", "undefined"],
    ["b\n|a|", "undefined"],
  ])("of %j: %s", (text, expected) => {
    const found = marked(text)?.slot;
    expect(found === undefined ? "undefined" : `${found.anchor.text} ${found.path}`).toBe(expected);
  });
});

describe("what is called", () => {
  test.each([
    ["|f(a)|", "f"],
    ["|a.f(b(c), [d])|", "f"],
    ["|a.f|(b)", "f"],
    ["|f|", "undefined"],
    ["|(a)(b)|", "undefined"],
    ["|a[0](b)|", "undefined"],
    ["|(a)|", "undefined"],
    ["|f(a)|.b", "f"],
    ["|f(a[b(c)])|", "f"],
  ])("in %j: %s", (text, expected) => {
    expect(marked(text)?.callee?.text ?? "undefined").toBe(expected);
  });
});

describe("what something is asked of", () => {
  test.each([
    ["a.|b|", "a"],
    ["a.b.|c|", "b"],
    ["a().|b|", ")"],
    ["|a.b|", "b"],
    ["|a|", "a"],
    ["a + |b|", "b"],
    ["a.|b.c|", "c"],
  ])("in %j: %s", (text, expected) => {
    expect(marked(text)?.object.text).toBe(expected);
  });

  test.each([
    ["a.|b|", true],
    ["|a|(b)", true],
    ["|a|", false],
    ["|a.b|", false],
    ["a + |b|", false],
    ["|a[0]|(b)", false],
    ["a.|b.c|", false],
  ])("%j is asked by its name: %s", (text, expected) => {
    expect(marked(text)?.isName).toBe(expected);
  });
});

describe("the text", () => {
  test.each([
    ["a + |b.c|.d", "b . c"],
    ["|f(\n  a\n)| + b", "f ( a )"],
    ["|a|b", "ab"],
    ["|f(\n  a|, b)", "f ( a"],
  ])("of %j: %s", (text, expected) => {
    expect(marked(text)?.text).toBe(expected);
  });

  test("is none where no word or mark stands", () => {
    expect(marked("a  | |  b")).toBe(undefined);
    expect(marked("||")).toBe(undefined);
  });
});

describe("in front", () => {
  test.each([
    ["total = price + |a|", "total = price + a"],
    ["x = total = price + |a|", "total = price + a"],
    ["price + |a|", ""],
    ["one\n= + - |a|", ""],
    ["((( |a|", ""],
    ["1 + ( ( |a|", ""],
  ])("of %j: %j", (text, expected) => {
    expect(marked(text)?.lead).toBe(expected);
  });
});

describe("the call around", () => {
  test.each([
    ["f(b, |a|, c)", "f ( b , a , c ) at 3"],
    ["f(b(c), |a|)", "f ( b ( c ) , a ) at 6"],
    ["f(g(|a|), b)", "g ( a ) at 1"],
    ["x.f(|a|).g(b)", "f ( a ) at 1"],
    ["f([|a|])", "undefined"],
    ["(b, |a|)", "undefined"],
    ["x = (b, |a|)", "undefined"],
    ["if (|a|)", "undefined"],
    ["f(|a|", "undefined"],
    ["f(b) + |a|", "undefined"],
    ["|a|", "undefined"],
  ])("%j: %s", (text, expected) => {
    const found = marked(text)?.call;
    expect(found === undefined ? "undefined" : `${found.text} at ${found.at}`).toBe(expected);
  });
});

describe("where a line begins", () => {
  test.each([
    ["f(a,\n|b|)", true],
    ["[a,\n|b|]", true],
    ["f(a)\n|b|", false],
    ["{ a\n|b| }", false],
    ["f({ a\n|b| })", false],
    ["f([a], {c},\n|b|)", true],
    ["f(a\n|)|", true],
  ])("in %j a bracket is open: %s", (text, expected) => {
    const [before = ""] = text.split("|");
    const { tokens } = tokenSource(text.replaceAll("|", ""));
    expect(isOpen(tokens, tokenSource(before).tokens.length)).toBe(expected);
  });
});
