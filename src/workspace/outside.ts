/** What ends a run from outside of it, and is a reason in its report. */
import type { ObservedCode } from "../core/codes.ts";
import type { ProgressEvent } from "../core/progress.ts";
import type { Reason } from "../core/report.ts";
import { DamagedObjects } from "../repo/damage.ts";
import { reason } from "../verdict/judge.ts";
import { diskReason } from "../verdict/unmeasured.ts";

/** Undefined for what is no fault of the disk or of the repository. */
export function outsideReason(
  error: unknown,
  progress: (event: ProgressEvent) => void,
): Reason<ObservedCode> | undefined {
  if (!(error instanceof DamagedObjects)) return diskReason(error);
  // What git printed names folders: it goes to the log alone.
  progress({ kind: "note", text: error.gitMessage });
  return reason(
    "repository-damaged",
    "an object of the repository cannot be read: it is damaged",
    "See what `git fsck` prints; in a workflow, check the repository out again.",
  );
}
