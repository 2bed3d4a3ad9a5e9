/**
 * The folder in which a repository keeps pins of its own: read by `own-pins.ts`, which is loaded where there are
 * some.
 */

export const pinsFolder = ".lanser/pins";

/** The path at which a repository keeps a pin of its own. */
export function pinPath(server: string, version: string): string {
  return `${pinsFolder}/${server}-${version}.json`;
}
