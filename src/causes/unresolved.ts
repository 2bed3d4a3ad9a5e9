/**
 * Finds imports that do not resolve, and names without a known type because of that, from the findings of the server.
 */

import { type ImportStatement, importAt, importStatements } from "../match/imported.ts";
import type { Finding } from "../model/finding.ts";
import { push } from "../model/push.ts";
import { type Alias, findAliases } from "../syntax/aliases.ts";
import { offsetOf, type Reading } from "../syntax/reading.ts";

/** Import that does not resolve, as one side has it. */
export type Unresolved = Pick<Alias, "local" | "imported" | "from" | "first" | "last"> & {
  readonly path: string;
};

/** Unresolved imports by path of the file and local name. */
export type UnresolvedImports = {
  readonly of: (path: string, local: string) => Unresolved | undefined;
  readonly isEmpty: boolean;
};

/**
 * A name that head does not know. Values that are annotated with it, assigned from it or created by it have no known
 * type.
 */
export type UnknownName = { readonly path: string; readonly line: number };

/** Unknown names by path of the file and name as written, with the module that should have it: `lib.Client`. */
export type UnknownNames = {
  readonly of: (path: string, name: string) => UnknownName | undefined;
  readonly isEmpty: boolean;
};

/** Codes of pyright, TypeScript, gopls, rustc and clang for an unknown name, of a module or by itself. */
const unknownCodes: ReadonlySet<string> = new Set([
  "reportAttributeAccessIssue",
  "reportUndefinedVariable",
  // Cannot find a name, or a namespace; a namespace has no such member.
  "2304",
  "2503",
  "2552",
  "2694",
  "2724",
  // A property does not exist, on a module that is imported as a whole.
  "2339",
  "2551",
  "UndeclaredName",
  "UndeclaredImportedName",
  // rustc: a type, value, trait or module does not exist.
  "E0405",
  "E0412",
  "E0425",
  "E0433",
  // clang: a name or a type does not exist, or only a similar one.
  "undeclared_var_use",
  "undeclared_var_use_suggest",
  "unknown_typename",
  "unknown_typename_suggest",
]);

/**
 * Returns the unknown names of some findings. For a name behind a dot, the object must be an imported module: a value
 * can have another type at the next place, so its members prove nothing.
 */
export function findUnknownNames(
  findings: readonly Pick<Finding, "path" | "range" | "code">[],
  reading: (path: string) => Reading | undefined,
): UnknownNames {
  const found = new Map<string, UnknownName>();
  for (const { path, range, code } of findings) {
    const own = code !== null && unknownCodes.has(code) ? reading(path) : undefined;
    if (own === undefined) continue;
    const [start, end] = [range.start, range.end].map((at) => offsetOf(own.starts, at));
    const word = own.code.slice(start, end);
    if (!/^[\p{L}_$][\p{L}\p{M}\p{N}_$]*$/u.test(word)) continue;
    const object = /([\p{L}_$][\p{L}\p{M}\p{N}_$.]{0,200})(?:\.|::)$/u.exec(
      own.code.slice(Math.max(0, (start ?? 0) - 202), start),
    )?.[1];
    // A finding about a member of a value is true for that place only, so the name does not count as unknown.
    const isKnown =
      object === undefined
        ? [...own.bindings, ...own.definitions].some(({ name }) => name === word)
        : !findAliases(own).some(
            ({ local, imported, from }) => local === object && imported === "" && from !== null,
          );
    const name = object === undefined ? word : `${object}.${word}`;
    if (!isKnown) found.set(JSON.stringify([path, name]), { path, line: range.start.line });
  }
  return {
    of: (path, name) => found.get(JSON.stringify([path, name])),
    isEmpty: found.size === 0,
  };
}

/** Codes of pyright, TypeScript, gopls and rustc. They count if the finding is on an import. */
const unresolvedCodes: ReadonlySet<string> = new Set([
  "reportMissingImports",
  // "x" is unknown import symbol.
  "reportAttributeAccessIssue",
  // Has no default export.
  "1192",
  // Has no exported member; the other codes suggest a name, or name one that is not exported.
  "2305",
  "2459",
  "2460",
  "2613",
  "2614",
  "2724",
  // Is not a module; cannot be found; needs an ending or an option.
  "2306",
  "2307",
  "2732",
  "2792",
  "2834",
  "2835",
  // Has no declarations, and so no types.
  "7016",
  "BrokenImport",
  // ty and pyrefly.
  "unresolved-import",
  "missing-import",
  // rustc: the path of a `use` has no target, or a module has no file.
  "E0432",
  "E0433",
  "E0583",
]);

/**
 * Returns the unresolved imports that some findings are on. A finding on a module counts for all names of the
 * statement, because none of them has a known type.
 */
export function findUnresolvedImports(
  findings: readonly Pick<Finding, "path" | "range" | "code">[],
  reading: (path: string) => Reading | undefined,
): UnresolvedImports {
  const found = new Map<string, Unresolved[]>();
  const known = new Map<string, readonly ImportStatement[]>();
  for (const { path, range, code } of findings) {
    if (code === null || !unresolvedCodes.has(code)) continue;
    const own = reading(path);
    if (own === undefined) continue;
    const statements = known.get(path) ?? importStatements(own);
    known.set(path, statements);
    const place = importAt(own, statements, range);
    for (const { local, imported, from, first, last } of place?.aliases ?? [])
      push(found, path, { path, local, imported, from, first, last });
  }
  return {
    of: (path, local) => found.get(path)?.find((one) => one.local === local),
    isEmpty: found.size === 0,
  };
}
