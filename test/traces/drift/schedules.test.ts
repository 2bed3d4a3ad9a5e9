/** The order of files is a function of its name. */
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { inScheduleOrder, parseSchedule, scheduleName } from "../../../src/traces/drift/arms.ts";
import { randomBelow, seededRandom, shuffled } from "../../../src/traces/drift/random.ts";

const paths = ["a.py", "b.py", "c.py", "d.py", "e.py", "f.py", "g.py", "h.py"];

describe("a schedule", () => {
  test("is what its name says, the same on every machine and in every release", () => {
    const told = ["canonical", "reverse", "shuffle:1", "shuffle:17", "shuffle:nightly-2026"].map((name) => {
      const schedule = parseSchedule(name);
      return `${name}: ${
        schedule === undefined
          ? "none"
          : inScheduleOrder(schedule, paths)
              .map((path) => path[0])
              .join("")
      }`;
    });
    expect(told.join("\n")).toMatchInlineSnapshot(`
      "canonical: abcdefgh
      reverse: hgfedcba
      shuffle:1: dehgcfab
      shuffle:17: cdbeafgh
      shuffle:nightly-2026: acfbdegh"
    `);
  });

  test.each(["", "shuffle", "shuffle:", "shuffle:a b", "Canonical", `shuffle:${"x".repeat(65)}`, "reverse "])(
    "is not %j",
    (name) => {
      expect(parseSchedule(name)).toBeUndefined();
    },
  );

  test("prints what it reads", () => {
    const seeds = fc.stringMatching(/^[\w.-]{1,64}$/);
    fc.assert(
      fc.property(seeds, (seed) => {
        const name = `shuffle:${seed}`;
        const schedule = parseSchedule(name);
        expect(schedule === undefined ? "" : scheduleName(schedule)).toBe(name);
      }),
    );
  });

  test("opens every file once", () => {
    const files = fc.uniqueArray(fc.string(), { maxLength: 50 });
    fc.assert(
      fc.property(files, fc.nat(), (all, seed) => {
        const order = inScheduleOrder({ kind: "shuffle", seed: String(seed) }, all);
        expect(order.toSorted()).toEqual(all.toSorted());
        expect(inScheduleOrder({ kind: "shuffle", seed: String(seed) }, all)).toEqual(order);
      }),
    );
  });
});

describe("seeded randomness", () => {
  test("gives the numbers that it always gave", () => {
    const random = seededRandom("lanser");
    expect(Array.from({ length: 5 }, random)).toMatchInlineSnapshot(`
      [
        1136728026,
        1116963844,
        366108413,
        2939162918,
        293775663,
      ]
    `);
  });

  test("gives every number below a bound about equally often", () => {
    const random = seededRandom("fair");
    const counts = Array.from({ length: 7 }, () => 0);
    for (let drawn = 0; drawn < 70_000; drawn += 1) {
      const number = randomBelow(random, 7);
      counts[number] = (counts[number] ?? 0) + 1;
    }
    // chi-squared with 6 degrees of freedom is over 22.46 in one of a thousand.
    const chiSquared = counts.reduce((sum, count) => sum + (count - 10_000) ** 2 / 10_000, 0);
    expect(chiSquared).toBeLessThan(22.46);
  });

  test("draws again what would favour small numbers", () => {
    const numbers = [2 ** 32 - 1, 5];
    expect(randomBelow(() => numbers.shift() ?? 0, 3)).toBe(2);
  });

  test("gives every order about equally often", () => {
    const random = seededRandom("orders");
    const counts = new Map<string, number>();
    for (let drawn = 0; drawn < 24_000; drawn += 1) {
      const order = shuffled([..."abcd"], random).join("");
      counts.set(order, (counts.get(order) ?? 0) + 1);
    }
    // chi-squared with 23 degrees of freedom is over 49.73 in one of a thousand.
    const chiSquared = [...counts.values()].reduce((sum, count) => sum + (count - 1_000) ** 2 / 1_000, 0);
    expect([counts.size, chiSquared < 49.73]).toEqual([24, true]);
  });
});
