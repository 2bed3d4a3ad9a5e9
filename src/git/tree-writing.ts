/**
 * Writes tree objects into the scratch object folder, from a list of files. Faster than git, which needs an index
 * first.
 */
import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { deflateSync } from "node:zlib";
import { blobId, objectId } from "../platform/hashing.ts";
import type { Repository } from "./git.ts";
import { type ObjectEntry, readObjectType, treeMode } from "./objects.ts";

export type FileEntry = { readonly path: Buffer; readonly mode: string; readonly id: string };

/** Entries by name, one character for each byte. */
type Folder = Map<string, ObjectEntry | Folder>;

/**
 * Writes the tree objects of all folders and returns the id of the top one. Trees that git has already are not written.
 * Undefined if one path is both a file and a folder; the caller then uses git, whose index keeps one of them.
 */
export async function writeTreeObjects(
  repository: Repository,
  files: readonly FileEntry[],
): Promise<string | undefined> {
  const top: Folder = new Map();
  for (const file of files) if (!put(top, file)) return undefined;
  const trees: (readonly [id: string, content: Buffer])[] = [];
  const { id } = treeOf(repository, top, trees);
  const known = await Promise.all(trees.map(([one]) => readObjectType(repository, one)));
  for (const [at, [one, content]] of trees.entries())
    if (known[at] === undefined) store(looseFile(repository, one), "tree", content);
  return id;
}

/** Returns the path of a loose object in the scratch object folder. */
export function looseFile(repository: Repository, id: string): string {
  return join(repository.objectScratch, id.slice(0, 2), id.slice(2));
}

/** Adds a file to the folders in memory. False if its path, or a folder above it, is taken already. */
function put(top: Folder, { path, mode, id }: FileEntry): boolean {
  const names = path.toString("latin1").split("/");
  const name = names.pop() ?? "";
  let folder = top;
  for (const one of names) {
    const inside = folder.get(one) ?? new Map<string, ObjectEntry | Folder>();
    if (!(inside instanceof Map)) return false;
    folder.set(one, inside);
    folder = inside;
  }
  if (folder.has(name)) return false;
  folder.set(name, { mode, id });
  return true;
}

/** Returns the entry of a folder and adds its tree object, after those of the folders below it, to `trees`. */
function treeOf(
  repository: Repository,
  folder: Folder,
  trees: (readonly [id: string, content: Buffer])[],
): ObjectEntry {
  const entries = [...folder]
    .map(([name, inside]) => {
      const isFolder = inside instanceof Map;
      const entry = isFolder ? treeOf(repository, inside, trees) : inside;
      // git sorts a folder as if its name ended in a slash.
      return { name, order: isFolder ? `${name}/` : name, ...entry };
    })
    .sort((one, other) => (one.order < other.order ? -1 : 1));
  const content = Buffer.concat(
    entries.flatMap(({ name, mode, id }) => [
      Buffer.from(`${mode.replace(/^0/u, "")} ${name}\0`, "latin1"),
      Buffer.from(id, "hex"),
    ]),
  );
  const id = objectId(repository.objectFormat, "tree", content);
  trees.push([id, content]);
  return { mode: treeMode, id };
}

/** Writes a file's content as a loose object, and returns its id. Only for a few files: git may have the object. */
export function writeBlob(repository: Repository, content: Buffer): string {
  const id = blobId(repository.objectFormat, content);
  store(looseFile(repository, id), "blob", content);
  return id;
}

function store(file: string, type: "blob" | "tree", content: Buffer): void {
  if (existsSync(file)) return;
  mkdirSync(dirname(file), { recursive: true });
  const whole = Buffer.concat([Buffer.from(`${type} ${content.length}\0`), content]);
  writeFileSync(file, deflateSync(whole, { level: 1 }), { flag: "wx" });
}
