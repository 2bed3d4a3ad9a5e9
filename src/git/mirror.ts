/**
 * Mirrors a folder of dependencies at its place in a tree: as one link if possible, otherwise as a folder of links,
 * because some of its entries must lead into the tree.
 */
import type { Dirent } from "node:fs";
import { copyFile, lstat, mkdir, readdir, realpath, symlink } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { OwnPackageLinks } from "./own-packages.ts";

/** What a mirror must leave out or redirect. */
export type MirrorContext = {
  readonly own: OwnPackageLinks;
  /** Real paths of files that git tracks (the tree has them or deleted them), and of the folders above these files. */
  readonly tracked: { readonly files: ReadonlySet<string>; readonly holders: ReadonlySet<string> };
  /** Absolute folder of the tree. */
  readonly folder: string;
};

/**
 * Mirrors the folder `source` at `place`. A package that depends on a package of the repository is copied: tools
 * resolve its imports from the real path of its files, and behind a link that would find the user's checkout instead of
 * the tree. Files of the tree are kept. False if nothing was linked.
 */
export async function mirror(source: string, place: string, into: MirrorContext): Promise<boolean> {
  if (into.tracked.files.has(source)) return false;
  const existing = await lstat(place).catch(() => undefined);
  if (existing !== undefined && !existing.isDirectory()) return false;
  const isHolder = into.own.holders.has(source) || into.tracked.holders.has(source);
  if (existing === undefined && !isHolder) {
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

/** Mirrors one entry of a folder. False if git tracks it or the tree has it: then the tree decides. */
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

/** Copies a package file by file. Its links and its `node_modules` are mirrored, so that they lead into the tree. */
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

/** Returns the target for a link: the package in the tree if the link leads to an own package or a copied one. */
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
