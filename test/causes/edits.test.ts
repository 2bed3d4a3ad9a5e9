/** Which lines were edited within a span, and what they were, or became, on the other side. */
import { describe, expect, test } from "vitest";
import { changedWithin, counterpart, editOf } from "../../src/causes/removed-names.ts";

const hunk = (baseStart: number, baseEnd: number, headStart: number, headEnd: number) => ({
  baseStart,
  baseEnd,
  headStart,
  headEnd,
});
const span = (first: number, last: number) => ({ first, last });

describe("what changed within a span", () => {
  const hunks = [hunk(2, 4, 3, 3), hunk(8, 10, 7, 12)];
  test.each([
    ["base", span(0, 1), undefined],
    ["base", span(0, 2), span(2, 2)],
    ["base", span(3, 9), span(3, 9)],
    ["base", span(0, 20), span(2, 9)],
    ["base", span(4, 7), undefined],
    ["base", span(9, 9), span(9, 9)],
    ["head", span(3, 6), undefined],
    ["head", span(0, 8), span(7, 8)],
    ["head", span(11, 20), span(11, 11)],
    ["head", span(12, 20), undefined],
  ] as const)("of %s, %j: %j", (side, within, expected) => {
    expect(changedWithin({ hunks }, side, within)).toEqual(expected);
  });
});

describe("on the other side", () => {
  const lines = { base: ["a", "b", "", "c", "d"], head: ["e", "f", "g", "h", "i", "j"] };
  test.each([
    ["line by line where there are as many", hunk(1, 3, 4, 6), "base", span(1, 1), span(4, 4)],
    ["the same from head", hunk(1, 3, 4, 6), "head", span(5, 5), span(2, 2)],
    ["all for all where there are not", hunk(0, 2, 0, 3), "base", span(0, 1), span(0, 2)],
    ["the same behind other lines", hunk(3, 5, 1, 5), "base", span(3, 4), span(1, 4)],
    ["nothing for a part of it", hunk(0, 2, 0, 3), "base", span(0, 0), undefined],
    ["nothing for its end", hunk(0, 2, 0, 3), "base", span(1, 1), undefined],
    ["a blank line may be missing", hunk(1, 3, 0, 3), "base", span(1, 1), span(0, 2)],
    ["nothing where there is none", hunk(0, 2, 3, 3), "base", span(0, 1), undefined],
  ] as const)("%s", (_, one, side, of, expected) => {
    expect(counterpart({ lines }, one, side, of)).toEqual(expected);
  });
});

test("an edit goes from the start of its first line to the end of its last", () => {
  const text = {
    paths: { base: "a.py", head: "b.py" },
    lines: { base: ["a", "bcd"], head: ["ef"] },
    hunks: [],
  };
  expect(editOf(text, { base: span(0, 1), head: span(0, 0) })).toEqual({
    base: { path: "a.py", range: { start: { line: 0, character: 0 }, end: { line: 1, character: 3 } } },
    head: { path: "b.py", range: { start: { line: 0, character: 0 }, end: { line: 0, character: 2 } } },
  });
  expect(editOf(text, { base: undefined, head: span(3, 3) })).toEqual({
    base: null,
    head: { path: "b.py", range: { start: { line: 3, character: 0 }, end: { line: 3, character: 0 } } },
  });
  expect(
    editOf({ ...text, paths: { base: null, head: "b.py" } }, { base: span(0, 0), head: undefined }),
  ).toEqual({
    base: null,
    head: null,
  });
});
