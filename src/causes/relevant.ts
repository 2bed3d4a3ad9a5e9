/** Selects the files that count for a change's score. */

import type { ImportGraph } from "../affected/imports.ts";
import type { ChangedFile } from "../model/change.ts";
import type { Side } from "../model/report.ts";

/**
 * Returns the changed files and their direct importers, by the paths of both sides. They decide which volatile
 * findings leave the verdict in doubt, and stand for the affected files if a run has no smaller set.
 */
export function changedFilesAndImporters(
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
