/** Which of several readings of an edit, all as short, is the one that was meant. */
import { describe, expect, test } from "vitest";
import { keepLinesTogether } from "../../src/match/hunks.ts";
import { slideInsertions } from "../../src/match/slide.ts";
import type { Token } from "../../src/match/tokens.ts";

type Side = { readonly tokens: Token[]; readonly texts: string[]; readonly links: Int32Array };

/** Tokens between spaces, a slash for a line break; braces hold what has no partner, the rest has one, in order. */
function read(marked: string): Side & { readonly linked: number[] } {
  const tokens: Token[] = [];
  const linked: number[] = [];
  let [line, isOpen] = [0, false];
  for (const piece of marked.split(" ").filter((one) => one !== "")) {
    if (piece === "/") line++;
    else if (piece === "<") isOpen = true;
    else if (piece === ">") isOpen = false;
    else {
      if (!isOpen) linked.push(tokens.length);
      tokens.push({ text: piece, line, start: tokens.length, end: tokens.length + 1 });
    }
  }
  return {
    tokens,
    texts: tokens.map(({ text }) => text),
    links: new Int32Array(tokens.length).fill(-1),
    linked,
  };
}

function show({ tokens, links }: Side): string {
  const pieces: string[] = [];
  for (const [at, { text, line }] of tokens.entries()) {
    const [is, was] = [(links[at] ?? -1) < 0, at > 0 && (links[at - 1] ?? -1) < 0];
    if (was && !is) pieces.push(">");
    for (let next = tokens[at - 1]?.line ?? line; next < line; next++) pieces.push("/");
    if (is && !was) pieces.push("<");
    pieces.push(text);
  }
  return [...pieces, ...((links.at(-1) ?? 0) < 0 ? [">"] : [])].join(" ");
}

function both(base: string, head: string, by: (one: Side, two: Side) => void): readonly [string, string] {
  const [one, two] = [read(base), read(head)];
  expect(one.linked.length).toBe(two.linked.length);
  for (const [at, from] of one.linked.entries()) {
    const to = two.linked[at] ?? -1;
    expect(one.texts[from]).toBe(two.texts[to]);
    one.links[from] = to;
    two.links[to] = from;
  }
  by(one, two);
  for (const [from, to] of one.links.entries()) if (to >= 0) expect(two.links[to]).toBe(from);
  for (const [to, from] of two.links.entries()) if (from >= 0) expect(one.links[from]).toBe(to);
  return [show(one), show(two)];
}

describe("an insertion slides to where code is usually cut", () => {
  test.each([
    ["f ( a < . b , a > )", "f ( < a . b , > a )"],
    ["f ( a < , a > )", "f ( < a , > a )"],
    ["f ( < a , > a )", "f ( < a , > a )"],
    ["a < ; a > ; b", "< a ; > a ; b"],
    ["x < , x >", "< x , > x"],
    ["a , b < , b >", "a , < b , > b"],
    ["( < ( a ) > ) b", "( < ( a ) > ) b"],
    ["[ < a ] [ > a ]", "[ a ] < [ a ] >"],
    ["{ a < } { a > }", "{ a } < { a } >"],
    ["f ( a < ) , f ( a > )", "< f ( a ) , > f ( a )"],
    ["a . b < . b >", "a . b < . b >"],
    ["a < . b > . b", "a . b < . b >"],
    ["a < + a > + b", "< a + > a + b"],
    ["a + < a + > b", "< a + > a + b"],
    ["a / b < / a / b >", "a / b / < a / b >"],
    ["a < / b / a > / b", "a / b / < a / b >"],
    ["return a < / return a >", "return a / < return a >"],
    ["f ( x ) < ; f ( x ) > ; g", "< f ( x ) ; > f ( x ) ; g"],
    ["k = < v , k = > v", "< k = v , > k = v"],
    ["a < a a > a", "a a < a a >"],
    ["a < b a > b a b", "a b a b < a b >"],
    ["a < b > c", "a < b > c"],
    ["< b > a", "< b > a"],
  ])("%s is %s", (inserted, expected) => {
    const [base, head] = [inserted.replace(/<[^>]*>/gu, ""), inserted];
    expect(both(base, head, slideInsertions)[1]).toBe(expected);
    // A deletion is an insertion seen from the other side.
    expect(both(head, base, slideInsertions)[0]).toBe(expected);
  });
});

describe("a line goes to one line", () => {
  test.each([
    [
      "x = f ( a . bad )",
      "x = f ( a . < good ) / y = f ( a . > bad )",
      "x = f ( a . < bad > )",
      "x = f ( a . < good > ) / < y = f ( a . bad ) >",
    ],
    ["a b c d", "a b < x > / < y > c d", "a b < c d >", "a b < x / y c d >"],
    ["a b c d", "a < x > / < y > b c d", "< a > b c d", "< a x / y > b c d"],
    ["a b c d", "a b c < x > / < y > d", "a b c < d >", "a b c < x / y d >"],
    ["a b c d e", "a < x > / < z > b c < y > d e", "< a b c > d e", "< a x / z b c y > d e"],
    ["a b c", "a < x > / < y > b < z > / < w > c", "a < b c >", "a < x / y b z / w c >"],
    ["p q / a b c d", "p q / a b < x > / < y > c d", "p q / a b < c d >", "p q / a b < x / y c d >"],
    ["f ( a )", "f ( < x ) > / < y ( > a )", "f ( < a > )", "f ( < x > ) / < y ( a ) >"],
    ["f [ a ]", "f [ < x ] > / < y [ > a ]", "f [ < a > ]", "f [ < x > ] / < y [ a ] >"],
    ["f { a }", "f { < x } > / < y { > a }", "f { < a > }", "f { < x > } / < y { a } >"],
    ["a b a b", "a b < x > / < y > a b", "a b < a b >", "a b < x / y a b >"],
    ["a a a", "a < a x > / < y > a a", "a a < a >", "a a < x / y a a >"],
  ])("%s and %s: %s and %s", (base, head, own, other) => {
    expect(both(base, head, keepLinesTogether)).toEqual([own, other]);
    expect(both(head, base, keepLinesTogether)).toEqual([other, own]);
  });

  test.each([
    ["f ( a , b )", "f ( a , < x > / < y > b )"],
    ["f [ a , b ]", "f [ a , < x > / < y > b ]"],
    ["f { a , b }", "f { a , < x > / < y > b }"],
    ["f ( a", "f ( < x > / < y > a"],
    ["f ( a , b )", "f ( < x > / a , b )"],
    ["a b c d", "a b < x > / c d"],
    ["a b c d", "a b < 1 > / < 2 > c d"],
    ["a b c d", "a b / c d"],
    ["a b", "a < x > b"],
  ])("but for one that was wrapped or broken: %s and %s", (base, head) => {
    expect(both(base, head, keepLinesTogether)[0]).toBe(base);
  });
});
