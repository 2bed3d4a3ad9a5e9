/**
 * Makes a tree with edits that are not on disk: new objects go into the scratch object folder, never into the
 * repository.
 */

import { UserError } from "../model/errors.ts";
import type { Edits } from "../model/request.ts";
import { isObjectId, type Repository } from "./git.ts";
import { listTree } from "./listing.ts";
import { type TreePath, unsafeNameReason } from "./names.ts";
import { readBlob } from "./objects.ts";
import { writeTreeObject } from "./work-tree.ts";

/** Makes the tree. Throws a UserError for an edit that does not fit the tree. */
export async function editedTree(repository: Repository, tree: string, edits: Edits): Promise<string> {
  const entries = await entriesOf(repository, tree);
  if (edits.kind === "patch") return patched(repository, entries, edits.patch);
  for (const { path, text } of edits.files) await put(repository, entries, path, text);
  return writeTreeObject(repository, [...entries.values()]);
}

/** Returns the tree after each patch. Throws a UserError for the first one that does not fit. */
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
  if (why !== undefined) throw new UserError("usage", `${path} is not editable: it ${why}`, { hint: paths });
  if (text === null) entries.delete(key);
  else
    entries.set(key, {
      path: bytes,
      mode: old?.mode ?? "100644",
      id: await store(repository, Buffer.from(text)),
    });
}

const paths = "Name a plain file, from the top of the repository.";

function whyUnfit(entries: Entries, key: string, old: Entry | undefined): string | undefined {
  if (old !== undefined) return old.mode.startsWith("100") ? undefined : "is no plain file";
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
 * Applies a patch. The files that it names are copied first: the view that writes an index does not see the user's
 * objects.
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
    throw new UserError("apply-conflict", "the patch does not fit the files as they are", {
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

async function refuseBadNames(repository: Repository, tree: string): Promise<void> {
  for (const { path } of await listTree(repository, tree)) {
    const why = unsafeNameReason(keyOf(bytesOf(path)));
    if (why !== undefined) throw new UserError("usage", `a path of the patch ${why}`, { hint: paths });
  }
}

/** Lists the names of both sides in a patch; superfluous ones do no harm. */
function namesIn(patch: string): ReadonlySet<string> {
  const lines = patch.match(/^(?:---|\+\+\+|rename from|copy from|diff --git) .*$/gmu) ?? [];
  return new Set(
    lines.flatMap((line) => {
      const [, word = "", rest = ""] =
        /^(---|\+\+\+|rename from|copy from|diff --git) (.*?)[\t\r]?$/u.exec(line) ?? [];
      const quoted = [...rest.matchAll(/"(?:[^"\\]|\\.)*"/gu)].map(([one]) => unquoted(one));
      // `diff --git a/NAME b/NAME`: the two are the same where nothing else says which it is.
      const halves = word === "diff --git" ? [rest.slice(0, Math.max(0, (rest.length - 1) / 2))] : [];
      const isPlain = word === "rename from" || word === "copy from";
      return [rest, ...halves, ...quoted].map((name) => (isPlain ? name : name.replace(/^[ab]\//u, "")));
    }),
  );
}

/** Decodes a quoted name of git: octal digits are bytes. */
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
