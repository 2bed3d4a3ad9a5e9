/** Finds the folders in which commands look for traces. */
import { existsSync, globSync } from "node:fs";
import { dirname, join } from "node:path";
import type { Host } from "../../platform/host.ts";
import { configPath } from "../../policy/config.ts";
import { tracesFolder } from "../program/traces.ts";

/**
 * Returns the nearest folder, from the current one upwards, that has traces or a configuration; the current one if none
 * has. Commands about traces work without git in this way.
 */
export function findTracesFolder({ cwd }: Pick<Host, "cwd">): string {
  for (let at = cwd; ; at = dirname(at)) {
    if (existsSync(join(at, tracesFolder)) || existsSync(join(at, configPath))) return at;
    if (at === dirname(at)) return cwd;
  }
}

/** Lists every trace below the folder, relative to it, in order. */
export function traceNames(folder: string): readonly string[] {
  return globSync("**/*.trace.{jsonl,jsonl.zst}", { cwd: folder }).sort();
}
