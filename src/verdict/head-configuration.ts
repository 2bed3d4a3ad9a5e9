/** Head under its own server configuration, shown beside what decides. */

import { findingsOf } from "../core/finding.ts";
import type { PolicyChange } from "../core/report.ts";
import { compareObservations } from "../delta/compare.ts";
import type { RunRecord, ServerRun } from "./record.ts";

/** How many findings of head its own configuration would not show, and how many only it shows. */
export function withHeadConfiguration(
  change: RunRecord["policyChanges"][number],
  runs: readonly ServerRun[],
  isIgnored: (path: string) => boolean,
): PolicyChange {
  if (change.kind !== "server-configuration") return { ...change, hides: null, adds: null };
  const failure = runs
    .map((run) => run.headConfiguration?.observation.failure)
    .find((one) => one !== undefined);
  if (failure !== undefined) {
    const message = `${change.message}; under its own it could not be checked: ${failure.message}`;
    return { ...change, message, hides: null, adds: null };
  }
  const seen = runs.flatMap((run) =>
    run.headConfiguration === null ? [] : [differences(run, run.headConfiguration, isIgnored)],
  );
  if (seen.length === 0) return { ...change, hides: null, adds: null };
  const sum = (of: "hides" | "adds") => seen.reduce((total, one) => total + one[of], 0);
  return { ...change, hides: sum("hides"), adds: sum("adds") };
}

function differences(
  { sides: { head } }: ServerRun,
  own: NonNullable<ServerRun["headConfiguration"]>,
  isIgnored: (path: string) => boolean,
): { readonly hides: number; readonly adds: number } {
  const side = (run: typeof own) => ({
    findings: findingsOf(run.observation).filter((finding) => !isIgnored(finding.path)),
    unknown: new Set<string>(),
    files: new Set([...head.program, ...own.program]),
    unchecked: new Set<string>(),
  });
  const { counts } = compareObservations({
    base: side(head),
    head: side(own),
    renames: new Map(),
    changedFiles: [],
    text: (_side, path) => head.text(path) ?? own.text(path),
    reading: () => undefined,
  });
  return { hides: counts.fixed + counts.removed, adds: counts.new };
}
