/** Computes what an edit would change: its patch, its files and its digest. Writes nothing. */

import { isUtf8 } from "node:buffer";
import { changedTree, diffTrees } from "../git/edited-tree.ts";
import type { Repository } from "../git/git.ts";
import { ignoredPaths } from "../git/ignored.ts";
import { listTree } from "../git/listing.ts";
import { readBlob, readCommit, resolveRevision } from "../git/objects.ts";
import { snapshotWorkTree } from "../git/work-tree.ts";
import { type Digest, sha256 } from "../model/digest.ts";
import { UserError } from "../model/errors.ts";
import { canonical } from "../model/json.ts";
import { sha256Hex } from "../platform/hashing.ts";
import type { EditEncoding } from "./edit-bytes.ts";
import { type EditSet, type EntryMode, type FileChange, makeEditSet } from "./edit-set.ts";
import { assertPaths, denied, type PathRules } from "./jail.ts";
import { configuredRules } from "./rules.ts";
import type { PlannedFile } from "./transaction.ts";
import { type Annotation, type Operation, parseWorkspaceEdit } from "./workspace-edit.ts";

export type Preview = EditSet & {
  /** Names the working tree and the edit together. Either one changes it. */
  readonly digest: Digest;
  /** Patch that `git apply` accepts. Empty if the edit changes nothing. */
  readonly patch: string;
  /** Tree objects before and after, in the scratch object folder. */
  readonly before: string;
  readonly after: string;
  readonly annotations: ReadonlyMap<string, Annotation>;
  /** Changed paths with uncommitted changes. */
  readonly dirty: readonly string[];
  /** The rules that the paths follow: those of the caller, then those of the configurations. */
  readonly rules: readonly PathRules[];
  readonly notes: readonly string[];
};

export type PreviewRequest = {
  /** A WorkspaceEdit, of which nothing is trusted. */
  readonly edit: unknown;
  readonly encoding: EditEncoding;
  /** Rules of the caller, besides those of the configuration. */
  readonly rules: PathRules;
  /** Tree that the edit was made for. Undefined: the working tree as it is now. */
  readonly tree?: string;
};

/**
 * Applies a WorkspaceEdit to a snapshot of the working tree, in memory. Throws a UserError for an edit that does not
 * fit ("apply-conflict") and for a path that must not change ("write-denied").
 */
export async function previewEdit(
  repository: Repository,
  { edit, encoding, rules, tree: given }: PreviewRequest,
): Promise<Preview> {
  const parsed = parseWorkspaceEdit(edit, repository.top);
  const { tree, notes } =
    given === undefined ? await snapshotWorkTree(repository) : { tree: given, notes: [] };
  const all = [rules, ...(await configuredRules(repository, tree))];
  const assertAllowed = (paths: readonly string[]) => {
    for (const one of all) assertPaths(paths, one);
  };
  assertAllowed(parsed.operations.flatMap(pathsOf));
  const entries = await entriesAt(repository, tree);
  const { changes, sites } = await makeEditSet(
    parsed,
    {
      modes: new Map([...entries].map(([path, { mode }]) => [path, mode])),
      read: (path) => readBlob(repository, entries.get(path)?.id ?? ""),
    },
    // No server has a document open: the edit comes from a file.
    { encoding, versions: new Map() },
  );
  assertAllowed(changes.map(({ path }) => path));
  const created = changes.filter(({ before }) => before === null).map(({ path }) => path);
  for (const path of await ignoredPaths(repository, created))
    throw denied(path, { rule: "ignored", why: "is ignored by git" });
  const after = await changedTree(repository, tree, new Map(changes.map((one) => [one.path, one.after])));
  return {
    changes,
    sites,
    annotations: parsed.annotations,
    digest: sha256(canonical({ before: tree, after })),
    patch: after === tree ? "" : shownPatch(await diffTrees(repository, tree, after), changes),
    before: tree,
    after,
    dirty: await dirtyPaths(repository, changes, entries),
    rules: all,
    notes: [...notes, ...lineEndNotes(changes)],
  };
}

/** Returns the files to write. An overwritten file keeps its own attributes, a renamed one those of its old path. */
export function plannedFiles(changes: readonly FileChange[]): readonly PlannedFile[] {
  return changes.map(({ path, before, after, from }) => ({
    path,
    before: before?.bytes ?? null,
    after: after?.bytes ?? null,
    attributes: after === null || from === null ? null : { from },
  }));
}

/**
 * Throws a UserError if the edit would change files with uncommitted changes, which no commit could give back. Files as
 * the last edit wrote them count as clean: `lastWritten` has their digests.
 */
export function assertClean(
  { dirty, changes }: Pick<Preview, "dirty" | "changes">,
  lastWritten: ReadonlyMap<string, string | null>,
): void {
  const own = new Map(
    changes.map(({ path, before }) => [path, before === null ? null : sha256Hex(before.bytes)]),
  );
  const left = dirty.filter((path) => !lastWritten.has(path) || lastWritten.get(path) !== own.get(path));
  const [first] = left;
  if (first === undefined) return;
  const more = left.length > 1 ? ` and ${left.length - 1} more` : "";
  throw new UserError("apply-conflict", `${first}${more} has changes that are not committed`, {
    hint: "Commit them, or use --allow-dirty.",
  });
}

/** Returns the patch as text. Throws a UserError for contents that a terminal or JSON cannot show. */
export function shownPatch(patch: Buffer, changes: readonly FileChange[]): string {
  if (isUtf8(patch)) return patch.toString("utf8");
  const found = changes.find(({ before, after }) =>
    [before, after].some((state) => state !== null && !isUtf8(state.bytes)),
  );
  throw denied(found?.path ?? "a file", { rule: "encoding", why: "has a text that is not UTF-8" });
}

function pathsOf(operation: Operation): readonly string[] {
  return operation.kind === "rename" ? [operation.from, operation.path] : [operation.path];
}

/** The files of a tree, by path. */
export type Entries = ReadonlyMap<string, { readonly mode: EntryMode; readonly id: string }>;

export async function entriesAt(repository: Repository, tree: string): Promise<Entries> {
  const listed = await listTree(repository, tree);
  return new Map(
    listed.flatMap(({ path, mode, id }) =>
      typeof path === "string" ? [[path, { mode: mode as EntryMode, id }] as const] : [],
    ),
  );
}

/** Returns the changed paths whose content or mode is not the one of HEAD. Without a commit, all of them. */
export async function dirtyPaths(
  repository: Repository,
  changes: readonly FileChange[],
  entries: Entries,
): Promise<readonly string[]> {
  const commit = await resolveRevision(repository, "HEAD");
  const tree = commit === undefined ? undefined : (await readCommit(repository, commit))?.tree;
  const committed: Entries = tree === undefined ? new Map() : await entriesAt(repository, tree);
  return changes
    .map(({ path }) => path)
    .filter((path) => {
      const [now, then] = [entries.get(path), committed.get(path)];
      return now?.id !== then?.id || now?.mode !== then?.mode;
    });
}

/** Names the files that get line ends of another kind, because a server writes them as it likes. */
function lineEndNotes(changes: readonly FileChange[]): readonly string[] {
  return changes.flatMap(({ path, before, after }) => {
    if (before === null || after === null) return [];
    const [old, now] = [lineEndsOf(before.bytes), lineEndsOf(after.bytes)];
    return old.size === 1 && now.size > 1 ? [`the edit mixes line ends in ${path}`] : [];
  });
}

function lineEndsOf(bytes: Buffer): ReadonlySet<string> {
  return new Set(bytes.toString("latin1").match(/\r\n|\r|\n/gu) ?? []);
}
