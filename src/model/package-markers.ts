/** Files that mark a folder of installed packages for tools. Pyright checks no file in such a folder. */
const markers = ["pyvenv.cfg", "conda-meta/history", "bin/activate", "Scripts/activate"];

/** Returns the folder that a file marks as installed packages, "." for the top; undefined for any other file. */
export function markedFolder(path: string): string | undefined {
  const marker = markers.find((name) => path === name || path.endsWith(`/${name}`));
  if (marker === undefined) return undefined;
  return path === marker ? "." : path.slice(0, -marker.length - 1);
}

/** Returns the paths of all files that would mark a folder as installed packages. */
export function markersOf(folder: string): readonly string[] {
  return markers.map((name) => `${folder}/${name}`);
}
