/**
 * Finds the differences between two trees from their objects, through the process that is running: for most changes
 * nothing else is needed.
 */
import { DamagedObjects } from "./damage.ts";
import { isObjectId, type Repository } from "./git.ts";
import { type TreePath, treePath } from "./names.ts";
import { metaBytesMax, type ObjectEntry, parseTreeEntries, treeMode } from "./objects.ts";

/** Difference in one path; `before` and `after` are null if that tree has nothing of this name, or a folder. */
export type PathDifference = {
  readonly path: TreePath;
  readonly before: ObjectEntry | null;
  readonly after: ObjectEntry | null;
};

/**
 * Lists the differences in the order of the bytes of paths, without renames. Undefined if a tree is not here, for
 * which git has a message. Throws for a tree that git would not write.
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
      const [was, is] = [old.get(name) ?? null, now.get(name) ?? null];
      if (was?.id === is?.id && was?.mode === is?.mode) continue;
      const bytes = Buffer.concat([above, Buffer.from(name, "latin1")]);
      const leaves = { before: leafOf(was), after: leafOf(is) };
      if (leaves.before !== null || leaves.after !== null) found.push({ bytes, ...leaves });
      const [from, to] = [treeOf(was), treeOf(is)];
      const isWhole =
        (from === null && to === null) || (await compare(Buffer.concat([bytes, slash]), from, to));
      if (!isWhole) return false;
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

async function entriesOf(
  repository: Repository,
  tree: string | null,
): Promise<ReadonlyMap<string, ObjectEntry> | undefined> {
  if (tree === null) return new Map();
  const answer = await repository.objects.read(tree, metaBytesMax);
  if (answer.kind !== "object" || answer.type !== "tree") return undefined;
  const entries = parseTreeEntries(answer.bytes, repository.objectFormat);
  // Git reads such a tree in its own way, which shows another change than there is.
  if (entries === undefined) throw new DamagedObjects("cat-file", `${tree} is no well-formed tree`);
  return entries;
}
