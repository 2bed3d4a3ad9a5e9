import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { potential, prV1, prV2, type RewardState } from "../../src/reward/equations.ts";
import { defaultWeights } from "../support/weights.ts";

const start: RewardState = { diagnostics: 5, safety: 1, confidence: 1 };

describe("pr-v1 is Eq. (2) of the paper", () => {
  test("in its first example", () => {
    expect(
      prV1(start, { diagnostics: 2, safety: 1, confidence: 0.94 }, defaultWeights),
    ).toMatchInlineSnapshot(`
      {
        "components": {
          "alpha_conf": 0.94,
          "ambiguity_penalty": 0.06,
          "diag_delta": 3,
          "safety": 1,
        },
        "explanation": "3 findings fewer than before, all safety checks passed, and what it touched is found again with confidence 0.94.",
        "r": 1.894,
        "weights": {
          "alpha": 0.5,
          "beta": 0.4,
          "gamma": 0.1,
        },
      }
    `);
  });

  test("in its second example, for which the PDF prints -0.438", () => {
    expect(prV1(start, { diagnostics: 5, safety: 0, confidence: 0.62 }, defaultWeights).r).toBe(-0.038);
  });

  test("in its bundle", () => {
    expect(prV1(start, { diagnostics: 4, safety: 1, confidence: 0.72 }, defaultWeights).r).toBe(0.872);
  });

  test("for which the paper's Proposition 5.3 (monotonicity) does not hold: nothing gets worse, and r is negative", () => {
    const still: RewardState = { diagnostics: 3, safety: 0, confidence: 0.5 };
    expect(prV1(still, still, defaultWeights).r).toBe(-0.05);
    expect(prV2(still, still, defaultWeights).r).toBe(0);
  });

  test("and pays for standing still, again and again", () => {
    expect(prV1(start, start, defaultWeights).r).toBe(0.4);
    expect(prV2(start, start, defaultWeights).r).toBe(0);
  });
});

describe("pr-v2 is the difference of a potential", () => {
  test("and says so in words", () => {
    expect(
      prV2(start, { diagnostics: 6, safety: 0, confidence: 0.62 }, defaultWeights),
    ).toMatchInlineSnapshot(`
      {
        "components": {
          "alpha_conf": 0.62,
          "ambiguity_penalty": 0.38,
          "diag_delta": -1,
          "safety": 0,
        },
        "explanation": "1 finding more than before, safety goes from 1 to 0, and confidence goes from 1 to 0.62.",
        "r": -0.938,
        "weights": {
          "alpha": 0.5,
          "beta": 0.4,
          "gamma": 0.1,
        },
      }
    `);
  });

  test("and says what stayed as it was", () => {
    expect(prV2(start, start, defaultWeights).explanation).toBe(
      "As many findings as before, safety stays 1, and confidence stays 1.",
    );
  });

  const state: fc.Arbitrary<RewardState> = fc.record({
    diagnostics: fc.nat({ max: 5_000 }),
    safety: fc.constantFrom(0 as const, 1 as const),
    confidence: fc.double({ min: 0, max: 1, noNaN: true }),
  });
  const weight = fc.double({ min: 0, max: 100, noNaN: true }).map((value) => value + 0);
  const weights = fc.oneof(
    fc.constant(defaultWeights),
    fc.record({ alpha: weight, beta: weight, gamma: weight }),
  );

  test("so the steps of a walk add up to the difference of its ends", () => {
    fc.assert(
      fc.property(fc.array(state, { minLength: 2, maxLength: 40 }), weights, (walk, weights) => {
        const steps = walk.slice(1).map((after, at) => prV2(walk[at] ?? after, after, weights).r);
        const [first, last] = [walk[0], walk.at(-1)];
        if (first === undefined || last === undefined) throw new Error("A walk has two ends.");
        const sum = steps.reduce((total, r) => total + r, 0);
        expect(Math.abs(sum - (potential(last, weights) - potential(first, weights)))).toBeLessThan(1e-9);
      }),
    );
  });

  test("so it is monotone under the paper's conditions, which pr-v1 is not", () => {
    const worse = (left: RewardState, right: RewardState): readonly [RewardState, RewardState] => [
      {
        diagnostics: Math.max(left.diagnostics, right.diagnostics),
        safety: left.safety && right.safety,
        confidence: Math.min(left.confidence, right.confidence),
      },
      {
        diagnostics: Math.min(left.diagnostics, right.diagnostics),
        safety: left.safety || right.safety,
        confidence: Math.max(left.confidence, right.confidence),
      },
    ];
    fc.assert(
      fc.property(state, state, weights, (left, right, weights) => {
        const [before, after] = worse(left, right);
        expect(prV2(before, after, weights).r).toBeGreaterThanOrEqual(0);
      }),
    );
  });

  test("so the way back costs what the way there paid, and is never minus zero", () => {
    fc.assert(
      fc.property(state, state, weights, (left, right, weights) => {
        const there = prV2(left, right, weights).r;
        const back = prV2(right, left, weights).r;
        expect(there + back).toBe(0);
        expect(Object.is(there, -0) || Object.is(back, -0)).toBe(false);
      }),
    );
  });
});

describe("a weight", () => {
  test.each([
    [{ alpha: -0.1, beta: 0, gamma: 0 }, "alpha is -0.1; a weight is a number from 0 to 1000000"],
    [{ alpha: 0, beta: Number.NaN, gamma: 0 }, "beta is NaN; a weight is a number from 0 to 1000000"],
    [
      { alpha: 0, beta: 0, gamma: Number.POSITIVE_INFINITY },
      "gamma is Infinity; a weight is a number from 0 to 1000000",
    ],
    [{ alpha: -0, beta: 0, gamma: 0 }, "alpha is 0; a weight is a number from 0 to 1000000"],
  ])("%o is turned away", (weights, message) => {
    expect(() => prV1(start, start, weights)).toThrow(message);
    expect(() => prV2(start, start, weights)).toThrow(message);
  });

  test("may be as large as is said", () => {
    const weights = { alpha: 1_000_000, beta: 0, gamma: 0 };
    expect(prV1(start, start, weights).r).toBe(0);
  });

  test("may be 0, and all of them together make every reward 0", () => {
    const none = { alpha: 0, beta: 0, gamma: 0 };
    expect(prV1(start, { diagnostics: 9, safety: 0, confidence: 0 }, none).r).toBe(0);
  });
});

test("a state that cannot be is a mistake of ours", () => {
  expect(() => prV2(start, { ...start, diagnostics: -1 }, defaultWeights)).toThrow("A count of findings");
  expect(() => prV2(start, { ...start, diagnostics: 0.5 }, defaultWeights)).toThrow("A count of findings");
  for (const confidence of [Number.NaN, -0.1, 1.1])
    expect(() => prV2(start, { ...start, confidence }, defaultWeights)).toThrow("A confidence");
});
