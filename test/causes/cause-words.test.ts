/** Which words are looked up to find what a finding is about, in which order. */
import { describe, expect, test } from "vitest";
import { createCauseWords } from "../../src/causes/cause-words.ts";
import type { Range } from "../../src/model/finding.ts";
import type { Lookup } from "../../src/model/lookup.ts";
import type { Definition } from "../../src/syntax/outline.ts";
import { readingOf } from "../match/readings.ts";

/** The words of one file, and ranges in it by what stands there. */
function wordsOf(path: string, text: string) {
  const words = createCauseWords({
    text: (asked) => (asked === path ? text : undefined),
    reading: (asked) => (asked === path ? readingOf(path, text) : undefined),
  });
  const spelled = (lookups: readonly Lookup[]) => lookups.map(words.at).join(" ");
  const positionOf = (offset: number) => {
    const before = text.slice(0, offset).split("\n");
    return { line: before.length - 1, character: before.at(-1)?.length ?? 0 };
  };
  const rangeOf = (under: string): Range => {
    const at = text.indexOf(under);
    if (at < 0) throw new Error(`${under} is not in the text`);
    return { start: positionOf(at), end: positionOf(at + under.length) };
  };
  const definition = (): Definition => {
    const first = readingOf(path, text)?.definitions[0];
    if (first === undefined) throw new Error("a definition was to be there");
    return first;
  };
  return {
    range: (under: string) => spelled(words.range(path, rangeOf(under))),
    line: (line: number) => spelled(words.line(path, line)),
    value: (name: string) => spelled(words.value({ path, range: rangeOf(name) })),
    type: (name: string) => words.type({ path, range: rangeOf(name) }).join(" "),
    results: () => spelled(words.results(path, definition())),
    bases: () => spelled(words.bases(path, definition())),
    isResult: (line: number) => words.isResult(path, line),
    objectOf: (word: string) => words.objectOf({ path, position: rangeOf(word).start }),
    at: (line: number, character: number) => words.at({ path, position: { line, character } }),
    elsewhere: () => words.at({ path: "other.py", position: { line: 0, character: 0 } }),
    range_: (range: Range) => spelled(words.range(path, range)),
  };
}

describe("under a finding", () => {
  test.each([
    [
      "the words under it come first, then those before it, the nearest first",
      "a(b, c.d, e)",
      "c.d",
      "c d b a",
    ],
    ["what stands behind it is not asked", "a(b, c)", "a", "a"],
    ["what it begins with is not among those before it", "a.b.c", "b.c", "b c a"],
    ["strings and numbers are no words", 'a("b", 1, c)', 'a("b", 1, c)', "a c"],
    ["what stands for the instance says nothing", "self.a(cls.b)", "self.a(cls.b)", "a b"],
    [
      "a word that begins like self is a word",
      "selfish(clsx, thisOne)",
      "selfish(clsx, thisOne)",
      "selfish clsx thisOne",
    ],
  ])("%s", (_, text, under, expected) => {
    expect(wordsOf("m.py", `${text}\n`).range(under)).toBe(expected);
  });

  test("no more than twelve are asked", () => {
    const names = [..."abcdefghijklmn"];
    expect(wordsOf("m.py", `f(${names.join(", ")})\n`).line(0)).toBe(`f ${names.slice(0, 11).join(" ")}`);
  });

  test("those of lines below are asked, to the eighth", () => {
    const text = `a(\n${[..."bcdefghijk"].map((name) => `    ${name}=1,\n`).join("")})\n`;
    expect(
      wordsOf("m.py", text).range_({ start: { line: 0, character: 0 }, end: { line: 11, character: 1 } }),
    ).toBe("a b c d e f g h i");
  });

  test("words of the grammar are asked where it is not known as TypeScript's", () => {
    expect(wordsOf("m.ts", "return await a.b as C\n").line(0)).toBe("a b C");
    expect(wordsOf("m.py", "return a.type\n").line(0)).toBe("return a type");
  });

  test("comments have no words", () => {
    expect(wordsOf("m.py", "a  # b\n").line(0)).toBe("a");
    expect(wordsOf("m.py", "a\nb\n").line(1)).toBe("b");
  });
});

describe("where a name is bound", () => {
  test.each([
    ["what it is given is asked", "m.py", "x = a.b(c)\ny = d\n", "x", "a b c"],
    ["its type is asked, not what it is given", "m.py", "x: A[B] = c\n", "x", "A B"],
    ["over several lines", "m.py", "x = a(\n    b,\n)\ny = c\n", "x", "a b"],
    ["not what is bound beside it", "m.ts", "const x = a.b;\nconst y = c;\n", "x", "a b"],
    ["its type in TypeScript", "m.ts", "const x: A<B> = c;\n", "x", "A B"],
    ["of a parameter", "m.py", "def f(p: A, q: B): ...\n", "q", "B"],
    ["nothing where no name is bound", "m.py", "x = a\n", "a", ""],
    ["nothing in a text of no grammar", "m.txt", "x = a\n", "x", ""],
  ])("%s", (_, path, text, name, expected) => {
    expect(wordsOf(path, text).value(name)).toBe(expected);
  });

  test("the words of its type are read", () => {
    expect(wordsOf("m.py", "x: a.B[Ć1] = c\n").type("x")).toBe("a B Ć1");
    expect(wordsOf("m.py", "x = c\n").type("x")).toBe("");
    expect(wordsOf("m.py", "def result() -> A: ...\n").type("A")).toBe("");
  });
});

describe("what a function gives back", () => {
  test.each([
    ["is what stands behind return", "def f(a):\n    b(c)\n    return a.d(e)\n", "a d e"],
    ["is what stands behind yield", "def f(a):\n    yield a\n    b()\n", "a"],
    ["goes on to the end of its brackets", "def f(a):\n    return a(\n        b,\n    )\n    c()\n", "a b"],
    ["ends with its line", "def f(a):\n    if a: return b\n    c()\n", "b"],
    ["ends with its statement", "def f(a):\n    return b; c()\n", "b"],
    ["of each return", "def f(a):\n    if a:\n        return b\n    return c\n", "b c"],
    ["not of a function within it", "def f(a):\n    def g():\n        return b\n    return c\n", "c"],
    ["nor of a lambda in its head", "def f(a=g):\n    return c\n", "c"],
    ["and what the names in it are bound to", "def f(a):\n    b = c(d)\n    e(a)\n    return b\n", "b b c d"],
    [
      "through three names",
      "def f():\n    a = one\n    b = two(a)\n    c = three(b)\n    d = four(c)\n    return d\n",
      "d d four c c three b b two a",
    ],
    [
      "also where a name is bound to itself",
      "def f():\n    a = one\n    a = a.two\n    return a\n",
      "a a one a a two",
    ],
    ["a parameter is bound to nothing here", "def f(a=one):\n    return a\n", "a"],
    ["nothing is given back without one", "def f(a):\n    b(a)\n", ""],
    ["nor by a class", "class A:\n    x = a\n", ""],
    ["a name that is bound by an import is no value", "def f():\n    import a\n    return a\n", "a"],
  ])("%s", (_, text, expected) => {
    expect(wordsOf("m.py", text).results()).toBe(expected);
  });

  test.each([
    ["behind the arrow", "const f = (a: A) => b.c(a);\n", "b c a"],
    ["not in the block behind an arrow", "const f = (a: A) => {\n  b(a);\n};\n", ""],
    ["behind return in the block", "const f = (a: A) => {\n  return b(a);\n};\n", "b a"],
    [
      "not the arrow of a callback beside a return",
      "function f(a: A) {\n  return b.map((c) => c.d);\n}\n",
      "b map c c d",
    ],
    [
      "a chain of calls goes on with its dot",
      "function f(a: A) {\n  return b\n    .c(a)\n    .d();\n  e();\n}\n",
      "b c a d",
    ],
    ["a block ends with its brace", "function f(a: A) { return b }\n", "b"],
    ["what a name of it is bound to", "function f(a: A) {\n  const c = d(a);\n  return c;\n}\n", "c c d a"],
  ])("in TypeScript: %s", (_, text, expected) => {
    expect(wordsOf("m.ts", text).results()).toBe(expected);
  });

  test("is begun on the lines that return or yield", () => {
    const { isResult } = wordsOf("m.py", "return a\n    yield b\nreturned\nx = 1 # return\n");
    expect([0, 1, 2, 3, 4].map(isResult)).toEqual([true, true, false, false, false]);
  });
});

describe("what a class is derived from", () => {
  test.each([
    ["m.py", "class A(B, c.D):\n    x = e\n", "B c D"],
    ["m.py", "class A:\n    x = e\n", ""],
    ["m.py", "class A(\n    B[d:e],\n    metaclass=F,\n):\n    x: G\n", "B d e metaclass F"],
    ["m.py", "class A(B({}), C): x = d\n", "B C"],
    ["m.ts", "class A extends B implements C<D> {\n  e = f;\n}\n", "B C D"],
    ["m.ts", "class A extends b(c) { d = e; }\n", "b c"],
    ["m.ts", "class A extends b({ c: d }) { e = f; }\n", "b c d"],
    ["m.ts", "interface A extends B {\n  c: D;\n}\n", "B"],
  ])("in %s: %j", (path, text, expected) => {
    expect(wordsOf(path, text).bases()).toBe(expected);
  });
});

describe("a word", () => {
  test("is asked of what stands before its dot", () => {
    const { objectOf } = wordsOf("m.py", "one.two . three(four) + five\n");
    expect(objectOf("three")).toBe("one.two");
    expect(objectOf("two")).toBe("one");
    expect(objectOf("one")).toBe(null);
    expect(objectOf("four")).toBe(null);
    expect(objectOf("five")).toBe(null);
  });

  test("is read where it stands, to its end", () => {
    const { at, elsewhere } = wordsOf("m.py", "aé_1.b\n");
    expect(at(0, 0)).toBe("aé_1");
    expect(at(0, 5)).toBe("b");
    expect(at(0, 4)).toBe("");
    expect(at(7, 0)).toBe("");
    expect(elsewhere()).toBe("");
  });
});
