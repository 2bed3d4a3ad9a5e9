/** Decides whether base and head need different packages that their program uses. */
import { compareText } from "../model/order.ts";
import { isInside } from "../model/paths.ts";
import { type DependencyChanges, nameKey, type PackageChange } from "./changes.ts";
import type { Ecosystem } from "./package.ts";
import { filesByPackage, type ImportedModule } from "./uses.ts";

/** Facts about one installed Python package. */
export type InstalledPackage = { readonly name: string; readonly modules: readonly string[] };

export type DependencyFacts = {
  readonly changes: DependencyChanges;
  /** Installed packages among those that changed and those that need them; null if no installation can be read. */
  readonly installed: readonly InstalledPackage[] | null;
  /** Packages of npm that a configuration names, which every file sees without an import. */
  readonly ambient: readonly string[];
};

/** Facts about the packages of both sides, before a server is started. */
export type RecordedDependencies = DependencyFacts & {
  /** True if base was given its own packages. */
  readonly isOwn: boolean;
  /** Reason why a folder that was named for them was not used; null for none. */
  readonly lacks: string | null;
  /** Lines on each side, 0-based, at which a file of head, or else of base, names a changed package. */
  readonly places: readonly DependencyPlace[];
};

export type DependencyPlace = {
  readonly ecosystem: Ecosystem;
  readonly name: string;
  readonly path: string;
  readonly base: number | null;
  readonly head: number | null;
};

export type UsedPackage = Pick<PackageChange, "ecosystem" | "name" | "from" | "to" | "files"> & {
  /** Package through which it is used; its own name if it is imported itself; null if that is not known. */
  readonly through: string | null;
  /** Files of the program that import that package. */
  readonly importers: readonly string[];
};

export type DependencyComparison =
  | { readonly kind: "same" }
  | {
      readonly kind: "differ";
      readonly packages: readonly UsedPackage[];
      readonly unreadable: DependencyChanges["unreadable"];
    };

/**
 * Compares the packages. A package counts if its version changed or it was removed, and if it is imported, or a package
 * that needs it is. One that only head has counts if base imports it: there it was missing. What cannot be known
 * counts. `imports` is null if the program is not known.
 */
export function compareDependencies(
  { changes, installed, ambient }: DependencyFacts,
  imports: Readonly<Record<"base" | "head", readonly ImportedModule[]>> | null,
): DependencyComparison {
  const modules = new Map((installed ?? []).map((one) => [one.name, one.modules] as const));
  const everywhere = ambient.map((module) => ({ ecosystem: "npm", path: "", module }) as const);
  const filesOf = (sides: readonly ("base" | "head")[]) =>
    filesByPackage([...everywhere, ...sides.flatMap((side) => imports?.[side] ?? [])], modules);
  const files = { all: filesOf(["base", "head"]), base: filesOf(["base"]) };
  const paths = [
    ...new Set((["base", "head"] as const).flatMap((side) => imports?.[side].map(({ path }) => path) ?? [])),
  ];
  // What speaks for a folder in which the program has no file is nothing to it.
  const isThere = ({ folder }: PackageChange) =>
    imports === null || folder === "" || paths.some((path) => isBelow(path, folder));
  const packages = changes.packages.filter(isThere).flatMap((change): readonly UsedPackage[] => {
    const { ecosystem, name, from, to } = change;
    const through =
      imports === null ? null : useOf(change, from === null ? files.base : files.all, { changes, installed });
    if (through === undefined) return [];
    const importers = through === null ? [] : (files.all.get(nameKey(ecosystem, through)) ?? []);
    const own = importers.filter((path) => path !== "" && isBelow(path, change.folder)).sort(compareText);
    return [{ ecosystem, name, from, to, files: change.files, through, importers: own }];
  });
  const { unreadable } = changes;
  return packages.length === 0 && unreadable.length === 0
    ? { kind: "same" }
    : { kind: "differ", packages, unreadable };
}

type Reach = { readonly changes: DependencyChanges; readonly installed: readonly InstalledPackage[] | null };

/** Returns the nearest package that is imported; null if a use cannot be ruled out, undefined if nothing uses it. */
function useOf(
  { ecosystem, name, folder, isTop, isWhole, from, to }: PackageChange,
  files: ReadonlyMap<string, readonly string[]>,
  { changes, installed }: Reach,
): string | null | undefined {
  const isImported = (one: string) =>
    files.get(nameKey(ecosystem, one))?.some((path) => path === "" || isBelow(path, folder)) === true;
  const reached = new Set([name]);
  // What is added to a set on the way is walked, too.
  for (const one of reached) {
    if (isImported(one) && (one !== name || isTop)) return one;
    for (const above of changes.neededBy[nameKey(ecosystem, one)] ?? []) reached.add(above);
  }
  // Only base could use it, and does not name it; or it is not there, whatever the files say.
  if (from === null) return undefined;
  if (ecosystem === "npm") return isWhole ? undefined : null;
  if (installed === null) return null;
  const known = new Set(installed.map((one) => one.name));
  if (to !== null && !known.has(name)) return undefined;
  return [...reached].every((one) => known.has(one)) ? undefined : null;
}

function isBelow(path: string, folder: string): boolean {
  return folder === "" || isInside(path, folder);
}
