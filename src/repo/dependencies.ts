/** Dependency folders (.venv, node_modules) made visible to a tree that was written out. */
import { lstat, mkdir, realpath, stat } from "node:fs/promises";
import { dirname, isAbsolute, join } from "node:path";
import type { Repository } from "./git.ts";
import { mirror } from "./mirror.ts";
import { badName, recordsOf } from "./names.ts";
import { type OwnPackages, ownPackages } from "./own-packages.ts";

export type LinkedDependency = { readonly name: string; readonly target: string };
export type UnlinkedDependency = {
  readonly name: string;
  readonly reason: "missing" | "not a folder" | "tracked in the tree" | "outside the repository";
};
export type Dependencies = {
  readonly linked: readonly LinkedDependency[];
  readonly unlinked: readonly UnlinkedDependency[];
};

export type DependencySource = {
  /** Of every file that was written to the tree. */
  readonly paths: readonly string[];
  /** The folder in which the dependencies lie, laid out as the repository; absolute. */
  readonly from: string;
};

/**
 * Puts a symbolic link to the real folder at each name's place in `folder`. A name without a slash stands for a folder at
 * the top and, besides, for those of the projects below it: `node_modules` for the one beside each package.json of the
 * tree, any other name for a virtual environment that is called so and lies beside what configures a Python project.
 *
 * What git tracks is not linked: it is part of a snapshot, and one side would see the other's. Neither is a package of
 * the repository itself that a link among its dependencies leads to (a workspace of npm, pnpm, yarn or bun): there the
 * place in `folder` is linked.
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
  const found: LinkedDependency[] = [];
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
  const own = ownPackages([from, repository.top], found);
  const linked: LinkedDependency[] = [];
  for (const one of found) {
    if (!tracked.has(one.name) && (await link(one, own, folder))) linked.push(one);
    else reasons.set(one.name, "tracked in the tree");
  }
  const unlinked = [...asked].flatMap((name) => {
    const reason = reasons.get(name);
    return reason === undefined ? [] : [{ name, reason }];
  });
  return { linked, unlinked };
}

const packageManifest = /(?:^|\/)package\.json$/u;
const pythonProject = /(?:^|\/)(?:pyproject\.toml|setup\.(?:py|cfg)|pyrightconfig\.json|uv\.lock)$/u;

/** Where folders of that name may lie below the top. */
function nestedNames(name: string, paths: readonly string[]): readonly string[] {
  if (name === "" || name.includes("/")) return [];
  const marker = name === "node_modules" ? packageManifest : pythonProject;
  const folders = new Set(paths.filter((path) => marker.test(path)).map((path) => dirname(path)));
  const own = [...folders].filter((one) => one !== "." && !one.split("/").includes("node_modules"));
  return own.sort().map((one) => `${one}/${name}`);
}

/**
 * It must really lie there: what is on the way to it may be a link that a change brought along. A virtual environment is
 * known by its file.
 */
async function nestedFolder(from: string, name: string): Promise<readonly LinkedDependency[]> {
  const sought = isOutside(name) ? undefined : await realFolder(join(from, name));
  if (sought === undefined || !("target" in sought)) return [];
  const { target } = sought;
  const parent = dirname(name);
  if ((await realpath(join(from, parent))) !== join(await realpath(from), parent)) return [];
  const isMarked = name.endsWith("/node_modules") || (await isThere(join(target, "pyvenv.cfg")));
  return isMarked ? [{ name, target }] : [];
}

/** False where the tree has something of its own. */
async function link({ name, target }: LinkedDependency, own: OwnPackages, folder: string): Promise<boolean> {
  const place = join(folder, name);
  if (await isThere(place)) return false;
  try {
    await mkdir(dirname(place), { recursive: true });
    await mirror(target, place, { own, folder });
    return true;
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code;
    if (code === "EEXIST" || code === "ENOTDIR") return false;
    throw error;
  }
}

function isOutside(name: string): boolean {
  return name === "" || isAbsolute(name) || badName(name) !== undefined;
}

/** The folder may itself be a link, to anywhere: the person who installed the dependencies put it there. */
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

/** A command line holds so many names. */
const namesMax = 500;

/** Those of the names that git tracks, or something in them. */
async function trackedAmong(repository: Repository, names: readonly string[]): Promise<ReadonlySet<string>> {
  const tracked = new Set<string>();
  for (let at = 0; at < names.length; at += namesMax) {
    const some = new Set(names.slice(at, at + namesMax));
    const output = await repository.bytes(["ls-files", "-z", "--cached", "--", ...some], "work-tree");
    for (const record of recordsOf(output)) {
      const parts = record.toString("utf8").split("/");
      for (const end of parts.keys()) {
        const above = parts.slice(0, end + 1).join("/");
        if (some.has(above)) tracked.add(above);
      }
    }
  }
  return tracked;
}
