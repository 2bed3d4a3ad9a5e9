/**
 * Makes a tree with edits that are not on disk, for questions such as "which findings would this patch cause?". New
 * objects go into the scratch object folder, never into the repository.
 */

import { UserError } from "../model/errors.ts";
import type { Edits } from "../model/request.ts";
import { isObjectId, type Repository } from "./git.ts";
import { listTree } from "./listing.ts";
import { type TreePath, unsafeNameReason } from "./names.ts";
import { readBlob } from "./objects.ts";
import { writeBlob, writeTreeObjects } from "./tree-writing.ts";
import { writeTreeObject } from "./work-tree.ts";

/**
 * Returns the id of the tree after the edits: new texts of files (null deletes a file), or a patch. Throws a UserError
 * for an edit that does not fit the tree.
 */
export async function editedTree(repository: Repository, tree: string, edits: Edits): Promise<string> {
  const entries = await entriesOf(repository, tree);
  if (edits.kind === "patch") return patched(repository, entries, edits.patch);
  for (const { path, text } of edits.files) await put(repository, entries, path, text);
  return writeTreeObject(repository, [...entries.values()]);
}

/**
 * Returns the tree after each patch, for trajectories of patches that are scored step by step. Throws a UserError for
 * the first patch that does not apply.
 */
export async function patchedTrees(
  repository: Repository,
  tree: string,
  patches: readonly string[],
): Promise<readonly string[]> {
  const trees: string[] = [];
  for (const patch of patches)
    trees.push(await editedTree(repository, trees.at(-1) ?? tree, { kind: "patch", patch }));
  return trees;
}

/** A file of a changed tree: its mode and content. Null: the tree does not have it. */
export type ChangedFiles = ReadonlyMap<
  string,
  { readonly mode: "100644" | "100755"; readonly bytes: Buffer } | null
>;

/**
 * Returns the id of the tree with these files. The caller has checked the paths: none is both a file and a folder. It
 * writes objects itself, because one git process for each of thousands of files would take seconds.
 */
export async function changedTree(
  repository: Repository,
  tree: string,
  files: ChangedFiles,
): Promise<string> {
  const entries = await entriesOf(repository, tree);
  for (const [path, file] of files) {
    const bytes = Buffer.from(path);
    if (file === null) entries.delete(keyOf(bytes));
    else entries.set(keyOf(bytes), { path: bytes, mode: file.mode, id: writeBlob(repository, file.bytes) });
  }
  const all = [...entries.values()];
  return (await writeTreeObjects(repository, all)) ?? (await writeTreeObject(repository, all));
}

/**
 * Returns the differences of two trees as a patch that `git apply` accepts. Files with a NUL are binary patches. Any
 * other bytes are in the patch as they are, so the patch need not be UTF-8.
 */
export function diffTrees(repository: Repository, before: string, after: string): Promise<Buffer> {
  return repository.bytes(["diff-tree", ...patchOptions, before, after], "objects");
}

const patchOptions = [
  ...["-r", "-p", "-M", "--binary", "--full-index", "--no-color", "--no-ext-diff", "--no-textconv"],
  ...["--src-prefix=a/", "--dst-prefix=b/", "--end-of-options"],
];

type Entry = { readonly path: Buffer; readonly mode: string; readonly id: string };
/** Entries by the bytes of their paths. */
type Entries = Map<string, Entry>;

async function entriesOf(repository: Repository, tree: string): Promise<Entries> {
  const listed = await listTree(repository, tree);
  return new Map(
    listed.map(({ path, mode, id }) => [keyOf(bytesOf(path)), { path: bytesOf(path), mode, id }]),
  );
}

function bytesOf(path: TreePath): Buffer {
  return typeof path === "string" ? Buffer.from(path) : path.bytes;
}

function keyOf(path: Buffer): string {
  return path.toString("latin1");
}

/**
 * Sets the text of one file in the entries; null deletes it. Throws a UserError for a path that cannot be a regular file.
 */
async function put(
  repository: Repository,
  entries: Entries,
  path: string,
  text: string | null,
): Promise<void> {
  const bytes = Buffer.from(path);
  const key = keyOf(bytes);
  const old = entries.get(key);
  const why = unsafeNameReason(path) ?? whyUnfit(entries, key, old);
  if (why !== undefined)
    throw new UserError("usage", `Lanser cannot edit ${path}: the path ${why}`, { hint: paths });
  if (text === null) entries.delete(key);
  else
    entries.set(key, {
      path: bytes,
      mode: old?.mode ?? "100644",
      id: await store(repository, Buffer.from(text)),
    });
}

const paths = "Name a regular file with its path from the top of the repository.";

/**
 * Explains why a path cannot be a regular file of this tree; undefined if it can. `old` is the tree's entry at the path.
 */
function whyUnfit(entries: Entries, key: string, old: Entry | undefined): string | undefined {
  if (old !== undefined) return old.mode.startsWith("100") ? undefined : "is not a regular file";
  const parts = key.split("/");
  if (parts.some((_, at) => at > 0 && entries.has(parts.slice(0, at).join("/"))))
    return "is below a path that is not a folder";
  return [...entries.keys()].some((one) => one.startsWith(`${key}/`)) ? "is a folder" : undefined;
}

async function store(repository: Repository, bytes: Buffer): Promise<string> {
  const id = (await repository.text(["hash-object", "-w", "--stdin"], "index", bytes)).trim();
  if (!isObjectId(id)) throw new Error(`git hash-object printed ${JSON.stringify(id.slice(0, 200))}`);
  return id;
}

/**
 * Applies a patch with `git apply`, so that it applies as it would for a person. The blobs of the files that the patch
 * names are copied into the scratch folder first, because the view "index" does not see the user's objects. Throws a
 * UserError if the patch does not apply or changes nothing.
 */
async function patched(repository: Repository, entries: Entries, patch: string): Promise<string> {
  const tree = await writeTreeObject(repository, [...entries.values()]);
  for (const name of namesIn(patch)) {
    const entry = entries.get(keyOf(Buffer.from(name)));
    if (entry !== undefined && entry.mode !== "160000")
      await store(repository, await readBlob(repository, entry.id));
  }
  const applied = await repository.raw(["apply", "--cached", "-"], "index", Buffer.from(patch));
  if (applied.exitCode !== 0)
    throw new UserError("apply-conflict", "the patch does not apply to the current files", {
      cause: new Error(applied.stderr.trim()),
    });
  const after = (await repository.text(["write-tree", "--missing-ok"], "index")).trim();
  if (after === tree && patch.trim() !== "")
    throw new UserError("usage", "the patch changes nothing", {
      hint: "Give the output of `git diff`, with paths from the top of the repository.",
    });
  await refuseBadNames(repository, after);
  return after;
}

/** Throws a UserError if the patch added a path that must not be written, such as one below `.git`. */
async function refuseBadNames(repository: Repository, tree: string): Promise<void> {
  for (const { path } of await listTree(repository, tree)) {
    const why = unsafeNameReason(keyOf(bytesOf(path)));
    if (why !== undefined) throw new UserError("usage", `the patch has a path that ${why}`, { hint: paths });
  }
}

/** Lists the file names in the headers of a patch. A name too many does no harm: the tree has no such entry. */
function namesIn(patch: string): ReadonlySet<string> {
  const lines = patch.match(/^(?:---|\+\+\+|rename from|copy from|diff --git) .*$/gmu) ?? [];
  return new Set(
    lines.flatMap((line) => {
      const [, word = "", rest = ""] =
        /^(---|\+\+\+|rename from|copy from|diff --git) (.*?)[\t\r]?$/u.exec(line) ?? [];
      const quoted = [...rest.matchAll(/"(?:[^"\\]|\\.)*"/gu)].map(([one]) => unquoted(one));
      // `diff --git a/NAME b/NAME`: if no other line has the name, both halves are the same name.
      const halves = word === "diff --git" ? [rest.slice(0, Math.max(0, (rest.length - 1) / 2))] : [];
      const isPlain = word === "rename from" || word === "copy from";
      return [rest, ...halves, ...quoted].map((name) => (isPlain ? name : name.replace(/^[ab]\//u, "")));
    }),
  );
}

/** Decodes a name that git quoted as in C. Three octal digits are one byte, and the bytes are UTF-8. */
function unquoted(name: string): string {
  const bytes = [...name.slice(1, -1).matchAll(/\\([0-7]{3}|.)|[^\\]/gsu)].flatMap(([own, mark]) => {
    if (mark === undefined) return [...Buffer.from(own)];
    if (/^[0-7]{3}$/u.test(mark)) return [Number.parseInt(mark, 8)];
    return [...Buffer.from(escapes[mark] ?? mark)];
  });
  return Buffer.from(bytes).toString("utf8");
}

const escapes: Readonly<Record<string, string>> = {
  a: "\u0007",
  b: "\b",
  f: "\f",
  n: "\n",
  r: "\r",
  t: "\t",
  v: "\v",
};
