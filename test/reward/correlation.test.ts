/** The figures of `npm run bench:reward` rest on these. */
import { describe, expect, test } from "vitest";
import { bootstrap, kendall, type Pair, spearman } from "../../bench/reward/correlation.ts";

const rounded = (value: number) => Math.round(value * 1e6) / 1e6;

describe("rank correlation", () => {
  const rising: readonly Pair[] = [
    [1, 2],
    [2, 30],
    [3, 31],
  ];
  test.each<readonly [string, readonly Pair[], number, number]>([
    ["is 1 for the same order", rising, 1, 1],
    ["is -1 for the order turned", rising.map(([a, b]) => [a, -b] as const), -1, -1],
    // The example of scipy.stats.kendalltau; Spearman's by its definition.
    [
      "knows ties",
      [
        [12, 1],
        [2, 4],
        [1, 7],
        [12, 1],
        [2, 0],
      ],
      -0.471405,
      -0.540738,
    ],
  ])("%s", (_, pairs, tau, rho) => {
    expect([kendall(pairs), spearman(pairs)].map(rounded)).toEqual([tau, rho]);
  });

  test("is nothing where one side never differs", () => {
    const flat = rising.map(([, b]) => [0, b] as const);
    expect([kendall(flat), spearman(flat)]).toEqual([Number.NaN, Number.NaN]);
  });
});

test("groups are drawn whole, and the same for the same seed", () => {
  const groups = [
    [1, -1],
    [2, -2],
    [3, -3],
  ];
  const drawn = (seed: number) =>
    bootstrap(groups, (values) => values.reduce((sum, one) => sum + one, 0), { rounds: 50, seed });
  expect(drawn(1)).toEqual([0, 0]);
  const mean = (seed: number) => bootstrap(groups, ([first = 0]) => first, { rounds: 50, seed });
  expect(mean(7)).toEqual(mean(7));
  expect(mean(7)).toEqual([1, 3]);
});
