/** The traces that base has committed: replayed without a server, or asked again of the pinned one. */
import { comparePaths } from "../core/order.ts";
import type { ReplayedTrace, ReplaySummary } from "../core/replay.ts";
import { reportName, withoutEnding } from "../core/sessions.ts";
import { compareFacts } from "../drift/classes.ts";
import { factsOf } from "../drift/facts.ts";
import { judgeReplay } from "../drift/stale.ts";
import { strayAnswer } from "../drift/stray-answer.ts";
import { UserError } from "../errors.ts";
import type { Config } from "../policy/config.ts";
import { folderOf, isOfRun, nameOf, recordedRuns, runTrace, tracesOf } from "../policy/trace-globs.ts";
import type { Repository } from "../repo/git.ts";
import { readBlob } from "../repo/objects.ts";
import { listTree } from "../repo/tree.ts";
import { valueText } from "../trace/difference.ts";
import { faultText } from "../trace/format.ts";
import type { Trace } from "../trace/read.ts";
import type { ReplayDivergence } from "../trace/replay.ts";
import { type TraceSource, traceFromBytes } from "../trace/source.ts";
import { version } from "../version.ts";
import { parserFor } from "../workspace/parsers.ts";
import { isOfQuestions, replayQuestions } from "./recorded-questions.ts";
import { type RecordedFolder, replayRecorded } from "./recorded-run.ts";
import {
  factsIn,
  profileOf,
  readRecorded,
  recordedLookups,
  recordedObservation,
  recordedProbing,
  replaySession,
} from "./recorded-session.ts";

/** One trace, or the folder of a recorded run, whose sessions make one report. */
export type CommittedTrace =
  | { readonly kind: "session"; readonly path: string; readonly source: () => TraceSource }
  | { readonly kind: "run"; readonly path: string; readonly folder: RecordedFolder };

const tracesMax = 500;
const traceBytesMax = 256 * 1_048_576;
/** Of all traces together: they are in memory. */
const allBytesMax = 512 * 1_048_576;

/** In the order of paths. Throws a UserError where there are more than a gate would replay. */
export async function committedTraces(
  repository: Repository,
  tree: string,
  globs: readonly string[],
): Promise<readonly CommittedTrace[]> {
  if (globs.length === 0) return [];
  const isTrace = tracesOf({ replay: "offline", traces: globs });
  const isNear = globs.every((glob) => glob.startsWith(".lanser/"));
  const files = new Map<string, { readonly id: string; readonly bytes: number }>();
  for (const { path, id, mode, size } of await listTree(repository, tree, isNear ? ".lanser" : undefined)) {
    const isKept = typeof path === "string" && (isTrace(path) || path.endsWith(`/${reportName}`));
    if (!isKept || !mode.startsWith("100")) continue;
    files.set(path, { id, bytes: size ?? 0 });
  }
  const traces = [...files.keys()].filter((path) => isTrace(path)).sort(comparePaths);
  const runs = recordedRuns(traces);
  const read = [...traces, ...[...runs.keys()].map((folder) => `${folder}/${reportName}`)];
  const bytes = read.reduce((sum, path) => sum + (files.get(path)?.bytes ?? 0), 0);
  if (traces.length > tracesMax || bytes > allBytesMax) {
    const what = `${traces.length} traces of ${bytes} bytes`;
    throw new UserError(
      "bad-configuration",
      `base has ${what}, more than ${tracesMax} or ${allBytesMax} bytes`,
      {
        hint: "Name fewer with `traces:` in .lanser/config.yml.",
      },
    );
  }
  const load = async (path: string) => readBlob(repository, files.get(path)?.id ?? "", traceBytesMax);
  // A report that cannot be read equals none that a replay makes.
  const textOf = (path: string) =>
    load(path).then(
      (read) => read.toString("utf8"),
      () => "",
    );
  const sourceOf = async (path: string, name: string) => {
    // Reported when the trace is looked at: one that cannot be had costs the others nothing.
    const bytes = await load(path).catch(() => undefined);
    return () => {
      if (bytes !== undefined) return traceFromBytes(bytes, name);
      throw new UserError(
        "unreadable-file",
        `${path} cannot be read from git, or has more than ${traceBytesMax} bytes`,
      );
    };
  };
  const sessions = traces.filter((path) => !isOfRun(path) || !runs.has(folderOf(path)));
  return [
    ...(await Promise.all(
      sessions.map(async (path) => ({ kind: "session", path, source: await sourceOf(path, path) }) as const),
    )),
    ...(await Promise.all(
      [...runs].map(async ([path, own]) => {
        const named = await Promise.all(
          own.map(async (file) => [nameOf(file), await sourceOf(file, nameOf(file))] as const),
        );
        const kept = `${path}/${reportName}`;
        const report = files.has(kept) ? await textOf(kept) : null;
        return { kind: "run", path, folder: { name: path, traces: new Map(named), report } } as const;
      }),
    )),
  ].sort((a, b) => comparePaths(a.path, b.path));
}

export type ReplayedTraces = {
  readonly mode: ReplaySummary["mode"];
  readonly traces: readonly { readonly committed: CommittedTrace; readonly replayed: ReplayedTrace }[];
};

/** Without a server, whatever the mode; null where nothing is to be replayed. */
export async function replayCommitted(
  repository: Repository,
  tree: string,
  { replay: mode, traces: globs }: Pick<Config, "replay" | "traces">,
): Promise<ReplayedTraces | null> {
  if (mode === "off") return null;
  const traces: { committed: CommittedTrace; replayed: ReplayedTrace }[] = [];
  for (const committed of await committedTraces(repository, tree, globs))
    traces.push({ committed, replayed: await replayOffline(committed) });
  return traces.length === 0 ? null : { mode, traces };
}

/** Why the first of head's own traces that a change writes could not be read, once they are base's; undefined: none. */
export async function brokenTrace(
  repository: Repository,
  tree: string,
  config: Pick<Config, "replay" | "traces">,
  changed: ReadonlySet<string>,
): Promise<string | undefined> {
  if (![...changed].some(tracesOf(config))) return undefined;
  try {
    for (const trace of await committedTraces(repository, tree, config.traces)) {
      const own = trace.kind === "session" ? [trace.path] : filesOfRun(trace);
      if (!own.some((path) => changed.has(path))) continue;
      const { state, message } = await replayOffline(trace);
      if (state === "unreadable") return `${trace.path}: ${message}`;
    }
    return undefined;
  } catch (error) {
    if (error instanceof UserError) return error.message;
    throw error;
  }
}

function filesOfRun({ path, folder }: Extract<CommittedTrace, { kind: "run" }>): readonly string[] {
  return [...folder.traces.keys(), reportName].map((name) => `${path}/${name}`);
}

/** Made again by our own code alone. */
export async function replayOffline(trace: CommittedTrace): Promise<ReplayedTrace> {
  try {
    return trace.kind === "session" ? await replayOne(trace) : await replayFolder(trace);
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    return { ...unreadable(trace), message: error.message, advice: error.hint === "" ? [] : [error.hint] };
  }
}

type SessionTrace = Extract<CommittedTrace, { kind: "session" }>;

async function replayOne(committed: SessionTrace): Promise<ReplayedTrace> {
  const { path, source } = committed;
  const read = readRecorded(source());
  if (read.kind === "fault") return { ...unreadable(committed), message: faultText(nameOf(path), read) };
  const { trace } = read;
  const profile = profileOf(trace);
  const reader = { profile, parser: await parserFor([profile]) };
  if (isOfQuestions(trace)) {
    const { divergence: left } = await replayQuestions(trace, reader.parser);
    const of = { path, server: trace.header.server.id, version: trace.header.server.version };
    return left === undefined ? { ...of, ...equal } : { ...of, ...divergedTrace(trace, left) };
  }
  const facts = factsIn(trace, reader);
  const { divergence, observation } = await replaySession(
    trace,
    profile,
    facts,
    recordedLookups(trace),
    recordedProbing(trace, profile),
  );
  const { id, version: pinned } = trace.header.server;
  const about = { path, server: id, version: pinned };
  if (divergence === undefined) return { ...about, ...equal, ...strayIn(trace) };
  const found = divergedTrace(trace, divergence);
  if (divergence.problem !== "different-result") return { ...about, ...found };
  const plain = { environment: null, entries: null };
  const recorded = factsOf({ observation: recordedObservation(trace), ...plain });
  const { class: of } = compareFacts(recorded, factsOf({ observation, ...plain }));
  // What no comparison looks at was written into the result by hand.
  return { ...about, ...found, class: of === "D0" ? null : of };
}

async function replayFolder(committed: Extract<CommittedTrace, { kind: "run" }>): Promise<ReplayedTrace> {
  const { path, folder } = committed;
  const result = await replayRecorded(folder);
  const [name = "", source] = [...folder.traces][0] ?? [];
  const first = source === undefined ? undefined : readRecorded(source());
  const header = first?.kind === "trace" ? first.trace.header : undefined;
  const about = { path, server: header?.server.id ?? name, version: header?.server.version ?? "" };
  if (result.kind === "report") return { ...about, ...equal, ...strayInFolder(path, folder) };
  const own = folder.traces.get(result.file);
  const read = own === undefined ? first : readRecorded(own());
  if (read?.kind !== "trace") return { ...unreadable(committed), ...about };
  return { ...about, ...divergedTrace(read.trace, result.divergence), path: `${path}/${result.file}` };
}

const equal = {
  state: "equal",
  class: null,
  message: "it leads to the same results as when it was recorded",
  at: null,
  wanted: null,
  got: null,
  advice: [],
} as const satisfies Partial<ReplayedTrace>;

/** Nothing that leads to a result differs: only what the client passed over, which comes to no other verdict. */
function strayIn(trace: Trace): Pick<ReplayedTrace, "class" | "message" | "at" | "got"> | undefined {
  const stray = strayAnswer(trace.entries());
  if (stray === undefined) return undefined;
  const { entry, message } = stray;
  return {
    class: "D6",
    message: `${equal.message}; the server ${message}, which no result depends on`,
    at: { entry: entry.i, pointer: "" },
    got: valueText(entry.m),
  };
}

/** In the first of its sessions that has one, with the session's own path. */
function strayInFolder(path: string, { traces }: RecordedFolder): Partial<ReplayedTrace> | undefined {
  for (const [name, source] of traces) {
    const read = runTrace.test(name) ? readRecorded(source()) : undefined;
    const found = read?.kind === "trace" ? strayIn(read.trace) : undefined;
    if (found !== undefined) return { ...found, path: `${path}/${name}` };
  }
  return undefined;
}

function unreadable({ kind, path }: CommittedTrace): ReplayedTrace {
  const isPart = kind === "session" && isOfRun(path);
  const name = withoutEnding(nameOf(isPart ? folderOf(path) : path));
  const what = kind === "run" || isPart ? "gate …" : "FILE…";
  return {
    path,
    server: "",
    version: "",
    state: "unreadable",
    class: null,
    message: "it is not a complete trace",
    at: null,
    wanted: null,
    got: null,
    advice: [
      `Take it from before the commit that damaged it (git log -- ${path}), or record it again: lanser trace record --name ${name} --force -- ${what}`,
      "Base's trace decides, so merge the repair with replay: off.",
    ],
  };
}

/** What a replay that left its trace means: an old recording, or another result of the same words. */
function divergedTrace(
  trace: Trace,
  divergence: ReplayDivergence,
): Omit<ReplayedTrace, "path" | "server" | "version"> {
  const [entry] = trace.entries({ from: divergence.entry });
  const recordedBy = trace.header.tool.version;
  const judged = judgeReplay({ recordedBy, replayedBy: version, divergence, entry });
  const isStale = judged.kind === "stale-recording";
  return {
    state: isStale ? "stale" : "different",
    class: isStale ? null : divergence.problem === "different-result" ? "D4" : "D6",
    message: judged.reason,
    at: { entry: divergence.entry, pointer: divergence.pointer },
    wanted: divergence.wanted,
    got: divergence.got,
    advice: divergence.whatToTry,
  };
}
