/**
 * Writes the files of a run, all in one folder. A file that cannot be written is named, has no path, and has no
 * other effect.
 */
import { rmSync } from "node:fs";
import { join } from "node:path";
import { type Events, eventsTo } from "../cli/program/events.ts";
import { writeOutput, writeReport, writeSurface } from "../cli/program/report-files.ts";
import { rewardLines } from "../cli/program/rewards.ts";
import { UserError } from "../model/errors.ts";
import type { RewardStep } from "../model/reward-step.ts";
import type { RunFacts } from "../model/run-facts.ts";
import { type ActionFile, eachActionFile, type Rendering, surfaces } from "../report/surfaces.ts";
import type { SurfaceResult } from "./github/surfaces.ts";
import type { Step } from "./step.ts";

type Written = {
  /** Path of each written file; empty if it could not be written, or does not exist. */
  readonly files: Readonly<Record<ActionFile | "rewards", string>>;
  readonly failed: readonly SurfaceResult[];
};

/** Writes the files; `steps` has the reward of each step, null if no steps were requested. */
export function writeFiles(
  folder: string,
  rendering: Rendering,
  run: RunFacts,
  steps: readonly RewardStep[] | null,
): Written {
  const failed: SurfaceResult[] = [];
  const written = (surface: ActionFile | "rewards", name: string, write: (file: string) => void): string => {
    const file = join(folder, name);
    const problems = attempt(surface, () => write(file));
    failed.push(...problems);
    return problems.length === 0 ? file : "";
  };
  const files = eachActionFile((name) =>
    written(name, surfaces[name].beside, (file) => writeSurface(name, file, rendering, run)),
  );
  // An earlier step of the job may have left one.
  if (steps === null) rmSync(join(folder, "rewards.jsonl"), { force: true });
  const rewards =
    steps === null
      ? ""
      : written("rewards", "rewards.jsonl", (file) => writeOutput(file, rewardLines(steps), "rewards"));
  return { files: { ...files, rewards }, failed };
}

/** Writes the results of the surfaces into the run.json next to the report. */
export function writeSurfaceResults(
  report: string,
  rendering: Rendering,
  run: RunFacts,
  results: readonly SurfaceResult[],
): void {
  if (results.length > 0)
    attempt("report", () => writeReport(report, rendering, { ...run, surfaces: results }));
}

function attempt(surface: SurfaceResult["surface"], write: () => void): readonly SurfaceResult[] {
  try {
    write();
    return [];
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    return [{ surface, state: "failed", why: error.message }];
  }
}

/** Events of a run in a file of the folder. It is opened with the first event. */
export type EventFile = Events & { readonly failed: () => readonly SurfaceResult[] };

/** Writes `events.jsonl` until it cannot be written. A lost file is named, and costs the run nothing else. */
export function eventFile(step: Step, folder: string): EventFile {
  let events: Events | undefined;
  let why: string | undefined;
  const attempted = (write: (to: Events) => void) => {
    if (why !== undefined) return;
    try {
      events ??= eventsTo(step, join(folder, "events.jsonl"), null);
      write(events);
    } catch (error) {
      why = error instanceof Error ? error.message : String(error);
    }
  };
  return {
    write: (event) => attempted((to) => to.write(event)),
    end: (report) => attempted((to) => to.end(report)),
    failed: () => (why === undefined ? [] : [{ surface: "events", state: "failed", why }]),
  };
}
