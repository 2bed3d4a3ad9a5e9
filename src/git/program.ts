/** Finds the git to run. */
import { constants } from "node:fs";
import { access, realpath, stat } from "node:fs/promises";
import { delimiter, isAbsolute, join } from "node:path";
import { UserError } from "../model/errors.ts";
import { isInside } from "../model/paths.ts";

/** Returns the first git on PATH that no repository can have planted. */
export async function findGit(path: string, forbidden: readonly string[]): Promise<string> {
  for (const folder of path.split(delimiter)) {
    if (!isAbsolute(folder)) continue;
    const file = join(folder, "git");
    // simple-git takes no other characters in the path of a program.
    if (!/^[A-Za-z0-9/._~-]+$/.test(file) || !(await isProgram(file))) continue;
    const real = await realpath(file);
    if (!forbidden.some((root) => isInside(file, root) || isInside(real, root))) return file;
  }
  throw noGit();
}

export function noGit(): UserError {
  return new UserError("no-git", "there is no git on PATH (one inside the repository does not count)");
}

async function isProgram(file: string): Promise<boolean> {
  try {
    await access(file, constants.X_OK);
    return (await stat(file)).isFile();
  } catch {
    return false;
  }
}
