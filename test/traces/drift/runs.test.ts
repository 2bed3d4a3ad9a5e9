/** What several runs tell together. */
import { describe, expect, test } from "vitest";
import { detectionPower, type Run, summarise, upperBound95 } from "../../../src/traces/drift/runs.ts";
import { facts, finding, observation } from "./values.ts";

const steady = finding(1, "r", "steady");
const flake = finding(2, "s", "now and then");
const run = (schedule: string, ...said: (typeof steady)[]): Run => ({
  schedule,
  facts: facts(observation({ "a.py": said, "b.py": [] })),
});
const crashed: Run = {
  schedule: "canonical",
  facts: facts(
    observation({ "a.py": null, "b.py": null }, { code: "server-crashed", message: "it ended with code 3" }),
  ),
};

describe("runs of one server", () => {
  test("are grouped by their results, with what is stable and how often the rest was seen", () => {
    const summary = summarise([
      run("canonical", steady, flake),
      run("canonical", steady),
      run("reverse", steady),
      run("shuffle:1", flake, steady),
      crashed,
    ]);
    const { outcomes, core, volatile, firstDivergence, ...rest } = summary;
    expect(
      outcomes.map(
        ({ schedules, runs, ended, divergence }) =>
          `${divergence.class} ${runs}: ${schedules.map((one) => `${one.name} ${one.runs}`).join(", ")} (${ended})`,
      ),
    ).toEqual([
      "D0 1: canonical 1 (healthy)",
      "D4 2: canonical 1, reverse 1 (healthy)",
      "D1 1: shuffle:1 1 (healthy)",
      "D8 1: canonical 1 (server-crashed: it ended with code 3)",
    ]);
    expect(core.map(({ message }) => message)).toEqual(["steady"]);
    expect(volatile.map(({ finding: one, runs, of }) => [one.message, runs, of])).toEqual([
      ["now and then", 2, 4],
    ]);
    expect([firstDivergence?.run, firstDivergence?.schedule, firstDivergence?.divergence.class]).toEqual([
      1,
      "canonical",
      "D4",
    ]);
    expect(rest).toMatchObject({
      runs: 5,
      distinct: 4,
      worst: "D8",
      classes: { D0: 1, D1: 1, D4: 2, D8: 1 },
      upper95: null,
    });
  });

  test("that have a finding once or twice have the second as volatile", () => {
    const { core, volatile } = summarise([run("canonical", steady, steady), run("canonical", steady)]);
    expect([core.length, volatile.map(({ runs, of }) => [runs, of])]).toEqual([1, [[1, 2]]]);
  });

  test("count a file only where it is final", () => {
    const unknown = { schedule: "canonical", facts: facts(observation({ "a.py": null, "b.py": [] })) };
    const { core, volatile, worst } = summarise([run("canonical", steady), unknown]);
    expect([core.length, volatile, worst]).toEqual([1, [], "D8"]);
  });

  test("that never answer for a file say so, however equal they are", () => {
    const unanswered = { schedule: "canonical", facts: facts(observation({ "a.py": null, "b.py": [] })) };
    const { distinct, unknown } = summarise([unanswered, unanswered]);
    expect([distinct, unknown]).toEqual([1, ["a.py"]]);
  });

  test("that are none tell nothing", () => {
    expect(() => summarise([])).toThrow("there is no run");
  });
});

describe("the bound of n clean runs", () => {
  test.each([
    [1, 0.95, 1],
    [3, 0.6316, 1],
    [10, 0.2589, 0.3],
    [59, 0.0495, 0.0508],
    [149, 0.0199, 0.0201],
  ])("of %i is %f exactly, and %f by the rule of three", (runs, exact, rule) => {
    const bound = upperBound95(runs);
    expect([bound.exact.toFixed(4), bound.ruleOfThree.toFixed(4)]).toEqual([
      exact.toFixed(4),
      rule.toFixed(4),
    ]);
  });

  test("is what so many runs show with 95 %", () => {
    for (const runs of [1, 14, 29, 59, 149, 10_000])
      expect(detectionPower(upperBound95(runs).exact, runs)).toBeCloseTo(0.95, 9);
  });
});

test.each([
  [0.2, 0.95, 14],
  [0.1, 0.95, 29],
  [0.05, 0.95, 59],
  [0.05, 0.99, 90],
  [0.02, 0.95, 149],
  [0.1, 0.99, 44],
  [0.5, 0.5, 1],
])("a flake of %f is seen with %f in %i runs, and not in one less", (p, confidence, runs) => {
  expect(detectionPower(p, runs)).toBeGreaterThanOrEqual(confidence);
  expect(detectionPower(p, runs - 1)).toBeLessThan(confidence);
});
