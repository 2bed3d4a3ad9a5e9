/**
 * Opens the folders of a repository one by one, from its top, and never follows a link. A link in an untrusted
 * repository could lead to any folder of the machine.
 */
import { UserError } from "../model/errors.ts";
import { folderOf } from "../model/paths.ts";
import type { Attributes, Disk, EntryStat, Handle } from "../platform/disk.ts";
import { denied } from "./jail.ts";

/** Top folder of a repository, open, with the disk that it is on. */
export type OpenTree = { readonly disk: Disk; readonly top: Handle };

export function nameOf(path: string): string {
  return path.slice(path.lastIndexOf("/") + 1);
}

/**
 * Calls `use` with the open folder at a path, "." for the top, and closes it. Undefined if the folder does not exist.
 * Throws a UserError if an entry on the path is a link or no folder.
 */
export function withFolder<Result>(
  { disk, top }: OpenTree,
  path: string,
  use: (folder: Handle) => Result,
): Result | undefined {
  if (path === ".") return use(top);
  let at = top;
  try {
    for (const name of path.split("/")) {
      const next = openOne(disk, at, name, path);
      if (next === undefined) return undefined;
      if (at !== top) disk.close(at);
      at = next;
    }
    return use(at);
  } finally {
    if (at !== top) disk.close(at);
  }
}

function openOne(disk: Disk, at: Handle, name: string, path: string): Handle | undefined {
  try {
    return disk.openFolder(at, name);
  } catch (error) {
    const kind = disk.stat(at, name)?.kind;
    if (kind === "link") throw denied(path, { rule: "link", why: `has the symbolic link ${name}` });
    if (kind === undefined || kind === "folder") throw error;
    throw new UserError("apply-conflict", `${name} in ${path} is not a folder`, { cause: error });
  }
}

/** Groups items by the folder of their path. Each folder is then opened and written to the disk once. */
export function byFolder<Item extends { readonly path: string }>(
  items: readonly Item[],
): readonly (readonly [folder: string, items: readonly Item[]])[] {
  const groups = new Map<string, Item[]>();
  for (const item of items) {
    const folder = folderOf(item.path);
    const group = groups.get(folder);
    if (group === undefined) groups.set(folder, [item]);
    else group.push(item);
  }
  return [...groups];
}

/** Returns what is at a path; undefined if there is nothing. */
export function entryAt(tree: OpenTree, path: string): EntryStat | undefined {
  return withFolder(tree, folderOf(path), (folder) => tree.disk.stat(folder, nameOf(path)));
}

/** Creates a folder whose parent exists. `attributes` are its exact ones; undefined for the usual ones. */
export function makeFolderAt(tree: OpenTree, path: string, attributes: Attributes | undefined): void {
  const { disk } = tree;
  const name = nameOf(path);
  withFolder(tree, folderOf(path), (above) => {
    disk.makeFolder(above, name, 0o777);
    const made = attributes === undefined ? undefined : disk.openFolder(above, name);
    if (made !== undefined && attributes !== undefined) {
      disk.setAttributes(made, attributes);
      disk.sync(made);
      disk.close(made);
    }
    disk.sync(above);
  });
}

/** Writes a new file and waits until it is on the disk. Null attributes: the usual ones of a new file. */
export function writeTemporary(
  { disk }: OpenTree,
  folder: Handle,
  name: string,
  bytes: Buffer,
  attributes: Attributes | null,
): void {
  const file = disk.createFile(folder, name, attributes === null ? 0o666 : 0o600);
  try {
    disk.write(file, bytes);
    if (attributes !== null) disk.setAttributes(file, attributes);
    disk.sync(file);
  } finally {
    disk.close(file);
  }
}
