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
 * Makes a folder and those above it, one by one. Node 24.21's recursive mkdir never ends for a path below /proc, where
 * the system neither makes a folder nor reports it as existing.
 */
export function makeFolder(path: string): void {
  const missing: string[] = [];
  for (let at = resolve(path); !existsSync(at) && at !== dirname(at); at = dirname(at)) missing.push(at);
  for (const folder of missing.reverse()) {
    try {
      mkdirSync(folder);
    } catch (error) {
      // Another process can have made it in the meantime.
      if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
    }
  }
}

/**
 * Makes a folder if it is missing, and returns true if only this user can write to it. Caches in a shared temporary
 * folder need this, because another user could put prepared files there. `owner` is the user id of this process.
 */
export function ownFolder(folder: string, owner: number): boolean {
  makeFolder(dirname(folder));
  try {
    mkdirSync(folder, { mode: 0o700 });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
  }
  // lstat does not follow a link: another user could have put one here.
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
 * Replaces a file in one step: `make` writes the new one in a temporary folder next to it, and a rename puts it in
 * place. Other processes that read the file at the same time never see half of it.
 */
export function replaceFile(file: string, make: (newFile: string) => void): void {
  const scratch = mkdtempSync(join(dirname(file), ".writing-"));
  try {
    make(join(scratch, "new"));
    renameSync(join(scratch, "new"), file);
  } finally {
    rmSync(scratch, { recursive: true, force: true });
  }
}

/**
 * True if a path is in a folder, by its name or after links are followed. It guards folders that Lanser must not write
 * into, so a link cannot get around it. The path need not exist. Both are absolute.
 */
export function leadsInto(path: string, folder: string): boolean {
  let there = path;
  while (!existsSync(there) && there !== dirname(there)) there = dirname(there);
  const real = join(realpathSync(there), relative(there, path));
  return [path, real].some(
    (one) => isInside(resolve(one), folder) || isInside(resolve(one), realpathSync(folder)),
  );
}

/**
 * Calls `write` to write a file, and removes the file if that throws: a reader would take half a file for all of it.
 */
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
 * Makes the folders above a file. Call it before you write a file to a path that the user named. A change can bring
 * links into a working tree, and they can lead anywhere. So it throws a UserError if the file, or a folder above it in
 * the same working tree, is a link. It also throws if the file exists but is not a regular file. Streams of this
 * process (/dev/stdout) are allowed.
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
 * Puts a file or a folder at `path` below `top`, and replaces an old one. `make` writes into a temporary folder next to
 * it, so that the old one stays until the new one is complete. A repository can contain links that lead out of it, so
 * it throws a UserError for a link below `top`. It also throws if it cannot write.
 */
export function placeInside(top: string, path: string, make: (place: string) => void): void {
  refuseLinks(top, path);
  const target = join(top, path);
  try {
    makeFolder(dirname(target));
    const scratch = mkdtempSync(join(dirname(target), ".lanser-"));
    try {
      const [made, before] = [join(scratch, basename(target)), join(scratch, "before")];
      make(made);
      // A rename cannot replace a folder that has content, so the old one moves away first.
      if (lstatSync(target, { throwIfNoEntry: false })?.isDirectory() === true) renameSync(target, before);
      renameSync(made, target);
    } finally {
      rmSync(scratch, { recursive: true, force: true });
    }
  } catch (error) {
    throw new UserError("unreadable-file", `cannot write ${path}`, { cause: error });
  }
}

/** Writes a file as `placeInside` does. */
export function writeInside(top: string, path: string, text: string): void {
  placeInside(top, path, (place) => writeFileSync(place, text, { flag: "wx" }));
}

/** Throws a UserError if `path` or a folder above it, up to `top`, is a symbolic link: it could lead to any file. */
function refuseLinks(top: string, path: string): void {
  const parts = path.split("/");
  for (let count = 1; count <= parts.length; count += 1) {
    const part = parts.slice(0, count).join("/");
    if (lstatSync(join(top, part), { throwIfNoEntry: false })?.isSymbolicLink() !== true) continue;
    throw notWritten(path, `${part} is a symbolic link`);
  }
}

/** Makes the error for a path that is a link or a special file, which could lead out of the folder. */
function notWritten(path: string, why: string): UserError {
  return new UserError("unreadable-file", `cannot write ${path}: ${why}`, {
    hint: "Lanser follows no links, and writes only to regular files. Choose another path, or remove the link or special file.",
  });
}

/**
 * Wraps a new, empty folder so that it is removed on disposal. Removal needs a free file descriptor, and a run can end
 * because there is none left. So it holds one open from the start and closes it before the removal.
 */
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

/** Opens the folder to reserve a descriptor. Removes the folder if that fails, as nobody else will. */
function spareOf(folder: string): number {
  try {
    return openSync(folder, "r");
  } catch (error) {
    rmdirSync(folder);
    throw error;
  }
}

/** Options to remove a folder. Node tries again if a file is busy or too many files are open. */
export const removal = { recursive: true, force: true, maxRetries: 3 } as const;

/**
 * Removes a folder with few descriptors, for a process that has reached its limit of open files. Node's own removal
 * holds one for each level of folders.
 */
function removeWithOne(folder: string): void {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) removeWithOne(path);
    else unlinkSync(path);
  }
  rmdirSync(folder);
}
