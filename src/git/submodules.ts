/** Adds the files of submodules to the trees, if this clone has the submodules' commits of both sides. */
import { compact } from "../model/compact.ts";
import type { Repository } from "./git.ts";
import { listTree, type TreeEntry } from "./listing.ts";
import { showPath, type TreePath, treePath } from "./names.ts";
import { readCommit, readObjectType } from "./objects.ts";
import type { ResolvedRevisions } from "./resolved.ts";
import { writeTreeObjects } from "./tree-writing.ts";

/**
 * Returns the same commits with trees in which each submodule is a folder with its files. Code that imports from a
 * submodule would otherwise have missing imports. If one side's commit is not available, the submodule stays a commit
 * on both sides: otherwise all its files would look added or deleted.
 */
export async function withSubmodules(
  repository: Repository,
  revisions: ResolvedRevisions,
): Promise<ResolvedRevisions> {
  const { base, head } = revisions;
  const [before, after] = await Promise.all([base, head].map(({ tree }) => linksIn(repository, tree)));
  if (before === undefined || after === undefined || before.size + after.size === 0) return revisions;
  const isAbsent = (path: string) => [before, after].some((side) => side.get(path) === null);
  const withFolders = (tree: string, links: Links) =>
    enter(repository, tree, new Map([...links].filter(([path]) => !isAbsent(path))));
  const entered = [...new Set([...before.keys(), ...after.keys()])].filter((path) => !isAbsent(path));
  const pathsWhere = (isMoved: boolean) => {
    const paths = entered.filter((path) => (before.get(path) !== after.get(path)) === isMoved);
    return paths.length === 0 ? undefined : paths.map(pathOf);
  };
  return {
    ...revisions,
    base: { ...base, tree: await withFolders(base.tree, before) },
    head: { ...head, tree: await withFolders(head.tree, after) },
    ...compact({ unmovedSubmodules: pathsWhere(false), movedSubmodules: pathsWhere(true) }),
  };
}

/** Trees of the submodules' commits by path, with nested submodules as folders; null if a commit is not available. */
type Links = ReadonlyMap<string, string | null>;

/** Maximum depth: submodules may have submodules. */
const depthMax = 8;

/** Finds the submodules of a tree and the trees of their commits. Nested submodules are followed down to 8 levels. */
async function linksIn(repository: Repository, tree: string, depth = 0): Promise<Links> {
  const entries = (await listTree(repository, tree)).filter(({ type }) => type === "commit");
  const links = entries.map(async ({ path, id }) => {
    const own = depth < depthMax ? (await readCommit(repository, id))?.tree : undefined;
    if (own === undefined || (await readObjectType(repository, own)) !== "tree")
      return [keyOf(path), null] as const;
    const inside = await linksIn(repository, own, depth + 1);
    return [keyOf(path), await enter(repository, own, inside)] as const;
  });
  return new Map(await Promise.all(links));
}

/**
 * Writes a tree in which the available submodules are folders, and returns its id. Returns the same tree if there are
 * none, or if a submodule and a file have the same path.
 */
async function enter(repository: Repository, tree: string, links: Links): Promise<string> {
  if ([...links.values()].every((own) => own === null)) return tree;
  const files = (await listTree(repository, tree)).map(async (entry) => {
    const own = entry.type === "commit" ? (links.get(keyOf(entry.path)) ?? null) : null;
    return own === null ? [entry] : below(entry, await listTree(repository, own));
  });
  const entries = (await Promise.all(files)).flat();
  const list = entries.map(({ path, mode, id }) => ({ path: bytesOf(path), mode, id }));
  return (await writeTreeObjects(repository, list)) ?? tree;
}

function below(folder: TreeEntry, entries: readonly TreeEntry[]): readonly TreeEntry[] {
  const above = Buffer.concat([bytesOf(folder.path), Buffer.from("/")]);
  return entries.map((entry) => ({
    ...entry,
    path: { bytes: Buffer.concat([above, bytesOf(entry.path)]), shown: "" },
  }));
}

function bytesOf(path: TreePath): Buffer {
  return typeof path === "string" ? Buffer.from(path) : path.bytes;
}

function keyOf(path: TreePath): string {
  return bytesOf(path).toString("latin1");
}

function pathOf(key: string): string {
  return showPath(treePath(Buffer.from(key, "latin1")));
}
