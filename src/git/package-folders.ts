/**
 * Finds folders of installed packages in a working tree that git neither tracks nor ignores. `python -m venv` writes no
 * `.gitignore` into its folder before Python 3.13. A snapshot with all these files would be slow and full of findings.
 */

import { existsSync, statSync } from "node:fs";
import { basename } from "node:path";
import { markedFolder, markersOf } from "../model/package-markers.ts";
import { foldersAbove } from "../model/paths.ts";

/** Matches names of folders that contain only packages. */
const named = /^(?:.*?\/)??(?:node_modules|__pypackages__|\.tox|\.nox)(?=\/)/u;

/**
 * Returns the outermost folders of packages in which git tracks no file; all paths are relative to the top. `untracked`
 * and `tracked` are paths of files. A marker file at the top does not count, since the complete repository would be
 * left out.
 */
export function packageFolders(
  untracked: readonly string[],
  tracked: () => readonly string[],
): ReadonlySet<string> {
  // A script named `activate` alone proves nothing, because a folder of sources can contain one.
  const isProven = (path: string, folder: string) =>
    !path.endsWith("/activate") ||
    untracked.some((other) => other.startsWith(`${folder}/`) && other.includes("/site-packages/"));
  const found = new Set(
    untracked.flatMap((path) => {
      const folder = markedFolder(path);
      const marked = folder !== undefined && isProven(path, folder) ? [folder] : [];
      return [...marked, ...(named.exec(path) ?? [])];
    }),
  );
  found.delete(".");
  if (found.size === 0) return found;
  const held = new Set(tracked().flatMap(foldersAbove));
  const folders = [...found].filter((folder) => !held.has(folder));
  const all = new Set(folders);
  return new Set(folders.filter((folder) => !foldersAbove(folder).some((above) => all.has(above))));
}

/** True if a path is in one of the folders that `packageFolders` found. */
export function isInPackages(path: string, folders: ReadonlySet<string>): boolean {
  return folders.size > 0 && foldersAbove(path).some((above) => folders.has(above));
}

/** True for an absolute folder of packages, or a link to one. */
export function isPackageFolder(folder: string): boolean {
  if (!isFolder(folder)) return false;
  return named.test(`${basename(folder)}/`) || markersOf(folder).some((path) => existsSync(path));
}

/** True for a folder or a link to one. A link without a target, or to itself, must be no error: it is in the tree. */
function isFolder(path: string): boolean {
  try {
    return statSync(path).isDirectory();
  } catch {
    return false;
  }
}
