/** Which packages a program uses, by what its files import. */
import { push } from "../model/push.ts";
import { isNodeModule, type KnownNames, packagesOfImport } from "./names.ts";
import type { Ecosystem } from "./package.ts";

export type ImportedModule = {
  readonly ecosystem: Ecosystem;
  /** The file that imports. */
  readonly path: string;
  /** "a.b" of Python, or the specifier of an import of JavaScript. */
  readonly module: string;
};

/** Modules of Python by the name of the package that has them, where they are not called like it. */
export type InstalledModules = ReadonlyMap<string, readonly string[]>;

/** The files that import a package, by `ecosystem:name`. All that an import may come from is taken. */
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

/** The modules of Node itself have their types in a package. A package of Python may come from conda. */
function keysOf(ecosystem: Ecosystem, module: string, modules: KnownNames["modules"]): readonly string[] {
  const isOfNode = ecosystem === "npm" && isNodeModule(module);
  const names = isOfNode ? ["@types/node"] : packagesOfImport(ecosystem, module, modules);
  if (ecosystem === "npm") return names.map((name) => `npm:${name}`);
  // Types of a package may be in one of their own.
  const all = names.flatMap((name) => [name, `types-${name}`, `${name}-stubs`]);
  return all.flatMap((name) => [`pypi:${name}`, `conda:${name}`]);
}
