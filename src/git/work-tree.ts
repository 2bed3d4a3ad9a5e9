/**
 * Writes the working tree as a tree object, so that all later steps handle it like a commit. It contains tracked and
 * untracked files byte for byte, without ignored and deleted ones. No filter runs. Objects that git does not have yet
 * go into the scratch object folder, never into the repository.
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

/** Id of the tree, and notes on files that are left out. */
export type WorkTreeSnapshot = { readonly tree: string; readonly notes: readonly string[] };

/**
 * Takes a snapshot of the working tree and returns its tree id, with sorted notes on files that are left out. `git add`
 * and `git write-tree` would run filters and change the user's index. Throws a UserError for a file that cannot be
 * read.
 */
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

/**
 * Returns the value of `core.fileMode`, cached. git sets it when it creates a repository: false means that the file
 * system does not keep the executable bit, so the bit comes from the index.
 */
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
  /** File to store. Null if the entry comes from the index: a submodule, or a file outside a sparse checkout. */
  readonly file: Buffer | null;
  readonly size: number;
};

/**
 * Lists tracked and untracked paths, each once. Adds a note for each path that a snapshot cannot have: another
 * repository, or an unsafe name. `packages` receives folders of installed packages. A path in conflict appears once,
 * with the index entry of one side, because the file itself is read later.
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
      notes.push(`Lanser left out ${showPath(treePath(record))}, because it is another repository`);
      continue;
    }
    if (!items.has(key)) items.set(key, { path: Buffer.from(record), index: undefined });
  }
  return [...items].flatMap(([key, item]) => {
    const bad = unsafeNameReason(key) ?? unsafeNameReason(showPath(treePath(item.path)));
    if (bad === undefined) return [item];
    notes.push(`Lanser left out ${showPath(treePath(item.path))}, because the path ${bad}`);
    return [];
  });
}

function unignored(folders: readonly string[]): string {
  const names = folders.toSorted(compareText).map((key) => showPath(treePath(Buffer.from(key, "latin1"))));
  const shown = names.slice(0, packagesShownMax).join(", ") + countMore(names.length - packagesShownMax);
  return `Lanser left out installed packages that .gitignore does not list: ${shown}. Add them to .gitignore`;
}

const packagesShownMax = 5;

type Reading = {
  readonly top: string;
  readonly format: ObjectFormat;
  readonly modesCount: boolean;
  /** Folders of packages, and links to them, that are left out; paths as one character for each byte. */
  readonly packages: string[];
};

/**
 * Reads one path of the working tree and returns its entry. Undefined if the path is deleted, is behind a symbolic
 * link, or is left out; a note then says why. The file decides, not the index: an edit must not be missed.
 */
async function readItem(
  reading: Reading,
  folders: Folders,
  { path, index }: Item,
  notes: string[],
): Promise<Entry | undefined> {
  // The index marks this file as outside the sparse checkout. If the file exists all the same, it is read, although git
  // itself would ignore an edit of it.
  if (index?.skipped === true && !(await isThere(absolute(reading.top, path))))
    return { path, mode: index.mode, id: index.id, file: null, size: 0 };
  // If a folder on the path became a symbolic link, the tracked file is deleted: the link's folder is another one.
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
      notes.push(`Lanser left out ${showPath(treePath(path))}, because it is not a regular file`);
      return undefined;
    }
    // The pattern `.venv/` in a .gitignore matches a folder, but no link to a folder.
    if (index === undefined && stats.isSymbolicLink() && isPackageFolder(file.toString())) {
      reading.packages.push(path.toString("latin1"));
      return undefined;
    }
    const { id, size } = await hashFile(reading.format, file, stats);
    return { path, mode: modeOf(stats, index, reading.modesCount), id, file, size };
  } catch (error) {
    if (isGone(error)) return undefined;
    if (error instanceof UserError) throw error;
    throw new UserError("unreadable-file", `Lanser cannot read ${showPath(treePath(path))}`, {
      cause: error,
    });
  }
}

function modeOf(stats: Stats, index: IndexEntry | undefined, modesCount: boolean): string {
  if (stats.isSymbolicLink()) return "120000";
  if (!modesCount) return index?.mode === "100755" ? "100755" : "100644";
  return (stats.mode & 0o100) !== 0 ? "100755" : "100644";
}

/** Maximum size of a file that is read at once. Larger files are streamed, since 16 files are read at the same time. */
const wholeBytesMax = 4 * 1024 * 1024;
const filesAtOnceMax = 16;

/**
 * Returns the blob id of a file, or of the text of a symbolic link. The content is hashed as it is, without filters.
 */
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

/**
 * Returns a stream that passes bytes on and hashes them. It fails if their number is not `size`: the header of a blob
 * has the size, and a file that changes during the run would give a wrong id.
 */
function exactly(size: number, hash: Hash): Transform {
  let seen = 0;
  const changed = () =>
    new UserError("unreadable-file", "a file changed while Lanser read it. Run the command again");
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

/** Writes the blobs that git does not have yet. Most files are unchanged, so usually only a few are written. */
async function storeMissing(repository: Repository, entries: readonly Entry[]): Promise<void> {
  const own = entries.filter((entry) => entry.file !== null);
  const known = await checkObjects(
    repository,
    own.map((entry) => entry.id),
  );
  const missing = own.filter((_, index) => known[index] === undefined);
  if (missing.length === 0) return;
  // Make all 256 folders now. A file that changes before it is stored gets another id, and so another folder.
  const folders = Array.from({ length: 256 }, (_, byte) => join(repository.objectScratch, hexByte(byte)));
  await inParallel(folders, (folder) => mkdir(folder, { recursive: true }));
  await inParallel(missing, (entry) => store(repository, entry));
}

function hexByte(byte: number): string {
  return byte.toString(16).padStart(2, "0");
}

/**
 * Writes a loose object. The file is read a second time, because all contents do not fit into memory. If a small file
 * changed in between, its entry gets the id of the new content.
 */
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
    // Another file with the same content was stored before.
    if ((error as NodeJS.ErrnoException).code === "EEXIST") return;
    const shown = showPath(treePath(entry.path));
    throw new UserError("unreadable-file", `Lanser can no longer read ${shown}`, { cause: error });
  }
}

/**
 * Streams a large file into a loose object. The object gets its name only when it is complete and has the expected id,
 * so that git never sees a partial one.
 */
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
      `${showPath(treePath(entry.path))} changed while Lanser read it. Run the command again`,
    );
  }
  await rename(partial, target);
}

/**
 * Writes the tree with git itself, through the index of the scratch repository. `git apply` needs that index, and git
 * keeps one entry if a path is both a file and a folder, where `writeTreeObjects` gives up. git checks only the names
 * of entries.
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
  // The view "index" does not see the user's object folder, so to git some of the blobs are missing.
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

/** Caches which folders are real and not symbolic links, since many files share the same parent folders. */
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
      const real = this.#real.get(key) ?? this.#isRealFolder(folder);
      this.#real.set(key, real);
      if (!(await real)) return false;
    }
    return true;
  }

  #isRealFolder(folder: Buffer): Promise<boolean> {
    return lstat(absolute(this.#top, folder)).then(
      (stats) => stats.isDirectory(),
      () => false,
    );
  }
}

/**
 * Does some work for all items and returns the results in the order of the items. At most `filesAtOnceMax` run at once,
 * because each holds an open file and its content.
 */
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
