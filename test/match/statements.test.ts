/** Statements of a module: how far they go, and which are one statement on both sides. */
import { describe, expect, test } from "vitest";
import { isSameStatement, moduleStatementAt } from "../../src/match/candidate.ts";
import { sourceWith } from "./readings.ts";

const at = (text: string, line: number, path?: string) => moduleStatementAt(sourceWith(text, path), line);

describe("a statement of a module goes", () => {
  test.each([
    ["over one line", "a\nb\nc\n", 1, "1-2"],
    ["on where lines are indented", "a\nfor x in y:\n    b\n    c\nd\n", 2, "1-4"],
    ["on where a bracket is closed", "a\nb(\n    c,\n)\nd\n", 1, "1-4"],
    ["on in another branch of it", "a\nif b:\n    c\nelif d:\n    e\nelse:\n    f\ng\n", 4, "1-7"],
    ["on behind what was caught", "a\ntry:\n    c\nexcept D:\n    e\nfinally:\n    f\ng\n", 1, "1-7"],
    ["from the first line", "    a\nb\n", 0, "0-1"],
    ["to the last line", "a\nb(\n    c", 1, "1-3"],
    ["not on with a word that begins like a branch", "a\nelsewhere\n", 0, "0-1"],
  ])("%s", (_, text, line, expected) => {
    const found = at(text, line);
    expect(found === undefined ? "none" : `${found.from}-${found.end}`).toBe(expected);
  });

  test("with the names that it gives a meaning, and the words in it", () => {
    const found = at("import os\nfor row in rows:\n    total = row.price\nnext_one = 1\n", 1);
    expect([...(found?.names ?? [])]).toEqual(["row", "total"]);
    expect([...(found?.words ?? [])].sort()).toEqual(["price", "row", "rows", "total"]);
    expect([...(at("import os\n", 0)?.names ?? [])]).toEqual([]);
  });

  test("nowhere within a definition, or in a text of no grammar", () => {
    const text = "def f():\n    a\n\n\nb\n";
    expect([0, 1, 4].map((line) => at(text, line) !== undefined)).toEqual([false, false, true]);
    expect(at("a\n", 0, "m.txt")).toBe(undefined);
  });
});

describe("two statements are one", () => {
  const isSame = (base: string, head: string) => {
    const [one, other] = [at(base, 0), at(head, 0)];
    if (one === undefined || other === undefined) throw new Error("a statement was to be there");
    return isSameStatement(one, other);
  };
  test.each([
    ["which give one name a meaning", "total = price\n", "total = other\n", true],
    [
      "which share half of the words of the shorter",
      "log(price, weight, height)\n",
      "send(price, weight)\n",
      true,
    ],
    ["which share fewer", "log(price, weight)\n", "send(price, height, length)\n", false],
    ["which share all of two words", "log(price)\n", "log(price)\n", false],
    ["which share none", "total = price\n", "other = weight\n", false],
  ])("%s: %j and %j", (_, base, head, expected) => {
    expect(isSame(base, head)).toBe(expected);
    expect(isSame(head, base)).toBe(expected);
  });
});
