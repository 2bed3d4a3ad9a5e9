/** Digests the names and versions of installed packages. */
import { globSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { sha256 } from "../model/digest.ts";
import { canonical } from "../model/json.ts";
import { compareText } from "../model/order.ts";
import { readOptional } from "../platform/files.ts";

/**
 * Digests the packages in a folder of dependencies, with their versions: npm's own list, or the names of Python's
 * metadata folders. Other folders count by the names at their top. Cached findings hold only for the same digest.
 */
export function linkedPackages(folder: string): string {
  const lock = readOptional(join(folder, ".package-lock.json"));
  if (lock !== undefined) return sha256(lock);
  const sites = globSync("lib/python*/site-packages/*.{dist-info,egg-info}", { cwd: folder });
  return packagesDigest(sites.length > 0 ? sites : namesIn(folder));
}

/** Digests a list of names, independent of their order and of repetitions. */
export function packagesDigest(names: readonly string[]): string {
  return sha256(canonical([...new Set(names)].sort(compareText)));
}

/** Lists a folder's names; empty if the folder cannot be read. Such a folder has no packages. */
function namesIn(folder: string): readonly string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}
