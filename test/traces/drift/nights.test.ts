/** Simulated nights with a planted flake in any arm: it is never told as a fact about orders or surroundings. */
import { expect, test } from "vitest";
import { confidenceInterval } from "../../../src/traces/drift/judgement.ts";
import { timesOfNow } from "../../support/night.ts";
import { manyNights } from "./nights.ts";

test("at three rates at most one of 600 is misnamed, and none writes an issue for what did not come back", async () => {
  const nights = timesOfNow({ day: 40, night: 200 });
  const rows = [
    await manyNights(0.2, nights),
    await manyNights(0.05, nights),
    await manyNights(0.01, nights),
  ];
  expect(rows.reduce((sum, { misnamed }) => sum + misnamed, 0)).toBeLessThanOrEqual(nights / 200);
  expect(rows.map(({ idleIssues }) => idleIssues)).toEqual([0, 0, 0]);
  // It is seen, and the more often it comes the more often it comes back.
  const [often, sometimes, seldom] = rows.map(({ back }) => back) as [number, number, number];
  expect(often).toBeGreaterThan(nights * 0.8);
  expect(sometimes).toBeLessThan(often);
  expect(seldom).toBeLessThan(sometimes);
}, 300_000);

test("all nights of a server that does not flip are stable", async () => {
  const nights = timesOfNow({ day: 40, night: 200 });
  expect(await manyNights(0, nights)).toEqual({
    p: 0,
    nights,
    seen: 0,
    back: 0,
    misnamed: 0,
    idleIssues: 0,
  });
});

test("the interval of a share is Clopper and Pearson's", () => {
  const rounded = (runs: number, of: number) => {
    const { low, high } = confidenceInterval({ runs, of });
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
