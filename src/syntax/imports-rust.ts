/** Reads the imports of a Rust file: items and modules, by their paths. */

/** Import of Rust. `path`: what is imported from, as written without spaces: `std::fmt`, `crate::rates`, `super`. */
export type UseImport = { readonly kind: "use"; readonly path: string };

/** One name that a file imports. */
export type RustImport = {
  /** Path that it is imported from; for a whole crate its name. */
  readonly path: string;
  /** Last part of its path; `*` for all, empty for a whole crate. */
  readonly imported: string;
  /** Name in this file; `*` for all, `_` for one without a name. */
  readonly local: string;
  readonly isExported: boolean;
  /** Offsets of its statement. */
  readonly start: number;
  readonly end: number;
};

export function rustImports(text: string): readonly UseImport[] {
  return [...new Set(importedIn(text).map(({ path }) => path))].map((path) => ({ kind: "use", path }));
}

/**
 * Finds imports by words, wherever they are: an extra one makes more files related, a missing one would hide something.
 */
export function importedIn(code: string): readonly RustImport[] {
  const found: RustImport[] = [];
  word.lastIndex = 0;
  for (let match = word.exec(code); match !== null; match = word.exec(code)) {
    const { visible, what = "" } = match.groups ?? {};
    const pattern = what === "use" ? tree : name;
    pattern.lastIndex = word.lastIndex;
    const written = pattern.exec(code)?.[0] ?? "";
    const end = word.lastIndex + written.length + 1;
    // What has no end has none at a later word of it either.
    if (what === "use") word.lastIndex += written.length;
    if (code[end - 1] !== ";") continue;
    const common = { isExported: visible !== undefined, start: match.index, end };
    // A file of its own, which stands below this one.
    const own: readonly Leaf[] =
      what === "mod"
        ? [{ path: "self", imported: written.trim(), local: written.trim() }]
        : leavesOf(written.replace(/^[\s\S]*\buse\s/u, ""));
    for (const leaf of own) found.push({ ...common, ...leaf });
  }
  return found;
}

const word =
  /(?<![\p{L}\p{N}_#])(?<visible>pub\b(?:[ \t]{0,9}\([^()\r\n]{0,100}\))?\s{1,20})?(?<what>use|mod|extern\s{1,20}crate)\s/gu;
// No list of names is longer.
const tree = /[^;()[\]<>=!&|"'.]{0,20000}/uy;
const name = /\s{0,20}[\p{L}\p{N}_#]{1,200}\s{0,20}(?:as\s{1,20}[\p{L}\p{N}_#]{1,200}\s{0,20})?/uy;

type Leaf = Pick<RustImport, "path" | "imported" | "local">;

/** Maximum nesting of lists. */
const depthMax = 20;

/** Returns the leaves of a tree: for `a::{b::c, d as e, self}` c of a::b, d of a, and a itself. */
function leavesOf(all: string): readonly Leaf[] {
  const found: Leaf[] = [];
  const around: (readonly string[])[] = [[]];
  let written = "";
  const end = () => {
    const leaf = written.trim() === "" ? undefined : leafOf(written, around.at(-1) ?? []);
    if (leaf !== undefined) found.push(leaf);
    written = "";
  };
  for (const mark of all) {
    if (mark === "{") {
      if (around.length > depthMax) return found;
      around.push([...(around.at(-1) ?? []), ...partsOf(written)]);
      written = "";
    } else if (mark === "}") {
      end();
      if (around.length > 1) around.pop();
    } else if (mark === ",") end();
    else written += mark;
  }
  end();
  return found;
}

function partsOf(path: string): readonly string[] {
  return path
    .split("::")
    .map((part) => part.trim())
    .filter((part) => part !== "");
}

function leafOf(written: string, around: readonly string[]): Leaf | undefined {
  const [path = "", as] = written.split(/\s+as\s+/u);
  const parts = [...around, ...partsOf(path)];
  // `a::{self}` is a.
  if (parts.length > 1 && parts.at(-1) === "self") parts.pop();
  const [last = ""] = parts.slice(-1);
  if (!parts.every((part) => /^(?:\*|(?:r#)?[\p{L}_][\p{L}\p{N}_]*)$/u.test(part)) || last === "")
    return undefined;
  const local = as?.trim() ?? last;
  return parts.length === 1 && last !== "*"
    ? { path: last, imported: "", local }
    : { path: parts.slice(0, -1).join("::") || "self", imported: last, local };
}
