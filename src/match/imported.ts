/** Identifies what a finding on an import is about: a module, or one name of it, wherever the statement is. */

import { createModuleResolver } from "../affected/imports.ts";
import { createModuleNamer } from "../affected/module-names.ts";
import type { Finding, Range } from "../model/finding.ts";
import { push } from "../model/push.ts";
import type { Side } from "../model/report.ts";
import { type Alias, findAliases } from "../syntax/aliases.ts";
import { type Import, writtenModule } from "../syntax/imports.ts";
import { isScriptLanguage } from "../syntax/parser.ts";
import { offsetOf, type Reading } from "../syntax/reading.ts";

export type ImportedPart = {
  /** Part of the import that the finding is on: the module, or a name that is imported from it. */
  readonly part: "module" | "name";
  /** Import as it is written: the module, and the name if the finding is on one. */
  readonly written: string;
  /**
   * Imported targets, the same for every way to write them: module and name, once for each name if the finding is on
   * the module. A module that is imported by itself is its name alone.
   */
  readonly targets: readonly string[];
};

/** Files of both sides, from which modules get their names. */
export type ImportedInput = Readonly<
  Record<Side, { readonly files: ReadonlySet<string>; readonly unchecked: ReadonlySet<string> }>
> & {
  /** Map from base path to head path. */
  readonly renames: ReadonlyMap<string, string>;
  readonly reading: (side: Side, path: string) => Reading | undefined;
};

/**
 * Returns the import that a finding is on. Undefined if the finding is on no import, or is about a second declaration
 * of the name.
 */
export type FindImported = (
  side: Side,
  finding: Pick<Finding, "path" | "range" | "code">,
) => ImportedPart | undefined;

/** Codes of pyright and of TypeScript for a name that is also declared as something else. */
const declarationCodes: ReadonlySet<string> = new Set([
  "reportAssignmentType",
  "reportRedeclaration",
  // Duplicate identifier; import declaration conflicts with a local one; cannot redeclare.
  "2300",
  "2440",
  "2451",
]);

/**
 * Returns a function that tells which import a finding is on. Findings on imports are paired by what is imported,
 * because import statements are sorted, split and moved all the time.
 */
export function createImportedFinder(input: ImportedInput): FindImported {
  const nameOf = {
    base: createModuleNamer([...input.base.files, ...input.base.unchecked], input.renames),
    head: createModuleNamer([...input.head.files, ...input.head.unchecked], new Map()),
  };
  const known = {
    base: new Map<string, readonly ImportStatement[]>(),
    head: new Map<string, readonly ImportStatement[]>(),
  };
  const statementsOf = (side: Side, path: string, reading: Reading): readonly ImportStatement[] => {
    const found = known[side].get(path) ?? importStatements(reading);
    known[side].set(path, found);
    return found;
  };
  const resolve = {
    base: createModuleResolver([...input.base.files, ...input.base.unchecked]),
    head: createModuleResolver([...input.head.files, ...input.head.unchecked]),
  };
  const aliases = { base: new Map<string, readonly Alias[]>(), head: new Map<string, readonly Alias[]>() };
  const aliasesOf = (side: Side, file: string): readonly Alias[] => {
    const reading = aliases[side].has(file) ? undefined : input.reading(side, file);
    const found = aliases[side].get(file) ?? (reading === undefined ? [] : findAliases(reading));
    aliases[side].set(file, found);
    return found;
  };
  const handed = {
    base: new Map<string, ReadonlySet<string>>(),
    head: new Map<string, ReadonlySet<string>>(),
  };
  /**
   * Returns the origins of a name in a module that re-exports names of others. Visits each module once per name, by
   * the shortest path: in a package whose modules all import each other, the number of paths explodes.
   */
  const handedOn = (side: Side, path: string, module: Import, name: string): ReadonlySet<string> => {
    const [first] = resolve[side](path, module);
    if (first === undefined) return new Set();
    const before = handed[side].get(`${first}\0${name}`);
    if (before !== undefined) return before;
    const found = new Set<string>();
    let level = new Map([[`${first}\0${name}`, { file: first, name }]]);
    const seen = new Set(level.keys());
    for (let left = modulesMax; left > 0; left -= 1) {
      const next: typeof level = new Map();
      for (const at of level.values()) {
        const asked = new Set<string>();
        for (const { from, imported, local, isExported } of aliasesOf(side, at.file)) {
          if (from === null || !isExported || imported === "") continue;
          // A module that re-exports other names of `from` may re-export this one, too.
          const other = imported !== "*" && local === at.name ? imported : at.name;
          const question = `${from.kind} ${writtenModule(from)}\0${other}`;
          if (asked.has(question)) continue;
          asked.add(question);
          found.add(nameOf[side](at.file, from, other));
          const [file] = resolve[side](at.file, from);
          const state = `${file}\0${other}`;
          if (file === undefined || seen.has(state)) continue;
          seen.add(state);
          next.set(state, { file, name: other });
        }
      }
      level = next;
    }
    handed[side].set(`${first}\0${name}`, found);
    return found;
  };
  return (side, { path, range, code }) => {
    const reading = input.reading(side, path);
    if (reading === undefined || (code !== null && declarationCodes.has(code))) return undefined;
    const named = (module: Import, name: string) => nameOf[side](path, module, name);
    const found = importAt(reading, statementsOf(side, path, reading), range);
    if (found === undefined) return undefined;
    const { part, module, names } = found;
    const own = names.map((name) => named(module, name));
    if (part === "module") return { part, written: writtenModule(module), targets: [...new Set(own)].sort() };
    const targets = [...own, ...names.flatMap((name) => [...handedOn(side, path, module, name)])];
    const written = `${writtenModule(module)} ${names.join()}`;
    return { part, written, targets: [...new Set(targets)].sort() };
  };
}

/** Place on an import: the module, and the names imported from it; an empty name is the module itself. */
export type ImportPlace = Pick<ImportedPart, "part"> & {
  readonly module: Import;
  /** Imported names; if the place is on a name, only that one. */
  readonly names: readonly string[];
  /** Local names of the import; empty if no statement names anything. */
  readonly aliases: readonly Alias[];
};

/**
 * Returns the import at a place; undefined if the place is on none. It says whether the place is the module or a
 * single name, because a finding on the module is about all names and a finding on a name only about that one.
 */
export function importAt(
  reading: Reading,
  statements: readonly ImportStatement[],
  range: Range,
): ImportPlace | undefined {
  const [from, to] = [offsetOf(reading.starts, range.start), offsetOf(reading.starts, range.end)];
  const under = reading.text.slice(from, to);
  for (const { aliases, module, first, last } of statements) {
    if (range.start.line < first || last < range.start.line) continue;
    const start = reading.starts[range.start.line] ?? 0;
    const isAtStart = range.start.line === first && reading.text.slice(start, from).trim() === "";
    if (isAtStart || standsOnModule(under, module, reading, from))
      return { part: "module", module, aliases, names: aliases.map(({ imported }) => imported) };
    // In Rust the range of a finding may include the path in front of the name.
    const named = under.split("::").at(-1)?.trim() ?? "";
    const alias = aliases.find(
      ({ imported, local }) => imported !== "" && (imported === named || local === named),
    );
    if (alias !== undefined) return { part: "name", module, aliases: [alias], names: [alias.imported] };
  }
  return loneModule(under, reading, from);
}

/** Maximum number of modules that a name is followed through. */
const modulesMax = 4;

/**
 * Import statement with its lines (0-based, both inclusive). A Rust `use` of several modules makes several of these.
 */
export type ImportStatement = {
  readonly module: Import;
  readonly aliases: readonly Alias[];
  readonly first: number;
  readonly last: number;
};

/**
 * Groups the imported names of a file by statement and module. A finding on a module is about all names of the
 * statement, so it can be paired with any of them.
 */
export function importStatements(reading: Reading): readonly ImportStatement[] {
  const groups = new Map<string, Alias[]>();
  for (const alias of findAliases(reading)) {
    const { from, first, last } = alias;
    if (from !== null) push(groups, JSON.stringify([first, last, writtenModule(from)]), alias);
  }
  return [...groups.values()].flatMap((aliases): ImportStatement[] => {
    const [one] = aliases;
    if (one?.from === null || one === undefined) return [];
    return [{ module: one.from, aliases, first: one.first, last: one.last }];
  });
}

/**
 * True if the place is on the module and not on a name of the import: in `from a import b` everything before the
 * second keyword, in TypeScript the literal. "No such module" and "no such name" must not be paired.
 */
function standsOnModule(
  under: string,
  module: Import,
  { code, starts, text }: Reading,
  from: number,
): boolean {
  if (module.kind === "use") return isPartOfPath(under, module.path);
  // Nothing else stands on its line; of `<a.h>` clangd 22.1.1 marks the first character.
  if (module.kind === "include") return true;
  if (module.kind !== "module") return isLiteral(under) && under.slice(1, -1) === writtenModule(module);
  if (under.replace(/\s+/gu, "") !== writtenModule(module)) return false;
  // `from a import a`: the second is a name.
  const line = starts.findLast((start) => start <= from) ?? 0;
  const before = code.slice(line, from);
  const isFrom = /\bfrom\s*$/u.test(before) || module.level > 0;
  return isFrom || (module.names.length === 0 && text.startsWith(module.module, from));
}

/**
 * True if the code is a run of whole words of the path, as `b::c` of `a::b::c::d`. Then the finding is on the module.
 * The last word in front of the imported name is part of the path.
 */
function isPartOfPath(under: string, path: string): boolean {
  const part = under.replace(/\s+/gu, "");
  return /^[\p{L}_]/u.test(part) && `::${path}::`.includes(`::${part}::`);
}

/**
 * Returns the place on `import "a"`, `import("a")` or `require("a")`; undefined for other code. These name nothing,
 * so no statement of `importStatements` has them.
 */
function loneModule(under: string, { language, text }: Reading, from: number): ImportPlace | undefined {
  if (!isScriptLanguage(language) || !isLiteral(under)) return undefined;
  const before = text.slice(Math.max(0, from - wordsBefore), from);
  if (!/(?<![\p{L}\p{N}_$.])(?:from|import|require)\s*\(?\s*$/u.test(before)) return undefined;
  return {
    part: "module",
    module: { kind: "path", specifier: under.slice(1, -1) },
    names: [""],
    aliases: [],
  };
}

/** Number of characters in front of a literal in which the keyword of an import is searched. */
const wordsBefore = 100;

function isLiteral(text: string): boolean {
  return /^(["'`])[^\r\n]*\1$/u.test(text) && text.length > 2;
}
