/** What became of the findings of a case, in words. */
import type { ProbedOutcome } from "../support/probed-cases.ts";

export function tell(outcome: ProbedOutcome | undefined): readonly string[] {
  return (outcome?.vanished ?? []).map(
    ({ finding, proof }) =>
      `${finding.path}:${finding.range.start.line + 1} ${finding.code} ${finding.state} ${finding.placement}: ${proof?.kind === "unproven" ? proof.probe : (proof?.kind ?? "not asked")}`,
  );
}
