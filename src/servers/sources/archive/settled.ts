/** Makes what was unpacked fit for one user: files and folders without owners, and links that stay inside. */
import {
  chmodSync,
  lstatSync,
  readdirSync,
  readlinkSync,
  realpathSync,
  renameSync,
  rmSync,
  type Stats,
  symlinkSync,
} from "node:fs";
import { dirname, isAbsolute, join, relative } from "node:path";
import { compareText } from "../../../model/order.ts";
import { isInside } from "../../../model/paths.ts";
import { isProgram } from "../programs.ts";

/** Moves all of `from` over `to`, without following a link in either; what both have is then that of `from`. */
export function layOver(from: string, to: string): void {
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)];
    const there = lstatSync(target, { throwIfNoEntry: false });
    // A folder that cannot be written cannot be moved, either.
    if (entry.isDirectory()) chmodSync(source, 0o755);
    if (entry.isDirectory() && there?.isDirectory() === true) {
      layOver(source, target);
      continue;
    }
    if (there !== undefined) rmSync(target, { recursive: true });
    renameSync(source, target);
  }
  rmSync(from, { recursive: true });
}

/**
 * Settles a folder. Links are relative to the top of the archive, as in an installed package of Debian; a link that
 * leads out, or nowhere, is removed. So is what is neither file, folder nor link, and nothing keeps the rights of
 * another user. A file that begins like a program is made executable, whatever the archive says: an archive may lose
 * that, and a digest does not cover it.
 */
export function settle(top: string): void {
  const links: string[] = [];
  chmodSync(top, 0o755);
  walk(top, (path, stats) => {
    if (stats.isSymbolicLink()) links.push(path);
    else if (stats.isFile()) chmodSync(path, (stats.mode & 0o111) !== 0 || isProgram(path) ? 0o755 : 0o644);
    else rmSync(path);
  });
  links.sort(compareText);
  for (const path of links) {
    const target = readlinkSync(path);
    if (!isAbsolute(target)) continue;
    rmSync(path);
    symlinkSync(relative(dirname(path), join(top, target)) || ".", path);
  }
  const realTop = realpathSync(top);
  for (const path of links) if (!leadsInside(path, realTop)) rmSync(path);
}

function leadsInside(path: string, realTop: string): boolean {
  try {
    return isInside(realpathSync(path), realTop);
  } catch {
    return false;
  }
}

function walk(folder: string, onEntry: (path: string, stats: Stats) => void): void {
  for (const name of readdirSync(folder)) {
    const path = join(folder, name);
    const stats = lstatSync(path);
    if (!stats.isDirectory()) onEntry(path, stats);
    else {
      chmodSync(path, 0o755);
      walk(path, onEntry);
    }
  }
}
