/** A digest of the names and versions of the packages that are installed. */
import { globSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { sha256 } from "../model/digest.ts";
import { canonical } from "../model/json.ts";
import { compareText } from "../model/order.ts";
import { readOptional } from "../platform/files.ts";

/**
 * A digest of the packages that a folder of dependencies holds, with their versions: what npm wrote down of it, or
 * the names of Python's `dist-info` folders. Of another folder only the names at its top are known.
 */
export function linkedPackages(folder: string): string {
  const lock = readOptional(join(folder, ".package-lock.json"));
  if (lock !== undefined) return sha256(lock);
  const sites = globSync("lib/python*/site-packages/*.{dist-info,egg-info}", { cwd: folder });
  return packagesDigest(sites.length > 0 ? sites : namesIn(folder));
}

/** A digest of names, whatever their order, and however often one is named. */
export function packagesDigest(names: readonly string[]): string {
  return sha256(canonical([...new Set(names)].sort(compareText)));
}

function namesIn(folder: string): readonly string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}
