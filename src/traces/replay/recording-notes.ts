/**
 * Collects notes about a recording that people need before they trust its results. Some depend on the day or on the
 * clone. So notes never enter a report and never change a verdict.
 */

import { InitializeRequest, LogMessageNotification } from "vscode-languageserver-protocol";
import type { Repository } from "../../git/git.ts";
import { shallowCommits } from "../../git/history.ts";
import { checkObjects, readCommit } from "../../git/objects.ts";
import { sha256 } from "../../model/digest.ts";
import { canonical, readMember } from "../../model/json.ts";
import { shorten, shortId } from "../../model/text.ts";
import { idLengths } from "../../platform/hashing.ts";
import { findPin, shippedPins } from "../../servers/pins.ts";
import type { Trace } from "../../session/trace/read.ts";
import { recordedRun } from "./recorded-session.ts";

/**
 * Returns statements of a trace's header that other parts of the trace contradict, in the order of the header. A replay
 * does not read these statements, so only this check finds an edited header. Throws BrokenTrace for a trace without a
 * recorded run.
 */
export function contradictionsIn(trace: Trace): readonly string[] {
  const { header } = trace;
  const run = recordedRun(trace);
  const found: string[] = [];
  const compare = (what: string, inHeader: string, where: string, there: string | null | undefined): void => {
    if (there === undefined || there === null || there === inHeader) return;
    found.push(`the header has ${what} ${shown(inHeader)}, but ${where} has ${shown(there)}`);
  };
  const { id, version, treeDigest } = header.server;
  const statements = serverStatements(trace);
  compare("the server", id, "the recorded run", run.server.id);
  compare("the server's version", version, "the recorded run", run.server.version);
  for (const { where, version: stated } of statements.versions)
    compare("the server's version", version, where, stated);
  compare("the digest of the server's files", treeDigest, "the recorded run", run.server.treeDigest);
  const digests = Object.values(findPin(shippedPins, id, version)?.treeDigests ?? {});
  if (!digests.includes(treeDigest))
    compare("the digest of the server's files", treeDigest, `the pin of ${id} ${version}`, digests[0]);
  compare("the side", header.side, "the name of the session", sideOf(header.session));
  compare("the digest of capabilities", header.digests.capabilities, "`initialize`", statements.capabilities);
  const { dependencies = {}, packages = null } = run;
  if (header.digests.dependencies !== undefined)
    compare(
      "the digest of packages",
      header.digests.dependencies,
      "the recorded run",
      sha256(canonical([dependencies, packages])),
    );
  if (run.programFiles < header.program.length)
    found.push(
      `the header lists ${header.program.length} files, but the recorded run had only ${run.programFiles}`,
    );
  return found;
}

function sideOf(session: string): string | undefined {
  return /^(base|head)(?:-again|-alone)?$/u.exec(session)?.[1];
}

type ServerStatements = {
  readonly capabilities: string | undefined;
  readonly versions: readonly { readonly where: string; readonly version: string }[];
};

/**
 * Reads the trace until the answer to `initialize`: the capabilities that the client declared, and the versions that
 * the server states. The log is the source for a server without `serverInfo`.
 */
function serverStatements(trace: Trace): ServerStatements {
  const versions: { where: string; version: string }[] = [];
  let capabilities: string | undefined;
  let asked: unknown;
  for (const { k, d, m } of trace.entries()) {
    if (k !== "frame") continue;
    const [method, params] = [readMember(m, "method"), readMember(m, "params")];
    if (d === ">" && method === InitializeRequest.method) {
      capabilities = sha256(canonical(readMember(params, "capabilities") ?? null));
      asked = readMember(m, "id");
    } else if (d === "<" && method === LogMessageNotification.method) {
      // pyright 1.1.414 sends no serverInfo; its first message is "Pyright language server 1.1.414 starting".
      const stated = startText.exec(String(readMember(params, "message")))?.[1];
      if (stated !== undefined) versions.push({ where: "the server's log", version: stated });
    } else if (d === "<" && method === undefined && asked !== undefined && readMember(m, "id") === asked) {
      const stated = readMember(readMember(readMember(m, "result"), "serverInfo"), "version");
      if (typeof stated === "string") versions.push({ where: "the answer to `initialize`", version: stated });
      break;
    }
  }
  return { capabilities, versions };
}

const startText = /^\S{1,60} language server (\d\S{0,60}) starting$/u;

const shownLengthMax = 80;

/** Shortens a text. A trace is a file that anybody can write, so a value can have any length. */
function shown(text: string): string {
  return shorten(text, shownLengthMax);
}

/** A note on a recording; see the top of this file. */
export type RecordingNote = {
  readonly code: "foreign-tree" | "contradicting-header" | "old-recording";
  /** Text that follows the name of the trace. */
  readonly message: string;
};

/** Age in days after which a recording gets a note. */
export const recordingDaysMax = 30;

/**
 * Returns the notes on a trace: its tree is missing, its header contradicts the rest, or it is old. `repository` is
 * where the trace is stored or replayed; null for none. `recordedBy` is the day of the recording, null if unknown; days
 * count from 1970-01-01.
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
  const message = `the recording is at least ${days} days old, and the limit is ${recordingDaysMax}: record it again`;
  return [{ code: "old-recording", message }];
}

/**
 * Checks whether the repository has the recorded tree. The tree counts and not the commit, because a squash merge
 * replaces the commit and keeps the tree. Without the tree nobody can repeat the recording.
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
      ? "is not in this shallow clone. To fetch the rest of the history, run git fetch --unshallow"
      : "is not in this repository, so no server can repeat the recording. Record the trace again from a commit";
    return [{ code: "foreign-tree", message: `the recorded tree ${shortId(tree)}${of} ${where}` }];
  }
  const own = commit === null ? undefined : await readCommit(repository, commit);
  if (own === undefined || own.tree === tree) return [];
  const message = `the header has the tree ${shortId(tree)} for commit ${shortId(own.commit)}, but that commit has the tree ${shortId(own.tree)}`;
  return [{ code: "contradicting-header", message }];
}

const secondsPerDay = 86_400;

/** Returns the day since 1970-01-01 of a time in seconds. */
export function dayOf(seconds: number): number {
  return Math.floor(seconds / secondsPerDay);
}

/**
 * Returns the number of days from 1970-01-01 to a date YYYY-MM-DD in the Gregorian calendar (H. Hinnant,
 * days_from_civil). Only the entry points may use `Date`.
 */
export function dayNumber(date: string): number {
  const [year = 1970, month = 1, day = 1] = date.split("-").map(Number);
  // Years begin in March here, so that a leap day is the last day of its year.
  const y = month <= 2 ? year - 1 : year;
  const era = Math.floor(y / 400);
  const yearOfEra = y - era * 400;
  const dayOfYear = Math.floor((153 * ((month + 9) % 12) + 2) / 5) + day - 1;
  const dayOfEra = yearOfEra * 365 + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100) + dayOfYear;
  return era * 146_097 + dayOfEra - 719_468;
}
