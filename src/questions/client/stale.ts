/** Detects answers that are older than their files: files that now differ from the queried tree. */

import { openRepository, type Repository } from "../../git/git.ts";
import { listTree, type TreeEntry } from "../../git/listing.ts";
import { createUnchanged } from "../../git/unchanged.ts";
import { snapshotWorkTree } from "../../git/work-tree.ts";
import { readMember } from "../../model/json.ts";
import { compareText } from "../../model/order.ts";
import type { Host } from "../../platform/host.ts";
import { makeScratch } from "../../workspace/scratch.ts";
import type { Bundle } from "../bundle/bundle.ts";

/**
 * Takes a snapshot of the current working tree and passes it to `use`. Opens the repository a second time for it, so
 * that the first one can serve queries meanwhile.
 */
export async function withCurrentTree<Result>(
  host: Host,
  top: string,
  use: (repository: Repository, tree: string) => Promise<Result> | Result,
): Promise<Result> {
  using scratch = makeScratch(host);
  await using repository = await openRepository({ ...host, temporaryFolder: scratch.folder }, top);
  const { tree } = await snapshotWorkTree(repository);
  return await use(repository, tree);
}

export type FindChangedPaths = (tree: string, paths: ReadonlySet<string>) => Promise<readonly string[]>;

/**
 * Creates a search for files that now differ from `tree`, a snapshot of the working tree. A fast check by file times
 * runs first; only suspects cost a second snapshot. The list of the last tree is kept for the next query.
 */
export function createChanged(host: Host, repository: Repository): FindChangedPaths {
  const isUnchanged = createUnchanged(repository);
  let known: { readonly tree: string; readonly entries: Promise<Entries> } | undefined;
  return async (tree, paths) => {
    if (known?.tree !== tree) known = { tree, entries: entriesOf(repository, tree) };
    const entries = await known.entries;
    const suspects = [...paths].filter((path) => {
      const entry = entries.get(path);
      return entry !== undefined && !isUnchanged(entry);
    });
    if (suspects.length === 0) return [];
    // A second snapshot decides: a file that git leaves out of a checkout is not on the disk, but has not changed.
    return withCurrentTree(host, repository.top, async (other, now) => {
      const found = await entriesOf(other, now);
      const isOther = (path: string) =>
        found.get(path)?.id !== entries.get(path)?.id || found.get(path)?.mode !== entries.get(path)?.mode;
      return suspects.filter(isOther).sort(compareText);
    });
  };
}

type Entries = ReadonlyMap<TreeEntry["path"], TreeEntry>;

async function entriesOf(repository: Repository, tree: string): Promise<Entries> {
  return new Map((await listTree(repository, tree)).map((entry) => [entry.path, entry] as const));
}

/** Returns every file that an answer mentions: a later edit of any of them makes the answer stale. */
export function listAnswerFiles(bundle: Bundle): readonly string[] {
  const found = new Set<string>();
  const look = (value: unknown): void => {
    if (Array.isArray(value)) for (const one of value as unknown[]) look(one);
    else if (typeof value === "object" && value !== null) {
      const path = readMember(value, "path");
      if (typeof path === "string") found.add(path);
      for (const one of Object.values(value)) look(one);
    }
  };
  if ("facts" in bundle) look(bundle.facts);
  const resolved = bundle.resolution?.resolved ?? null;
  if (resolved !== null) found.add(resolved.path);
  return [...found];
}

/**
 * Marks an answer as older than these files, with a note for people. The mark is in no hash, because the answer is
 * still true for its snapshot.
 */
export function markStale(bundle: Bundle, changed: readonly string[]): Bundle {
  if (changed.length === 0) return bundle;
  const [first = ""] = changed;
  const more = changed.length === 1 ? "" : ` and ${changed.length - 1} more`;
  const note = `stale: ${first}${more} changed after the server read the tree. This answer describes the old contents.`;
  return { ...bundle, meta: { ...bundle.meta, stale: true, notes: [...bundle.meta.notes, note] } };
}
