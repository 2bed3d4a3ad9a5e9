/** Computes both versions of the process reward from three numbers: count of findings, safety, confidence. */
import type { ProcessReward, RewardWeights } from "../model/reward.ts";
import { plural } from "../model/text.ts";
import { roundTo12 } from "../selectors/score.ts";

/** State of the code for the reward, measured from base. */
export type RewardState = {
  /** D: number of findings that count. */
  readonly diagnostics: number;
  /** S: 1 if all safety checks passed, otherwise 0. */
  readonly safety: 0 | 1;
  /** The paper's α_t, in [0, 1]. The name avoids confusion with the weight α. */
  readonly confidence: number;
};

/** Limit on weights. Larger ones have no use, and a reward must stay finite. */
const weightMax = 1_000_000;

/**
 * Computes pr-v1, Eq. (2) of the paper: r = α·(D_before − D_after) + β·S − γ·(1 − α_t). Reports have it to compare with
 * the paper. It pays β for a change that does nothing, and can be negative if nothing got worse.
 */
export function prV1(before: RewardState, after: RewardState, weights: RewardWeights): ProcessReward {
  const { alpha, beta, gamma } = checked(weights);
  const components = componentsOf(before, after);
  const { diag_delta, safety, ambiguity_penalty } = components;
  return {
    r: roundTo12(alpha * diag_delta + beta * safety - gamma * ambiguity_penalty),
    components,
    weights: { alpha, beta, gamma },
    explanation: `${findingsInWords(diag_delta)}, ${safetyInWords(after)}, and what it touched is found again with confidence ${after.confidence}.`,
  };
}

/**
 * Computes pr-v2, the corrected reward: r = Φ_after − Φ_before with Φ = −α·D + β·S − γ·(1 − α_t). The steps of a walk
 * add up to the difference of its ends, so going in circles earns nothing (Ng, Harada, Russell 1999). The sum is exact
 * to the last of twelve decimals, because Φ itself is rounded. `components` are those of the state after.
 */
export function prV2(before: RewardState, after: RewardState, weights: RewardWeights): ProcessReward {
  const components = componentsOf(before, after);
  return {
    r: roundTo12(potential(after, weights) - potential(before, weights)),
    components,
    weights: { ...checked(weights) },
    explanation: `${findingsInWords(components.diag_delta)}, ${changeInWords("safety", before.safety, after.safety)}, and ${changeInWords("confidence", before.confidence, after.confidence)}.`,
  };
}

/** Returns Φ of one state, rounded to 12 decimals so that the rewards of many steps add up without an error. */
export function potential({ diagnostics, safety, confidence }: RewardState, weights: RewardWeights): number {
  const { alpha, beta, gamma } = checked(weights);
  return roundTo12(-alpha * diagnostics + beta * safety - gamma * (1 - confidence));
}

/**
 * Returns the measured terms of a reward, without weights. Throws for a number outside its range: a wrong measurement
 * must not become a reward.
 */
function componentsOf(before: RewardState, after: RewardState): ProcessReward["components"] {
  for (const { diagnostics, confidence } of [before, after]) {
    if (!Number.isSafeInteger(diagnostics) || diagnostics < 0)
      throw new Error(`A count of findings is a whole number, not ${diagnostics}.`);
    if (!(confidence >= 0 && confidence <= 1))
      throw new Error(`A confidence is in [0, 1], not ${confidence}.`);
  }
  return {
    diag_delta: before.diagnostics - after.diagnostics,
    safety: after.safety,
    ambiguity_penalty: roundTo12(1 - after.confidence),
    alpha_conf: after.confidence,
  };
}

/**
 * Returns the weights, or throws for one that is negative, -0, too large or no number. Configurations are checked
 * before.
 */
function checked({ alpha, beta, gamma }: RewardWeights): RewardWeights {
  const weights = { alpha, beta, gamma };
  const wrong = Object.entries(weights).find(([, value]) => !isWeight(value));
  if (wrong === undefined) return weights;
  const [name, value] = wrong;
  throw new Error(`${name} is ${value}; a weight is a number from 0 to ${weightMax}`);
}

/** True for a number from 0 to the maximum. -0 is refused, because canonical JSON has no form for it. */
function isWeight(value: number): boolean {
  return value >= 0 && value <= weightMax && !Object.is(value, -0);
}

function findingsInWords(delta: number): string {
  const count = plural(Math.abs(delta), "finding");
  return delta === 0 ? "As many findings as before" : `${count} ${delta > 0 ? "fewer" : "more"} than before`;
}

function safetyInWords({ safety }: RewardState): string {
  return safety === 1 ? "all safety checks passed" : "a safety check failed";
}

function changeInWords(name: string, before: number, after: number): string {
  return before === after ? `${name} stays ${after}` : `${name} goes from ${before} to ${after}`;
}
