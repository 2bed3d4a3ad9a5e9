/** Finds the traces that base has committed, and replays them without a server. */

import type { Repository } from "../../git/git.ts";
import { listTree } from "../../git/listing.ts";
import { readBlob } from "../../git/objects.ts";
import { UserError } from "../../model/errors.ts";
import { comparePaths } from "../../model/order.ts";
import type { ReplayedTrace, ReplaySummary } from "../../model/replay.ts";
import { reportName } from "../../model/sessions.ts";
import type { Config } from "../../policy/config.ts";
import { globFolder, globName, isOfRun, recordedRuns, tracesOf } from "../../policy/trace-globs.ts";
import { traceFromBytes } from "../../session/trace/source.ts";
import type { CommittedTrace } from "./committed-trace.ts";

const tracesMax = 500;
const traceBytesMax = 256 * 1_048_576;
/** Limit on the bytes of all traces together, because all of them are in memory at the same time. */
const allBytesMax = 512 * 1_048_576;

/**
 * Returns the committed traces that the globs of the configuration name, in the order of paths. The folder of a
 * recorded run is one trace. Throws a UserError if base has more traces or bytes than the limits: a run that silently
 * replayed only a part would look as if all traces were equal.
 */
export async function committedTraces(
  repository: Repository,
  tree: string,
  globs: readonly string[],
): Promise<readonly CommittedTrace[]> {
  if (globs.length === 0) return [];
  const isTrace = tracesOf({ replay: "offline", traces: globs });
  // To list the complete tree of a large repository takes seconds, and most traces are below `.lanser/`.
  const isInLanserFolder = globs.every((glob) => glob.startsWith(".lanser/"));
  const files = new Map<string, { readonly id: string; readonly bytes: number }>();
  const folder = isInLanserFolder ? ".lanser" : undefined;
  for (const { path, id, mode, size } of await listTree(repository, tree, folder)) {
    const isKept = typeof path === "string" && (isTrace(path) || path.endsWith(`/${reportName}`));
    if (!isKept || !mode.startsWith("100")) continue;
    files.set(path, { id, bytes: size ?? 0 });
  }
  const traces = [...files.keys()].filter((path) => isTrace(path)).sort(comparePaths);
  const runs = recordedRuns(traces);
  const read = [...traces, ...[...runs.keys()].map((folder) => `${folder}/${reportName}`)];
  const bytes = read.reduce((sum, path) => sum + (files.get(path)?.bytes ?? 0), 0);
  if (traces.length > tracesMax || bytes > allBytesMax) {
    const what = `${traces.length} traces with ${bytes} bytes`;
    throw new UserError(
      "bad-configuration",
      `base has ${what}; the limits are ${tracesMax} traces and ${allBytesMax} bytes`,
      {
        hint: "Name fewer traces with `traces:` in .lanser/config.yml.",
      },
    );
  }
  const load = async (path: string) => readBlob(repository, files.get(path)?.id ?? "", traceBytesMax);
  // A report that git cannot read becomes an empty text, which differs from every report that a replay makes.
  const textOf = (path: string) =>
    load(path).then(
      (read) => read.toString("utf8"),
      () => "",
    );
  const sourceOf = async (path: string, name: string) => {
    // The error is thrown when the trace is replayed, so that one unreadable trace does not stop the others.
    const bytes = await load(path).catch(() => undefined);
    return () => {
      if (bytes !== undefined) return traceFromBytes(bytes, name);
      throw new UserError(
        "unreadable-file",
        `Lanser cannot read ${path} from git: the object is missing or has more than ${traceBytesMax} bytes`,
      );
    };
  };
  const sessions = traces.filter((path) => !isOfRun(path) || !runs.has(globFolder(path)));
  return [
    ...(await Promise.all(
      sessions.map(async (path) => ({ kind: "session", path, source: await sourceOf(path, path) }) as const),
    )),
    ...(await Promise.all(
      [...runs].map(async ([path, own]) => {
        const named = await Promise.all(
          own.map(async (file) => [globName(file), await sourceOf(file, globName(file))] as const),
        );
        const kept = `${path}/${reportName}`;
        const report = files.has(kept) ? await textOf(kept) : null;
        return { kind: "run", path, folder: { name: path, traces: new Map(named), report } } as const;
      }),
    )),
  ].sort((a, b) => comparePaths(a.path, b.path));
}

/** Committed traces with the results of their offline replay. */
export type ReplayedTraces = {
  readonly mode: ReplaySummary["mode"];
  readonly traces: readonly { readonly committed: CommittedTrace; readonly replayed: ReplayedTrace }[];
};

/**
 * Replays base's committed traces without a server. Mode `live` needs this, too: only an equal trace is worth a run of
 * its server. Base's traces count, so that a change cannot edit the recordings that judge it. Null if there is no
 * trace.
 */
export async function replayCommitted(
  repository: Repository,
  tree: string,
  { replay: mode, traces: globs }: Pick<Config, "replay" | "traces">,
): Promise<ReplayedTraces | null> {
  if (mode === "off") return null;
  const traces: { committed: CommittedTrace; replayed: ReplayedTrace }[] = [];
  for (const committed of await committedTraces(repository, tree, globs))
    traces.push({ committed, replayed: await offline(committed) });
  return traces.length === 0 ? null : { mode, traces };
}

/**
 * Returns why a trace of head that the change writes cannot be read; undefined if all can be. After a merge it would be
 * a trace of base, and then every later change would fail because of it.
 */
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
      const { state, message } = await offline(trace);
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

/** Loads the replaying code only if there is something to replay. */
async function offline(trace: CommittedTrace): Promise<ReplayedTrace> {
  const { replayOffline } = await import("./offline.ts");
  return replayOffline(trace);
}
