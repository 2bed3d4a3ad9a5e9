/** Computes recorded rewards again, under the same or other weights and thresholds, without a server. */
import { isSameJson } from "../model/json.ts";
import type { Report } from "../model/report.ts";
import {
  type ProcessReward,
  type RewardSummary,
  type RewardWeights,
  type SymbolConfidence,
  safetyCheckNames,
} from "../model/reward.ts";
import { type RewardStep, stepLists } from "../model/reward-step.ts";
import { selectRewarded } from "../policy/rules.ts";
import { prV1, prV2, type RewardState } from "../reward/equations.ts";
import { scoreChange } from "../reward/score.ts";
import { meanConfidence } from "../selectors/confidence.ts";
import { countedSeverities } from "./score.ts";
import { isUnproven } from "./settle.ts";

/** Weights and threshold that replace the recorded ones; absent ones stay as recorded. */
export type Counterfactual = { readonly weights?: RewardWeights; readonly threshold?: number };

export type RecomputedReward =
  | {
      readonly kind: "scored";
      readonly "pr-v1": ProcessReward;
      readonly "pr-v2": ProcessReward;
      /** `counts`: an older report does not say which of its findings count, so its counts are trusted. */
      readonly basis: "findings" | "counts";
      /** Other parts of the reward that differ from the record. */
      readonly differences: readonly string[];
    }
  | { readonly kind: "unscored"; readonly why: string };

export function rewardAgain(report: Report, other: Counterfactual): RecomputedReward {
  const { reward } = report;
  if (reward === null) return { kind: "unscored", why: report.unscored ?? "it has no measurement" };
  const symbols = symbolsUnder(reward, other.threshold);
  if (symbols.kind === "unknown") return { kind: "unscored", why: symbols.why };
  const mean = meanConfidence(symbols.symbols);
  const weights = other.weights ?? report.policy.reward.weights;
  const { relevant, safety, diagnostics } = reward;
  if (relevant === undefined) {
    const after: RewardState = {
      diagnostics: diagnostics.head,
      safety: safety.every(({ ok }) => ok) ? 1 : 0,
      confidence: mean.alphaConf,
    };
    const before: RewardState = { diagnostics: diagnostics.base, safety: 1, confidence: 1 };
    return {
      kind: "scored",
      "pr-v1": prV1(before, after, weights),
      "pr-v2": prV2(before, after, weights),
      basis: "counts",
      differences: [],
    };
  }
  // No rule of the policy touches the reward: what is off counts, and by the server's severity.
  const findings = selectRewarded(report, report.policy);
  const score = scoreChange({
    findings,
    relevant: new Set(relevant),
    severities: countedSeverities,
    unproven: new Set(findings.filter(isUnproven).map(({ id }) => id)),
    safety,
    confidence: { ...mean, symbols: [] },
    weights,
    blockers: [],
  });
  if (score.kind === "unscored") throw new Error("Nothing blocks what was scored.");
  const { detail } = score;
  const differences = [
    ...(isSameJson(detail.diagnostics, diagnostics)
      ? []
      : [
          `its findings give ${detail.diagnostics.base} counted in base and ${detail.diagnostics.head} in head, not ${diagnostics.base} and ${diagnostics.head}`,
        ]),
    ...(isSameJson(detail.unearned, reward.unearned)
      ? []
      : ["the unearned findings do not match its findings"]),
  ];
  return {
    kind: "scored",
    "pr-v1": score["pr-v1"],
    "pr-v2": score["pr-v2"],
    basis: "findings",
    differences,
  };
}

type SymbolsUnder =
  | { readonly kind: "known"; readonly symbols: readonly SymbolConfidence[] }
  | { readonly kind: "unknown"; readonly why: string };

function symbolsUnder({ confidence }: RewardSummary, threshold: number | undefined): SymbolsUnder {
  const { symbols, threshold: recorded } = confidence;
  if (threshold === undefined || threshold === recorded) return { kind: "known", symbols };
  if (recorded === undefined)
    return { kind: "unknown", why: "the report has neither its threshold nor the deleted symbols" };
  const under = symbols.map((one): SymbolConfidence => {
    const isDeleted = one.gone === true && one.confidence < threshold;
    const status = isDeleted ? "deleted" : one.status === "deleted" ? "ambiguous" : one.status;
    return { ...one, status };
  });
  return { kind: "known", symbols: under };
}

/** Computes the reward of one line again. Other thresholds need a report: a line does not have the symbols. */
export function stepAgain(step: RewardStep, { weights, threshold }: Counterfactual): RecomputedReward {
  const stored = step["pr-v2"];
  if (stored === null) return { kind: "unscored", why: step.unscored ?? "it has no measurement" };
  if (step.before === undefined) return { kind: "unscored", why: "the line does not name its first state" };
  if (threshold !== undefined)
    return { kind: "unscored", why: "a line does not have the symbols: sweep thresholds over its report" };
  const { components } = stored;
  const { diagnostics, safety, alpha_conf } = step.before;
  const counted = stepLists.flatMap((list) => step[list]).reduce((sum, one) => sum + one.diag_delta, 0);
  const left = diagnostics - counted;
  if (left < 0) return { kind: "unscored", why: "the line removes more findings than existed" };
  const before: RewardState = { diagnostics, safety, confidence: alpha_conf };
  const after: RewardState = {
    diagnostics: left,
    safety: components.safety,
    confidence: components.alpha_conf,
  };
  return {
    kind: "scored",
    "pr-v1": prV1(before, after, weights ?? step["pr-v1"]?.weights ?? stored.weights),
    "pr-v2": prV2(before, after, weights ?? stored.weights),
    basis: "findings",
    differences: [],
  };
}

/**
 * Finds lines that do not follow each other: a step must begin where the last scored one ended. Keys are indices of the
 * lines, from 0.
 */
export function brokenSteps(steps: readonly RewardStep[]): ReadonlyMap<number, string> {
  const broken = new Map<number, string>();
  let last: RewardStep["before"];
  for (const [at, step] of steps.entries()) {
    const { before } = step;
    const reward = step["pr-v2"];
    if (reward === null || before === undefined) continue;
    if (last !== undefined && step.step > 1 && !isSameJson(last, before))
      broken.set(at, "it does not begin where the step before it ended");
    const { diag_delta, safety, alpha_conf } = reward.components;
    last = { diagnostics: before.diagnostics - diag_delta, safety, alpha_conf };
  }
  return broken;
}

/** True if the reward of a report from elsewhere follows from its parts. */
export function hasItsReward(report: Report): boolean {
  const { reward, policy } = report;
  if (reward === null) return report.unscored !== null;
  // Which files count is part of it: without that nobody could say what its findings come to.
  if (reward.headline !== policy.reward.headline || reward.relevant === undefined) return false;
  // A check that is left out cannot have failed.
  if (
    !isSameJson(
      reward.safety.map(({ name }) => name),
      safetyCheckNames,
    )
  )
    return false;
  const again = rewardAgain(report, {});
  if (again.kind === "unscored" || again.differences.length > 0) return false;
  const before: RewardState = { diagnostics: reward.diagnostics.base, safety: 1, confidence: 1 };
  const after: RewardState = {
    diagnostics: reward.diagnostics.head,
    safety: reward.safety.every(({ ok }) => ok) ? 1 : 0,
    confidence: reward["pr-v2"].components.alpha_conf,
  };
  const { weights } = policy.reward;
  return (
    isSameJson(reward["pr-v1"], prV1(before, after, weights)) &&
    isSameJson(reward["pr-v2"], prV2(before, after, weights)) &&
    isConfidence(reward)
  );
}

/**
 * True if the confidence is the mean of the symbols that were not deleted on purpose, to the twelve decimals that it is
 * rounded to.
 */
function isConfidence({ confidence, "pr-v2": { components } }: RewardSummary): boolean {
  const counted = confidence.symbols.filter(({ status }) => status !== "deleted");
  const sum = counted.reduce((total, one) => total + one.confidence, 0);
  const mean = counted.length === 0 ? 1 : sum / counted.length;
  return Math.abs(mean - components.alpha_conf) < 1e-11;
}
