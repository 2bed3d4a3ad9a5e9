/** Where the code under a finding is on the other side. */

import { describe, expect, test } from "vitest";
import { noContext } from "../../src/match/change.ts";
import { createMovedTextFinder } from "../../src/match/hunk-lines.ts";
import { alignWords, findRenames, wordEdits } from "../../src/match/lineup.ts";
import { alignFile, type PlacedFinding } from "../../src/match/place.ts";
import type { Range } from "../../src/model/finding.ts";
import { unmarkOne } from "./marks.ts";
import { sourceWith } from "./readings.ts";

const shown = ({ start, end }: Range): string =>
  `${start.line + 1}:${start.character + 1}-${end.line + 1}:${end.character + 1}`;

function tell({ start, isWhole, counterpart, endKey }: PlacedFinding): string {
  const what = start.kind === "image" ? (start.lineChanged ? "edited line" : "same line") : start.kind;
  const where = counterpart === null ? "" : ` ${shown(counterpart)}`;
  return `${what}${where}${isWhole ? ", whole" : ""}${start.kind === "image" && endKey === null ? ", without its end" : ""}`;
}

/** Both are marked: what base's range is in head, what head's is in base, and whether they are at one place. */
function place(base: string, head: string): string {
  const [from, to] = [unmarkOne(base), unmarkOne(head)];
  const sources = [sourceWith(from.text), sourceWith(to.text)] as const;
  const edits = wordEdits(alignWords(...sources, noContext));
  const names = findRenames(new Map([["m", edits]])).of("m");
  const lined = alignWords(...sources, { ...noContext, names });
  const elsewhere = createMovedTextFinder(lined.hunks);
  const alignment = alignFile(lined, elsewhere);
  const [there, back] = [alignment.place("base", from), alignment.place("head", to)];
  const keyOf = ({ start }: PlacedFinding) => ("key" in start ? start.key : null);
  const isOne = keyOf(there) !== null && keyOf(there) === keyOf(back);
  const endsAlike = there.endKey !== null && there.endKey === back.endKey;
  return `${tell(there)} | ${tell(back)} | ${isOne ? "one" : "two"}${endsAlike ? ", one end" : ""}`;
}

type Case = readonly [base: string, head: string, expected: string];
const words = (count: number) => Array.from({ length: count }, (_, at) => `w${at}`).join(" ");

describe("code that survives", () => {
  test.each<Case>([
    ["[[f(a)]]\n", "[[f(a)]]\n", "same line 1:1-1:5, whole | same line 1:1-1:5, whole | one, one end"],
    ["[[f(a)]]\n", "x\n[[f(a)]]\n", "same line 2:1-2:5, whole | same line 1:1-1:5, whole | one, one end"],
    ["[[f]](a)\n", "f([[a]])\n", "same line 1:1-1:2, whole | same line 1:3-1:4, whole | two"],
    ["f([[a]])\n", "f([[a]], b)\n", "edited line 1:3-1:4, whole | edited line 1:3-1:4, whole | one, one end"],
    ["f([[a]])\n", "f( [[a]] )\n", "edited line 1:4-1:5, whole | edited line 1:3-1:4, whole | one, one end"],
    [
      "f([[a.b]])\n",
      "g([[a.b]])\n",
      "edited line 1:3-1:6, whole | edited line 1:3-1:6, whole | one, one end",
    ],
    ["x = [[f(a)]]\n", "y = f([[a]])\n", "edited line 1:5-1:9, whole | edited line 1:7-1:8, whole | two"],
    [
      "x = [[f(a)]] + 1\n",
      "y = [[f(a)]] + 2\n",
      "edited line 1:5-1:9, whole | edited line 1:5-1:9, whole | one, one end",
    ],
    [
      "x = [[abc]]d\n",
      "y = [[abc]]d\n",
      "edited line 1:5-1:8, whole | edited line 1:5-1:8, whole | one, one end",
    ],
    [
      "x = [[abc]]d\n",
      "y = a[[bc]]d\n",
      "edited line 1:5-1:8, whole | edited line 1:6-1:8, whole | two, one end",
    ],
    ["x = [[abc]]d\n", "y = [[ab]]cd\n", "edited line 1:5-1:8, whole | edited line 1:5-1:7, whole | one"],
    [
      "x = [[()]]\n",
      "y = [[()]]\n",
      "edited line 1:5-1:7, whole | edited line 1:5-1:7, whole | one, one end",
    ],
    [
      "[[x = 1\n]]y = 2\n",
      "[[x = 1\n]]y = 3\n",
      "same line 1:1-2:1, whole | same line 1:1-2:1, whole | one, one end",
    ],
    ["[[x = 1\n]]y = 2\n", "[[x = 1]]\ny = 3\n", "same line 1:1-2:1, whole | same line 1:1-1:6, whole | one"],
  ])("is there again: %j and %j", (base, head, expected) => {
    expect(place(base, head)).toBe(expected);
  });

  test.each<Case>([
    [
      "x = a.[[]]\n",
      "y = a.[[]]\n",
      "edited line 1:7-1:7, whole | edited line 1:7-1:7, whole | one, one end",
    ],
    [
      "x = a[[]]\n",
      "yes = a[[]]\n",
      "edited line 1:8-1:8, whole | edited line 1:6-1:6, whole | one, one end",
    ],
    [
      "x = a [[]]\n",
      "y = a  [[]]\n",
      "edited line 1:7-1:7, whole | edited line 1:8-1:8, whole | one, one end",
    ],
    [
      "[[  x]] = a\n",
      "[[    x]] = b\n",
      "edited line 1:3-1:6, whole | edited line 1:1-1:4, whole | one, one end",
    ],
    [
      "[[    x]] = a\n",
      "[[  x]] = b\n",
      "edited line 1:1-1:4, whole | edited line 1:3-1:6, whole | one, one end",
    ],
    [
      "x = a[[bcd]]\n",
      "yes = a[[bcd]]\n",
      "edited line 1:8-1:11, whole | edited line 1:6-1:9, whole | one, one end",
    ],
  ])("holds what is beside it, and in it: %j and %j", (base, head, expected) => {
    expect(place(base, head)).toBe(expected);
  });

  test.each<Case>([
    [
      "def f(ab):\n    g([[ab]])\n",
      "def f(longer):\n    g([[longer]])\n",
      "edited line 2:7-2:13, whole | edited line 2:7-2:9, whole | one, one end",
    ],
    [
      "def f(ab):\n    g(a[[b]])\n",
      "def f(longer):\n    g(longe[[r]])\n",
      "edited line 2:8-2:13, whole | edited line 2:12-2:13, whole | two, one end",
    ],
    [
      "def f(ab):\n    g([[a]]b)\n",
      "def f(longer):\n    g([[longe]]r)\n",
      "edited line 2:7-2:12, whole | edited line 2:7-2:8, whole | one, one end",
    ],
    [
      "def f(ab):\n    g([['ab']])\n",
      "def f(longer):\n    g([['longer']])\n",
      "edited line 2:7-2:15, whole | edited line 2:7-2:11, whole | one, one end",
    ],
  ])("has another name: %j and %j", (base, head, expected) => {
    expect(place(base, head)).toBe(expected);
  });

  test.each<Case>([
    [
      "x = [[a]]\n",
      "x = [[(\n    a\n)]]\n",
      "edited line 2:5-2:6, whole | edited line 1:5-3:2, without its end | one",
    ],
    [
      "x = [[(\n    a\n)]]\n",
      "x = [[a]]\n",
      "edited line 1:5-3:2, without its end | edited line 2:5-2:6, whole | one",
    ],
    [
      "x = [[(a)]] + 1\n",
      "y = [[(a)]] + 2\n",
      "edited line 1:5-1:8, whole | edited line 1:5-1:8, whole | one, one end",
    ],
    [
      "x = [[(a + 1)]]\n",
      "y = [[a + 1]]\n",
      "edited line 1:5-1:12, without its end | edited line 1:6-1:11, whole | one",
    ],
    [
      "x = [[( (a))]]\n",
      "x = [[a]]\n",
      "edited line 1:5-1:11, without its end | edited line 1:8-1:9, whole | one",
    ],
    [
      "x = [[a]]\n",
      "x = [[(\n\n  (a))]]\n",
      "edited line 3:4-3:5, whole | edited line 1:5-3:7, without its end | one",
    ],
    ["x = [[()]]\n", "x = y[[.b]]\n", "removed | removed | two"],
    ["x = [[]](a)\n", "x = [[a]]\n", "removed | edited line 1:6-1:7, whole | two"],
  ])("stands in brackets: %j and %j", (base, head, expected) => {
    expect(place(base, head)).toBe(expected);
  });
});

describe("code that was edited", () => {
  test.each<Case>([
    ["f([[a]], 1)\n", "f([[b]], 1)\n", "replaced 1:3-1:4 | replaced 1:3-1:4 | one"],
    ["x = [[f(a)]]\n", "x = [[g(a)]]\n", "replaced 1:5-1:6 | replaced 1:5-1:6 | one"],
    ["stay(1, [[a]]", "stay(1, [[b]]", "replaced 1:9-1:10 | replaced 1:9-1:10 | one"],
    ["[[a]](1)\n", "[[b]](1)\n", "replaced 1:1-1:2 | replaced 1:1-1:2 | one"],
    ["[[a]]\nstay(1)\n", "[[b]]\nstay(1)\n", "removed | removed | two"],
    ["stay(1)\n[[a]]\n", "stay(1)\n[[b]]\n", "removed | removed | two"],
    ["[[a]].x(1)\n", "c\n[[b]].x(1)\n", "replaced 1:1-2:2 | replaced 1:1-1:2 | one"],
    ["f(1, [[a]],\n  b, 2)\n", "f(1, [[c]],\n  d, 2)\n", "replaced 1:6-1:7 | replaced 1:6-1:7 | one"],
    ["f(1, a,\n  [[b]], 2)\n", "f(1, c,\n  [[d]], 2)\n", "replaced 2:3-2:4 | replaced 2:3-2:4 | one"],
  ])("was edited in place where something beside it survives: %j and %j", (base, head, expected) => {
    expect(place(base, head)).toBe(expected);
  });

  test.each<Case>([
    ["f(1, [[a]], 2)\n", `f(1, [[${words(8)}]], 2)\n`, "replaced 1:6-1:29 | replaced 1:6-1:7 | one"],
    ["f(1, [[a]], 2)\n", `f(1, [[${words(9)}]], 2)\n`, "removed | removed | two"],
    [`f(1, [[${words(8)}]], 2)\n`, "f(1, [[a]], 2)\n", "replaced 1:6-1:7 | replaced 1:6-1:29 | one"],
    [`f(1, [[${words(9)}]], 2)\n`, "f(1, [[a]], 2)\n", "removed | removed | two"],
    [
      "f(1, [[a]])\nend()\n",
      `f(1, [[b]])\n${words(4)}\n${words(5)}\nend()\n`,
      "replaced 1:6-1:7 | replaced 1:6-1:7 | one",
    ],
    [
      `f(1, [[a]])\n${words(4)}\n${words(5)}\nend()\n`,
      "f(1, [[b]])\nend()\n",
      "replaced 1:6-1:7 | replaced 1:6-1:7 | one",
    ],
    [`f(1, [[${words(9)}]])\nw\nend()\n`, "f(1, [[b]])\nx\nend()\n", "removed | removed | two"],
    [`f(1, a)\n${words(4)}\n[[w5]] w6\nend()\n`, "f(1, [[b]])\nend()\n", "removed | replaced 1:6-1:7 | two"],
  ])("was edited in place where it is a few tokens for a few: %j and %j", (base, head, expected) => {
    expect(place(base, head)).toBe(expected);
  });

  test.each<Case>([
    ["f([[a]], 1)\n", "f([[1]], 1)\n", "removed | removed | two"],
    ["f([[a]], 1)\n", "f([[None]], 1)\n", "removed | removed | two"],
    ["f([[None]], 1)\n", "f([[a.b]], 1)\n", "removed | removed | two"],
    ["f([[None]], 1)\n", "f([[True]], 1)\n", "replaced 1:3-1:7 | replaced 1:3-1:7 | one"],
  ])("gave way to a bare value, or the other way round: %j and %j", (base, head, expected) => {
    expect(place(base, head)).toBe(expected);
  });
});

describe("a range is whole if all of its code survives, and its end is where that survives", () => {
  const long = (middle: string) => `[[f(\n${"    a,\n".repeat(100)}${middle}${"    a,\n".repeat(150)})]]\n`;
  test.each<Case>([
    ["x = [[f(a, b)]]\n", "y = [[f(a, c)]]\n", "edited line 1:5-1:12 | edited line 1:5-1:12 | one, one end"],
    [
      "f([[a.b]])\n",
      "g([[a.c]])\n",
      "edited line 1:3-1:6, without its end | edited line 1:3-1:6, without its end | one",
    ],
    ["[[f(\n  a,\n)]]\n", "[[f(\n  b,\n)]]\n", "same line 1:1-3:2 | same line 1:1-3:2 | one, one end"],
    [
      "[[f(\n  a,\n  b]])\n",
      "[[f(\n  a,\n  c]])\n",
      "same line 1:1-3:4, without its end | same line 1:1-3:4, without its end | one",
    ],
    [
      "x [[f(\n  a,\n  b]])\n",
      "yes [[f(\n  a,\n  c]])\n",
      "edited line 1:5-3:4, without its end | edited line 1:3-3:4, without its end | one",
    ],
    [
      "[[f(a,]]\n  b)\n",
      "[[f(a,]]\n  c)\n",
      "same line 1:1-1:5, whole | same line 1:1-1:5, whole | one, one end",
    ],
    [
      "[[f(a)]]\ng(b)\n",
      "[[f(a)]]\nh(i)\ng(b)\n",
      "same line 1:1-1:5, whole | same line 1:1-1:5, whole | one, one end",
    ],
    [
      "x\n[[f(a)]]\ng(b)\n",
      "x\ny\n[[f(a)]]\ng(b)\n",
      "same line 3:1-3:5, whole | same line 2:1-2:5, whole | one, one end",
    ],
    ["[[f(a)\ng(b)]]\n", "[[f(a)\nh(i)\ng(b)]]\n", "same line 1:1-3:5 | same line 1:1-2:5 | one, one end"],
    [
      "[[f(a)\ng(]]b)\n",
      "[[f(a)\ng(]]i(b))\n",
      "same line 1:1-2:3, whole | same line 1:1-2:3, whole | one, one end",
    ],
    [
      "x = [[f(a)\ng(b)]] + c\n",
      "y = [[f(a)\ng(b)]] + d\n",
      "edited line 1:5-2:5, whole | edited line 1:5-2:5, whole | one, one end",
    ],
    [
      "x = [[(\n  c, # 1\n  b)]]\n",
      "x = [[(\n  d, # 1\n  b)]]\n",
      "same line 1:5-3:5 | same line 1:5-3:5 | one, one end",
    ],
  ])("%j and %j", (base, head, expected) => {
    expect(place(base, head)).toBe(expected);
  });

  test.each<Case>([
    [
      long("    a,\n"),
      `x\n${long("    a,\n")}`,
      "same line 2:1-254:2, whole | same line 1:1-253:2, whole | one, one end",
    ],
    [
      long("    a,\n"),
      long("        a,\n"),
      "same line 1:1-253:2, whole | same line 1:1-253:2, whole | one, one end",
    ],
    [long("    a,\n"), long("    a, a,\n"), "same line 1:1-253:2 | same line 1:1-253:2 | one, one end"],
    [long("    a,\n"), long("    a,\n    b,\n"), "same line 1:1-254:2 | same line 1:1-253:2 | one, one end"],
  ])("of hundreds of lines too (%#)", (base, head, expected) => {
    expect(place(base, head)).toBe(expected);
  });
});
