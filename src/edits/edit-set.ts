/**
 * Applies a parsed edit to a snapshot in memory. The result is a list of files before and after, or an error: an edit
 * with one wrong step has no result.
 */
import { UserError } from "../model/errors.ts";
import type { Range } from "../model/finding.ts";
import { compareText } from "../model/order.ts";
import { foldersAbove } from "../model/paths.ts";
import { type EditEncoding, editBytes } from "./edit-bytes.ts";
import type { Operation, ParsedEdit } from "./workspace-edit.ts";

/** Modes of git: a file, an executable file, a symbolic link, a submodule. */
export type EntryMode = "100644" | "100755" | "120000" | "160000";

/** The files that an edit starts from: those that git knows, without ignored ones. */
export type Snapshot = {
  /** Every path with its mode. */
  readonly modes: ReadonlyMap<string, EntryMode>;
  readonly read: (path: string) => Promise<Buffer>;
};

export type FileState = { readonly mode: "100644" | "100755"; readonly bytes: Buffer };

/** One file that the edit changes. Null: the file does not exist. */
export type FileChange = {
  readonly path: string;
  readonly before: FileState | null;
  readonly after: FileState | null;
  /** The path in the snapshot whose content, mode and owner the file after continues; null for a new file. */
  readonly from: string | null;
};

/** Place of a text edit, as the server counts it. */
export type EditSite = {
  readonly path: string;
  readonly range: Range;
  readonly annotation: string | undefined;
};

export type EditSet = {
  /** Sorted by path. Files without a difference are left out. */
  readonly changes: readonly FileChange[];
  readonly sites: readonly EditSite[];
};

export type EditOptions = {
  readonly encoding: EditEncoding;
  /** Versions of the documents that the server had open, by path. */
  readonly versions: ReadonlyMap<string, number>;
};

/**
 * Applies all operations in their order. Throws a UserError with the place for the first one that does not fit the
 * snapshot.
 */
export async function makeEditSet(
  { operations }: Pick<ParsedEdit, "operations">,
  snapshot: Snapshot,
  options: EditOptions,
): Promise<EditSet> {
  const tree = new EditedFiles(snapshot);
  const sites: EditSite[] = [];
  for (const operation of operations) {
    if (operation.kind !== "edit") {
      tree.change(operation);
      continue;
    }
    const { path, version, edits } = operation;
    const open = options.versions.get(path);
    if (version !== null && open !== undefined && version !== open)
      throw new UserError(
        "content-modified",
        `the edit of ${path} is for version ${version} of the document, and the current version is ${open} (at ${operation.at})`,
      );
    await tree.edit(operation, options.encoding);
    sites.push(...edits.map(({ range, annotation }) => ({ path, range, annotation })));
  }
  return { changes: await tree.changes(), sites };
}

/** A file during the edit. Its content is that of `origin` until a text edit gives it bytes. */
type Node = { readonly mode: EntryMode; readonly origin: string | null; readonly bytes: Buffer | undefined };

type FileOperation = Exclude<Operation, { kind: "edit" }>;

class EditedFiles {
  readonly #snapshot: Snapshot;
  readonly #nodes: Map<string, Node>;
  /** Number of files below each folder. A folder exists only through its files, as in git. */
  readonly #folders = new Map<string, number>();
  readonly #foldersBefore: ReadonlySet<string>;
  readonly #touched = new Set<string>();
  /** Documents with text edits since the last step that created, renamed or deleted them. */
  readonly #edited = new Set<string>();

  constructor(snapshot: Snapshot) {
    this.#snapshot = snapshot;
    this.#nodes = new Map(
      [...snapshot.modes].map(([path, mode]) => [path, { mode, origin: path, bytes: undefined }]),
    );
    for (const path of this.#nodes.keys()) this.#count(path, 1);
    this.#foldersBefore = new Set(this.#folders.keys());
  }

  async edit(
    { at, path, edits }: Extract<Operation, { kind: "edit" }>,
    encoding: EditEncoding,
  ): Promise<void> {
    const node = this.#fileAt(path, at);
    // Clients disagree whether the positions of a second list are those before or after the first one.
    if (this.#edited.has(path)) throw misfit(at, `${path} has two lists of text edits`);
    const bytes = editBytes(await this.#bytesOf(node), edits, { path, encoding });
    this.#edited.add(path);
    this.#put(path, { ...node, bytes });
  }

  change(operation: FileOperation): void {
    if (operation.kind === "create") this.#create(operation);
    else if (operation.kind === "rename") this.#rename(operation);
    else this.#delete(operation);
  }

  /** Returns the differences to the snapshot. Throws if a path was a folder and is a file now, or the reverse. */
  async changes(): Promise<readonly FileChange[]> {
    const changes: FileChange[] = [];
    for (const path of [...this.#touched].sort(compareText)) {
      const [mode, node] = [this.#snapshot.modes.get(path), this.#nodes.get(path)];
      const before =
        mode === undefined ? null : { mode: plainMode(mode), bytes: await this.#snapshot.read(path) };
      const after =
        node === undefined ? null : { mode: plainMode(node.mode), bytes: await this.#bytesOf(node) };
      if (before !== null && after !== null && before.mode === after.mode && before.bytes.equals(after.bytes))
        continue;
      if (before === null && after === null) continue;
      if (before === null) this.#assertNoSwap(path);
      changes.push({ path, before, after, from: node?.origin ?? null });
    }
    return changes;
  }

  /** A path that changes between file and folder would need an order of steps that cannot be undone at every point. */
  #assertNoSwap(path: string): void {
    const above = foldersAbove(path).find((folder) => this.#snapshot.modes.has(folder));
    if (above !== undefined || this.#foldersBefore.has(path))
      throw new UserError(
        "apply-conflict",
        `${above ?? path} is both a file and a folder, before and after the edit`,
        {
          hint: "Divide the edit: first delete or move the old path.",
        },
      );
  }

  #create({ at, path, overwrite, ignoreIfExists }: Extract<FileOperation, { kind: "create" }>): void {
    const old = this.#nodes.get(path);
    if (old === undefined) this.#assertFree(path, at);
    else if (!overwrite && ignoreIfExists) return;
    else if (!overwrite) throw misfit(at, `${path} exists already`);
    else this.#fileAt(path, at);
    // An overwritten file keeps its mode and owner.
    this.#edited.delete(path);
    this.#put(path, { mode: old?.mode ?? "100644", origin: old?.origin ?? null, bytes: Buffer.alloc(0) });
  }

  #rename({ at, from, path, overwrite, ignoreIfExists }: Extract<FileOperation, { kind: "rename" }>): void {
    if (from === path) throw misfit(at, `${path} is both the old and the new name`);
    const moved = this.#filesAt(from, at);
    if (path.startsWith(`${from}/`)) throw misfit(at, `${path} is inside ${from}`);
    if (this.#nodes.has(path)) {
      if (!overwrite && ignoreIfExists) return;
      if (!overwrite) throw misfit(at, `${path} exists already`);
      if (!this.#nodes.has(from)) throw misfit(at, `${from} is a folder and ${path} is a file`);
      this.#fileAt(path, at);
      this.#remove(path);
    } else this.#assertFree(path, at);
    for (const [old, node] of moved) {
      this.#remove(old);
      const target = `${path}${old.slice(from.length)}`;
      this.#edited.delete(target);
      this.#put(target, node);
    }
  }

  #delete({ at, path, recursive, ignoreIfNotExists }: Extract<FileOperation, { kind: "delete" }>): void {
    if (ignoreIfNotExists && !this.#nodes.has(path) && !this.#folders.has(path)) return;
    const files = this.#filesAt(path, at);
    if (!recursive && this.#folders.has(path))
      throw misfit(at, `${path} is a folder, and \`recursive\` is not set`);
    for (const [one] of files) this.#remove(one);
  }

  /** Returns the plain file at a path, or those below it if it is a folder. */
  #filesAt(path: string, at: string): readonly (readonly [path: string, node: Node])[] {
    if (!this.#folders.has(path)) return [[path, this.#fileAt(path, at)]];
    return [...this.#nodes]
      .filter(([one]) => one.startsWith(`${path}/`))
      .map(([one]) => [one, this.#fileAt(one, at)] as const);
  }

  #fileAt(path: string, at: string): Node {
    const node = this.#nodes.get(path);
    if (node?.mode === "120000") throw denied(at, path, "is a symbolic link");
    if (node?.mode === "160000") throw denied(at, path, "is a submodule");
    if (node !== undefined) return node;
    if (this.#folders.has(path)) throw misfit(at, `${path} is a folder`);
    this.#assertFoldersAbove(path, at);
    throw misfit(at, `${path} does not exist, or git ignores it`);
  }

  /** Throws if no file can be made at a path. */
  #assertFree(path: string, at: string): void {
    if (this.#folders.has(path)) throw misfit(at, `${path} is a folder`);
    this.#assertFoldersAbove(path, at);
  }

  #assertFoldersAbove(path: string, at: string): void {
    const file = foldersAbove(path).find((folder) => this.#nodes.has(folder));
    if (file === undefined) return;
    const mode = this.#nodes.get(file)?.mode;
    if (mode === "120000") throw denied(at, path, `is below the symbolic link ${file}`);
    if (mode === "160000") throw denied(at, path, `is in the submodule ${file}`);
    throw misfit(at, `${file} is not a folder`);
  }

  #put(path: string, node: Node): void {
    if (!this.#nodes.has(path)) this.#count(path, 1);
    this.#nodes.set(path, node);
    this.#touched.add(path);
  }

  #remove(path: string): void {
    if (this.#nodes.delete(path)) this.#count(path, -1);
    this.#touched.add(path);
    this.#edited.delete(path);
  }

  #count(path: string, by: number): void {
    for (const folder of foldersAbove(path)) {
      const count = (this.#folders.get(folder) ?? 0) + by;
      if (count === 0) this.#folders.delete(folder);
      else this.#folders.set(folder, count);
    }
  }

  #bytesOf({ origin, bytes }: Node): Promise<Buffer> | Buffer {
    return bytes ?? this.#snapshot.read(origin ?? "");
  }
}

function plainMode(mode: EntryMode): FileState["mode"] {
  return mode === "100755" ? "100755" : "100644";
}

function misfit(at: string, what: string): UserError {
  return new UserError("apply-conflict", `the edit does not fit the files: ${what} (at ${at})`);
}

function denied(at: string, path: string, why: string): UserError {
  return new UserError("write-denied", `cannot change ${path}: it ${why} (at ${at})`);
}
