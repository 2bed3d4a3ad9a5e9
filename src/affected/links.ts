/** Who imports whom on one side, and what an import leads to, as generously as it takes to miss nothing. */
import { push } from "../core/push.ts";
import { importGraph, moduleResolver } from "../delta/imports.ts";
import type { Import } from "../syntax/imports.ts";
import type { BlobFile, FindSource } from "./source.ts";

export type Links = {
  /** The files that a file imports, by path. */
  readonly imports: ReadonlyMap<string, ReadonlySet<string>>;
  readonly importers: ReadonlyMap<string, readonly string[]>;
  /** The files that the module of an import may be; of a name that is imported from it those that it may be as a module. */
  readonly resolve: (file: string, one: Import, name?: string) => readonly string[];
  /** Whether it may lead to any file: an alias of the configuration, or a package of this repository. */
  readonly isOpen: (one: Import) => boolean;
  /** Files with such an import. */
  readonly open: readonly string[];
};

/** `packages`: the names of packages that lie in this tree, and the aliases of its configuration (`@app/*`). */
export function linksOf(
  files: readonly BlobFile[],
  sourceOf: FindSource,
  packages: readonly string[],
): Links {
  const paths = files.map(({ path }) => path);
  const importsOf = new Map(files.map((file) => [file.path, sourceOf(file)?.imports ?? []]));
  const graph = importGraph(paths, (path) => importsOf.get(path) ?? []);
  const near = moduleResolver(paths);
  const tails = tailsOf(paths);
  const known = new Map<string, readonly string[]>();
  const heads = packages.map((one) => one.replace(/\*.*$/u, ""));

  const find = (file: string, one: Import): readonly string[] => {
    const found = near(file, one);
    // Below a folder that only the configuration knows.
    if (found.length > 0 || one.kind === "path" || one.level > 0) return found;
    return tails.get(one.module.replaceAll(".", "/")) ?? [];
  };
  const resolve: Links["resolve"] = (file, one, name = "") => {
    if (one.kind === "path" && name !== "") return [];
    const folder = file.slice(0, file.lastIndexOf("/") + 1);
    const wanted: Import =
      one.kind === "path" || name === ""
        ? one
        : { ...one, module: [one.module, name].filter((part) => part !== "").join("."), names: [] };
    const key =
      wanted.kind === "path"
        ? `${folder}\0${wanted.specifier}`
        : `${folder}\0${wanted.level} ${wanted.module}`;
    const targets = known.get(key) ?? find(file, wanted);
    known.set(key, targets);
    return targets;
  };
  const isOpen = (one: Import): boolean =>
    one.kind === "path" &&
    !one.specifier.startsWith(".") &&
    (/^(?:[#~$]|@\/)/u.test(one.specifier) ||
      heads.some((head) => one.specifier === head || (head !== "" && one.specifier.startsWith(head))));

  const imports = new Map([...graph.imports].map(([path, targets]) => [path, new Set(targets)]));
  const open: string[] = [];
  for (const [path, own] of importsOf) {
    if (own.some(isOpen)) open.push(path);
    for (const one of own) {
      if (one.kind === "path" || one.level > 0) continue;
      const named = one.names.filter((name) => name !== "*").flatMap((name) => resolve(path, one, name));
      const targets = [...resolve(path, one), ...named].filter((target) => target !== path);
      const all = imports.get(path) ?? new Set<string>();
      for (const target of targets) all.add(target);
      if (all.size > 0) imports.set(path, all);
    }
  }
  const importers = new Map<string, string[]>();
  for (const [path, targets] of imports) for (const target of targets) push(importers, target, path);
  return { imports, importers, resolve, isOpen, open };
}

/** `a/b/c.py` is also `b/c` and `c` of some root. */
function tailsOf(paths: readonly string[]): ReadonlyMap<string, readonly string[]> {
  const tails = new Map<string, string[]>();
  for (const path of paths) {
    if (!/\.pyi?$/u.test(path)) continue;
    const parts = path
      .replace(/\.pyi?$/u, "")
      .replace(/(?:^|\/)__init__$/u, "")
      .split("/");
    for (let at = 0; at < parts.length; at++) push(tails, parts.slice(at).join("/"), path);
  }
  return tails;
}
