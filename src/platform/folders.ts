/** Creates folders and files where the user wants them. */
import {
  closeSync,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readdirSync,
  realpathSync,
  renameSync,
  rmdirSync,
  rmSync,
  unlinkSync,
  writeFileSync,
} from "node:fs";
import { basename, dirname, join, relative, resolve } from "node:path";
import { UserError } from "../model/errors.ts";
import { refusalIn } from "../model/machine.ts";
import { isInside } from "../model/paths.ts";

/**
 * Makes a folder and those above it, one by one. Node 24.21's recursive mkdir never ends below /proc, where a folder
 * neither can be made nor is reported as existing.
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
 * True if a folder, which is made if missing, belongs to this user alone: nobody else has written its content. `owner`
 * is the user id of this process.
 */
export function ownFolder(folder: string, owner: number): boolean {
  makeFolder(dirname(folder));
  try {
    mkdirSync(folder, { mode: 0o700 });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
  }
  // A link is no folder.
  const stats = lstatSync(folder);
  return stats.isDirectory() && stats.uid === owner && (stats.mode & 0o022) === 0;
}

/** Makes a folder for temporary files. Throws a UserError that names TMPDIR if there is no place for it. */
export function makeTemporary(parent: string, prefix: string): string {
  try {
    return mkdtempSync(join(realpathSync(parent), prefix));
  } catch (error) {
    if (refusalIn(error) !== undefined) throw error;
    throw new UserError("unreadable-file", "cannot use the folder for temporary files (TMPDIR)", {
      hint: "Set TMPDIR to a writable folder.",
      cause: error,
    });
  }
}

/**
 * Replaces a file. `make` writes the new one next to it, and a rename puts it in place, so that a reader never sees
 * half a file.
 */
export function replaceFile(file: string, make: (beside: string) => void): void {
  const beside = mkdtempSync(join(dirname(file), ".writing-"));
  try {
    make(join(beside, "new"));
    renameSync(join(beside, "new"), file);
  } finally {
    rmSync(beside, { recursive: true, force: true });
  }
}

/**
 * True if a path is in a folder, by its name or after links are followed. The path need not exist. Both are absolute.
 */
export function leadsInto(path: string, folder: string): boolean {
  let there = path;
  while (!existsSync(there) && there !== dirname(there)) there = dirname(there);
  const real = join(realpathSync(there), relative(there, path));
  return [path, real].some(
    (one) => isInside(resolve(one), folder) || isInside(resolve(one), realpathSync(folder)),
  );
}

/** Writes a file, and removes it on failure: half a file would be read as a complete one. */
export function writeWhole(file: string, write: () => void): void {
  try {
    write();
  } catch (error) {
    if (lstatSync(file, { throwIfNoEntry: false })?.isFile() === true) rmSync(file);
    throw error;
  }
}

/** Streams of this process below /dev, where there are also folders: /dev/shm. */
const streams = /^\/dev\/(?:std(?:out|err)|fd\/\d+|null|tty)$/u;

/**
 * Makes the folders above a file. Call it before writing a file where the user wants it. A change can bring links into
 * a working tree, and they can lead anywhere. So it throws a UserError if the file, or a folder above it in the same
 * working tree, is a link. It also throws if the file exists but is not a regular file. Streams of this process
 * (/dev/stdout) are allowed.
 */
export function prepareFile(path: string): void {
  const file = resolve(path);
  if (!streams.test(file)) {
    const top = workTreeAbove(dirname(file));
    if (top !== undefined) refuseLinks(top, relative(top, file));
    const stats = lstatSync(file, { throwIfNoEntry: false });
    if (stats?.isFile() === false) throw notWritten(path, `${basename(file)} is not a regular file`);
  }
  makeFolder(dirname(file));
}

/**
 * Returns the outermost folder that git would take for the top of a working tree. An inner one can be behind a link of
 * the outer one.
 */
export function workTreeAbove(folder: string): string | undefined {
  const outer = folder === dirname(folder) ? undefined : workTreeAbove(dirname(folder));
  return outer ?? (existsSync(join(folder, ".git")) ? folder : undefined);
}

/**
 * Puts a file or a folder at `path` below `top`, and replaces what was there. `make` writes next to it, so that the old
 * one stays until the new one is complete. A repository can contain links that lead out of it, so no link below `top`
 * is followed. Throws a UserError if there is one, or if it cannot be written.
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
    throw new UserError("unreadable-file", `${path} is not writable`, { cause: error });
  }
}

/** Writes a file as `placeInside` does. */
export function writeInside(top: string, path: string, text: string): void {
  placeInside(top, path, (beside) => writeFileSync(beside, text, { flag: "wx" }));
}

function refuseLinks(top: string, path: string): void {
  const parts = path.split("/");
  for (let count = 1; count <= parts.length; count += 1) {
    const part = parts.slice(0, count).join("/");
    if (lstatSync(join(top, part), { throwIfNoEntry: false })?.isSymbolicLink() !== true) continue;
    throw notWritten(path, `${part} is a symbolic link`);
  }
}

function notWritten(path: string, why: string): UserError {
  return new UserError("unreadable-file", `${path} not written: ${why}`, {
    hint: "It may lead out of the repository. Remove it, and try again.",
  });
}

/** Removes a new, empty folder on disposal. It keeps a descriptor open, so that one is available for the removal. */
export function removable(folder: string): { readonly folder: string } & Disposable {
  const spare = spareOf(folder);
  return {
    folder,
    [Symbol.dispose]: () => {
      closeSync(spare);
      try {
        rmSync(folder, removal);
      } catch (error) {
        if (refusalIn(error)?.kind !== "limit") throw error;
        removeWithOne(folder);
      }
    },
  };
}

function spareOf(folder: string): number {
  try {
    return openSync(folder, "r");
  } catch (error) {
    rmdirSync(folder);
    throw error;
  }
}

export const removal = { recursive: true, force: true, maxRetries: 3 } as const;

/** Removes a folder with few descriptors. Node's own removal holds one for each level of folders. */
function removeWithOne(folder: string): void {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) removeWithOne(path);
    else unlinkSync(path);
  }
  rmdirSync(folder);
}
