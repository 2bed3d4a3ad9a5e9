/**
 * Finds own packages, which are packages of the repository itself, among the installed dependencies. A package manager
 * links them there (a workspace), and other packages can depend on them (a plug-in of the package that the repository
 * develops). Links to them must lead into the tree of each side, not into the user's checkout.
 */
import { readdirSync, realpathSync, statSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { parse as parseYaml } from "yaml";
import { readMember } from "../model/json.ts";
import { isInside, relativeInside } from "../model/paths.ts";
import { readOptional } from "../platform/files.ts";

/** What the mirror of a dependency folder needs to know about own packages. */
export type OwnPackageLinks = {
  /**
   * Returns the folder in the repository of the own package whose real folder is `real`. "" is the top. Undefined for
   * any other package.
   */
  readonly folderOf: (real: string) => string | undefined;
  /** Other packages that depend on an own package: their places in a tree, by real folder. */
  readonly dependents: ReadonlyMap<string, string>;
  /** Real folders that contain an own package or a dependent at any depth, or a link to one. */
  readonly holders: ReadonlySet<string>;
};

type Linked = { readonly name: string; readonly target: string };

/**
 * Finds own packages and their dependents. `checkouts` are folders with the layout of the repository. `linked` are the
 * folders of dependencies, each with its place in the repository (`name`) and its real folder (`target`). The mirror
 * then links `holders` entry by entry, and copies `dependents`, instead of one link to the complete folder.
 */
export function findOwnPackages(checkouts: readonly string[], linked: readonly Linked[]): OwnPackageLinks {
  const folderOf = ownFolders(checkouts, linked);
  const holders = new Set<string>();
  const addHolders = (path: string, target: string) => {
    for (let above = dirname(path); isInside(above, target); above = dirname(above)) holders.add(above);
  };
  const entries = linked.flatMap(({ target }) =>
    packageEntries(target, "").map((entry) => ({ ...entry, target })),
  );
  const names = new Set<string>();
  for (const { path, real, isLink, target } of entries) {
    if (!isLink || folderOf(real) === undefined) continue;
    addHolders(path, target);
    names.add(nameOf(path));
  }
  const dependents = new Map<string, string>();
  if (holders.size === 0) return { folderOf, dependents, holders };
  const packages = linked.flatMap(({ target }) => packagesBelow(target));
  for (const real of dependentsOf(packages, names, folderOf)) {
    const holder = linked.find(({ target }) => isInside(real, target));
    if (holder === undefined) continue;
    dependents.set(real, join(holder.name, real.slice(holder.target.length)));
    addHolders(real, holder.target);
  }
  // In a store (pnpm, bun) a package's dependencies are links next to the package.
  const storeFolders = new Set([...dependents.keys()].map(packagesFolder));
  const storeEntries = [...storeFolders].flatMap((folder) => {
    const target = linked.find((one) => isInside(folder, one.target))?.target ?? folder;
    return packageEntries(folder, "").map((entry) => ({ ...entry, target }));
  });
  for (const { path, real, isLink, target } of [...entries, ...storeEntries])
    if (isLink && (dependents.has(real) || folderOf(real) !== undefined)) addHolders(path, target);
  return { folderOf, dependents, holders };
}

/** Returns the folder of packages that contains this package, above its scope if the name has one. */
function packagesFolder(real: string): string {
  const parent = dirname(real);
  return basename(parent).startsWith("@") ? dirname(parent) : parent;
}

/**
 * Returns the function `folderOf`: a real folder inside a checkout is an own package, unless it is in a folder of
 * dependencies. The longest checkout comes first, because one checkout can be inside another.
 */
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

/**
 * Reads pnpm's list of injected packages. pnpm copies these own packages into its store instead of linking them, so
 * their real folder does not show that they are own packages.
 */
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

/** Lists the packages in a folder of dependencies, including those in scopes (`@scope/name`), and where links lead. */
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

/** Store folders of pnpm and bun: they contain the packages, and `node_modules` has links to them. */
const stores = [".pnpm", ".bun"];

/** Lists the real folders of all packages in a `node_modules`, in its stores and in nested `node_modules`. */
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

/**
 * Finds the packages that depend on an own package, directly or through others. Their imports must resolve to the tree,
 * so they are copied later. `names` are the names of own packages. A name alone is not enough: each dependency is
 * resolved, because a published version of an own package can be installed, too.
 */
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

/** Returns the real folder of a package, searched like Node and TypeScript do: in each `node_modules` above `from`. */
function resolvePackage(from: string, name: string): string | undefined {
  for (let folder = from; ; folder = dirname(folder)) {
    const found =
      basename(folder) === "node_modules" ? undefined : realFolder(join(folder, "node_modules", name));
    if (found !== undefined || folder === dirname(folder)) return found;
  }
}

/** Returns the real path of a folder, through links. Undefined for a broken link, which is usual in `node_modules`. */
function realFolder(path: string): string | undefined {
  try {
    return statSync(path, { throwIfNoEntry: false })?.isDirectory() === true
      ? realpathSync.native(path)
      : undefined;
  } catch {
    // The link points to itself, or its path goes through a file.
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
