/**
 * Finds files that a compiler left out on both sides because their package does not compile, and whether the change
 * can affect them. Such a file in base must not make every later run inconclusive.
 */
import { type ImportGraph, importResolver, withImporters } from "../affected/imports.ts";
import type { ChangedFile } from "../model/change.ts";
import type { ObservedCode } from "../model/codes.ts";
import { once } from "../model/once.ts";
import type { Reason, Side, Unchecked } from "../model/report.ts";
import { countMore } from "../model/text.ts";
import { createReason } from "./judge.ts";
import type { RunRecord, ServerRun, SideRun } from "./record.ts";
import { importsBy } from "./scope.ts";

/** Files without an answer, separated by whether they make the run doubtful. */
export type LeftOutBefore = {
  /** Files without an answer on both sides, for the same reason, that the change does not reach: they are no doubt. */
  readonly spared: ReadonlySet<string>;
  readonly unchecked: readonly Unchecked[];
  /** Doubts about files with an answer in which the compiler does not report all errors on either side. */
  readonly doubts: readonly Reason<ObservedCode>[];
};

/**
 * Returns the files without an answer that are no fault of the change. Covers Go files only, whose packages are
 * folders; the reason for other blocked files is not known.
 */
export function findLeftOut({ changedFiles }: RunRecord, run: ServerRun): LeftOutBefore {
  const { sides, server } = run;
  const [base, head] = [leftOutOf(sides.base), leftOutOf(sides.head)];
  const origins = new Map(changedFiles.map(({ from, to }) => [to, from] as const));
  const blocked = [...head.blocked].filter(
    ([path, why]) => path.endsWith(".go") && base.blocked.get(path) === why,
  );
  const silent = [...head.silent].filter((path) => {
    const from = origins.has(path) ? origins.get(path) : path;
    return from !== null && from !== undefined && base.silent.has(from);
  });
  if (blocked.length === 0 && silent.length === 0) return { spared: new Set(), unchecked: [], doubts: [] };
  const reached = once(() =>
    reachedBy(
      changedFiles.filter((one) => !isOnlyRenamed(one, sides)),
      run,
    ),
  );
  const spared = blocked.flatMap(([path]) => (reached().has(path) ? [] : [path]));
  const [first, ...others] = spared;
  const [doubtful, ...more] = silent.filter((path) => reached().has(path));
  return {
    spared: new Set(spared),
    unchecked:
      first === undefined
        ? []
        : [
            {
              path: first,
              range: null,
              why: `its package does not compile in base, and the change does not affect it${countMore(others.length)}`,
            },
          ],
    doubts:
      doubtful === undefined
        ? []
        : [
            createReason(
              "unchecked-files",
              `${server.id} checks ${doubtful}${countMore(more.length)} only in part on both sides, because the package has errors, and the change edits or affects it`,
              "Fix the errors of the package in base, or install its imports.",
            ),
          ],
  };
}

/** True for a Go file with another name that makes no difference to its package: the folder and the constraints are equal. */
function isOnlyRenamed({ from, to }: ChangedFile, { base, head }: ServerRun["sides"]): boolean {
  const constraintOf = (path: string) => /(?:_[^/]*)?\.go$/u.exec(path)?.[0];
  return (
    from !== null &&
    to !== null &&
    folderOf(from) === folderOf(to) &&
    constraintOf(from) !== undefined &&
    constraintOf(from) === constraintOf(to) &&
    base.text(from) === head.text(to)
  );
}

/**
 * Returns the files of a side without an answer, with the reason, and the files with an incomplete answer. A
 * comparison of both sides then shows which of them base already had.
 */
function leftOutOf({ observation }: Pick<SideRun, "observation">) {
  const blocked = new Map<string, string>();
  const silent = new Set<string>();
  for (const file of observation.files) {
    if (file.kind === "unknown" && file.reason === "blocked") blocked.set(file.path, file.why ?? "");
    if (file.kind === "final" && file.silent !== undefined && file.silent.length > 0) silent.add(file.path);
  }
  return { blocked, silent };
}

/**
 * Returns the changed files and all files that import one, directly or through others. Files of one folder are one
 * package: an edit of one can break all of them.
 */
function reachedBy(
  changedFiles: RunRecord["changedFiles"],
  { sides, roots }: Pick<ServerRun, "sides" | "roots">,
): ReadonlySet<string> {
  const tops = roots.map(({ root }) => (root === "." ? "" : root));
  const reached = (side: Side, changed: readonly (string | null)[]) =>
    withImporters(
      packageGraph(sides[side], tops),
      changed.filter((path) => path !== null),
    );
  return new Set([
    ...reached(
      "base",
      changedFiles.map(({ from }) => from),
    ),
    ...reached(
      "head",
      changedFiles.map(({ to }) => to),
    ),
  ]);
}

/**
 * Returns who imports each file, with all files of a folder connected, because Go compiles a folder as one package.
 */
function packageGraph(side: SideRun, tops: readonly string[]): Pick<ImportGraph, "importers"> {
  const importers = new Map<string, Set<string>>();
  const add = (path: string, importer: string) =>
    importers.set(path, (importers.get(path) ?? new Set()).add(importer));
  const folders = Map.groupBy(side.program, folderOf);
  const top = tops.flatMap((folder) => folders.get(folder) ?? []);
  const { near } = importResolver(side.program);
  for (const path of side.program) {
    for (const other of folders.get(folderOf(path)) ?? []) add(other, path);
    for (const one of importsBy(side, path)) {
      const found = near(path, one);
      // The import path of a module's top package names no folder, so its files stand for an unresolved import.
      for (const target of found.length > 0 ? found : top) add(target, path);
    }
  }
  return { importers };
}

/** Returns the folder of a path; empty for the top folder. */
function folderOf(path: string): string {
  return path.slice(0, Math.max(0, path.lastIndexOf("/")));
}
