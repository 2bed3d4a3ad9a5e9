/**
 * Makes dependency folders (.venv, node_modules) visible in a tree that Lanser wrote to disk. git does not track them,
 * and without them a server reports every import as missing.
 */
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
  /** Number of files that the tree itself has in this folder. Each replaces the installed file. */
  readonly ownFiles: number;
};
/** A requested folder that was not linked, and why. */
export type UnlinkedDependency = {
  readonly name: string;
  readonly reason: "missing" | "not a folder" | "tracked in the tree" | "outside the repository";
};
export type Dependencies = {
  readonly linked: readonly LinkedDependency[];
  readonly unlinked: readonly UnlinkedDependency[];
};

/** The tree's files, and where its dependencies are installed. */
export type DependencySource = {
  /** Paths of all files that were written to the tree. */
  readonly paths: readonly string[];
  /** Absolute folder that contains the dependencies, laid out as the repository. */
  readonly from: string;
};

/**
 * Links the folders `names` of the user's checkout (`from`) into the tree at `folder`. A name without a slash means a
 * folder at the top and the same folder in nested projects: `node_modules` next to each package.json of the tree, and
 * any other name as a virtual environment next to Python files or above them.
 *
 * Files that git tracks are not linked, because one side would see the file of the other. The tree's own file remains,
 * and everything else in the folder is linked. A link to an own package (a workspace of npm, pnpm, yarn or bun) leads
 * to that package in `folder` instead, so that each side sees its own version.
 */
export async function linkDependencies(
  repository: Repository,
  folder: string,
  names: readonly string[],
  { paths, from }: DependencySource,
): Promise<Dependencies> {
  const requested = new Set(names.map((text) => text.replace(/\/+$/, "")));
  const nested = [...requested]
    .flatMap((name) => nestedNames(name, paths))
    .filter((name) => !requested.has(name));
  const reasons = new Map<string, UnlinkedDependency["reason"]>();
  const found: FoundFolder[] = [];
  for (const name of requested) {
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
  const unlinked = [...requested].flatMap((name) => {
    const reason = reasons.get(name);
    return reason === undefined ? [] : [{ name, reason }];
  });
  return { linked, unlinked };
}

type FoundFolder = Pick<LinkedDependency, "name" | "target">;

const packageManifest = /(?:^|\/)package\.json$/u;
const pythonProject = /(?:\.pyi?|(?:^|\/)(?:pyproject\.toml|setup\.cfg|pyrightconfig\.json|uv\.lock))$/u;

/** Lists the paths below the top at which a nested project can have a folder of that name, by the project's files. */
function nestedNames(name: string, paths: readonly string[]): readonly string[] {
  if (name === "" || name.includes("/")) return [];
  const isOfNode = name === "node_modules";
  const marker = isOfNode ? packageManifest : pythonProject;
  const projects = new Set(paths.filter((path) => marker.test(path)).map((path) => dirname(path)));
  const folders = new Set(isOfNode ? projects : [...projects].flatMap(upwards));
  const own = [...folders].filter((one) => one !== "." && !one.split("/").includes("node_modules"));
  return own.sort().map((one) => `${one}/${name}`);
}

function upwards(folder: string): readonly string[] {
  const parts = folder.split("/");
  return parts.map((_, at) => parts.slice(0, at + 1).join("/"));
}

/**
 * Finds a nested folder of dependencies. Refuses a path through a symbolic link, because a change can add a link to any
 * folder of the machine. A virtual environment must contain `pyvenv.cfg`: a folder named `env` can be source code.
 */
async function nestedFolder(from: string, name: string): Promise<readonly FoundFolder[]> {
  // Check first whether the folder exists, because most projects have none and there can be thousands of projects.
  const isSought = !isOutside(name) && existsSync(join(from, name));
  const sought = isSought ? await realFolder(join(from, name)) : undefined;
  if (sought === undefined || !("target" in sought)) return [];
  const { target } = sought;
  const parent = dirname(name);
  if ((await realpath(join(from, parent))) !== join(await realpath(from), parent)) return [];
  const isMarked = name.endsWith("/node_modules") || (await isThere(join(target, "pyvenv.cfg")));
  return isMarked ? [{ name, target }] : [];
}

/**
 * Links a folder. False if the tree has a file at that path, or if the tree itself has everything that is installed.
 */
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
 * Returns the real folder, or why there is none. The folder can be a link to any place, because the person who
 * installed the dependencies made it: git does not track it.
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

/**
 * Lists the files that git tracks at these names and below them. One command per 500 names keeps its line short enough.
 */
async function trackedAmong(repository: Repository, names: readonly string[]): Promise<ReadonlySet<string>> {
  const tracked = new Set<string>();
  for (let at = 0; at < names.length; at += namesMax) {
    const some = names.slice(at, at + namesMax);
    const output = await repository.bytes(["ls-files", "-z", "--cached", "--", ...some], "work-tree");
    for (const record of splitRecords(output)) tracked.add(record.toString("utf8"));
  }
  return tracked;
}

/** Returns the tracked files of a folder, and the folders above them, by real path as the mirror sees them. */
function trackedIn({ name, target }: FoundFolder, tracked: ReadonlySet<string>): MirrorContext["tracked"] {
  const below = [...tracked].filter((path) => isBelow(path, name));
  const files = new Set(below.map((path) => join(target, path.slice(name.length))));
  const holders = new Set<string>();
  for (const file of files)
    for (let above = dirname(file); isInside(above, target) && !holders.has(above); above = dirname(above))
      holders.add(above);
  return { files, holders };
}
