/**
 * Finds the differences between two trees from their objects. The process that reads objects is already running, so for
 * most changes this is faster than `git diff-tree`.
 */
import { DamagedObjects } from "./damage.ts";
import { isObjectId, type Repository } from "./git.ts";
import { type TreePath, treePath } from "./names.ts";
import { metaBytesMax, type ObjectEntry, parseTreeEntries, treeMode } from "./objects.ts";

/** Difference in one path. `before` or `after` is null if that tree has no file there, but perhaps a folder. */
export type PathDifference = {
  readonly path: TreePath;
  readonly before: ObjectEntry | null;
  readonly after: ObjectEntry | null;
};

/**
 * Lists the differences in the order of the bytes of paths, without renames. Only subtrees with different ids are read.
 * Undefined if this clone lacks a tree: the caller then runs git, whose message names the object. Throws DamagedObjects
 * for a tree that git would not write.
 */
export async function compareTreeObjects(
  repository: Repository,
  one: string,
  other: string,
): Promise<readonly PathDifference[] | undefined> {
  for (const id of [one, other]) if (!isObjectId(id)) throw new Error(`not an object id: ${id}`);
  const found: {
    readonly bytes: Buffer;
    readonly before: ObjectEntry | null;
    readonly after: ObjectEntry | null;
  }[] = [];
  const compare = async (above: Buffer, before: string | null, after: string | null): Promise<boolean> => {
    const [old, now] = await Promise.all([entriesOf(repository, before), entriesOf(repository, after)]);
    if (old === undefined || now === undefined) return false;
    for (const name of new Set([...old.keys(), ...now.keys()])) {
      const [oldEntry, newEntry] = [old.get(name) ?? null, now.get(name) ?? null];
      if (oldEntry?.id === newEntry?.id && oldEntry?.mode === newEntry?.mode) continue;
      const bytes = Buffer.concat([above, Buffer.from(name, "latin1")]);
      const leaves = { before: leafOf(oldEntry), after: leafOf(newEntry) };
      if (leaves.before !== null || leaves.after !== null) found.push({ bytes, ...leaves });
      const [from, to] = [treeOf(oldEntry), treeOf(newEntry)];
      const isComplete =
        (from === null && to === null) || (await compare(Buffer.concat([bytes, slash]), from, to));
      if (!isComplete) return false;
    }
    return true;
  };
  if (!(await compare(Buffer.alloc(0), one, other))) return undefined;
  return found
    .toSorted((left, right) => Buffer.compare(left.bytes, right.bytes))
    .map(({ bytes, before, after }) => ({ path: treePath(bytes), before, after }));
}

const slash = Buffer.from("/");

function leafOf(entry: ObjectEntry | null): ObjectEntry | null {
  return entry === null || entry.mode === treeMode ? null : entry;
}

function treeOf(entry: ObjectEntry | null): string | null {
  return entry?.mode === treeMode ? entry.id : null;
}

/** Reads the entries of a tree; empty for null, which is no tree. Undefined if this clone lacks it. */
async function entriesOf(
  repository: Repository,
  tree: string | null,
): Promise<ReadonlyMap<string, ObjectEntry> | undefined> {
  if (tree === null) return new Map();
  const answer = await repository.objects.read(tree, metaBytesMax);
  if (answer.kind !== "object" || answer.type !== "tree") return undefined;
  const entries = parseTreeEntries(answer.bytes, repository.objectFormat);
  // git reads a malformed tree in its own way, so Lanser and git would see different changes.
  if (entries === undefined) throw new DamagedObjects("cat-file", `${tree} is not a well-formed tree`);
  return entries;
}
