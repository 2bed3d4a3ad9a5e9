/** What stands for code that no line map finds again. */
import { describe, expect, test } from "vitest";
import { isSameOperation } from "../../src/match/compare.ts";
import { namedValue } from "../../src/match/named-value.ts";
import { isSameSlot } from "../../src/match/same-slot.ts";
import type { SyntaxLanguage } from "../../src/syntax/parser.ts";
import { createParser } from "../../src/syntax/parser.ts";
import { read } from "../../src/syntax/reading.ts";
import { unmarkOne } from "./marks.ts";

const parser = await createParser(["python", "typescript"]);

/** What is marked in base, and what of head stands for it. */
function instead(
  language: SyntaxLanguage,
  base: string,
  head: string,
  message = "Expected 2 positional arguments",
): string | undefined {
  const from = unmarkOne(base);
  const [one, other] = [read(parser, language, from.text), read(parser, language, head)];
  const { range } = from;
  const found =
    namedValue(one, other, range) ??
    isSameSlot(one, other, { range, message }) ??
    isSameOperation(one, other, range);
  if (found === undefined) return undefined;
  const { start, end } = found;
  return `${start.line + 1}: ${head.split("\n")[start.line]?.slice(start.character, end.character)}`;
}

describe("a value that is given a name first", () => {
  test.each<readonly [string, SyntaxLanguage, string, string, string | undefined]>([
    [
      "is what has the name, where the same is asked of that",
      "typescript",
      "function f(a: string) {\n  return [[find(a)]].count;\n}\n",
      "function f(a: string) {\n  const found = find(a);\n  if (!found) throw 1;\n  return found.count;\n}\n",
      "4: found",
    ],
    [
      "is its member, where the finding is about that",
      "python",
      "def f(a):\n    return find(a).[[count]]\n",
      "def f(a):\n    found = find(a)\n    if not found:\n        raise KeyError\n    return found.count\n",
      "5: count",
    ],
    [
      "is the last element, however it is asked for",
      "typescript",
      "function f(all: A[]) {\n  return [[all[all.length - 1]]].type;\n}\n",
      "function f(all: A[]) {\n  const last = all.at(-1);\n  known(last);\n  return last.type;\n}\n",
      "4: last",
    ],
    [
      "is nothing, where it is another element",
      "typescript",
      "function f(all: A[]) {\n  return [[all[all.length - 1]]].type;\n}\n",
      "function f(all: A[]) {\n  const last = all.at(-2);\n  known(last);\n  return last.type;\n}\n",
      undefined,
    ],
    [
      "is nothing, where another value has the name",
      "typescript",
      "function f(a: string) {\n  return [[find(a)]].count;\n}\n",
      "function f(a: string) {\n  const found = other(a);\n  return found.count;\n}\n",
      undefined,
    ],
    [
      "is nothing, where two places ask for the same",
      "typescript",
      "function f(a: string) {\n  return [[find(a)]].count;\n}\n",
      "function f(a: string) {\n  const found = find(a);\n  found.count;\n  return found.count;\n}\n",
      undefined,
    ],
    [
      "is nothing in another function",
      "typescript",
      "function f(a: string) {\n  return [[find(a)]].count;\n}\n",
      "function g(a: string) {\n  const found = find(a);\n  return found.count;\n}\n",
      undefined,
    ],
  ])("%s", (_, language, base, head, expected) => {
    expect(instead(language, base, head)).toBe(expected);
  });
});

describe("a value of which a part is left", () => {
  test.each<readonly [string, SyntaxLanguage, string, string, string | undefined]>([
    [
      "is what is handed in its place",
      "python",
      "def f(a, b):\n    add(Item(a, [[str(b)]], 1))\n",
      "def f(a, b):\n    add(Item(a, b, 1))\n",
      "2: b",
    ],
    [
      "is what is returned in its place",
      "typescript",
      "function f(a: string) {\n  return [[String(a)]];\n}\n",
      "function f(a: string) {\n  return a;\n}\n",
      "2: a",
    ],
    [
      "is what is returned in its place of several, where the others are the same",
      "python",
      "def f(a):\n    if a:\n        return [[aa]]\n    return None\n",
      "def f(a):\n    if a:\n        return a\n    return None\n",
      "3: a",
    ],
    [
      "is the call without it, where it was one too many",
      "python",
      "def f(a, b):\n    return add(a, [[0]], b)\n",
      "def f(a, b):\n    return add(a, b)\n",
      "2: add(a, b)",
    ],
    [
      "is nothing, where the call without it stands twice",
      "python",
      "def f(a, b):\n    return add(a, [[0]], b)\n",
      "def f(a, b):\n    add(a, b)\n    return add(a, b)\n",
      undefined,
    ],
    [
      "is nothing, where another argument is another, too",
      "python",
      "def f(a, b):\n    add(Item(a, [[str(b)]], 1))\n",
      "def f(a, b):\n    add(Item(b, b, 1))\n",
      undefined,
    ],
    [
      "is nothing, where it may be one of two",
      "python",
      "def f(a):\n    if a:\n        return [[str(a)]]\n    return str(a)\n",
      "def f(a):\n    return a\n",
      undefined,
    ],
  ])("%s", (_, language, base, head, expected) => {
    expect(instead(language, base, head)).toBe(expected);
  });
});

test("an argument that goes is only gone, where nothing says that it was one too many, or the call without it was there", () => {
  const [base, head] = ["def f(a):\n    add(a, [[bb]])\n", "def f(a):\n    add(a)\n"];
  expect(instead("python", base, head)).toBe("2: add(a)");
  expect(instead("python", base, head, '"bb" is not defined')).toBeUndefined();
  const twice = "def f(a):\n    add(a)\n    add(a, [[bb]])\n";
  expect(instead("python", twice, head)).toBeUndefined();
});

describe("an operation that stands in several branches", () => {
  const base = "function f(s: S) {\n  const c = w / s.[[period]];\n  return c * s.dark;\n}\n";
  test.each<readonly [string, SyntaxLanguage, string, string, string | undefined]>([
    [
      "is the first of them",
      "typescript",
      base,
      "function f(s: S) {\n  if (s.kind) return (w / s.period) * s.flash;\n  return (w / s.period) * s.dark;\n}\n",
      "2: period",
    ],
    [
      "is that in Python, too",
      "python",
      "def f(s):\n    c = [[s.period]] + w\n    return c * s.dark\n",
      "def f(s):\n    if s.kind:\n        return (s.period + w) * s.flash\n    return (s.period + w) * s.dark\n",
      "3: s.period",
    ],
    [
      "is nothing, where another operation is left",
      "typescript",
      base,
      "function f(s: S) {\n  if (s.kind) return (v / s.period) * s.flash;\n  return s.dark;\n}\n",
      undefined,
    ],
    [
      "is nothing, where base has it twice",
      "typescript",
      base.replace("c * s.dark", "w / s.period"),
      "function f(s: S) {\n  if (s.kind) return (w / s.period) * s.flash;\n  return (w / s.period) * s.dark;\n}\n",
      undefined,
    ],
    [
      "is nothing in another function",
      "typescript",
      base,
      "function g(s: S) {\n  if (s.kind) return (w / s.period) * s.flash;\n  return (w / s.period) * s.dark;\n}\n",
      undefined,
    ],
  ])("%s", (_, language, from, head, expected) => {
    expect(instead(language, from, head)).toBe(expected);
  });
});
