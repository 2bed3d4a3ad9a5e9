/** Records one session over some files of a commit as a trace. */
import { copyFileSync, existsSync, statSync } from "node:fs";
import { join } from "node:path";
import { UserError } from "../../model/errors.ts";
import { findingsOf } from "../../model/finding.ts";
import { readMember } from "../../model/json.ts";
import { shownTraceName } from "../../model/sessions.ts";
import { plural, shortId } from "../../model/text.ts";
import { readFileText } from "../../platform/files.ts";
import { placeInside } from "../../platform/folders.ts";
import type { Host } from "../../platform/host.ts";
import { terminalName } from "../../report/escape.ts";
import type { Observation } from "../../session/observe/observation.ts";
import { readTrace } from "../../session/trace/read.ts";
import { secretsIn } from "../../session/trace/secrets.ts";
import { openTraceFile } from "../../session/trace/source.ts";
import { replayOffline } from "../../traces/replay/offline.ts";
import { isStillCurrent } from "../../traces/replay/still-holds.ts";
import { openWorkbench, selectFiles } from "../../traces/replay/workbench.ts";
import { noVariationOptions, type Repeatable } from "../../workspace/repeatable.ts";
import { loadTrace, shownName } from "../program/traces.ts";
import { unhealthyServerError } from "./failures.ts";

/** Session to record: the files, the server and the place of the trace. */
export type SessionToRecord = {
  /** Path of the trace, relative to the top of the repository; one that ends with `.zst` is compressed. */
  readonly path: string;
  readonly repo: string;
  readonly rev: string | undefined;
  readonly server: { readonly id: string; readonly version: string | undefined } | undefined;
  readonly files: readonly string[];
  readonly force: boolean;
  readonly allowSecrets: boolean;
  /** Project root of the server; undefined: the top, or the only one. */
  readonly root?: string | undefined;
  readonly cacheFolder: string | null;
  readonly signal: AbortSignal;
  /** True if files that the commit does not have any more are left out and named. */
  readonly leavesOut?: boolean;
};

export type RecordedSession = {
  /** Text for people. */
  readonly text: string;
  /** False if the existing trace is still valid and was left unchanged. */
  readonly isKept: boolean;
};

/**
 * Records the session, replays it at once, and keeps it only if the replay gives the same result: a trace that does not
 * replay would fail every later gate. Throws a UserError if there is no trace to keep.
 */
export async function recordSession(host: Host, of: SessionToRecord): Promise<RecordedSession> {
  await using bench = await openWorkbench(host, {
    repository: of.repo,
    rev: of.rev,
    cacheFolder: of.cacheFolder,
    signal: of.signal,
    progress: (text) => host.stderr.write(`lanser: ${text}\n`),
  });
  const { path } = of;
  const target = join(bench.repository.top, path);
  if (existsSync(target) && !of.force) {
    throw new UserError("usage", `the trace ${path} already exists`, {
      hint: "Replace it with --force, or choose another name.",
    });
  }
  const server = bench.choose(of.server);
  const snapshot = await bench.open(server, of.root);
  const gone = of.leavesOut === true ? of.files.filter((file) => !snapshot.program.includes(file)) : [];
  const left = of.files.filter((file) => !gone.includes(file));
  if (gone.length > 0 && left.length === 0) {
    throw new UserError("not-found", `the commit has none of the files of ${path}`, {
      hint: `Remove the trace, or record other files: lanser trace record --name ${shownTraceName(shownName(path))} --force -- FILE…`,
    });
  }
  const paths = selectFiles(snapshot, left, (file) => existsSync(join(bench.repository.top, file)));
  for (const file of gone)
    host.stderr.write(`lanser: the commit does not have ${terminalName(file)} any more\n`);
  if (of.rev === undefined) tellEdits(host, bench.repository.top, snapshot, paths);
  const recording = join(bench.context.scratch, path.slice(path.lastIndexOf("/") + 1));
  const run = await snapshot.run({
    ...noVariationOptions,
    session: "files",
    paths,
    lookups: null,
    trace: recording,
  });
  const { failure } = run.observation;
  if (failure !== undefined) {
    throw unhealthyServerError(
      server.profile.name,
      failure,
      server.profile.versionProblem(server.pin.version),
    );
  }
  refuseUnanswered(`${server.profile.name} ${server.pin.version}`, run.observation);
  refuseSecrets(recording, of.allowSecrets, path);
  const replayed = await replayOffline({
    kind: "session",
    path,
    source: () => openTraceFile(recording, path),
  });
  if (replayed.state !== "equal") {
    throw new UserError("replay-mismatch", `the replay differs from the recording: ${replayed.message}`, {
      hint: "This is an internal error. Please report it with the trace.",
    });
  }
  const isHeld =
    existsSync(target) &&
    (await isStillCurrent(bench.repository, openTraceFile(target, path), loadTrace(recording, path)));
  if (isHeld) return { text: `${path} is still valid and stays unchanged\n`, isKept: false };
  // The file is copied, because a rename fails if the temporary folder is on another file system.
  placeInside(bench.repository.top, path, (beside) => copyFileSync(recording, beside));
  const findings = findingsOf(run.observation).length;
  const text = [
    `recorded ${path}`,
    `  ${server.profile.name} ${server.pin.version} on ${shortId(bench.commit.id)}: ${plural(paths.length, "file")}, ${plural(findings, "finding")}, ${statSync(target).size} bytes`,
    "  a replay without a server gives the same result",
    "",
  ].join("\n");
  return { text, isKept: true };
}

/**
 * Writes a note about files that differ in the working tree. A person who has just edited a file expects the edit in
 * the recording, but only the commit is recorded. Another line ending is not an edit.
 */
function tellEdits(host: Host, top: string, snapshot: Repeatable, paths: readonly string[]): void {
  /** True if the file on disk differs from the commit, other than in line endings. */
  const isEdited = (path: string): boolean => {
    try {
      return normalised(readFileText(join(top, path))) !== normalised(snapshot.text(path) ?? "");
    } catch (error) {
      // A missing file differs from the commit. For other errors nothing is known, so there is no note.
      return (error as NodeJS.ErrnoException).code === "ENOENT";
    }
  };
  const [first, ...others] = paths.filter(isEdited);
  if (first === undefined) return;
  const more = others.length === 0 ? "" : ` and ${plural(others.length, "other file")}`;
  host.stderr.write(
    `lanser: ${terminalName(first)}${more} differs in the working tree; the trace records the commit
`,
  );
}

function normalised(text: string): string {
  return text.replaceAll(/\r\n?/gu, "\n");
}

/**
 * Throws a UserError if some file has no final answer. The gate compares its results with the trace, so such a trace
 * would accept a missing answer for ever.
 */
function refuseUnanswered(server: string, { files }: Observation): void {
  const unanswered = files.flatMap((file) => (file.kind === "unknown" ? [file] : []));
  const [first] = unanswered;
  if (first === undefined) return;
  const isUnsettled = unanswered.some(({ reason }) => reason === "unsettled");
  throw new UserError(
    "not-found",
    `${server} gave no final answer for ${unanswered.length} of ${plural(files.length, "file")}, for example ${first.path} (${first.reason})`,
    {
      hint: isUnsettled
        ? "The server asked for a new check of every file again and again. Try a newer version: lanser pin ID@VERSION"
        : "Record other files, or run the command again.",
    },
  );
}

// Refuses to keep a trace that seems to contain a secret.

/**
 * Throws a UserError if the trace seems to contain a secret, because traces are committed and published. The error
 * names the kind and place of the secret, never its text. `shown` is the intended name of the trace.
 */
export function refuseSecrets(file: string, isAllowed: boolean, shown: string): void {
  const found = secretsIn(openTraceFile(file, shown));
  const [first] = found;
  if (first === undefined || isAllowed) return;
  throw new UserError(
    "usage",
    `cannot keep ${shown}, because it seems to contain a secret (${first.kind}${placeOf(file, first.line)})`,
    {
      hint: "Remove the secret from the sources, record other files, or add --allow-secrets.",
    },
  );
}

/** Names the source file if the line of the trace opens one, because a person can change that. Else names the line. */
function placeOf(file: string, line: number): string {
  const read = readTrace(openTraceFile(file));
  const [entry] = read.kind === "trace" ? read.trace.entries({ from: line - 1 }) : [];
  const uri = readMember(readMember(readMember(entry?.m, "params"), "textDocument"), "uri");
  const path = typeof uri === "string" ? /^\$\{ROOT_URI\}\/(.+)$/u.exec(uri)?.[1] : undefined;
  return path === undefined ? `, line ${line} of the trace` : ` in ${path}`;
}
