/**
 * Converts causes outside of a run that end it, such as a cancellation or a damaged repository, to reasons of its
 * report.
 */

import { DamagedObjects, GitFailed } from "../git/damage.ts";
import type { ObservedCode } from "../model/codes.ts";
import { UserError } from "../model/errors.ts";
import type { ProgressEvent } from "../model/progress.ts";
import type { FailOn, Reason, Report } from "../model/report.ts";
import type { RunFacts } from "../model/run-facts.ts";
import type { Host } from "../platform/host.ts";
import { concludeUnmeasured } from "../verdict/conclude.ts";
import { createReason } from "../verdict/judge.ts";
import { emptyRecord, machineReason, noCommits, unreadPolicy } from "../verdict/unmeasured.ts";
import { createPhases } from "./phases.ts";

/** Signal that cancels a run, and the receiver of its progress. */
type Ending = { readonly signal: AbortSignal; readonly progress: (event: ProgressEvent) => void };

/**
 * Returns the report of a run that ended before it could compare anything; undefined if the error is a fault of
 * Lanser or of the request. A job then has a report with a reason instead of a stack trace.
 */
export function endedResult(
  host: Pick<Host, "clock" | "usage" | "platform" | "arch">,
  error: unknown,
  request: Ending & { readonly policy: { readonly failOn: FailOn | undefined } },
): { readonly report: Report; readonly run: RunFacts } | undefined {
  const why = reasonForFailure(error, request);
  if (why === undefined) return undefined;
  const record = emptyRecord(unreadPolicy(request.policy.failOn), noCommits);
  return { report: concludeUnmeasured(record, why, []), run: createPhases(host, request.progress).end() };
}

/**
 * Returns the reason for an error; undefined for an error that is not a fault of the machine or of the repository.
 * With a reason the run ends with a report; any other error is a bug and remains an exception.
 */
export function reasonForFailure(
  error: unknown,
  { signal, progress }: { readonly signal: AbortSignal; readonly progress: (event: ProgressEvent) => void },
): Reason<ObservedCode> | undefined {
  if (signal.aborted) {
    // A cancelled run also ends its programs, so any error can follow. That error is only for the log.
    if (!(error instanceof UserError))
      progress({ kind: "note", text: `error during the shutdown: ${String(error)}` });
    return createReason("cancelled", "the run was cancelled", "Start the run again.");
  }
  if (error instanceof GitFailed) return createReason("git-failed", error.message, error.hint);
  if (!(error instanceof DamagedObjects)) return machineReason(error);
  // The text of git names folders of this machine, so only the log gets it.
  progress({ kind: "note", text: error.gitMessage });
  return createReason(
    "repository-damaged",
    "cannot read a damaged object of the repository",
    "Run `git fsck`. In a workflow, check the repository out again.",
  );
}
