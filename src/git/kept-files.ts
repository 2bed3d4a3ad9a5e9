/**
 * Recognizes files of a tree that an earlier run wrote by their state in the file system: device, inode, size,
 * permissions and the times of modification and change, the last of which no program can set. All other files there
 * are removed.
 */
import { type Dirent, lstatSync, readdirSync, rmSync } from "node:fs";
import { join } from "node:path";

/** File with its `state`, as `fileState` returned it once nothing wrote to the file any more. */
export type KnownFile = { readonly blob: string; readonly state: string };

/** Known files by path. */
export type KnownFiles = ReadonlyMap<string, KnownFile>;

export type LookedThrough = {
  /** Blobs of the unchanged files, by path. */
  readonly intact: ReadonlyMap<string, string>;
  /** All other entries, except folders. */
  readonly others: readonly string[];
  readonly folders: readonly string[];
};

/** Returns the state of a file; undefined if it is not a plain file. */
export function fileState(file: string): string | undefined {
  const stats = lstatSync(file, { bigint: true, throwIfNoEntry: false });
  if (stats?.isFile() !== true) return undefined;
  const { dev, ino, size, mode, mtimeNs, ctimeNs } = stats;
  return [dev, ino, size, mode, mtimeNs, ctimeNs].join(":");
}

/** Compares the folder with the known files. Throws if a folder cannot be read, or a name is not UTF-8. */
export function compareWithKnown(top: string, known: KnownFiles): LookedThrough {
  const [intact, others, folders] = [new Map<string, string>(), [] as string[], [] as string[]];
  const look = (folder: string) => {
    const entries: readonly Dirent[] = readdirSync(join(top, folder), { withFileTypes: true });
    for (const entry of entries) {
      const path = folder === "" ? entry.name : `${folder}/${entry.name}`;
      if (entry.name.includes("\ufffd")) throw new Error("a name that cannot be told");
      const file = known.get(path);
      if (entry.isDirectory()) folders.push(path);
      else if (file !== undefined && fileState(join(top, path)) === file.state) intact.set(path, file.blob);
      else others.push(path);
      if (entry.isDirectory()) look(path);
    }
  };
  look("");
  return { intact, others, folders };
}

/**
 * Removes everything but the wanted intact files, and empty folders. Returns the remaining files by path; `removed`
 * is called for each known file that was removed.
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
  const stay = new Map([...intact].filter(([path, blob]) => wanted.get(path) === blob));
  const remove = (path: string) => rmSync(join(top, path), { recursive: true, force: true });
  for (const path of intact.keys()) {
    if (stay.has(path)) continue;
    remove(path);
    removed(path);
  }
  for (const path of others) remove(path);
  for (const folder of folders) if (!needed.has(folder)) remove(folder);
  return stay;
}
