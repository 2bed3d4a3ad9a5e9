/** What an installation is known by: its files' paths and bytes. */
import { lstatSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { canonical } from "../core/json.ts";
import { readFileBytes } from "../files.ts";
import { sha256Hex } from "../hashing.ts";
import type { Contents } from "./source.ts";

type Known = { readonly state: string; readonly digest: string };
const known = new Map<string, Known>();

/**
 * sha256 over the canonical JSON of every file's path and sha256, below the folder of the contents. Within one process
 * files are read again only where the file system says that one of them is another, or was written or renamed: the
 * time of a change cannot be set by a program.
 */
export function treeDigest(folder: string, contents: Contents): string {
  const files = filesBelow(folder, contents);
  const state = sha256Hex(files.map(({ path, state }) => `${path}\0${state}\n`).join(""));
  const key = canonical([folder, contents.folder, [...contents.bookkeeping]]);
  const before = known.get(key);
  if (before?.state === state) return before.digest;
  const digests: Record<string, string> = {};
  for (const { path, isLink } of files)
    digests[path] = isLink ? "link" : sha256Hex(readFileBytes(join(folder, path)));
  const digest = `sha256:${sha256Hex(canonical(digests))}`;
  known.set(key, { state, digest });
  return digest;
}

type File = { readonly path: string; readonly isLink: boolean; readonly state: string };

function filesBelow(folder: string, contents: Contents): readonly File[] {
  const files: File[] = [];
  const walk = (relative: string): void => {
    for (const entry of readdirSync(join(folder, relative), { withFileTypes: true })) {
      const path = `${relative}/${entry.name}`;
      if (entry.isDirectory()) walk(path);
      else if (entry.isSymbolicLink()) files.push({ path, isLink: true, state: "link" });
      else if (!contents.bookkeeping.includes(path)) {
        const { dev, ino, size, mtimeNs, ctimeNs } = lstatSync(join(folder, path), { bigint: true });
        files.push({ path, isLink: false, state: [dev, ino, size, mtimeNs, ctimeNs].join(" ") });
      }
    }
  };
  walk(contents.folder);
  return files;
}
