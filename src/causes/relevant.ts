/** The files that a change is scored on. */

import type { ImportGraph } from "../affected/imports.ts";
import type { ChangedFile } from "../model/change.ts";
import type { Side } from "../model/report.ts";

/** The changed files and those that import them directly, by the paths of both sides. */
export function relevantFiles(
  changedFiles: readonly ChangedFile[],
  graphs: Readonly<Record<Side, ImportGraph>>,
): ReadonlySet<string> {
  const relevant = new Set<string>();
  const add = (path: string | null, { importers }: ImportGraph): void => {
    if (path === null) return;
    relevant.add(path);
    for (const importer of importers.get(path) ?? []) relevant.add(importer);
  };
  for (const { from, to } of changedFiles) {
    add(from, graphs.base);
    add(to, graphs.head);
  }
  return relevant;
}
