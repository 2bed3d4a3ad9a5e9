/** Files that configure a server by their names, wherever they lie in a tree. */
import { existsSync, readdirSync } from "node:fs";
import { dirname, isAbsolute, join, posix } from "node:path";
import { compareText } from "../model/order.ts";
import { folderOf, isBelow } from "../model/paths.ts";
import { type ConfiguredTree, onlyProject, type ProjectPlace } from "./profile.ts";

const foldersMax = 200_000;

/**
 * Finds the files whose names match, and the files that they extend; paths relative to the tree, sorted.
 * `extendedBy` says what a file names, relative to the tree.
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
      // Folders of dependencies are links, and git's own is none of the project's.
      if (entry.isDirectory() && entry.name !== ".git" && entry.name !== "node_modules") {
        if (!apart.includes(path)) waiting.push(path);
      } else if (entry.isFile() && name.test(path)) found.add(path);
    }
  }
  // A set takes in what is added while it is walked.
  for (const path of found) {
    for (const to of extendedBy(path))
      if (existsSync(join(root, to)) && !apart.some((one) => isBelow(to, one))) found.add(to);
  }
  return [...found].sort(compareText);
}

/** Lists the files of a project whose names match, relative to the tree, sorted. */
export function filesBelow(place: ProjectPlace, name: RegExp): readonly string[] {
  return configurationFilesOf(onlyProject(place), name, () => []).filter(
    (path) => place.project === "." || path.startsWith(`${place.project}/`),
  );
}

function entriesOf(folder: string) {
  try {
    return readdirSync(folder, { withFileTypes: true });
  } catch {
    return [];
  }
}

/**
 * The path to which a configuration's reference leads, relative to the tree; undefined outside of it, and where the
 * environment is asked.
 */
export function extendedPath(path: string, extended: string): string | undefined {
  if (isAbsolute(extended) || /^~|[$%]/u.test(extended)) return undefined;
  const to = posix.normalize(posix.join(folderOf(path), extended));
  return to.startsWith("../") || to === ".." ? undefined : to;
}

/** The first of these names that lies in a folder above the tree, where servers look, too. */
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
