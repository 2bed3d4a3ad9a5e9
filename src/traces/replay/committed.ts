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
/** Limit on the bytes of all traces together: they are in memory. */
const allBytesMax = 512 * 1_048_576;

/** Returns the traces in the order of paths. Throws a UserError if there are more than a gate would replay. */
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

export type ReplayedTraces = {
  readonly mode: ReplaySummary["mode"];
  readonly traces: readonly { readonly committed: CommittedTrace; readonly replayed: ReplayedTrace }[];
};

/** Replays the traces without a server, in every mode; null if there is nothing to replay. */
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
 * Returns why the first of head's own traces that a change writes would be unreadable as base's; undefined for none.
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
