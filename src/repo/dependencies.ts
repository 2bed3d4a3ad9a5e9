/** Dependency folders (.venv, node_modules) made visible to a tree that was written out. */
import { lstat, mkdir, readdir, realpath, stat, symlink } from "node:fs/promises";
import { dirname, isAbsolute, join } from "node:path";
import { relativeInside } from "../core/paths.ts";
import type { Repository } from "./git.ts";
import { badName, recordsOf } from "./names.ts";

export type LinkedDependency = { readonly name: string; readonly target: string };
export type UnlinkedDependency = {
  readonly name: string;
  readonly reason: "missing" | "not a folder" | "tracked in the tree" | "outside the repository";
};
export type Dependencies = {
  readonly linked: readonly LinkedDependency[];
  readonly unlinked: readonly UnlinkedDependency[];
};

/**
 * Puts a symbolic link to the real folder at each name's place in `folder`. What git tracks is not linked: it is part
 * of a snapshot, and one side would see the other's. Neither is a package of the repository itself that a link among
 * its dependencies leads to (a workspace of npm, pnpm or yarn): there the place in `folder` is linked.
 */
export async function linkDependencies(
  repository: Repository,
  folder: string,
  names: readonly string[],
): Promise<Dependencies> {
  const linked: LinkedDependency[] = [];
  const unlinked: UnlinkedDependency[] = [];
  for (const name of new Set(names.map((text) => text.replace(/\/+$/, "")))) {
    const result = await link(repository, folder, name);
    if ("target" in result) linked.push(result);
    else unlinked.push(result);
  }
  return { linked, unlinked };
}

async function link(
  repository: Repository,
  folder: string,
  name: string,
): Promise<LinkedDependency | UnlinkedDependency> {
  if (name === "" || isAbsolute(name) || badName(name) !== undefined)
    return { name, reason: "outside the repository" };
  const target = await realFolder(join(repository.top, name));
  if (target === "missing" || target === "not a folder") return { name, reason: target };
  const place = join(folder, name);
  if ((await kindAt(place)) !== "nothing" || (await isTracked(repository, name))) {
    return { name, reason: "tracked in the tree" };
  }
  try {
    await mkdir(dirname(place), { recursive: true });
    const own = await ownPackages(repository.top, target, "");
    if (own.size === 0) await symlink(target, place, "dir");
    else await linkEntries({ target, place, folder, own }, "");
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code;
    if (code === "EEXIST" || code === "ENOTDIR") return { name, reason: "tracked in the tree" };
    throw error;
  }
  return { name, target };
}

/** Entries that are links to a folder of the repository which is not a dependency, and where in it that is. */
async function ownPackages(top: string, target: string, scope: string): Promise<ReadonlyMap<string, string>> {
  const found = new Map<string, string>();
  for (const entry of await readdir(join(target, scope), { withFileTypes: true })) {
    const name = scope === "" ? entry.name : `${scope}/${entry.name}`;
    if (entry.isDirectory() && scope === "" && name.startsWith("@")) {
      for (const one of await ownPackages(top, target, name)) found.set(...one);
    }
    if (!entry.isSymbolicLink()) continue;
    const real = await realFolder(join(target, name));
    const isInTarget = relativeInside(target, real) !== undefined;
    const own = isInTarget ? undefined : relativeInside(await realFolder(top), real);
    if (own !== undefined && !own.split("/").includes("node_modules")) found.set(name, own);
  }
  return found;
}

type Entries = {
  readonly target: string;
  readonly place: string;
  readonly folder: string;
  readonly own: ReadonlyMap<string, string>;
};

async function linkEntries(of: Entries, scope: string): Promise<void> {
  const { target, place, folder, own } = of;
  await mkdir(join(place, scope));
  const scopes = new Set([...own.keys()].map((name) => name.split("/")[0]));
  for (const entry of await readdir(join(target, scope), { withFileTypes: true })) {
    const name = scope === "" ? entry.name : `${scope}/${entry.name}`;
    const inside = own.get(name);
    if (inside !== undefined) await symlink(join(folder, inside), join(place, name), "dir");
    else if (scope === "" && entry.isDirectory() && scopes.has(name)) await linkEntries(of, name);
    else await symlink(join(target, name), join(place, name));
  }
}

/** The folder may itself be a link, to anywhere: the person who installed the dependencies put it there. */
async function realFolder(path: string): Promise<string> {
  try {
    const real = await realpath(path);
    return (await stat(real)).isDirectory() ? real : "not a folder";
  } catch {
    return "missing";
  }
}

async function kindAt(path: string): Promise<"nothing" | "something"> {
  return lstat(path).then(
    () => "something" as const,
    () => "nothing" as const,
  );
}

async function isTracked(repository: Repository, name: string): Promise<boolean> {
  return (
    recordsOf(await repository.bytes(["ls-files", "-z", "--cached", "--", name], "work-tree")).length > 0
  );
}
