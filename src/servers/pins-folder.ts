/** Where a repository keeps pins of its own: read by `own-pins.ts`, which is loaded where there are some. */

export const pinsFolder = ".lanser/pins";

/** Where a repository keeps a pin of its own. */
export function pinPath(server: string, version: string): string {
  return `${pinsFolder}/${server}-${version}.json`;
}
