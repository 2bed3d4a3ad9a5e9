/** Resolves a path of Go to files of a program: `example.com/shop/rates` to those of the folder `rates`. */

export type ResolvePackage = (importer: string, path: string) => readonly string[];

/**
 * Resolves without `go.mod`, which has the name of a module. It takes the folder, below any folder around the importing
 * file, whose path is the longest end of the import's. So the package in the top folder of a module is never found.
 * Tests are left out, because nothing can import them.
 */
export function packageResolver(files: readonly string[]): ResolvePackage {
  const folders = Map.groupBy(
    files.filter((file) => file.endsWith(".go") && !file.endsWith("_test.go")),
    folderOf,
  );
  return (importer, path) => {
    const around = folderOf(importer).split("/").filter(Boolean);
    const roots = Array.from({ length: around.length + 1 }, (_, up) => around.slice(0, around.length - up));
    const parts = path.split("/");
    for (let from = 0; from < parts.length; from++) {
      for (const root of roots) {
        const found = folders.get([...root, ...parts.slice(from)].join("/"));
        if (found !== undefined) return found;
      }
    }
    return [];
  };
}

function folderOf(file: string): string {
  return file.slice(0, Math.max(0, file.lastIndexOf("/")));
}
