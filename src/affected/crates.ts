/** Which files of a program a path of Rust means: `crate::shop::rates` is `rates.rs` in the folder `shop` of its crate. */

export type ResolveUse = (importer: string, path: string) => readonly string[];

/**
 * What a crate is called and where its first file lies stand in a `Cargo.toml`, which is not asked: its modules lie in the nearest folder
 * above that is called `src`, or beside the file. From outside of it (`tests`, `examples`) another crate is the one in `src` beside them.
 */
export function useResolver(files: readonly string[]): ResolveUse {
  const known = new Set(files);
  return (importer, path) => {
    for (const place of placesOfUse(importer, path)) {
      const found = filesOf(place).filter((file) => known.has(file));
      if (found.length > 0) return found;
    }
    return [];
  };
}

/** The paths, without ending, that a module may have. */
export function placesOfUse(importer: string, path: string): readonly string[] {
  const [first = "", ...rest] = path.split("::").map((part) => part.replace(/^r#/u, ""));
  const root = rootOf(importer);
  if (first === "crate") return [joined(root, rest)];
  if (first === "self" || first === "super") {
    const all = [first, ...rest];
    const ups = all.filter((part) => part === "super").length;
    const own = moduleOf(importer).split("/").filter(Boolean);
    const down = all.filter((part) => part !== "self" && part !== "super");
    return [[...own.slice(0, Math.max(0, own.length - ups)), ...down].join("/")];
  }
  if (/^(?:std|core|alloc)$/u.test(first)) return [];
  // A module beside it, or, of what stands outside of the crate, one of the crate.
  const isOutside = /(?:^|\/)(?:tests|examples|benches)$/u.test(root) || /(?:^|\/)main\.rs$/u.test(importer);
  const beside = joined(parentOf(root), ["src", ...rest]);
  return [joined(moduleOf(importer), [first, ...rest]), ...(isOutside ? [beside] : [])];
}

function filesOf(place: string): readonly string[] {
  const within = place === "" ? "" : `${place}/`;
  return [...(place === "" ? [] : [`${place}.rs`]), `${within}mod.rs`, `${within}lib.rs`, `${within}main.rs`];
}

/** The folder of the modules of a crate. */
function rootOf(file: string): string {
  const folders = file.split("/").slice(0, -1);
  const at = folders.findLastIndex((one) => /^(?:src|tests|examples|benches)$/u.test(one));
  return (at < 0 ? folders : folders.slice(0, at + 1)).join("/");
}

/** Its own path as a module: without ending, and the folder where it stands for that. */
function moduleOf(file: string): string {
  return file.replace(/\.rs$/u, "").replace(/(?:^|\/)(?:mod|lib|main)$/u, "");
}

/** The files in which an inner attribute of a crate or a module stands that is for a file, too: the nearest first. */
export function modulesAround(file: string): readonly string[] {
  if (!file.endsWith(".rs")) return [];
  const root = rootOf(file);
  const parts = moduleOf(file).slice(root.length).split("/").filter(Boolean);
  const above = parts.map((_, at) => joined(root, parts.slice(0, parts.length - at - 1)));
  return above.flatMap(filesOf).filter((one) => one !== file);
}

function joined(folder: string, rest: readonly string[]): string {
  return [...(folder === "" ? [] : [folder]), ...rest].join("/");
}

function parentOf(folder: string): string {
  return folder.slice(0, Math.max(0, folder.lastIndexOf("/")));
}
