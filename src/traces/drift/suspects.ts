/** Lists the suspects of a drift report: the differences that a quarantine list can name as known. */
import { type DivergenceClass, divergenceClasses } from "../../model/divergence.ts";
import type { Divergence } from "./classes.ts";
import { judgements } from "./judgement.ts";
import type { DriftReport } from "./rerecord.ts";

/**
 * A class of difference that changes a report, once per file and rule. An entry of the quarantine list can cover it.
 */
export type Suspect = {
  readonly server: string;
  readonly class: DivergenceClass;
  readonly path: string | null;
  readonly code: string | null;
};

/**
 * Returns all suspects of a report. Those that no quarantine list covers are in the nightly issue and in the text for
 * the maintainers of the server.
 */
export function listSuspects(report: DriftReport): readonly Suspect[] {
  const { recorded, runs, variations } = report;
  const isKept = keptArms(report);
  return suspectsIn(report, [
    ...(recorded === null ? [] : [recorded]),
    ...runs.outcomes
      .filter(({ schedules }) => schedules.some(({ name }) => isKept(name)))
      .map(({ divergence }) => divergence),
    ...variations.filter(({ name }) => isKept(name)).map(({ divergence }) => divergence),
  ]);
}

/**
 * True if differences that no quarantine list covers lead to an issue: Lanser's promise of deterministic reports is
 * broken (P0), or the maintainers of the server can reproduce the difference.
 */
export function isForIssue({ issue, judgement }: Pick<DriftReport, "issue" | "judgement">): boolean {
  return issue !== null || judgements[judgement].priority === "P0";
}

/**
 * Returns the suspects between runs with the same schedule. If no quarantine list covers one, `lanser trace drift`
 * exits with the code for a difference. A difference between schedules is data and no failure.
 */
export function equalSuspects(report: DriftReport): readonly Suspect[] {
  const { recorded, canonical, runs, repeats } = report;
  const isMixed = ({ arm, outcome }: (typeof repeats)[number]) => outcome === "mixed" && arm !== "canonical";
  const mixed = new Set(repeats.filter(isMixed).map(({ arm }) => arm));
  return suspectsIn(report, [
    ...(recorded === null ? [] : [recorded]),
    ...canonical.outcomes.map(({ divergence }) => divergence),
    ...runs.outcomes
      .filter(({ schedules }) => schedules.some(({ name }) => mixed.has(name)))
      .map(({ divergence }) => divergence),
  ]);
}

/**
 * Returns a test whether the differences of an arm count. A difference that did not happen again does not count. An arm
 * that was not repeated does not count if another arm is named, since that one explains the differences.
 */
function keptArms({ repeats }: DriftReport): (arm: string) => boolean {
  const outcomes = new Map(repeats.map(({ arm, outcome }) => [arm, outcome] as const));
  const isNamed = repeats.some(({ outcome }) => outcome === "named");
  return (arm) => {
    const outcome = outcomes.get(arm);
    return outcome === undefined ? !isNamed : outcome !== "seen-once";
  };
}

/**
 * Returns the differences that change a report, each class once per file and rule. Empty if no difference happened
 * again.
 */
function suspectsIn(
  { judgement, server }: DriftReport,
  divergences: readonly Divergence[],
): readonly Suspect[] {
  if (judgement === "seen-once") return [];
  const all = divergences
    .flatMap(({ differences }) => differences)
    .filter((one) => divergenceClasses[one.class].changesReport)
    .map(({ class: of, path, code }): Suspect => ({ server: server.id, class: of, path, code }));
  return [...new Map(all.map((one) => [JSON.stringify(one), one] as const)).values()];
}
