/** What of a drift report a quarantine list may name as known. */
import { type DivergenceClass, divergenceClasses } from "../core/divergence.ts";
import type { Divergence } from "./classes.ts";
import type { DriftReport } from "./rerecord.ts";

/** What a quarantine list is asked about: each class that changes a report, once per file and rule. */
export type Suspect = {
  readonly server: string;
  readonly class: DivergenceClass;
  readonly path: string | null;
  readonly code: string | null;
};

export function suspects(report: DriftReport): readonly Suspect[] {
  const { judgement, recorded, runs, variations } = report;
  // What did not come back is nothing that a list could know.
  if (judgement === "seen-once") return [];
  return suspectsIn(report, [
    ...(recorded === null ? [] : [recorded]),
    ...runs.outcomes.map(({ divergence }) => divergence),
    ...variations.map(({ divergence }) => divergence),
  ]);
}

/** Of equal schedules alone: what must not be, whatever other orders show. */
export function equalSuspects(report: DriftReport): readonly Suspect[] {
  const { judgement, recorded, canonical } = report;
  if (judgement === "seen-once") return [];
  return suspectsIn(report, [
    ...(recorded === null ? [] : [recorded]),
    ...canonical.outcomes.map(({ divergence }) => divergence),
  ]);
}

function suspectsIn({ server }: DriftReport, divergences: readonly Divergence[]): readonly Suspect[] {
  const all = divergences
    .flatMap(({ differences }) => differences)
    .filter((one) => divergenceClasses[one.class].changesReport)
    .map(({ class: of, path, code }): Suspect => ({ server: server.id, class: of, path, code }));
  return [...new Map(all.map((one) => [JSON.stringify(one), one] as const)).values()];
}
