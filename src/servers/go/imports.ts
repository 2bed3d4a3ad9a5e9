/** Resolves imports that Go cannot load: whether the module requires them, and what only a download would show. */
import { member } from "../../model/json.ts";
import { isInside } from "../../model/paths.ts";
import type { CompilerEnded } from "../compiler/types.ts";

/** Data about the imports of missing packages. */
export type Resolution = {
  /** Path of the package, by the place of the import as Go prints it. */
  readonly names: ReadonlyMap<string, string>;
  /** Returns the module that go.mod requires and that would have a package; undefined for none. */
  readonly moduleOf: (path: string) => { readonly path: string; readonly version: string } | undefined;
  /** True if go.mod names all modules, as since Go 1.17. */
  readonly isWhole: boolean;
};

export const unresolved =
  /cannot find module providing package|no required module provides package|missing go\.sum entry|module lookup disabled|^go: |requires go >= /mu;

export function hasUnresolved({ stdout }: CompilerEnded): boolean {
  return unresolved.test(stdout);
}

/**
 * Reads the two outputs; undefined if one of the two ran and cannot be read. If one did not run, it is the end of `go
 * list`.
 */
export function readResolution(imports: CompilerEnded, mod: CompilerEnded): Resolution | undefined {
  const [packages, file] = [objectsIn(imports.stdout), objectsIn(mod.stdout)?.[0]];
  if (packages === undefined || (mod !== imports && file === undefined)) return undefined;
  const names = packages.flatMap((one): readonly (readonly [string, string])[] => {
    const at = member(member(one, "Error"), "Pos");
    return typeof at === "string" && at !== "" ? [[at, String(member(one, "ImportPath"))]] : [];
  });
  const modules = listIn(file, "Require")
    .map((one) => ({ path: String(member(one, "Path")), version: String(member(one, "Version")) }))
    .sort((left, right) => right.path.length - left.path.length);
  return {
    names: new Map(names),
    isWhole: isSince117(member(file, "Go")),
    moduleOf: (path) => modules.find((module) => isInside(path, module.path)),
  };
}

function isSince117(version: unknown): boolean {
  const [, major = 0, minor = 0] = /^(\d+)\.(\d+)/u.exec(String(version))?.map(Number) ?? [];
  return major > 1 || (major === 1 && minor >= 17);
}

function listIn(value: unknown, name: string): readonly unknown[] {
  const found = member(value, name);
  return Array.isArray(found) ? (found as readonly unknown[]) : [];
}

/** Reads objects one after the other; each ends with a brace at the beginning of a line. */
export function objectsIn(text: string): readonly object[] | undefined {
  const all: object[] = [];
  for (const part of text.split(/(?<=^\}|^\{\})\n/mu)) {
    if (part.trim() === "") continue;
    const value = parse(part);
    if (typeof value !== "object" || value === null) return undefined;
    all.push(value);
  }
  return all;
}

export function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

export function textsIn(value: unknown): readonly string[] {
  return Array.isArray(value) ? value.filter((one) => typeof one === "string") : [];
}
