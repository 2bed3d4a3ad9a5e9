/**
 * Writes the working tree as a tree object: tracked and untracked files byte for byte, without ignored and deleted
 * ones. There is no filter and no conversion. Objects that git does not have yet go into the scratch object folder,
 * never into the repository.
 */
import type { Hash } from "node:crypto";
import { createReadStream, createWriteStream, type Stats } from "node:fs";
import { lstat, mkdir, readlink, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { Transform } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createDeflate, deflateSync } from "node:zlib";
import { allEnded } from "../model/all-ended.ts";
import { UserError } from "../model/errors.ts";
import { compareText } from "../model/order.ts";
import { countMore } from "../model/text.ts";
import { readFileBytes } from "../platform/files.ts";
import { blobHeader, blobId, createBlobHash, type ObjectFormat, sha256Hex } from "../platform/hashing.ts";
import { isObjectId, type Repository } from "./git.ts";
import { showPath, splitRecords, treePath, unsafeNameReason } from "./names.ts";
import { checkObjects } from "./objects.ts";
import { isInPackages, isPackageFolder, packageFolders } from "./package-folders.ts";
import { looseFile, writeTreeObjects } from "./tree-writing.ts";

export type WorkTreeSnapshot = { readonly tree: string; readonly notes: readonly string[] };

export async function snapshotWorkTree(repository: Repository): Promise<WorkTreeSnapshot> {
  const notes: string[] = [];
  const packages: string[] = [];
  const [listed, modesCount] = await allEnded([
    listPaths(repository, notes, packages),
    doModesCount(repository),
  ]);
  const reading = { top: repository.top, format: repository.objectFormat, modesCount, packages };
  const folders = new Folders(repository.top);
  const entries = (await inParallel(listed, (item) => readItem(reading, folders, item, notes))).filter(
    (entry) => entry !== undefined,
  );
  if (packages.length > 0) notes.push(unignored(packages));
  await storeMissing(repository, entries);
  const tree = (await writeTreeObjects(repository, entries)) ?? (await writeTreeObject(repository, entries));
  return { tree, notes: notes.sort() };
}

const modes = new WeakMap<Repository, Promise<boolean>>();

/** Reads a setting that git makes with the repository, depending on its file system; cached. */
function doModesCount(repository: Repository): Promise<boolean> {
  const known =
    modes.get(repository) ??
    repository
      .raw(["config", "--type=bool", "--get", "core.fileMode"], "history")
      .then(({ stdout }) => stdout.trim() !== "false");
  modes.set(repository, known);
  return known;
}

type IndexEntry = { readonly mode: string; readonly id: string; readonly skipped: boolean };
type Item = { readonly path: Buffer; readonly index: IndexEntry | undefined };
type Entry = {
  readonly path: Buffer;
  readonly mode: string;
  id: string;
  /** File to store; null if the index vouches for it (a submodule, or left out of a sparse checkout). */
  readonly file: Buffer | null;
  readonly size: number;
};

/**
 * Lists tracked and untracked paths, each once. A conflict has the entry of either side, because the file itself is
 * read.
 */
async function listPaths(repository: Repository, notes: string[], packages: string[]): Promise<Item[]> {
  const listed = async (...options: readonly string[]) =>
    splitRecords(await repository.bytes(["ls-files", "-z", ...options], "work-tree"));
  const [tracked, untracked] = await allEnded([
    listed("-s", "-t", "--cached"),
    listed("--others", "--exclude-standard"),
  ]);
  const items = new Map<string, Item>();
  for (const record of tracked) {
    const tab = record.indexOf(0x09);
    const [tag = "", mode = "", id = ""] = record.toString("latin1", 0, tab).split(" ");
    if (tab < 0 || !isObjectId(id))
      throw new Error(`git ls-files printed ${JSON.stringify(record.toString("latin1"))}`);
    const path = Buffer.from(record.subarray(tab + 1));
    items.set(path.toString("latin1"), { path, index: { mode, id, skipped: tag === "S" } });
  }
  const folders = packageFolders(
    untracked.map((record) => record.toString("latin1")),
    () => [...items.keys()],
  );
  packages.push(...folders);
  for (const record of untracked) {
    const key = record.toString("latin1");
    if (isInPackages(key, folders)) continue;
    if (record.at(-1) === 0x2f) {
      notes.push(`left out, a repository of its own: ${showPath(treePath(record))}`);
      continue;
    }
    if (!items.has(key)) items.set(key, { path: Buffer.from(record), index: undefined });
  }
  return [...items].flatMap(([key, item]) => {
    const bad = unsafeNameReason(key) ?? unsafeNameReason(showPath(treePath(item.path)));
    if (bad === undefined) return [item];
    notes.push(`left out, its name ${bad}: ${showPath(treePath(item.path))}`);
    return [];
  });
}

function unignored(folders: readonly string[]): string {
  const names = folders.toSorted(compareText).map((key) => showPath(treePath(Buffer.from(key, "latin1"))));
  const shown = names.slice(0, packagesShownMax).join(", ") + countMore(names.length - packagesShownMax);
  return `left out, installed packages outside .gitignore: ${shown}; add them to .gitignore`;
}

const packagesShownMax = 5;

type Reading = {
  readonly top: string;
  readonly format: ObjectFormat;
  readonly modesCount: boolean;
  /** Folders of packages, and links to them, that are left out; by the bytes of their paths. */
  readonly packages: string[];
};

async function readItem(
  reading: Reading,
  folders: Folders,
  { path, index }: Item,
  notes: string[],
): Promise<Entry | undefined> {
  // A file that is there is read, whatever the index vouches for: git itself would look away from an edit.
  if (index?.skipped === true && !(await isThere(absolute(reading.top, path))))
    return { path, mode: index.mode, id: index.id, file: null, size: 0 };
  // Behind a symbolic link there is another folder, not this one.
  if (!(await folders.areReal(path))) return undefined;
  const file = absolute(reading.top, path);
  try {
    const stats = await lstat(file);
    if (stats.isDirectory()) {
      return index?.mode === "160000"
        ? { path, mode: index.mode, id: index.id, file: null, size: 0 }
        : undefined;
    }
    if (!stats.isFile() && !stats.isSymbolicLink()) {
      notes.push(`left out, not a plain file: ${showPath(treePath(path))}`);
      return undefined;
    }
    // `.venv/` in a .gitignore ignores a folder alone.
    if (index === undefined && stats.isSymbolicLink() && isPackageFolder(file.toString())) {
      reading.packages.push(path.toString("latin1"));
      return undefined;
    }
    const { id, size } = await hashFile(reading.format, file, stats);
    return { path, mode: modeOf(stats, index, reading.modesCount), id, file, size };
  } catch (error) {
    if (isGone(error)) return undefined;
    if (error instanceof UserError) throw error;
    throw new UserError("unreadable-file", `${showPath(treePath(path))} cannot be read`, { cause: error });
  }
}

function modeOf(stats: Stats, index: IndexEntry | undefined, modesCount: boolean): string {
  if (stats.isSymbolicLink()) return "120000";
  if (!modesCount) return index?.mode === "100755" ? "100755" : "100644";
  return (stats.mode & 0o100) !== 0 ? "100755" : "100644";
}

/** Maximum size of a file that is read whole, many at a time; larger files are streamed. */
const wholeBytesMax = 4 * 1024 * 1024;
const filesAtOnceMax = 16;

async function hashFile(
  format: ObjectFormat,
  file: Buffer,
  stats: Stats,
): Promise<{ id: string; size: number }> {
  if (!stats.isSymbolicLink() && stats.size > wholeBytesMax) {
    const hash = createBlobHash(format, stats.size);
    await pipeline(
      createReadStream(file),
      exactly(stats.size, hash),
      async (pieces: AsyncIterable<Buffer>) => {
        for await (const _ of pieces);
      },
    );
    return { id: hash.digest("hex"), size: stats.size };
  }
  const bytes = stats.isSymbolicLink() ? await readlink(file, "buffer") : readFileBytes(file);
  return {
    id: blobId(format, bytes),
    size: bytes.length,
  };
}

/** Passes bytes on and hashes them; fails unless their number is exactly the size. */
function exactly(size: number, hash: Hash): Transform {
  let seen = 0;
  const changed = () => new UserError("unreadable-file", "a file changed while it was read; try again");
  return new Transform({
    transform(piece: Buffer, _, done) {
      seen += piece.length;
      hash.update(piece);
      done(seen > size ? changed() : null, piece);
    },
    flush(done) {
      done(seen === size ? null : changed());
    },
  });
}

async function storeMissing(repository: Repository, entries: readonly Entry[]): Promise<void> {
  const own = entries.filter((entry) => entry.file !== null);
  const known = await checkObjects(
    repository,
    own.map((entry) => entry.id),
  );
  const missing = own.filter((_, index) => known[index] === undefined);
  if (missing.length === 0) return;
  // All 256 at once: a file that changes meanwhile gets another id than the one it is known by here.
  const folders = Array.from({ length: 256 }, (_, byte) => join(repository.objectScratch, hexByte(byte)));
  await inParallel(folders, (folder) => mkdir(folder, { recursive: true }));
  await inParallel(missing, (entry) => store(repository, entry));
}

function hexByte(byte: number): string {
  return byte.toString(16).padStart(2, "0");
}

/** Writes a loose object. The file is read again, so a small one may have changed: it then has the new content's id. */
async function store(repository: Repository, entry: Entry): Promise<void> {
  const { file } = entry;
  if (file === null) return;
  try {
    const stats = await lstat(file);
    if (!stats.isSymbolicLink() && stats.size > wholeBytesMax)
      return await storeLarge(repository, entry, file);
    const bytes = stats.isSymbolicLink() ? await readlink(file, "buffer") : readFileBytes(file);
    entry.id = blobId(repository.objectFormat, bytes);
    const whole = Buffer.concat([blobHeader(bytes.length), bytes]);
    await writeFile(looseFile(repository, entry.id), deflateSync(whole, { level: 1 }), { flag: "wx" });
  } catch (error) {
    if (error instanceof UserError) throw error;
    // Two files of the same content.
    if ((error as NodeJS.ErrnoException).code === "EEXIST") return;
    const shown = showPath(treePath(entry.path));
    throw new UserError("unreadable-file", `${shown} cannot be read any more`, { cause: error });
  }
}

async function storeLarge(repository: Repository, entry: Entry, file: Buffer): Promise<void> {
  const hash = createBlobHash(repository.objectFormat, entry.size);
  const deflate = createDeflate({ level: 1 });
  deflate.write(blobHeader(entry.size));
  const target = looseFile(repository, entry.id);
  const partial = `${target}.${sha256Hex(entry.path)}`;
  await pipeline(createReadStream(file), exactly(entry.size, hash), deflate, createWriteStream(partial));
  if (hash.digest("hex") !== entry.id) {
    throw new UserError(
      "unreadable-file",
      `${showPath(treePath(entry.path))} changed while it was read; try again`,
    );
  }
  await rename(partial, target);
}

/**
 * Writes the tree, also into the index of the scratch repository. The entries are not checked, except for their
 * names.
 */
export async function writeTreeObject(
  repository: Repository,
  entries: readonly Pick<Entry, "mode" | "id" | "path">[],
): Promise<string> {
  const input = Buffer.concat(
    entries.flatMap(({ mode, id, path }) => [Buffer.from(`${mode} ${id} 0\t`), path, Buffer.from("\0")]),
  );
  await rm(repository.environment("index")["GIT_INDEX_FILE"] ?? "", { force: true });
  await repository.text(["update-index", "-z", "--index-info"], "index", input);
  // The blobs are there, but the user's object folder is not looked into here.
  const tree = (await repository.text(["write-tree", "--missing-ok"], "index")).trim();
  if (!isObjectId(tree)) throw new Error(`git write-tree printed ${JSON.stringify(tree.slice(0, 200))}`);
  return tree;
}

function absolute(top: string, path: Buffer): Buffer {
  return Buffer.concat([Buffer.from(top === "/" ? "/" : `${top}/`), path]);
}

function isGone(error: unknown): boolean {
  const code = (error as NodeJS.ErrnoException).code;
  return code === "ENOENT" || code === "ENOTDIR";
}

/** Caches which paths are real folders and not symbolic links. */
class Folders {
  readonly #top: string;
  readonly #real = new Map<string, Promise<boolean>>();

  constructor(top: string) {
    this.#top = top;
  }

  async areReal(path: Buffer): Promise<boolean> {
    for (let end = path.indexOf(0x2f); end >= 0; end = path.indexOf(0x2f, end + 1)) {
      const folder = path.subarray(0, end);
      const key = folder.toString("latin1");
      const real = this.#real.get(key) ?? this.#look(folder);
      this.#real.set(key, real);
      if (!(await real)) return false;
    }
    return true;
  }

  #look(folder: Buffer): Promise<boolean> {
    return lstat(absolute(this.#top, folder)).then(
      (stats) => stats.isDirectory(),
      () => false,
    );
  }
}

/** Returns results in the order of the items; at most `filesAtOnceMax` are processed at once. */
async function inParallel<T, R>(items: readonly T[], work: (item: T) => Promise<R>): Promise<R[]> {
  const results: R[] = [];
  let next = 0;
  const worker = async () => {
    for (let at = next++; at < items.length; at = next++) results[at] = await work(items[at] as T);
  };
  await Promise.all(Array.from({ length: Math.min(filesAtOnceMax, items.length) }, worker));
  return results;
}

async function isThere(file: Buffer): Promise<boolean> {
  return lstat(file).then(
    () => true,
    () => false,
  );
}
