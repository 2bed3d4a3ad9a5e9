/**
 * Reads the imports of a file by words and lines, without a syntax tree: every file of a program is read, so this
 * must be cheap.
 */
import { goImports, type PackageImport } from "./imports-go.ts";
import type { SyntaxLanguage } from "./parser.ts";

// Reads the imports of a Rust file: items and modules, by their paths.

/**
 * Import of Rust. `path` is the module that it imports from, written without spaces: `std::fmt`, `crate::rates`,
 * `super`.
 */
export type UseImport = { readonly kind: "use"; readonly path: string };

/** One name that a file imports. */
type RustImport = {
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

/** Returns each imported path of a Rust file once. */
function rustImports(text: string): readonly UseImport[] {
  return [...new Set(findRustImports(text).map(({ path }) => path))].map((path) => ({ kind: "use", path }));
}

/**
 * Finds imports by words, wherever they are. An import too many makes more files related; a missing one would hide a
 * finding.
 */
export function findRustImports(code: string): readonly RustImport[] {
  const found: RustImport[] = [];
  word.lastIndex = 0;
  for (let match = word.exec(code); match !== null; match = word.exec(code)) {
    const { visible, what = "" } = match.groups ?? {};
    const pattern = what === "use" ? tree : name;
    pattern.lastIndex = word.lastIndex;
    const written = pattern.exec(code)?.[0] ?? "";
    const end = word.lastIndex + written.length + 1;
    // A statement without an end has none at a later word either, so the search continues behind it.
    if (what === "use") word.lastIndex += written.length;
    if (code[end - 1] !== ";") continue;
    const common = { isExported: visible !== undefined, start: match.index, end };
    // `mod a;` includes the file of module `a`, which is below this one.
    const own: readonly Leaf[] =
      what === "mod"
        ? [{ path: "self", imported: written.trim(), local: written.trim() }]
        : leavesOf(written.replace(/^[\s\S]*\buse\s/u, ""));
    for (const leaf of own) found.push({ ...common, ...leaf });
  }
  return found;
}

/** Matches the word that begins an import of Rust. */
const word =
  /(?<![\p{L}\p{N}_#])(?<visible>pub\b(?:[ \t]{0,9}\([^()\r\n]{0,100}\))?\s{1,20})?(?<what>use|mod|extern\s{1,20}crate)\s/gu;
// Real lists of names are shorter than this limit.
const tree = /[^;()[\]<>=!&|"'.]{0,20000}/uy;
const name = /\s{0,20}[\p{L}\p{N}_#]{1,200}\s{0,20}(?:as\s{1,20}[\p{L}\p{N}_#]{1,200}\s{0,20})?/uy;

type Leaf = Pick<RustImport, "path" | "imported" | "local">;

/** Maximum nesting of lists. */
const depthMax = 20;

/**
 * Returns the single names of a `use`: for `a::{b::c, d as e, self}` c of a::b, d of a, and a itself. It reads
 * character by character with a limited stack, so hostile nesting cannot overflow it.
 */
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

/** Splits a path at `::`. */
function partsOf(path: string): readonly string[] {
  return path
    .split("::")
    .map((part) => part.trim())
    .filter((part) => part !== "");
}

/**
 * Returns one name with the path around it, as `a::b` for b below a. Undefined if it is not written like a path: the
 * search by words also finds other text, such as macros.
 */
function leafOf(written: string, around: readonly string[]): Leaf | undefined {
  const [path = "", as] = written.split(/\s+as\s+/u);
  const parts = [...around, ...partsOf(path)];
  // `a::{self}` imports `a` itself.
  if (parts.length > 1 && parts.at(-1) === "self") parts.pop();
  const [last = ""] = parts.slice(-1);
  if (!parts.every((part) => /^(?:\*|(?:r#)?[\p{L}_][\p{L}\p{N}_]*)$/u.test(part)) || last === "")
    return undefined;
  const local = as?.trim() ?? last;
  return parts.length === 1 && last !== "*"
    ? { path: last, imported: "", local }
    : { path: parts.slice(0, -1).join("::") || "self", imported: last, local };
}

// Reads the includes of a C or C++ file.

/** Include of C and C++: the path of a header as it is written, without its quotes or brackets. */
type IncludeImport = { readonly kind: "include"; readonly path: string };

type Included = IncludeImport & {
  /** Offsets of the path with its quotes or brackets. */
  readonly start: number;
  readonly end: number;
};

/**
 * Finds includes by lines, under any condition. An include too many makes more files related; a missing one would
 * hide a finding.
 */
export function findIncludes(text: string): readonly Included[] {
  return [...text.matchAll(directive)].map(({ 0: found, index, groups }) => {
    const written = groups?.["written"] ?? "";
    const end = index + found.length;
    return { kind: "include", path: written.slice(1, -1), start: end - written.length, end };
  });
}

/** Matches an include with its path. */
const directive =
  /^[ \t]{0,100}#[ \t]{0,100}(?:include|include_next|import)[ \t]{0,100}(?<written>"[^"\r\n]{1,1000}"|<[^<>\r\n]{1,1000}>)/gmu;

/** Returns each included path of a C or C++ file once. */
function cppImports(text: string): readonly IncludeImport[] {
  return [...new Set(findIncludes(text).map(({ path }) => path))].map((path) => ({ kind: "include", path }));
}

/** Import of any language. */
export type Import = ModuleImport | PathImport | PackageImport | UseImport | IncludeImport;

/** Import of Python. */
export type ModuleImport = {
  readonly kind: "module";
  /** Number of leading dots; 0 for an absolute import. */
  readonly level: number;
  /** Module, "a.b"; empty for `from . import x`. */
  readonly module: string;
  /**
   * Names that are imported from the module, which may be modules themselves; `*` for all; empty for a plain `import`.
   */
  readonly names: readonly string[];
};

/** Import of TypeScript or JavaScript. */
export type PathImport = {
  readonly kind: "path";
  /**
   * Specifier as it is written: `./a.js`, `@/b`, `react`. A `<reference path>`, which needs no dot, gets `./` in front.
   */
  readonly specifier: string;
};

/** Returns the imports of a text by the rules of its language. */
export function importsIn(language: SyntaxLanguage, text: string): readonly Import[] {
  return readers[language](text);
}

/** Returns a module as an import writes it. */
export function writtenModule(module: Import): string {
  if (module.kind === "path") return module.specifier;
  return module.kind === "module" ? ".".repeat(module.level) + module.module : module.path;
}

/** Readers by language. */
const readers = {
  python: pythonImports,
  typescript: scriptImports,
  tsx: scriptImports,
  json: () => [],
  yaml: () => [],
  go: goImports,
  rust: rustImports,
  // The server of shell scripts follows `source` itself, and such a line names no imported names.
  bash: () => [],
  cpp: cppImports,
} as const satisfies Record<SyntaxLanguage, (text: string) => readonly Import[]>;

/**
 * Returns every literal behind `from`, `import`, `require` or `module`, wherever that is (in a function, a type, a
 * string, a comment). An import too many makes more files related; a missing one would hide a finding.
 */
function scriptImports(text: string): readonly PathImport[] {
  const imports: PathImport[] = [];
  for (const { groups } of text.matchAll(specifiers)) {
    const { specifier = "", reference, types } = groups ?? {};
    if (reference !== undefined) imports.push({ kind: "path", specifier: asRelative(reference.trim()) });
    else if (types !== undefined) imports.push({ kind: "path", specifier: types.trim() });
    else imports.push({ kind: "path", specifier });
  }
  return imports;
}

// The limits keep the search linear for code that never ends.
const remark = String.raw`(?:/\*(?:[^*]|\*(?!/)){0,300}\*/|//[^\r\n]{0,300}[\r\n])`;
const gap = String.raw`\s{0,200}(?:${remark}\s{0,200}){0,3}`;
const literal = String.raw`(?<quote>["'\x60])(?<specifier>[^"'\x60\\\r\n]{1,1000})\k<quote>`;
const before = String.raw`(?<![\p{L}\p{N}_$])(?:(?:from|import|module)${gap}|(?:import|require(?:\.resolve)?)${gap}\(${gap})`;
const ofReference = String.raw`[ \t]{0,100}=[ \t]{0,100}["']`;
const reference = String.raw`///[ \t]{0,100}<reference[ \t]{1,100}(?:path${ofReference}(?<reference>[^"'\r\n]{1,1000})|types${ofReference}(?<types>[^"'\r\n]{1,1000}))["']`;
const specifiers = new RegExp(`${before}${literal}|${reference}`, "gu");

/** Writes the path of a `<reference>` like a relative specifier. */
function asRelative(path: string): string {
  return /^\.{0,2}\//u.test(path) ? path : `./${path}`;
}

/**
 * Returns every line that looks like an import, wherever it is (in a function, under TYPE_CHECKING, behind a colon or
 * a semicolon, even in a docstring). An import too many makes more files related; a missing one would hide a finding.
 */
export function pythonImports(text: string): readonly ModuleImport[] {
  const lines = text.replace(/^\ufeff/u, "").split(/\r\n|[\r\n]/u);
  const imports: ModuleImport[] = [];
  for (let line = 0; line < lines.length; line++) {
    // This test is cheap, and most lines have neither word.
    if (!/\b(?:from|import)\b/u.test(lines[line] ?? "")) continue;
    const { statement, last } = whole(lines, line);
    for (const piece of statement.split(/[;:]/u)) {
      for (const one of readImport(piece.trim())) imports.push(one);
    }
    line = last;
  }
  return imports;
}

/** Maximum number of lines of one import. */
const bracketLinesMax = 5_000;

/**
 * Joins a line with its continuations, by a backslash or in brackets, into one line without comments. `last` is the
 * last line that it used, so the caller does not read these lines again.
 */
function whole(
  lines: readonly string[],
  first: number,
): { readonly statement: string; readonly last: number } {
  const pieces: string[] = [];
  let isOpen = false;
  for (let line = first; line < lines.length && line - first < bracketLinesMax; line++) {
    const code = (lines[line] ?? "").replace(/#.*$/u, "");
    // A list of names never contains another import, so its bracket was not closed.
    if (line > first && isOpen && /^\s*(?:from|import)\b/u.test(code)) {
      return { statement: pieces.join(" "), last: line - 1 };
    }
    const isContinued = code.endsWith("\\");
    pieces.push(isContinued ? code.slice(0, -1) : code);
    if (code.includes("(")) isOpen = true;
    if (code.includes(")")) isOpen = false;
    if (!isOpen && !isContinued) return { statement: pieces.join(" "), last: line };
    if (isOpen && !/^[\p{L}\p{N}\p{M}_\s,.()*\\;:]*$/u.test(code)) {
      return { statement: pieces.join(" "), last: line };
    }
  }
  return { statement: pieces.join(" "), last: Math.min(lines.length, first + bracketLinesMax) - 1 };
}

/**
 * Reads one import; several for `import a, b`, none for other code. The text may be anything that has the word in it,
 * such as a docstring.
 */
function readImport(code: string): readonly ModuleImport[] {
  if (/^import\b/u.test(code)) {
    return listed(code.slice("import".length)).map((module) => ({
      kind: "module",
      level: 0,
      module,
      names: [],
    }));
  }
  if (!/^from\b/u.test(code)) return [];
  const at = code.search(/(?<![\p{L}\p{N}_])import(?![\p{L}\p{N}_])/u);
  if (at < 0) return [];
  const from = code.slice("from".length, at).replace(/\s+/gu, "");
  const dots = /^\.*/u.exec(from)?.[0].length ?? 0;
  const module = from.slice(dots);
  if (dots === 0 && !dotted.test(module)) return [];
  return [
    {
      kind: "module",
      level: dots,
      module: dotted.test(module) ? module : "",
      names: listed(code.slice(at + "import".length)),
    },
  ];
}

/** Matches a dotted name. */
const dotted = /^[\p{L}_][\p{L}\p{M}\p{N}_]*(?:\.[\p{L}_][\p{L}\p{M}\p{N}_]*)*$/u;

/** Returns the names of a list, a and c of `a as b, c`. Words that cannot be names are dropped. */
function listed(names: string): readonly string[] {
  return names
    .replace(/[()]/gu, " ")
    .split(",")
    .map((name) => name.trim().split(/\s/u, 1)[0] ?? "")
    .filter((name) => name === "*" || dotted.test(name));
}
