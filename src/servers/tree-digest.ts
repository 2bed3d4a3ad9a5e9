/** What an installation is known by: its files' paths and bytes. */
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { canonical } from "../core/json.ts";
import { readFileBytes } from "../files.ts";
import { sha256Hex } from "../hashing.ts";
import type { Contents } from "./source.ts";

/** sha256 over the canonical JSON of every file's path and sha256, below the folder of the contents. */
export function treeDigest(folder: string, contents: Contents): string {
  const digests: Record<string, string> = {};
  const walk = (relative: string): void => {
    const names = readdirSync(join(folder, relative), { withFileTypes: true });
    for (const entry of names) {
      const path = `${relative}/${entry.name}`;
      if (entry.isDirectory()) walk(path);
      else if (entry.isSymbolicLink()) digests[path] = "link";
      else if (!contents.bookkeeping.includes(path)) {
        digests[path] = sha256Hex(readFileBytes(join(folder, path)));
      }
    }
  };
  walk(contents.folder);
  return `sha256:${sha256Hex(canonical(digests))}`;
}
