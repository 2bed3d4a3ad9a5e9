/** Dependency folders (.venv, node_modules) made visible to a tree that was written out. */
import { lstat, mkdir, realpath, stat, symlink } from "node:fs/promises";
import { dirname, isAbsolute, join } from "node:path";
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
 * of a snapshot, and one side would see the other's.
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
    await symlink(target, place, "dir");
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code;
    if (code === "EEXIST" || code === "ENOTDIR") return { name, reason: "tracked in the tree" };
    throw error;
  }
  return { name, target };
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
