/**
 * Keeps the journal of an edit outside of the repository, in a folder that only this user can write to. In the
 * repository, a commit could bring a false journal.
 */

import { readdirSync } from "node:fs";
import { dirname, isAbsolute, join } from "node:path";
import { UserError } from "../model/errors.ts";
import { isInside } from "../model/paths.ts";
import type { Attributes, Disk, Handle } from "../platform/disk.ts";
import { leadsInto, ownFolder } from "../platform/folders.ts";
import { sha256Hex } from "../platform/hashing.ts";
import type { Host } from "../platform/host.ts";

/** Digest of a file's content with its attributes. Null attributes: those of a new file. */
export type RecordedFile = { readonly sha256: string; readonly attributes: Attributes | null };

/** One file of a recorded edit. The content before is kept next to the record, by the index of the file. */
export type JournalFile = {
  readonly path: string;
  /** Name of the temporary file in the same folder. */
  readonly temporary: string;
  readonly before: (RecordedFile & { readonly attributes: Attributes }) | null;
  readonly after: RecordedFile | null;
};

/** Record of one edit: as `journal` it is unfinished, as `last` it is complete. */
export type Journal = {
  readonly version: 1;
  readonly kind: "apply" | "undo";
  readonly id: string;
  readonly files: readonly JournalFile[];
  /** Folders that the edit creates, outermost first. */
  readonly made: readonly string[];
  /** Folders that can become empty, innermost first; they are then removed. */
  readonly removed: readonly { readonly path: string; readonly attributes: Attributes }[];
};

/** Place of a record. */
export type RecordName = "journal" | "last";

export type StateHost = Pick<Host, "env" | "pid" | "processStart">;

/**
 * Returns the folder for the edits of a repository: below `$XDG_STATE_HOME/lanser`, or `~/.local/state/lanser`. Throws
 * a UserError if the environment names no absolute folder outside of the repository.
 */
export function stateFolder({ env }: Pick<Host, "env">, top: string): string {
  const [named, home] = [env["XDG_STATE_HOME"], env["HOME"]];
  const parent =
    named !== undefined && isAbsolute(named)
      ? named
      : home !== undefined && isAbsolute(home)
        ? join(home, ".local/state")
        : undefined;
  const hint = "Set XDG_STATE_HOME to a folder of your own, outside of the repository.";
  if (parent === undefined)
    throw new UserError("usage", "there is no folder for the journal of edits", { hint });
  const folder = join(parent, "lanser/edits", sha256Hex(top).slice(0, 32));
  if (isInside(folder, top) || leadsInto(folder, top))
    throw new UserError("usage", "the folder for the journal of edits is in the repository", { hint });
  return folder;
}

/**
 * Opens the state of a repository, and creates its folder. Throws a UserError if another user could write to it, or if
 * it is a link. `owner` is the user id of this process.
 */
export function openState(disk: Disk, folder: string, owner: number): EditState & Disposable {
  for (const one of [dirname(dirname(folder)), dirname(folder), folder])
    if (!ownFolder(one, owner))
      throw new UserError("write-denied", `${one} is a link, or another user can write to it`, {
        hint: "Make it a folder of your own, with the mode 0700, or set XDG_STATE_HOME.",
      });
  // The journal is safe only if its folder is on the disk.
  for (const one of [dirname(dirname(dirname(folder))), dirname(dirname(folder)), dirname(folder)]) {
    const handle = disk.openTop(one);
    disk.sync(handle);
    disk.close(handle);
  }
  const state = new EditState(disk, disk.openTop(folder));
  return Object.assign(state, { [Symbol.dispose]: () => disk.close(state.folder) });
}

/**
 * Throws a UserError if an edit of a repository is running or was interrupted: its files are then a mix of old and new
 * ones. Creates nothing. Without a folder for the state, no edit was ever applied.
 */
export function assertNoUnfinishedEdit(host: StateHost, top: string): void {
  const names = namesIn(host, top);
  if (!names.includes("journal")) return;
  const running = names.map((name) => livePid(host, name)).find((pid) => pid !== undefined);
  throw running === undefined ? interrupted() : busy(running);
}

function namesIn(host: StateHost, top: string): readonly string[] {
  try {
    return readdirSync(stateFolder(host, top));
  } catch {
    return [];
  }
}

/** Returns the error for a repository whose last edit did not end. */
export function interrupted(): UserError {
  return new UserError("apply-conflict", "an edit of this repository was interrupted", {
    hint: "Run `lanser recover`. It restores the files from before that edit.",
  });
}

/** Returns the process of a lock, from the name of its file; undefined for another file, and if the process is dead. */
function livePid({ processStart }: Pick<StateHost, "processStart">, name: string): number | undefined {
  const { pid, start } = lockName.exec(name)?.groups ?? {};
  return start !== undefined && processStart?.(Number(pid)) === start ? Number(pid) : undefined;
}

const recordId = /^[0-9a-f]{32}$/u;
const lockName = /^lock-(?<pid>\d+)-(?<start>[0-9a-z.-]+)$/u;

/** The records of one repository. */
export class EditState {
  readonly disk: Disk;
  readonly folder: Handle;

  constructor(disk: Disk, folder: Handle) {
    this.disk = disk;
    this.folder = folder;
  }

  /**
   * Takes the lock for a change of the tree. Its name says who holds it, so it is complete as soon as it exists. Each
   * process creates its own and then looks for others. Of two at the same time, the later one sees the earlier one.
   * Throws a UserError if another live process holds the lock. The lock of a dead process is removed.
   */
  lock(host: Pick<StateHost, "pid" | "processStart">): Disposable {
    const { pid, processStart } = host;
    const own = `lock-${pid}-${processStart?.(pid) ?? "unknown"}`;
    try {
      this.disk.close(this.disk.createFile(this.folder, own, 0o600));
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === "EEXIST") throw busy(pid);
      throw error;
    }
    for (const name of this.disk.names(this.folder)) {
      if (name === own || !lockName.test(name)) continue;
      const holder = livePid(host, name);
      if (holder === undefined) this.#unlinkIfThere(name);
      else {
        this.disk.unlink(this.folder, own);
        throw busy(holder);
      }
    }
    return { [Symbol.dispose]: () => this.disk.unlink(this.folder, own) };
  }

  #unlinkIfThere(name: string): void {
    if (this.disk.stat(this.folder, name) !== undefined) this.disk.unlink(this.folder, name);
  }

  read(name: RecordName): Journal | undefined {
    if (this.disk.stat(this.folder, name) === undefined) return undefined;
    const record = JSON.parse(this.disk.read(this.folder, name).toString("utf8")) as Journal;
    if (record.version === 1) return record;
    throw new UserError("version-skew", "another release of Lanser wrote the journal of the last edit");
  }

  /** Writes the contents before, and then the journal. When it returns, all of it is on the disk. */
  begin(journal: Journal, contents: readonly (Buffer | null)[]): void {
    this.disk.makeFolder(this.folder, journal.id, 0o700);
    const folder = this.disk.openFolder(this.folder, journal.id);
    if (folder === undefined) throw new Error("the folder of the new record is missing");
    try {
      for (const [index, bytes] of contents.entries())
        if (bytes !== null) writeNew(this.disk, folder, String(index), bytes);
      this.disk.sync(folder);
    } finally {
      this.disk.close(folder);
    }
    writeNew(this.disk, this.folder, "journal.new", Buffer.from(`${JSON.stringify(journal)}\n`));
    this.disk.rename(this.folder, "journal.new", "journal");
    this.disk.sync(this.folder);
  }

  /** Returns the content before of one file of a record. */
  contentBefore({ id, files }: Journal, index: number): Buffer {
    const folder = this.disk.openFolder(this.folder, id);
    if (folder === undefined) throw new Error("the contents of the journal are missing");
    try {
      const bytes = this.disk.read(folder, String(index));
      if (sha256Hex(bytes) === files[index]?.before?.sha256) return bytes;
      throw new Error(`the kept content of ${files[index]?.path} has another digest`);
    } finally {
      this.disk.close(folder);
    }
  }

  /** Makes the journal the last complete edit. */
  finish(): void {
    this.disk.rename(this.folder, "journal", "last");
  }

  /** Waits until a finished edit is on the disk. From here on, a power cut does not undo it. */
  settle(): void {
    this.disk.sync(this.folder);
  }

  /** Removes the journal of an edit that was rolled back. */
  drop(): void {
    this.disk.unlink(this.folder, "journal");
    this.disk.sync(this.folder);
  }

  /** Removes contents that no record needs. A crash can leave them. */
  clean(): void {
    const kept = [this.read("journal")?.id, this.read("last")?.id];
    for (const name of this.disk.names(this.folder)) {
      if (name === "journal.new") this.disk.unlink(this.folder, name);
      if (!recordId.test(name) || kept.includes(name)) continue;
      const folder = this.disk.openFolder(this.folder, name);
      if (folder === undefined) continue;
      try {
        for (const one of this.disk.names(folder)) this.disk.unlink(folder, one);
      } finally {
        this.disk.close(folder);
      }
      this.disk.removeFolder(this.folder, name);
    }
  }
}

/** Writes a new file that only this user can read, and waits until its content is on the disk. */
function writeNew(disk: Disk, folder: Handle, name: string, bytes: Buffer): void {
  const file = disk.createFile(folder, name, 0o600);
  try {
    disk.write(file, bytes);
    disk.sync(file);
  } finally {
    disk.close(file);
  }
}

function busy(pid: number): UserError {
  return new UserError("content-modified", `another edit of this repository is running (process ${pid})`, {
    hint: "Wait until it has ended, and run the command again.",
  });
}
