/** Writes the one line of the reward. */
import type { Report } from "../model/report.ts";
import { threeDigits } from "../model/text.ts";

/**
 * Returns the line of the reward: what it is, both versions, and the components of the main one; or why there is no
 * reward. Null if the policy hides rewards.
 */
export function rewardLine({
  reward,
  unscored,
  policy,
}: Pick<Report, "reward" | "unscored" | "policy">): string | null {
  if (policy.reward.shown === false) return null;
  if (reward === null) return `no process reward: ${unscored ?? "the change has no score"}`;
  const { headline } = reward;
  const other = headline === "pr-v2" ? "pr-v1" : "pr-v2";
  const { diag_delta, safety, alpha_conf } = reward[headline].components;
  const sign = diag_delta > 0 ? "+" : "";
  const parts = `diagnostics ${sign}${threeDigits(diag_delta)}, safety ${threeDigits(safety)}, confidence ${threeDigits(alpha_conf)}`;
  const values = `${headline} ${threeDigits(reward[headline].r)} (${parts}), ${other} ${threeDigits(reward[other].r)}`;
  return `process reward, a score for training agents (higher is better): ${values}`;
}
