/**
 * Collects notes about a recording that people should know before they trust its results. Some depend on the day or on
 * the clone, so none is in a report, and none decides anything.
 */

import type { Repository } from "../../git/git.ts";
import { shallowCommits } from "../../git/history.ts";
import { checkObjects, readCommit } from "../../git/objects.ts";
import { shortId } from "../../model/text.ts";
import { idLengths } from "../../platform/hashing.ts";
import type { Trace } from "../../session/trace/read.ts";
import { contradictionsIn } from "./contradictions.ts";

export type RecordingNote = {
  readonly code: "foreign-tree" | "contradicting-header" | "old-recording";
  /** Text that follows the name of the trace. */
  readonly message: string;
};

export const recordingDaysMax = 30;

/**
 * Returns the notes. `repository` is the one in which the trace is stored or replayed; null for none. Days count from
 * 1970.
 */
export async function notesOn(
  trace: Trace,
  repository: Repository | null,
  recordedBy: number | null,
  today: number,
): Promise<readonly RecordingNote[]> {
  const foreign = repository === null ? [] : await foreignTree(trace, repository);
  return [
    ...foreign,
    ...contradictionsIn(trace).map((message) => ({ code: "contradicting-header", message }) as const),
    ...(recordedBy === null ? [] : oldRecording(today - recordedBy)),
  ];
}

function oldRecording(days: number): readonly RecordingNote[] {
  if (days <= recordingDaysMax) return [];
  const message = `it was recorded ${days} days ago or before, and is old after ${recordingDaysMax}: record it again`;
  return [{ code: "old-recording", message }];
}

/**
 * Compares the tree with the repository. A commit may be gone because it was merged as another one, so the tree
 * identifies what the server saw.
 */
async function foreignTree(
  { header: { snapshot } }: Trace,
  repository: Repository,
): Promise<readonly RecordingNote[]> {
  const { commit, tree } = snapshot;
  if (tree === null) return [];
  const [found] =
    tree.length === idLengths[repository.objectFormat] ? await checkObjects(repository, [tree]) : [];
  if (found?.type !== "tree") {
    const of = commit === null ? "" : ` (commit ${shortId(commit)})`;
    const isShallow = (await shallowCommits(repository)).size > 0;
    const where = isShallow
      ? "not in this shallow clone: it may be in the history that was not fetched (git fetch --unshallow)"
      : "not in this repository: it was recorded elsewhere, or of files that were never committed, and no server can be asked again";
    return [
      { code: "foreign-tree", message: `the tree that it was made of, ${shortId(tree)}${of}, is ${where}` },
    ];
  }
  const own = commit === null ? undefined : await readCommit(repository, commit);
  if (own === undefined || own.tree === tree) return [];
  const message = `its header has the tree ${shortId(tree)} for commit ${shortId(own.commit)}, whose tree is ${shortId(own.tree)}`;
  return [{ code: "contradicting-header", message }];
}

const secondsPerDay = 86_400;

export function dayOf(seconds: number): number {
  return Math.floor(seconds / secondsPerDay);
}

/** Returns the days from 1970 of YYYY-MM-DD in the Gregorian calendar (H. Hinnant, days_from_civil). */
export function dayNumber(date: string): number {
  const [year = 1970, month = 1, day = 1] = date.split("-").map(Number);
  // Years that begin in March, so that a leap day is the last.
  const y = month <= 2 ? year - 1 : year;
  const era = Math.floor(y / 400);
  const yearOfEra = y - era * 400;
  const dayOfYear = Math.floor((153 * ((month + 9) % 12) + 2) / 5) + day - 1;
  const dayOfEra = yearOfEra * 365 + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100) + dayOfYear;
  return era * 146_097 + dayOfEra - 719_468;
}
