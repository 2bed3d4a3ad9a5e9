/**
 * Finds the objects of a repository's submodules: in its `.git/modules`, or in a checkout that has a `.git` of its
 * own.
 */
import { existsSync, readdirSync, realpathSync } from "node:fs";
import { join } from "node:path";
import { isRelativePath } from "../model/paths.ts";
import { readOptional } from "../platform/files.ts";

/** Returns absolute folders. It does not matter which of them has an object: its id determines its content. */
export function moduleObjectFolders(top: string, gitFolders: readonly string[]): readonly string[] {
  const stored = gitFolders.flatMap((folder) => repositoriesIn(join(folder, "modules"), modulesDepthMax));
  const paths = [...(readOptional(join(top, ".gitmodules")) ?? "").matchAll(/^\s*path\s*=\s*(.+?)\s*$/gmu)];
  const checkedOut = paths.flatMap(([, path = ""]) =>
    isRelativePath(path) && isOwnFolder(join(top, path)) ? [join(top, path, ".git/objects")] : [],
  );
  return [...new Set([...stored, ...checkedOut.filter((folder) => existsSync(folder))])].slice(0, modulesMax);
}

/** True if there is no link on the path: one could lead to another repository. */
function isOwnFolder(folder: string): boolean {
  const objects = join(folder, ".git/objects");
  return existsSync(objects) && realpathSync(objects) === objects;
}

const modulesMax = 200;
/** Maximum depth: a module may have a slash in its name, and modules of its own. */
const modulesDepthMax = 8;

function repositoriesIn(folder: string, depth: number): readonly string[] {
  if (depth === 0) return [];
  return foldersIn(folder).flatMap((name) => {
    const place = join(folder, name);
    const objects = join(place, "objects");
    return existsSync(join(place, "HEAD")) && existsSync(objects)
      ? [objects, ...repositoriesIn(join(place, "modules"), depth - 1)]
      : repositoriesIn(place, depth - 1);
  });
}

function foldersIn(folder: string): readonly string[] {
  try {
    return readdirSync(folder, { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => name);
  } catch {
    return [];
  }
}
