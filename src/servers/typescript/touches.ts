/** Which changes may matter to a project of TypeScript's: its program's files, and what resolves their imports. */
import { existsSync } from "node:fs";
import { join, posix } from "node:path";
import { folderOf, isBelow } from "../../core/paths.ts";
import type { ChangedPath, OpenedProject } from "../profile.ts";
import { reachedFiles } from "./configuration.ts";
import { isScript } from "./program.ts";

export function touchesTypescript({
  root,
  project,
  program,
}: OpenedProject): (change: ChangedPath) => boolean {
  const files = new Set([...program, ...reachedFiles(root, project)]);
  const packages = packageFolders(root, program);
  const isAbove = (folder: string) => folder === "." || folder === project || isBelow(project, folder);
  return ({ path, isNewName }) => {
    const name = posix.basename(path);
    if (files.has(path)) return true;
    // A package that comes or goes may be what an import of any other finds.
    if (name === "package.json")
      return isNewName || isAbove(folderOf(path)) || isWithin(path, project, packages);
    if (/^[jt]sconfig\b.*\.json$/u.test(name))
      return isAbove(folderOf(path)) || isWithin(path, project, packages);
    // An import may find a file that is new, or another once one is gone; data is listed by no program.
    if (isScript(path)) return isNewName && isWithin(path, project, packages);
    return path.endsWith(".json") && isWithin(path, project, packages);
  };
}

function isWithin(path: string, project: string, packages: ReadonlySet<string>): boolean {
  return isBelow(path, project) || [...packages].some((folder) => isBelow(path, folder));
}

/** The nearest folder above each file that has a package.json; the top for one without. */
function packageFolders(root: string, program: readonly string[]): ReadonlySet<string> {
  const known = new Map<string, string>();
  const packageOf = (folder: string): string => {
    const found = known.get(folder);
    if (found !== undefined) return found;
    const isPackage = folder === "." || existsSync(join(root, folder, "package.json"));
    const own = isPackage ? folder : packageOf(folderOf(folder));
    known.set(folder, own);
    return own;
  };
  return new Set(program.map((path) => packageOf(folderOf(path))));
}
