import fc from "fast-check";
import { describe, expect, test, vi } from "vitest";
import { Tree } from "web-tree-sitter";
import type { Range } from "../../src/model/finding.ts";
import { rangeWithin, splitText } from "../../src/model/text.ts";
import { closeGaps } from "../../src/syntax/gaps.ts";
import { type Definition, symbolAt } from "../../src/syntax/outline.ts";
import { createParser, type SyntaxLanguage, syntaxLanguage } from "../../src/syntax/parser.ts";
import { read } from "../../src/syntax/reading.ts";

const parser = await createParser(["python", "typescript", "tsx"]);

/** One line per definition: kind, name, 1-based range, and what stands where its name should. */
function check(text: string, language: SyntaxLanguage = "python"): string {
  const all = splitText(text);
  const show = ({ start, end }: Range): string =>
    `${start.line + 1}:${start.character + 1}-${end.line + 1}:${end.character + 1}`;
  const tell = (of: readonly Definition[], indent: string): string[] =>
    of.flatMap(({ kind, name, range, nameRange, definitions }) => {
      const { start, end } = nameRange;
      expect(all[start.line]?.slice(start.character, end.character)).toBe(name);
      return [`${indent}${kind} ${name} ${show(range)}`, ...tell(definitions, `${indent}  `)];
    });
  return tell(read(parser, language, text).definitions, "").join("\n");
}

/** The symbol at the place marked by a bar. */
function symbol(marked: string, language: SyntaxLanguage = "python"): string | null {
  const before = splitText(marked.slice(0, marked.indexOf("|")));
  const position = { line: before.length - 1, character: before.at(-1)?.length ?? 0 };
  return symbolAt(read(parser, language, marked.replace("|", "")), position);
}

describe("an outline", () => {
  test("nests classes and functions, wherever they stand", () => {
    expect(
      check(`import os

class Invoice:
    lines: list[int]

    def total(self):
        def add(a, b):
            return a + b
        return sum(self.lines)

    class Line: pass

if os.name == "nt":
    def only(): ...
else:
    try:
        async def later(): ...
    finally:
        pass
`),
    ).toMatchInlineSnapshot(`
      "class Invoice 3:1-11:21
        function total 6:5-9:31
          function add 7:9-8:25
        class Line 11:5-11:21
      function only 14:5-14:20
      function later 17:9-17:31"
    `);
  });

  test("starts a definition at its first decorator", () => {
    expect(
      check("@one\n@two(3)\ndef f():\n    pass\n\n@three\nclass C:\n    @four\n    def g(self): ...\n"),
    ).toMatchInlineSnapshot(`
      "function f 1:1-4:9
      class C 6:1-9:21
        function g 8:5-9:21"
    `);
  });

  test("counts UTF-16 code units, also behind characters of two units and of four bytes", () => {
    expect(
      check("x = '😀é'; y = '😀'\nclass Ünï𝒳:\n    def 名(self, a='😀'): return '😀'\n"),
    ).toMatchInlineSnapshot(`
      "class Ünï𝒳 2:1-3:37
        function 名 3:5-3:37"
    `);
  });

  test("knows all three line endings", () => {
    const text = "class A:\n    def f(self):\n        pass\n\ndef g(): ...\n";
    expect(check(text.replaceAll("\n", "\r\n"))).toBe(check(text));
    expect(check(text.replaceAll("\n", "\r"))).toBe(check(text));
  });

  test("ends a definition before the line ending, also behind a comment", () => {
    const text = "class A:  # nothing\ndef f(): pass  # little\ndef g():\n    pass  # more\n";
    expect(check(text)).toMatchInlineSnapshot(`
      "class A 1:1-1:20
      function f 2:1-2:24
      function g 3:1-4:17"
    `);
    expect(check(text.replaceAll("\n", "\r\n"))).toBe(check(text));
    expect(check(text.replaceAll("\n", "\r"))).toBe(check(text));
  });

  test("keeps what broken syntax leaves", () => {
    expect(
      check(
        "def f(\n\n\nclass A:\n    def b(self): x\n    def c(self)\n        y\n    def d(self):\n        pass\n",
      ),
    ).toMatchInlineSnapshot(`
      "class A 4:1-7:10
        function b 5:5-5:19
      function d 8:5-9:13"
    `);
  });

  test.each([
    ["nothing", ""],
    ["a keyword", "def"],
    ["no names", "class :\n def (): pass\n"],
    ["NUL", "\0\0def f(): pass"],
    ["half a character", "\ud800def f(): '\udc00'"],
    ["a byte order mark", "\ufeffdef f(): pass\n"],
    ["100,000 open brackets", "(".repeat(100_000)],
    [
      "300 levels",
      Array.from({ length: 300 }, (_, depth) => `${" ".repeat(depth)}def f${depth}():\n`).join(""),
    ],
  ])("takes %s", (_name, text) => {
    const all = splitText(text);
    const within = ({ definitions }: { definitions: readonly Definition[] }): boolean =>
      definitions.every((of) => rangeWithin(all, of.range) && rangeWithin(all, of.nameRange) && within(of));
    expect(within(read(parser, "python", text))).toBe(true);
  });

  test("never throws, says the same twice, and stays within the text", () => {
    const piece = fc.constantFrom(
      "def f",
      "class C",
      "(",
      ")",
      ":",
      "\n",
      "\r\n",
      "\r",
      "    ",
      "@d",
      "pass",
      "'",
      '"""',
      "😀",
      "x",
      "=",
      "lambda",
      "\\",
      "#",
      "if x",
      ";",
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 40 }), (pieces) => {
        const text = pieces.join("");
        const all = splitText(text);
        const first = read(parser, "python", text);
        expect(JSON.stringify(read(parser, "python", text))).toBe(JSON.stringify(first));
        const within = ({ definitions }: { definitions: readonly Definition[] }): boolean =>
          definitions.every(
            (of) => rangeWithin(all, of.range) && rangeWithin(all, of.nameRange) && within(of),
          );
        expect(within(first)).toBe(true);
      }),
      { numRuns: 300 },
    );
  });

  test("frees its tree, also when the reader throws", () => {
    const freed = vi.spyOn(Tree.prototype, "delete");
    read(parser, "python", "def f(): pass\n");
    const refuse = () => {
      throw new Error("read enough");
    };
    expect(() => parser.withTree("python", "x", refuse)).toThrow("read enough");
    expect(freed).toHaveBeenCalledTimes(2);
    freed.mockRestore();
  });
});

describe("an outline of TypeScript", () => {
  test("nests classes, functions and whatever else has a name", () => {
    expect(
      check(
        `import { a } from "a";
export class Invoice<T> extends Base {
  #lines: T[] = [];
  static total = (of: Invoice) => of.sum();
  constructor(private readonly a: A) { super(); }
  get sum(): number { return 1; }
  set sum(value) {}
  async *walk() { function inner() {} }
  abstract later(): void;
}
export interface Shape { area(): number; side: number }
enum Color { Red }
export type Point = { x: number; scale(by: number): Point };
namespace Outer.Inner { export function f(): void {} }
declare module "b" { export function g(): void; }
declare function h(a: string): void;
function h(a: any) {}
`,
        "typescript",
      ),
    ).toMatchInlineSnapshot(`
      "class Invoice 2:1-10:2
        function total 4:3-4:43
        function constructor 5:3-5:50
        function sum 6:3-6:34
        function sum 7:3-7:20
        function walk 8:3-8:40
          function inner 8:19-8:38
        function later 9:3-9:25
      class Shape 11:1-11:56
        function area 11:26-11:40
      class Color 12:1-12:19
      class Point 13:1-13:61
        function scale 13:34-13:58
      class Outer.Inner 14:1-14:55
        function f 14:25-14:53
      class b 15:1-15:50
        function g 15:22-15:48
      function h 16:1-16:37
      function h 17:1-17:22"
    `);
  });

  test("names functions and classes after what holds them", () => {
    expect(
      check(
        `export const f = () => 1;
const g = function named() {}, h = class {};
let k = (async () => {}) as K;
exports.m = function () {};
const o = { p() {}, q: () => 1, "r-s": function () {}, ...t };
export default () => {};
use(function u() {});
const { v } = () => 1;
const w = x(() => 1);
`,
        "typescript",
      ),
    ).toMatchInlineSnapshot(`
      "function f 1:1-1:26
      function g 2:7-2:30
      class h 2:32-2:44
      function k 3:1-3:31
      function m 4:1-4:28
      function p 5:13-5:19
      function q 5:21-5:31
      function r-s 5:33-5:54
      function default 6:1-6:25
      function u 7:5-7:20"
    `);
  });

  test("starts a definition at its first decorator, at export or at declare", () => {
    expect(
      check(
        "@a\n@b()\nexport class C {\n  @c\n  // why\n  @d() e() {}\n  f() {}\n}\nexport declare\n  class D {}\nexport @e class E {}\n",
        "typescript",
      ),
    ).toMatchInlineSnapshot(`
      "class C 1:1-8:2
        function e 4:3-6:14
        function f 7:3-7:9
      class D 9:1-10:13
      class E 11:1-11:21"
    `);
  });

  test("knows JSX, and JavaScript", () => {
    expect(
      check(
        "const A = () => <p onClick={function b() {}}>it's {c()}</p>;\nclass D { e = () => <></> }\n",
        "tsx",
      ),
    ).toMatchInlineSnapshot(`
      "function A 1:1-1:61
        function b 1:29-1:44
      class D 2:1-2:28
        function e 2:11-2:26"
    `);
  });

  test("keeps what broken syntax leaves", () => {
    expect(
      check("function f( {\n}\nclass A {\n  b() { return }\n  c( {\n}\nfunction d() {}\n", "typescript"),
    ).toMatchInlineSnapshot(`
      "function b 4:3-4:17
      function d 7:1-7:16"
    `);
  });

  test.each([
    ["|const x = 1;\nfunction f() {}\n", null],
    ["@|wrap class A {}\n", "A"],
    ["class A {\n  x = |1;\n  f() {}\n}\n", "A"],
    ["class A {\n  @d |f() {}\n}\n", "A.f"],
    ["class A {\n  f = () => { return |1; };\n}\n", "A.f"],
    ["const f = () => {\n  const g = () => |1;\n};\n", "f.g"],
    ["namespace A.B { function f() { | } }\n", "A.B.f"],
    ["export default function () { | }\n", "default"],
    ["exp|ort const f = () => 1;\n", "f"],
    ["const f = () => 1, g = |() => 2;\n", "g"],
    ["con|st f = () => 1, g = () => 2;\n", null],
  ])("the symbol of %j is %s", (marked, expected) => {
    expect(symbol(marked, "typescript")).toBe(expected);
  });

  test.each([
    'let a: import("b").C<D>, e: import("f").G[]',
    'export type * from "a"; export type * as b from "c"',
    'import defer * as a from "b"',
    "type A = [string: B, ...unknown: C[]]",
    'declare module "a" { global { var b: C } }',
    "class A<in B, out C> {} type D<in out E> = E",
    "class A { static accessor b = 1 }",
    'export import a = require("b")',
    "class A { accessor b = 1; static { c() } declare d: E; override f() {} }",
    "const a = <const T,>(b: T) => b satisfies C; using d = e",
    'import a from "b" with { type: "json" }',
  ])("of %s has no errors", (text) => {
    expect(read(parser, "typescript", `${text};\nfunction f() {}\n`)).toMatchObject({
      hasErrors: false,
      definitions: expect.arrayContaining([expect.objectContaining({ name: "f" })]),
    });
  });

  test("reads names from the text where the grammar was told another", () => {
    expect(check("type A = [unknown: B];\nconst o = {\n  a, string: () => 1 };\n", "typescript")).toBe(
      "class A 1:1-1:23\nfunction string 3:6-3:21",
    );
  });

  test.each([
    ["100,000 open brackets", "(".repeat(100_000)],
    ["20,000 functions in each other", "function f() {".repeat(20_000)],
    ["100,000 tags", "<a>".repeat(100_000)],
    ["20,000 members with decorators", `class A {${"@d a() {}\n".repeat(20_000)}}`],
    ["100,000 words that the grammar does not know", `@${"global ".repeat(100_000)}{`],
    ["spaces around such a word", `@${" ".repeat(500_000)}unknown${" ".repeat(500_000)}`],
  ])("takes %s", (_name, text) => {
    for (const language of ["typescript", "tsx"] as const)
      expect(read(parser, language, text).definitions.length).toBeLessThanOrEqual(1);
  });

  test("never throws, says the same twice, and stays within the text", () => {
    const pieces =
      'function,f,class,C,(,),{,},[,],=>,=,:,;,<,>,\n,\r\n,\r,@d ,export ,default ,const ,`,${,",\',/,//,/*,*/,😀, ,async ,get ,global,unknown,import("a").,type ';
    const piece = fc.constantFrom(...pieces.split(","), ",");
    fc.assert(
      fc.property(
        fc.array(piece, { maxLength: 40 }),
        fc.constantFrom("typescript", "tsx"),
        (chosen, language) => {
          const text = chosen.join("");
          const all = splitText(text);
          const first = read(parser, language, text);
          expect(JSON.stringify(read(parser, language, text))).toBe(JSON.stringify(first));
          const within = ({ definitions }: { definitions: readonly Definition[] }): boolean =>
            definitions.every(
              (of) => rangeWithin(all, of.range) && rangeWithin(all, of.nameRange) && within(of),
            );
          expect(within(first)).toBe(true);
          const filled = closeGaps(text, "typescript");
          expect(splitText(filled).map((line) => line.length)).toEqual(all.map((line) => line.length));
        },
      ),
      { numRuns: 300 },
    );
  });
});

describe("the symbol of a position", () => {
  test.each([
    ["|x = 1\ndef f(): pass\n", null],
    ["def |f(): pass\n", "f"],
    ["class A:\n    x = |1\n    def f(self):\n        pass\n", "A"],
    ["class A:\n    def f(self):\n        return |self\n", "A.f"],
    ["class A:\n    def f(self):\n        def g(): |...\n", "A.f.g"],
    ["@|wrap\ndef f(): pass\n", "f"],
    ["def f(a: |int): pass\n", "f"],
    ["def f():\n    return 1|\n", "f"],
    ["def f():\n    return 1\n|\nx = 1\n", null],
    ["if x:\n    def f():\n        |pass\n", "f"],
    ["f = lambda: |1\n", null],
    ["def f(): pass\n|def g(): pass\n", "g"],
    ["s = '😀'; |\ndef f(): '😀'; x\n", null],
    ["def f(): '😀'; |x\n", "f"],
  ])("%j is %s", (marked, expected) => {
    expect(symbol(marked)).toBe(expected);
  });

  test("is null outside of the text", () => {
    expect(symbolAt(read(parser, "python", "def f(): pass\n"), { line: 99, character: 0 })).toBeNull();
  });
});

test.each([
  ["python", "python"],
  ["typescript", "typescript"],
  ["typescriptreact", "tsx"],
  ["javascript", "tsx"],
  ["javascriptreact", "tsx"],
  ["rust", "rust"],
  ["haskell", undefined],
  ["", undefined],
])("the language id %s is read as %s", (languageId, language) => {
  expect(syntaxLanguage(languageId)).toBe(language);
});

test("a parser knows the languages that it was made for, and no other", async () => {
  const one = await createParser(["tsx", "tsx"]);
  expect(one.languages).toEqual(["tsx"]);
  expect(parser.languages).toEqual(["python", "typescript", "tsx"]);
  expect(() => read(one, "python", "")).toThrow("This parser does not read python.");
});

test("parsers are made once and can be made again", async () => {
  const other = await createParser(["python"]);
  const [one, two] = [other, parser].map((by) => JSON.stringify(read(by, "python", "def f(): pass")));
  expect(one).toBe(two);
});
