/** Version of this release, and the name and address of its package. */
import releases from "../../.release-please-manifest.json" with { type: "json" };
import manifest from "../../package.json" with { type: "json" };

export const version: string = manifest.version;

/**
 * Name and source of the package for installation. All printed commands to paste use it, also before the first release.
 */
export const ownPackage = {
  name: manifest.name,
  /** release-please writes the version into its manifest with the first release. */
  isReleased: Object.hasOwn(releases, "."),
  repository: "lanser/lanser",
  /** The tag that moves with each release of this major version. */
  line: `v${manifest.version.split(".")[0]}`,
} as const;
