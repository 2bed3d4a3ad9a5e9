/** Links the files of one side by their imports, resolved generously enough to miss nothing. */

import { once } from "../model/once.ts";
import { compareText } from "../model/order.ts";
import { push } from "../model/push.ts";
import { type Import, writtenModule } from "../syntax/imports.ts";
import { importResolver } from "./imports.ts";
import type { BlobFile, FindSource } from "./source.ts";

export type ImportLinks = {
  /** The files that a file imports, by path. */
  readonly imports: ReadonlyMap<string, ReadonlySet<string>>;
  readonly importers: ReadonlyMap<string, readonly string[]>;
  /** Returns the files that an import's module may be. With `name`, the files that this name may be as a module. */
  readonly resolve: (file: string, one: Import, name?: string) => readonly string[];
  /** True if an import may resolve to any file: an alias of the configuration, or a package of this repository. */
  readonly isOpen: (one: Import) => boolean;
  /** True if an import leads to an installed package that re-exports names of packages of this repository. */
  readonly isHanding: (one: Import) => boolean;
  /** Files with such an import. */
  readonly handed: readonly string[];
  /** Files with an import of either kind. */
  readonly open: readonly string[];
};

/** Links of one side. If the other side has the same paths, it reuses them. */
export type SideLinks = ImportLinks & {
  readonly files: ReadonlyMap<string, string>;
  readonly outside: Outside;
  readonly resolver: Resolver;
};

/** Facts about import targets that the sources alone do not show. */
export type Outside = {
  /** Names of packages whose source is in this tree, and aliases of its configuration (`@app/*`). */
  readonly packages: readonly string[];
  /** Import names of installed packages that need one of those. */
  readonly handing: readonly string[];
};

type Resolver = Pick<ImportLinks, "resolve"> & {
  readonly targets: (file: string, one: Import) => readonly string[];
};

/**
 * Links the files of one side. `other` is the other side or an earlier state: equal parts are reused, because most
 * files of a large tree did not change.
 */
export function linkFiles(
  files: readonly BlobFile[],
  sourceOf: FindSource,
  outside: Outside,
  other?: SideLinks,
): SideLinks {
  const blobs = new Map(files.map(({ path, blob }) => [path, blob]));
  const like = other !== undefined && isAlike(other, blobs, outside) ? other : undefined;
  const resolver = like?.resolver ?? resolverOf([...blobs.keys()]);
  const { targets, resolve } = resolver;
  const heads = outside.packages.map((one) => one.replace(/\*.*$/u, ""));
  const isOpen = (one: Import): boolean =>
    one.kind === "path" &&
    !one.specifier.startsWith(".") &&
    (/^(?:[#~$]|@\/)/u.test(one.specifier) || heads.some((head) => one.specifier.startsWith(head)));
  const handing = new Set(outside.handing);
  const isHanding = (one: Import): boolean =>
    handing.size > 0 && namesOf(one).some((name) => handing.has(name));

  const imports = new Map<string, ReadonlySet<string>>();
  const [open, handed]: [string[], string[]] = [[], []];
  const [wasOpen, wasHanded] = [new Set(like?.open), new Set(like?.handed)];
  let isOther = false;
  for (const file of files) {
    const { path, blob } = file;
    const old = like?.imports.get(path);
    if (like?.files.get(path) === blob) {
      if (old !== undefined) imports.set(path, old);
      if (wasOpen.has(path)) open.push(path);
      if (wasHanded.has(path)) handed.push(path);
      continue;
    }
    const own = sourceOf(file)?.imports ?? [];
    const isHanded = own.some(isHanding);
    if (isHanded) handed.push(path);
    if (isHanded || own.some(isOpen)) open.push(path);
    const all = new Set(own.flatMap((one) => targets(path, one)));
    for (const one of own) {
      if (one.kind !== "module" || one.level > 0) continue;
      for (const target of resolve(path, one)) all.add(target);
      for (const name of one.names.filter((name) => name !== "*"))
        for (const target of resolve(path, one, name)) all.add(target);
    }
    all.delete(path);
    if (all.size > 0) imports.set(path, all);
    if (all.symmetricDifference(old ?? new Set()).size > 0) isOther = true;
  }
  const importers = like !== undefined && !isOther ? like.importers : importersIn(imports);
  return { imports, importers, resolve, isOpen, isHanding, handed, open, files: blobs, outside, resolver };
}

/**
 * Returns the names under which an import can refer to an installed package, shortest first. Python names are
 * normalised as PEP 503 does, because a package and its import can be written differently.
 */
function namesOf(one: Import): readonly string[] {
  if (one.kind === "path") return /^(?:@[^/]+\/)?[^./][^/]*/u.exec(one.specifier) ?? [];
  if (one.kind !== "module" || one.level > 0) return [];
  const whole = [one.module, ...one.names.map((name) => `${one.module}.${name}`)];
  return whole.flatMap((name) => {
    const parts = name.toLowerCase().split(".");
    return parts.map((_, at) =>
      parts
        .slice(0, at + 1)
        .join("-")
        .replace(/[-_]+/gu, "-"),
    );
  });
}

/**
 * True if the other side has the same paths and packages. Then every import resolves to the same place, and the
 * resolver can be reused.
 */
function isAlike(
  other: SideLinks,
  blobs: ReadonlyMap<string, string>,
  { packages, handing }: Outside,
): boolean {
  const isSame = (left: readonly string[], right: readonly string[]) =>
    left.length === right.length && left.every((one, at) => one === right[at]);
  return (
    other.files.size === blobs.size &&
    [...blobs.keys()].every((path) => other.files.has(path)) &&
    isSame(other.outside.packages, packages) &&
    isSame(other.outside.handing, handing)
  );
}

/**
 * Returns the files to which the imports of a file lead on only one side, in the order of paths. If there are any, the
 * code of the file may mean something else, so the file is affected even if it is unchanged. Other targets of the same
 * module (`a.pyi` next to `a.py`) are included, because one may hide the other.
 */
export function changedImportTargets(
  { base, head }: Readonly<Record<"base" | "head", ImportLinks>>,
  path: string,
): readonly string[] {
  const [was, is] = [new Set(base.imports.get(path)), new Set(head.imports.get(path))];
  const moved = was.symmetricDifference(is);
  if (moved.size === 0) return [];
  const stems = new Set([...moved].map(stemOf));
  return [...was.union(is)].filter((target) => stems.has(stemOf(target))).sort(compareText);
}

/** Returns the path by which an import can refer to a file: `a/b` for `a/b.py` and for `a/b/__init__.pyi`. */
function stemOf(path: string): string {
  return path.replace(/(?:\/(?:__init__|index))?(?:\.d)?\.[^./]+$/u, "");
}

/** Turns the imports around: returns the importers of each file. */
function importersIn(imports: ImportLinks["imports"]): ImportLinks["importers"] {
  const importers = new Map<string, string[]>();
  for (const [path, targets] of imports) for (const target of targets) push(importers, target, path);
  return importers;
}

/**
 * Returns a resolver that remembers its answers for each folder. If a Python module is not found, it also searches
 * below folders that only the configuration knows.
 */
function resolverOf(paths: readonly string[]): Resolver {
  const { targets, near } = importResolver(paths);
  const tails = once(() => tailsOf(paths));
  const known = new Map<string, readonly string[]>();
  const find = (file: string, one: Import): readonly string[] => {
    const found = near(file, one);
    // The module may be below a folder that only the configuration names.
    if (found.length > 0 || one.kind !== "module" || one.level > 0) return found;
    return tails()(one.module.replaceAll(".", "/"));
  };
  const resolve: ImportLinks["resolve"] = (file, one, name = "") => {
    if (one.kind !== "module" && name !== "") return [];
    const folder = file.slice(0, file.lastIndexOf("/") + 1);
    const wanted: Import =
      one.kind !== "module" || name === ""
        ? one
        : { ...one, module: [one.module, name].filter((part) => part !== "").join("."), names: [] };
    const key = `${folder}\0${wanted.kind} ${writtenModule(wanted)}`;
    const targets = known.get(key) ?? find(file, wanted);
    known.set(key, targets);
    return targets;
  };
  return { targets, resolve };
}

/**
 * Returns a function that finds modules below unknown folders: `a/b/c.py` is also `b/c` and `c` of some folder.
 * Lanser may not know all search paths of the server, so this is the last attempt if no known folder has the module.
 */
function tailsOf(paths: readonly string[]): (module: string) => readonly string[] {
  const byLast = new Map<string, (readonly [module: string, path: string])[]>();
  for (const path of paths) {
    if (!/\.pyi?$/u.test(path)) continue;
    const module = path.replace(/\.pyi?$/u, "").replace(/(?:^|\/)__init__$/u, "");
    push(byLast, lastOf(module), [module, path]);
  }
  return (wanted) =>
    (byLast.get(lastOf(wanted)) ?? []).flatMap(([module, path]) =>
      module === wanted || module.endsWith(`/${wanted}`) ? [path] : [],
    );
}

function lastOf(module: string): string {
  return module.slice(module.lastIndexOf("/") + 1);
}
