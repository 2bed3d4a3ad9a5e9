/** A digest by which an installation is known: of its files' paths and bytes. */
import { existsSync, lstatSync, readdirSync, readlinkSync } from "node:fs";
import { join } from "node:path";
import { canonical } from "../model/json.ts";
import { readFileBytes } from "../platform/files.ts";
import { sha256Hex } from "../platform/hashing.ts";
import type { Contents } from "./source.ts";
import { keepVerified, readVerified, type VerifiedPlace } from "./verified.ts";

type Known = {
  readonly folder: string;
  readonly contents: readonly Contents[];
  readonly state: string;
  readonly digest: string;
};
const known = new Map<string, Known>();

/**
 * The sha256 over the canonical JSON of every file's path and sha256, below the folder of the contents. Within one
 * process files are read again only where the file system says that one of them is another, or was written or
 * renamed: the time of a change cannot be set by a program. With a place for it, what an earlier run was told so
 * counts as well. `unchanged`: of which folders that was asked just now.
 */
export function treeDigest(
  folder: string,
  contents: readonly Contents[],
  kept: VerifiedPlace | null = null,
  unchanged: ReadonlySet<string> = new Set(),
): string {
  const key = canonical([folder, ...contents.map((one) => [one.folder, [...one.bookkeeping]])]);
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
  for (const { path, link } of files) digests[path] = link ?? sha256Hex(readFileBytes(join(folder, path)));
  const digest = `sha256:${sha256Hex(canonical(digests))}`;
  known.set(key, { folder, contents, state, digest });
  if (kept !== null) keepVerified(kept, key, tree, digest);
  return digest;
}

/**
 * The folders, of those that this process has taken a digest of, of which the file system says that nothing has
 * changed since.
 */
export function unchangedFolders(): ReadonlySet<string> {
  const all = [...known.values()];
  return new Set(
    all.flatMap(({ folder, contents, state }) => (isAsItWas(folder, contents, state) ? [folder] : [])),
  );
}

function isAsItWas(folder: string, contents: readonly Contents[], state: string): boolean {
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
  /** The text that stands for the bytes of a link; null for a file. */
  readonly link: string | null;
  readonly state: string;
  readonly changedMs: number;
};

function filesBelow(folder: string, contents: readonly Contents[]): readonly File[] {
  const files: File[] = [];
  const walk = (relative: string, of: Contents): void => {
    for (const entry of readdirSync(join(folder, relative), { withFileTypes: true })) {
      const path = `${relative}/${entry.name}`;
      if (entry.isDirectory()) walk(path, of);
      else if (entry.isSymbolicLink()) {
        const link = of.readsLinks === true ? `link ${readlinkSync(join(folder, path))}` : "link";
        files.push({ path, link, state: link, changedMs: 0 });
      } else if (!of.bookkeeping.includes(path)) {
        const { dev, ino, size, mtimeNs, ctimeNs } = lstatSync(join(folder, path), { bigint: true });
        files.push({
          path,
          link: null,
          state: [dev, ino, size, mtimeNs, ctimeNs].join(" "),
          changedMs: Number(ctimeNs / 1_000_000n),
        });
      }
    }
  };
  for (const one of contents) if (existsSync(join(folder, one.folder))) walk(one.folder, one);
  return files;
}
