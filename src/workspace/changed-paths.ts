/** What differs between two trees as a server sees them: by the files that were written out. */
import type { Side } from "../core/report.ts";
import type { TreeChange } from "../repo/changes.ts";
import type { ChangedPath } from "../servers/profile.ts";
import type { Tree } from "./tree.ts";

/**
 * A name is new where one side alone has a file there: a link that becomes a file, or a file that becomes too large, is as
 * good as added or deleted.
 */
export function changedPaths(
  changes: readonly Pick<TreeChange, "from" | "to">[],
  trees: Readonly<Record<Side, Pick<Tree, "written">>>,
): readonly ChangedPath[] {
  const filesOf = ({ written }: Pick<Tree, "written">) => new Set(written.files.map(({ path }) => path));
  const [base, head] = [filesOf(trees.base), filesOf(trees.head)];
  return changes.flatMap(({ from, to }) =>
    [...new Set([from, to])].flatMap((path) =>
      path === null ? [] : [{ path, isNewName: from !== to || base.has(path) !== head.has(path) }],
    ),
  );
}
