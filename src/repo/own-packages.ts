/**
 * Packages of the repository itself among its dependencies. A package manager links them there (a workspace), and other
 * packages may need them in turn (a plug-in of the package that is developed here).
 */
import { readdirSync, readFileSync, realpathSync, statSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { parse as parseYaml } from "yaml";
import { member } from "../core/json.ts";
import { isInside, relativeInside } from "../core/paths.ts";

export type OwnPackages = {
  /** Where in the repository the package lies whose real folder that is; "" is the top, undefined one of others. */
  readonly folderOf: (real: string) => string | undefined;
  /** Packages of others that need one of these: by their real folder, where they belong in a tree. */
  readonly dependents: ReadonlyMap<string, string>;
  /** Real folders that hold one or the other, at whatever depth, or a link to it. */
  readonly holders: ReadonlySet<string>;
};

type Linked = { readonly name: string; readonly target: string };

/** `checkouts` are laid out as the repository; `linked` are the folders of dependencies by their place in it. */
export function ownPackages(checkouts: readonly string[], linked: readonly Linked[]): OwnPackages {
  const folderOf = ownFolders(checkouts, linked);
  const holders = new Set<string>();
  const hold = (path: string, target: string) => {
    for (let above = dirname(path); isInside(above, target); above = dirname(above)) holders.add(above);
  };
  const entries = linked.flatMap(({ target }) =>
    packageEntries(target, "").map((entry) => ({ ...entry, target })),
  );
  for (const { path, real, isLink, target } of entries)
    if (isLink && folderOf(real) !== undefined) hold(path, target);
  if (holders.size === 0) return { folderOf, dependents: new Map(), holders };
  const packages = entries.filter(({ path }) => dirname(path).split("/").includes("node_modules"));
  const dependents = new Map<string, string>();
  for (const real of dependentsOf(
    packages.map((one) => one.real),
    folderOf,
  )) {
    // Of a store outside of the repository nothing leads back into it.
    const holder = linked.find(({ target }) => isInside(real, target));
    if (holder === undefined) continue;
    dependents.set(real, join(holder.name, real.slice(holder.target.length)));
    hold(real, holder.target);
  }
  // In a store the links to what a package needs lie beside it.
  const stores = new Set([...dependents.keys()].map(packagesFolder));
  const beside = [...stores].flatMap((store) => {
    const target = linked.find((one) => isInside(store, one.target))?.target ?? store;
    return packageEntries(store, "").map((entry) => ({ ...entry, target }));
  });
  for (const { path, real, isLink, target } of [...entries, ...beside])
    if (isLink && (dependents.has(real) || folderOf(real) !== undefined)) hold(path, target);
  return { folderOf, dependents, holders };
}

function packagesFolder(real: string): string {
  const parent = dirname(real);
  return basename(parent).startsWith("@") ? dirname(parent) : parent;
}

function ownFolders(checkouts: readonly string[], linked: readonly Linked[]): OwnPackages["folderOf"] {
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

/** pnpm puts copies of packages of the repository into its store where they are to be injected, and lists them. */
function copiesOfOwn(target: string): readonly (readonly [real: string, folder: string])[] {
  const injected = member(parsedYaml(readText(join(target, ".modules.yaml"))), "injectedDeps");
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
  /** The folder that it is or leads to. */
  readonly real: string;
  readonly isLink: boolean;
};

/** The folders in a folder of dependencies, and those in a scope of it. */
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

/** Which of these packages, and of those that they need, need an own package, themselves or through others. */
function dependentsOf(packages: readonly string[], folderOf: OwnPackages["folderOf"]): ReadonlySet<string> {
  const known = new Map<string, string | undefined>();
  const find = (path: string) => {
    if (!known.has(path)) known.set(path, realFolder(path));
    return known.get(path);
  };
  const dependents = new Set<string>();
  const needing = new Map<string, string[]>();
  const seen = new Set(packages);
  // A set goes on with what is added to it on the way.
  for (const one of seen) {
    if (folderOf(one) !== undefined) continue;
    for (const name of neededNames(one)) {
      const real = resolvePackage(one, name, find);
      if (real === undefined) continue;
      if (folderOf(real) !== undefined) dependents.add(one);
      needing.set(real, [...(needing.get(real) ?? []), one]);
      seen.add(real);
    }
  }
  for (const one of dependents) for (const other of needing.get(one) ?? []) dependents.add(other);
  return dependents;
}

const needKinds = ["dependencies", "peerDependencies", "optionalDependencies"];

function neededNames(folder: string): readonly string[] {
  const manifest = parsedJson(readText(join(folder, "package.json")));
  return needKinds.flatMap((kind) => Object.keys(member(manifest, kind) ?? {}));
}

/** As Node and TypeScript look for it: in each `node_modules` above. */
function resolvePackage(
  from: string,
  name: string,
  find: (path: string) => string | undefined,
): string | undefined {
  for (let folder = from; ; folder = dirname(folder)) {
    const found = basename(folder) === "node_modules" ? undefined : find(join(folder, "node_modules", name));
    if (found !== undefined || folder === dirname(folder)) return found;
  }
}

function realFolder(path: string): string | undefined {
  try {
    return statSync(path, { throwIfNoEntry: false })?.isDirectory() === true ? realpathSync(path) : undefined;
  } catch {
    // A link that leads to itself, or through a file.
    return undefined;
  }
}

function readText(file: string): string {
  try {
    return readFileSync(file, "utf8");
  } catch {
    return "";
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
