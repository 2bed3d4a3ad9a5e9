/** Computes the differences between two states of a tree, as a running server is notified of them. */
import { FileChangeType, type FileEvent } from "vscode-languageserver-protocol";
import { compareText } from "../../model/order.ts";
import { uriFromPath } from "../../model/paths.ts";

type Difference = { readonly path: string; readonly type: FileChangeType };

/**
 * Returns the created, deleted and changed files between two states of a tree, in order of their paths: a running
 * server must be notified of exactly these. Each map leads from a path to the id of its git object, so no file is read.
 */
export function compareFiles(
  before: ReadonlyMap<string, string>,
  after: ReadonlyMap<string, string>,
): readonly Difference[] {
  return [...new Set([...before.keys(), ...after.keys()])].sort(compareText).flatMap((path): Difference[] => {
    const [was, is] = [before.get(path), after.get(path)];
    if (was === is) return [];
    const type =
      was === undefined
        ? FileChangeType.Created
        : is === undefined
          ? FileChangeType.Deleted
          : FileChangeType.Changed;
    return [{ path, type }];
  });
}

/** Converts to events of `workspace/didChangeWatchedFiles`; `root` is absolute. */
export function watchedFileEvents(root: string, differences: readonly Difference[]): FileEvent[] {
  return differences.map(({ path, type }) => ({ uri: uriFromPath(`${root}/${path}`), type }));
}
