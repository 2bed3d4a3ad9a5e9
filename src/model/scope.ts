/** Defines the scope of a run: the files that it checks, which are all or those that the change can affect. */

import type { Severity } from "./finding.ts";
import { compareText } from "./order.ts";
import { insidePath } from "./paths.ts";

export const scopeSettings = ["full", "affected", "auto"] as const;
/**
 * Setting of the scope. `auto` checks the differing files if the server's own command decides which those are, and all
 * files otherwise.
 */
export type ScopeSetting = (typeof scopeSettings)[number];

/** The scope of a run, as a report publishes it. */
export type Scope = {
  /** `complete`: the server's own command checked both trees completely, and these are the files that differ. */
  readonly mode: "affected" | "complete" | "full";
  /**
   * Sorted paths of the checked files on both sides. Every differing source is in the list, even if no program includes
   * it. Empty for mode `full`, which leaves nothing out.
   */
  readonly files: readonly string[];
  /** Number of sources in the two trees, each path counted once. */
  readonly of: number;
  /** How the files were chosen. For mode `full`: why the requested smaller scope was not possible. */
  readonly why: string;
};

/** Files that a run checks, on each side. */
export type ScopePaths = { readonly base: readonly string[]; readonly head: readonly string[] };

/**
 * Files that a run with scope `affected` would not check. A run over all files uses them to verify that such a run
 * would miss no finding.
 */
export type LeftOut = ScopePaths & {
  /** Files of both lists that import a changed file, directly or through others. */
  readonly near: readonly string[];
};

/** Scope that was decided before any session. Absent in a record: all files, because no smaller scope was requested. */
export type RunScope =
  | { readonly mode: "full"; readonly of: number; readonly why: string }
  | (Part & { readonly mode: "affected" })
  | (Part & { readonly mode: "complete"; readonly compiled: CompiledRoots });

type Part = {
  readonly paths: ScopePaths;
  /**
   * Files that are also opened, but whose findings are not used. Some are the files through which a full check would
   * enter the import cycles of `paths`. Others are neighbours that show whether the server reports anything at all.
   * Absent in traces of earlier releases, which have the neighbours in `paths`.
   */
  readonly beside?: ScopePaths;
  readonly of: number;
  readonly why: string;
};

/** Output of the server's own command for the files in `paths`, by root. A file without diagnostics is absent. */
export type CompiledRoots = Readonly<Record<string, Readonly<Record<"base" | "head", CompiledFiles>>>>;
export type CompiledFiles = Readonly<Record<string, readonly CompiledFinding[]>>;

/** Positions are 0-based; columns count UTF-16 code units. Commands print no end. */
export type CompiledFinding = {
  readonly line: number;
  readonly character: number;
  readonly severity: Severity;
  readonly code: string | null;
  readonly message: string;
};

/** True if the run checked only a part of the files. Undefined is the scope of a run that requested no smaller one. */
export function isPart(scope: Pick<Scope, "mode"> | undefined): boolean {
  return scope !== undefined && scope.mode !== "full";
}

/**
 * Returns the scope for a report: one sorted list of the paths of both sides, without the files whose findings are
 * unused.
 */
export function publishedScope(run: RunScope): Scope {
  const { mode, of, why } = run;
  const files = run.mode === "full" ? [] : [...new Set([...run.paths.base, ...run.paths.head])];
  return { mode, files: files.sort(compareText), of, why };
}

export function scopeToV1({ mode, files, of, why }: Scope): Scope {
  return { mode, files: files.map(insidePath).sort(compareText), of, why };
}
