/** Numbers for people, and the one line of the reward. */
import type { Report } from "../core/report.ts";

/** Three digits that count: -1.005530007326 is -1.01, 0.944699926743 is 0.945; 1234 stays what it is. */
export function threeDigits(value: number): string {
  if (Math.abs(value) >= 1_000) return String(Math.round(value));
  const rounded = Number(value.toPrecision(3));
  // What is nothing in three decimals is nothing to a person.
  return String(Math.abs(rounded) < 0.0005 ? 0 : rounded);
}

/** Both rewards and what they are made of, or why there are none; null where the policy has people not read of it. */
export function rewardLine({
  reward,
  unscored,
  policy,
}: Pick<Report, "reward" | "unscored" | "policy">): string | null {
  if (policy.reward.shown === false) return null;
  if (reward === null) return `no reward: ${unscored ?? "the change was not scored"}`;
  const { headline } = reward;
  const other = headline === "pr-v2" ? "pr-v1" : "pr-v2";
  const { diag_delta, safety, alpha_conf } = reward[headline].components;
  const sign = diag_delta > 0 ? "+" : "";
  const parts = `diagnostics ${sign}${threeDigits(diag_delta)}, safety ${threeDigits(safety)}, confidence ${threeDigits(alpha_conf)}`;
  return `reward ${headline} ${threeDigits(reward[headline].r)} (${parts}); ${other} ${threeDigits(reward[other].r)}`;
}
