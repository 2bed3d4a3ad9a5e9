/** Computes the digest that identifies an installation, from its files' paths and bytes. */
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
 * Where digests of earlier runs are kept, with the state of each file at that time. A file whose state differs is
 * read again. An entry counts only if nobody but this user can have written it.
 */
export type VerifiedPlace = {
  /** The folder of the entries, absolute. It is created by the first write. */
  readonly folder: string;
  /** The user ID of this process. */
  readonly owner: number;
};

/**
 * The state of a tree by its files' metadata. `newestMs` is the time of the last change, by the clock of the file
 * system.
 */
type TreeState = { readonly state: string; readonly newestMs: number };

/**
 * A tree must be unchanged for this time, in milliseconds, before an entry counts. Two changes within one tick of the
 * file system's clock look like one.
 */
const settledMsMin = 2_000;

/**
 * Reads the digest of an earlier run; undefined if the tree has changed, or if anybody else could have written the
 * entry. A forged digest would let changed files of a server run.
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

/** Keeps a digest for later runs. A failure is ignored, because the next run then only reads all files again. */
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

/** Gives the file name of an entry. */
function nameOf(key: string): string {
  return sha256Hex(key);
}

/** A digest of this process, with the state of the files that it covers. */
type Known = {
  readonly folder: string;
  readonly contents: readonly DigestedFiles[];
  readonly state: string;
  readonly digest: string;
};
const known = new Map<string, Known>();

/**
 * Computes the sha256 over the canonical JSON of all files' paths and sha256, relative to `folder`. Servers have up
 * to thousands of files and every run checks them, so files are read again only if their metadata changed; no program
 * can set the time of a change (ctime). `kept` adds digests of earlier runs. `unchanged` are folders that were
 * checked a moment ago.
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
 * Lists the folders whose digest this process has computed and whose files have not changed since. One check can then
 * serve several servers.
 */
export function unchangedFolders(): ReadonlySet<string> {
  const all = [...known.values()];
  return new Set(
    all.flatMap(({ folder, contents, state }) => (isAsItWas(folder, contents, state) ? [folder] : [])),
  );
}

/**
 * True if the metadata of a folder's files is as it was when the digest was computed. A run with several servers asks
 * once for all of them.
 */
function isAsItWas(folder: string, contents: readonly DigestedFiles[], state: string): boolean {
  try {
    return stateOf(filesBelow(folder, contents)) === state;
  } catch {
    // The caller then reads the files and reports the failure.
    return false;
  }
}

/** Digests the metadata of all files. */
function stateOf(files: readonly File[]): string {
  return sha256Hex(files.map(({ path, state }) => `${path}\0${state}\n`).join(""));
}

type File = {
  readonly path: string;
  /** The text that counts instead of a link's bytes; null for a file. */
  readonly link: string | null;
  readonly state: string;
  readonly changedMs: number;
};

/**
 * Lists all files and links of an installation that the digest covers, with their metadata. The digest needs their
 * bytes, the test for changes only the metadata.
 */
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
