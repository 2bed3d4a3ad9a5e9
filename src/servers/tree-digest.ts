/** A digest by which an installation is known: of its files' paths and bytes. */
import {
  closeSync,
  constants,
  existsSync,
  fstatSync,
  lstatSync,
  openSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { canonical } from "../model/json.ts";
import { readFileBytes } from "../platform/files.ts";
import { ownFolder, replaceFile } from "../platform/folders.ts";
import { sha256Hex } from "../platform/hashing.ts";
import type { DigestedFiles } from "./source.ts";

/**
 * The digests by which installations were known in earlier runs, and what the file system said of each of their
 * files then: their bytes are read again where that differs. Kept where nobody but this user can have written it;
 * whatever else there is counts for nothing.
 */
export type VerifiedPlace = {
  /** The folder in which they are kept, absolute; made when something is written. */
  readonly folder: string;
  /** The user id of this process. */
  readonly owner: number;
};

/**
 * The state of a tree as the file system tells it. `newestMs`: when the last of the files changed, by the file
 * system.
 */
type TreeState = { readonly state: string; readonly newestMs: number };

/**
 * The time after which a tree counts as settled: a file that changes twice within one tick of the file system's
 * clock looks as if it had changed once.
 */
const settledMsMin = 2_000;

/**
 * The digest that an earlier run kept; undefined where the tree is another, or nothing is known that can be
 * believed.
 */
export function readVerified(
  { folder, owner }: VerifiedPlace,
  key: string,
  tree: TreeState,
): string | undefined {
  let descriptor: number | undefined;
  try {
    if (!ownFolder(folder, owner)) return undefined;
    const flags = constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK;
    descriptor = openSync(join(folder, nameOf(key)), flags);
    const stats = fstatSync(descriptor);
    if (!stats.isFile() || stats.uid !== owner || (stats.mode & 0o022) !== 0 || stats.size > bytesMax)
      return undefined;
    const [state, digest = "", ...more] = readFileSync(descriptor, "utf8").split("\n");
    const isSettled = stats.mtimeMs - tree.newestMs >= settledMsMin;
    return isSettled && state === tree.state && wellFormed.test(digest) && more.join("") === ""
      ? digest
      : undefined;
  } catch {
    return undefined;
  } finally {
    if (descriptor !== undefined) closeSync(descriptor);
  }
}

/** Keeps the digest for later runs. Costs a run nothing where it cannot be written. */
export function keepVerified(
  { folder, owner }: VerifiedPlace,
  key: string,
  { state }: TreeState,
  digest: string,
): void {
  try {
    if (ownFolder(folder, owner))
      replaceFile(join(folder, nameOf(key)), (beside) =>
        writeFileSync(beside, `${state}\n${digest}\n`, { flag: "wx", mode: 0o600 }),
      );
  } catch {
    // The next run reads the files again.
  }
}

const bytesMax = 1_024;
const wellFormed = /^sha256:[0-9a-f]{64}$/u;

function nameOf(key: string): string {
  return sha256Hex(key);
}

type Known = {
  readonly folder: string;
  readonly contents: readonly DigestedFiles[];
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
  contents: readonly DigestedFiles[],
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

function isAsItWas(folder: string, contents: readonly DigestedFiles[], state: string): boolean {
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

function filesBelow(folder: string, contents: readonly DigestedFiles[]): readonly File[] {
  const files: File[] = [];
  const walk = (relative: string, of: DigestedFiles): void => {
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
