/** One tree of git objects written to disk, with the dependencies of this machine linked into it. */
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { type LinkedDependency, linkDependencies, type UnlinkedDependency } from "../repo/dependencies.ts";
import { defaultCaps, type Materialised, materialise } from "../repo/tree.ts";
import type { WorkspaceContext } from "./context.ts";

/** What the trees of a run are called, in its folder. */
export const treeNames = ["base", "head", "self", "tree"] as const;

export type SnapshotId = { readonly commit: string | null; readonly tree: string };

export type Tree = {
  readonly snapshot: SnapshotId;
  /** Absolute. */
  readonly root: string;
  readonly written: Materialised;
  /** Where its dependencies were found, laid out as the repository; absolute. */
  readonly from: string;
  readonly linked: readonly string[];
  /** Of those that are linked: in which the tree has files of its own. */
  readonly shared: readonly Pick<LinkedDependency, "name" | "ownFiles">[];
  readonly unlinked: readonly UnlinkedDependency[];
};

/** `root` is made with the folders above it. `arrange` may move what was written before anything is linked into it. */
export async function writeTree(
  context: Pick<WorkspaceContext, "repository" | "dependencies" | "from">,
  snapshot: SnapshotId,
  root: string,
  arrange: (written: Materialised) => string = () => root,
  /** Another tree of the same run, most of whose files this one has, too. */
  like?: Tree,
): Promise<Tree> {
  const { repository, dependencies, from = repository.top } = context;
  mkdirSync(root, { recursive: true });
  const other = like === undefined ? undefined : { folder: like.root, files: like.written.files };
  const written = await materialise(repository, snapshot.tree, root, defaultCaps, other);
  const arranged = arrange(written);
  // A tree is no repository, and tools that honour a .gitignore do so inside of one only, and look no higher than there.
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
