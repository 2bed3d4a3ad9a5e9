/** Finds the packages that a program uses, by the imports of its files. */
import { push } from "../model/push.ts";
import { isNodeModule, type KnownNames, packagesOfImport } from "./names.ts";
import type { Ecosystem } from "./package.ts";

export type ImportedModule = {
  readonly ecosystem: Ecosystem;
  /** File that imports. */
  readonly path: string;
  /** Module, "a.b" of Python, or the specifier of a JavaScript import. */
  readonly module: string;
};

/** Python modules by the name of their package, if they do not have its name. */
export type InstalledModules = ReadonlyMap<string, readonly string[]>;

/**
 * Returns the files that import a package, by `ecosystem:name`. An import counts for all packages that it may belong
 * to.
 */
export function filesByPackage(
  imports: readonly ImportedModule[],
  installed: InstalledModules,
): ReadonlyMap<string, readonly string[]> {
  const modules = new Map<string, string[]>();
  for (const [name, own] of installed) for (const module of own) push(modules, module, name);
  const files = new Map<string, Set<string>>();
  for (const { ecosystem, path, module } of imports) {
    for (const key of keysOf(ecosystem, module, modules)) {
      const known = files.get(key);
      if (known === undefined) files.set(key, new Set([path]));
      else known.add(path);
    }
  }
  return new Map([...files].map(([key, own]) => [key, [...own]] as const));
}

/**
 * Returns the keys of an import. Modules of Node itself have their types in a package. A Python package may come from
 * conda.
 */
function keysOf(ecosystem: Ecosystem, module: string, modules: KnownNames["modules"]): readonly string[] {
  const isOfNode = ecosystem === "npm" && isNodeModule(module);
  const names = isOfNode ? ["@types/node"] : packagesOfImport(ecosystem, module, modules);
  if (ecosystem === "npm") return names.map((name) => `npm:${name}`);
  // Types of a package may be in one of their own.
  const all = names.flatMap((name) => [name, `types-${name}`, `${name}-stubs`]);
  return all.flatMap((name) => [`pypi:${name}`, `conda:${name}`]);
}
