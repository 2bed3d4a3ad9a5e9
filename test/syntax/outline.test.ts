import fc from "fast-check";
import { describe, expect, test, vi } from "vitest";
import { Tree } from "web-tree-sitter";
import type { Range } from "../../src/core/finding.ts";
import { lines, rangeWithin } from "../../src/core/text.ts";
import { type Definition, outline, symbolAt } from "../../src/syntax/outline.ts";
import { createParser } from "../../src/syntax/parser.ts";

const parser = await createParser("python");

/** One line per definition: kind, name, 1-based range, and what stands where its name should. */
function check(text: string): string {
  const all = lines(text);
  const show = ({ start, end }: Range): string =>
    `${start.line + 1}:${start.character + 1}-${end.line + 1}:${end.character + 1}`;
  const tell = (of: readonly Definition[], indent: string): string[] =>
    of.flatMap(({ kind, name, range, nameRange, definitions }) => {
      const { start, end } = nameRange;
      expect(all[start.line]?.slice(start.character, end.character)).toBe(name);
      return [`${indent}${kind} ${name} ${show(range)}`, ...tell(definitions, `${indent}  `)];
    });
  return tell(outline(parser, text).definitions, "").join("\n");
}

/** The symbol at the place marked by a bar. */
function symbol(marked: string): string | null {
  const before = lines(marked.slice(0, marked.indexOf("|")));
  const position = { line: before.length - 1, character: before.at(-1)?.length ?? 0 };
  return symbolAt(outline(parser, marked.replace("|", "")), position);
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
    const all = lines(text);
    const within = ({ definitions }: { definitions: readonly Definition[] }): boolean =>
      definitions.every((of) => rangeWithin(all, of.range) && rangeWithin(all, of.nameRange) && within(of));
    expect(within(outline(parser, text))).toBe(true);
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
        const all = lines(text);
        const first = outline(parser, text);
        expect(outline(parser, text)).toEqual(first);
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
    outline(parser, "def f(): pass\n");
    const refuse = () => {
      throw new Error("read enough");
    };
    expect(() => parser.withTree("x", refuse)).toThrow("read enough");
    expect(freed).toHaveBeenCalledTimes(2);
    freed.mockRestore();
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
    expect(symbolAt(outline(parser, "def f(): pass\n"), { line: 99, character: 0 })).toBeNull();
  });
});

test("parsers are made once and can be made again", async () => {
  const other = await createParser("python");
  expect(outline(other, "def f(): pass")).toEqual(outline(parser, "def f(): pass"));
});
