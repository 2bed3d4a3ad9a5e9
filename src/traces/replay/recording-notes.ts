/**
 * Collects notes about a recording that people should know before they trust its results. Some depend on the day or on
 * the clone, so none is in a report, and none decides anything.
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

// Finds statements in the header of a trace that its own log contradicts. A replay does not check these.

/** Returns the contradictions in the order of the header. Throws BrokenTrace for a trace without a recorded run. */
export function contradictionsIn(trace: Trace): readonly string[] {
  const { header } = trace;
  const run = recordedRun(trace);
  const found: string[] = [];
  const compare = (what: string, inHeader: string, where: string, there: string | null | undefined): void => {
    if (there === undefined || there === null || there === inHeader) return;
    found.push(`its header has ${what} ${shown(inHeader)}, and ${where} ${shown(there)}`);
  };
  const { id, version, treeDigest } = header.server;
  const heard = heardIn(trace);
  compare("the server", id, "its run", run.server.id);
  compare("the server's version", version, "its run", run.server.version);
  for (const { where, version: stated } of heard.versions)
    compare("the server's version", version, where, stated);
  compare("the digest of the server's files", treeDigest, "its run", run.server.treeDigest);
  const digests = Object.values(findPin(shippedPins, id, version)?.treeDigests ?? {});
  if (!digests.includes(treeDigest))
    compare("the digest of the server's files", treeDigest, `the pin of ${id} ${version}`, digests[0]);
  compare("the side", header.side, "its session's name", sideOf(header.session));
  compare("the digest of capabilities", header.digests.capabilities, "`initialize`", heard.capabilities);
  const { dependencies = {}, packages = null } = run;
  if (header.digests.dependencies !== undefined)
    compare(
      "the digest of packages",
      header.digests.dependencies,
      "its run",
      sha256(canonical([dependencies, packages])),
    );
  if (run.programFiles < header.program.length)
    found.push(`its header has ${header.program.length} files, and its run a program of ${run.programFiles}`);
  return found;
}

function sideOf(session: string): string | undefined {
  return /^(base|head)(?:-again|-alone)?$/u.exec(session)?.[1];
}

type Heard = {
  readonly capabilities: string | undefined;
  readonly versions: readonly { readonly where: string; readonly version: string }[];
};

/**
 * Reads the trace until the session is initialised: the declared capabilities, and what the server says about itself.
 */
function heardIn(trace: Trace): Heard {
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

/** Shortens a text, which comes from a file that anybody may have written. */
function shown(text: string): string {
  return shorten(text, shownLengthMax);
}

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
  const message = `it is at least ${days} days old; the limit is ${recordingDaysMax}: record it again`;
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
      ? "not in this shallow clone: the rest of the history may have it (git fetch --unshallow)"
      : "not in this repository: it is from elsewhere, or from uncommitted files, so no server can repeat it";
    return [{ code: "foreign-tree", message: `its tree, ${shortId(tree)}${of}, is ${where}` }];
  }
  const own = commit === null ? undefined : await readCommit(repository, commit);
  if (own === undefined || own.tree === tree) return [];
  const message = `its header has the tree ${shortId(tree)} for commit ${shortId(own.commit)}, but this has ${shortId(own.tree)}`;
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
