/**
 * Finds packages of the repository itself among its dependencies. A package manager links them there (a workspace),
 * and other packages may depend on them in turn (a plug-in of the package that is developed here).
 */
import { readdirSync, realpathSync, statSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { parse as parseYaml } from "yaml";
import { readMember } from "../model/json.ts";
import { isInside, relativeInside } from "../model/paths.ts";
import { readOptional } from "../platform/files.ts";

export type OwnPackageLinks = {
  /**
   * Returns the folder in the repository of the package with that real folder; "" is the top, undefined a package
   * of others.
   */
  readonly folderOf: (real: string) => string | undefined;
  /** Packages of others that depend on one of these: their places in a tree by real folder. */
  readonly dependents: ReadonlyMap<string, string>;
  /** Real folders that contain one of these packages at any depth, or a link to one. */
  readonly holders: ReadonlySet<string>;
};

type Linked = { readonly name: string; readonly target: string };

/**
 * Finds the packages. `checkouts` are laid out as the repository; `linked` are the folders of dependencies by their
 * place in it.
 */
export function findOwnPackages(checkouts: readonly string[], linked: readonly Linked[]): OwnPackageLinks {
  const folderOf = ownFolders(checkouts, linked);
  const holders = new Set<string>();
  const hold = (path: string, target: string) => {
    for (let above = dirname(path); isInside(above, target); above = dirname(above)) holders.add(above);
  };
  const entries = linked.flatMap(({ target }) =>
    packageEntries(target, "").map((entry) => ({ ...entry, target })),
  );
  const names = new Set<string>();
  for (const { path, real, isLink, target } of entries) {
    if (!isLink || folderOf(real) === undefined) continue;
    hold(path, target);
    names.add(nameOf(path));
  }
  const dependents = new Map<string, string>();
  if (holders.size === 0) return { folderOf, dependents, holders };
  const packages = linked.flatMap(({ target }) => packagesBelow(target));
  for (const real of dependentsOf(packages, names, folderOf)) {
    const holder = linked.find(({ target }) => isInside(real, target));
    if (holder === undefined) continue;
    dependents.set(real, join(holder.name, real.slice(holder.target.length)));
    hold(real, holder.target);
  }
  // In a store the links to what a package needs lie beside it.
  const besides = new Set([...dependents.keys()].map(packagesFolder));
  const beside = [...besides].flatMap((folder) => {
    const target = linked.find((one) => isInside(folder, one.target))?.target ?? folder;
    return packageEntries(folder, "").map((entry) => ({ ...entry, target }));
  });
  for (const { path, real, isLink, target } of [...entries, ...beside])
    if (isLink && (dependents.has(real) || folderOf(real) !== undefined)) hold(path, target);
  return { folderOf, dependents, holders };
}

function packagesFolder(real: string): string {
  const parent = dirname(real);
  return basename(parent).startsWith("@") ? dirname(parent) : parent;
}

function ownFolders(checkouts: readonly string[], linked: readonly Linked[]): OwnPackageLinks["folderOf"] {
  const tops = [...new Set(checkouts.map((one) => realpathSync(one)))].sort((a, b) => b.length - a.length);
  const copies = new Map(linked.flatMap(({ target }) => copiesOfOwn(target)));
  return (real) => {
    const copied = copies.get(real);
    if (copied !== undefined) return copied;
    if (linked.some(({ target }) => isInside(real, target))) return undefined;
    const top = tops.find((one) => isInside(real, one));
    if (top === undefined) return undefined;
    const inside = relativeInside(top, real) ?? "";
    return inside.split("/").includes("node_modules") ? undefined : inside;
  };
}

/** Reads pnpm's list of copies. pnpm copies packages of the repository into its store if they are to be injected. */
function copiesOfOwn(target: string): readonly (readonly [real: string, folder: string])[] {
  const injected = readMember(parsedYaml(readOptional(join(target, ".modules.yaml")) ?? ""), "injectedDeps");
  if (typeof injected !== "object" || injected === null) return [];
  return Object.entries(injected).flatMap(([folder, places]) =>
    [places].flat().flatMap((place: unknown) => {
      const real = typeof place === "string" ? realFolder(join(dirname(target), place)) : undefined;
      return real === undefined ? [] : [[real, folder] as const];
    }),
  );
}

type Entry = {
  readonly path: string;
  /** The folder itself, or the folder that it links to. */
  readonly real: string;
  readonly isLink: boolean;
};

/** Lists the folders in a folder of dependencies, and those in its scopes. */
function packageEntries(target: string, scope: string): readonly Entry[] {
  return readdirSync(join(target, scope), { withFileTypes: true }).flatMap((entry): readonly Entry[] => {
    const path = join(target, scope, entry.name);
    if (entry.isDirectory())
      return scope === "" && entry.name.startsWith("@")
        ? packageEntries(target, entry.name)
        : [{ path, real: path, isLink: false }];
    const real = entry.isSymbolicLink() ? realFolder(path) : undefined;
    return real === undefined ? [] : [{ path, real, isLink: true }];
  });
}

/** Folders in which pnpm and bun keep what they link. */
const stores = [".pnpm", ".bun"];

/** Lists the real folders of all packages in a folder of them, in its stores and in the packages themselves. */
function packagesBelow(folder: string): readonly string[] {
  if (basename(folder) !== "node_modules") return [];
  return foldersIn(folder).flatMap((name) => {
    const path = join(folder, name);
    if (stores.includes(name))
      return foldersIn(path).flatMap((one) => packagesBelow(join(path, one, "node_modules")));
    const packages = name.startsWith("@") ? foldersIn(path).map((one) => join(path, one)) : [path];
    return packages.flatMap((one) => [one, ...packagesBelow(join(one, "node_modules"))]);
  });
}

function foldersIn(folder: string): readonly string[] {
  try {
    return readdirSync(folder, { withFileTypes: true }).flatMap((entry) =>
      entry.isDirectory() ? [entry.name] : [],
    );
  } catch {
    return [];
  }
}

function nameOf(path: string): string {
  return path.slice(path.lastIndexOf("/node_modules/") + "/node_modules/".length);
}

/** Finds the packages that depend on an own package, directly or through others; `names` are those of own packages. */
function dependentsOf(
  packages: readonly string[],
  names: ReadonlySet<string>,
  folderOf: OwnPackageLinks["folderOf"],
): ReadonlySet<string> {
  const needing = new Map<string, string[]>();
  for (const one of packages)
    for (const name of neededNames(one)) needing.set(name, [...(needing.get(name) ?? []), one]);
  const dependents = new Set<string>();
  const waiting = [...names];
  for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) {
    for (const one of needing.get(name) ?? []) {
      const real = dependents.has(one) ? undefined : resolvePackage(one, name);
      if (real === undefined || (folderOf(real) === undefined && !dependents.has(real))) continue;
      dependents.add(one);
      waiting.push(nameOf(one));
    }
  }
  return dependents;
}

const needKinds = ["dependencies", "peerDependencies", "optionalDependencies"];

function neededNames(folder: string): readonly string[] {
  const manifest = parsedJson(readOptional(join(folder, "package.json")) ?? "");
  return needKinds.flatMap((kind) => Object.keys(readMember(manifest, kind) ?? {}));
}

/** Resolves a package as Node and TypeScript do: in each `node_modules` above. */
function resolvePackage(from: string, name: string): string | undefined {
  for (let folder = from; ; folder = dirname(folder)) {
    const found =
      basename(folder) === "node_modules" ? undefined : realFolder(join(folder, "node_modules", name));
    if (found !== undefined || folder === dirname(folder)) return found;
  }
}

function realFolder(path: string): string | undefined {
  try {
    return statSync(path, { throwIfNoEntry: false })?.isDirectory() === true
      ? realpathSync.native(path)
      : undefined;
  } catch {
    // A link that leads to itself, or through a file.
    return undefined;
  }
}

function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function parsedYaml(text: string): unknown {
  try {
    return parseYaml(text);
  } catch {
    return undefined;
  }
}
