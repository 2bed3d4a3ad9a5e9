/**
 * Finds the changes that can affect a project of pyright: in its folder, in the folders that it imports from, and in
 * its configuration.
 */
import { join } from "node:path";
import { folderOf, isBelow, relativeInside } from "../../model/paths.ts";
import { readOptional } from "../../platform/files.ts";
import type { ChangedPath, OpenedProject } from "../profile.ts";
import { namedFolders, ownTables, pyrightConfigurationFiles } from "./program.ts";

/** Files that an import can read: sources, stubs, and the marker `py.typed`. */
const source = /(?:\.pyi?|(?:^|\/)py\.typed)$/u;

/**
 * Builds the test of a changed path. A run skips a project that no changed path affects, so every folder that an
 * import can reach must be included.
 */
export function affectsPyrightProject(
  of: OpenedProject,
  tables = ownTables,
): (change: ChangedPath) => boolean {
  const { root, project, places, program } = of;
  const searched = [...places, ...namedFolders(of, tables)].flatMap((place) =>
    place === root ? ["."] : (relativeInside(root, place) ?? []),
  );
  const folders = [project, ...searched, ...climbedTo(of)];
  const files = new Set([
    ...program,
    ...pyrightConfigurationFiles({ root, projects: [project], apart: [] }, tables),
  ]);
  return ({ path }) =>
    files.has(path) ||
    (source.test(path) && folders.some((folder) => isBelow(path, folder))) ||
    // A new configuration between the file and its current configuration takes over.
    (/(?:^|\/)(?:pyrightconfig\.json|pyproject\.toml)$/u.test(path) && isBelow(path, project));
}

/**
 * Lists the folders above a project that its relative imports reach, such as `from ...common import x`. pyright
 * follows them out of the project.
 */
function climbedTo({ root, project, program }: OpenedProject): readonly string[] {
  const folders = new Set<string>();
  for (const path of program) {
    const text = readOptional(join(root, path)) ?? "";
    for (const [, dots = ""] of text.matchAll(/^[ \t]*from[ \t]+(\.{2,})/gmu)) {
      let folder = folderOf(path);
      for (let level = 1; level < dots.length; level += 1) folder = folderOf(folder);
      if (!isBelow(folder, project) && folder !== project) folders.add(folder);
    }
  }
  return [...folders];
}
