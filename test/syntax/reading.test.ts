/** What one walk over the tree of a file finds: its parts, its statements, where its names are defined. */
import { describe, expect, test } from "vitest";
import { splitText } from "../../src/model/text.ts";
import { isDefining } from "../../src/syntax/bindings.ts";
import { createParser, type SyntaxLanguage } from "../../src/syntax/parser.ts";
import { isInSpans, type Reading, read } from "../../src/syntax/reading.ts";
import { unmarkOne } from "../match/marks.ts";

const parser = await createParser(["python", "typescript", "tsx"]);

/** Code, comments and strings. */
function parts(
  language: SyntaxLanguage,
  text: string,
): readonly [code: string, comments: string, strings: string] {
  const { code, comments, strings } = read(parser, language, text);
  expect(code.length).toBe(text.length);
  expect(splitText(code).length).toBe(splitText(text).length);
  const of = (spans: Reading["comments"]) => spans.map(({ start, end }) => text.slice(start, end)).join("|");
  return [code.trim().replaceAll(/\s+/gu, " "), of(comments), of(strings)];
}

describe("the parts of a text", () => {
  test.each<readonly [SyntaxLanguage, string, readonly [string, string, string]]>([
    ["python", "a; 'b' # c", ["a;", "# c", "'b'"]],
    ["python", "# a\n\nb", ["b", "# a", ""]],
    ["python", "'''a'b\n# c\n'''; c", ["; c", "", "'''a'b\n# c\n'''"]],
    ["python", "x = rb'a', F\"b\", 'a\\'b'", ["x = , ,", "", "rb'a'|F\"b\"|'a\\'b'"]],
    ["python", "'a\\\r\nb', c", [", c", "", "'a\\\r\nb'"]],
    ["python", 'f"a{b}c"', ["b", "", 'f"a{|}c"']],
    // Since Python 3.12 the same quotes may stand in the braces.
    ["python", 'f"a{b["c"]!r:>{d}}e"', ["b[ ] d", "", 'f"a{|"c"|!r|:>{|}|}e"']],
    ["python", 'f"{a + f"{b}"}"  # {c}', ["a + b", "# {c}", 'f"{|f"{|}"|}"']],
    ["python", "x = 'a  # b'", ["x =", "", "'a  # b'"]],
    ["typescript", "a // b\nc /* d\n*/ e", ["a c e", "// b|/* d\n*/", ""]],
    ["typescript", "a = /b'/g; c", ["a = ; c", "", "/b'/g"]],
    ["typescript", "a / b / c", ["a / b / c", "", ""]],
    ["typescript", "x[0] / a / 'b'", ["x[0] / a /", "", "'b'"]],
    ["typescript", "#!/bin/sh it's\na", ["a", "#!/bin/sh it's", ""]],
    ["typescript", "a = <b>/c'/", ["a = <b>", "", "/c'/"]],
    ["typescript", `a = \`b\${c + \`d\${e}\`}f\``, ["a = c + e", "", `\`b\${|\`d\${|}\`|}f\``]],
    ["typescript", `type A = \`b\${C}\``, ["type A = C", "", `\`b\${|}\``]],
    ["tsx", "<a b=\"c'\">d's {e} f</a>", ["<a b= > {e} </a>", "", "\"c'\"|d's | f"]],
    ["tsx", "<a>{/* b' */}</a>", ["<a>{ }</a>", "/* b' */", ""]],
    ["tsx", "a < b > 'c'", ["a < b >", "", "'c'"]],
    ["tsx", "<a>// b</a>", ["<a> </a>", "", "// b"]],
  ])("of %s: %j", (language, text, expected) => {
    expect(parts(language, text)).toEqual(expected);
  });

  test("are looked for by their offsets", () => {
    const spans = [
      { start: 2, end: 4 },
      { start: 6, end: 7 },
    ];
    expect([0, 1, 2, 3, 4, 5, 6, 7].filter((offset) => isInSpans(spans, offset))).toEqual([2, 3, 6]);
    expect(isInSpans([], 0)).toBe(false);
  });

  test("tell the strings that are types", () => {
    const quoted = (text: string) => read(parser, "python", text).strings.map(({ isType }) => isType);
    expect(quoted("x: 'A' = 'b'")).toEqual([true, false]);
    expect(quoted("def f(a: list['A'] = 'b') -> 'C': 'd'")).toEqual([true, false, true, false]);
    expect(quoted("x = {'a': 'A'}; y['a':'b']; f(lambda: 'c')")).toEqual([false, false, false, false, false]);
  });
});

describe("a statement of Python", () => {
  const statements = (text: string) =>
    read(parser, "python", text).statements.map(
      ({ start, first, last, depth, code }) =>
        `${start} ${first}-${last} ${depth} ${code.replaceAll(/\s+/gu, " ")}`,
    );
  test.each<readonly [string, readonly string[]]>([
    ["a\nb\n", ["0 0-0 0 a", "2 1-1 0 b"]],
    ["if a:\r\n\r\n  b\r\nc", ["0 0-0 0 if a:", "11 2-2 1 b", "14 3-3 0 c"]],
    ["f(\n  a,\n)\nb", ["0 0-2 0 f( a, )", "10 3-3 0 b"]],
    ["x = [1,\n{2:\n3}]\ny", ["0 0-2 0 x = [1, {2: 3}]", "16 3-3 0 y"]],
    ["a = \\\n  b\nc", ["0 0-1 0 a = \\ b", "10 2-2 0 c"]],
    ['"""a\nb"""\nc', ["10 2-2 0 c"]],
    ["x = '''a\nb''' + c\nd", ["0 0-1 0 x = + c", "18 2-2 0 d"]],
    ["a  # b (\nc", ["0 0-0 0 a", "9 1-1 0 c"]],
    ["\n\n", []],
    ["a; b", ["0 0-0 0 a", "3 0-0 0 b"]],
    ["if a: b\nelse: c", ["0 0-0 0 if a:", "6 0-0 1 b", "8 1-1 0 else:", "14 1-1 1 c"]],
    ["@d\nclass A(\n  B\n):\n  x = 1", ["0 0-0 0 @d", "3 1-3 0 class A( B ):", "21 4-4 1 x = 1"]],
    [
      "try:\n  a\nexcept E:\n  b\nfinally:\n  c",
      ["0 0-0 0 try:", "7 1-1 1 a", "9 2-2 0 except E:", "21 3-3 1 b", "23 4-4 0 finally:", "34 5-5 1 c"],
    ],
  ])("of %j", (text, expected) => {
    expect(statements(text)).toEqual(expected);
  });

  test("is also what nothing can be made of", () => {
    expect(statements("elif None:")).toEqual(["0 0-0 0 elif None:"]);
  });
});

/** What is bound, with its type, and what is not a definition in brackets. */
function bound(language: SyntaxLanguage, text: string): string {
  const { bindings } = read(parser, language, text);
  return bindings
    .map((one) => {
      const { kind, name, stars, type, start } = one;
      if (isDefining(one) && /^[\p{L}_]/u.test(name))
        expect(text.slice(start)).toMatch(name.split(".").at(-1) ?? "");
      if (name.startsWith("#")) expect(text.slice(start - 1)).toMatch(new RegExp(`^${name}`, "u"));
      const said = `${kind} ${"*".repeat(stars)}${name}${type === null ? "" : `: ${type}`}`;
      return isDefining(one) ? said : `(${said})`;
    })
    .join(", ");
}

describe("the names of Python", () => {
  test.each([
    ["x = 1", "variable x"],
    ["x: int = 1\ny: str", "variable x: int, variable y: str"],
    ["self.x = 1; cls.y: int = 2; a.b = 3", "variable self.x, variable cls.y: int, (attribute b)"],
    ["x = y = 1", "variable x, variable y"],
    ["a, (b, *c) = d; x[0] = 1; x += 1", "name a, name b, name c"],
    ["(x := 1)", "name x"],
    ["for a, b in c: pass", "name a, name b"],
    ["[a for a in b]", "name a"],
    ["with a as b, c as (d, e): pass", "name b, name d, name e"],
    ["try: pass\nexcept E as e: pass", "name e"],
    ["import a, b.c as d", "(import a), (import b), (import c), (import d), name d"],
    ["from a import b as c, d", "(import a), (import b), (import c), name c, (import d)"],
    ["class A(B, c=D): pass", "name A"],
    ["type A[T] = B", "name A"],
    ["f(a=1); a == 1; a.self.x(); {a: 1}; x[a:1]", ""],
    ["lambda a, *b, c=1: a", "name a, name *b, name c"],
    [
      "async def f(a, b: int, /, c=1, *d, e: A = 2, **k: Any) -> int: pass",
      "name f, parameter a, parameter b: int, parameter c, parameter *d, parameter e: A, parameter **k: Any, (result result: int)",
    ],
    ["def f(): pass", "name f, (result result)"],
  ])("in %j: %s", (text, expected) => {
    expect(bound("python", text)).toBe(expected);
  });
});

describe("the names of TypeScript", () => {
  test.each([
    ["const a = 1, b: B = 2; let c; var d!: D", "variable a, variable b: B, variable c, variable d: D"],
    ["const { a, b: c, ...d } = e; [f, g = 1] = h", "name c, name d, name f, name g"],
    ["const { a = 1, b: { c = 2 } } = d", "name a, name c"],
    ["a = 1; this.b = 2; c.d = 3", "name a, name b, (attribute d)"],
    ["for (const a of b) {} for (a in b) {}", "name a, name a"],
    ["try {} catch (e) {}", "name e"],
    ["a: for (;;) { break a; }", "name a"],
    [
      "import a, { b as c } from 'd'; import * as e from 'f'",
      "(import a), (import b), (import c), name c, (import e), name e",
    ],
    ["import a = require('b'); import c = d.e", "(import a), name a, name c"],
    ["export { a as b }", "(import a), name b, (import b)"],
    [
      "class A<T> extends B { x: C = 1; #y; static z; }",
      "name A, name T, variable x: C, variable #y, variable z",
    ],
    ["interface I { a: A; b?(c: C): void }", "name I, name a, name b, parameter c: C, (result result: void)"],
    ["enum E { A, B = 1 }", "name E, name A, name B"],
    ["type A<T> = B; namespace N {}; declare module M {}", "name A, name T, name N, name M"],
    [
      "function f(a: A, b?: B, ...c): R {}",
      "name f, parameter a: A, parameter b: B, parameter *c, (result result: R)",
    ],
    [
      "class A { constructor(private a) {} set b(c) {} get d() {} }",
      "name A, name constructor, parameter a, name b, parameter c, name d, (result result)",
    ],
    ["function f(this: A, { a }, [b]: B) {}", "name f, parameter 2, parameter 3: B, name b, (result result)"],
    ["const f = (a): B => a", "variable f, parameter a, (result result: B)"],
    ["a((b) => c); f(g => h); i({ j: (k) => l })", "name b, name g, name k"],
    ["d(function (e) {})", "parameter e, (result result)"],
    ["export default (a: A): B => c", "parameter a: A, (result result: B)"],
    ["type F = (a: A, { b }) => c", "name F, parameter a: A, parameter 2"],
    ["let f: (a: A) => b", "variable f: (a: A) => b, name a: A"],
    ["f({ a: 1 }); a === 1; a.b(); x ? y : z", ""],
  ])("in %j: %s", (text, expected) => {
    expect(bound("typescript", text)).toBe(expected);
  });
});

describe("the expression at a range", () => {
  test.each([
    ["python", "x = f(a.[[b]], c)", "b"],
    ["python", "x = f([[a.b]], c)", "a.b"],
    ["python", "x = f(a[[.b, ]]c)", "(a.b, c)"],
    ["python", "x = [[(\n  a.b\n)]]", "(\n  a.b\n)"],
    ["python", 'x = f"{[[a]]}"', "a"],
    ["typescript", "const x = f([[a.b]]!)", "a.b"],
    ["typescript", "let x: [[A<B>]]", "A<B>"],
  ] as const)("of %s: %j is %j", (language, marked, expected) => {
    const { text, range } = unmarkOne(marked);
    const found = read(parser, language, text).expressionAt(range);
    const all = splitText(text);
    const shown =
      found === undefined
        ? undefined
        : all
            .map((line, at) =>
              at < found.start.line || at > found.end.line
                ? undefined
                : line.slice(
                    at === found.start.line ? found.start.character : 0,
                    at === found.end.line ? found.end.character : undefined,
                  ),
            )
            .filter((line) => line !== undefined)
            .join("\n");
    expect(shown).toBe(expected);
  });

  test("is none where a statement is", () => {
    const { text, range } = unmarkOne("[[a = 1\nb = 2]]");
    expect(read(parser, "python", text).expressionAt(range)).toBeUndefined();
  });
});

test("what nests deeper than any code is read as broken, and the next file as it is", () => {
  const { hasErrors, definitions } = read(parser, "tsx", "<T>(".repeat(5_000));
  expect({ hasErrors, definitions }).toEqual({ hasErrors: true, definitions: [] });
  expect(read(parser, "tsx", `${"(".repeat(500)}1${")".repeat(500)}`).hasErrors).toBe(false);
  expect(read(parser, "tsx", "class A {}").definitions.map(({ name }) => name)).toEqual(["A"]);
});
