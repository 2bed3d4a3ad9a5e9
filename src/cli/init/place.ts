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
 * Compares a file with the existing one; `top` is absolute and real. Throws a UserError for anything but a plain
 * file in plain folders.
 */
export function look(top: string, file: ComposedFile): PlacedFile {
  const stats = statsOf(top, file.path);
  if (stats === undefined) return { ...file, state: "absent" };
  if (stats.size > shownBytesMax) return { ...file, state: "different", current: null };
  const current = readFileText(join(top, file.path));
  return current === file.text ? { ...file, state: "same" } : { ...file, state: "different", current };
}

function statsOf(top: string, path: string) {
  const parts = path.split("/");
  for (const [index, part] of parts.entries()) {
    const shown = parts.slice(0, index + 1).join("/");
    const stats = lstatSync(join(top, shown), { throwIfNoEntry: false });
    if (stats === undefined) return undefined;
    const isLast = part === parts.at(-1) && index === parts.length - 1;
    if (isLast && stats.isFile()) return stats;
    if (!isLast && stats.isDirectory()) continue;
    const what = stats.isSymbolicLink() ? "a symbolic link" : `not a plain ${isLast ? "file" : "folder"}`;
    throw new UserError("unreadable-file", `${shown} is ${what}; Lanser wrote nothing`, {
      hint: "Put a plain one in its place, or move it away.",
    });
  }
  return undefined;
}

export function put(top: string, file: ComposedFile): void {
  const target = join(top, file.path);
  try {
    mkdirSync(dirname(target), { recursive: true });
    // Somebody may have put a link there since we looked.
    if (realpathSync(dirname(target)) !== dirname(target)) throw new Error("a folder became a link");
    writeFileSync(target, file.text, { flag: "wx" });
  } catch (error) {
    throw new UserError("unreadable-file", `${file.path} is not writable`, { cause: error });
  }
}
