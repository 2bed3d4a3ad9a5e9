/**
 * Finds packages whose versions differ between base and head, by their files alone; `compare.ts` decides which ones
 * matter.
 */
import { compareText } from "../model/order.ts";
import { push } from "../model/push.ts";
import type { DependencyFile, Ecosystem, ResolvedPackage } from "./package.ts";
import { type FileFormat, formatOf } from "./read.ts";

/** Files of one side that declare or lock packages, each once. */
export type SideFiles = readonly { readonly path: string; readonly file: DependencyFile }[];

export type PackageChange = {
  readonly ecosystem: Ecosystem;
  readonly name: string;
  /** Versions, or requested ranges; null if the side does not have the package. Never null on both. */
  readonly from: string | null;
  readonly to: string | null;
  /** Files that say so, in the order of their paths. */
  readonly files: readonly string[];
  /** Folder that they apply to; empty for the repository. */
  readonly folder: string;
  /** False if only copies changed that other packages find. */
  readonly isTop: boolean;
  /** True if the files say which packages need it. */
  readonly isWhole: boolean;
};

export type DependencyChanges = {
  readonly packages: readonly PackageChange[];
  /** Packages that need a changed one, directly or through others, by `nameKey`, as names of the same ecosystem. */
  readonly neededBy: Readonly<Record<string, readonly string[]>>;
  /** Files that differ and cannot be compared. */
  readonly unreadable: readonly {
    readonly path: string;
    readonly ecosystem: Ecosystem;
    readonly reason: string;
  }[];
};

export function nameKey(ecosystem: Ecosystem, name: string): string {
  return `${ecosystem}:${name}`;
}

/** Dependencies that installed packages state themselves, in addition to the files. */
export type Needs = readonly Pick<ResolvedPackage, "ecosystem" | "name" | "dependsOn">[];

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

/** One package of a side within a group. */
type Entry = {
  readonly ecosystem: Ecosystem;
  readonly name: string;
  readonly value: string;
  readonly integrity: readonly string[];
  readonly isTop: boolean;
};

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
 * Groups the files to compare: locks of a folder with its locks, manifests only if a side has no lock for them, because
 * a lock says more. Lists of requirements are compared with those of the same path. The remaining ones, moved or
 * replaced, are compared with each other.
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
  const alone = (one: ReadonlyMap<string, readonly Described[]>, other: ReadonlyMap<string, unknown>) =>
    [...one].flatMap(([key, own]) => (other.has(key) ? [] : own));
  const moved = groupOf(
    [...alone(lists.base, lists.head), ...alone(manifests.base, manifests.head)],
    [...alone(lists.head, lists.base), ...alone(manifests.head, manifests.base)],
  );
  return [...inBoth(locks), ...inBoth(manifests), ...inBoth(lists), { ...moved, folder: "" }];
}

const list: Described["format"] = { scope: "list", ecosystem: "pypi" };

/** Adds format and folder to files. A file that another one includes is a list, whatever its name. */
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

function entriesOf(file: Described["file"]): readonly Entry[] {
  return file.kind === "resolved"
    ? file.packages.map(({ version, dependsOn: _needs, ...one }) => ({ ...one, value: version }))
    : file.packages.map(({ ecosystem, name, specifier }) => ({
        ecosystem,
        name,
        // One version is the same, whether a lock or a list names it.
        value: /^==([^,*;\s]+)$/u.exec(specifier)?.[1] ?? specifier,
        integrity: [],
        isTop: true,
      }));
}

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
 * True if both sides have the same versions, and the same files of each, as far as both give digests of the same kind.
 */
function isSame(own: readonly Entry[], other: readonly Entry[]): boolean {
  const [ours, theirs] = [digestsByValue(own), digestsByValue(other)];
  return (
    ours.size === theirs.size &&
    [...ours].every(([value, digests]) => {
      const known = theirs.get(value);
      return known !== undefined && !areOther(digests, known);
    })
  );
}

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
 * True if the files differ. A version may get one more file; if its files are replaced, no digest of the same kind is
 * left.
 */
function areOther(own: ReadonlySet<string>, other: ReadonlySet<string>): boolean {
  const kinds = (digests: ReadonlySet<string>) => new Set([...digests].map(kindOf));
  const [ours, theirs] = [kinds(own), kinds(other)];
  const isComparable = [...ours].some((kind) => kind !== undefined && theirs.has(kind));
  return isComparable && ![...own].some((digest) => other.has(digest));
}

/** Returns the kind of a digest, `sha512-…`, `sha256:…`, `10c0/…`: digests of different kinds cannot be compared. */
function kindOf(digest: string): string | undefined {
  return /^([a-z0-9]{1,12})[-:/]/u.exec(digest)?.[1];
}

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

/** Returns all packages above the changed ones, by the dependencies of both sides. */
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
  // What is added to a map on the way is walked, too.
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

/** Returns files that cannot be read on a side: they may have anything. */
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
