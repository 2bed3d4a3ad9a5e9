/**
 * Checks whether files of a working tree still have the content of a snapshot, so that an answer about unchanged files
 * needs no new snapshot.
 */
import { lstatSync, readlinkSync } from "node:fs";
import { join } from "node:path";
import { readFileBytes } from "../platform/files.ts";
import { blobId } from "../platform/hashing.ts";
import type { Repository } from "./git.ts";
import type { TreeEntry } from "./listing.ts";

/**
 * Returns a function that is true if a file has the content of a tree entry. It reads a file once, and again only if
 * the file's times or size change. False for an unreadable file: the caller then takes a new snapshot. A path that is
 * not UTF-8 is not checked and counts as unchanged.
 */
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
