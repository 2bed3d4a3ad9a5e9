/** Which elements of two sequences stayed. */
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type AlignmentOptions, alignSequences, isAfter } from "../../src/match/sequence.ts";

const byEdits: AlignmentOptions = { first: "edits", isAnchor: (element) => element !== ")" };
const byAnchors: AlignmentOptions = { ...byEdits, first: "anchors" };

/** What stayed is as it is; what went is behind a minus, what came behind a plus. */
function align(base: string, head: string, options: AlignmentOptions): string {
  const [left, right] = [[...base], [...head]];
  const { toHead, toBase } = alignSequences(left, right, options);
  let shown = "";
  for (let at = 0, to = 0; at < left.length || to < right.length; ) {
    if (at < left.length && (toHead[at] ?? -1) < 0) shown += `-${left[at++]}`;
    else if (to < right.length && (toBase[to] ?? -1) < 0) shown += `+${right[to++]}`;
    else {
      expect([toHead[at], toBase[to], left[at]]).toEqual([to, at, right[to]]);
      shown += left[at++];
      to++;
    }
  }
  return shown;
}

/** By the textbook. */
function commonLength(left: readonly string[], right: readonly string[]): number {
  const rows = [...left, ""].map(() => [...right, ""].map(() => 0));
  for (let at = left.length - 1; at >= 0; at--)
    for (let to = right.length - 1; to >= 0; to--) {
      const [row = [], next = []] = [rows[at], rows[at + 1]];
      row[to] = left[at] === right[to] ? (next[to + 1] ?? 0) + 1 : Math.max(next[to] ?? 0, row[to + 1] ?? 0);
    }
  return rows[0]?.[0] ?? 0;
}

const text = fc.array(fc.constantFrom("a", "b", "c", "d", ")"), { maxLength: 24 });

describe("an alignment by fewest edits", () => {
  test("keeps as many elements as can be kept, in order", () => {
    fc.assert(
      fc.property(text, text, (base, head) => {
        const { toHead } = alignSequences(base, head, byEdits);
        expect(toHead.filter((target) => target >= 0).length).toBe(commonLength(base, head));
        align(base.join(""), head.join(""), byEdits);
      }),
      { numRuns: 200 },
    );
  });

  test.each<[string, AlignmentOptions]>([
    ["edits", byEdits],
    ["anchors", byAnchors],
  ])("or by %s first: mirrors itself when the sides are swapped", (_, options) => {
    fc.assert(
      fc.property(text, text, (base, head) => {
        const there = alignSequences(base, head, options);
        const back = alignSequences(head, base, options);
        expect([back.toBase, back.toHead, back.steps]).toEqual([there.toHead, there.toBase, there.steps]);
      }),
      { numRuns: 200 },
    );
  });

  test.each([
    ["", "", ""],
    ["abc", "", "-a-b-c"],
    ["", "abc", "+a+b+c"],
    ["abc", "abc", "abc"],
    ["abc", "xyz", "-a-b-c+x+y+z"],
    ["uppp", "pppu", "-uppp+u"],
    ["abcd", "abxcd", "ab+xcd"],
    ["abxcd", "abcd", "ab-xcd"],
    ["abcabba", "cbabac", "-a+cb-cab-ba+c"],
  ])("of %j and %j is %j", (base, head, expected) => {
    expect(align(base, head, byEdits)).toBe(expected);
  });
});

describe("an alignment by anchors", () => {
  test.each([
    ["what is there once on each side holds the sides together", "axbxc", "xaxcxb", "+xax-b-xc+x+b"],
    ["the longest rising run of them stays", "abcde", "deabc", "+d+eabc-d-e"],
    ["what is there once comes before what is longer", "uppp", "pppu", "+p+p+pu-p-p-p"],
    ["what is no anchor does not", ")ppp", "ppp)", "-)ppp+)"],
    ["what is there twice is found by the fewest edits", "ppaqq", "qqbpp", "-p-p-aqq+b+p+p"],
    ["a gap between two of them is aligned in turn", "1abac2", "1bacb2", "1-abac+b2"],
  ])("%s: %s and %s", (_, base, head, expected) => {
    expect(align(base, head, byAnchors)).toBe(expected);
  });
});

describe("of two sequences", () => {
  test.each([
    ["abc", "ab", true],
    ["ab", "abc", false],
    ["abc", "abc", false],
    ["abd", "abc", true],
    ["abc", "abd", false],
    ["b", "aa", false],
    ["", "", false],
  ])("%j is behind %j: %s", (one, other, expected) => {
    expect(isAfter([...one], [...other])).toBe(expected);
  });
});

describe("a sequence of many edits", () => {
  const many = (prefix: string, size: number) => Array.from({ length: size }, (_, at) => `${prefix}${at}`);

  test("is held together by what is there once, when the edits are more than are looked for", () => {
    const [old, fresh] = [many("old", 200), many("new", 200)];
    const { toHead } = alignSequences(
      ["start", ...old, "middle", ...old, "end"],
      [...fresh, "middle", ...fresh, "end", "more"],
      byEdits,
    );
    expect([toHead[0], toHead[201], toHead[402]]).toEqual([-1, 200, 401]);
    expect(toHead.filter((target) => target >= 0).length).toBe(2);
  });

  test("is held together by what is there equally often", () => {
    const [old, fresh] = [many("old", 200), many("new", 200)];
    const { toHead } = alignSequences(
      ["start", "twice", ...old, "twice", "tail"],
      ["head", ...fresh, "twice", "twice", "other"],
      byEdits,
    );
    expect([toHead[1], toHead[202]]).toEqual([201, 202]);
  });
});
