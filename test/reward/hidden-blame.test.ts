/** Which commit hid code: named where that is certain, and else not. */
import { expect, test } from "vitest";
import type { Hidden } from "../../src/model/report.ts";
import { hiddenBlame } from "../../src/reward/hidden-blame.ts";
import { base, commitOf } from "../support/walks.ts";

const at = (path: string, line = 1, why = "nobody looks"): Hidden => ({
  path,
  why,
  range: { start: { line, character: 0 }, end: { line, character: 1 } },
});

/** What is hidden at each stop; null where it could not be looked for. */
const blames = (...stops: readonly (readonly Hidden[] | null)[]) =>
  hiddenBlame(
    base.commit,
    stops.map((hidden, index) => ({ commit: commitOf(index), hidden })),
  ).map(({ blame }) => blame ?? null);

test("the commit since which a place is hidden without a break is named, wherever its lines went", () => {
  expect(blames([], [at("a.py", 3)], [at("a.py", 9)])).toEqual([{ commit: commitOf(1) }]);
  expect(blames([at("a.py")], [], [at("a.py")])).toEqual([{ commit: commitOf(2) }]);
  expect(blames([at("a.py")])).toEqual([{ commit: commitOf(0) }]);
});

test("where commits before could not be looked at, it may have been one of them", () => {
  expect(blames([], null, [at("a.py")])).toEqual([{ commit: commitOf(2), since: commitOf(0) }]);
  expect(blames(null, [at("a.py")])).toEqual([{ commit: commitOf(1), since: base.commit }]);
  expect(blames([], [at("a.py")], null, [at("a.py")])).toEqual([{ commit: commitOf(1) }]);
});

test("what could be another place, or another file's, is not blamed on anybody", () => {
  expect(blames([at("a.py", 1)], [at("a.py", 1), at("a.py", 5)])).toEqual([null, null]);
  expect(blames([at("a.py")], [at("b.py")])).toEqual([null]);
  expect(blames([at("a.py")], [at("a.py"), at("b.py", 1, "a comment")])).toEqual([
    { commit: commitOf(0) },
    { commit: commitOf(1) },
  ]);
});
