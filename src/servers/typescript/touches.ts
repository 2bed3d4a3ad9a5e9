/** Which changes may matter to a project of TypeScript's: its program's files, and what resolves their imports. */
import { existsSync } from "node:fs";
import { join, posix } from "node:path";
import { folderOf, isBelow } from "../../core/paths.ts";
import type { ChangedPath, OpenedProject } from "../profile.ts";
import { reachedFiles } from "./configuration.ts";
import { isDependency } from "./dependencies.ts";
import { isScript } from "./program.ts";

export function touchesTypescript({
  root,
  project,
  program,
}: OpenedProject): (change: ChangedPath) => boolean {
  const files = new Set([...program, ...reachedFiles(root, project)]);
  const packages = packageFolders(root, program);
  return ({ path, isNewName }) => {
    const name = posix.basename(path);
    // What a repository has of packages is no part of a program.
    if (files.has(path) || isDependency(path)) return true;
    // What resolves an import that found nothing, or finds another file for it, may lie in any package.
    if (name === "package.json" || /^[jt]sconfig\b.*\.json$/u.test(name)) return true;
    if (isScript(path)) return isNewName;
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
