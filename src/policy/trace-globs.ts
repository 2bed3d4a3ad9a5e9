/** Which committed files are traces that a gate would replay, and which of them make one recorded run. */
import picomatch from "picomatch";
import { sessionNames } from "../model/sessions.ts";
import type { Config } from "./config.ts";

/** Whether a path is a trace that would be replayed. */
export function tracesOf({ replay, traces }: Pick<Config, "replay" | "traces">): (path: string) => boolean {
  return replay === "off" || traces.length === 0 ? () => false : picomatch([...traces], { dot: true });
}

/** The sessions of each folder that holds a whole recorded run. */
export function recordedRuns(traces: readonly string[]): ReadonlyMap<string, readonly string[]> {
  const runs = Map.groupBy(traces.filter(isOfRun), folderOf);
  return new Map([...runs].filter(([, paths]) => isRun(paths)));
}

/** By which paths a report may name each trace among these files: of a run by its folder or by one of its sessions. */
export function reportPathsOf(traces: readonly string[]): readonly (readonly [string, ...string[]])[] {
  const runs = recordedRuns(traces);
  const sessions = traces.filter((path) => !isOfRun(path) || !runs.has(folderOf(path)));
  return [
    ...sessions.map((path): [string] => [path]),
    ...[...runs].map(([folder, paths]): [string, ...string[]] => [folder, ...paths]),
  ];
}

/** The name of one session's trace in the folder of a run. */
export const runTrace = new RegExp(
  `^[\\w-]+(?:\\+[^/]+)?\\.(?:${sessionNames.join("|")})\\.trace\\.jsonl(?:\\.zst)?$`,
  "u",
);

export function isOfRun(path: string): boolean {
  return runTrace.test(nameOf(path));
}

function isRun(paths: readonly string[]): boolean {
  return ["base", "head"].every((side) => paths.some((path) => nameOf(path).includes(`.${side}.trace.`)));
}

export function folderOf(path: string): string {
  return path.slice(0, path.lastIndexOf("/"));
}

export function nameOf(path: string): string {
  return path.slice(path.lastIndexOf("/") + 1);
}
