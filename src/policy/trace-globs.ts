/** Selects the committed files that are traces to replay, and groups those of one recorded run. */
import picomatch from "picomatch";
import { sessionNames } from "../model/sessions.ts";
import type { Config } from "./config.ts";

/** Returns a test for traces that would be replayed. */
export function tracesOf({ replay, traces }: Pick<Config, "replay" | "traces">): (path: string) => boolean {
  return replay === "off" || traces.length === 0 ? () => false : picomatch([...traces], { dot: true });
}

/** Returns the sessions of each folder that contains a complete recorded run. */
export function recordedRuns(traces: readonly string[]): ReadonlyMap<string, readonly string[]> {
  const runs = Map.groupBy(traces.filter(isOfRun), globFolder);
  return new Map([...runs].filter(([, paths]) => isRun(paths)));
}

/** Returns the paths under which a report can name each trace: for a run, its folder or one of its sessions. */
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

export function isOfRun(path: string): boolean {
  return runTrace.test(globName(path));
}

function isRun(paths: readonly string[]): boolean {
  return ["base", "head"].every((side) => paths.some((path) => globName(path).includes(`.${side}.trace.`)));
}

export function globFolder(path: string): string {
  return path.slice(0, path.lastIndexOf("/"));
}

export function globName(path: string): string {
  return path.slice(path.lastIndexOf("/") + 1);
}
