/** Files that need not be there, and folders where a person wants files to be. */
import {
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { basename, dirname, join, resolve } from "node:path";
import { UserError } from "./errors.ts";

/** Undefined for what cannot be read, whatever the reason. */
export function readOptional(file: string): string | undefined {
  try {
    return readFileSync(file, "utf8");
  } catch {
    return undefined;
  }
}

/**
 * Makes a folder and those above it, one by one: Node 24.21's recursive mkdir never ends below /proc, where a folder
 * can neither be made nor is reported to be there.
 */
export function makeFolder(path: string): void {
  const missing: string[] = [];
  for (let at = resolve(path); !existsSync(at) && at !== dirname(at); at = dirname(at)) missing.push(at);
  for (const folder of missing.reverse()) {
    try {
      mkdirSync(folder);
    } catch (error) {
      // Somebody else may have made it meanwhile.
      if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
    }
  }
}

/**
 * Puts a file or a folder at `path` below `top`, in place of what is there. `make` writes it beside, so that what was
 * there stays until the new one is whole. A repository may hold links that lead out of it, so none is followed below
 * `top`. Throws a UserError when there is one, or when it cannot be written.
 */
export function placeInside(top: string, path: string, make: (beside: string) => void): void {
  refuseLinks(top, path);
  const target = join(top, path);
  try {
    makeFolder(dirname(target));
    const beside = mkdtempSync(join(dirname(target), ".lanser-"));
    try {
      const [made, before] = [join(beside, basename(target)), join(beside, "before")];
      make(made);
      // A folder that is not empty cannot be renamed over.
      if (lstatSync(target, { throwIfNoEntry: false })?.isDirectory() === true) renameSync(target, before);
      renameSync(made, target);
    } finally {
      rmSync(beside, { recursive: true, force: true });
    }
  } catch (error) {
    throw new UserError("unreadable-file", `${path} could not be written`, { cause: error });
  }
}

/** As `placeInside`, of a file. */
export function writeInside(top: string, path: string, text: string): void {
  placeInside(top, path, (beside) => writeFileSync(beside, text, { flag: "wx" }));
}

function refuseLinks(top: string, path: string): void {
  const parts = path.split("/");
  for (let count = 1; count <= parts.length; count += 1) {
    const part = parts.slice(0, count).join("/");
    if (lstatSync(join(top, part), { throwIfNoEntry: false })?.isSymbolicLink() !== true) continue;
    throw new UserError("unreadable-file", `${path} was not written: ${part} is a symbolic link`, {
      hint: "It may lead out of the repository. Remove the link, and try again.",
    });
  }
}
