/** Whether files of a working tree hold what they held in a snapshot: read once, and then again when their times differ. */
import { lstatSync, readlinkSync } from "node:fs";
import { join } from "node:path";
import { readFileBytes } from "../platform/files.ts";
import { blobId } from "../platform/hashing.ts";
import type { Repository } from "./git.ts";
import type { TreeEntry } from "./listing.ts";

/** True only for what is certain; what is skipped, filtered or cannot be read is for a snapshot to say. */
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
