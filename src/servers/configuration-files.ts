/** Finds files that configure a server by their names, anywhere in a tree. */
import { existsSync, readdirSync } from "node:fs";
import { dirname, isAbsolute, join, posix } from "node:path";
import { compareText } from "../model/order.ts";
import { folderOf, isBelow } from "../model/paths.ts";
import { type ConfiguredTree, onlyProject, type ProjectPlace } from "./profile.ts";

/** The most folders to search, so that a huge tree ends. */
const foldersMax = 200_000;

/**
 * Finds the files whose paths match, and those that they extend, sorted and relative to the tree. `extendedBy` lists
 * what a file names. Folders in `apart` belong to other projects. A server uses the nearest such file above each
 * source, so all of them count.
 */
export function configurationFilesOf(
  { root, apart }: ConfiguredTree,
  name: RegExp,
  extendedBy: (path: string) => readonly string[],
): readonly string[] {
  const found = new Set<string>();
  const waiting = ["."];
  for (let folders = 0; waiting.length > 0 && folders < foldersMax; folders += 1) {
    const folder = waiting.pop() ?? ".";
    for (const entry of entriesOf(join(root, folder))) {
      const path = folder === "." ? entry.name : `${folder}/${entry.name}`;
      // Folders of dependencies are links, and `.git` is not part of the project.
      if (entry.isDirectory() && entry.name !== ".git" && entry.name !== "node_modules") {
        if (!apart.includes(path)) waiting.push(path);
      } else if (entry.isFile() && name.test(path)) found.add(path);
    }
  }
  // Iteration over a set includes values that are added meanwhile.
  for (const path of found) {
    for (const to of extendedBy(path))
      if (existsSync(join(root, to)) && !apart.some((one) => isBelow(to, one))) found.add(to);
  }
  return [...found].sort(compareText);
}

/** Lists the files of a project whose names match, sorted and relative to the tree. */
export function filesBelow(place: ProjectPlace, name: RegExp): readonly string[] {
  return configurationFilesOf(onlyProject(place), name, () => []).filter(
    (path) => place.project === "." || path.startsWith(`${place.project}/`),
  );
}

/** Lists a folder's entries; empty if the folder cannot be read. One such folder must not end the run. */
function entriesOf(folder: string) {
  try {
    return readdirSync(folder, { withFileTypes: true });
  } catch {
    return [];
  }
}

/**
 * Resolves a path in a configuration, relative to the tree. It is undefined for a path outside, and for one that
 * depends on a variable or the home folder: callers then refuse the configuration.
 */
export function extendedPath(path: string, extended: string): string | undefined {
  if (isAbsolute(extended) || /^~|[$%]/u.test(extended)) return undefined;
  const to = posix.normalize(posix.join(folderOf(path), extended));
  return to.startsWith("../") || to === ".." ? undefined : to;
}

/**
 * Finds a configuration in a folder above the tree, where servers also search. `configures` says if a found file
 * would have an effect.
 */
export function nameAbove(
  root: string,
  names: readonly string[],
  configures: (file: string) => boolean,
): string | undefined {
  for (let folder = dirname(root); ; folder = dirname(folder)) {
    const above = names.find((name) => existsSync(join(folder, name)) && configures(join(folder, name)));
    if (above !== undefined || folder === dirname(folder)) return above;
  }
}
