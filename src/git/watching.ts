/** Tells of every save in a working tree: in the folders that git does not ignore, and where HEAD comes to lead elsewhere. */
import { type FSWatcher, readdirSync, statSync, watch } from "node:fs";
import { dirname, join } from "node:path";
import { UserError } from "../model/errors.ts";
import type { Repository } from "./git.ts";
import { recordsOf } from "./names.ts";
import { holdsPackages } from "./package-folders.ts";

export type WorkTreeWatch = Disposable & {
  /** Takes up the folders that there are now. True where there are new ones: what was read in them before may be older than a save that was missed. */
  readonly follow: () => Promise<boolean>;
};

/**
 * Each folder by itself: what git ignores (packages, builds) can be many times the rest, and is no part of the tree. `saved` gets the
 * absolute path, and may be called for what alters nothing. `follow` throws a UserError where the system watches no more folders.
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
    // Another folder may have come in its place.
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

/** Undefined where it is gone. */
function watchFolder(folder: string, changed: (name: string | null) => void): FSWatcher | undefined {
  try {
    return watch(folder, (_, name) => changed(name));
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code !== "ENOSPC" && code !== "EMFILE") return undefined;
    throw new UserError("unreadable-file", "the system watches no more folders", {
      hint: "Raise fs.inotify.max_user_watches or fs.inotify.max_user_instances, or end another program that watches files.",
      cause: error,
    });
  }
}

/** Of tracked files, and of all that git neither tracks nor ignores, empty ones among them. */
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
  for (const record of recordsOf(listed)) {
    const path = join(top, record.toString("utf8"));
    if (record.at(-1) !== 0x2f) above(dirname(path));
    else for (const folder of foldersIn(path.slice(0, -1))) above(folder);
  }
  return folders;
}

/** A folder that git tracks nothing in, and those in it; packages are no part of the tree. */
function foldersIn(folder: string): readonly string[] {
  try {
    if (holdsPackages(folder)) return [];
    const inside = readdirSync(folder, { withFileTypes: true }).filter((one) => one.isDirectory());
    // A repository of its own is no part of the tree.
    if (inside.some(({ name }) => name === ".git")) return [];
    return [folder, ...inside.flatMap(({ name }) => foldersIn(join(folder, name)))];
  } catch {
    return [];
  }
}
