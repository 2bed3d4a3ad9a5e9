/** One tree of git objects written to disk, with the dependencies of this machine linked into it. */
import { mkdirSync } from "node:fs";
import { linkDependencies, type UnlinkedDependency } from "../repo/dependencies.ts";
import { defaultCaps, type Materialised, materialise } from "../repo/tree.ts";
import type { WorkspaceContext } from "./context.ts";

export type SnapshotId = { readonly commit: string | null; readonly tree: string };

export type Tree = {
  readonly snapshot: SnapshotId;
  /** Absolute. */
  readonly root: string;
  readonly written: Materialised;
  /** Where its dependencies were found, laid out as the repository; absolute. */
  readonly from: string;
  readonly linked: readonly string[];
  readonly unlinked: readonly UnlinkedDependency[];
};

/**
 * `root` is made with the folders above it. `arrange` may move what was written before anything is linked into it. `from`
 * is where dependencies are found, laid out as the repository; absolute.
 */
export async function writeTree(
  { repository, dependencies }: Pick<WorkspaceContext, "repository" | "dependencies">,
  snapshot: SnapshotId,
  root: string,
  arrange: (written: Materialised) => string = () => root,
  from: string = repository.top,
): Promise<Tree> {
  mkdirSync(root, { recursive: true });
  const written = await materialise(repository, snapshot.tree, root, defaultCaps);
  const arranged = arrange(written);
  const paths = written.files.map((file) => file.path);
  const { linked, unlinked } = await linkDependencies(repository, arranged, dependencies, { paths, from });
  return { snapshot, root: arranged, written, from, linked: linked.map((one) => one.name), unlinked };
}
