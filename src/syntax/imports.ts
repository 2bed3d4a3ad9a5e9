/** Reads the imports of a file by words and lines, without a tree: it must be cheap for every file of a program. */
import { cppImports, type IncludeImport } from "./imports-cpp.ts";
import { goImports, type PackageImport } from "./imports-go.ts";
import { rustImports, type UseImport } from "./imports-rust.ts";
import type { SyntaxLanguage } from "./parser.ts";

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

export function importsIn(language: SyntaxLanguage, text: string): readonly Import[] {
  return readers[language](text);
}

/** Returns a module as an import writes it. */
export function writtenModule(module: Import): string {
  if (module.kind === "path") return module.specifier;
  return module.kind === "module" ? ".".repeat(module.level) + module.module : module.path;
}

const readers = {
  python: pythonImports,
  typescript: scriptImports,
  tsx: scriptImports,
  json: () => [],
  yaml: () => [],
  go: goImports,
  rust: rustImports,
  // What a script sources is found by its server; no name is said to come from there.
  bash: () => [],
  cpp: cppImports,
} as const satisfies Record<SyntaxLanguage, (text: string) => readonly Import[]>;

/**
 * Returns every literal behind `from`, `import`, `require` or `module`, wherever that is (in a function, a type, a
 * string, a comment): an extra one makes more files count as related, a missing one would hide something.
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

// The limits keep what never ends linear: no word is looked behind further than these.
const remark = String.raw`(?:/\*(?:[^*]|\*(?!/)){0,300}\*/|//[^\r\n]{0,300}[\r\n])`;
const gap = String.raw`\s{0,200}(?:${remark}\s{0,200}){0,3}`;
const literal = String.raw`(?<quote>["'\x60])(?<specifier>[^"'\x60\\\r\n]{1,1000})\k<quote>`;
const before = String.raw`(?<![\p{L}\p{N}_$])(?:(?:from|import|module)${gap}|(?:import|require(?:\.resolve)?)${gap}\(${gap})`;
const ofReference = String.raw`[ \t]{0,100}=[ \t]{0,100}["']`;
const reference = String.raw`///[ \t]{0,100}<reference[ \t]{1,100}(?:path${ofReference}(?<reference>[^"'\r\n]{1,1000})|types${ofReference}(?<types>[^"'\r\n]{1,1000}))["']`;
const specifiers = new RegExp(`${before}${literal}|${reference}`, "gu");

function asRelative(path: string): string {
  return /^\.{0,2}\//u.test(path) ? path : `./${path}`;
}

/**
 * Returns every line that looks like an import, wherever it is (in a function, under TYPE_CHECKING, behind a colon or a
 * semicolon, even in a docstring): an extra one makes more files count as related, a missing one would hide something.
 */
export function pythonImports(text: string): readonly ModuleImport[] {
  const lines = text.replace(/^\ufeff/u, "").split(/\r\n|[\r\n]/u);
  const imports: ModuleImport[] = [];
  for (let line = 0; line < lines.length; line++) {
    // Cheap first: most lines have neither word.
    if (!/\b(?:from|import)\b/u.test(lines[line] ?? "")) continue;
    const { statement, last } = whole(lines, line);
    for (const piece of statement.split(/[;:]/u)) {
      for (const one of readImport(piece.trim())) imports.push(one);
    }
    line = last;
  }
  return imports;
}

const bracketLinesMax = 5_000;

/** Joins a line with its continuations, by a backslash or in brackets, into one line without comments. */
function whole(
  lines: readonly string[],
  first: number,
): { readonly statement: string; readonly last: number } {
  const pieces: string[] = [];
  let isOpen = false;
  for (let line = first; line < lines.length && line - first < bracketLinesMax; line++) {
    const code = (lines[line] ?? "").replace(/#.*$/u, "");
    // No list of names holds the words of another import: a bracket before it was never closed.
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

const dotted = /^[\p{L}_][\p{L}\p{M}\p{N}_]*(?:\.[\p{L}_][\p{L}\p{M}\p{N}_]*)*$/u;

/** Returns the names of a list: a and c of `a as b, c`. */
function listed(names: string): readonly string[] {
  return names
    .replace(/[()]/gu, " ")
    .split(",")
    .map((name) => name.trim().split(/\s/u, 1)[0] ?? "")
    .filter((name) => name === "*" || dotted.test(name));
}
