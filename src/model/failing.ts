/** What fails a run, told once: the verdict follows from it, and so does what other programs are given to show in red. */
import type { ReasonCode } from "./codes.ts";
import { type ComparedFinding, severityAtLeast } from "./finding.ts";
import type { PolicySummary, Report } from "./report.ts";
import { isOnlyOpinion, thresholdOf } from "./server-policy.ts";

/** Of a new finding whether it fails the run. */
export function isFailing(finding: ComparedFinding, policy: FailPolicy): boolean {
  return finding.state === "new" && isSevere(finding, policy);
}

type FailPolicy = Pick<PolicySummary, "failOn" | "servers">;

/** Whether a finding fails where findings of its state do. */
export function isSevere(finding: ComparedFinding, policy: FailPolicy): boolean {
  const { server, severity, ruled } = finding;
  return mayFail(finding) && (ruled?.fail === true || severityAtLeast(severity, thresholdOf(server, policy)));
}

/** Whether anything lets it pass: who, where it is, a rule, or that head's own server configuration does not report it. */
export function mayFail({ waived, elsewhere, ruled, onlyUnderBase }: ComparedFinding): boolean {
  return (
    waived === undefined && elsewhere === undefined && ruled?.fail !== false && onlyUnderBase === undefined
  );
}

/** Whether a finding would fail the run, or be counted by `max-new`, if head's own server configuration reported it, too. */
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

/** Doubts that a policy can make a failure. */
export const failsBy: { readonly [Code in ReasonCode]?: (policy: DoubtPolicy) => boolean } = {
  "hidden-code": ({ hidden }) => hidden === "fail",
  "unchecked-sources": ({ unchecked }) => unchecked === "fail",
  suppressions: ({ suppressions }) => suppressions === "fail",
};

/** Whether a reason of a run that fails is what it fails for; the others are doubts beside it. */
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
