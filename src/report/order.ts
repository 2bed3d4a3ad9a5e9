/** Orders the sections of every surface: what fails comes first, then doubts that could change the verdict, then notes. */
import type { ReasonCode } from "../model/codes.ts";
import { isFailure } from "../model/failing.ts";
import type { FindingState } from "../model/finding.ts";
import type { Report } from "../model/report.ts";

/** States of findings in the order of their sections and counts. */
export const statesInOrder = [
  "new",
  "volatile",
  "fixed",
  "moved",
  "removed",
  "suppressed",
  "unchanged",
] as const satisfies readonly FindingState[];

/** Order of sections of equal weight. */
const sectionIds = [
  "causes",
  "new",
  "waived",
  "traces",
  "unknown",
  "hidden",
  "unlooked",
  "policy-changes",
  "server-updates",
  ...statesInOrder.slice(1),
  "escapes",
  "folders",
  "limits",
  "reward",
  "commits",
  "servers",
] as const;

export type SectionId = (typeof sectionIds)[number];

/** Sections that explain a reason. Every other reason left something unchecked. */
const explainedIn: { readonly [Code in ReasonCode]?: readonly SectionId[] } = {
  "new-finding": ["causes", "new"],
  "max-new": ["causes", "new"],
  "moved-finding": ["moved"],
  "volatile-finding": ["volatile"],
  "volatile-in-change": ["volatile"],
  "volatile-share": ["volatile"],
  "replay-mismatch": ["traces"],
  "replay-inconclusive": ["traces"],
  "hidden-code": ["hidden"],
  "unchecked-sources": ["unlooked"],
  suppressions: ["escapes"],
  "unreviewed-workflow": ["policy-changes"],
  "head-configuration": ["policy-changes"],
  "configuration-differs": ["policy-changes"],
  "min-reward": ["reward"],
  unscored: ["reward"],
  "false-claim": ["servers"],
  waived: [],
};

/**
 * Sorts sections: those that explain a failure first, then those that explain a doubt, then the rest. A reader finds
 * the cause of the verdict without scrolling.
 */
export function inOrder<Section extends { readonly id: SectionId }>(
  sections: readonly Section[],
  report: Pick<Report, "verdict" | "policy" | "reasons">,
): readonly Section[] {
  const { verdict, reasons } = report;
  const explained = (codes: readonly ReasonCode[]) =>
    new Set(codes.flatMap((code): readonly SectionId[] => explainedIn[code] ?? ["unknown"]));
  const codes = verdict === "pass" ? [] : reasons.map(({ code }) => code);
  const [failures, all] = [explained(codes.filter((code) => isFailure(code, report))), explained(codes)];
  const weightOf = ({ id }: Section) => (failures.has(id) ? 0 : all.has(id) ? 1 : 2);
  return sections.toSorted(
    (left, right) =>
      weightOf(left) - weightOf(right) || sectionIds.indexOf(left.id) - sectionIds.indexOf(right.id),
  );
}
