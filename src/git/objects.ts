/**
 * Reads objects by id. Commits are parsed from their raw bytes, because in a shallow clone `rev-parse HEAD^` hides a
 * parent that the commit names.
 */
import { UserError } from "../model/errors.ts";
import { idLengths, type ObjectFormat } from "../platform/hashing.ts";
import type { ObjectType } from "./batch.ts";
import { DamagedObjects } from "./damage.ts";
import { isObjectId, type Repository } from "./git.ts";

/** An entry of a tree object. The mode is as `git ls-tree` prints it. */
export type ObjectEntry = { readonly mode: string; readonly id: string };

/** Mode of a folder. */
export const treeMode = "040000";

/**
 * Parses a tree object and returns its entries by name, with one character for each byte of a name. Undefined for bytes
 * that git would not write, for example a name twice: git and Lanser could read such a tree differently, and an
 * attacker could hide a change from the check.
 */
export function parseTreeEntries(
  bytes: Buffer,
  format: ObjectFormat,
): ReadonlyMap<string, ObjectEntry> | undefined {
  const entries = new Map<string, ObjectEntry>();
  const idBytes = format === "sha256" ? 32 : 20;
  let before = "";
  for (let at = 0; at < bytes.length; ) {
    const space = bytes.indexOf(0x20, at);
    const nul = bytes.indexOf(0, space);
    const end = nul + 1 + idBytes;
    if (space < 0 || nul < 0 || end > bytes.length) return undefined;
    const name = bytes.toString("latin1", space + 1, nul);
    const mode = modeOf(bytes.toString("latin1", at, space));
    if (mode === undefined || name === "" || name.includes("/") || entries.has(name)) return undefined;
    // git sorts a folder as if its name ended in a slash.
    const key = mode === treeMode ? `${name}/` : name;
    if (key < before) return undefined;
    before = key;
    entries.set(name, { mode, id: bytes.toString("hex", nul + 1, end) });
    at = end;
  }
  return entries;
}

const kinds = new Map([
  [0o120000, "120000"],
  [0o040000, treeMode],
  [0o160000, "160000"],
]);

/**
 * Returns a mode as git shows it; of a file's permissions only the owner's executable bit counts. Undefined for others.
 */
function modeOf(written: string): string | undefined {
  if (!/^[0-7]{5,6}$/u.test(written)) return undefined;
  const mode = Number.parseInt(written, 8);
  const kind = mode & 0o170000;
  if (kind === 0o100000) return (mode & 0o100) === 0 ? "100644" : "100755";
  return kinds.get(kind);
}

/** Maximum size of one file. A larger file is not read, so that one blob cannot exhaust the memory. */
export const fileBytesMax = 20 * 1024 * 1024;
/** Maximum size of commits, tags and trees, which are read at once. No real one is larger. */
export const metaBytesMax = 64 * 1024 * 1024;

/**
 * Reads the raw content of a blob, without filters. Throws a UserError for a blob larger than `bytesMax`, and
 * DamagedObjects for a missing one or another type.
 */
export async function readBlob(
  repository: Repository,
  id: string,
  bytesMax: number = fileBytesMax,
): Promise<Buffer> {
  const answer = await ask(repository, id, bytesMax);
  if (answer.kind === "object" && answer.type === "blob") return answer.bytes;
  if (answer.kind === "too-large")
    throw new UserError("unreadable-file", `the git object ${id} is larger than ${bytesMax} bytes`);
  const what = answer.kind === "object" ? `the object is a ${answer.type}` : answer.kind;
  throw new DamagedObjects("cat-file", `git cannot read the blob ${id}: ${what}`);
}

/**
 * Reads a regular file of a tree or commit by its path from the top, for example the configuration of base. Undefined if
 * there is no file. A symbolic link does not count, because it could lead out of the repository.
 */
export async function readFileAt(
  repository: Repository,
  treeOrCommit: string,
  path: string,
  bytesMax: number = fileBytesMax,
): Promise<Buffer | undefined> {
  const found = await entryAt(repository, treeOrCommit, path);
  return found?.mode.startsWith("100") === true ? readBlob(repository, found.id, bytesMax) : undefined;
}

/** Returns the id of a regular file of a tree or commit; undefined if there is none at the path. */
export async function readFileId(
  repository: Repository,
  treeOrCommit: string,
  path: string,
): Promise<string | undefined> {
  const found = await entryAt(repository, treeOrCommit, path);
  return found?.mode.startsWith("100") === true ? found.id : undefined;
}

/** True if a tree or commit has a folder at this path from the top. A link or a file at the path does not count. */
export async function hasFolderAt(
  repository: Repository,
  treeOrCommit: string,
  path: string,
): Promise<boolean> {
  return (await entryAt(repository, treeOrCommit, path))?.mode === treeMode;
}

/** Returns the type of an object; undefined if this clone does not have the object. */
export async function readObjectType(repository: Repository, id: string): Promise<ObjectType | undefined> {
  const answer = await ask(repository, id, 0);
  return answer.kind === "missing" ? undefined : answer.type;
}

/**
 * Finds the entry of a path, one tree object after the other. The process that reads objects runs already, so this is
 * faster than `git ls-tree`. Throws DamagedObjects if a tree on the path is missing or malformed.
 */
async function entryAt(
  repository: Repository,
  treeOrCommit: string,
  path: string,
): Promise<ObjectEntry | undefined> {
  const tree = (await readCommit(repository, treeOrCommit))?.tree ?? treeOrCommit;
  let entry: ObjectEntry = { mode: treeMode, id: tree };
  for (const name of path.split("/")) {
    if (entry.mode !== treeMode) return undefined;
    const answer = await ask(repository, entry.id, metaBytesMax);
    if (answer.kind !== "object" || answer.type !== "tree")
      throw new DamagedObjects("cat-file", `${entry.id} is not a readable tree`);
    const entries = parseTreeEntries(answer.bytes, repository.objectFormat);
    if (entries === undefined) throw new DamagedObjects("cat-file", `${entry.id} is not a well-formed tree`);
    const next = entries.get(Buffer.from(name).toString("latin1"));
    if (next === undefined) return undefined;
    entry = next;
  }
  return entry;
}

/** A commit with the ids of its tree and its parents. */
export type Commit = { readonly commit: string; readonly tree: string; readonly parents: readonly string[] };

/** Reads a commit from its raw bytes. Undefined if this clone does not have it, or if the object is not a commit. */
export async function readCommit(repository: Repository, id: string): Promise<Commit | undefined> {
  const answer = await ask(repository, id, metaBytesMax);
  if (answer.kind !== "object" || answer.type !== "commit") return undefined;
  const header = answer.bytes.toString("latin1").split("\n\n", 1)[0] ?? "";
  const of = (name: string) =>
    header.split("\n").flatMap((line) => (line.startsWith(`${name} `) ? [line.slice(name.length + 1)] : []));
  const tree = of("tree")[0];
  const parents = of("parent");
  if (tree === undefined || ![tree, ...parents].every(isObjectId))
    throw new DamagedObjects("cat-file", `${id} is not a well-formed commit`);
  return { commit: id, tree, parents };
}

/** Returns the commit that a revision names, or undefined. */
export async function resolveRevision(repository: Repository, revision: string): Promise<string | undefined> {
  return (await resolveAll(repository, [revision]))[0];
}

/**
 * Returns the commit id that each revision names, or undefined, in the same order. Revisions go to standard input,
 * where none can be read as an option. A name with a line break would be two requests, so it resolves to nothing.
 */
export async function resolveAll(
  repository: Repository,
  revisions: readonly string[],
): Promise<readonly (string | undefined)[]> {
  if (revisions.some((revision) => revision === "" || /[\n\0]/.test(revision)))
    return revisions.map(() => undefined);
  // For full ids the running process is enough. The id of a tag needs the steps below, which find its commit.
  const length = idLengths[repository.objectFormat];
  if (revisions.every((one) => isObjectId(one) && one.length === length)) {
    const types = await Promise.all(revisions.map((id) => readObjectType(repository, id)));
    if (types.every((type) => type === "commit")) return revisions;
  }
  const input = Buffer.from(revisions.map((revision) => `${revision}^{commit}\n`).join(""));
  const answer = await repository.raw(["cat-file", "--batch-check"], "history", input);
  const lines = answer.exitCode === 0 ? answer.stdout.split("\n") : [];
  return revisions.map((_, index) => {
    const [id, type] = lines[index]?.split(" ") ?? [];
    return id !== undefined && isObjectId(id) && type === "commit" ? id : undefined;
  });
}

export type ObjectCheck = { readonly id: string; readonly type: string; readonly size: number };

/**
 * Returns type and size of each object, undefined for a missing one, in the order of the ids. A few ids go to the
 * running process; for many ids a new process is faster.
 */
export async function checkObjects(
  repository: Repository,
  ids: readonly string[],
): Promise<(ObjectCheck | undefined)[]> {
  if (!ids.every(isObjectId)) throw new Error(`not all object ids: ${ids.join(" ").slice(0, 200)}`);
  if (ids.length === 0) return [];
  if (ids.length <= fewMax) return Promise.all(ids.map((id) => checkOne(repository, id)));
  const input = Buffer.from(ids.map((id) => `${id}\n`).join(""));
  const lines = (await repository.text(["cat-file", "--batch-check"], "objects", input)).split("\n");
  return ids.map((_, index) => {
    const match = /^([0-9a-f]{40,64}) (blob|tree|commit|tag) ([0-9]+)$/.exec(lines[index] ?? "");
    return match === null ? undefined : { id: match[1] ?? "", type: match[2] ?? "", size: Number(match[3]) };
  });
}

/** Maximum number of ids that go to the running process. */
const fewMax = 1_000;

async function checkOne(repository: Repository, id: string): Promise<ObjectCheck | undefined> {
  const answer = await repository.headers.read(id, 0);
  return answer.kind === "too-large" ? { id, type: answer.type, size: answer.size } : undefined;
}

function ask(repository: Repository, id: string, bytesMax: number) {
  if (!isObjectId(id)) throw new Error(`not an object id: ${id}`);
  return repository.objects.read(id, bytesMax);
}
