/** The policy as a report publishes it. Each field is named, and most fields with their default value are left out. */
import type { PolicySummary } from "./report.ts";
import type { MaxNew, PolicyRule } from "./rules.ts";
import { serversToV1 } from "./server-policy.ts";

export function policyToV1(policy: PolicySummary): PolicySummary {
  const { origin, digest, failOn, unknown, inconclusive, volatile, moved, minReward } = policy;
  const { replayMismatch, dependenciesDiffer, dependenciesMissing, reward, change } = policy;
  const { hidden, unchecked, suppressions, claims, scope } = policy;
  const { rules = [], maxNew = {}, settings = [], onlyChangedFiles, servers = {} } = policy;
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
    ...(claims === undefined ? {} : { claims }),
    ...(scope === undefined ? {} : { scope }),
    ...(rules.length === 0 ? {} : { rules: rules.map(ruleToV1) }),
    ...(Object.keys(maxNew).length === 0 ? {} : { maxNew: maxNewToV1(maxNew) }),
    ...(settings.length === 0 ? {} : { settings: [...settings] }),
    ...(onlyChangedFiles === undefined ? {} : { onlyChangedFiles }),
    ...(Object.keys(servers).length === 0 ? {} : { servers: serversToV1(servers) }),
    reward: {
      headline: reward.headline,
      weights: { alpha, beta, gamma },
      ...(reward.shown === undefined ? {} : { shown: reward.shown }),
    },
    change,
  };
}

function ruleToV1({ code, path, server, severity, fail }: PolicyRule): PolicyRule {
  return {
    ...(code === undefined ? {} : { code }),
    ...(path === undefined ? {} : { path }),
    ...(server === undefined ? {} : { server }),
    ...(severity === undefined ? {} : { severity }),
    ...(fail === undefined ? {} : { fail }),
  };
}

function maxNewToV1({ error, warning, information, hint }: MaxNew): MaxNew {
  return {
    ...(error === undefined ? {} : { error }),
    ...(warning === undefined ? {} : { warning }),
    ...(information === undefined ? {} : { information }),
    ...(hint === undefined ? {} : { hint }),
  };
}
