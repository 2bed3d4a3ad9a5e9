/** Writes files that do not exist: nothing is overwritten, and no link is followed out of the repository. */
import { lstatSync, mkdirSync, realpathSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { UserError } from "../../model/errors.ts";
import { readFileText } from "../../platform/files.ts";
import type { ComposedFile } from "./compose.ts";

export type PlacedFile = ComposedFile &
  (
    | { readonly state: "absent" }
    | { readonly state: "same" }
    /** Existing file that differs; `current` is null if it is too large to be shown next to ours. */
    | { readonly state: "different"; readonly current: string | null }
  );

const shownBytesMax = 65_536;

/**
 * Compares a file to write with the existing one; `top` is absolute and without links. Throws a UserError if there is
 * a link or another special file at the path or above it, because writing could then change a file elsewhere.
 */
export function look(top: string, file: ComposedFile): PlacedFile {
  const stats = statsOf(top, file.path);
  if (stats === undefined) return { ...file, state: "absent" };
  if (stats.size > shownBytesMax) return { ...file, state: "different", current: null };
  const current = readFileText(join(top, file.path));
  return current === file.text ? { ...file, state: "same" } : { ...file, state: "different", current };
}

/**
 * Returns the state of an existing regular file; undefined if it or a folder above it does not exist. It looks at each
 * folder on the way, because a link among them could lead out of the repository.
 */
function statsOf(top: string, path: string) {
  const parts = path.split("/");
  for (const [index, part] of parts.entries()) {
    const shown = parts.slice(0, index + 1).join("/");
    const stats = lstatSync(join(top, shown), { throwIfNoEntry: false });
    if (stats === undefined) return undefined;
    const isLast = part === parts.at(-1) && index === parts.length - 1;
    if (isLast && stats.isFile()) return stats;
    if (!isLast && stats.isDirectory()) continue;
    const what = stats.isSymbolicLink() ? "a symbolic link" : `not a regular ${isLast ? "file" : "folder"}`;
    throw new UserError("unreadable-file", `${shown} is ${what}; Lanser wrote nothing`, {
      hint: `Replace it by a regular ${isLast ? "file" : "folder"}, or move it away.`,
    });
  }
  return undefined;
}

/**
 * Writes a new file and the folders above it. Throws a UserError if the file exists by now: it never overwrites one.
 */
export function put(top: string, file: ComposedFile): void {
  const target = join(top, file.path);
  try {
    mkdirSync(dirname(target), { recursive: true });
    // Another process can have put a link there after `look` checked the folders.
    if (realpathSync(dirname(target)) !== dirname(target))
      throw new Error("a symbolic link replaced a folder of the path");
    writeFileSync(target, file.text, { flag: "wx" });
  } catch (error) {
    throw new UserError("unreadable-file", `cannot write ${file.path}`, { cause: error });
  }
}
