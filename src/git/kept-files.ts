/**
 * Files of a tree that an earlier run wrote, known again by what the file system says of them: the device, the inode, the size,
 * the rights and the times of writing and change, the last of which no program can set. Nothing else that lies there stays.
 */
import { type Dirent, lstatSync, readdirSync, rmSync } from "node:fs";
import { join } from "node:path";

/** `state`: as `stateOf` gave it once nobody was to write to the file any more. */
export type KnownFile = { readonly blob: string; readonly state: string };

/** By path. */
export type KnownFiles = ReadonlyMap<string, KnownFile>;

export type LookedThrough = {
  /** The blobs of those that are as they were, by path. */
  readonly intact: ReadonlyMap<string, string>;
  /** What lies there besides, folders not among them. */
  readonly others: readonly string[];
  readonly folders: readonly string[];
};

/** Undefined where no plain file lies there. */
export function stateOf(file: string): string | undefined {
  const stats = lstatSync(file, { bigint: true, throwIfNoEntry: false });
  if (stats?.isFile() !== true) return undefined;
  const { dev, ino, size, mode, mtimeNs, ctimeNs } = stats;
  return [dev, ino, size, mode, mtimeNs, ctimeNs].join(":");
}

/** Throws where a folder cannot be read, or a name is no UTF-8. */
export function lookThrough(top: string, known: KnownFiles): LookedThrough {
  const [intact, others, folders] = [new Map<string, string>(), [] as string[], [] as string[]];
  const look = (folder: string) => {
    const entries: readonly Dirent[] = readdirSync(join(top, folder), { withFileTypes: true });
    for (const entry of entries) {
      const path = folder === "" ? entry.name : `${folder}/${entry.name}`;
      if (entry.name.includes("\ufffd")) throw new Error("a name that cannot be told");
      const file = known.get(path);
      if (entry.isDirectory()) folders.push(path);
      else if (file !== undefined && stateOf(join(top, path)) === file.state) intact.set(path, file.blob);
      else others.push(path);
      if (entry.isDirectory()) look(path);
    }
  };
  look("");
  return { intact, others, folders };
}

/**
 * Removes all but the intact files that are wanted, and folders in which none is. Those that stay, by path; `removed` is told
 * of the known files that went.
 */
export function keepOnly(
  top: string,
  { intact, others, folders }: LookedThrough,
  /** Blobs by path. */
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
