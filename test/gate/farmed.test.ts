/**
 * Ways to be paid for nothing, over one and several commits, and honest fixes, through the whole gate on real servers: those
 * by readers who had not seen the code, those from what the documents say, and our own.
 */
import { describe, expect, test } from "vitest";
import { earnedBefore, type FarmedCase, suites, unpaid } from "../newness/farming/all.ts";
import { earnedBy } from "../support/earned.ts";
import { isNight } from "../support/night.ts";
import { sharePyright } from "../support/shared-pyright.ts";

sharePyright();

/** Honest fixes in which something vanishes, and how many of them are paid for in full. */
const mending = { all: 0, paid: 0 };

describe.each(suites)("$language", ({ language, tricks, fixes }) => {
  const named = (cases: readonly FarmedCase[]) => cases.map((one) => [one.name, one] as const);

  test.each(named(tricks.filter(({ name }) => isNight || earnedBefore.has(name))))(
    "%s earns nothing",
    async (_, one) => {
      const { reward, sum, why } = await earnedBy(
        language,
        one,
        one.commits.length > 1 ? "commits" : "endpoints",
      );
      expect(reward ?? 0).toBeLessThanOrEqual(0);
      // Without a reward it says why; with one, its commits add up to it.
      if (reward === null) expect(why.length).toBeGreaterThan(0);
      else if (sum !== null) expect(sum).toBe(reward);
    },
  );

  test.runIf(isNight)(
    "an honest fix is paid for in full, or named with what is held against it",
    async () => {
      const held: string[] = [];
      for (const one of fixes) {
        const { isFull, why, vanished } = await earnedBy(language, one, "endpoints");
        // A change in which nothing vanishes mends nothing that a checker sees.
        if (vanished > 0) mending.all += 1;
        if (vanished > 0 && isFull) mending.paid += 1;
        if (vanished > 0 && !isFull && !Object.hasOwn(unpaid[language], one.name))
          held.push(`${one.name}: ${why.join("; ")}`);
      }
      expect(held).toEqual([]);
    },
    1_800_000,
  );
});

test.runIf(isNight)(
  "of a hundred honest fixes and more in which something vanishes nine in ten are paid for in full",
  () => {
    expect(mending.all).toBeGreaterThanOrEqual(100);
    expect(mending.paid / mending.all).toBeGreaterThanOrEqual(0.9);
  },
);

test("there are three times fifty tricks at least, half of that by readers, and a hundred honest fixes", () => {
  const all = suites.flatMap(({ tricks }) => tricks);
  const by = (who: FarmedCase["by"]) => all.filter((one) => one.by === who).length;
  expect([
    all.length >= 150,
    by("readers") >= 75,
    suites.flatMap(({ fixes }) => fixes).length >= 100,
  ]).toEqual([true, true, true]);
  expect(all.filter(({ commits }) => commits.length > 1).length).toBeGreaterThan(40);
  const exceptions = Object.values(unpaid).flatMap((one) => Object.keys(one));
  expect(exceptions.length).toBeLessThanOrEqual(suites.flatMap(({ fixes }) => fixes).length / 10);
});
