/** The version of this release, from the manifest, and whether there has been one. */
import releases from "../../.release-please-manifest.json" with { type: "json" };
import manifest from "../../package.json" with { type: "json" };

export const version: string = manifest.version;

/** What people install, and from where while nothing is published; every line that is printed to be pasted has it from here. */
export const ownPackage = {
  name: manifest.name,
  /** release-please writes the version into its manifest with the first release. */
  isReleased: Object.hasOwn(releases, "."),
  repository: "lanser/lanser",
  /** The tag that moves with each release of this major version. */
  line: `v${manifest.version.split(".")[0]}`,
} as const;
