/** Writes the traces of a recorded run to the folder that the user named. */
import { copyFileSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { UserError } from "../model/errors.ts";
import type { ProgressEvent } from "../model/progress.ts";
import type { Report } from "../model/report.ts";
import { reportName } from "../model/sessions.ts";
import { makeFolder, prepareFile, writeWhole } from "../platform/folders.ts";
import { runTrace } from "../policy/trace-globs.ts";
import { secretsIn } from "../session/trace/secrets.ts";
import { openTraceFile } from "../session/trace/source.ts";
import type { RunRecord } from "../verdict/record.ts";
import { serializeReport } from "../verdict/report-bytes.ts";
import type { Prepared } from "./prepare.ts";
import type { MakeRecord } from "./record.ts";

/** A recording that has begun. */
export type Recording = {
  /** Folder of the traces until they are known to hold no secret. */
  readonly folder: string;
  /** Record of the run; a trace has it in its header. */
  readonly record: RunRecord;
};

/**
 * Starts a recording; null if nothing is recorded. Throws a UserError for a folder that cannot be written, before a
 * server is started: a run of minutes must not end with that error.
 */
export async function startRecording(
  { ground: { request, scratch }, early, opening }: Prepared,
  makeRecord: MakeRecord,
): Promise<Recording | null> {
  const { traceFolder } = request;
  if (traceFolder === undefined) return null;
  writing(traceFolder, () => makeFolder(traceFolder));
  const folder = join(scratch, "traces");
  makeFolder(folder);
  return { folder, record: await makeRecord(early ?? (await opening.all())) };
}

/** How a recording is kept. */
type Keeping = {
  /** True to keep traces in which something looks like a secret. */
  readonly allowSecrets?: boolean;
  readonly progress: (event: ProgressEvent) => void;
};

/**
 * Writes the report next to the traces of its sessions, so that a replay knows their result. Traces hold sources. If
 * something in one looks like a secret, none is written, and the folder stays unchanged.
 */
export function keepRecording(
  { allowSecrets, progress }: Keeping,
  recording: string,
  folder: string,
  report: Report,
): void {
  const traces = readdirSync(recording);
  for (const name of allowSecrets === true ? [] : traces) {
    const [secret] = secretsIn(openTraceFile(join(recording, name), name));
    if (secret === undefined) continue;
    const what = `${name}, line ${secret.line}: ${secret.kind}`;
    progress({
      kind: "note",
      text: `a trace contains what looks like a secret (${what}), so Lanser kept no trace. To keep traces anyway, use --allow-secrets`,
    });
    return;
  }
  writing(folder, () => {
    // Traces of an earlier run would not match the new report.
    for (const one of readdirSync(folder)) if (runTrace.test(one)) rmSync(join(folder, one));
    for (const one of [...traces, reportName]) prepareFile(join(folder, one));
    for (const one of traces) {
      const file = join(folder, one);
      writeWhole(file, () => copyFileSync(join(recording, one), file));
    }
    const file = join(folder, reportName);
    writeWhole(file, () => writeFileSync(file, serializeReport(report)));
  });
}

/**
 * Runs `work` and converts an error of the disk to a UserError with the name of the folder. The user chose the folder
 * of traces, so the error is about the request and not a bug.
 */
function writing(folder: string | undefined, work: () => void): void {
  try {
    work();
  } catch (error) {
    if (error instanceof UserError) throw error;
    throw new UserError("unreadable-file", `cannot write traces to ${folder}`, { cause: error });
  }
}
