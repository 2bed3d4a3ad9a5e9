/** Definitions by the look of their lines, and which of them a change moved. */
import { describe, expect, test } from "vitest";
import { noContext } from "../../src/match/change.ts";
import { createLikenessFinder } from "../../src/match/likeness.ts";
import { alignWords } from "../../src/match/lineup.ts";
import {
  createSectionFinder,
  movedSections,
  noMarks,
  sectionMarks,
  sectionsOf,
} from "../../src/match/sections.ts";
import { sourceWith } from "./readings.ts";

/** Lines from 1, the last one included. */
function sections(text: string): string {
  return sectionsOf(sourceWith(text))
    .map(({ path, line, end }) => `${path} ${line + 1}-${end}`)
    .join(", ");
}

describe("a definition", () => {
  test.each([
    ["def f():\n    a\n\n    b\n\n\ndef g():\n    c\n", "f 1-4, g 7-8"],
    ["def f():\n    a\nb\n", "f 1-2"],
    ["class A:\n    def f(self):\n        a\n    def g(self):\n        b\n", "A 1-5, A.f 2-3, A.g 4-5"],
    ["@d\ndef f():\n    a\n", "f 1-3"],
    ["def f(\n    a,\n):\n    b\nc\n", "f 1-4"],
    ["def f():\n  def g():\n    a\n  b\n", "f 1-4, f.g 2-3"],
    ["", ""],
  ])("has the lines of its node, decorators too: %j", (text, expected) => {
    expect(sections(text)).toBe(expected);
  });
});

type Tree = Readonly<Record<string, string>>;

function lined(base: Tree, head: Tree) {
  return [...new Set([...Object.keys(base), ...Object.keys(head)])].map((path) =>
    alignWords(sourceWith(base[path] ?? ""), sourceWith(head[path] ?? ""), noContext),
  );
}

/** The functions that moved, with their lines from 1. */
function moved(base: string | Tree, head: string | Tree): string {
  const [before, after] = [base, head].map((tree) => (typeof tree === "string" ? { m: tree } : tree));
  return movedSections(lined(before ?? {}, after ?? {}), createLikenessFinder())
    .moved.map(
      (pair) =>
        `${pair.base.section.path}:${pair.base.section.line + 1} ${pair.head.section.path}:${pair.head.section.line + 1}`,
    )
    .sort()
    .join(", ");
}

const make = (name: string, word = name) =>
  `def ${name}(value):\n    ${word}_first(value)\n    ${word}_second(value)\n    ${word}_third(value)\n\n`;
const [a, b, c, d] = ["a", "b", "c", "d"].map((name) => make(name)) as [string, string, string, string];

describe("a function moved", () => {
  test.each<[string, string | Tree, string | Tree, string]>([
    ["nowhere", a + b, a + b, ""],
    ["nowhere, pushed down", a + b, `# 1\n# 2\n${a + b}`, ""],
    ["nowhere, edited", a + b, a + b.replace("b_first(value)", "b_first(1)"), ""],
    ["to the end", a + b + c + d, b + c + d + a, "a:1 a:16"],
    ["to another file", { m: a + b, n: c }, { m: b, n: c + a }, "a:1 a:6"],
    ["out of a deleted file", { m: a }, { n: a }, "a:1 a:1"],
    [
      "from class to class",
      `class A:\n${indent(a)}class B:\n${indent(b)}`,
      `class A:\n    pass\nclass B:\n${indent(b + a)}`,
      "A.a:2 B.a:9",
    ],
    ["under another name", { m: a + b, n: c }, { m: b, n: c + make("z", "a") }, "a:1 z:6"],
    [
      "under another name, half of it rewritten",
      { m: a + b },
      { m: b, n: make("z", "a").replace("a_first", "z_first") },
      "a:1 z:1",
    ],
    [
      "under another name, most of it rewritten: no",
      { m: a + b },
      { m: b, n: make("z", "a").replace("a_first", "z_first").replace("a_second", "z_second") },
      "",
    ],
    [
      "under another name, with much more in it: no",
      { m: a + b },
      { m: b, n: make("z", "a") + Array.from({ length: 4 }, (_, at) => `    more_${at}(value)\n`).join("") },
      "",
    ],
    ["where two have its name: no", { m: a + b, k: a }, { n: a + b, l: a }, "b:6 b:6"],
    ["where two in head have its name: no", { m: a }, { n: a, l: a }, ""],
    [
      "where a line is in two functions, it does not count",
      { m: a + make("x", "a") },
      { n: make("z", "a") },
      "",
    ],
  ])("%s", (_, base, head, expected) => {
    expect(moved(base, head)).toBe(expected);
  });

  const small = (name: string, head = "(x)", body = `${name}_one(x)`) => `def ${name}${head}:\n    ${body}\n`;
  const edited = (name: string) => small(name, "(x, more)", `${name}_two(x, more)`);
  const [p, q, r] = [small("p"), small("q"), small("r")];

  test.each([
    ["nowhere, its first line edited", a + b, a.replace("(value):", "(value, more):") + b, ""],
    ["nowhere, its first line laid out anew", a + b, a + b.replace("(value):", "( value ):"), ""],
    ["nowhere, all of it rewritten", a + p + b, a + edited("p") + b, ""],
    ["nowhere, rewritten like its neighbour", p + q + r, edited("p") + edited("q") + edited("r"), ""],
    ["around one that kept its place", p + q, edited("q") + edited("p"), "p:1 p:3"],
    ["around two that kept their order", p + q + r, edited("q") + edited("r") + edited("p"), "p:1 p:5"],
    ["in front of two that kept their order", p + q + r, edited("r") + edited("p") + edited("q"), "r:5 r:1"],
    ["out of its hunk, edited", p + a + b + c, a + b + c + edited("p"), "p:1 p:16"],
    [
      "into another hunk, edited",
      p + a + b + c + r,
      edited("r") + a + b + c + edited("p"),
      "p:1 p:18, r:18 r:1",
    ],
    ["from the end to the front, edited", a + b + c + p, edited("p") + a + b + c, "p:16 p:1"],
  ])("%s, in place by the order of its hunk", (_, base, head, expected) => {
    expect(moved(base, head)).toBe(expected);
  });

  test("is marked in both files, and found by its lines, the inner before the outer", () => {
    const klass = `class K:\n    x = 1\n${indent(a)}`;
    const files = lined({ m: klass + b + c + d }, { m: b + c + d + klass });
    const [file] = files;
    const all = movedSections(files, createLikenessFinder()).moved;
    if (file === undefined) throw new Error("One file.");
    const { base, head } = file.sources;
    const find = createSectionFinder(all);
    const name = (source: typeof base, line: number) => {
      const number = find(source, line);
      return number === undefined ? "" : all[number]?.base.section.path;
    };
    expect([0, 1, 2, 5, 7].map((line) => name(base, line))).toEqual(["K", "K", "K.a", "K.a", ""]);
    expect([0, 15, 17, 20].map((line) => name(head, line))).toEqual(["", "K", "K.a", "K.a"]);
    const marks = sectionMarks(all);
    expect([marks.has(base), marks.has(head), marks.has(sourceWith("")), noMarks.has(base)]).toEqual([
      true,
      true,
      false,
      false,
    ]);
    expect(marks.of(base, 0)).toBe(marks.of(head, 15));
    expect(new Set([marks.of(base, 0), marks.of(base, 2), marks.of(base, 7), noMarks.of(base, 0)]).size).toBe(
      3,
    );
    expect(marks.of(base, 2)).toMatch(/^[^\p{L}\p{N}\s]+$/u);
  });
});

function indent(text: string): string {
  return text.replace(/^(?=.)/gmu, "    ");
}
