/** Restores the files from before an unfinished edit. It can be interrupted itself, and then runs again. */
import { UserError } from "../model/errors.ts";
import { folderOf, foldersAbove } from "../model/paths.ts";
import { sha256Hex } from "../platform/hashing.ts";
import type { EditState, Journal, JournalFile } from "./state.ts";
import {
  byFolder,
  entryAt,
  makeFolderAt,
  nameOf,
  type OpenTree,
  withFolder,
  writeTemporary,
} from "./walk.ts";

/**
 * Restores all files of the journal, removes what the edit created, and then the journal. Only files for which
 * `isReplaced` is true are restored; the others were never written. Throws a UserError, before it changes anything, if
 * another program has changed one of them since.
 */
export function rollBack(
  tree: OpenTree,
  state: EditState,
  journal: Journal,
  isReplaced: (path: string) => boolean,
): void {
  const { disk } = tree;
  const files = journal.files.map((file, index) => ({
    ...file,
    index,
    isNew: isReplaced(file.path) && isNewAt(tree, file),
  }));
  for (const { path, before, isNew } of files)
    if (isNew && before !== null) restoreFolders(tree, path, journal);
  for (const [folder, some] of byFolder(files))
    withFolder(tree, folder, (open) => {
      for (const { path, temporary, before, index, isNew } of some) {
        if (disk.stat(open, temporary) !== undefined) disk.unlink(open, temporary);
        if (!isNew) continue;
        if (before === null) {
          disk.unlink(open, nameOf(path));
          continue;
        }
        writeTemporary(tree, open, temporary, state.contentBefore(journal, index), before.attributes);
        disk.rename(open, temporary, nameOf(path));
      }
      // Also without a change: a first recovery can have stopped before it waited for the disk.
      disk.sync(open);
    });
  for (const path of journal.made.toReversed())
    withFolder(tree, folderOf(path), (above) => {
      const isThere = disk.stat(above, nameOf(path))?.kind === "folder";
      if (isThere && disk.removeFolder(above, nameOf(path))) disk.sync(above);
    });
  state.drop();
  state.clean();
}

/**
 * True if a file is not as it was before the edit. A missing file counts as new, because nothing is lost if it is
 * restored. Throws a UserError for a content that is neither the old nor the new one.
 */
function isNewAt(tree: OpenTree, { path, before, after }: JournalFile): boolean {
  const found = entryAt(tree, path);
  if (found === undefined) return before !== null;
  const bytes =
    found.kind === "file"
      ? withFolder(tree, folderOf(path), (folder) => tree.disk.read(folder, nameOf(path)))
      : undefined;
  const digest = bytes === undefined ? undefined : sha256Hex(bytes);
  if (digest !== undefined && digest === before?.sha256) return false;
  if (digest !== undefined && digest === after?.sha256) return true;
  throw new UserError("apply-conflict", `${path} has changed since the interrupted edit`, {
    hint: "Move your version of the file away, and run `lanser recover` again.",
  });
}

/** Creates the folders above a path that the edit has removed. */
function restoreFolders(tree: OpenTree, path: string, { removed }: Journal): void {
  for (const folder of foldersAbove(path)) {
    if (entryAt(tree, folder) !== undefined) continue;
    makeFolderAt(tree, folder, removed.find((one) => one.path === folder)?.attributes);
  }
}
