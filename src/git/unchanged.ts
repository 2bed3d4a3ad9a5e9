/**
 * Checks if files of a working tree still have the content of a snapshot: each is read once, and again if its times
 * differ.
 */
import { lstatSync, readlinkSync } from "node:fs";
import { join } from "node:path";
import { readFileBytes } from "../platform/files.ts";
import { blobId } from "../platform/hashing.ts";
import type { Repository } from "./git.ts";
import type { TreeEntry } from "./listing.ts";

/** Returns the check. It is only true for certain: skipped, filtered or unreadable files are left to a snapshot. */
export function createUnchanged({
  top,
  objectFormat,
}: Pick<Repository, "top" | "objectFormat">): (entry: Pick<TreeEntry, "path" | "id">) => boolean {
  const seen = new Map<string, string>();
  return ({ path, id }) => {
    if (typeof path !== "string") return true;
    try {
      const file = join(top, path);
      const stats = lstatSync(file, { bigint: true });
      const state = `${id} ${stats.ino} ${stats.size} ${stats.mtimeNs} ${stats.ctimeNs}`;
      if (seen.get(path) === state) return true;
      const bytes = stats.isSymbolicLink() ? Buffer.from(readlinkSync(file)) : readFileBytes(file);
      if (blobId(objectFormat, bytes) !== id) return false;
      seen.set(path, state);
      return true;
    } catch {
      return false;
    }
  };
}
