/**
 * Stores entries on disk, each in a file that is named by the digest of its key. An entry is read only if it was
 * written completely, by this user, and is unchanged; anything else is a miss, with its reason. Damage to the folder
 * costs a run only time.
 */
import {
  closeSync,
  constants,
  fstatSync,
  fsyncSync,
  futimesSync,
  lstatSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  type Stats,
  writeFileSync,
} from "node:fs";
import { dirname, join } from "node:path";
import { makeFolder } from "../../../platform/folders.ts";
import { sha256Hex } from "../../../platform/hashing.ts";
import type { Host } from "../../../platform/host.ts";

export type StoreHost = Pick<Host, "pid" | "kill" | "wallMs" | "randomId">;

export type StorePlace = {
  /** Folder of the entries; absolute, created when something is written. */
  readonly folder: string;
  readonly use: "read-write" | "read";
  /** Maximum size of all entries together: the least recently used are removed first. */
  readonly bytesMax: number;
};

type Read =
  /** `writtenMs` is the file system's own time. */
  | { readonly kind: "entry"; readonly body: string; readonly writtenMs: number }
  | { readonly kind: "miss"; readonly why: string };

export type Store = {
  /** `name`: 64 hexadecimal digits. */
  readonly read: (name: string) => Read;
  /** Writes an entry; returns null, or why it was not kept. */
  readonly write: (name: string, body: string) => string | null;
  readonly remove: (name: string) => void;
};

export const storeBytesMax = 512 * 1024 * 1024;
const entryBytesMax = 64 * 1024 * 1024;
/** A clock may be a little off between two file systems. */
const aheadMsMax = 60_000;

const magic = "lanser-observation-1";
const entryName = /^[0-9a-f]{64}$/u;
const temporaryName = /^\.writing-(?<pid>\d+)-/u;

/**
 * Opens the store in a folder, without creating it. `owner` is the user id of this process: an entry or a folder that
 * another user can write is a miss, because its findings could be forged. No error is thrown: the cache only saves
 * time.
 */
export function openStore(host: StoreHost, { folder, use, bytesMax }: StorePlace, owner: number): Store {
  const fileOf = (name: string) => join(folder, name);
  const remove = (name: string) => {
    if (use === "read") return;
    try {
      rmSync(fileOf(name), { force: true });
    } catch {
      // The entry stays, and the next read refuses it again.
    }
  };
  return {
    remove,
    read: (name) => {
      try {
        const problem = folderProblem(lstatSync(folder), owner);
        if (problem !== null) return { kind: "miss", why: problem };
        const read = readEntry(host, fileOf(name), { use, owner });
        if (read.kind === "miss") remove(name);
        return read;
      } catch (error) {
        return { kind: "miss", why: whyUnread(error) };
      }
    },
    write: (name, body) => {
      if (use === "read") return "this cache is read-only";
      try {
        const bytes = Buffer.byteLength(body);
        if (bytes > Math.min(entryBytesMax, bytesMax)) return `the entry is too large: ${bytes} bytes`;
        const problem = folderProblem(madeFolder(folder), owner);
        if (problem !== null) return problem;
        writeEntry(host, folder, name, `${magic} ${sha256Hex(body)} ${bytes}\n${body}`);
        evict(host, folder, name, bytesMax);
        return null;
      } catch (error) {
        return whyUnwritten(error);
      }
    },
  };
}

/** Creates the folder, readable for this user only, and returns its state. An existing folder stays as it is. */
function madeFolder(folder: string): Stats {
  makeFolder(dirname(folder));
  try {
    mkdirSync(folder, { mode: 0o700 });
  } catch (error) {
    if (codeOf(error) !== "EEXIST") throw error;
  }
  return lstatSync(folder);
}

/** Returns what is wrong with the folder, or null: anyone who can write to it decides what a later run believes. */
function folderProblem(stats: Stats, owner: number): string | null {
  if (stats.isSymbolicLink()) return "the folder is a link";
  if (!stats.isDirectory()) return "the folder is a file";
  return othersProblem("the folder", stats, owner);
}

function othersProblem(what: string, { uid, mode }: Stats, owner: number): string | null {
  if (uid !== owner) return `${what} belongs to another user`;
  return (mode & 0o022) === 0 ? null : `other users can write to ${what}`;
}

/**
 * Reads and verifies one entry. Checks the opened file and not its path, which another process could replace in
 * between. Marks the entry as used, because the least recently used are removed first.
 */
function readEntry(
  { wallMs }: StoreHost,
  file: string,
  { use, owner }: Pick<StorePlace, "use"> & { readonly owner: number },
): Read {
  const miss = (why: string): Read => ({ kind: "miss", why });
  const descriptor = openSync(file, constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK);
  try {
    const stats = fstatSync(descriptor);
    if (!stats.isFile()) return miss("the entry is not a regular file");
    const problem = othersProblem("the entry", stats, owner);
    if (problem !== null) return miss(problem);
    if (stats.size > entryBytesMax + headBytesMax) return miss("the entry is too large");
    const bytes = readFileSync(descriptor);
    const end = bytes.indexOf(0x0a);
    const [word, digest, size] = bytes.toString("latin1", 0, Math.max(0, end)).split(" ");
    const body = bytes.subarray(end + 1);
    if (word !== magic || Number(size) !== body.length || sha256Hex(body) !== digest)
      return miss("the entry was damaged");
    if (use === "read-write") markUsed(descriptor, wallMs());
    return { kind: "entry", body: body.toString("utf8"), writtenMs: stats.mtimeMs };
  } finally {
    closeSync(descriptor);
  }
}

const headBytesMax = 128;

/**
 * Writes an entry atomically: into a temporary file, which is then renamed. So no run ever reads half an entry. Two
 * runs that write the same entry write the same content.
 */
function writeEntry(host: StoreHost, folder: string, name: string, text: string): void {
  const temporary = join(folder, `.writing-${host.pid}-${host.randomId()}`);
  try {
    const descriptor = openSync(temporary, "wx", 0o600);
    try {
      writeFileSync(descriptor, text);
      markUsed(descriptor, host.wallMs());
      fsyncSync(descriptor);
    } finally {
      closeSync(descriptor);
    }
    renameSync(temporary, join(folder, name));
  } catch (error) {
    rmSync(temporary, { force: true });
    throw error;
  }
}

/**
 * Sets only the access time, as the time of the last use. The modification time must stay: it is compared with the
 * times of the files that an entry describes.
 */
function markUsed(descriptor: number, ms: number): void {
  try {
    futimesSync(descriptor, ms / 1_000, fstatSync(descriptor).mtimeMs / 1_000);
  } catch {
    // The entry is removed earlier than necessary; its content is still valid.
  }
}

/**
 * Removes the least recently used entries until the rest is within `bytesMax`. `fresh`, the entry just written, always
 * stays, because the clock may be wrong.
 */
function evict(host: StoreHost, folder: string, fresh: string, bytesMax: number): void {
  const now = host.wallMs();
  const entries = readdirSync(folder).flatMap((name) => {
    removeAbandoned(host, folder, name);
    const stats = entryName.test(name) ? lstatSync(join(folder, name), { throwIfNoEntry: false }) : undefined;
    if (stats === undefined || name === fresh) return [];
    // A time in the future means that the clock was set back since, so the entry counts as the oldest.
    const usedMs = stats.atimeMs > now + aheadMsMax ? 0 : stats.atimeMs;
    return [{ name, bytes: stats.size, usedMs }];
  });
  let bytes = lstatSync(join(folder, fresh)).size;
  entries.sort((one, other) => other.usedMs - one.usedMs || (one.name < other.name ? -1 : 1));
  for (const one of entries) {
    bytes += one.bytes;
    if (bytes > bytesMax) rmSync(join(folder, one.name), { force: true, recursive: true });
  }
}

/** Removes a temporary file whose writer no longer runs. A crashed run would otherwise leave it there forever. */
function removeAbandoned({ pid, kill }: StoreHost, folder: string, name: string): void {
  const writer = Number(temporaryName.exec(name)?.groups?.["pid"]);
  if (Number.isNaN(writer) || writer === pid || kill(writer, 0)) return;
  rmSync(join(folder, name), { force: true });
}

/** Returns why an entry could not be read. `ELOOP` comes from `O_NOFOLLOW`: the entry is a symbolic link. */
function whyUnread(error: unknown): string {
  switch (codeOf(error)) {
    case "ENOENT":
      return "there is no entry";
    case "ELOOP":
      return "the entry is a link";
    default:
      return `the entry cannot be read (${codeOf(error)})`;
  }
}

function whyUnwritten(error: unknown): string {
  const code = codeOf(error);
  return code === "ENOSPC" || code === "EDQUOT"
    ? "the disk is full"
    : `the cache folder is not writable (${code})`;
}

function codeOf(error: unknown): string {
  return (error as NodeJS.ErrnoException).code ?? String(error);
}
