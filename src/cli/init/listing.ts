/**
 * Lists the files of a repository for `lanser init`: tracked ones, and those that would be tracked. Nothing of the
 * repository runs.
 */
import { lstatSync } from "node:fs";
import { join } from "node:path";
import type { Repository } from "../../git/git.ts";
import { splitRecords, treePath } from "../../git/names.ts";
import { compareText } from "../../model/order.ts";
import { readFileText } from "../../platform/files.ts";
import type { TreeListing } from "../../servers/profile.ts";

export type RepositoryListing = TreeListing & {
  readonly has: (path: string) => boolean;
  /** Folders of packages that git does not ignore: their files would count as sources. */
  readonly listed: ReadonlySet<string>;
};

export const environmentFolder = ".venv";
export const packagesFolder = "node_modules";

/** Maximum size of a file that is read; lock files are long. */
const fileBytesMax = 20_000_000;

/**
 * Lists the existing regular files that git tracks or would track, sorted by path, without those of installed packages.
 * Links are left out: they can lead out of the repository.
 */
export async function listRepository(repository: Repository): Promise<RepositoryListing> {
  const args = ["ls-files", "-z", "--cached", "--others", "--exclude-standard"];
  const all = new Set(
    splitRecords(await repository.bytes(args, "work-tree"))
      .map(treePath)
      .filter((path) => typeof path === "string"),
  );
  const packageFolderOf = (path: string) => /^(?:.*?\/)??(?:\.venv|node_modules)(?=\/)/u.exec(path)?.[0];
  const paths = [...all].filter(
    (path) => packageFolderOf(path) === undefined && isPlainFile(join(repository.top, path)),
  );
  return {
    ...createListing(paths, (path) => readPlainFile(join(repository.top, path))),
    listed: new Set([...all].flatMap((path) => packageFolderOf(path) ?? [])),
  };
}

/**
 * Makes a listing from paths and a reader, which is called only with these paths. A proposal uses it to add a file that
 * does not exist yet, and tests need no repository.
 */
export function createListing(
  paths: readonly string[],
  read: (path: string) => string | undefined,
): RepositoryListing {
  const existing = new Set(paths);
  return {
    paths: [...existing].sort(compareText),
    has: (path) => existing.has(path),
    text: (path) => (existing.has(path) ? read(path) : undefined),
    listed: new Set(),
  };
}

/** True for a regular file; false for a link, a folder and a missing path. */
export function isPlainFile(path: string): boolean {
  return lstatSync(path, { throwIfNoEntry: false })?.isFile() === true;
}

/** Reads a file; undefined if it does not exist, is not regular or is over 20 MB, which no person writes. */
export function readPlainFile(path: string): string | undefined {
  const stats = lstatSync(path, { throwIfNoEntry: false });
  if (stats?.isFile() !== true || stats.size > fileBytesMax) return undefined;
  return readFileText(path);
}

/**
 * True if a path can be written in a workflow, where YAML, GitHub's expressions and a shell read it. A path that
 * would have to be quoted for one of them is left to a person.
 */
export function isPlainPath(path: string): boolean {
  return path === "." || path.split("/").every((part) => /^[A-Za-z0-9_.@+][A-Za-z0-9_.@+-]*$/u.test(part));
}

/** Lists the folders from a folder up to the top, itself first. */
export function folderAndAbove(folder: string): readonly string[] {
  if (folder === ".") return ["."];
  const parts = folder.split("/");
  return [...parts.map((_, index) => parts.slice(0, parts.length - index).join("/")), "."];
}

const asideNames =
  /^(?:\..*|fixtures?|__fixtures__|examples?|samples?|demos?|docs?|tests?|__tests__|test-?data|e2e|templates?|vendor|third[_-]party|benchmarks?)$/iu;

/** True for a folder in which repositories keep projects that are not their own, such as fixtures and examples. */
export function isAsideFolder(folder: string): boolean {
  return folder !== "." && folder.split("/").some((part) => asideNames.test(part));
}
