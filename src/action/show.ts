/** Shows the results of a run at its end, whichever job its report came from. */

import { appendFileSync } from "node:fs";
import { parseChoice } from "../cli/program/arguments.ts";
import type { Runner } from "../cli/program/where.ts";
import { compact } from "../model/compact.ts";
import { type Severity, severities } from "../model/finding.ts";
import type { Report } from "../model/report.ts";
import type { ReportLinks } from "../report/markdown/finding.ts";
import { progressTo } from "../report/progress.ts";
import { type Rendering, surfaces } from "../report/surfaces.ts";
import type { SurfaceResult } from "./github/surfaces.ts";
import type { GateInputs } from "./inputs.ts";
import type { ActionHost } from "./step.ts";

/** Returns the lowest severity that is shown (input `show`). */
export function leastShownSeverity(inputs: Pick<GateInputs, "show">): Severity {
  return parseChoice(inputs.show || undefined, severities, "the input show") ?? "hint";
}

/**
 * Returns the links of a report to GitHub; null if the server or the repository is unknown, as in a local run.
 * `runId` is that of the run that measured, `pull` the number of its pull request; undefined if unknown.
 */
export function reportLinks(
  runner: Runner,
  report: Report,
  {
    runId = runner.runId,
    pull,
  }: { readonly runId?: string | undefined; readonly pull?: number | undefined } = {},
): ReportLinks | null {
  const {
    serverUrl,
    repository: { owner, repo },
  } = runner;
  if (serverUrl === undefined || owner === "") return null;
  const run = runAddress({ ...runner, runId });
  return {
    server: serverUrl,
    repository: `${owner}/${repo}`,
    base: report.base.commit,
    head: report.head.commit,
    ...compact({
      run: run === null ? undefined : run,
      checks: pull === undefined ? undefined : `${serverUrl}/${owner}/${repo}/pull/${pull}/checks`,
    }),
  };
}

/** Returns the address of a run; null if the runner does not provide enough to build it. */
export function runAddress({ serverUrl, repository: { owner, repo }, runId }: Runner): string | null {
  if (serverUrl === undefined || owner === "" || !/^\d+$/u.test(runId ?? "")) return null;
  return `${serverUrl}/${owner}/${repo}/actions/runs/${runId}`;
}

/**
 * Writes the annotations, the notes and the summary. If the check was posted, its annotations are not repeated by
 * commands of the log, because GitHub would show each twice.
 */
export function writeResults(
  step: ActionHost,
  rendering: Rendering,
  results: readonly SurfaceResult[],
): void {
  const isOnCheck = results.some(
    ({ surface, state }) => surface === "check" && (state === "posted" || state === "unchanged"),
  );
  if (!isOnCheck) step.stdout.write(surfaces.annotations.render(rendering));
  const notes = results.flatMap(({ surface, why }) => (why === null ? [] : [`the ${surface}: ${why}`]));
  for (const note of notes) progressTo(step.stderr, step.clock)({ kind: "note", text: note });
  writeSummary(step, surfaces.summary.render({ ...rendering, notes: [...rendering.notes, ...notes] }));
}

/**
 * Writes the job summary. If that fails, the log says so and the run goes on, because the verdict must not depend on
 * it.
 */
export function writeSummary(step: ActionHost, text: string): void {
  const file = step.where.runner.summaryFile;
  if (file === undefined || file === "") return;
  try {
    appendFileSync(file, text);
  } catch {
    progressTo(step.stderr, step.clock)({ kind: "note", text: "cannot write the job summary" });
  }
}
