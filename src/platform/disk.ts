/**
 * Reads and writes entries of open folders, without following a link. Edits use only these operations, so that a test
 * can stop at each of them and lose what is not yet on the disk.
 */
import {
  closeSync,
  constants,
  fchmodSync,
  fchownSync,
  fstatSync,
  fsyncSync,
  lstatSync,
  mkdirSync,
  openSync,
  readdirSync,
  readSync,
  renameSync,
  rmdirSync,
  unlinkSync,
  writeSync,
} from "node:fs";

/** An open folder or file. */
export type Handle = number;

/** Who may use a file. `mode` has the twelve bits of permissions. */
export type Attributes = { readonly mode: number; readonly uid: number; readonly gid: number };

export type EntryStat = Attributes & {
  readonly kind: "file" | "folder" | "link" | "other";
  /** Number of names of the file (hard links). */
  readonly links: number;
  readonly size: number;
  /** Changes with every write, rename and change of attributes. */
  readonly stamp: string;
};

/**
 * Operations on entries of an open folder. `name` is one name without a slash. They throw the system's error, except
 * where they return undefined or false.
 */
export type Disk = {
  /** Opens a folder by its absolute path. Only the last name must not be a link. */
  readonly openTop: (path: string) => Handle;
  /** Undefined if there is no such entry. Throws for a link and for a file. */
  readonly openFolder: (folder: Handle, name: string) => Handle | undefined;
  readonly close: (handle: Handle) => void;
  /** Undefined if there is no such entry. */
  readonly stat: (folder: Handle, name: string) => EntryStat | undefined;
  readonly names: (folder: Handle) => readonly string[];
  /** Reads a regular file. Throws for anything else. */
  readonly read: (folder: Handle, name: string) => Buffer;
  /** Creates a file that does not exist, and opens it for writing. The process's umask applies to the mode. */
  readonly createFile: (folder: Handle, name: string, mode: number) => Handle;
  readonly write: (file: Handle, bytes: Buffer) => void;
  readonly setAttributes: (file: Handle, attributes: Attributes) => void;
  /** Waits until a file's content, or the entries of a folder, are on the disk. */
  readonly sync: (handle: Handle) => void;
  /** Renames a file within its folder, and replaces a file of the new name. */
  readonly rename: (folder: Handle, from: string, to: string) => void;
  readonly unlink: (folder: Handle, name: string) => void;
  /** Creates a folder. The process's umask applies to the mode. */
  readonly makeFolder: (folder: Handle, name: string, mode: number) => void;
  /** False if the folder has entries. */
  readonly removeFolder: (folder: Handle, name: string) => boolean;
};

/**
 * The disk of this machine. Node has no `openat`. On Linux `/proc/self/fd/N/name` means the same: the entry of the
 * folder that is open, even if somebody has replaced its path by a link.
 */
export const realDisk: Disk = {
  openTop: (path) => openSync(path, folderFlags),
  openFolder: (folder, name) => unless("ENOENT", () => openSync(below(folder, name), folderFlags)),
  close: closeSync,
  stat: (folder, name) => {
    const stats = lstatSync(below(folder, name), { throwIfNoEntry: false, bigint: true });
    if (stats === undefined) return undefined;
    const { dev, ino, size, mtimeNs, ctimeNs } = stats;
    return {
      kind: stats.isFile()
        ? "file"
        : stats.isDirectory()
          ? "folder"
          : stats.isSymbolicLink()
            ? "link"
            : "other",
      mode: Number(stats.mode) & 0o7777,
      uid: Number(stats.uid),
      gid: Number(stats.gid),
      links: Number(stats.nlink),
      size: Number(size),
      stamp: [dev, ino, size, mtimeNs, ctimeNs].join(":"),
    };
  },
  names: (folder) => readdirSync(`/proc/self/fd/${folder}`),
  read: (folder, name) => {
    const file = openSync(below(folder, name), readFlags);
    try {
      const stats = fstatSync(file);
      if (!stats.isFile()) throw new Error(`${name} is not a regular file`);
      const bytes = Buffer.alloc(stats.size);
      let end = 0;
      for (let count = -1; count !== 0 && end < bytes.length; end += count)
        count = readSync(file, bytes, end, bytes.length - end, end);
      return bytes.subarray(0, end);
    } finally {
      closeSync(file);
    }
  },
  createFile: (folder, name, mode) => openSync(below(folder, name), createFlags, mode),
  write: (file, bytes) => {
    for (let at = 0; at < bytes.length; ) at += writeSync(file, bytes, at);
  },
  setAttributes: (file, { mode, uid, gid }) => {
    const stats = fstatSync(file);
    if (stats.uid !== uid || stats.gid !== gid) fchownSync(file, uid, gid);
    fchmodSync(file, mode);
  },
  sync: fsyncSync,
  rename: (folder, from, to) => renameSync(below(folder, from), below(folder, to)),
  unlink: (folder, name) => unlinkSync(below(folder, name)),
  makeFolder: (folder, name, mode) => mkdirSync(below(folder, name), { mode }),
  removeFolder: (folder, name) =>
    unless("ENOTEMPTY", () => {
      rmdirSync(below(folder, name));
      return true;
    }) ?? false,
};

const folderFlags = constants.O_RDONLY | constants.O_DIRECTORY | constants.O_NOFOLLOW;
const readFlags = constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK;
const createFlags = constants.O_WRONLY | constants.O_CREAT | constants.O_EXCL | constants.O_NOFOLLOW;

function below(folder: Handle, name: string): string {
  if (name === "" || name === "." || name === ".." || /[/\0]/u.test(name))
    throw new Error(`not a name of an entry: ${JSON.stringify(name)}`);
  return `/proc/self/fd/${folder}/${name}`;
}

function unless<Result>(code: string, run: () => Result): Result | undefined {
  try {
    return run();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === code) return undefined;
    throw error;
  }
}
