/** What a repository holds for `lanser init`: tracked, and what would be tracked. Nothing of it runs. */
import { lstatSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { compareText } from "../../core/order.ts";
import type { Repository } from "../../repo/git.ts";
import { recordsOf, treePath } from "../../repo/names.ts";
import type { TreeListing } from "../../servers/profile.ts";

export type Listing = TreeListing & {
  /** Folders of packages that git does not ignore, by their last name: their files would count as sources. */
  readonly listed: ReadonlySet<string>;
};

export const environmentFolder = ".venv";
export const packagesFolder = "node_modules";

const fileBytesMax = 1_000_000;

/** Paths in order; of files that are there and plain. */
export async function listingOf(repository: Repository): Promise<Listing> {
  const args = ["ls-files", "-z", "--cached", "--others", "--exclude-standard"];
  const all = new Set(
    recordsOf(await repository.bytes(args, "work-tree"))
      .map(treePath)
      .filter((path) => typeof path === "string"),
  );
  const packageFolderOf = (path: string) =>
    path
      .split("/")
      .slice(0, -1)
      .find((part) => part === environmentFolder || part === packagesFolder);
  const paths = [...all].filter(
    (path) => packageFolderOf(path) === undefined && isPlainFile(join(repository.top, path)),
  );
  const there = new Set(paths);
  return {
    paths: paths.sort(compareText),
    text: (path) => (there.has(path) ? readPlainFile(join(repository.top, path)) : undefined),
    listed: new Set([...all].flatMap((path) => packageFolderOf(path) ?? [])),
  };
}

export function isPlainFile(path: string): boolean {
  return lstatSync(path, { throwIfNoEntry: false })?.isFile() === true;
}

/** Undefined when there is none that a person would have written. */
export function readPlainFile(path: string): string | undefined {
  const stats = lstatSync(path, { throwIfNoEntry: false });
  if (stats?.isFile() !== true || stats.size > fileBytesMax) return undefined;
  return readFileSync(path, "utf8");
}

/**
 * Whether a path may stand in a workflow: it is text to YAML, to GitHub's expressions and to a shell. What would need
 * to be quoted for one of them is left to a person.
 */
export function isPlainPath(path: string): boolean {
  return path === "." || path.split("/").every((part) => /^[A-Za-z0-9_.@+][A-Za-z0-9_.@+-]*$/u.test(part));
}

/** From a folder up to the top, itself first. */
export function foldersAbove(folder: string): readonly string[] {
  if (folder === ".") return ["."];
  const parts = folder.split("/");
  return [...parts.map((_, index) => parts.slice(0, parts.length - index).join("/")), "."];
}

const asideNames =
  /^(?:\..*|fixtures?|__fixtures__|examples?|samples?|demos?|docs?|tests?|__tests__|test-?data|e2e|templates?|vendor|third[_-]party|benchmarks?)$/iu;

/** Whether a folder lies where projects are kept that are not the repository's own. */
export function isAside(folder: string): boolean {
  return folder !== "." && folder.split("/").some((part) => asideNames.test(part));
}
