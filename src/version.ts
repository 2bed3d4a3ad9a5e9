/** The version of this release, from the manifest. */
import manifest from "../package.json" with { type: "json" };

export const version: string = manifest.version;
