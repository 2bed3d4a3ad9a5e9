/** Which modules a Python file names in its imports. Lines, not a tree: it must be cheap for every file of a program. */

export type Import = {
  /** How many dots it begins with; 0 for an absolute import. */
  readonly level: number;
  /** "a.b"; empty for `from . import x`. */
  readonly module: string;
  /** What is imported from the module, which may be modules themselves; `*` for all; empty for a plain `import`. */
  readonly names: readonly string[];
};

/**
 * Every line that looks like an import, wherever it stands (in a function, under TYPE_CHECKING, behind a colon or a
 * semicolon, even in a docstring): one too many makes more files count as related, one too few would hide something.
 */
export function pythonImports(text: string): readonly Import[] {
  const lines = text.replace(/^\ufeff/u, "").split(/\r\n|[\r\n]/u);
  const imports: Import[] = [];
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

/** A line with those that continue it, by a backslash or within brackets, on one line and without comments. */
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

function readImport(code: string): readonly Import[] {
  if (/^import\b/u.test(code)) {
    return listed(code.slice("import".length)).map((module) => ({ level: 0, module, names: [] }));
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
      level: dots,
      module: dotted.test(module) ? module : "",
      names: listed(code.slice(at + "import".length)),
    },
  ];
}

const dotted = /^[\p{L}_][\p{L}\p{M}\p{N}_]*(?:\.[\p{L}_][\p{L}\p{M}\p{N}_]*)*$/u;

/** `a as b, c` names a and c. */
function listed(names: string): readonly string[] {
  return names
    .replace(/[()]/gu, " ")
    .split(",")
    .map((name) => name.trim().split(/\s/u, 1)[0] ?? "")
    .filter((name) => name === "*" || dotted.test(name));
}
