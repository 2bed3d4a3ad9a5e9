/**
 * Computes recorded rewards again, under the same or other weights and thresholds, without a server. `lanser reward
 * replay` and `sweep` use it, and the recheck of a report.
 */
import { isSameJson } from "../model/json.ts";
import type { Report } from "../model/report.ts";
import {
  type ConfidenceRule,
  type ProcessReward,
  type RewardSummary,
  type RewardWeights,
  type SymbolConfidence,
  safetyCheckNames,
} from "../model/reward.ts";
import { type RewardStep, type StepStart, stepLists } from "../model/reward-step.ts";
import { selectRewarded } from "../policy/rules.ts";
import { prV1, prV2, type RewardState } from "../reward/equations.ts";
import { scoreChange } from "../reward/score.ts";
import { judgeSymbol, meanConfidence } from "../selectors/confidence.ts";
import { countedSeverities } from "./score.ts";
import { isUnproven } from "./settle.ts";

/** Weights and threshold that replace the recorded ones; absent ones stay as recorded. */
export type Counterfactual = { readonly weights?: RewardWeights; readonly threshold?: number };

/** Reward that was computed again, or the reason why the record does not hold enough to compute it. */
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

/**
 * Computes the reward of a report again from its findings, its safety checks and its symbols. Reports of older
 * releases do not say which findings count; their recorded counts are used instead.
 */
export function rewardAgain(report: Report, other: Counterfactual): RecomputedReward {
  const { reward } = report;
  if (reward === null) return { kind: "unscored", why: report.unscored ?? "the report has no measurement" };
  const symbols = symbolsUnder(reward, other.threshold);
  if (symbols.kind === "unknown") return { kind: "unscored", why: symbols.why };
  const mean = meanConfidence(symbols.symbols);
  const isOfScores = other.threshold !== undefined || isSameJson(symbols.symbols, reward.confidence.symbols);
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
  // The policy's rules do not change the reward: a finding that a rule turns off counts, with the server's severity.
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
  if (score.kind === "unscored")
    throw new Error("A recorded reward has a blocker when it is computed again.");
  const { detail } = score;
  const differences = [
    ...(isSameJson(detail.diagnostics, diagnostics)
      ? []
      : [
          `the findings give a count of ${detail.diagnostics.base} in base and ${detail.diagnostics.head} in head, but the reward uses ${diagnostics.base} and ${diagnostics.head}`,
        ]),
    ...(isSameJson(detail.unearned, reward.unearned)
      ? []
      : ["the list of unearned findings does not match the findings"]),
    ...(isOfScores ? [] : ["the confidence of a symbol does not follow from its score"]),
  ];
  return {
    kind: "scored",
    "pr-v1": score["pr-v1"],
    "pr-v2": score["pr-v2"],
    basis: "findings",
    differences,
  };
}

/** Symbols with their confidence, or the reason why they cannot be computed again. */
type SymbolsUnder =
  | { readonly kind: "known"; readonly symbols: readonly SymbolConfidence[] }
  | { readonly kind: "unknown"; readonly why: string };

/**
 * Returns the symbols as the rule of their report judges them, under the recorded threshold or another one. Unknown for
 * a report that lacks the threshold, or scores that its rule needs.
 */
function symbolsUnder({ rule = 1, confidence }: RewardSummary, threshold: number | undefined): SymbolsUnder {
  const { symbols, threshold: recorded } = confidence;
  if (rule === 2) {
    const limit = threshold ?? recorded;
    const judged = symbols.flatMap((one): SymbolConfidence[] => {
      const { score } = one;
      return score === undefined || limit === undefined
        ? []
        : [{ ...one, ...judgeSymbol({ ...one, score }, limit) }];
    });
    return judged.length === symbols.length
      ? { kind: "known", symbols: judged }
      : { kind: "unknown", why: "the report lacks its threshold or the score of a symbol" };
  }
  if (threshold === undefined || threshold === recorded) return { kind: "known", symbols };
  if (recorded === undefined)
    return { kind: "unknown", why: "the report has neither its threshold nor the deleted symbols" };
  // By rule 1 a symbol that is gone and scores below the threshold counts as deleted. No other symbol changes.
  const under = symbols.map((one): SymbolConfidence => {
    const isDeleted = one.gone === true && one.confidence < threshold;
    const status = isDeleted ? "deleted" : one.status === "deleted" ? "ambiguous" : one.status;
    return { ...one, status };
  });
  return { kind: "known", symbols: under };
}

/**
 * Computes the reward of one JSON line again. Other thresholds need the report, because a line does not contain the
 * symbols.
 */
export function stepAgain(step: RewardStep, { weights, threshold }: Counterfactual): RecomputedReward {
  const stored = step["pr-v2"];
  if (stored === null) return { kind: "unscored", why: step.unscored ?? "the report has no measurement" };
  if (step.before === undefined) return { kind: "unscored", why: "the line does not name its first state" };
  if (threshold !== undefined)
    return { kind: "unscored", why: "a line lists no symbols, so another threshold needs the report" };
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
 * True if all measurements that have a reward follow one rule for the confidence. Others are not comparable, and their
 * sum means nothing.
 */
export function haveOneRule(all: readonly ({ readonly rule?: ConfidenceRule } | null)[]): boolean {
  return new Set(all.flatMap((one) => (one === null ? [] : [one.rule ?? 1]))).size < 2;
}

/**
 * Finds lines that do not follow each other: a step must begin where the last scored one ended, or a line is missing.
 * Keys are indices of the lines, from 0.
 */
export function brokenSteps(steps: readonly RewardStep[]): ReadonlyMap<number, string> {
  const broken = new Map<number, string>();
  let last: { readonly rule: ConfidenceRule; readonly state: StepStart } | undefined;
  for (const [at, step] of steps.entries()) {
    const { before } = step;
    const reward = step["pr-v2"];
    if (reward === null || before === undefined) continue;
    const { rule = 1 } = step;
    if (last !== undefined && step.step > 1 && rule !== last.rule)
      broken.set(at, "the step measures the confidence by another rule than the previous step");
    else if (last !== undefined && step.step > 1 && !isSameJson(last.state, before))
      broken.set(at, "the step does not begin where the previous step ended");
    const { diag_delta, safety, alpha_conf } = reward.components;
    last = { rule, state: { diagnostics: before.diagnostics - diag_delta, safety, alpha_conf } };
  }
  return broken;
}

/** True if the reward of a report from elsewhere follows from its parts. A job could otherwise report any reward. */
export function hasItsReward(report: Report): boolean {
  const { reward, policy } = report;
  if (reward === null) return report.unscored !== null;
  // A report that does not say which files count cannot be checked.
  if (reward.headline !== policy.reward.headline || reward.relevant === undefined) return false;
  // A report must list every safety check: leaving one out would hide that it failed.
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
