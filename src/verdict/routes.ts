/**
 * Finds the files through which an edit reaches the code that it breaks: the shortest path of imports, if it is
 * longer than one. A reader of an annotation in an unrelated file sees how the edit gets there.
 */

import type { ImportGraph } from "../affected/imports.ts";
import type { ComparedFinding } from "../model/finding.ts";
import { compareText } from "../model/order.ts";
import type { Route } from "../model/reach.ts";
import type { ReportedCause, Side } from "../model/report.ts";

/** Import graphs of a root, which routes follow. */
type Program = { readonly graphs: Readonly<Record<Side, Pick<ImportGraph, "importers">>> };

/**
 * Adds to each cause the routes of imports from its edit to the findings. A reader can follow them to see how an edit
 * breaks a distant file.
 */
export function withRoutes(
  causes: readonly ReportedCause[],
  findings: readonly ComparedFinding[],
  programs: readonly Program[],
): readonly ReportedCause[] {
  const pathOf = new Map(findings.map(({ id, path }) => [id, path]));
  return causes.map((cause) => {
    const routes = routesOf(cause, new Set(cause.effects.flatMap((id) => pathOf.get(id) ?? [])), programs);
    return routes.length === 0 ? cause : { ...cause, routes };
  });
}

/** Maximum number of routes of one edit; a reader follows no more. */
const routesMax = 50;
/** Maximum number of files on a route. */
const throughMax = 10;

/**
 * Returns the routes to files that import the edited one through others, sorted by their last file. Searches head,
 * then base, where the edited file may still exist. `effects`: files of the broken code.
 */
export function routesOf(
  cause: Pick<ReportedCause, "path">,
  effects: Iterable<string>,
  programs: readonly Program[],
): readonly Route[] {
  const wanted = new Set(effects);
  const found = new Map<string, readonly string[] | null>();
  for (const side of ["head", "base"] as const)
    for (const { graphs } of programs)
      for (const [path, through] of waysFrom(cause.path, wanted, graphs[side]))
        if (!found.has(path)) found.set(path, through);
  return [...found]
    .flatMap(([path, through]) => (through === null || through.length === 0 ? [] : [{ path, through }]))
    .sort((left, right) => compareText(left.path, right.path))
    .slice(0, routesMax);
}

/**
 * Returns for each wanted file the files between it and the start. Searches breadth first, so that the first path to
 * a file is a shortest one; importers are in the order of the program, so the result is always the same.
 */
function waysFrom(
  start: string,
  wanted: ReadonlySet<string>,
  { importers }: Pick<ImportGraph, "importers">,
): ReadonlyMap<string, readonly string[]> {
  const from = new Map<string, string | null>([[start, null]]);
  const ways = new Map<string, readonly string[]>();
  let ring = [start];
  for (let hop = 0; hop <= throughMax && ring.length > 0 && ways.size < wanted.size; hop += 1) {
    const next: string[] = [];
    for (const file of ring)
      for (const importer of importers.get(file) ?? []) {
        if (from.has(importer)) continue;
        from.set(importer, file);
        next.push(importer);
        if (wanted.has(importer)) ways.set(importer, between(importer, from));
      }
    ring = next;
  }
  return ways;
}

/** Returns the files between both ends, beginning at the edit, by following the importers back. */
function between(end: string, from: ReadonlyMap<string, string | null>): readonly string[] {
  const files: string[] = [];
  for (let at = from.get(end); at !== undefined && at !== null; at = from.get(at)) files.push(at);
  return files.slice(0, -1).reverse();
}
