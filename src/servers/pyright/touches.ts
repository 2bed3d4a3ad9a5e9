/**
 * Finds the changes that may matter to a project of pyright's: in its own folder, in what it imports from, and in what
 * configures it.
 */
import { join } from "node:path";
import { folderOf, isBelow, relativeInside } from "../../model/paths.ts";
import { readOptional } from "../../platform/files.ts";
import type { ChangedPath, OpenedProject } from "../profile.ts";
import { namedFolders, ownTables, pyrightConfigurationFiles } from "./program.ts";

const source = /(?:\.pyi?|(?:^|\/)py\.typed)$/u;

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
    // One that is new, nearer than the one that configures it.
    (/(?:^|\/)(?:pyrightconfig\.json|pyproject\.toml)$/u.test(path) && isBelow(path, project));
}

/** Returns the folders above a project that its relative imports lead to. */
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
