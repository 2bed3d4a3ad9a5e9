/** Selects the committed files that are traces to replay, and groups those of one recorded run. */
import picomatch from "picomatch";
import { sessionNames } from "../model/sessions.ts";
import type { Config } from "./config.ts";

/** Returns a test for paths of traces that the run replays. It matches nothing if `replay` is off. */
export function tracesOf({ replay, traces }: Pick<Config, "replay" | "traces">): (path: string) => boolean {
  return replay === "off" || traces.length === 0 ? () => false : picomatch([...traces], { dot: true });
}

/**
 * Returns the paths of sessions by folder, for each folder with a complete recorded run. Such sessions are replayed
 * together, as one comparison; all other traces are replayed alone.
 */
export function recordedRuns(traces: readonly string[]): ReadonlyMap<string, readonly string[]> {
  const runs = Map.groupBy(traces.filter(isOfRun), globFolder);
  return new Map([...runs].filter(([, paths]) => isRun(paths)));
}

/**
 * Returns the paths under which a report can name each trace: for a run, its folder or one of its sessions. A check of
 * a report uses them to find a committed trace that the report leaves out.
 */
export function reportPathsOf(traces: readonly string[]): readonly (readonly [string, ...string[]])[] {
  const runs = recordedRuns(traces);
  const sessions = traces.filter((path) => !isOfRun(path) || !runs.has(globFolder(path)));
  return [
    ...sessions.map((path): [string] => [path]),
    ...[...runs].map(([folder, paths]): [string, ...string[]] => [folder, ...paths]),
  ];
}

/** Matches the name of one session's trace in the folder of a run. */
export const runTrace = new RegExp(
  `^[\\w-]+(?:\\+[^/]+)?\\.(?:${sessionNames.join("|")})\\.trace\\.jsonl(?:\\.zst)?$`,
  "u",
);

/** True if a path has the name of a session in the folder of a gate run. */
export function isOfRun(path: string): boolean {
  return runTrace.test(globName(path));
}

/** True if the sessions include base and head: without both, there is nothing to compare. */
function isRun(paths: readonly string[]): boolean {
  return ["base", "head"].every((side) => paths.some((path) => globName(path).includes(`.${side}.trace.`)));
}

export function globFolder(path: string): string {
  return path.slice(0, path.lastIndexOf("/"));
}

export function globName(path: string): string {
  return path.slice(path.lastIndexOf("/") + 1);
}
