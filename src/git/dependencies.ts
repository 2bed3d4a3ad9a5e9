/** Makes dependency folders (.venv, node_modules) visible to a tree that was written to disk. */
import { existsSync } from "node:fs";
import { lstat, realpath, stat } from "node:fs/promises";
import { dirname, isAbsolute, join } from "node:path";
import { isBelow, isInside } from "../model/paths.ts";
import type { Repository } from "./git.ts";
import { type MirrorContext, mirror } from "./mirror.ts";
import { splitRecords, unsafeNameReason } from "./names.ts";
import { findOwnPackages } from "./own-packages.ts";

export type LinkedDependency = {
  readonly name: string;
  readonly target: string;
  /** Number of files of the tree in it: each is used in place of the installed one. */
  readonly ownFiles: number;
};
export type UnlinkedDependency = {
  readonly name: string;
  readonly reason: "missing" | "not a folder" | "tracked in the tree" | "outside the repository";
};
export type Dependencies = {
  readonly linked: readonly LinkedDependency[];
  readonly unlinked: readonly UnlinkedDependency[];
};

export type DependencySource = {
  /** Paths of all files that were written to the tree. */
  readonly paths: readonly string[];
  /** Absolute folder that contains the dependencies, laid out as the repository. */
  readonly from: string;
};

/**
 * Puts a symbolic link to the real folder at each name's place in `folder`. A name without a slash stands for a
 * folder at the top and for those of the projects below it: `node_modules` for the one next to each package.json of
 * the tree, any other name for a virtual environment with that name next to Python's files, or above them. Files
 * that git tracks are not linked: they are part of a snapshot, and one side would see the other's. The tree's own
 * file remains, and everything else in the folder is linked next to it. A package of the repository itself that a
 * link among its dependencies leads to (a workspace of npm, pnpm, yarn or bun) is not linked either: the place in
 * `folder` is linked instead.
 */
export async function linkDependencies(
  repository: Repository,
  folder: string,
  names: readonly string[],
  { paths, from }: DependencySource,
): Promise<Dependencies> {
  const asked = new Set(names.map((text) => text.replace(/\/+$/, "")));
  const nested = [...asked].flatMap((name) => nestedNames(name, paths)).filter((name) => !asked.has(name));
  const reasons = new Map<string, UnlinkedDependency["reason"]>();
  const found: FoundFolder[] = [];
  for (const name of asked) {
    const sought = isOutside(name)
      ? ({ reason: "outside the repository" } as const)
      : await realFolder(join(from, name));
    if ("target" in sought) found.push({ name, ...sought });
    else reasons.set(name, sought.reason);
  }
  for (const name of nested) found.push(...(await nestedFolder(from, name)));
  const tracked = await trackedAmong(
    repository,
    found.map(({ name }) => name),
  );
  const own = findOwnPackages([from, repository.top], found);
  const linked: LinkedDependency[] = [];
  for (const one of found) {
    const into = { own, tracked: trackedIn(one, tracked), folder };
    if (!tracked.has(one.name) && (await link(one, into)))
      linked.push({ ...one, ownFiles: paths.filter((path) => isBelow(path, one.name)).length });
    else reasons.set(one.name, "tracked in the tree");
  }
  const unlinked = [...asked].flatMap((name) => {
    const reason = reasons.get(name);
    return reason === undefined ? [] : [{ name, reason }];
  });
  return { linked, unlinked };
}

type FoundFolder = Pick<LinkedDependency, "name" | "target">;

const packageManifest = /(?:^|\/)package\.json$/u;
const pythonProject = /(?:\.pyi?|(?:^|\/)(?:pyproject\.toml|setup\.cfg|pyrightconfig\.json|uv\.lock))$/u;

/** Lists the places below the top that may have folders of that name. */
function nestedNames(name: string, paths: readonly string[]): readonly string[] {
  if (name === "" || name.includes("/")) return [];
  const isOfNode = name === "node_modules";
  const marker = isOfNode ? packageManifest : pythonProject;
  const beside = new Set(paths.filter((path) => marker.test(path)).map((path) => dirname(path)));
  const folders = new Set(isOfNode ? beside : [...beside].flatMap(upwards));
  const own = [...folders].filter((one) => one !== "." && !one.split("/").includes("node_modules"));
  return own.sort().map((one) => `${one}/${name}`);
}

function upwards(folder: string): readonly string[] {
  const parts = folder.split("/");
  return parts.map((_, at) => parts.slice(0, at + 1).join("/"));
}

/**
 * Finds a nested folder. It must really be there: the path to it may contain a link that a change brought along. A
 * virtual environment is recognized by its file.
 */
async function nestedFolder(from: string, name: string): Promise<readonly FoundFolder[]> {
  // Most folders have none.
  const isSought = !isOutside(name) && existsSync(join(from, name));
  const sought = isSought ? await realFolder(join(from, name)) : undefined;
  if (sought === undefined || !("target" in sought)) return [];
  const { target } = sought;
  const parent = dirname(name);
  if ((await realpath(join(from, parent))) !== join(await realpath(from), parent)) return [];
  const isMarked = name.endsWith("/node_modules") || (await isThere(join(target, "pyvenv.cfg")));
  return isMarked ? [{ name, target }] : [];
}

/** Links a folder; false if the tree has something else at that place, or everything that is installed there. */
async function link({ name, target }: FoundFolder, into: MirrorContext): Promise<boolean> {
  try {
    return await mirror(target, join(into.folder, name), into);
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code;
    if (code === "EEXIST" || code === "ENOTDIR") return false;
    throw error;
  }
}

function isOutside(name: string): boolean {
  return name === "" || isAbsolute(name) || unsafeNameReason(name) !== undefined;
}

/**
 * Returns the real folder. The folder may itself be a link, to anywhere: the person who installed the dependencies
 * put it there.
 */
async function realFolder(
  path: string,
): Promise<{ readonly target: string } | { readonly reason: "missing" | "not a folder" }> {
  try {
    const target = await realpath(path);
    return (await stat(target)).isDirectory() ? { target } : { reason: "not a folder" };
  } catch {
    return { reason: "missing" };
  }
}

async function isThere(path: string): Promise<boolean> {
  return lstat(path).then(
    () => true,
    () => false,
  );
}

/** Maximum number of names on a command line. */
const namesMax = 500;

/** Lists what git tracks of these names and inside them. */
async function trackedAmong(repository: Repository, names: readonly string[]): Promise<ReadonlySet<string>> {
  const tracked = new Set<string>();
  for (let at = 0; at < names.length; at += namesMax) {
    const some = names.slice(at, at + namesMax);
    const output = await repository.bytes(["ls-files", "-z", "--cached", "--", ...some], "work-tree");
    for (const record of splitRecords(output)) tracked.add(record.toString("utf8"));
  }
  return tracked;
}

/** Returns by real path the files of the folder that git tracks, and the folders above these. */
function trackedIn({ name, target }: FoundFolder, tracked: ReadonlySet<string>): MirrorContext["tracked"] {
  const below = [...tracked].filter((path) => isBelow(path, name));
  const files = new Set(below.map((path) => join(target, path.slice(name.length))));
  const holders = new Set<string>();
  for (const file of files)
    for (let above = dirname(file); isInside(above, target) && !holders.has(above); above = dirname(above))
      holders.add(above);
  return { files, holders };
}
