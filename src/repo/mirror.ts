/** A folder of dependencies at its place in a tree: one link, or a folder of links where some must lead elsewhere. */
import { copyFile, mkdir, readdir, realpath, symlink } from "node:fs/promises";
import { join } from "node:path";
import type { OwnPackages } from "./own-packages.ts";

type Mirrored = { readonly own: OwnPackages /** The tree; absolute. */; readonly folder: string };

/**
 * What needs a package of the repository is copied: where it is looked for is decided by where a file really lies, and
 * behind a link that would be the user's own checkout.
 */
export async function mirror(source: string, place: string, into: Mirrored): Promise<void> {
  if (!into.own.holders.has(source)) {
    await symlink(source, place, "dir");
    return;
  }
  await mkdir(place, { recursive: true });
  for (const entry of await readdir(source, { withFileTypes: true })) {
    const [from, to] = [join(source, entry.name), join(place, entry.name)];
    if (entry.isSymbolicLink()) await symlink(await targetOf(from, into), to);
    else if (into.own.dependents.has(from)) await copyPackage(from, to, into);
    else if (entry.isDirectory()) await mirror(from, to, into);
    else await symlink(from, to);
  }
}

async function copyPackage(source: string, place: string, into: Mirrored): Promise<void> {
  await mkdir(place);
  for (const entry of await readdir(source, { withFileTypes: true })) {
    const [from, to] = [join(source, entry.name), join(place, entry.name)];
    if (entry.isSymbolicLink()) await symlink(await targetOf(from, into), to);
    else if (entry.name === "node_modules") await mirror(from, to, into);
    else if (entry.isDirectory()) await copyPackage(from, to, into);
    else if (entry.isFile()) await copyFile(from, to);
  }
}

/** Where a link of the source must lead to in the tree. */
async function targetOf(link: string, { own, folder }: Mirrored): Promise<string> {
  const real = await realpath(link).catch(() => link);
  const inside = own.folderOf(real) ?? own.dependents.get(real);
  return inside === undefined ? link : join(folder, inside);
}
