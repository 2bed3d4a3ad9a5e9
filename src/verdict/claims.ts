/**
 * Compares the rewards that a change claims (files in `.lanser/claims`) with the measured rewards. Claims never
 * change a reward; the policy can fail a false one.
 */
import { type Claim, compareClaims, type JudgedClaim } from "../model/claims.ts";
import { compareValues } from "../model/order.ts";
import type { Report } from "../model/report.ts";
import type { RewardVersion } from "../model/reward.ts";
import type { RewardStep } from "../model/reward-step.ts";

/** Minimum difference that makes a claim false; a smaller one comes from rounding in printed numbers. */
const differenceMin = 1e-6;

/** What Lanser itself measured, which a claim is compared with. */
type Measured = Pick<Report, "reward" | "unscored">;

/**
 * Judges claims: true, false, unreadable or not compared, each with the reason. `steps` are the steps by commit; null
 * if the commits were not measured one by one.
 */
export function judgeClaims(
  claims: readonly Claim[],
  { reward, unscored }: Measured,
  steps: readonly RewardStep[] | null,
): readonly JudgedClaim[] {
  return claims
    .map(({ path, about, commit, claimed, why }): JudgedClaim => {
      const claim = { path, about, commit, claimed, why };
      if (about === "unreadable") return { ...claim, state: "unreadable", measured: null };
      if (about === "elsewhere") return { ...claim, state: "not-compared", measured: null };
      const own =
        about === "change" ? { reward, why: unscored ?? "the change has no score" } : ofStep(commit, steps);
      if (own.reward === null) return { ...claim, why: own.why, state: "not-compared", measured: null };
      const measured = { "pr-v1": own.reward["pr-v1"].r, "pr-v2": own.reward["pr-v2"].r };
      return { ...claim, why: null, state: isTrue(claimed, measured) ? "true" : "false", measured };
    })
    .sort(compareClaims);
}

/** Measured reward that a claim is compared with; null with the reason why there is none. */
type Own = {
  readonly reward: Readonly<Record<RewardVersion, { readonly r: number }>> | null;
  readonly why: string;
};

/** Returns the measured reward of a commit. A commit whose step includes earlier commits has no reward of its own. */
function ofStep(commit: string | null, steps: readonly RewardStep[] | null): Own {
  if (steps === null)
    return { reward: null, why: "Lanser did not check the commits one by one (`--steps commits`)" };
  const step = steps.find((one) => one.commit === commit);
  if (step === undefined) return { reward: null, why: "the commit of the claim has no step" };
  if (step.since !== undefined)
    return { reward: null, why: "the step of the commit includes earlier commits without a score" };
  const { "pr-v1": one, "pr-v2": two } = step;
  const why = step.unscored ?? "the step has no score";
  return { reward: one === null || two === null ? null : { "pr-v1": one, "pr-v2": two }, why };
}

/** True if every claimed version of the reward is the measured one, apart from rounding. */
function isTrue(claimed: Claim["claimed"], measured: Readonly<Record<RewardVersion, number>>): boolean {
  return (["pr-v1", "pr-v2"] as const).every((version) => {
    const value = claimed[version];
    return value === undefined || Math.abs(value - measured[version]) < differenceMin;
  });
}

/**
 * True if the states of a report's claims follow from the rest of it. The rewards of single commits are not in the
 * report, so only their own numbers are compared.
 */
export function hasItsClaims({ claims = [], ...report }: Report): boolean {
  const [ofCommits, others] = [true, false].map((wanted) =>
    claims.filter(({ about }) => (about === "commit") === wanted),
  );
  const again = judgeClaims(others ?? [], report, null);
  return (
    again.every((one, at) => compareValues(one, others?.[at]) === 0) &&
    (ofCommits ?? []).every(({ state, claimed, measured }) =>
      measured === null ? state === "not-compared" : state === (isTrue(claimed, measured) ? "true" : "false"),
    )
  );
}
