/** Lists every entry of a tree: with `git ls-tree`, or faster from the cached list of a similar tree. */
import { foldersAbove } from "../model/paths.ts";
import { DamagedObjects } from "./damage.ts";
import { compareTreeObjects, type PathDifference } from "./differing.ts";
import { isObjectId, type Repository } from "./git.ts";
import { splitAtNul, type TreePath, treePath } from "./names.ts";
import { hasFolderAt } from "./objects.ts";

/** One entry of a tree, as `git ls-tree -r -l` prints it. */
export type TreeEntry = {
  /** Mode: "100644", "100755", "120000" (symlink), "160000" (submodule). */
  readonly mode: string;
  readonly type: "blob" | "commit" | "tree";
  readonly id: string;
  /** Size in bytes; null for a submodule, and for an object that this clone lacks. */
  readonly size: number | null;
  readonly path: TreePath;
};

/** Maximum number of trees whose entries are cached; the list of a large tree takes tens of megabytes. */
const listedTreesMax = 8;

const listed = new WeakMap<Repository, Map<string, Promise<readonly TreeEntry[]>>>();

/**
 * Lists all files, links and submodules of a tree in git's order; only those in `folder` if one is named. Lists of
 * complete trees are cached, because many steps need them and a tree never changes. Throws DamagedObjects for a tree
 * that git would not write.
 */
export async function listTree(
  repository: Repository,
  tree: string,
  folder?: string,
): Promise<readonly TreeEntry[]> {
  if (!isObjectId(tree)) throw new Error(`not an object id: ${tree}`);
  const known = listed.get(repository) ?? new Map<string, Promise<readonly TreeEntry[]>>();
  listed.set(repository, known);
  const whole = known.get(tree);
  if (whole !== undefined && folder === undefined) return whole;
  if (folder !== undefined && !(await hasFolderAt(repository, tree, folder))) return [];
  if (folder !== undefined) return listEntries(repository, tree, folder);
  const [near] = [...known].reverse();
  const entries = near === undefined ? listEntries(repository, tree) : listNear(repository, near, tree);
  known.set(tree, entries);
  // Drop the oldest list. A long session, such as `lanser watch`, lists a new tree after each save.
  for (const [oldest] of known.size > listedTreesMax ? known : []) {
    known.delete(oldest);
    break;
  }
  return entries;
}

/** Lists a tree with `git ls-tree`, as a stream: the output for a large tree is tens of megabytes. */
async function listEntries(
  repository: Repository,
  tree: string,
  folder?: string,
): Promise<readonly TreeEntry[]> {
  const entries: TreeEntry[] = [];
  const args = ["ls-tree", "-r", "-z", "-l", "--full-tree", "--end-of-options", tree];
  if (folder !== undefined) args.push("--", `${folder}/`);
  await repository.stream(
    args,
    "objects",
    splitAtNul((record) => entries.push(parseEntry(record))),
  );
  checkOrder(tree, entries);
  return entries;
}

/**
 * Throws DamagedObjects unless each name occurs once and all are in order, as in every tree that git writes. In a
 * forged tree one path can be two files: Lanser would check one of them, and a checkout would write the other.
 */
function checkOrder(tree: string, entries: readonly TreeEntry[]): void {
  const files = new Set<string>();
  let before: Buffer | undefined;
  for (const { path } of entries) {
    const bytes = bytesOf(path);
    const name = bytes.toString("latin1");
    const isBehind = before !== undefined && Buffer.compare(before, bytes) >= 0;
    if (isBehind || foldersAbove(name).some((folder) => files.has(folder)))
      throw new DamagedObjects("ls-tree", `${tree} has ${JSON.stringify(name)} twice or out of order`);
    files.add(name);
    before = bytes;
  }
}

/** Maximum number of differing entries for `listNear`. With more, a new list from git is as fast. */
const newEntriesMax = 1_000;

/**
 * Lists a tree from the cached list of a similar one, by the differences between the two. In a repository with many
 * files this is much faster than `git ls-tree`. Falls back to git if the trees differ in too many entries.
 */
async function listNear(
  repository: Repository,
  [near, listing]: readonly [tree: string, listing: Promise<readonly TreeEntry[]>],
  tree: string,
): Promise<readonly TreeEntry[]> {
  const known = await listing.catch(() => undefined);
  const differences = known === undefined ? undefined : await compareTreeObjects(repository, near, tree);
  if (known === undefined || differences === undefined || differences.length > newEntriesMax)
    return listEntries(repository, tree);
  const changed = new Set(differences.map(({ path }) => keyOf(path)));
  const changedEntries = await Promise.all(differences.map((one) => entryFor(repository, one)));
  const unchanged = known.filter(({ path }) => !changed.has(keyOf(path)));
  return merged(
    unchanged,
    changedEntries.flatMap((one) => one ?? []),
  );
}

/**
 * Returns the listed entry of a difference; undefined if the path was deleted. The size comes from the running process.
 */
async function entryFor(
  repository: Repository,
  { path, after }: PathDifference,
): Promise<TreeEntry | undefined> {
  if (after === null) return undefined;
  const { mode, id } = after;
  if (mode === "160000") return { mode, type: "commit", id, size: null, path };
  const answer = await repository.headers.read(id, 0);
  return { mode, type: "blob", id, size: answer.kind === "too-large" ? answer.size : null, path };
}

/**
 * Merges a long list with a short one, both in git's order (by the bytes of paths). A binary search for each entry of
 * the short list avoids comparing all entries of the long one.
 */
function merged(some: readonly TreeEntry[], few: readonly TreeEntry[]): readonly TreeEntry[] {
  const all: TreeEntry[] = [];
  let at = 0;
  for (const one of few) {
    const bytes = bytesOf(one.path);
    let [low, high] = [at, some.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      const other = some[middle];
      if (other !== undefined && Buffer.compare(bytesOf(other.path), bytes) < 0) low = middle + 1;
      else high = middle;
    }
    for (; at < low; at++) all.push(some[at] as TreeEntry);
    all.push(one);
  }
  return all.concat(some.slice(at));
}

function bytesOf(path: TreePath): Buffer {
  return typeof path === "string" ? Buffer.from(path) : path.bytes;
}

/** Returns a unique key of a path. A NUL, which no path contains, marks a path that is not UTF-8. */
function keyOf(path: TreePath): string {
  return typeof path === "string" ? path : `\0${path.bytes.toString("latin1")}`;
}

/** Parses one record of `git ls-tree -l -z`. Throws DamagedObjects for any other text, such as a forged mode. */
function parseEntry(record: Buffer): TreeEntry {
  const tab = record.indexOf(0x09);
  const [mode = "", type = "", id = "", size = ""] = record.toString("latin1", 0, tab).split(/ +/);
  if (tab < 0 || !isObjectId(id) || (type !== "blob" && type !== "commit" && type !== "tree")) {
    const printed = JSON.stringify(record.toString("latin1").slice(0, 200));
    throw new DamagedObjects("ls-tree", `git ls-tree printed ${printed}`);
  }
  const path = treePath(Buffer.from(record.subarray(tab + 1)));
  return { mode, type, id, size: /^[0-9]+$/.test(size) ? Number(size) : null, path };
}
