/** Lists the changed paths of two trees as a server sees them: by the files that were written. */
import { posix } from "node:path";
import type { TreeChange } from "../git/changes.ts";
import { once } from "../model/once.ts";
import type { Side } from "../model/report.ts";
import type { ChangedPath } from "../servers/profile.ts";
import type { Tree } from "./tree.ts";

/**
 * Lists the changed paths. A name is new if only one side has a file there: a link that becomes a file, or a file that
 * becomes too large, counts as added or deleted.
 */
export function changedPaths(
  changes: readonly Pick<TreeChange, "from" | "to">[],
  trees: Readonly<Record<Side, Pick<Tree, "written">>>,
): readonly ChangedPath[] {
  const filesOf = ({ written }: Pick<Tree, "written">) => new Set(written.files.map(({ path }) => path));
  const [base, head] = [filesOf(trees.base), filesOf(trees.head)];
  const folders = once(() => ({ base: foldersOf(base), head: foldersOf(head) }));
  const isIn = (folder: string) => folders().base.has(folder) && folders().head.has(folder);
  return changes.flatMap(({ from, to }) =>
    [...new Set([from, to])].flatMap((path) =>
      path === null ? [] : [changedPath(path, from !== to || base.has(path) !== head.has(path))],
    ),
  );

  function changedPath(path: string, isNewName: boolean): ChangedPath {
    return { path, isNewName, ...(isNewName ? { isNewFolder: !isIn(posix.dirname(path)) } : {}) };
  }
}

/** Returns every folder with a file in it, at any depth; "." for the top. */
function foldersOf(files: ReadonlySet<string>): ReadonlySet<string> {
  const folders = new Set(["."]);
  for (const path of files)
    for (let folder = posix.dirname(path); !folders.has(folder); folder = posix.dirname(folder))
      folders.add(folder);
  return folders;
}
