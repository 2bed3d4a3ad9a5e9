/**
 * Writes the files of a run, all in one folder. A file that cannot be written is named, has no path, and has no
 * other effect.
 */
import { join } from "node:path";
import { type Events, eventsTo } from "../cli/program/events.ts";
import { writeOutput, writeReport, writeSurface } from "../cli/program/report-files.ts";
import { rewardLines } from "../cli/program/rewards.ts";
import { UserError } from "../model/errors.ts";
import type { RewardStep } from "../model/reward-step.ts";
import type { RunFacts } from "../model/run-facts.ts";
import { progressTo } from "../report/progress.ts";
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

/** Writes `events.jsonl`, from the first event on. If it cannot be written, it is given up, with a note. */
export function eventFile(step: Step, folder: string): Events {
  let events: Events | null | undefined;
  const attempted = (write: (to: Events) => void) => {
    if (events === null) return;
    try {
      events ??= eventsTo(step, join(folder, "events.jsonl"), null);
      write(events);
    } catch (error) {
      if (!(error instanceof UserError)) throw error;
      events = null;
      progressTo(step.stderr, step.clock)({ kind: "note", text: error.message });
    }
  };
  return {
    write: (event) => attempted((to) => to.write(event)),
    end: (report) => attempted((to) => to.end(report)),
  };
}
