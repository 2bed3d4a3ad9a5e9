/** Delta debugging: what is left still does it, and nothing of it can be left out. */
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { minimise, minimiseFiles } from "../../../src/traces/drift/rerecord.ts";

const items = fc.integer({ min: 0, max: 40 }).map((count) => [...Array(count).keys()]);

describe("the fewest items", () => {
  test("of a predicate that more items never break are exactly those it needs", async () => {
    await fc.assert(
      fc.asyncProperty(items, fc.array(fc.nat(40), { maxLength: 6 }), async (all, wanted) => {
        const needed = all.filter((one) => wanted.includes(one));
        const {
          items: left,
          outcome,
          tests,
        } = await minimise(all, async (some) => needed.every((one) => some.includes(one)), 10_000);
        expect([left, outcome]).toEqual([needed, "minimal"]);
        // Zeller and Hildebrandt: n² + 3n at most.
        expect(tests).toBeLessThanOrEqual(all.length ** 2 + 3 * all.length + 1);
      }),
      { numRuns: 200 },
    );
  });

  test("of any predicate still do it, in order, and without any single one do not", async () => {
    await fc.assert(
      fc.asyncProperty(items, fc.func(fc.boolean()), async (all, arbitrary) => {
        const happens = async (some: readonly number[]) => some.length === all.length || arbitrary(some);
        const asked: string[] = [];
        const {
          items: left,
          outcome,
          tests,
        } = await minimise(
          all,
          (some) => {
            asked.push(some.join());
            return happens(some);
          },
          100_000,
        );
        expect(outcome).toBe("minimal");
        expect(await happens(left)).toBe(true);
        expect(left).toEqual(left.toSorted((a, b) => a - b));
        for (const one of left) expect(await happens(left.filter((other) => other !== one))).toBe(false);
        expect([tests, new Set(asked).size]).toEqual([asked.length, asked.length]);
      }),
      { numRuns: 200 },
    );
  });

  test("are what was reached when the budget ends", async () => {
    await fc.assert(
      fc.asyncProperty(items, fc.nat(30), async (all, testsMax) => {
        const happens = async (some: readonly number[]) => some.includes(0) || all.length === 0;
        const { items: left, tests, outcome } = await minimise(all, happens, testsMax);
        expect(tests).toBeLessThanOrEqual(testsMax);
        expect(await happens(left)).toBe(true);
        expect(outcome === "minimal" || outcome === "cut").toBe(true);
      }),
    );
  });

  test("are all of them where it does not happen at all", async () => {
    expect(await minimise([1, 2, 3], async () => false, 100)).toEqual({
      items: [1, 2, 3],
      tests: 1,
      outcome: "did-not-happen",
    });
  });

  test("are none where it happens without any", async () => {
    expect(await minimise([1, 2, 3], async () => true, 100)).toMatchObject({ items: [], outcome: "minimal" });
  });

  test("are not looked for any further when asking fails", async () => {
    const asking = minimise([1], () => Promise.reject(new Error("the disk is full")), 100);
    await expect(asking).rejects.toThrow("the disk is full");
  });
});

describe("the fewest files", () => {
  const files = [..."abcdefgh"].map((name) => `${name}.py`);
  const needs =
    (there: readonly string[], open: readonly string[]) =>
    async (exist: readonly string[], opened: readonly string[]) =>
      there.every((one) => exist.includes(one)) && open.every((one) => opened.includes(one));

  test("that must be there are told apart from those that must be opened", async () => {
    const least = await minimiseFiles(files, needs(["b.py", "d.py", "g.py"], ["b.py", "g.py"]), 1_000);
    expect({ ...least, tests: least.tests > 0 }).toEqual({
      exist: ["b.py", "d.py", "g.py"],
      opened: ["b.py", "g.py"],
      tests: true,
      outcome: "minimal",
    });
  });

  test("share one budget", async () => {
    const outcomes = new Set<string>();
    for (let testsMax = 0; testsMax < 40; testsMax += 1) {
      const least = await minimiseFiles(files, needs(["b.py", "g.py"], ["g.py"]), testsMax);
      expect(least.tests).toBeLessThanOrEqual(testsMax);
      expect(least.exist).toEqual(expect.arrayContaining(["b.py", "g.py"]));
      const isLeast = least.exist.length === 2 && least.opened.join() === "g.py";
      outcomes.add(`${isLeast ? "the least" : "more"}, ${least.outcome}`);
    }
    // With a budget that ends as the least is found, it is not known to be the least.
    expect([...outcomes]).toEqual(["more, cut", "the least, cut", "the least, minimal"]);
  });

  test("that show it only sometimes are not called minimal", async () => {
    let asked = 0;
    const least = await minimiseFiles(
      ["a.py"],
      async () => {
        asked += 1;
        return asked === 1;
      },
      100,
    );
    expect(least).toEqual({ exist: ["a.py"], opened: ["a.py"], tests: 3, outcome: "cut" });
  });
});
