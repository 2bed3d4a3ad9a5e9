/** Objects by id, and commits read raw: in a shallow clone `rev-parse HEAD^` hides a parent that the commit names. */
import { isObjectId, type Repository } from "./git.ts";

/** The cap of one file (resource exhaustion): what is larger is not read. */
export const fileBytesMax = 20 * 1024 * 1024;
/** Commits, tags and trees are ours to read whole; a larger one is not a real one. */
const metaBytesMax = 64 * 1024 * 1024;

/** The raw content of a blob; no filter, no conversion. Throws when it is missing or larger than `bytesMax`. */
export async function readBlob(
  repository: Repository,
  id: string,
  bytesMax: number = fileBytesMax,
): Promise<Buffer> {
  const answer = await ask(repository, id, bytesMax);
  if (answer.kind === "object" && answer.type === "blob") return answer.bytes;
  throw new Error(
    `${id} cannot be read: ${answer.kind === "object" ? `it is a ${answer.type}` : answer.kind}`,
  );
}

/** A plain file in a tree or commit, by its path from the top; undefined when there is none (a symlink is none). */
export async function readFileAt(
  repository: Repository,
  treeOrCommit: string,
  path: string,
  bytesMax: number = fileBytesMax,
): Promise<Buffer | undefined> {
  if (!isObjectId(treeOrCommit)) throw new Error(`not an object id: ${treeOrCommit}`);
  if (path.includes("\0") || path.split("/").some((part) => part === "" || part === "." || part === "..")) {
    return undefined;
  }
  const args = ["ls-tree", "-z", "--full-tree", "--end-of-options", treeOrCommit, "--", path];
  const line = await repository.bytes(args, "objects");
  const match = /^100[0-7]{3} blob ([0-9a-f]+)\t/.exec(line.toString("latin1"));
  return match?.[1] === undefined ? undefined : readBlob(repository, match[1], bytesMax);
}

export type Commit = { readonly commit: string; readonly tree: string; readonly parents: readonly string[] };

/** Undefined when the object is not here, or is not a commit. */
export async function readCommit(repository: Repository, id: string): Promise<Commit | undefined> {
  const answer = await ask(repository, id, metaBytesMax);
  if (answer.kind !== "object" || answer.type !== "commit") return undefined;
  const header = answer.bytes.toString("latin1").split("\n\n", 1)[0] ?? "";
  const of = (name: string) =>
    header.split("\n").flatMap((line) => (line.startsWith(`${name} `) ? [line.slice(name.length + 1)] : []));
  const tree = of("tree")[0];
  const parents = of("parent");
  if (tree === undefined || ![tree, ...parents].every(isObjectId))
    throw new Error(`${id} is not a well-formed commit`);
  return { commit: id, tree, parents };
}

/**
 * The commit a revision names, or undefined. The revision goes in on standard input, where nothing can be an option.
 */
export async function resolveRevision(repository: Repository, revision: string): Promise<string | undefined> {
  if (revision === "" || /[\n\0]/.test(revision)) return undefined;
  const input = Buffer.from(`${revision}^{commit}\n`);
  const answer = await repository.raw(["cat-file", "--batch-check"], "history", input);
  const [id, type] = answer.exitCode === 0 ? answer.stdout.split(" ") : [];
  return id !== undefined && isObjectId(id) && type === "commit" ? id : undefined;
}

export type ObjectCheck = { readonly id: string; readonly type: string; readonly size: number };

/** One answer for each id, undefined for what is missing. */
export async function checkObjects(
  repository: Repository,
  ids: readonly string[],
): Promise<(ObjectCheck | undefined)[]> {
  if (!ids.every(isObjectId)) throw new Error(`not all object ids: ${ids.join(" ").slice(0, 200)}`);
  if (ids.length === 0) return [];
  const input = Buffer.from(ids.map((id) => `${id}\n`).join(""));
  const lines = (await repository.text(["cat-file", "--batch-check"], "objects", input)).split("\n");
  return ids.map((_, index) => {
    const match = /^([0-9a-f]{40,64}) (blob|tree|commit|tag) ([0-9]+)$/.exec(lines[index] ?? "");
    return match === null ? undefined : { id: match[1] ?? "", type: match[2] ?? "", size: Number(match[3]) };
  });
}

function ask(repository: Repository, id: string, bytesMax: number) {
  if (!isObjectId(id)) throw new Error(`not an object id: ${id}`);
  return repository.objects.read(id, bytesMax);
}
