/** What an installation is known by: its files' paths and bytes. */
import { lstatSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { canonical } from "../core/json.ts";
import { readFileBytes } from "../files.ts";
import { sha256Hex } from "../hashing.ts";
import type { Contents } from "./source.ts";
import { keepVerified, readVerified, type VerifiedPlace } from "./verified.ts";

type Known = {
  readonly folder: string;
  readonly contents: Contents;
  readonly state: string;
  readonly digest: string;
};
const known = new Map<string, Known>();

/**
 * sha256 over the canonical JSON of every file's path and sha256, below the folder of the contents. Within one process
 * files are read again only where the file system says that one of them is another, or was written or renamed: the
 * time of a change cannot be set by a program. With a place for it, what an earlier run was told so counts as well. `unchanged`: of
 * which folders that was asked just now.
 */
export function treeDigest(
  folder: string,
  contents: Contents,
  kept: VerifiedPlace | null = null,
  unchanged: ReadonlySet<string> = new Set(),
): string {
  const key = canonical([folder, contents.folder, [...contents.bookkeeping]]);
  const before = known.get(key);
  if (before !== undefined && unchanged.has(folder)) return before.digest;
  const files = filesBelow(folder, contents);
  const state = stateOf(files);
  if (before?.state === state) return before.digest;
  const tree = { state, newestMs: files.reduce((newest, { changedMs }) => Math.max(newest, changedMs), 0) };
  const earlier = kept === null ? undefined : readVerified(kept, key, tree);
  if (earlier !== undefined) {
    known.set(key, { folder, contents, state, digest: earlier });
    return earlier;
  }
  const digests: Record<string, string> = {};
  for (const { path, isLink } of files)
    digests[path] = isLink ? "link" : sha256Hex(readFileBytes(join(folder, path)));
  const digest = `sha256:${sha256Hex(canonical(digests))}`;
  known.set(key, { folder, contents, state, digest });
  if (kept !== null) keepVerified(kept, key, tree, digest);
  return digest;
}

/** Of the folders that this process has taken a digest of: those of which the file system says that nothing has changed since. */
export function unchangedFolders(): ReadonlySet<string> {
  const all = [...known.values()];
  return new Set(
    all.flatMap(({ folder, contents, state }) => (isAsItWas(folder, contents, state) ? [folder] : [])),
  );
}

function isAsItWas(folder: string, contents: Contents, state: string): boolean {
  try {
    return stateOf(filesBelow(folder, contents)) === state;
  } catch {
    // Who needs it finds out why.
    return false;
  }
}

function stateOf(files: readonly File[]): string {
  return sha256Hex(files.map(({ path, state }) => `${path}\0${state}\n`).join(""));
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
