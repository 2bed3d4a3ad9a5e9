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
  /** False if the existing trace still holds. */
  readonly isKept: boolean;
};

/** Records the session. Throws a UserError if nothing could be recorded. */
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
    throw new UserError("usage", `there is a trace ${path}`, {
      hint: "Replace it with --force, or take another name.",
    });
  }
  const server = bench.choose(of.server);
  const snapshot = await bench.open(server, of.root);
  const gone = of.leavesOut === true ? of.files.filter((file) => !snapshot.program.includes(file)) : [];
  const left = of.files.filter((file) => !gone.includes(file));
  if (gone.length > 0 && left.length === 0) {
    throw new UserError("not-found", `none of the files of ${path} is there any more`, {
      hint: `Remove it, or record other files: lanser trace record --name ${shownTraceName(shownName(path))} --force -- FILE…`,
    });
  }
  const paths = selectFiles(snapshot, left, (file) => existsSync(join(bench.repository.top, file)));
  for (const file of gone) host.stderr.write(`lanser: ${terminalName(file)} is not there any more\n`);
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
    throw new UserError("replay-mismatch", `the recording replays to something else: ${replayed.message}`, {
      hint: "This is an internal error; please report it with the trace.",
    });
  }
  const isHeld =
    existsSync(target) &&
    (await isStillCurrent(bench.repository, openTraceFile(target, path), loadTrace(recording, path)));
  if (isHeld) return { text: `${path} still holds, and was left as it is\n`, isKept: false };
  // The temporary folder may lie on another file system.
  placeInside(bench.repository.top, path, (beside) => copyFileSync(recording, beside));
  const findings = findingsOf(run.observation).length;
  const text = [
    `recorded ${path}`,
    `  ${server.profile.name} ${server.pin.version} on ${shortId(bench.commit.id)}: ${plural(paths.length, "file")}, ${plural(findings, "finding")}, ${statSync(target).size} bytes`,
    "  replayed without a server: the same",
    "",
  ].join("\n");
  return { text, isKept: true };
}

/**
 * Names edited files: a person who has just edited a file may expect that edit in the recording. Another line
 * ending is not an edit.
 */
function tellEdits(host: Host, top: string, snapshot: Repeatable, paths: readonly string[]): void {
  const isEdited = (path: string): boolean => {
    try {
      return normalised(readFileText(join(top, path))) !== normalised(snapshot.text(path) ?? "");
    } catch (error) {
      // What cannot be read may be anything.
      return (error as NodeJS.ErrnoException).code === "ENOENT";
    }
  };
  const [first, ...others] = paths.filter(isEdited);
  if (first === undefined) return;
  const more = others.length === 0 ? "" : ` and ${plural(others.length, "other file")}`;
  host.stderr.write(
    `lanser: ${terminalName(first)}${more} differs in the working tree; the recording uses the commit
`,
  );
}

function normalised(text: string): string {
  return text.replaceAll(/\r\n?/gu, "\n");
}

/** Refuses a session without final answers: its trace would accept such a session forever. */
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
        ? "It requested a new check of every file again and again. A newer version may not: lanser pin ID@VERSION"
        : "Record other files, or try again.",
    },
  );
}

// Refuses to write a trace that has something like a secret.

/** Throws a UserError that names the kind and the place of the secret; `shown` is the intended name of the trace. */
export function refuseSecrets(file: string, isAllowed: boolean, shown: string): void {
  const found = secretsIn(openTraceFile(file, shown));
  const [first] = found;
  if (first === undefined || isAllowed) return;
  throw new UserError(
    "usage",
    `the recording may contain a secret (${first.kind}${placeOf(file, first.line)}), so Lanser did not keep ${shown}`,
    {
      hint: "Take it out of the sources, record other files, or keep it with --allow-secrets.",
    },
  );
}

/** Names the document if the line opens one: that is what a person can change; otherwise the line. */
function placeOf(file: string, line: number): string {
  const read = readTrace(openTraceFile(file));
  const [entry] = read.kind === "trace" ? read.trace.entries({ from: line - 1 }) : [];
  const uri = readMember(readMember(readMember(entry?.m, "params"), "textDocument"), "uri");
  const path = typeof uri === "string" ? /^\$\{ROOT_URI\}\/(.+)$/u.exec(uri)?.[1] : undefined;
  return path === undefined ? `, line ${line} of the trace` : ` in ${path}`;
}
