/**
 * Finds what installed packages of Python need, by their metadata. A requirement of an extra counts only if the
 * package's own sources import it: the metadata also names every tool of its developers.
 */
import { join } from "node:path";
import type { Needs } from "../packages/changes.ts";
import { readRequirement } from "../packages/requirement.ts";

export type PythonPackage = {
  readonly name: string;
  /** Version in the name of its metadata; absent if it has none. */
  readonly version?: string | undefined;
  /** Folder that the paths in `record` are relative to. */
  readonly place: string;
  /** `METADATA` of a wheel, `PKG-INFO` of an egg. */
  readonly metadata: string;
  /** `RECORD` of a wheel; undefined if there is none. */
  readonly record: string | undefined;
  /** True for an installation from a folder, editable or not. */
  readonly isLocal: boolean;
  /** Modules whose name differs from the package's. */
  readonly modules: () => readonly string[];
};

/** Maximum size of the sources that are read, of all packages together; a package beyond it may import anything. */
const sourceBytesMax = 64 * 1024 * 1024;

/** Returns the dependencies that lead to one of the changed packages, by name. */
export function pythonNeeds(
  packages: readonly PythonPackage[],
  changed: ReadonlySet<string>,
  read: (file: string) => string | undefined,
): Needs {
  const edges = packages.map((one) => ({ one, requirements: requirementsOf(one.metadata) }));
  const known = new Map(packages.map((one) => [one.name, one]));
  const reached = new Set(changed);
  // What is added to a set on the way is walked, too.
  for (const name of reached) {
    for (const { one, requirements } of edges)
      if (requirements.some((requirement) => requirement.name === name)) reached.add(one.name);
  }
  const sources = createSources(read);
  return edges.flatMap(({ one, requirements }) => {
    const dependsOn = requirements
      .filter(({ name }) => reached.has(name))
      .filter(({ name, isExtra }) => !isExtra || sources.mayImport(one, name, known.get(name)))
      .map(({ name }) => name);
    const names = [...new Set(dependsOn)];
    return names.length === 0
      ? []
      : (["pypi", "conda"] as const).map((ecosystem) => ({ ecosystem, name: one.name, dependsOn: names }));
  });
}

/** Returns which of the packages one of them needs, by name. */
export function needsAmong(
  packages: readonly PythonPackage[],
  read: (file: string) => string | undefined,
): (name: string) => readonly string[] {
  const known = new Map(packages.map((one) => [one.name, one]));
  const sources = createSources(read);
  return (by) => {
    const one = known.get(by);
    const requirements = one === undefined ? [] : requirementsOf(one.metadata);
    return requirements.flatMap(({ name, isExtra }) => {
      const needed = known.get(name);
      const isNeeded = !isExtra || (one !== undefined && sources.mayImport(one, name, needed));
      return needed === undefined || !isNeeded ? [] : [name];
    });
  };
}

type Requirement = { readonly name: string; readonly isExtra: boolean };

function requirementsOf(metadata: string): readonly Requirement[] {
  const header = metadata.split(/\r?\n\r?\n/u)[0] ?? "";
  return [...header.matchAll(/^Requires-Dist: (.*)$/gmu)].flatMap(([, text = ""]) => {
    const name = readRequirement(text)?.name;
    const marker = text.slice(text.indexOf(";"));
    const isExtra = /\bextra\s*==/u.test(marker) && !/\bor\b/u.test(marker);
    return name === undefined ? [] : [{ name, isExtra }];
  });
}

function createSources(read: (file: string) => string | undefined): {
  readonly mayImport: (by: PythonPackage, name: string, needed: PythonPackage | undefined) => boolean;
} {
  const lines = new Map<string, string | undefined>();
  let bytes = 0;
  const importsOf = ({ place, record }: PythonPackage): string | undefined => {
    if (record === undefined) return undefined;
    const found: string[] = [];
    for (const line of record.split(/\r?\n/u)) {
      const path = /^"?([^",]+)/u.exec(line)?.[1] ?? "";
      if (!/\.pyi?$/u.test(path)) continue;
      const text = bytes > sourceBytesMax ? undefined : read(join(place, path));
      if (text === undefined) return undefined;
      bytes += text.length;
      found.push(...(text.match(/^[ \t]*(?:import|from)[ \t][^\n]*$/gmu) ?? []));
    }
    return found.join("\n").toLowerCase();
  };
  return {
    mayImport: (by, name, needed) => {
      if (!lines.has(by.name)) lines.set(by.name, importsOf(by));
      const imports = lines.get(by.name);
      if (imports === undefined || needed === undefined) return true;
      const modules = [name.replaceAll("-", "_"), ...needed.modules()];
      return modules.some((module) => {
        const first = module.toLowerCase().split(".")[0] ?? "";
        return new RegExp(String.raw`(?<![\w.])${RegExp.escape(first)}(?!\w)`, "u").test(imports);
      });
    },
  };
}
