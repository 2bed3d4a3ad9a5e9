/** Describes packages of npm: what a profile declares, and what a pin holds. */

import { compact } from "../../../model/compact.ts";

/** Packages of one version; `platforms` has one for each processor, of which npm takes the right one. */
export type NpmPackages = {
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly platforms?: Readonly<Record<string, string>>;
};

export type NpmClosure = {
  readonly manifest: NpmManifest;
  /** Lock file of npm, version 3; every package in it has an integrity. */
  readonly lock: NpmLock;
};

export type NpmManifest = {
  readonly name: string;
  readonly version: string;
  readonly private: boolean;
  readonly dependencies?: Readonly<Record<string, string>>;
  /** Packages of the platforms, one for each: npm takes the right one. */
  readonly optionalDependencies?: Readonly<Record<string, string>>;
};

export type NpmLock = {
  readonly lockfileVersion: number;
  readonly packages: Readonly<Record<string, { readonly version?: string; readonly integrity?: string }>>;
};

/** Returns the package.json of a pin: these packages, and nothing else. */
export function npmManifest(
  { server, version }: { readonly server: string; readonly version: string },
  { dependencies, platforms }: NpmPackages,
): NpmManifest {
  return {
    name: `lanser-pin-${server}`,
    // npm knows versions of three numbers alone.
    version: /^\d+\.\d+\.\d+(?:-|$)/u.test(version) ? version : "0.0.0",
    private: true,
    ...compact({ dependencies, optionalDependencies: platforms }),
  };
}
