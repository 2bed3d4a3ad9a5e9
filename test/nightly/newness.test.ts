/** Generated changes of released packages, whose truth is known from how they were made. */
import { expect, test } from "vitest";
import { measureSeeds, precisionOf, recallOf, totalOf } from "../../bench/newness/generated.ts";

/** `npm run bench:newness` has forty. */
const seeds = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9];

test("what the gate calls new is new, and what is new it calls so", async () => {
  const { measured, thrown } = await measureSeeds(seeds);
  expect(thrown.length, JSON.stringify(thrown, undefined, 2)).toBeLessThanOrEqual(4);
  const total = totalOf(measured.map(({ score }) => score));
  const wrong = measured.flatMap((one) => one.wrong.map((line) => `seed ${one.seed}: ${line}`)).join("\n");
  expect(total.right + total.missed).toBeGreaterThan(0);
  expect(precisionOf(total), wrong).toBeGreaterThanOrEqual(0.99);
  expect(recallOf(total), wrong).toBeGreaterThanOrEqual(0.99);
}, 1_500_000);
