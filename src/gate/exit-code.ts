/** The exit code of `gate` and of the Action. */
import type { Report } from "../core/report.ts";
import { verdictExitCode } from "../errors.ts";

/**
 * Contract: a policy such as `unknown: warn` changes the exit code, never the verdict. It speaks of files that could not
 * be checked; a run that measured nothing stays 11.
 */
export function exitCode(report: Report): number {
  const isWaived =
    report.verdict === "inconclusive" &&
    report.policy.unknown === "warn" &&
    report.reasons.every((one) => waivable.has(one.code));
  return isWaived ? 0 : verdictExitCode[report.verdict];
}

const waivable: ReadonlySet<Report["reasons"][number]["code"]> = new Set([
  "unknown-files",
  "unchecked-files",
  "unmatched-findings",
]);
