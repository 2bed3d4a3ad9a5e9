/**
 * Recognises files that an earlier run wrote into a folder, so that the next run need not write them again. A file is
 * known by its state in the file system: device, inode, size, permissions, and the times of modification and change. No
 * program can set the time of change. All other files in the folder are removed.
 */
import { type Dirent, lstatSync, readdirSync, rmSync } from "node:fs";
import { join } from "node:path";

/** File with the `state` that `fileState` returned after the last write. */
export type KnownFile = { readonly blob: string; readonly state: string };

/** Known files by path. */
export type KnownFiles = ReadonlyMap<string, KnownFile>;

/** The entries of a folder, compared with the known files. */
export type LookedThrough = {
  /** Blobs of the unchanged files, by path. */
  readonly intact: ReadonlyMap<string, string>;
  /** All other entries, except folders. */
  readonly others: readonly string[];
  readonly folders: readonly string[];
};

/** Returns the state of a file as one text that changes with every write; undefined if it is not a regular file. */
export function fileState(file: string): string | undefined {
  const stats = lstatSync(file, { bigint: true, throwIfNoEntry: false });
  if (stats?.isFile() !== true) return undefined;
  const { dev, ino, size, mode, mtimeNs, ctimeNs } = stats;
  return [dev, ino, size, mode, mtimeNs, ctimeNs].join(":");
}

/**
 * Compares all files of a folder with the known ones. Throws if a folder cannot be read or a name is not UTF-8: the
 * caller then moves the folder away and writes the complete tree.
 */
export function compareWithKnown(top: string, known: KnownFiles): LookedThrough {
  const [intact, others, folders] = [new Map<string, string>(), [] as string[], [] as string[]];
  const visit = (folder: string) => {
    const entries: readonly Dirent[] = readdirSync(join(top, folder), { withFileTypes: true });
    for (const entry of entries) {
      const path = folder === "" ? entry.name : `${folder}/${entry.name}`;
      if (entry.name.includes("\ufffd")) throw new Error("a file name is not UTF-8");
      const file = known.get(path);
      if (entry.isDirectory()) folders.push(path);
      else if (file !== undefined && fileState(join(top, path)) === file.state) intact.set(path, file.blob);
      else others.push(path);
      if (entry.isDirectory()) visit(path);
    }
  };
  visit("");
  return { intact, others, folders };
}

/**
 * Removes everything except intact files that the new tree also has, and the folders above them. A file that somebody
 * added would otherwise be checked. Returns the remaining blobs by path. `removed` is called for each known file that
 * is removed.
 */
export function keepOnly(
  top: string,
  { intact, others, folders }: LookedThrough,
  /** Wanted blobs by path. */
  wanted: ReadonlyMap<string, string>,
  removed: (path: string) => void,
): ReadonlyMap<string, string> {
  const needed = new Set<string>();
  for (const path of wanted.keys())
    for (let end = path.lastIndexOf("/"); end > 0; end = path.lastIndexOf("/", end - 1)) {
      const folder = path.slice(0, end);
      if (needed.has(folder)) break;
      needed.add(folder);
    }
  const kept = new Map([...intact].filter(([path, blob]) => wanted.get(path) === blob));
  const remove = (path: string) => rmSync(join(top, path), { recursive: true, force: true });
  for (const path of intact.keys()) {
    if (kept.has(path)) continue;
    remove(path);
    removed(path);
  }
  for (const path of others) remove(path);
  for (const folder of folders) if (!needed.has(folder)) remove(folder);
  return kept;
}
