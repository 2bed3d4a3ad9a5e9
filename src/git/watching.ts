/**
 * Watches a working tree for `lanser watch`: every save in a folder that git does not ignore, and every change of HEAD.
 */
import { type FSWatcher, readdirSync, statSync, watch } from "node:fs";
import { dirname, join } from "node:path";
import { UserError } from "../model/errors.ts";
import type { Repository } from "./git.ts";
import { splitRecords } from "./names.ts";
import { isPackageFolder } from "./package-folders.ts";

/** A running watch; its disposal ends all watchers. */
export type WorkTreeWatch = Disposable & {
  /**
   * Watches the folders that exist now. True if some are new: a save in a new folder was perhaps missed, so the caller
   * must read the tree again.
   */
  readonly follow: () => Promise<boolean>;
};

/**
 * Returns the watch; the first `follow` starts it. Each folder has its own watcher: a recursive one would include
 * ignored folders (packages, builds), which can be far larger than the tree. `saved` gets the absolute path, also for a
 * save that changes nothing. `follow` throws a UserError if the system cannot watch more folders.
 */
export function watchWorkTree(repository: Repository, saved: (path: string) => void): WorkTreeWatch {
  const watched = new Map<string, Watched>();
  const end = (folder: string) => {
    watched.get(folder)?.watcher.close();
    watched.delete(folder);
  };
  const begin = (folder: string, counts: (name: string) => boolean): boolean => {
    const inode = inodeOf(folder);
    if (watched.get(folder)?.inode === inode) return false;
    // The inode changed, so another folder has this name now, and the old watcher no longer reports anything.
    end(folder);
    if (inode === undefined) return false;
    const watcher = watchFolder(folder, (name) => {
      if (name === null || counts(name)) saved(join(folder, name ?? ""));
    });
    if (watcher === undefined) return false;
    watcher.on("error", () => end(folder));
    watched.set(folder, { watcher, inode });
    return true;
  };
  return {
    follow: async () => {
      const folders = await foldersOf(repository);
      const git = [repository.gitDir, join(repository.gitDir, "logs")];
      for (const folder of watched.keys()) if (!folders.has(folder) && !git.includes(folder)) end(folder);
      const begun = [
        ...[...folders].map((folder) => begin(folder, (name) => name !== ".git")),
        ...git.map((folder) => begin(folder, (name) => name === "HEAD" || name === "FETCH_HEAD")),
      ];
      return begun.includes(true);
    },
    [Symbol.dispose]: () => {
      for (const folder of [...watched.keys()]) end(folder);
    },
  };
}

type Watched = { readonly watcher: FSWatcher; readonly inode: number };

function inodeOf(folder: string): number | undefined {
  const stats = statSync(folder, { throwIfNoEntry: false });
  return stats?.isDirectory() === true ? stats.ino : undefined;
}

/** Watches a folder; undefined if it was deleted. Throws a UserError at the system's limit: saves would be missed. */
function watchFolder(folder: string, changed: (name: string | null) => void): FSWatcher | undefined {
  try {
    return watch(folder, (_, name) => changed(name));
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code !== "ENOSPC" && code !== "EMFILE") return undefined;
    throw new UserError("unreadable-file", "the system cannot watch more folders", {
      hint: "Raise fs.inotify.max_user_watches or fs.inotify.max_user_instances, or end another program with file watches.",
      cause: error,
    });
  }
}

/**
 * Lists the folders in which a save can change the tree: those of tracked files, and all that git neither tracks nor
 * ignores, including empty ones.
 */
async function foldersOf(repository: Repository): Promise<ReadonlySet<string>> {
  const { top } = repository;
  const listed = await repository.bytes(
    ["ls-files", "-z", "--cached", "--others", "--directory", "--exclude-standard"],
    "work-tree",
  );
  const folders = new Set([top]);
  const above = (folder: string) => {
    if (folders.has(folder)) return;
    above(dirname(folder));
    folders.add(folder);
  };
  for (const record of splitRecords(listed)) {
    const path = join(top, record.toString("utf8"));
    if (record.at(-1) !== 0x2f) above(dirname(path));
    else for (const folder of foldersIn(path.slice(0, -1))) above(folder);
  }
  return folders;
}

/**
 * Lists an untracked folder and the folders in it, because git lists only the outermost. Skips packages and
 * repositories.
 */
function foldersIn(folder: string): readonly string[] {
  try {
    if (isPackageFolder(folder)) return [];
    const inside = readdirSync(folder, { withFileTypes: true }).filter((one) => one.isDirectory());
    // Another repository is not part of the tree.
    if (inside.some(({ name }) => name === ".git")) return [];
    return [folder, ...inside.flatMap(({ name }) => foldersIn(join(folder, name)))];
  } catch {
    return [];
  }
}
