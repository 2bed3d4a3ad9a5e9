/** What stands for code that no line map finds again. */
import { describe, expect, test } from "vitest";
import { namedValue } from "../../src/delta/named-value.ts";
import { sameSlot } from "../../src/delta/same-slot.ts";
import type { SyntaxLanguage } from "../../src/syntax/parser.ts";
import { createParser } from "../../src/syntax/parser.ts";
import { read } from "../../src/syntax/reading.ts";
import { unmarkOne } from "./marks.ts";

const parser = await createParser(["python", "typescript"]);

/** What is marked in base, and what of head stands for it. */
function instead(language: SyntaxLanguage, base: string, head: string): string | undefined {
  const from = unmarkOne(base);
  const [one, other] = [read(parser, language, from.text), read(parser, language, head)];
  const found = namedValue(one, other, from.range) ?? sameSlot(one, other, from.range);
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
