/**
 * Where Node keeps the code of this program as it compiled it, which is half of what a start costs. It runs what it finds
 * there, so the folder is used only where nobody but this user can have written to it.
 */
import { lstatSync, readdirSync, realpathSync, rmSync } from "node:fs";
import { join } from "node:path";
import { whereOf } from "../../github/where.ts";
import { ownFolder, workTreeAbove } from "../../platform/folders.ts";
import type { Host } from "../../platform/host.ts";
import { ownCacheFolder } from "./cache-folder.ts";

/** Of releases that follow one another; each leaves what it compiled. */
const bytesMax = 64 * 1024 * 1024;

/**
 * The folder, which is there; null for none. None where CI is set: another job could have written to it. None in a working
 * tree either, which may have come with a change. What Node's own variables say of such a folder is left to Node. `owner`: of
 * this process; undefined where the system knows none.
 */
export function compiledFolder(
  host: Pick<Host, "env" | "cwd">,
  args: readonly string[],
  owner: number | undefined,
): string | null {
  const { NODE_COMPILE_CACHE: other, NODE_DISABLE_COMPILE_CACHE: off } = host.env;
  if (other !== undefined || off !== undefined) return null;
  const cache = ownCacheFolder({ ...host, where: whereOf(host.env) }, namedCache(args));
  if (cache === null || owner === undefined) return null;
  const folder = join(cache, "compiled");
  try {
    if (workTreeAbove(folder) !== undefined) return null;
    if (!ownFolder(folder, owner)) return null;
    // By a link above it, it may lie in one all the same: then a change could have brought what is in it.
    if (workTreeAbove(realpathSync(folder)) !== undefined) return null;
    if (bytesIn(folder) > bytesMax) for (const name of readdirSync(folder)) removed(join(folder, name));
    return folder;
  } catch {
    // Whatever is wrong with the folder costs a start its time and nothing else.
    return null;
  }
}

/** `--cache`, before anything has read the flags. */
function namedCache(args: readonly string[]): string | undefined {
  const at = args.findLastIndex((arg) => arg === "--cache" || arg.startsWith("--cache="));
  const arg = args[at];
  return arg === "--cache" ? args[at + 1] : arg?.slice("--cache=".length);
}

/** Node makes a folder for each of its versions, and keeps files in it. */
function bytesIn(folder: string): number {
  return readdirSync(folder)
    .map((version) => join(folder, version))
    .flatMap((version) => readdirSync(version).map((name) => lstatSync(join(version, name)).size))
    .reduce((sum, size) => sum + size, 0);
}

function removed(path: string): void {
  rmSync(path, { recursive: true, force: true });
}
