/** Describes npm packages: what a profile declares, and what a pin contains. */

import { compact } from "../../../model/compact.ts";

/** The packages of one version. `platforms` has one package for each processor; npm installs the right one. */
export type NpmPackages = {
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly platforms?: Readonly<Record<string, string>>;
};

/** The packages of a pin and all that they need. */
export type NpmClosure = {
  readonly manifest: NpmManifest;
  /** npm's lock file, version 3. Every package in it has an integrity. */
  readonly lock: NpmLock;
};

/** The package.json that npm installs from. */
export type NpmManifest = {
  readonly name: string;
  readonly version: string;
  readonly private: boolean;
  readonly dependencies?: Readonly<Record<string, string>>;
  /** One package for each platform; npm installs the right one. */
  readonly optionalDependencies?: Readonly<Record<string, string>>;
};

/** The members of a lock file that Lanser reads. */
export type NpmLock = {
  readonly lockfileVersion: number;
  readonly packages: Readonly<Record<string, { readonly version?: string; readonly integrity?: string }>>;
};

/** Builds the package.json of a pin, with exactly these packages. The check of a pin compares with it. */
export function npmManifest(
  { server, version }: { readonly server: string; readonly version: string },
  { dependencies, platforms }: NpmPackages,
): NpmManifest {
  return {
    name: `lanser-pin-${server}`,
    // npm accepts only versions of three numbers.
    version: /^\d+\.\d+\.\d+(?:-|$)/u.test(version) ? version : "0.0.0",
    private: true,
    ...compact({ dependencies, optionalDependencies: platforms }),
  };
}
