/** Starts and ends each Action as a process. */

import { runAsProcess } from "../cli/program/process.ts";
import { UserError } from "../model/errors.ts";
import { realHost } from "../platform/host.ts";
import { problemCommand } from "../report/annotations.ts";
import { problemSummary } from "../report/markdown.ts";
import { writeSummary } from "./show.ts";
import { type ActionHost, actionHostOf } from "./step.ts";

export type RunAction = (step: ActionHost, signal: AbortSignal) => Promise<number>;

export async function startAction(process: NodeJS.Process, run: RunAction): Promise<void> {
  await runAsProcess(process, realHost(), (host, stop) => withShownErrors(run)(actionHostOf(host), stop));
}

/** Shows errors that a person has to correct also as an annotation and a summary: few people open the log of a job. */
export function withShownErrors(run: RunAction): RunAction {
  return async (step, signal) => {
    try {
      return await run(step, signal);
    } catch (error) {
      if (error instanceof UserError) {
        step.stdout.write(problemCommand(error.message, error.hint));
        writeSummary(step, problemSummary(error.message, error.hint));
      }
      throw error;
    }
  };
}
