/** Prints notes on a recording to standard error. */
import { statSync } from "node:fs";
import { dirname } from "node:path";
import { openRepository, type Repository } from "../../git/git.ts";
import { lastCommitted } from "../../git/last-committed.ts";
import { UserError } from "../../model/errors.ts";
import type { Host } from "../../platform/host.ts";
import { terminalText } from "../../report/escape.ts";
import type { Trace } from "../../session/trace/read.ts";
import { dayNumber, dayOf, notesOn } from "../../traces/replay/recording-notes.ts";

/** Trace with the file that it was read from, and its name for people. */
export type NotedTrace = { readonly trace: Trace; readonly file: string; readonly shown: string };

/** Prints the notes. A note on several sessions is printed once. */
export async function sayRecordingNotes(host: Host, traces: readonly NotedTrace[]): Promise<void> {
  const [first] = traces;
  if (first === undefined) return;
  await using repository = await repositoryAround(host, [dirname(first.file), host.cwd]);
  const today = dayNumber(host.today());
  const said = new Set<string>();
  for (const { trace, file, shown } of traces) {
    const notes = await notesOn(trace, repository.found, await recordedBy(repository.found, file), today);
    for (const { code, message } of notes) {
      const text = `${message} (${code})`;
      if (said.has(text)) continue;
      said.add(text);
      host.stderr.write(`lanser: note: ${terminalText(`${shown}: ${text}`)}\n`);
    }
  }
}

const fileBytesMax = 256 * 1_048_576;

/**
 * Returns the day of the recording: the day of its commit, or of the last change of a file that is not committed
 * unchanged.
 */
async function recordedBy(repository: Repository | null, file: string): Promise<number> {
  const seconds = repository === null ? undefined : await lastCommitted(repository, file, fileBytesMax);
  return dayOf(seconds ?? statSync(file).mtimeMs / 1_000);
}

/**
 * Finds the repository; null if there is none, or if the process may read only the trace and start nothing, as in a
 * replay.
 */
async function repositoryAround(
  host: Host,
  folders: readonly string[],
): Promise<AsyncDisposable & { readonly found: Repository | null }> {
  for (const folder of folders) {
    try {
      const found = await openRepository(host, folder);
      return { found, [Symbol.asyncDispose]: () => found[Symbol.asyncDispose]() };
    } catch (error) {
      const isDenied = (error as NodeJS.ErrnoException).code === "ERR_ACCESS_DENIED";
      if (!isDenied && !(error instanceof UserError)) throw error;
    }
  }
  return { found: null, [Symbol.asyncDispose]: () => Promise.resolve() };
}
