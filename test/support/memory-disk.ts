/**
 * A disk in memory that records every write. A test can stop at each operation, and build the disk that a power cut
 * would leave: any subset of the writes that nobody had waited for.
 */
import type { Attributes, Disk, EntryStat, Handle } from "../../src/platform/disk.ts";

type Inode = {
  readonly id: number;
  readonly kind: EntryStat["kind"];
  entries: Map<string, number>;
  bytes: Buffer;
  attributes: Attributes;
  changes: number;
};

/** One recorded write. It is pending until somebody waits for its inode. */
type Write =
  | {
      readonly kind: "inode";
      readonly id: number;
      readonly of: EntryStat["kind"];
      readonly attributes: Attributes;
    }
  | {
      readonly kind: "entries";
      readonly id: number;
      readonly set: readonly (readonly [name: string, id: number | null])[];
    }
  | { readonly kind: "bytes"; readonly id: number; readonly at: number; readonly bytes: Buffer }
  | { readonly kind: "attributes"; readonly id: number; readonly attributes: Attributes };

/** The process has ended: no operation has an effect any more. */
export class Stopped extends Error {}

export type MemoryFile = {
  readonly content: string;
  readonly mode?: number;
  readonly kind?: EntryStat["kind"];
};

const usual: Attributes = { mode: 0o644, uid: 1, gid: 1 };

export class MemoryDisk implements Disk {
  readonly #inodes = new Map<number, Inode>();
  readonly #open = new Map<Handle, number>();
  readonly #log: { readonly write: Write; isSafe: boolean }[] = [];
  #next = 1;
  /** Operations so far. */
  count = 0;
  /** The operation at which the process ends; undefined: never. */
  stopAt: number | undefined;
  /** False: waiting does nothing, as on a disk that lies. */
  syncs = true;
  /** True: names that differ only in case are the same, as on macOS and Windows. */
  foldsCase = false;
  /** Called before each operation, for what other programs do. */
  before: (operation: string, name: string) => void = () => {};

  constructor() {
    this.#inode("folder", { ...usual, mode: 0o755 });
  }

  /** Number of folders and files that are open. */
  get opened(): number {
    return this.#open.size;
  }

  /** Writes files below an absolute folder as if they had always been there. */
  put(top: string, files: Readonly<Record<string, MemoryFile | string>>): void {
    this.#folderAt(top.split("/").filter(Boolean));
    for (const [path, file] of Object.entries(files)) {
      const names = `${top}/${path}`.split("/").filter(Boolean);
      const name = names.pop() ?? "";
      const folder = this.#folderAt(names);
      const { content, mode = 0o644, kind = "file" } = typeof file === "string" ? { content: file } : file;
      const made = this.#inode(kind, { ...usual, mode });
      made.bytes = Buffer.from(content);
      folder.entries.set(name, made.id);
    }
    this.#log.length = 0;
  }

  /** All entries below an absolute folder: each with its mode and content. */
  list(top: string): Readonly<Record<string, string>> {
    const listed: Record<string, string> = {};
    const visit = (id: number, path: string) => {
      for (const [name, inner] of this.#get(id).entries) {
        const inode = this.#get(inner);
        const shown = path === "" ? name : `${path}/${name}`;
        const { mode } = inode.attributes;
        listed[shown] =
          inode.kind === "folder"
            ? `${mode.toString(8)}/`
            : `${mode.toString(8)} ${inode.bytes.toString("utf8")}`;
        if (inode.kind === "folder") visit(inner, shown);
      }
    };
    visit(this.#find(top).id, "");
    return Object.fromEntries(Object.entries(listed).sort(([a], [b]) => (a < b ? -1 : 1)));
  }

  /** Makes a copy whose state is all on the disk. */
  copy(): MemoryDisk {
    const copy = new MemoryDisk();
    copy.#inodes.clear();
    copy.#log.length = 0;
    for (const [id, inode] of this.#inodes)
      copy.#inodes.set(id, { ...inode, entries: new Map(inode.entries), bytes: Buffer.from(inode.bytes) });
    copy.#next = this.#next;
    copy.foldsCase = this.foldsCase;
    return copy;
  }

  /** Number of writes that nobody has waited for. */
  get pending(): number {
    return this.#log.filter(({ isSafe }) => !isSafe).length;
  }

  /** The disk after a power cut: `start` with all safe writes, and the pending ones for which `survives` is true. */
  afterPowerCut(start: MemoryDisk, survives: (index: number) => boolean): MemoryDisk {
    const disk = start.copy();
    let index = 0;
    for (const { write, isSafe } of this.#log)
      if (write.kind === "inode" || isSafe || survives(index++)) disk.#apply(write);
    disk.#next = this.#next;
    return disk;
  }

  openTop = (path: string): Handle => {
    this.#step("openTop", path);
    return this.#handle(this.#find(path).id);
  };

  openFolder = (folder: Handle, name: string): Handle | undefined => {
    this.#step("openFolder", name);
    const inode = this.#entry(folder, name);
    if (inode === undefined) return undefined;
    if (inode.kind !== "folder") throw failure("ENOTDIR");
    return this.#handle(inode.id);
  };

  close = (handle: Handle): void => {
    if (!this.#open.delete(handle)) throw failure("EBADF");
  };

  stat = (folder: Handle, name: string): EntryStat | undefined => {
    this.#step("stat", name);
    const inode = this.#entry(folder, name);
    if (inode === undefined) return undefined;
    const { id, kind, bytes, attributes, changes } = inode;
    const links = [...this.#inodes.values()]
      .flatMap(({ entries }) => [...entries.values()])
      .filter((one) => one === id).length;
    return { kind, ...attributes, links, size: bytes.length, stamp: `${id}:${changes}` };
  };

  names = (folder: Handle): readonly string[] => {
    this.#step("names", "");
    return [...this.#of(folder).entries.keys()];
  };

  read = (folder: Handle, name: string): Buffer => {
    this.#step("read", name);
    const inode = this.#entry(folder, name);
    if (inode?.kind !== "file") throw failure("ELOOP");
    return Buffer.from(inode.bytes);
  };

  createFile = (folder: Handle, name: string, mode: number): Handle => {
    this.#step("createFile", name);
    if (this.#entry(folder, name) !== undefined) throw failure("EEXIST");
    const inode = this.#inode("file", { ...usual, mode: mode & ~0o022 });
    this.#record({ kind: "entries", id: this.#of(folder).id, set: [[name, inode.id]] });
    return this.#handle(inode.id);
  };

  // In two parts, so that half of a file can be lost.
  write = (file: Handle, bytes: Buffer): void => {
    const { id, bytes: old } = this.#of(file);
    const middle = bytes.length >> 1;
    this.#step("write", "");
    this.#record({ kind: "bytes", id, at: old.length, bytes: bytes.subarray(0, middle) });
    this.#step("write", "");
    this.#record({ kind: "bytes", id, at: old.length + middle, bytes: bytes.subarray(middle) });
  };

  setAttributes = (file: Handle, { mode, uid, gid }: Attributes): void => {
    this.#step("setAttributes", "");
    this.#record({ kind: "attributes", id: this.#of(file).id, attributes: { mode, uid, gid } });
  };

  sync = (handle: Handle): void => {
    this.#step("sync", "");
    const { id } = this.#of(handle);
    if (this.syncs) for (const one of this.#log) if (one.write.id === id) one.isSafe = true;
  };

  rename = (folder: Handle, from: string, to: string): void => {
    this.#step("rename", to);
    const inode = this.#entry(folder, from);
    if (inode === undefined) throw failure("ENOENT");
    this.#record({
      kind: "entries",
      id: this.#of(folder).id,
      set: [
        [from, null],
        [to, inode.id],
      ],
    });
  };

  unlink = (folder: Handle, name: string): void => {
    this.#step("unlink", name);
    const inode = this.#entry(folder, name);
    if (inode === undefined) throw failure("ENOENT");
    if (inode.kind === "folder") throw failure("EISDIR");
    this.#record({ kind: "entries", id: this.#of(folder).id, set: [[name, null]] });
  };

  makeFolder = (folder: Handle, name: string, mode: number): void => {
    this.#step("makeFolder", name);
    if (this.#entry(folder, name) !== undefined) throw failure("EEXIST");
    const inode = this.#inode("folder", { ...usual, mode: mode & ~0o022 });
    this.#record({ kind: "entries", id: this.#of(folder).id, set: [[name, inode.id]] });
  };

  removeFolder = (folder: Handle, name: string): boolean => {
    this.#step("removeFolder", name);
    const inode = this.#entry(folder, name);
    if (inode === undefined) throw failure("ENOENT");
    if (inode.entries.size > 0) return false;
    this.#record({ kind: "entries", id: this.#of(folder).id, set: [[name, null]] });
    return true;
  };

  #step(operation: string, name: string): void {
    this.before(operation, name);
    if (this.stopAt !== undefined && this.count >= this.stopAt) throw new Stopped();
    this.count += 1;
  }

  #record(write: Write): void {
    this.#log.push({ write, isSafe: false });
    this.#apply(write);
  }

  #apply(write: Write): void {
    if (write.kind === "inode") {
      this.#inodes.set(write.id, newInode(write.id, write.of, write.attributes));
      return;
    }
    const inode = this.#get(write.id);
    inode.changes += 1;
    if (write.kind === "attributes") inode.attributes = write.attributes;
    else if (write.kind === "bytes") {
      // A part that was lost before this one leaves zeros.
      const bytes = Buffer.alloc(Math.max(inode.bytes.length, write.at + write.bytes.length));
      inode.bytes.copy(bytes);
      write.bytes.copy(bytes, write.at);
      inode.bytes = bytes;
    } else
      for (const [name, id] of write.set)
        if (id === null) inode.entries.delete(name);
        else inode.entries.set(name, id);
  }

  #inode(kind: EntryStat["kind"], attributes: Attributes): Inode {
    const id = this.#next++;
    this.#log.push({ write: { kind: "inode", id, of: kind, attributes }, isSafe: true });
    const inode = newInode(id, kind, attributes);
    this.#inodes.set(id, inode);
    return inode;
  }

  #handle(id: number): Handle {
    const handle = 1_000 + this.count;
    const free = this.#open.has(handle) ? Math.max(...this.#open.keys()) + 1 : handle;
    this.#open.set(free, id);
    return free;
  }

  #of(handle: Handle): Inode {
    const id = this.#open.get(handle);
    if (id === undefined) throw failure("EBADF");
    return this.#get(id);
  }

  #entry(folder: Handle, name: string): Inode | undefined {
    const { entries } = this.#of(folder);
    const key = this.foldsCase
      ? ([...entries.keys()].find((one) => one.toLowerCase() === name.toLowerCase()) ?? name)
      : name;
    const id = entries.get(key);
    return id === undefined ? undefined : this.#get(id);
  }

  #get(id: number): Inode {
    const inode = this.#inodes.get(id);
    if (inode === undefined) throw new Error(`there is no inode ${id}`);
    return inode;
  }

  #find(path: string): Inode {
    let at = this.#get(1);
    for (const name of path.split("/").filter(Boolean)) at = this.#get(at.entries.get(name) ?? -1);
    return at;
  }

  #folderAt(names: readonly string[]): Inode {
    let at = this.#get(1);
    for (const name of names) {
      const id = at.entries.get(name);
      const next = id === undefined ? this.#inode("folder", { ...usual, mode: 0o755 }) : this.#get(id);
      at.entries.set(name, next.id);
      at = next;
    }
    return at;
  }
}

function newInode(id: number, kind: EntryStat["kind"], attributes: Attributes): Inode {
  return { id, kind, entries: new Map(), bytes: Buffer.alloc(0), attributes, changes: 0 };
}

function failure(code: string): Error {
  return Object.assign(new Error(code), { code });
}
