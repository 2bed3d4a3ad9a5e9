/** Lists the differences of a drift report that a quarantine list may name as known. */
import { type DivergenceClass, divergenceClasses } from "../../model/divergence.ts";
import type { Divergence } from "./classes.ts";
import { judgements } from "./judgement.ts";
import type { DriftReport } from "./rerecord.ts";

/** Entry that a quarantine list may cover: each class that changes a report, once per file and rule. */
export type Suspect = {
  readonly server: string;
  readonly class: DivergenceClass;
  readonly path: string | null;
  readonly code: string | null;
};

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
 * True if unlisted differences deserve an issue: a broken promise, or one that the server's maintainers can reproduce.
 */
export function isForIssue({ issue, judgement }: Pick<DriftReport, "issue" | "judgement">): boolean {
  return issue !== null || judgements[judgement].priority === "P0";
}

/**
 * Returns the differences between runs of one schedule. One that no quarantine list has makes the command report a
 * difference.
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
 * Tests whether an arm's differences count. Differences that did not come back do not, nor do unrepeated ones if
 * another arm is named.
 */
function keptArms({ repeats }: DriftReport): (arm: string) => boolean {
  const outcomes = new Map(repeats.map(({ arm, outcome }) => [arm, outcome] as const));
  const isNamed = repeats.some(({ outcome }) => outcome === "named");
  return (arm) => {
    const outcome = outcomes.get(arm);
    return outcome === undefined ? !isNamed : outcome !== "seen-once";
  };
}

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
