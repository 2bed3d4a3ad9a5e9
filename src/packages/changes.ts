/**
 * Finds packages whose versions differ between base and head, from the manifests and lock files alone. `compare.ts`
 * decides which of them the program uses.
 */
import { compareText } from "../model/order.ts";
import { push } from "../model/push.ts";
import type { DependencyFile, Ecosystem, ResolvedPackage } from "./package.ts";
import { type FileFormat, formatOf } from "./read.ts";

/** Files of one side that declare or lock packages, each once. */
export type SideFiles = readonly { readonly path: string; readonly file: DependencyFile }[];

/** A package whose version differs between base and head. */
export type PackageChange = {
  readonly ecosystem: Ecosystem;
  readonly name: string;
  /** Versions or requested ranges; null if that side does not have the package. At most one of the two is null. */
  readonly from: string | null;
  readonly to: string | null;
  /** Files with the difference, in the order of their paths. */
  readonly files: readonly string[];
  /** Folder to which the files apply; empty for the complete repository. */
  readonly folder: string;
  /** False if only nested copies changed, which other packages use and the project does not. */
  readonly isTop: boolean;
  /** True if the files list the dependencies of every package, so that all users of this one are known. */
  readonly isWhole: boolean;
};

/** All package changes, and what is needed to decide which of them matter. */
export type DependencyChanges = {
  readonly packages: readonly PackageChange[];
  /** Names of packages that need a changed one, directly or through others, by `nameKey` of the needed package. */
  readonly neededBy: Readonly<Record<string, readonly string[]>>;
  /** Files that cannot be read, so that their packages cannot be compared. */
  readonly unreadable: readonly {
    readonly path: string;
    readonly ecosystem: Ecosystem;
    readonly reason: string;
  }[];
};

/** Returns the key of a package: names of different ecosystems are different packages. */
export function nameKey(ecosystem: Ecosystem, name: string): string {
  return `${ecosystem}:${name}`;
}

/** Dependencies from the metadata of installed packages, for lock files that do not have them. */
export type Needs = readonly Pick<ResolvedPackage, "ecosystem" | "name" | "dependsOn">[];

/**
 * Returns all package changes. One installation cannot serve both sides if a package differs, so such a run compares
 * base with the wrong packages. A change that several files show counts once.
 */
export function packageChanges(base: SideFiles, head: SideFiles, needs: Needs = []): DependencyChanges {
  const groups = groupsOf(base, head);
  const found = new Map<string, PackageChange>();
  for (const change of groups.flatMap(changesIn)) {
    const key = JSON.stringify([change.ecosystem, change.name, change.from, change.to, change.folder]);
    const known = found.get(key);
    if (known === undefined) found.set(key, change);
    else {
      const files = [...new Set([...known.files, ...change.files])].sort(compareText);
      const [isTop, isWhole] = [known.isTop || change.isTop, known.isWhole && change.isWhole];
      found.set(key, { ...known, files, isTop, isWhole });
    }
  }
  const packages = [...found.values()].sort(compareChanges);
  return {
    packages,
    neededBy: needing(packages, [
      ...needs,
      ...[...base, ...head].flatMap(({ file }) => (file.kind === "resolved" ? file.packages : [])),
    ]),
    unreadable: unreadableIn(base, head),
  };
}

function compareChanges(left: PackageChange, right: PackageChange): number {
  return (
    compareText(left.name, right.name) ||
    compareText(left.ecosystem, right.ecosystem) ||
    compareText(left.folder, right.folder) ||
    compareText(left.from ?? "", right.from ?? "") ||
    compareText(left.to ?? "", right.to ?? "")
  );
}

/** One package on one side of a group. */
type Entry = {
  readonly ecosystem: Ecosystem;
  readonly name: string;
  readonly value: string;
  readonly integrity: readonly string[];
  readonly isTop: boolean;
};

/** Files of both sides whose packages are compared with each other. */
type Group = {
  readonly folder: string;
  readonly files: readonly string[];
  readonly base: readonly Entry[];
  readonly head: readonly Entry[];
  readonly isWhole: boolean;
};

type Described = {
  readonly path: string;
  readonly folder: string;
  readonly format: Pick<FileFormat, "scope" | "ecosystem">;
  readonly file: Exclude<DependencyFile, { readonly kind: "unreadable" }>;
};

/**
 * Groups the files that are compared with each other. Lock files are compared with those of the same folder. Manifests
 * are compared only if a side has no lock file for them, because a lock file has the exact versions. Lists of
 * requirements are compared with those of the same path. All remaining files were moved or replaced, and are compared
 * as one group.
 */
function groupsOf(base: SideFiles, head: SideFiles): readonly Group[] {
  const sides = { base: described(base), head: described(head) };
  const locks = { base: lockGroups(sides.base), head: lockGroups(sides.head) };
  const isGoverned = (known: typeof locks.base, { folder, format }: Described) =>
    withParents(folder).some((one) => known.has(`${format.ecosystem}:${one}`));
  const isCompared = (one: Described) =>
    one.format.scope === "manifest" && !(isGoverned(locks.base, one) && isGoverned(locks.head, one));
  const manifests = {
    base: byPath(sides.base.filter(isCompared)),
    head: byPath(sides.head.filter(isCompared)),
  };
  const lists = {
    base: byPath(sides.base.filter(({ format }) => format.scope === "list")),
    head: byPath(sides.head.filter(({ format }) => format.scope === "list")),
  };
  const inBoth = (known: Record<"base" | "head", ReadonlyMap<string, readonly Described[]>>) =>
    [...known.base].flatMap(([key, own]) => {
      const other = known.head.get(key);
      return other === undefined ? [] : [groupOf(own, other)];
    });
  const onlyIn = (one: ReadonlyMap<string, readonly Described[]>, other: ReadonlyMap<string, unknown>) =>
    [...one].flatMap(([key, own]) => (other.has(key) ? [] : own));
  const moved = groupOf(
    [...onlyIn(lists.base, lists.head), ...onlyIn(manifests.base, manifests.head)],
    [...onlyIn(lists.head, lists.base), ...onlyIn(manifests.head, manifests.base)],
  );
  return [...inBoth(locks), ...inBoth(manifests), ...inBoth(lists), { ...moved, folder: "" }];
}

const list: Described["format"] = { scope: "list", ecosystem: "pypi" };

/**
 * Adds format and folder to the readable files. A file without a known name was included by another, so it is a list.
 */
function described(files: SideFiles): readonly Described[] {
  return files.flatMap(({ path, file }) =>
    file.kind === "unreadable"
      ? []
      : [{ path, folder: path.split("/").slice(0, -1).join("/"), format: formatOf(path) ?? list, file }],
  );
}

function lockGroups(files: readonly Described[]): ReadonlyMap<string, readonly Described[]> {
  const groups = new Map<string, Described[]>();
  for (const one of files) {
    if (one.format.scope === "lock") push(groups, `${one.format.ecosystem}:${one.folder}`, one);
  }
  return groups;
}

function byPath(files: readonly Described[]): ReadonlyMap<string, readonly Described[]> {
  return new Map(files.map((one) => [one.path, [one]] as const));
}

function withParents(folder: string): readonly string[] {
  const parts = folder === "" ? [] : folder.split("/");
  return [...parts.keys(), parts.length].map((length) => parts.slice(0, length).join("/"));
}

/** Joins the files of both sides into one group. A group with only lists applies to the complete repository. */
function groupOf(base: readonly Described[], head: readonly Described[]): Group {
  const all = [...base, ...head];
  const isList = all.every(({ format }) => format.scope === "list");
  return {
    folder: isList ? "" : (all[0]?.folder ?? ""),
    files: [...new Set(all.map(({ path }) => path))].sort(compareText),
    base: base.flatMap(({ file }) => entriesOf(file)),
    head: head.flatMap(({ file }) => entriesOf(file)),
    isWhole: all.every(({ file }) => file.kind === "resolved" && file.isWhole),
  };
}

/** Returns the packages of a file in one form, so that a lock file can be compared with a list. */
function entriesOf(file: Described["file"]): readonly Entry[] {
  return file.kind === "resolved"
    ? file.packages.map(({ version, dependsOn: _needs, ...one }) => ({ ...one, value: version }))
    : file.packages.map(({ ecosystem, name, specifier }) => ({
        ecosystem,
        name,
        // `==1.0` in a list is the same version as `1.0` in a lock file.
        value: /^==([^,*;\s]+)$/u.exec(specifier)?.[1] ?? specifier,
        integrity: [],
        isTop: true,
      }));
}

/**
 * Returns the changes of one group. If the top packages are the same, only nested copies changed, and `isTop` is false:
 * the project itself still finds the same version.
 */
function changesIn({ folder, files, base, head, isWhole }: Group): readonly PackageChange[] {
  const sides = { base: byName(base), head: byName(head) };
  return [...new Set([...sides.base.keys(), ...sides.head.keys()])].flatMap((key) => {
    const [own = [], other = []] = [sides.base.get(key), sides.head.get(key)];
    const [first] = [...own, ...other];
    if (first === undefined || isSame(own, other)) return [];
    const { ecosystem, name } = first;
    const tops = [own.filter(top), other.filter(top)] as const;
    const isTop = !isSame(...tops);
    const versions = isTop ? versionsOf(...tops) : versionsOf(own, other);
    return [{ ecosystem, name, ...versions, files, folder, isTop, isWhole }];
  });
}

function top({ isTop }: Entry): boolean {
  return isTop;
}

function byName(entries: readonly Entry[]): ReadonlyMap<string, readonly Entry[]> {
  return Map.groupBy(entries, ({ ecosystem, name }) => nameKey(ecosystem, name));
}

/**
 * True if both sides have the same versions with the same files. Digests decide about files only if both sides have
 * digests of the same kind. The files of a version can change, for example those of an archive at an address.
 */
function isSame(own: readonly Entry[], other: readonly Entry[]): boolean {
  const [ours, theirs] = [digestsByValue(own), digestsByValue(other)];
  return (
    ours.size === theirs.size &&
    [...ours].every(([value, digests]) => {
      const known = theirs.get(value);
      return known !== undefined && !haveOtherFiles(digests, known);
    })
  );
}

/** Collects the digests of each version. A package can be in several files, and each can have other digests. */
function digestsByValue(entries: readonly Entry[]): ReadonlyMap<string, ReadonlySet<string>> {
  const values = new Map<string, Set<string>>();
  for (const { value, integrity } of entries) {
    const known = values.get(value) ?? new Set();
    for (const digest of integrity) known.add(digest);
    values.set(value, known);
  }
  return values;
}

/**
 * True if no file of the version is the same on both sides. One common digest is enough for equal, because a version
 * can get one more file later, such as a wheel for another platform.
 */
function haveOtherFiles(own: ReadonlySet<string>, other: ReadonlySet<string>): boolean {
  const kinds = (digests: ReadonlySet<string>) => new Set([...digests].map(kindOf));
  const [ours, theirs] = [kinds(own), kinds(other)];
  const isComparable = [...ours].some((kind) => kind !== undefined && theirs.has(kind));
  return isComparable && ![...own].some((digest) => other.has(digest));
}

/** Returns the kind of a digest, `sha512-…`, `sha256:…`, `10c0/…`: digests of different kinds cannot be compared. */
function kindOf(digest: string): string | undefined {
  return /^([a-z0-9]{1,12})[-:/]/u.exec(digest)?.[1];
}

/**
 * Returns the versions of both sides as texts for a report. If both sides have other versions, only the differing ones
 * are listed. Equal texts mean that only the files of the version changed, and the text says so.
 */
function versionsOf(
  own: readonly Entry[],
  other: readonly Entry[],
): { readonly from: string | null; readonly to: string | null } {
  const values = (entries: readonly Entry[]) =>
    [...new Set(entries.map(({ value }) => value))].sort(compareText);
  const [ours, theirs] = [values(own), values(other)];
  const gone = ours.filter((value) => !theirs.includes(value));
  const fresh = theirs.filter((value) => !ours.includes(value));
  const isPartly = gone.length === 0 || fresh.length === 0;
  const text = (all: readonly string[], differing: readonly string[]) =>
    all.length === 0 ? null : (isPartly ? all : differing).map((one) => one || "any").join(", ");
  const [from, to] = [text(ours, gone), text(theirs, fresh)];
  return { from, to: from === to && to !== null ? `${to} (other files)` : to };
}

/**
 * Returns the packages that need a changed one, directly or through others, by the dependencies of both sides. The
 * program can use a changed package only through these.
 */
function needing(packages: readonly PackageChange[], needs: Needs): DependencyChanges["neededBy"] {
  const parents = new Map<string, Set<string>>();
  for (const { ecosystem, name, dependsOn } of needs) {
    for (const needed of dependsOn) {
      const key = nameKey(ecosystem, needed);
      const known = parents.get(key);
      if (known === undefined) parents.set(key, new Set([name]));
      else known.add(name);
    }
  }
  const reached = new Map(packages.map(({ ecosystem, name }) => [nameKey(ecosystem, name), ecosystem]));
  // The loop also visits entries that it adds to the map itself.
  for (const [key, ecosystem] of reached) {
    for (const name of parents.get(key) ?? []) {
      if (!reached.has(nameKey(ecosystem, name))) reached.set(nameKey(ecosystem, name), ecosystem);
    }
  }
  return Object.fromEntries(
    [...reached.keys()].sort(compareText).flatMap((key) => {
      const own = parents.get(key);
      return own === undefined ? [] : [[key, [...own].sort(compareText)] as const];
    }),
  );
}

/** Returns the files that cannot be read on one side. Their packages are unknown, so the comparison is not certain. */
function unreadableIn(base: SideFiles, head: SideFiles): DependencyChanges["unreadable"] {
  const reasons = new Map(
    [...base, ...head].flatMap(({ path, file }) =>
      file.kind === "unreadable" ? [[path, file.reason] as const] : [],
    ),
  );
  return [...reasons]
    .map(([path, reason]) => ({ path, ecosystem: (formatOf(path) ?? list).ecosystem, reason }))
    .sort((left, right) => compareText(left.path, right.path));
}
