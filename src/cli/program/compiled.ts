/**
 * Chooses the folder in which Node caches the compiled code of this program, which saves half of the time of a
 * start. Node runs what it finds there, so the folder is used only if nobody but this user can have written to it.
 */
import { lstatSync, readdirSync, realpathSync, rmSync } from "node:fs";
import { join } from "node:path";
import { ownFolder, workTreeAbove } from "../../platform/folders.ts";
import type { Host } from "../../platform/host.ts";
import { ownCacheFolder } from "./cache-folder.ts";
import { surroundingsOf } from "./where.ts";

/** Maximum size. Each release leaves its compiled code there. */
const bytesMax = 64 * 1024 * 1024;

/**
 * Returns the folder for compiled code, which exists; null for none. Node would execute code that another person put
 * there. So it is null if CI is set, where another job could write to it, and in a working tree, where a change could.
 * Node's own variables win. `owner` is the user id of this process; undefined if the system has none.
 */
export function compiledFolder(
  host: Pick<Host, "env" | "cwd">,
  args: readonly string[],
  owner: number | undefined,
): string | null {
  const { NODE_COMPILE_CACHE: other, NODE_DISABLE_COMPILE_CACHE: off } = host.env;
  if (other !== undefined || off !== undefined) return null;
  const cache = ownCacheFolder({ ...host, where: surroundingsOf(host.env) }, namedCache(args));
  if (cache === null || owner === undefined) return null;
  const folder = join(cache, "compiled");
  try {
    if (workTreeAbove(folder) !== undefined) return null;
    if (!ownFolder(folder, owner)) return null;
    // A link above the folder can lead into a working tree, so the real path is checked, too.
    if (workTreeAbove(realpathSync(folder)) !== undefined) return null;
    if (bytesIn(folder) > bytesMax) for (const name of readdirSync(folder)) removed(join(folder, name));
    return folder;
  } catch {
    // Without the folder a start is only slower, so no error is shown.
    return null;
  }
}

/** Returns the value of `--cache`, before the flags are parsed. */
function namedCache(args: readonly string[]): string | undefined {
  const at = args.findLastIndex((arg) => arg === "--cache" || arg.startsWith("--cache="));
  const arg = args[at];
  return arg === "--cache" ? args[at + 1] : arg?.slice("--cache=".length);
}

/** Adds up the sizes of the files in bytes. Node makes a folder for each of its versions. */
function bytesIn(folder: string): number {
  return readdirSync(folder)
    .map((version) => join(folder, version))
    .flatMap((version) => readdirSync(version).map((name) => lstatSync(join(version, name)).size))
    .reduce((sum, size) => sum + size, 0);
}

/** Removes a file or folder, even if another process has already removed it. */
function removed(path: string): void {
  rmSync(path, { recursive: true, force: true });
}
