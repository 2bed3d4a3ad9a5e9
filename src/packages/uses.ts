/** Finds the files that use a package, by the imports of the program's files. */
import { push } from "../model/push.ts";
import { isNodeModule, type KnownNames, packagesOfImport } from "./names.ts";
import type { Ecosystem } from "./package.ts";

/** One import of a file. */
export type ImportedModule = {
  readonly ecosystem: Ecosystem;
  /** File that imports. */
  readonly path: string;
  /** Module, "a.b" of Python, or the specifier of a JavaScript import. */
  readonly module: string;
};

/** Python modules by the name of their package; only modules with another name than the package. */
export type InstalledModules = ReadonlyMap<string, readonly string[]>;

/**
 * Returns the files that import each package, by `ecosystem:name`. An import counts for all packages to which it can
 * belong, so that no use of a changed package is missed.
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
 * Returns the keys `ecosystem:name` of an import. A built-in module of Node counts for `@types/node`, which has its
 * types. A Python import counts for PyPI and conda, and for the packages with its types.
 */
function keysOf(ecosystem: Ecosystem, module: string, modules: KnownNames["modules"]): readonly string[] {
  const isOfNode = ecosystem === "npm" && isNodeModule(module);
  const names = isOfNode ? ["@types/node"] : packagesOfImport(ecosystem, module, modules);
  if (ecosystem === "npm") return names.map((name) => `npm:${name}`);
  // The types of a Python package can be in a separate package.
  const all = names.flatMap((name) => [name, `types-${name}`, `${name}-stubs`]);
  return all.flatMap((name) => [`pypi:${name}`, `conda:${name}`]);
}
