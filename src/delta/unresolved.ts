/** Findings which say that an import does not resolve, and the names that are of no known type by it. */
import type { Finding } from "../core/finding.ts";
import { push } from "../core/push.ts";
import type { Alias } from "../syntax/aliases.ts";
import type { Reading } from "../syntax/reading.ts";
import { type ImportStatement, importAt, importStatements } from "./imported.ts";

/** An import that does not resolve, as one side has it. */
export type Unresolved = Pick<Alias, "local" | "imported" | "from" | "first" | "last"> & {
  readonly path: string;
};

/** By path of the file, and then by the name that is known there. */
export type UnresolvedImports = {
  readonly of: (path: string, local: string) => Unresolved | undefined;
  readonly isEmpty: boolean;
};

/** Codes of pyright and of TypeScript; they count where they stand on an import. */
const unresolvedCodes: ReadonlySet<string> = new Set([
  "reportMissingImports",
  // "x" is unknown import symbol.
  "reportAttributeAccessIssue",
  // Has no default export.
  "1192",
  // Has no exported member; its siblings name another one, or what is declared and not exported.
  "2305",
  "2459",
  "2460",
  "2613",
  "2614",
  "2724",
  // Is not a module; cannot be found; lies beside an ending or an option.
  "2306",
  "2307",
  "2732",
  "2792",
  "2834",
  "2835",
  // Has no declarations, and so no types.
  "7016",
]);

export function unresolvedImports(
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
