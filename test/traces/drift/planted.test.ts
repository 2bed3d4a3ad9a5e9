/** The detector is calibrated on servers that are wrong on purpose: what flips is found, and nothing else is. */
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { inScheduleOrder, scheduleName } from "../../../src/traces/drift/arms.ts";
import { compareFacts } from "../../../src/traces/drift/classes.ts";
import { type DriftFacts, factsOf } from "../../../src/traces/drift/facts.ts";
import { type Run, summarise } from "../../../src/traces/drift/runs.ts";
import { coin, type FlakySessions, flakySessions, plantedClasses } from "./flaky-server.ts";
import { facts, finding, observation } from "./values.ts";

let sessions: FlakySessions;
beforeAll(() => {
  sessions = flakySessions();
});
afterAll(() => sessions.remove());

describe("a server that flips", () => {
  test.each(plantedClasses)(
    "%s: every flip of whole sessions is found and classed, and no other run is",
    async (planted) => {
      const reference = factsOf(await sessions.run(planted, false, 0));
      for (const p of [0.5, 0.1, 0.05]) {
        const flips = coin(`planted ${planted} ${p}`, p);
        const fallen = Array.from({ length: 44 }, flips);
        const found: DriftFacts[] = [];
        for (const [nth, flipped] of fallen.entries())
          found.push(factsOf(await sessions.run(planted, flipped, nth)));
        expect(found.map((one) => compareFacts(reference, one).class)).toEqual(
          fallen.map((flipped) => (flipped ? planted : "D0")),
        );
        const summary = summarise(
          [reference, ...found].map((one) => ({ schedule: "canonical", facts: one })),
        );
        const count = fallen.filter((flipped) => flipped).length;
        expect([summary.classes[planted], summary.classes.D0]).toEqual([count, 45 - count]);
      }
    },
  );

  test("is seen by its observations alone where they keep the difference", async () => {
    const alone: Record<string, string> = {};
    for (const planted of plantedClasses) {
      const [steady, flipped] = [
        await sessions.run(planted, false, 0),
        await sessions.run(planted, true, 0),
      ].map((observed) => factsOf({ ...observed, entries: null })) as [DriftFacts, DriftFacts];
      alone[planted] = compareFacts(steady, flipped).class;
    }
    expect(alone).toEqual({ D1: "D1", D2: "D2", D3: "D3", D4: "D4", D5: "D5", D6: "D0", D7: "D0", D8: "D8" });
  });
});

describe("44 runs of a server that flips in one of ten", () => {
  test("show it as often as the binomial distribution says, over 500 sequences", () => {
    const steady = facts(observation({ "a.py": [finding(1, "r", "m")], "b.py": [] }));
    const flipped = facts(observation({ "a.py": [], "b.py": [] }));
    let detected = 0;
    let wrong = 0;
    for (let sequence = 0; sequence < 500; sequence += 1) {
      const flips = coin(`sequence ${sequence}`, 0.1);
      const fallen = Array.from({ length: 44 }, flips);
      const summary = summarise(
        fallen.map((isFlipped) => ({ schedule: "canonical", facts: isFlipped ? flipped : steady })),
      );
      const isMixed = new Set(fallen).size > 1;
      if (summary.distinct > 1) detected += 1;
      if (summary.distinct > 1 !== isMixed || (isMixed && summary.worst !== "D4")) wrong += 1;
    }
    const [low, high] = binomialInterval(500, 1 - 0.9 ** 44, 0.999);
    expect(wrong).toBe(0);
    expect(detected).toBeGreaterThanOrEqual(low);
    expect(detected).toBeLessThanOrEqual(high);
  });
});

test("10,000 runs of a server that does not flip are the same, in whatever order files were opened", () => {
  const said = {
    "a.py": [finding(1, "r", "m"), finding(1, "r", "m")],
    "b.py": [finding(2, "s", "n")],
    "c.py": [],
    "d.py": null,
  };
  const runs = Array.from({ length: 10_000 }, (_, index): Run => {
    const schedule = { kind: "shuffle", seed: String(index) } as const;
    const order = inScheduleOrder(schedule, Object.keys(said)) as (keyof typeof said)[];
    const shuffled = Object.fromEntries(order.map((path) => [path, said[path]]));
    return { schedule: scheduleName(schedule), facts: facts(observation(shuffled)) };
  });
  const { distinct, worst, volatile, core, upper95 } = summarise(runs);
  expect({ distinct, worst, volatile, core: core.length, upper95 }).toEqual({
    distinct: 1,
    worst: "D0",
    volatile: [],
    core: 3,
    upper95: { exact: 1 - 0.05 ** (1 / 10_000), ruleOfThree: 3 / 10_000 },
  });
});

/** The middle `share` of Binomial(n, p): a smallest and a largest count, each tail with at most half of the rest. */
function binomialInterval(n: number, p: number, share: number): [number, number] {
  const tail = (1 - share) / 2;
  const probabilities: number[] = [];
  let log = n * Math.log(1 - p);
  for (let k = 0; k <= n; k += 1) {
    probabilities.push(Math.exp(log));
    log += Math.log((n - k) / (k + 1)) + Math.log(p / (1 - p));
  }
  const cutAt = (all: readonly number[]) => {
    let sum = 0;
    return all.findIndex((one) => {
      sum += one;
      return sum > tail;
    });
  };
  return [cutAt(probabilities), n - cutAt(probabilities.toReversed())];
}
