/** Lists the changes between two trees, including renames. */
import { posix } from "node:path";
import { DamagedObjects } from "./damage.ts";
import { compareTreeObjects, type PathDifference } from "./differing.ts";
import { isObjectId, type Repository } from "./git.ts";
import { showPath, splitRecords, treePath } from "./names.ts";
import type { ObjectEntry } from "./objects.ts";

/** One changed path between base and head. */
export type TreeChange = {
  readonly status: "added" | "deleted" | "modified" | "renamed" | "type-changed";
  /** Path in base; null if added. A name that is not UTF-8 is shown with `\xHH`. */
  readonly from: string | null;
  /** Path in head; null if deleted. */
  readonly to: string | null;
  /** Object ids (for a submodule the commit's); null if there is none. */
  readonly fromBlob: string | null;
  readonly toBlob: string | null;
  /** Mode: "100644", "100755", "120000" (symlink), "160000" (submodule); null if deleted. */
  readonly toMode: string | null;
  /** Similarity in percent, as git scores a rename; null for everything else. */
  readonly similarity: number | null;
};

/**
 * Lists the changes in the order of paths. git detects the renames: at least half of the content is equal, among at
 * most 5,000 files on each side. Without a file that only one side has there can be no rename, and the running process
 * gives the changes without a new one.
 */
export async function treeChanges(
  repository: Repository,
  baseTree: string,
  headTree: string,
): Promise<TreeChange[]> {
  const differences = await compareTreeObjects(repository, baseTree, headTree);
  // A rename needs both an added and a deleted path.
  if (
    differences !== undefined &&
    (differences.every(existsOn("before")) || differences.every(existsOn("after")))
  )
    return differences.map(changeOf);
  const args = ["diff-tree", ...options, "--end-of-options", baseTree, headTree];
  const records = splitRecords(await repository.bytes(args, "objects"));
  const changes: TreeChange[] = [];
  for (let at = 0; at < records.length; ) {
    const header = (records[at++] ?? Buffer.alloc(0)).toString("latin1");
    const match = /^:[0-7]+ ([0-7]+) ([0-9a-f]+) ([0-9a-f]+) ([AMDTR])([0-9]*)$/.exec(header);
    if (match === null)
      throw new DamagedObjects("diff-tree", `git diff-tree printed ${JSON.stringify(header.slice(0, 200))}`);
    const [, mode = "", before = "", after = "", letter = "", score = ""] = match;
    const path = showPath(treePath(records[at++] ?? Buffer.alloc(0)));
    const second = letter === "R" ? showPath(treePath(records[at++] ?? Buffer.alloc(0))) : path;
    changes.push({
      status: statusOf[letter as keyof typeof statusOf],
      from: letter === "A" ? null : path,
      to: letter === "D" ? null : second,
      fromBlob: letter === "A" ? null : before,
      toBlob: letter === "D" ? null : after,
      toMode: letter === "D" ? null : mode,
      similarity: letter === "R" ? Number(score) : null,
    });
  }
  return uncrossRenames(changes);
}

function existsOn(side: "before" | "after"): (one: PathDifference) => boolean {
  return (one) => one[side] !== null;
}

/** Returns a difference between tree objects as a change. Such a difference is never a rename. */
function changeOf({ path, before, after }: PathDifference): TreeChange {
  const shown = showPath(path);
  return {
    status: statusBetween(before, after),
    from: before === null ? null : shown,
    to: after === null ? null : shown,
    fromBlob: before?.id ?? null,
    toBlob: after?.id ?? null,
    toMode: after?.mode ?? null,
    similarity: null,
  };
}

function statusBetween(before: ObjectEntry | null, after: ObjectEntry | null): TreeChange["status"] {
  if (before === null) return "added";
  if (after === null) return "deleted";
  return before.mode.slice(0, 3) === after.mode.slice(0, 3) ? "modified" : "type-changed";
}

/**
 * Corrects crossed renames. If a change renames files in two copies of a folder (`src` and its build output), git can
 * pair a file of one copy with a file of the other, because their texts are nearly the same. If git scored both renames
 * equally, the pair in the same folder wins. A crossed pair would make findings of one copy look new.
 */
function uncrossRenames(changes: readonly TreeChange[]): TreeChange[] {
  const result = [...changes];
  const alike = new Map<string, number[]>();
  for (const [at, { from, to, similarity }] of changes.entries()) {
    if (from === null || to === null || similarity === null) continue;
    const key = `${posix.basename(from)}\0${posix.basename(to)}\0${similarity}`;
    alike.set(key, [...(alike.get(key) ?? []), at]);
  }
  for (const places of alike.values()) {
    if (places.length > copiesMax) continue;
    for (const one of places) for (const other of places) if (one < other) uncross(result, one, other);
  }
  return result;
}

/** Maximum number of copies. More files with one name are a convention (`index.ts`), not copies of a folder. */
const copiesMax = 8;

/** Swaps the old paths of two renames if both new pairs share more parent folders. Changes the list in place. */
function uncross(changes: TreeChange[], one: number, other: number): void {
  const [left, right] = [changes[one], changes[other]];
  if (left === undefined || right === undefined) return;
  // A pair with equal bytes is certain, so it stays.
  const isExact = left.similarity === 100 && left.fromBlob !== right.fromBlob;
  const isNearer =
    commonFolders(left.from, right.to) > commonFolders(left.from, left.to) &&
    commonFolders(right.from, left.to) > commonFolders(right.from, right.to);
  if (isExact || !isNearer) return;
  changes[one] = { ...left, from: right.from, fromBlob: right.fromBlob };
  changes[other] = { ...right, from: left.from, fromBlob: left.fromBlob };
}

/** Counts the folders from the top that two paths have in common. */
function commonFolders(from: string | null, to: string | null): number {
  const [left = [], right = []] = [from?.split("/"), to?.split("/")];
  const first = left.findIndex((name, at) => name !== right[at]);
  return first < 0 ? left.length : first;
}

const statusOf = {
  A: "added",
  D: "deleted",
  M: "modified",
  T: "type-changed",
  R: "renamed",
} as const satisfies Record<string, TreeChange["status"]>;

const options = [
  "-r",
  "-z",
  "-M50%",
  "-l5000",
  "--raw",
  "--no-ext-diff",
  "--no-textconv",
  "--full-index",
  "--ignore-submodules=none",
] as const;

/**
 * True if two trees differ only inside `folder`. False if this clone lacks one of them, since nothing is certain then.
 */
export async function isSameButFor(
  repository: Repository,
  one: string,
  other: string,
  folder: string,
): Promise<boolean> {
  for (const id of [one, other]) if (!isObjectId(id)) throw new Error(`not an object id: ${id}`);
  const args = ["diff-tree", "-r", "-z", "--name-only", "--no-renames", "--no-ext-diff"];
  const inFolder = Buffer.from(`${folder}/`);
  try {
    const names = splitRecords(await repository.bytes([...args, "--end-of-options", one, other], "objects"));
    return names.every((name) => name.subarray(0, inFolder.length).equals(inFolder));
  } catch {
    return false;
  }
}
