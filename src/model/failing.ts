/**
 * Decides which findings and reasons fail a run. The verdict and the outputs share these rules, so that another program
 * shows in red exactly what fails.
 */
import type { ReasonCode } from "./codes.ts";
import { type ComparedFinding, severityAtLeast } from "./finding.ts";
import type { PolicySummary, Report } from "./report.ts";
import { isOnlyOpinion, thresholdOf } from "./server-policy.ts";

/** True if a finding is new and fails the run. */
export function isFailing(finding: ComparedFinding, policy: FailPolicy): boolean {
  return finding.state === "new" && isSevere(finding, policy);
}

type FailPolicy = Pick<PolicySummary, "failOn" | "servers">;

/** True if a finding would fail in a state that can fail. The policy can let moved and volatile findings fail, too. */
export function isSevere(finding: ComparedFinding, policy: FailPolicy): boolean {
  const { server, severity, ruled } = finding;
  return mayFail(finding) && (ruled?.fail === true || severityAtLeast(severity, thresholdOf(server, policy)));
}

/**
 * True unless something lets the finding pass: a waiver, a file outside the change, a rule, or head's own server
 * configuration, which does not report it.
 */
export function mayFail({ waived, elsewhere, ruled, onlyUnderBase }: ComparedFinding): boolean {
  return (
    waived === undefined && elsewhere === undefined && ruled?.fail !== false && onlyUnderBase === undefined
  );
}

/**
 * True if a finding would fail the run, or count for `max-new`, if head's own server configuration also reported it.
 * Head changed that configuration, so the run is inconclusive instead.
 */
export function isInDoubt(
  finding: ComparedFinding,
  policy: FailPolicy & Pick<PolicySummary, "maxNew">,
): boolean {
  const { onlyUnderBase, ...without } = finding;
  if (onlyUnderBase === undefined || finding.state !== "new") return false;
  const isCounted = policy.maxNew?.[finding.severity] !== undefined && !isOnlyOpinion(finding.server, policy);
  return isFailing(without, policy) || (isCounted && mayFail(without));
}

type DoubtPolicy = Pick<PolicySummary, "hidden" | "unchecked" | "suppressions">;

/** Reasons that a policy setting turns from a doubt into a failure. */
export const failsBy: { readonly [Code in ReasonCode]?: (policy: DoubtPolicy) => boolean } = {
  "hidden-code": ({ hidden }) => hidden === "fail",
  "unchecked-sources": ({ unchecked }) => unchecked === "fail",
  suppressions: ({ suppressions }) => suppressions === "fail",
};

/** True if a failing run fails because of this reason. The other reasons of such a run are doubts. */
export function isFailure(
  code: ReasonCode,
  { verdict, policy }: Pick<Report, "verdict" | "policy">,
): boolean {
  return verdict === "fail" && (failures.some((one) => one === code) || failsBy[code]?.(policy) === true);
}

const failures = [
  "new-finding",
  "max-new",
  "moved-finding",
  "volatile-finding",
  "min-reward",
  "false-claim",
  "replay-mismatch",
] as const satisfies readonly ReasonCode[];
