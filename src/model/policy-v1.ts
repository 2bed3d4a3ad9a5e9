/** Writes the policy into the published report. Most fields with their default value are left out. */
import { compact } from "./compact.ts";
import type { PolicySummary } from "./report.ts";
import type { MaxNew, PolicyRule } from "./rules.ts";
import { serversToV1 } from "./server-policy.ts";

/**
 * Returns the published policy. It names each field, because a spread would publish every new internal field. Settings
 * that came later are absent at their default, so that reports of older releases stay comparable.
 */
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
    ...compact({
      dependenciesDiffer,
      dependenciesMissing,
      hidden,
      unchecked,
      suppressions,
      claims,
      scope,
      rules: rules.length === 0 ? undefined : rules.map(ruleToV1),
      maxNew: Object.keys(maxNew).length === 0 ? undefined : maxNewToV1(maxNew),
      settings: settings.length === 0 ? undefined : [...settings],
      onlyChangedFiles,
      servers: Object.keys(servers).length === 0 ? undefined : serversToV1(servers),
    }),
    reward: {
      headline: reward.headline,
      weights: { alpha, beta, gamma },
      ...compact({ shown: reward.shown }),
    },
    change,
  };
}

function ruleToV1({ code, path, server, severity, fail }: PolicyRule): PolicyRule {
  return {
    ...compact({ code, path, server, severity, fail }),
  };
}

function maxNewToV1({ error, warning, information, hint }: MaxNew): MaxNew {
  return {
    ...compact({ error, warning, information, hint }),
  };
}
