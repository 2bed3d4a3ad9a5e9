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
 * Every line that looks like an import, wherever it stands (in a function, under TYPE_CHECKING, even in a docstring):
 * one too many makes more files count as related, one too few would hide something.
 */
export function pythonImports(text: string): readonly Import[] {
  const imports: Import[] = [];
  for (const found of text.matchAll(statement)) {
    const { dots = "", from, names = "", modules = "" } = found.groups ?? {};
    if (found.groups?.["names"] === undefined) {
      for (const module of listed(modules)) imports.push({ level: 0, module, names: [] });
    } else {
      imports.push({ level: dots.length, module: from ?? "", names: listed(names) });
    }
  }
  return imports;
}

const dotted = String.raw`[\p{L}_][\p{L}\p{M}\p{N}_]*(?:\.[\p{L}_][\p{L}\p{M}\p{N}_]*)*`;
const statement = new RegExp(
  String.raw`(?:^|;)[ \t]*(?:from[ \t]*(?<dots>\.{0,32})[ \t]*(?<from>${dotted})?[ \t]+import\b[ \t]*(?<names>\([^)]{0,65536}\)|(?:\\\r?\n|[^\r\n;#])*)|import[ \t]+(?<modules>(?:\\\r?\n|[^\r\n;#])*))`,
  "gmu",
);

/** `a as b, c` names a and c; comments within brackets are not names. */
function listed(names: string): readonly string[] {
  return names
    .replace(/#[^\r\n]*/gu, "")
    .replace(/[()\\]/gu, " ")
    .split(",")
    .flatMap((name) => name.trim().split(/\s+/u).slice(0, 1))
    .filter((name) => name !== "");
}
