/** Writes the one line of the reward. */
import type { Report } from "../model/report.ts";
import { threeDigits } from "../model/text.ts";

/**
 * Returns the line of the reward: what it is, both versions, and the components of the main one. Without a reward it says
 * why, but only if the policy sets `min-reward`: nobody else asked for one. Null if there is nothing to say, or if the
 * policy hides rewards.
 */
export function rewardLine(report: Rewarded): string | null {
  const { reward, policy } = report;
  if (reward === null) return policy.minReward === null ? null : noRewardLine(report);
  if (policy.reward.shown === false) return null;
  const { headline } = reward;
  const other = headline === "pr-v2" ? "pr-v1" : "pr-v2";
  const { diag_delta, safety, alpha_conf } = reward[headline].components;
  const sign = diag_delta > 0 ? "+" : "";
  const parts = `diagnostics ${sign}${threeDigits(diag_delta)}, safety ${threeDigits(safety)}, confidence ${threeDigits(alpha_conf)}`;
  const values = `${headline} ${threeDigits(reward[headline].r)} (${parts}), ${other} ${threeDigits(reward[other].r)}`;
  return `process reward, a score for training agents (higher is better): ${values}`;
}

type Rewarded = Pick<Report, "reward" | "unscored" | "policy">;

/** Returns why there is no reward; null if there is one, or if the policy hides rewards. */
export function noRewardLine({ reward, unscored, policy }: Rewarded): string | null {
  if (reward !== null || policy.reward.shown === false) return null;
  return unscored === null ? "no process reward" : `no process reward: ${unscored}`;
}
