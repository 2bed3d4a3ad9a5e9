/** The policy as a report publishes it: each field is named, and what is as it always was is left out. */
import type { PolicySummary } from "./report.ts";

export function policyToV1(policy: PolicySummary): PolicySummary {
  const { origin, digest, failOn, unknown, inconclusive, volatile, moved, minReward } = policy;
  const { replayMismatch, dependenciesDiffer, dependenciesMissing, reward, change } = policy;
  const { hidden, unchecked, suppressions, scope } = policy;
  const { alpha, beta, gamma } = reward.weights;
  return {
    origin,
    digest,
    failOn,
    unknown,
    inconclusive,
    volatile,
    moved,
    minReward,
    replayMismatch,
    ...(dependenciesDiffer === undefined ? {} : { dependenciesDiffer }),
    ...(dependenciesMissing === undefined ? {} : { dependenciesMissing }),
    ...(hidden === undefined ? {} : { hidden }),
    ...(unchecked === undefined ? {} : { unchecked }),
    ...(suppressions === undefined ? {} : { suppressions }),
    ...(scope === undefined ? {} : { scope }),
    reward: { headline: reward.headline, weights: { alpha, beta, gamma } },
    change,
  };
}
