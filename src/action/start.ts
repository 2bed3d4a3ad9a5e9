/** Starts and ends each Action as a process. */

import { runAsProcess } from "../cli/program/process.ts";
import { UserError } from "../model/errors.ts";
import { realHost } from "../platform/host.ts";
import { problemCommand } from "../report/annotations.ts";
import { problemSummary } from "../report/markdown.ts";
import { writeSummary } from "./show.ts";
import { type ActionHost, actionHostOf } from "./step.ts";

/** Main function of an Action; returns the exit code. */
export type RunAction = (step: ActionHost, signal: AbortSignal) => Promise<number>;

/** Runs an Action as this process, and ends the process with its exit code. */
export async function startAction(process: NodeJS.Process, run: RunAction): Promise<void> {
  await runAsProcess(process, realHost(), (host, stop) => withShownErrors(run)(actionHostOf(host), stop));
}

/**
 * Wraps an action so that an error of the user also becomes an annotation and a summary: few people open the log of a
 * job. The error still ends the run.
 */
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
