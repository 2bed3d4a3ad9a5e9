/**
 * Resolves a path of Rust to files of a program: `crate::shop::rates` is `rates.rs` in the folder `shop` of its crate.
 */

/** Resolves the path of a Rust `use` to files of a program. */
export type ResolveUse = (importer: string, path: string) => readonly string[];

/**
 * Resolves without `Cargo.toml`, because only the sources are read here. The modules of a crate are assumed to be in
 * the nearest folder above that is called `src`, or next to the file. From outside (`tests`, `examples`), another
 * crate is the one in the neighbouring `src`.
 */
export function useResolver(files: readonly string[]): ResolveUse {
  const known = new Set(files);
  return (importer, path) => {
    for (const place of modulePathsOfUse(importer, path)) {
      const found = filesOf(place).filter((file) => known.has(file));
      if (found.length > 0) return found;
    }
    return [];
  };
}

/**
 * Returns the paths, without ending, that the module of a `use` may have, even if no file is there: a missing module
 * then has the same name on both sides. Empty for the standard library.
 */
export function modulePathsOfUse(importer: string, path: string): readonly string[] {
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
  // The first name is a module next to the file. Outside `src` it can also be the crate itself.
  const isOutside = /(?:^|\/)(?:tests|examples|benches)$/u.test(root) || /(?:^|\/)main\.rs$/u.test(importer);
  const beside = joined(parentOf(root), ["src", ...rest]);
  return [joined(moduleOf(importer), [first, ...rest]), ...(isOutside ? [beside] : [])];
}

/** Returns the files that can hold the module at a path: Rust allows `a.rs` and `a/mod.rs`. */
function filesOf(place: string): readonly string[] {
  const within = place === "" ? "" : `${place}/`;
  return [...(place === "" ? [] : [`${place}.rs`]), `${within}mod.rs`, `${within}lib.rs`, `${within}main.rs`];
}

/** Returns the folder that contains the modules of a crate. */
function rootOf(file: string): string {
  const folders = file.split("/").slice(0, -1);
  const at = folders.findLastIndex((one) => /^(?:src|tests|examples|benches)$/u.test(one));
  return (at < 0 ? folders : folders.slice(0, at + 1)).join("/");
}

/** Returns the path of a file as a module: without ending. `mod.rs` and the root files stand for their folder. */
function moduleOf(file: string): string {
  return file.replace(/\.rs$/u, "").replace(/(?:^|\/)(?:mod|lib|main)$/u, "");
}

/**
 * Returns the files whose inner attributes can also apply to a file, nearest first: those of its crate and modules.
 * An `#![allow]` in one of them silences findings in the file.
 */
export function enclosingModules(file: string): readonly string[] {
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
