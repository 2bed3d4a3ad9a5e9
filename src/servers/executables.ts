/** Finds programs on PATH that the repository cannot have placed there. */
import { accessSync, constants, realpathSync, statSync } from "node:fs";
import { delimiter, isAbsolute, join } from "node:path";
import { isInside } from "../model/paths.ts";

/** A program: its path on PATH, and the file that links lead to. */
export type Executable = { readonly path: string; readonly realPath: string };

/**
 * Finds the first program of a name on PATH whose path and real path are outside `forbidden`. Relative entries of
 * PATH are skipped. A job's PATH can contain folders of the repository, and the change could put a program there.
 */
export function findExecutable(
  name: string,
  path: string | undefined,
  forbidden: readonly string[],
): Executable | undefined {
  for (const folder of (path ?? "").split(delimiter)) {
    if (!isAbsolute(folder)) continue;
    const candidate = join(folder, name);
    const realPath = executableAt(candidate);
    if (realPath === undefined) continue;
    if (forbidden.some((root) => isInside(candidate, root) || isInside(realPath, root))) continue;
    return { path: candidate, realPath };
  }
  return undefined;
}

/**
 * Lists the folders of PATH in which a started program may find others. Folders inside `forbidden`, also through
 * links, are removed: the change could put a program there, and npm or pip would run it.
 */
export function safeSearchPath(path: string | undefined, forbidden: readonly string[]): readonly string[] {
  return (path ?? "").split(delimiter).filter((folder) => {
    if (!isAbsolute(folder)) return false;
    const real = realFolder(folder);
    return real !== undefined && !forbidden.some((root) => isInside(folder, root) || isInside(real, root));
  });
}

/**
 * Gives the real path of a folder; undefined if it is missing. A folder of PATH can be a link into the repository.
 */
function realFolder(path: string): string | undefined {
  try {
    return realpathSync(path);
  } catch {
    return undefined;
  }
}

/**
 * Gives the real path of an executable file; undefined for anything else. Links are followed, because a link can hide
 * a program inside `forbidden`.
 */
function executableAt(path: string): string | undefined {
  try {
    accessSync(path, constants.X_OK);
    return statSync(path).isFile() ? realpathSync(path) : undefined;
  } catch {
    return undefined;
  }
}
