/** Converts causes from outside of a run that end it to reasons of its report. */

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

type Ending = { readonly signal: AbortSignal; readonly progress: (event: ProgressEvent) => void };

/** Report of a run that ended before it could compare anything; undefined like `reasonForFailure`. */
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

/** Returns the reason; undefined for an error that is not a fault of the machine or of the repository. */
export function reasonForFailure(
  error: unknown,
  { signal, progress }: { readonly signal: AbortSignal; readonly progress: (event: ProgressEvent) => void },
): Reason<ObservedCode> | undefined {
  if (signal.aborted) {
    // A run that is ended takes its programs with it, and then anything can fail: what did is for the log.
    if (!(error instanceof UserError))
      progress({ kind: "note", text: `during its shutdown: ${String(error)}` });
    return createReason("cancelled", "the run was cancelled", "Run it again.");
  }
  if (error instanceof GitFailed) return createReason("git-failed", error.message, error.hint);
  if (!(error instanceof DamagedObjects)) return machineReason(error);
  // What git printed names folders: it goes to the log alone.
  progress({ kind: "note", text: error.gitMessage });
  return createReason(
    "repository-damaged",
    "cannot read an object of the repository: it is damaged",
    "Run `git fsck`. In a workflow, check the repository out again.",
  );
}
