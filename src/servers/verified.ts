/**
 * The digests by which installations were known in earlier runs, and what the file system said of each of their
 * files then: their bytes are read again where that differs. Kept where nobody but this user can have written it;
 * whatever else there is counts for nothing.
 */
import { closeSync, constants, fstatSync, openSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { ownFolder, replaceFile } from "../platform/folders.ts";
import { sha256Hex } from "../platform/hashing.ts";

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
export type TreeState = { readonly state: string; readonly newestMs: number };

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
