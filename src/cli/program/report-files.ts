/** Writes the report and its companions as files. */

import { writeFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { compact } from "../../model/compact.ts";
import { UserError } from "../../model/errors.ts";
import { refusalIn } from "../../model/machine.ts";
import type { Report } from "../../model/report.ts";
import { shownToV1 } from "../../model/report-v1.ts";
import type { RunFacts } from "../../model/run-facts.ts";
import { prepareFile, writeWhole } from "../../platform/folders.ts";
import type { Host } from "../../platform/host.ts";
import type { FileSurface } from "../../report/file-flags.ts";
import { type Rendering, surfaces } from "../../report/surfaces.ts";
import { serializeRun } from "../../verdict/report-bytes.ts";
import type { UploadableText } from "./drift.ts";

/**
 * Writes one output file of a report, and run.json next to the report itself. Throws a UserError if it cannot write.
 */
export function writeSurface(name: FileSurface, file: string, rendering: Rendering, run: RunFacts): void {
  if (name === "report") writeReport(file, rendering, run);
  else writeOutput(file, surfaces[name].render(rendering), surfaces[name].noun);
}

/**
 * Writes the report, and run.json next to it. Values that differ from run to run, such as times, are only in run.json:
 * so equal runs give equal reports.
 */
export function writeReport(
  file: string,
  { report, json }: { readonly report: Report; readonly json: string },
  run: RunFacts,
): void {
  if (basename(file) === "run.json") {
    throw new UserError(
      "usage",
      "the name run.json is reserved for the second file next to the report; choose another name",
    );
  }
  const [shown, ownShown] = [shownToV1(report, "shown"), shownToV1(report, "ownShown")];
  const facts = {
    ...run,
    ...compact({
      shown: Object.keys(shown).length === 0 ? undefined : shown,
      ownShown: Object.keys(ownShown).length === 0 ? undefined : ownShown,
    }),
  };
  writeOutput(file, json, "report");
  writeOutput(join(dirname(file), "run.json"), serializeRun(facts), "report");
}

/**
 * Writes an output file whole or not at all; `what` names it in the message. Throws a UserError if it cannot write: a
 * full disk gives another exit code than a wrong path.
 */
export function writeOutput(file: string, text: string, what: string): void {
  try {
    prepareFile(file);
    writeWhole(file, () => writeFileSync(file, text));
  } catch (error) {
    if (error instanceof UserError) throw error;
    throw unwritten(`cannot write the ${what} to ${file}`, error);
  }
}

/** Makes the error. A full disk or a limit of the machine gets the code machine-limit, which a retry can solve. */
function unwritten(what: string, cause: unknown): UserError {
  const refusal = refusalIn(cause);
  return refusal === undefined
    ? new UserError("unreadable-file", what, { cause })
    : new UserError("machine-limit", `${what}: ${refusal.why}`, {
        hint: "Free space, or name a file on another disk. Lanser removed the partial file.",
        cause,
      });
}

/**
 * Writes a text for upload to a file. If the text is withheld because of a possible secret, it prints the note about
 * that to standard error.
 */
export function writeKept(
  { stderr }: Pick<Host, "stderr">,
  file: string,
  kept: UploadableText,
  what: string,
): void {
  if (kept.kind === "kept") writeOutput(file, kept.text, what);
  else stderr.write(`lanser: ${kept.note}\n`);
}
