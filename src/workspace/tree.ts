/** Writes one tree of git objects to disk, with links to the dependencies of this machine. */
import { mkdirSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { type LinkedDependency, linkDependencies, type UnlinkedDependency } from "../git/dependencies.ts";
import type { Repository } from "../git/git.ts";
import { listTree } from "../git/listing.ts";
import { readBlob } from "../git/objects.ts";
import {
  defaultCaps,
  type MaterialisedFile,
  type PresentFiles,
  type WrittenFiles,
  writeFiles,
} from "../git/tree.ts";
import type { WorkspaceContext } from "./context.ts";

/**
 * Names of the trees of a run, in its folder. `self` is head with its own server configuration; `tree` is for a run
 * over one commit.
 */
export const treeNames = ["base", "head", "self", "tree"] as const;

/** Commit and tree of a snapshot. The commit is null for a state that no commit has, such as the working tree. */
export type SnapshotId = { readonly commit: string | null; readonly tree: string };

/** Tree of files on disk that servers read. */
export type Tree = {
  readonly snapshot: SnapshotId;
  /** Folder of the tree; absolute. */
  readonly root: string;
  readonly written: WrittenFiles;
  /** Folder in which its dependencies were found, laid out like the repository; absolute. */
  readonly from: string;
  readonly linked: readonly string[];
  /** Linked folders in which the tree has files of its own. */
  readonly shared: readonly Pick<LinkedDependency, "name" | "ownFiles">[];
  readonly unlinked: readonly UnlinkedDependency[];
};

/**
 * Writes a tree; `root` and the folders above it are created. `arrange` can move what was written before anything is
 * linked into it, for runs in another folder.
 */
export async function writeTree(
  context: Pick<WorkspaceContext, "repository" | "dependencies" | "from">,
  snapshot: SnapshotId,
  root: string,
  arrange: (written: WrittenFiles) => string = () => root,
  {
    like,
    present,
  }: {
    /** Other tree of the same run, which has most of the files of this one. */
    readonly like?: Tree | undefined;
    /** Files that are already in `root`. */
    readonly present?: PresentFiles | undefined;
  } = {},
): Promise<Tree> {
  const { repository, dependencies, from = repository.top } = context;
  mkdirSync(root, { recursive: true });
  const other = like === undefined ? undefined : { folder: like.root, files: like.written.files };
  const written = await writeFiles(repository, snapshot.tree, root, defaultCaps, {
    like: other,
    present,
  });
  const arranged = arrange(written);
  // Tools honour a `.gitignore` only inside of a repository, and search no higher than its top. So the tree gets an
  // empty `.git` folder.
  mkdirSync(join(arranged, ".git"), { recursive: true });
  const paths = written.files.map((file) => file.path);
  const { linked, unlinked } = await linkDependencies(repository, arranged, dependencies, { paths, from });
  return {
    snapshot,
    root: arranged,
    written,
    from,
    linked: linked.map((one) => one.name),
    shared: linked.filter((one) => one.ownFiles > 0),
    unlinked,
  };
}

/** Plain file of a tree that has other content in the next tree. */
type Edit = Pick<MaterialisedFile, "path" | "blob" | "size">;

/**
 * Returns the edits between two trees; undefined if more than the content of regular files differs. Then the caller
 * must write the tree again.
 */
export async function editsTo(
  repository: Repository,
  { written, snapshot }: Tree,
  next: SnapshotId,
): Promise<readonly Edit[] | undefined> {
  const [before, after] = await Promise.all([
    listTree(repository, snapshot.tree),
    listTree(repository, next.tree),
  ]);
  // A link gives a file several names, and an edit would have to reach all of them.
  if (written.links.length > 0 || before.length !== after.length) return undefined;
  const plain = new Set(written.files.map(({ path }) => path));
  const known = new Map(before.map((entry) => [entry.path, entry] as const));
  const edits: Edit[] = [];
  for (const { path, mode, id, size } of after) {
    const old = known.get(path);
    // A name that is not UTF-8 equals no other name.
    if (old === undefined || old.mode !== mode) return undefined;
    if (old.id === id) continue;
    const isPlain = typeof path === "string" && plain.has(path);
    if (!isPlain || size === null || size > defaultCaps.fileBytesMax) return undefined;
    edits.push({ path, blob: id, size });
  }
  return edits;
}

/**
 * Edits a tree in place. It replaces each file instead of overwriting it, because another tree can share the same
 * file on disk.
 */
export async function editTree(
  repository: Repository,
  tree: Tree,
  next: SnapshotId,
  edits: readonly Edit[],
): Promise<Tree> {
  const files = new Map(tree.written.files.map((file) => [file.path, file] as const));
  for (const edit of edits) {
    const target = join(tree.root, edit.path);
    const beside = join(tree.root, ".git", edit.blob);
    writeFileSync(beside, await readBlob(repository, edit.blob), { mode: 0o644 });
    renameSync(beside, target);
    files.set(edit.path, edit);
  }
  return { ...tree, snapshot: next, written: { ...tree.written, files: [...files.values()] } };
}
