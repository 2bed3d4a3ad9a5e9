/**
 * Decides whether base and head need different versions of packages that the program uses. One installation serves both
 * sides, so such a difference makes the comparison wrong on one side.
 */
import { compareText } from "../model/order.ts";
import { isInside } from "../model/paths.ts";
import { type DependencyChanges, nameKey, type PackageChange } from "./changes.ts";
import type { Ecosystem } from "./package.ts";
import { filesByPackage, type ImportedModule } from "./uses.ts";

/** Facts about one installed Python package. */
export type InstalledPackage = { readonly name: string; readonly modules: readonly string[] };

/** Facts by which `compareDependencies` decides. */
export type DependencyFacts = {
  readonly changes: DependencyChanges;
  /** Installed packages among the changed ones and those that need them; null if no installation can be read. */
  readonly installed: readonly InstalledPackage[] | null;
  /** Packages of npm that a TypeScript configuration names. Every file uses them without an import. */
  readonly ambient: readonly string[];
};

/** Facts about the packages of both sides, before a server is started. */
export type RecordedDependencies = DependencyFacts & {
  /** True if base has its own installation of packages. */
  readonly isOwn: boolean;
  /** Why a named folder with base's packages was not used; null for none. */
  readonly lacks: string | null;
  /** Lines (0-based) at which a file names a changed package: a file of head, or of base if head has none. */
  readonly places: readonly DependencyPlace[];
};

export type DependencyPlace = {
  readonly ecosystem: Ecosystem;
  readonly name: string;
  readonly path: string;
  readonly base: number | null;
  readonly head: number | null;
};

/** A changed package that the program uses, or perhaps uses. */
export type UsedPackage = Pick<PackageChange, "ecosystem" | "name" | "from" | "to" | "files"> & {
  /** Imported package through which the program uses this one; its own name for a direct import; null if not known. */
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
 * Returns the changed packages that matter. A changed or removed package counts if the program imports it or a package
 * that needs it. A package that only head has counts if base imports it, because it was missing there. If a use cannot
 * be ruled out, the package counts: a missed difference would give a wrong verdict. `imports` is null if the program is
 * not known.
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
  // A lock file of a folder in which the program has no file does not matter to it.
  const isInProgram = ({ folder }: PackageChange) =>
    imports === null || folder === "" || paths.some((path) => isBelow(path, folder));
  const packages = changes.packages.filter(isInProgram).flatMap((change): readonly UsedPackage[] => {
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

/**
 * Returns the imported package through which the program uses a changed one: the nearest in the graph of dependencies.
 * Null if a use cannot be ruled out, because the lock file or the installation does not say who needs the package.
 * Undefined if nothing uses it.
 */
function useOf(
  { ecosystem, name, folder, isTop, isWhole, from, to }: PackageChange,
  files: ReadonlyMap<string, readonly string[]>,
  { changes, installed }: Reach,
): string | null | undefined {
  const isImported = (one: string) =>
    files.get(nameKey(ecosystem, one))?.some((path) => path === "" || isBelow(path, folder)) === true;
  const reached = new Set([name]);
  // The loop also visits names that it adds to the set itself.
  for (const one of reached) {
    if (isImported(one) && (one !== name || isTop)) return one;
    for (const above of changes.neededBy[nameKey(ecosystem, one)] ?? []) reached.add(above);
  }
  // Head added the package. Only base could lack it, and base does not import it.
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
