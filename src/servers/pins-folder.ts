/**
 * Names the folder of a repository's own pins. It is separate from own-pins.ts, so that repositories without pins do
 * not load the schema validator.
 */

/** The folder, relative to the repository. */
export const pinsFolder = ".lanser/pins";

/** Gives the path of a repository's own pin. */
export function pinPath(server: string, version: string): string {
  return `${pinsFolder}/${server}-${version}.json`;
}
