/** Defines the packages in manifests and lock files of a repository. The project's own packages are left out. */

const ecosystems = ["npm", "pypi", "conda"] as const;
export type Ecosystem = (typeof ecosystems)[number];

/** One version of a package in a lock file. */
export type ResolvedPackage = {
  readonly ecosystem: Ecosystem;
  /** For npm the name in imports, also if it is an alias; for Python the name normalised by PEP 503. */
  readonly name: string;
  readonly version: string;
  /**
   * Digests of the package's files as the lock file writes them; empty for none. Any of them identifies this version.
   */
  readonly integrity: readonly string[];
  /** Names of packages in the same file that it needs. */
  readonly dependsOn: readonly string[];
  /** False for a nested copy, which only the package above it uses. */
  readonly isTop: boolean;
};

/** Package that a manifest requests. */
export type DeclaredPackage = {
  readonly ecosystem: Ecosystem;
  readonly name: string;
  /** Versions, markers and addresses as one normalised text; empty for any version. */
  readonly specifier: string;
  /** Extra or group, for npm for example "dev" or "peer"; null for a mandatory package. */
  readonly group: string | null;
};

export type DependencyFile = ReadFile | Unreadable;

export type ReadFile = LockFile | Manifest;

/** Lock file. `isWhole` is false if the file does not say which package needs which. */
export type LockFile = {
  readonly kind: "resolved";
  readonly packages: readonly ResolvedPackage[];
  readonly isWhole: boolean;
  readonly includes: readonly string[];
};

/** Manifest. `includes` are paths of further files, relative to this one, as they are written. */
export type Manifest = {
  readonly kind: "declared";
  readonly packages: readonly DeclaredPackage[];
  readonly includes: readonly string[];
};

export type Unreadable = { readonly kind: "unreadable"; readonly reason: string };

export function unreadableFile(reason: string): Unreadable {
  return { kind: "unreadable", reason };
}

/** Normalises a name by PEP 503, because pip treats `My_Package` and `my-package` as the same package. */
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
