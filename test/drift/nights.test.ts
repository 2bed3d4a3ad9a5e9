/** Simulated nights with a planted flake in any arm: it is never told as a fact about orders or surroundings. */
import { expect, test } from "vitest";
import { interval } from "../../src/drift/repeats.ts";
import { manyNights } from "./nights.ts";

test("of 600 nights at three rates at most one is misnamed, and none writes an issue for what did not come back", async () => {
  const rows = [await manyNights(0.2, 200), await manyNights(0.05, 200), await manyNights(0.01, 200)];
  expect(rows.reduce((sum, { misnamed }) => sum + misnamed, 0)).toBeLessThanOrEqual(1);
  expect(rows.map(({ idleIssues }) => idleIssues)).toEqual([0, 0, 0]);
  expect(rows.map(({ p, seen, back }) => ({ p, seen, back }))).toMatchInlineSnapshot(`
    [
      {
        "back": 181,
        "p": 0.2,
        "seen": 191,
      },
      {
        "back": 55,
        "p": 0.05,
        "seen": 101,
      },
      {
        "back": 2,
        "p": 0.01,
        "seen": 21,
      },
    ]
  `);
}, 300_000);

test("of 200 nights of a server that does not flip all are stable", async () => {
  expect(await manyNights(0, 200)).toEqual({
    p: 0,
    nights: 200,
    seen: 0,
    back: 0,
    misnamed: 0,
    idleIssues: 0,
  });
});

test("the interval of a share is Clopper and Pearson's", () => {
  const rounded = (runs: number, of: number) => {
    const { low, high } = interval({ runs, of });
    return [low.toFixed(4), high.toFixed(4)];
  };
  // As R's binom.test says.
  expect([rounded(3, 14), rounded(0, 7), rounded(7, 7), rounded(1, 2)]).toEqual([
    ["0.0466", "0.5080"],
    ["0.0000", "0.4096"],
    ["0.5904", "1.0000"],
    ["0.0126", "0.9874"],
  ]);
});
