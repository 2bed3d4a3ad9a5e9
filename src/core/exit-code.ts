/** The exit code of `gate` and of the Action. */
import { verdictExitCode } from "../errors.ts";
import type { Report } from "./report.ts";

/**
 * Contract: a policy such as `unknown: warn` changes the exit code, never the verdict. It speaks of files that could not
 * be checked; a run that measured nothing stays 11.
 */
export function exitCode(report: Report): number {
  return isTolerated(report) ? verdictExitCode.pass : verdictExitCode[report.verdict];
}

/** Whether the policy lets an inconclusive run pass. */
export function isTolerated({ verdict, policy, reasons }: Report): boolean {
  return (
    verdict === "inconclusive" &&
    policy.unknown === "warn" &&
    reasons.every(({ code }) => tolerated.has(code))
  );
}

const tolerated: ReadonlySet<Report["reasons"][number]["code"]> = new Set([
  "unknown-files",
  "unchecked-files",
  "unmatched-findings",
  "waived",
]);
