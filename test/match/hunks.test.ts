/** What survives of the tokens of an edit. */
import { describe, expect, test } from "vitest";
import { createMovedTextFinder, hunkLines } from "../../src/match/hunk-lines.ts";
import { alignTokens } from "../../src/match/hunks.ts";
import { createNames } from "../../src/match/names.ts";
import { noMarks } from "../../src/match/sections.ts";
import type { Token } from "../../src/match/tokens.ts";
import type { Side } from "../../src/model/report.ts";
import { sourceWith } from "./readings.ts";

type Marks = Readonly<Record<Side, readonly number[]>>;

/** The hunk begins behind the first line of base and the second of head; what is marked is of one function that moved. */
function align(base: string, head: string, renames: Readonly<Record<string, string>>, marks: Marks) {
  const [left, right] = [sourceWith(`# 1\n${base}`), sourceWith(`# 2\n# 3\n${head}`)];
  const whole = { baseStart: 1, baseEnd: left.lines.length, headStart: 2, headEnd: right.lines.length };
  const names = createNames(new Map(Object.entries(renames)));
  const isMarked = (source: typeof left, line: number) =>
    source === left ? marks.base.includes(line - 1) : marks.head.includes(line - 2);
  const lined = hunkLines(left, right, whole, {
    names,
    marks: (source, line) => (isMarked(source, line) ? "\u0001\0" : noMarks.of(source, line)),
  });
  const elsewhere = createMovedTextFinder([lined]);
  return alignTokens(lined, elsewhere, names);
}

/** Both sides in tokens, a slash for each line break; braces hold what did not survive. */
function edit(
  base: string,
  head: string,
  renames: Readonly<Record<string, string>> = {},
  marks: Marks = { base: [], head: [] },
): string {
  const aligned = align(base, head, renames, marks);
  const { toHead, toBase } = aligned;
  for (const [at, target] of toHead.entries()) if (target >= 0) expect(toBase[target]).toBe(at);
  return `${shown(aligned.base, toHead)} => ${shown(aligned.head, toBase)}`;
}

function shown(tokens: readonly Token[], links: Int32Array): string {
  let text = "";
  for (const [at, token] of tokens.entries()) {
    const [isGone, wasGone] = [(links[at] ?? -1) < 0, at > 0 && (links[at - 1] ?? -1) < 0];
    if (wasGone && !isGone) text += "}";
    const breaks = token.line - (tokens[at - 1]?.line ?? token.line);
    if (at > 0) text += ` ${"/ ".repeat(breaks)}`;
    if (isGone && !wasGone) text += "{";
    text += token.text;
  }
  return tokens.length > 0 && (links[tokens.length - 1] ?? -1) < 0 ? `${text}}` : text;
}

type Case = readonly [base: string, head: string, expected: string];

describe("an edit", () => {
  test.each<Case>([
    ["f(a)", "f( a )", "f ( a ) => f ( a )"],
    ["x = f(a.bad, b)", "x = f(\n  a.bad,\n  b)", "x = f ( a . bad , b ) => x = f ( / a . bad , / b )"],
    ["a", "", "{a} => "],
    ["", "a", " => {a}"],
    ["x = g(a)", "x = f(g(a), b)", "x = g ( a ) => x = {f (} g ( a ) {, b )}"],
    ["if a:\n    b(c)", "if a and d:\n    b(c)", "if a : / b ( c ) => if a {and d} : / b ( c )"],
    ["f(x, y)", "f(y, x)", "f ( {x , y} ) => f ( {y , x} )"],
  ])("of %j to %j leaves the tokens that stayed", (base, head, expected) => {
    expect(edit(base, head)).toBe(expected);
  });

  test.each<[...Case, Readonly<Record<string, string>>]>([
    ["f(ab, cd)", "f(xy, cd)", "f ( ab , cd ) => f ( xy , cd )", { ab: "xy" }],
    ["f(ab, cd)", "g(ab, xy)", "{f} ( ab , {cd} ) => {g} ( ab , {xy} )", { ab: "xy" }],
    ["f(ab, cd)", "f(cd, ab)", "f ( {ab , cd} ) => f ( {cd , ab} )", { ab: "cd", cd: "ab" }],
    ["f(ab.x)", "f(xy.x, 1)", "f ( ab . x ) => f ( xy . x {, 1} )", { ab: "xy" }],
  ])("of %j to %j knows renamed words, one way: %s", (base, head, expected, renames) => {
    expect(edit(base, head, renames)).toBe(expected);
  });

  test.each<Case>([
    ["f(a)", "f(a.b, a)", "f ( a ) => f ( {a . b ,} a )"],
    ["f(a.b, a)", "f(a)", "f ( {a . b ,} a ) => f ( a )"],
    ["f(a)", "f(a, b)", "f ( a ) => f ( a {, b} )"],
    ["f(a)", "f(b, a)", "f ( a ) => f ( {b ,} a )"],
    ["f(a, b)", "f(a, a, b)", "f ( a , b ) => f ( a , {a ,} b )"],
    ["f(a, b)", "f(a, b, b)", "f ( a , b ) => f ( a , {b ,} b )"],
    ["f(a.b)", "f(a.b.b)", "f ( a . b ) => f ( a . b {. b} )"],
    ["f((a))", "f((a), (a))", "f ( ( a ) ) => f ( {( a ) ,} ( a ) )"],
    ["[a, b]", "[a, c, a, b]", "[ a , b ] => [ a , {c , a ,} b ]"],
    ["f(a)", "f(a.f(a))", "f ( a ) => f ( a {. f ( a )} )"],
    ["a.b", "a.c.b", "a . b => a . {c .} b"],
    ["a + b", "a + a + b", "a + b => {a +} a + b"],
    ["f(); g()", "f(); f(); g()", "f ( ) ; g ( ) => {f ( ) ;} f ( ) ; g ( )"],
    ["f(a.b, a.b)", "f(a.b)", "f ( {a . b ,} a . b ) => f ( a . b )"],
    ["a b c", "a b a b c", "a b c => {a b} a b c"],
    ["x; a; y", "x; a; b; a; y", "x ; a ; y => x ; a ; {b ; a ;} y"],
    ["f(a, b, c)", "f(a, b, b, b, c)", "f ( a , b , c ) => f ( a , b , {b , b ,} c )"],
    ["f([a])", "f([a], [a])", "f ( [ a ] ) => f ( {[ a ] ,} [ a ] )"],
    ["{a}", "{a}{a}", "{ a } => { a } {{ a }}"],
    ["a[0]", "a[0][0]", "a [ 0 ] => a [ 0 ] {[ 0 ]}"],
    ["x = a", "x = a = a", "x = a => x = a {= a}"],
    ["(a)", "((a))", "( a ) => {(} ( a ) {)}"],
    ["a, b", "a, a, b, b", "a , b => a , {a , b ,} b"],
    ["p q", "p r q r q", "p q => p {r q r} q"],
    ["a.b().c()", "a.c()", "a . {b ( ) .} c ( ) => a . c ( )"],
    ["f(a)\n\nf(b)", "f(a)\n\nf(a)\n\nf(b)", "f ( a ) / / f ( b ) => f ( a ) / / {f ( a )} / / f ( b )"],
    ["return a", "a\nreturn a", "return a => {a} / return a"],
    ["x(a, a, a)", "x(a, a)", "x ( a , {a ,} a ) => x ( a , a )"],
  ])("of %j to %j is cut where code is usually cut", (base, head, expected) => {
    expect(edit(base, head)).toBe(expected);
  });

  test.each<Case>([
    [
      "x = f(a.bad)\nz(1)",
      "x = f(a.good)\ny = f(a.bad)\nz(1)",
      "x = f ( a . {bad} ) / z ( 1 ) => x = f ( a . {good} ) / {y = f ( a . bad )} / z ( 1 )",
    ],
    [
      "x = f(a.bad)\nz(1)",
      "w = f(a.bad)\nx = f(a.good)\nz(1)",
      "{x} = f ( a . bad ) / z ( 1 ) => {w} = f ( a . bad ) / {x = f ( a . good )} / z ( 1 )",
    ],
    [
      "x = f(a.good)\ny = f(a.bad)",
      "x = f(a.bad)",
      "x = f ( a . {good} ) / {y = f ( a . bad )} => x = f ( a . {bad} )",
    ],
    ["x = f(a.bad, b)", "x = f(\n  a.good,\n  b)", "x = f ( a . {bad} , b ) => x = f ( / a . {good} , / b )"],
    [
      "a = one(two, three)",
      "a = one(two, four)\nb = one(five, three)",
      "a = one ( two , {three} ) => a = one ( two , {four} ) / {b = one ( five , three )}",
    ],
    [
      "a = one(two, three)",
      "b = one(five, three)\na = one(two, four)",
      "a = one ( two , {three} ) => {b = one ( five , three )} / a = one ( two , {four} )",
    ],
    ["one two three", "x two three\none two y", "{one} two three => {x} two three / {one two y}"],
    ["one two three", "one two y\nx two three", "one two {three} => one two {y / x two three}"],
    ["one two three four", "one two\nthree four", "one two three four => one two / three four"],
    ["f(1) + g(2)", "f(1)\ng(2)", "f ( 1 ) {+} g ( 2 ) => f ( 1 ) / g ( 2 )"],
    ["if a and b:", "if a:\n  if b:", "if a {and} b : => if a {: / if} b :"],
    [
      "a = [one, two]",
      "a = [\n  one,\n  two,\n  three]",
      "a = [ one , two ] => a = [ / one , / two {, / three} ]",
    ],
    ["a = one(two)", "c = one(\na = one(four)", "a = one ( {two} ) => {c = one (} / a = one ( {four} )"],
    ["f(a)\ng(b)", "f(a)\nf(b)\ng(b)", "f ( a ) / g ( b ) => f ( a ) / {f ( b )} / g ( b )"],
  ])("of %j to %j takes a line to one line, unless it was wrapped", (base, head, expected) => {
    expect(edit(base, head)).toBe(expected);
  });

  test.each<Case>([
    ["1 x 2", "3 x 4", "{1} x {2} => {3} x {4}"],
    ["1 2 x 3", "4 5 x 6", "{1 2} x {3} => {4 5} x {6}"],
    ["1 2 x 3 4", "5 6 x 7 8", "{1 2 x 3 4} => {5 6 x 7 8}"],
    ["1 2 x 3 4", "x", "{1 2} x {3 4} => x"],
    ["1 1 1 x 2 2 y 3 3 3", "4 4 4 x 5 5 y 6 6 6", "{1 1 1 x 2 2 y 3 3 3} => {4 4 4 x 5 5 y 6 6 6}"],
    [
      "print(x.nope, a, 1)",
      "y = ask(who='me', x)",
      "{print ( x . nope , a , 1} ) => {y = ask ( who = 'me' , x} )",
    ],
  ])(
    "of %j to %j leaves nothing by chance between much that went and much that came",
    (base, head, expected) => {
      expect(edit(base, head)).toBe(expected);
    },
  );

  test.each<Case>([
    [
      "log(first, second)\nkeep(1)",
      "other(third)\nkeep(1)\nlog(first, second)",
      "{log ( first , second )} / keep ( 1 ) => {other ( third )} / keep ( 1 ) / {log ( first , second )}",
    ],
    [
      "other(third)\nkeep(1)\nlog(first, second)",
      "log(first, second)\nkeep(1)",
      "{other ( third )} / keep ( 1 ) / {log ( first , second )} => {log ( first , second )} / keep ( 1 )",
    ],
    [
      "log(first, second)\nkeep(1)",
      "log(third, second)\nkeep(1)\nlog(first, second)",
      "log ( {first} , second ) / keep ( 1 ) => log ( {third} , second ) / keep ( 1 ) / {log ( first , second )}",
    ],
    [
      "log(a)\nkeep(1)",
      "other(b)\nkeep(1)\nlog(a)",
      "{log} ( {a} ) / keep ( 1 ) => {other} ( {b} ) / keep ( 1 ) / {log ( a )}",
    ],
    [
      "one(a)\ntwo(b)\nkeep(1)\nkeep(2)\nkeep(3)",
      "six(a)\nten(b)\nkeep(1)\nkeep(2)\nkeep(3)\none(a)\ntwo(b)",
      "{one ( a ) / two ( b )} / keep ( 1 ) / keep ( 2 ) / keep ( 3 ) => {six ( a ) / ten ( b )} / keep ( 1 ) / keep ( 2 ) / keep ( 3 ) / {one ( a ) / two ( b )}",
    ],
  ])("of %j to %j leaves nothing of lines that went elsewhere", (base, head, expected) => {
    expect(edit(base, head)).toBe(expected);
  });

  test.each<[...Case, Marks]>([
    [
      "one(a)\nkeep(b)",
      "one(c)\nkeep(b)",
      "{one ( a )} / keep ( b ) => {one ( c )} / keep ( b )",
      { base: [0], head: [] },
    ],
    [
      "one(a)\nkeep(b)",
      "one(c)\nkeep(b)",
      "{one ( a )} / keep ( b ) => {one ( c )} / keep ( b )",
      { base: [], head: [0] },
    ],
    [
      "one(a)\nkeep(b)",
      "one(c)\nkeep(b)",
      "one ( {a} ) / keep ( b ) => one ( {c} ) / keep ( b )",
      { base: [0], head: [0] },
    ],
    ["one(a)", "one(a)", "{one ( a )} => {one ( a )}", { base: [0], head: [] }],
  ])(
    "of %j to %j leaves nothing of a function that moved in another: %s %j",
    (base, head, expected, marks) => {
      expect(edit(base, head, {}, marks)).toBe(expected);
    },
  );

  test("says which lines of the text went, and came", () => {
    const block = "one(first)\ntwo(second)";
    const stays = "keep(1)\nkeep(2)\nkeep(3)\nkeep(4)";
    const { moved } = align(`${block}\n${stays}`, `${stays}\n${block}`, {}, { base: [], head: [] });
    expect([[...moved.base], [...moved.head]]).toEqual([
      [1, 2],
      [6, 7],
    ]);
  });
});
