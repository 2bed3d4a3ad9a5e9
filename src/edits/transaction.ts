/**
 * Writes an edit to the working tree: all files or none. A journal in the user's state folder says how to get the old
 * files back, until the new ones are on the disk. Every write of an edit is here and in `roll-back.ts`.
 */
import { UserError } from "../model/errors.ts";
import { machineProblem } from "../model/machine.ts";
import { compareText } from "../model/order.ts";
import { folderOf, foldersAbove } from "../model/paths.ts";
import type { Attributes, EntryStat } from "../platform/disk.ts";
import { sha256Hex } from "../platform/hashing.ts";
import { denied } from "./jail.ts";
import { rollBack } from "./roll-back.ts";
import { type EditState, interrupted, type Journal, type JournalFile } from "./state.ts";
import {
  byFolder,
  entryAt,
  makeFolderAt,
  nameOf,
  type OpenTree,
  withFolder,
  writeTemporary,
} from "./walk.ts";

/** One file to write. Null: the file does not exist. */
export type PlannedFile = {
  readonly path: string;
  readonly before: Buffer | null;
  readonly after: Buffer | null;
  /** Attributes of the file after; a path has those of the file there before. Null: those of a new file. */
  readonly attributes: { readonly from: string } | Attributes | null;
};

export type EditPlan = {
  readonly kind: Journal["kind"];
  /** Names this edit; 32 hexadecimal digits that nobody can foresee. */
  readonly id: string;
  readonly files: readonly PlannedFile[];
  /** Attributes of folders that the plan creates, by path. Others get the usual ones. */
  readonly folders?: ReadonlyMap<string, Attributes>;
  /** Folders that the plan may remove if they become empty. Undefined: all. */
  readonly removable?: ReadonlySet<string>;
};

/**
 * Writes all files of a plan. The caller holds the lock. Throws a UserError if a file is not as the plan expects
 * ("apply-conflict"), or cannot be written or kept in full ("write-denied", "machine-limit"). The tree is then as before.
 * If the process or the machine stops, `recover` gives the old tree.
 */
export function applyPlan(tree: OpenTree, state: EditState, plan: EditPlan): void {
  assertFinished(state);
  withSystemErrors(() => {
    state.clean();
    const checked = plan.files.map((file) => checkFile(tree, file));
    const journal = journalOf(tree, plan, checked);
    state.begin(
      journal,
      plan.files.map(({ before }) => before),
    );
    const replaced = new Set<string>();
    try {
      makeFolders(tree, journal, plan);
      writeTemporaries(tree, journal, plan);
      putInPlace(tree, journal, checked, replaced);
      removeEmptied(tree, journal);
      state.finish();
    } catch (error) {
      restore(tree, state, journal, replaced, error);
      throw error;
    }
    state.settle();
    state.clean();
  });
}

/** Converts errors of the system, which the user can correct, to UserErrors. */
function withSystemErrors(run: () => void): void {
  try {
    run();
  } catch (error) {
    throw machineProblem(error) ?? systemDenial(error) ?? error;
  }
}

/** Takes a failed edit back. If that fails too, the journal stays, and the error says what to do. */
function restore(
  tree: OpenTree,
  state: EditState,
  journal: Journal,
  replaced: ReadonlySet<string>,
  cause: unknown,
): void {
  try {
    // A file that was not replaced can have the change of another program, which is kept.
    rollBack(tree, state, journal, (path) => replaced.has(path));
  } catch (error) {
    throw new UserError("apply-conflict", "the edit failed, and Lanser could not restore all files", {
      hint: "Run `lanser recover`. It restores the files from before the edit.",
      cause: new SuppressedError(error, cause),
    });
  }
}

/** Throws a UserError if an edit was interrupted. Nothing may be built on a mixed tree. */
export function assertFinished(state: EditState): void {
  if (state.read("journal") !== undefined) throw interrupted();
}

/** What was found at a path of the plan. Null: nothing. */
type Checked = { readonly path: string; readonly stat: EntryStat | null };

/** Throws a UserError if the file is not as the plan expects, or has what a new file could not keep. */
function checkFile(tree: OpenTree, { path, before }: PlannedFile): Checked {
  const found = entryAt(tree, path);
  if (before === null) {
    if (found !== undefined) throw taken(tree, path);
    assertOwnNames(tree, path);
    return { path, stat: null };
  }
  if (found === undefined) throw changed(path, "no longer exists");
  if (found.kind === "link") throw denied(path, { rule: "link", why: "is a symbolic link" });
  if (found.kind !== "file") throw denied(path, { rule: "special", why: "is not a regular file" });
  if (found.links > 1) throw denied(path, { rule: "hard-link", why: "has another name (hard link)" });
  if ((found.mode & 0o7000) !== 0) throw denied(path, { rule: "mode", why: "has a special mode (setuid)" });
  const bytes = withFolder(tree, folderOf(path), (folder) => tree.disk.read(folder, nameOf(path)));
  const isSame = bytes?.equals(before) === true && entryAt(tree, path)?.stamp === found.stamp;
  if (!isSame) throw changed(path, "has changed");
  return { path, stat: found };
}

function changed(path: string, how: string): UserError {
  return new UserError("apply-conflict", `${path} ${how} since the edit was computed`);
}

/** Returns the error for a new path at which there is a file, or the same file under another spelling. */
function taken(tree: OpenTree, path: string): UserError {
  const name = nameOf(path);
  const names = withFolder(tree, folderOf(path), (folder) => tree.disk.names(folder)) ?? [];
  if (!names.includes(name)) return folded(path, name);
  return new UserError("apply-conflict", `${path} exists already, and git does not list it`);
}

/** Throws a UserError if a folder above a new path exists only under another spelling. */
function assertOwnNames(tree: OpenTree, path: string): void {
  for (const folder of foldersAbove(path)) {
    const names = withFolder(tree, folderOf(folder), (above) => tree.disk.names(above));
    const isOther =
      names !== undefined && !names.includes(nameOf(folder)) && withFolder(tree, folder, () => true) === true;
    if (isOther) throw folded(path, nameOf(folder));
  }
}

function folded(path: string, name: string): UserError {
  return denied(path, {
    rule: "case",
    why: `names a file that exists: this file system ignores the case of ${name}`,
  });
}

function journalOf(
  tree: OpenTree,
  { kind, id, files, removable }: EditPlan,
  checked: readonly Checked[],
): Journal {
  const stats = new Map(checked.map(({ path, stat }) => [path, stat]));
  const recorded = files.map(({ path, before, after, attributes }, index): JournalFile => {
    const stat = stats.get(path) ?? null;
    const kept =
      attributes !== null && "from" in attributes
        ? (stats.get(attributes.from) ?? entryAt(tree, attributes.from) ?? null)
        : attributes;
    return {
      path,
      temporary: `.lanser-${id}-${index}`,
      before:
        before === null || stat === null
          ? null
          : { sha256: sha256Hex(before), attributes: attributesOf(stat) },
      after:
        after === null
          ? null
          : { sha256: sha256Hex(after), attributes: kept === null ? null : attributesOf(kept) },
    };
  });
  const foldersOf = (some: readonly PlannedFile[]) => new Set(some.flatMap(({ path }) => foldersAbove(path)));
  const made = [...foldersOf(files.filter(({ after }) => after !== null))]
    .filter((folder) => entryAt(tree, folder) === undefined)
    .sort(compareText);
  const needed = foldersOf(files.filter(({ after }) => after !== null));
  const removed = [...foldersOf(files.filter(({ after }) => after === null))]
    .filter((folder) => !needed.has(folder) && removable?.has(folder) !== false)
    .sort((a, b) => compareText(b, a))
    .flatMap((path) => {
      const stat = entryAt(tree, path);
      return stat === undefined ? [] : [{ path, attributes: attributesOf(stat) }];
    });
  return { version: 1, kind, id, files: recorded, made, removed };
}

function attributesOf({ mode, uid, gid }: Attributes): Attributes {
  return { mode, uid, gid };
}

function makeFolders(tree: OpenTree, { made }: Journal, { folders }: EditPlan): void {
  for (const path of made) makeFolderAt(tree, path, folders?.get(path));
}

/** Writes the new files next to their places. Each is on the disk before the first one replaces an old file. */
function writeTemporaries(tree: OpenTree, journal: Journal, plan: EditPlan): void {
  const contents = new Map(plan.files.map(({ path, after }) => [path, after]));
  const { disk } = tree;
  for (const [folder, files] of byFolder(journal.files.filter(({ after }) => after !== null)))
    withFolder(tree, folder, (open) => {
      for (const { path, temporary, after } of files)
        writeTemporary(
          tree,
          open,
          temporary,
          contents.get(path) ?? Buffer.alloc(0),
          after?.attributes ?? null,
        );
      disk.sync(open);
    });
}

/** Replaces and removes the old files. Each must be the one that was checked, to the last change of its attributes. */
function putInPlace(
  tree: OpenTree,
  journal: Journal,
  checked: readonly Checked[],
  replaced: Set<string>,
): void {
  const stats = new Map(checked.map(({ path, stat }) => [path, stat?.stamp]));
  const { disk } = tree;
  for (const [folder, files] of byFolder(journal.files)) {
    const isThere = withFolder(tree, folder, (open) => {
      for (const { path, temporary, after } of files) {
        const name = nameOf(path);
        if (disk.stat(open, name)?.stamp !== stats.get(path)) throw changed(path, "has changed");
        replaced.add(path);
        if (after === null) disk.unlink(open, name);
        else disk.rename(open, temporary, name);
      }
      disk.sync(open);
      return true;
    });
    if (isThere === undefined) throw changed(folder, "no longer exists");
  }
}

/** Removes folders that have no file any more. Ignored files keep their folder. */
function removeEmptied(tree: OpenTree, { removed }: Journal): void {
  for (const { path } of removed)
    withFolder(tree, folderOf(path), (above) => {
      if (tree.disk.removeFolder(above, nameOf(path))) tree.disk.sync(above);
    });
}

/** Returns the error for a path that this user cannot write, or that is gone. Undefined for any other error. */
function systemDenial(error: unknown): UserError | undefined {
  const { code } = error as NodeJS.ErrnoException;
  if (code === "ENOENT" || code === "ELOOP" || code === "ENOTDIR" || code === "EEXIST")
    return new UserError("apply-conflict", "another program changed the files during the edit", {
      cause: error,
    });
  if (code !== "EACCES" && code !== "EPERM" && code !== "EXDEV") return undefined;
  return new UserError("write-denied", `the system does not allow the edit (${code}); no file has changed`, {
    hint: "Check the permissions of the files and of their folders.",
    cause: error,
  });
}
