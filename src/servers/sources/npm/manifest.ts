/** Packages of npm: what a profile names of them, and what a pin holds. */

/** The packages of one version; `platforms` are one for each processor, of which npm takes the right one. */
export type NpmPackages = {
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly platforms?: Readonly<Record<string, string>>;
};

export type NpmClosure = {
  readonly manifest: NpmManifest;
  /** npm's lock file, version 3; every package in it has an integrity. */
  readonly lock: NpmLock;
};

export type NpmManifest = {
  readonly name: string;
  readonly version: string;
  readonly private: boolean;
  readonly dependencies?: Readonly<Record<string, string>>;
  /** One package a platform: npm takes the right one. */
  readonly optionalDependencies?: Readonly<Record<string, string>>;
};

export type NpmLock = {
  readonly lockfileVersion: number;
  readonly packages: Readonly<Record<string, { readonly version?: string; readonly integrity?: string }>>;
};

/** The package.json of a pin: these packages, and nothing else. */
export function npmManifest(
  { server, version }: { readonly server: string; readonly version: string },
  { dependencies, platforms }: NpmPackages,
): NpmManifest {
  return {
    name: `lanser-pin-${server}`,
    // npm knows versions of three numbers alone.
    version: /^\d+\.\d+\.\d+(?:-|$)/u.test(version) ? version : "0.0.0",
    private: true,
    ...(dependencies === undefined ? {} : { dependencies }),
    ...(platforms === undefined ? {} : { optionalDependencies: platforms }),
  };
}
