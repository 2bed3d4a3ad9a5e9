/** Defines the packages in the files of a repository. The project's own packages are left out. */

const ecosystems = ["npm", "pypi", "conda"] as const;
export type Ecosystem = (typeof ecosystems)[number];

/** One version of a package in a lock file. */
export type ResolvedPackage = {
  readonly ecosystem: Ecosystem;
  /** Name as it is imported for npm (an alias is a name); normalised after PEP 503 for Python. */
  readonly name: string;
  readonly version: string;
  /** Digests of its files as the lock writes them; empty if it has none. Any of them identifies this version. */
  readonly integrity: readonly string[];
  /** Names of packages in the same file that it needs. */
  readonly dependsOn: readonly string[];
  /** False for a copy that only the package above it finds. */
  readonly isTop: boolean;
};

/** Package that a manifest requests. */
export type DeclaredPackage = {
  readonly ecosystem: Ecosystem;
  readonly name: string;
  /** Versions, markers and addresses, in a normalised format; empty for any version. */
  readonly specifier: string;
  /** Extra or group that it belongs to, "dev" or "peer" for npm; null for a mandatory package. */
  readonly group: string | null;
};

export type DependencyFile = ReadFile | Unreadable;

export type ReadFile = LockFile | Manifest;

/** Lock file. `isWhole` is false if the dependencies of packages are not in the file. */
export type LockFile = {
  readonly kind: "resolved";
  readonly packages: readonly ResolvedPackage[];
  readonly isWhole: boolean;
  readonly includes: readonly string[];
};

/** Manifest. `includes` are paths of further files, as they are written: relative to this one. */
export type Manifest = {
  readonly kind: "declared";
  readonly packages: readonly DeclaredPackage[];
  readonly includes: readonly string[];
};

export type Unreadable = { readonly kind: "unreadable"; readonly reason: string };

export function unreadableFile(reason: string): Unreadable {
  return { kind: "unreadable", reason };
}

/** Normalises a name by PEP 503: one spelling for each Python package. */
export function normaliseName(name: string): string {
  return name.toLowerCase().replace(/[-_.]+/gu, "-");
}

export function resolvedLockFile(packages: readonly ResolvedPackage[], isWhole = true): LockFile {
  return { kind: "resolved", packages, isWhole, includes: [] };
}

export function declaredFile(
  packages: readonly DeclaredPackage[],
  includes: readonly string[] = [],
): Manifest {
  return { kind: "declared", packages, includes };
}
