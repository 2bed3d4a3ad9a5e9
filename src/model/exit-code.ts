/** Computes the exit code of `gate` and of the Action. */

import type { ReasonCode } from "./codes.ts";
import { verdictExitCode } from "./errors.ts";
import type { PolicySummary, Report } from "./report.ts";

/**
 * Returns the exit code. A policy such as `unknown: warn` changes the exit code and never the verdict, so that the
 * report still says what was not checked. Each such setting tolerates one kind of reason. A run that measured nothing
 * keeps 11.
 */
export function exitCode(report: Report): number {
  return isTolerated(report) ? verdictExitCode.pass : verdictExitCode[report.verdict];
}

/** True if the policy lets an inconclusive run pass. */
export function isTolerated(report: Report): boolean {
  return toleratedBy(report).length > 0;
}

/**
 * Returns the policy settings that let an inconclusive run pass, as a user writes them. Empty if one of the reasons has
 * no such setting, or for another verdict.
 */
export function toleratedBy({ verdict, policy, reasons }: Report): readonly string[] {
  const doubts = reasons.filter(({ code }) => code !== "waived");
  if (verdict !== "inconclusive") return [];
  const settings = doubts.map(({ code }) => tolerances[code]?.(policy));
  const named = settings.filter((one) => typeof one === "string");
  return named.length === settings.length ? [...new Set(named)] : [];
}

type Tolerance = (policy: PolicySummary) => string | undefined;

const unknown: Tolerance = (policy) => (policy.unknown === "warn" ? "unknown: warn" : undefined);

/** Reasons that the policy can tolerate, with the setting that does so. */
const tolerances: { readonly [Code in ReasonCode]?: Tolerance } = {
  "unknown-files": unknown,
  "unchecked-files": unknown,
  "unmatched-findings": unknown,
  "dependencies-differ": ({ dependenciesDiffer }) =>
    dependenciesDiffer === "warn" ? "dependencies-differ: warn" : undefined,
  "dependencies-missing": ({ dependenciesMissing }) =>
    dependenciesMissing === "warn" ? "dependencies-missing: warn" : undefined,
};
