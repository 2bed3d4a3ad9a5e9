/** Files by which tools know a folder of installed packages; pyright checks no file in one. */
const markers = ["pyvenv.cfg", "conda-meta/history", "bin/activate", "Scripts/activate"];

/** The folder that a file marks so, "." for the top; undefined for any other file. */
export function markedFolder(path: string): string | undefined {
  const marker = markers.find((name) => path === name || path.endsWith(`/${name}`));
  if (marker === undefined) return undefined;
  return path === marker ? "." : path.slice(0, -marker.length - 1);
}

/** The files in a folder that would mark it. */
export function markersOf(folder: string): readonly string[] {
  return markers.map((name) => `${folder}/${name}`);
}
