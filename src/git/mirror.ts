/**
 * Mirrors a folder of dependencies at its place in a tree: as one link, or as a folder of links if some must lead
 * elsewhere.
 */
import type { Dirent } from "node:fs";
import { copyFile, lstat, mkdir, readdir, realpath, symlink } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { OwnPackageLinks } from "./own-packages.ts";

export type MirrorContext = {
  readonly own: OwnPackageLinks;
  /** Real paths of files that git tracks, which are part of a tree or absent, and of the folders that contain some. */
  readonly tracked: { readonly files: ReadonlySet<string>; readonly holders: ReadonlySet<string> };
  /** Absolute folder of the tree. */
  readonly folder: string;
};

/**
 * Mirrors a folder. A package that depends on a package of the repository is copied: its imports are resolved from
 * the real path of its files, and behind a link that would be the user's own checkout. Files of the tree are kept.
 * False if nothing was linked.
 */
export async function mirror(source: string, place: string, into: MirrorContext): Promise<boolean> {
  if (into.tracked.files.has(source)) return false;
  const there = await lstat(place).catch(() => undefined);
  if (there !== undefined && !there.isDirectory()) return false;
  const isHolder = into.own.holders.has(source) || into.tracked.holders.has(source);
  if (there === undefined && !isHolder) {
    await mkdir(dirname(place), { recursive: true });
    await symlink(source, place, "dir");
    return true;
  }
  let isLinked = false;
  for (const entry of await readdir(source, { withFileTypes: true }))
    isLinked =
      (await mirrorEntry(entry, [join(source, entry.name), join(place, entry.name)], into)) || isLinked;
  return isLinked;
}

async function mirrorEntry(
  entry: Dirent,
  [from, to]: readonly [string, string],
  into: MirrorContext,
): Promise<boolean> {
  if (entry.isDirectory() && !into.own.dependents.has(from)) return mirror(from, to, into);
  if (into.tracked.files.has(from) || (await isThere(to))) return false;
  await mkdir(dirname(to), { recursive: true });
  if (entry.isSymbolicLink()) await symlink(await targetOf(from, into), to);
  else if (into.own.dependents.has(from)) await copyPackage(from, to, into);
  else await symlink(from, to);
  return true;
}

async function copyPackage(source: string, place: string, into: MirrorContext): Promise<void> {
  await mkdir(place);
  for (const entry of await readdir(source, { withFileTypes: true })) {
    const [from, to] = [join(source, entry.name), join(place, entry.name)];
    if (entry.isSymbolicLink()) await symlink(await targetOf(from, into), to);
    else if (entry.name === "node_modules") await mirror(from, to, into);
    else if (entry.isDirectory()) await copyPackage(from, to, into);
    else if (entry.isFile()) await copyFile(from, to);
  }
}

/** Returns the target of a link of the source in the tree. */
async function targetOf(link: string, { own, folder }: MirrorContext): Promise<string> {
  const real = await realpath(link).catch(() => link);
  const inside = own.folderOf(real) ?? own.dependents.get(real);
  return inside === undefined ? link : join(folder, inside);
}

async function isThere(path: string): Promise<boolean> {
  return lstat(path).then(
    () => true,
    () => false,
  );
}
