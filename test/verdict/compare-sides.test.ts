/** One pair of sides, compared for several changes. */
import { expect, test } from "vitest";
import { compareSides } from "../../src/verdict/compare-sides.ts";
import { sideOf } from "./support.ts";

const text = "def area(width: int) -> int:\n    total = width * 2\n    return total + missing  # bad\n";

test("what was read for one change is not taken for another: a file is renamed in one, and in the other not", () => {
  const sides = { base: sideOf({ "old.py": text }), head: sideOf({ "new.py": text }) };
  const statesOf = (changedFiles: Parameters<typeof compareSides>[0]["changedFiles"]) =>
    compareSides({ changedFiles, ignore: [] }, sides).findings.map(({ state }) => state);
  const renamed = [{ from: "old.py", to: "new.py" }];
  const replaced = [
    { from: "old.py", to: null },
    { from: null, to: "new.py" },
  ];
  const first = [statesOf(renamed), statesOf(replaced)];
  expect([statesOf(renamed), statesOf(replaced)]).toEqual(first);
  const fresh = { base: sideOf({ "old.py": text }), head: sideOf({ "new.py": text }) };
  expect(
    compareSides({ changedFiles: replaced, ignore: [] }, fresh).findings.map(({ state }) => state),
  ).toEqual(first[1]);
  expect(first[0]).not.toEqual(first[1]);
});
