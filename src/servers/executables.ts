/** Finds programs on PATH that a repository cannot have planted. */
import { accessSync, constants, realpathSync, statSync } from "node:fs";
import { delimiter, isAbsolute, join } from "node:path";
import { isInside } from "../model/paths.ts";

export type Executable = { readonly path: string; readonly realPath: string };

/** The first executable called `name` on PATH whose real path lies outside `forbidden`; relative entries are skipped. */
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

/** The folders of PATH in which a program that we start may look for others: none that leads into `forbidden`. */
export function safeSearchPath(path: string | undefined, forbidden: readonly string[]): readonly string[] {
  return (path ?? "").split(delimiter).filter((folder) => {
    if (!isAbsolute(folder)) return false;
    const real = realFolder(folder);
    return real !== undefined && !forbidden.some((root) => isInside(folder, root) || isInside(real, root));
  });
}

function realFolder(path: string): string | undefined {
  try {
    return realpathSync(path);
  } catch {
    return undefined;
  }
}

function executableAt(path: string): string | undefined {
  try {
    accessSync(path, constants.X_OK);
    return statSync(path).isFile() ? realpathSync(path) : undefined;
  } catch {
    return undefined;
  }
}
