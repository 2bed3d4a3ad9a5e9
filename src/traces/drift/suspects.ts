/** What of a drift report a quarantine list may name as known. */
import { type DivergenceClass, divergenceClasses } from "../../model/divergence.ts";
import type { Divergence } from "./classes.ts";
import { judgements } from "./judgement.ts";
import type { DriftReport } from "./rerecord.ts";

/** What a quarantine list is asked about: each class that changes a report, once per file and rule. */
export type Suspect = {
  readonly server: string;
  readonly class: DivergenceClass;
  readonly path: string | null;
  readonly code: string | null;
};

export function suspects(report: DriftReport): readonly Suspect[] {
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

/** Whether what no list has is worth an issue: a broken promise, or what those who make the server can reproduce. */
export function isForIssue({ issue, judgement }: Pick<DriftReport, "issue" | "judgement">): boolean {
  return issue !== null || judgements[judgement].priority === "P0";
}

/** Of equal schedules alone: what must not be, whatever other orders show. */
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

/** What did not come back is nothing that a list could know, nor is what was not repeated beside an arm that is named. */
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
