/** What an installation is known by: its files' paths and bytes. */
import { lstatSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { canonical } from "../core/json.ts";
import { readFileBytes } from "../files.ts";
import { sha256Hex } from "../hashing.ts";
import type { Contents } from "./source.ts";
import { keepVerified, readVerified, type VerifiedPlace } from "./verified.ts";

type Known = { readonly state: string; readonly digest: string };
const known = new Map<string, Known>();

/**
 * sha256 over the canonical JSON of every file's path and sha256, below the folder of the contents. Within one process
 * files are read again only where the file system says that one of them is another, or was written or renamed: the
 * time of a change cannot be set by a program. With a place for it, what an earlier run was told so counts as well.
 */
export function treeDigest(folder: string, contents: Contents, kept: VerifiedPlace | null = null): string {
  const files = filesBelow(folder, contents);
  const state = sha256Hex(files.map(({ path, state }) => `${path}\0${state}\n`).join(""));
  const key = canonical([folder, contents.folder, [...contents.bookkeeping]]);
  const before = known.get(key);
  if (before?.state === state) return before.digest;
  const tree = { state, newestMs: files.reduce((newest, { changedMs }) => Math.max(newest, changedMs), 0) };
  const earlier = kept === null ? undefined : readVerified(kept, key, tree);
  if (earlier !== undefined) {
    known.set(key, { state, digest: earlier });
    return earlier;
  }
  const digests: Record<string, string> = {};
  for (const { path, isLink } of files)
    digests[path] = isLink ? "link" : sha256Hex(readFileBytes(join(folder, path)));
  const digest = `sha256:${sha256Hex(canonical(digests))}`;
  known.set(key, { state, digest });
  if (kept !== null) keepVerified(kept, key, tree, digest);
  return digest;
}

type File = {
  readonly path: string;
  readonly isLink: boolean;
  readonly state: string;
  readonly changedMs: number;
};

function filesBelow(folder: string, contents: Contents): readonly File[] {
  const files: File[] = [];
  const walk = (relative: string): void => {
    for (const entry of readdirSync(join(folder, relative), { withFileTypes: true })) {
      const path = `${relative}/${entry.name}`;
      if (entry.isDirectory()) walk(path);
      else if (entry.isSymbolicLink()) files.push({ path, isLink: true, state: "link", changedMs: 0 });
      else if (!contents.bookkeeping.includes(path)) {
        const { dev, ino, size, mtimeNs, ctimeNs } = lstatSync(join(folder, path), { bigint: true });
        files.push({
          path,
          isLink: false,
          state: [dev, ino, size, mtimeNs, ctimeNs].join(" "),
          changedMs: Number(ctimeNs / 1_000_000n),
        });
      }
    }
  };
  walk(contents.folder);
  return files;
}
