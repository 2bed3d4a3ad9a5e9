/**
 * Finds folders of installed packages in a working tree that git neither tracks nor ignores: `python -m venv` of
 * 3.11 and older writes no `.gitignore` into them. Files in them are packages, never sources.
 */

import { existsSync, statSync } from "node:fs";
import { basename } from "node:path";
import { markedFolder, markersOf } from "../model/package-markers.ts";
import { foldersAbove } from "../model/paths.ts";

/** Matches names of folders that contain only packages. */
const named = /^(?:.*?\/)??(?:node_modules|__pypackages__|\.tox|\.nox)(?=\/)/u;

/**
 * Returns the outermost of those folders in which git tracks no file; paths relative to the top. A file at the top
 * marks nothing.
 */
export function packageFolders(
  untracked: readonly string[],
  tracked: () => readonly string[],
): ReadonlySet<string> {
  // A script that activates proves nothing alone: sources may lie beside it.
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

export function isInPackages(path: string, folders: ReadonlySet<string>): boolean {
  return folders.size > 0 && foldersAbove(path).some((above) => folders.has(above));
}

/** True for an absolute folder of packages, or a link to one. */
export function isPackageFolder(folder: string): boolean {
  if (!isFolder(folder)) return false;
  return named.test(`${basename(folder)}/`) || markersOf(folder).some((path) => existsSync(path));
}

/** True for a folder; false, too, for a link that leads nowhere or to itself. */
function isFolder(path: string): boolean {
  try {
    return statSync(path).isDirectory();
  } catch {
    return false;
  }
}
