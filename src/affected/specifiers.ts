/** Resolves a specifier of TypeScript or JavaScript to files of a program: `./a.js`, `../b`, `@/c`, `#d`. */

export type ResolveSpecifier = (importer: string, specifier: string) => readonly string[];

/**
 * Resolves a relative specifier as TypeScript does, to at most one file. Any other specifier is resolved generously,
 * because `paths`, `baseUrl`, `imports` and packages of the same repository are not read here. It tries every folder
 * around the importing file and the `src` of each, with the first part, and without it if that looks like an alias.
 */
export function specifierResolver(files: readonly string[]): ResolveSpecifier {
  const known = new Set(files);
  const stems = new Set(files.flatMap(stemsOf));
  const fileAt = (path: string): readonly string[] => {
    // Cheap first: most specifiers name packages.
    if (!stems.has(stemOf(path))) return [];
    const found = candidates(path).find((candidate) => known.has(candidate));
    return found === undefined ? [] : [found];
  };
  return (importer, specifier) => {
    const folders = importer.split("/").slice(0, -1);
    if (/^\.{1,2}(?:\/|$)/u.test(specifier)) return walk(folders, specifier).flatMap(fileAt);
    const roots = [...folders.keys(), folders.length].map((count) => folders.slice(0, count));
    return withoutAlias(specifier).flatMap((path) =>
      roots.flatMap((root) => [
        ...walk(root, path).flatMap(fileAt),
        ...walk([...root, "src"], path).flatMap(fileAt),
      ]),
    );
  };
}

/**
 * Returns the possible places of a specifier, even if no file is there: one place if it is relative, otherwise the
 * likeliest first.
 */
export function placesOfSpecifier(importer: string, specifier: string): readonly string[] {
  const folders = importer.split("/").slice(0, -1);
  if (/^\.{1,2}(?:\/|$)/u.test(specifier)) return walk(folders, specifier);
  if (!/^[@~#$]/u.test(specifier)) return [];
  const roots = [...folders.keys(), folders.length].map((count) => folders.slice(0, count));
  return withoutAlias(specifier)
    .slice(1)
    .flatMap((path) => roots.flatMap((root) => [...walk([...root, "src"], path), ...walk(root, path)]));
}

/** Follows a relative path from a folder. Empty if it leaves the repository. */
function walk(folders: readonly string[], path: string): readonly string[] {
  const parts = [...folders];
  for (const part of path.split("/")) {
    if (part === "..") {
      if (parts.pop() === undefined) return [];
    } else if (part !== "." && part !== "") parts.push(part);
  }
  return [parts.join("/")];
}

/**
 * Returns variants of a specifier without its alias. In `@/a`, `~/a`, `#a/b`, `@app/b`, `$lib/b` the first part, or its
 * mark, may stand for a folder.
 */
function withoutAlias(specifier: string): readonly string[] {
  if (!/^[@~#$]/u.test(specifier)) return [specifier];
  const rest = specifier.split("/").slice(1).join("/");
  return [specifier, specifier.slice(1), ...(rest === "" ? [] : [rest])];
}

const implied = [".ts", ".tsx", ".d.ts", ".js", ".jsx"];
/** Endings of sources that TypeScript tries if a specifier names the compiled file. */
const sources: Readonly<Record<string, readonly string[]>> = {
  ".js": [".ts", ".tsx", ".d.ts", ".js", ".jsx"],
  ".jsx": [".tsx", ".ts", ".d.ts", ".jsx", ".js"],
  ".mjs": [".mts", ".d.mts", ".mjs"],
  ".cjs": [".cts", ".d.cts", ".cjs"],
};

/** Returns the candidates for a path, best first. */
function candidates(path: string): readonly string[] {
  const extension = /\.[^./]+$/u.exec(path)?.[0] ?? "";
  const without = path.slice(0, path.length - extension.length);
  const index = path === "" ? "index" : `${path}/index`;
  return [
    ...(sources[extension] ?? []).map((source) => without + source),
    path,
    ...implied.map((source) => path + source),
    ...implied.map((source) => index + source),
    // Declarations of a file of another kind: `a.css` by `a.d.css.ts`.
    ...(extension === "" ? [] : [`${without}.d${extension}.ts`]),
  ];
}

/** Returns a path without everything after the first dot of its name. */
function stemOf(path: string): string {
  const name = path.lastIndexOf("/") + 1;
  const dot = path.indexOf(".", name);
  return dot < 0 ? path : path.slice(0, dot);
}

function stemsOf(file: string): readonly string[] {
  const stem = stemOf(file);
  const folder = /^(?:(.*)\/)?index$/u.exec(stem);
  return folder === null ? [stem] : [stem, stemOf(folder[1] ?? "")];
}
