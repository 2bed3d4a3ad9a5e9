/** Which changes may matter to a project of pyright's: its own folder, what it imports from, and what configures it. */
import { isBelow, relativeInside } from "../../core/paths.ts";
import type { ChangedPath, OpenedProject } from "../profile.ts";
import { namedFolders, pyrightConfigurationFiles } from "./program.ts";

const source = /(?:\.pyi?|(?:^|\/)py\.typed)$/u;

export function touchesPyright(of: OpenedProject): (change: ChangedPath) => boolean {
  const { root, project, places, program } = of;
  const searched = [...places, ...namedFolders(of)].flatMap((place) =>
    place === root ? ["."] : (relativeInside(root, place) ?? []),
  );
  const folders = [project, ...searched];
  const files = new Set([...program, ...pyrightConfigurationFiles({ root, projects: [project], apart: [] })]);
  return ({ path }) =>
    files.has(path) ||
    (source.test(path) && folders.some((folder) => isBelow(path, folder))) ||
    // One that is new, nearer than the one that configures it.
    (/(?:^|\/)(?:pyrightconfig\.json|pyproject\.toml)$/u.test(path) && isBelow(path, project));
}
