/** Finds the names that a file imports from other modules, and those that it re-exports. */
import { positionAt } from "../model/text.ts";
import { findIncludes, findRustImports, type Import, pythonImports } from "./imports.ts";
import { importSpecs, packageName } from "./imports-go.ts";
import { namedDefinitions } from "./outline.ts";
import type { SyntaxLanguage } from "./parser.ts";
import { offsetOf, type Reading } from "./reading.ts";

export type Alias = {
  /** Name in this file; `*` for all names of the module. */
  readonly local: string;
  /** Name in the module; `*` for all, empty for the module itself. */
  readonly imported: string;
  /** Module; null for a name of this file that is exported under another. */
  readonly from: Import | null;
  /** True if other files can import it from here. */
  readonly isExported: boolean;
  /** First line of its statement; `first` and `last` are 0-based and inclusive. */
  readonly first: number;
  readonly last: number;
};

/**
 * Returns the imported and re-exported names of a file. Causes and findings on imports follow a name through them.
 */
export function findAliases(reading: Reading): readonly Alias[] {
  return readers[reading.language](reading);
}

/** Readers by language. */
const readers = {
  python: pythonAliases,
  typescript: scriptAliases,
  tsx: scriptAliases,
  json: () => [],
  yaml: () => [],
  go: goAliases,
  rust: rustAliases,
  bash: () => [],
  cpp: cppAliases,
} as const satisfies Record<SyntaxLanguage, (reading: Reading) => readonly Alias[]>;

/**
 * Returns the packages that a Go file imports, each under its local name, or with a dot all names of one. No file
 * re-exports them, because Go has no re-exports.
 */
function goAliases({ text, starts, strings }: Reading): readonly Alias[] {
  const literals = new Set(strings.map(({ start }) => start));
  return importSpecs(text)
    .filter(({ start }) => literals.has(start))
    .map(({ path, name, start }): Alias => {
      const isAll = name === ".";
      const { line } = positionAt(starts, start);
      return {
        local: isAll ? "*" : (name ?? packageName(path)),
        imported: isAll ? "*" : "",
        from: { kind: "package", path },
        isExported: false,
        first: line,
        last: line,
      };
    });
}

/**
 * Returns one entry for each header: all its names, including those of headers that it includes itself. A header
 * names nothing, so any name may come from it.
 */
function cppAliases({ code, text, starts }: Reading): readonly Alias[] {
  return findIncludes(text)
    .filter(({ start }) =>
      /#/u.test(
        code
          .slice(Math.max(0, start - 200), start)
          .split(/[\r\n]/u)
          .at(-1) ?? "",
      ),
    )
    .map(({ path, start }): Alias => {
      const { line } = positionAt(starts, start);
      const from = { kind: "include", path } as const;
      return { local: "*", imported: "*", from, isExported: true, first: line, last: line };
    });
}

/**
 * Returns the aliases of Rust. In a module inside the file, `super` can be that file, so paths are rewritten as the
 * file would write them.
 */
function rustAliases(reading: Reading): readonly Alias[] {
  const { code, starts } = reading;
  const modules = namedDefinitions(reading).flatMap(({ definition: { name, range, nameRange } }) => {
    const at = offsetOf(starts, nameRange.start);
    const isModule = /\bmod\s+$/u.test(code.slice(Math.max(0, at - 50), at));
    return isModule ? [{ name, start: offsetOf(starts, range.start), end: offsetOf(starts, range.end) }] : [];
  });
  // Imports and modules are in the order of the text, so one pass finds the modules around each import.
  const around: (typeof modules)[number][] = [];
  let next = 0;
  return findRustImports(code).map(({ path, imported, local, isExported, start, end }): Alias => {
    for (let one = modules[next]; one !== undefined && one.start <= start; one = modules[++next]) {
      while ((around.at(-1)?.end ?? Number.POSITIVE_INFINITY) <= one.start) around.pop();
      around.push(one);
    }
    while ((around.at(-1)?.end ?? Number.POSITIVE_INFINITY) <= start) around.pop();
    const isNear = around.length > 0 && /^(?:self|super)\b/u.test(path);
    return {
      local,
      imported,
      from: { kind: "use", path: isNear ? fromFile(path, around) : path },
      isExported,
      first: positionAt(starts, start).line,
      last: positionAt(starts, end).line,
    };
  });
}

/** Maximum depth of modules inside one file. */
const depthMax = 20;

/**
 * Returns a path as the file would write it outside of these modules, so that it can be resolved from the file's
 * place.
 */
function fromFile(path: string, modules: readonly { readonly name: string }[]): string {
  const parts = path.split("::");
  const ups = parts.filter((part) => part === "super").length;
  const down = parts.filter((part) => part !== "super" && part !== "self");
  // The limit keeps the path short; no real file nests deeper.
  const left = modules
    .slice(0, Math.max(0, modules.length - ups))
    .slice(0, depthMax)
    .map(({ name }) => name);
  const above = Array.from({ length: Math.max(0, ups - modules.length) }, () => "super");
  return [...(above.length > 0 ? above : ["self"]), ...left, ...down].join("::");
}

/** Returns the aliases of Python. Every imported name can be imported from here again, so all count as exported. */
function pythonAliases({ statements }: Reading): readonly Alias[] {
  return statements.flatMap(({ code, first, last }) => {
    const [from] = /^\s*(?:from|import)\b/u.test(code) ? pythonImports(code.trim()) : [];
    if (from === undefined) return [];
    const at = code.search(/\bimport\b/u);
    const names = code
      .slice(at + "import".length)
      .replace(/[()\\]/gu, " ")
      .split(",")
      .map((name) => name.trim());
    const common = { isExported: true, first, last };
    return names.flatMap((name): Alias[] => {
      const [imported = "", , alias = imported] = name.split(/\s+/u);
      if (imported === "") return [];
      if (/^\s*from\b/u.test(code)) return [{ ...common, local: alias, imported, from }];
      const module: Import = { kind: "module", level: 0, module: imported, names: [] };
      return [{ ...common, local: alias, imported: "", from: module }];
    });
  });
}

/**
 * Returns the aliases of TypeScript and JavaScript. It finds the statements in the code without comments and strings,
 * and takes the module from the text, where the literal is.
 */
function scriptAliases({ code, text, starts, strings }: Reading): readonly Alias[] {
  return [...code.matchAll(statement)].flatMap((found) => {
    const { word = "", clause = "", from } = found.groups ?? {};
    const end = found.index + found[0].length;
    const literal =
      from === undefined ? null : /^\s*(["'])([^"'\r\n]{1,1000})\1/u.exec(text.slice(end, end + 1_200));
    if (from !== undefined && literal === null) return [];
    if (from === undefined && (word === "import" || !clause.includes("{"))) return [];
    const specifier = literal?.[2];
    const at = found.index + found[0].indexOf(clause);
    // A name may be a string, which is blank in the code, so it is taken from the text.
    const own = /["']/u.test(text.slice(at, at + clause.length)) ? strings : [];
    const named = own
      .filter(({ start, end }) => start >= at && end <= at + clause.length)
      .reduce(
        (whole, { start, end }) =>
          whole.slice(0, start - at) + text.slice(start, end) + whole.slice(end - at),
        clause,
      );
    return namesIn(named).map(
      ({ imported, local }): Alias => ({
        local: word === "import" && imported === "*" ? "" : local,
        imported,
        from: specifier === undefined ? null : { kind: "path", specifier },
        isExported: word === "export",
        first: positionAt(starts, found.index).line,
        last: positionAt(starts, end + (literal?.[0].length ?? 0)).line,
      }),
    );
  });
}

// The limits keep the search linear for clauses that never end.
const statement =
  /(?<![\p{L}\p{N}_$.])(?<word>import|export)\s{1,200}(?:type\s{1,200})?(?<clause>(?:[\p{L}_$][\p{L}\p{N}_$]{0,200}\s{0,200},?\s{0,200})?(?:\{[^{}]{0,20000}\}|\*(?:\s{1,200}as\s{1,200}[\p{L}_$][\p{L}\p{N}_$]{0,200})?)?)\s{0,200}(?<from>from\b)?/gu;

/** Removes quotes: in `import { "a" as b }` the name is `a`. */
function unquoted(name: string): string {
  return name.replace(/^(["'])(.*)\1$/su, "$2");
}

/**
 * Returns the names in the clause of an import or export, each with its local name: `{ a as b }`, `* as n`, and a
 * default name. The causes follow a local name to its original in the other file.
 */
function namesIn(clause: string): readonly { readonly imported: string; readonly local: string }[] {
  const [, list = ""] = /\{([^{}]*)\}/u.exec(clause) ?? [];
  const named = list.split(",").flatMap((one) => {
    const [imported = "", as, alias] = one
      .trim()
      .replace(/^type\s+(?!as\b)/u, "")
      .split(/\s+/u);
    return imported === ""
      ? []
      : [
          {
            imported: unquoted(imported),
            local: unquoted(as === "as" && alias !== undefined ? alias : imported),
          },
        ];
  });
  const outside = clause.replace(/\{[^{}]*\}/u, "");
  const [star, space] = /\*(?:\s+as\s+([\p{L}_$][\p{L}\p{N}_$]*))?/u.exec(outside) ?? [];
  const [, own] = /^\s*([\p{L}_$][\p{L}\p{N}_$]*)/u.exec(outside) ?? [];
  return [
    ...named,
    ...(star === undefined
      ? []
      : [space === undefined ? { imported: "*", local: "*" } : { imported: "", local: space }]),
    ...(own === undefined ? [] : [{ imported: "default", local: own }]),
  ];
}
