/** Files of the programs that a run checks: all, or those that the change can affect. */

import type { Severity } from "./finding.ts";
import { compareText } from "./order.ts";
import { insidePath } from "./paths.ts";

export const scopeSettings = ["full", "affected", "auto"] as const;
/**
 * `auto` checks the files that differ if the server's own command decides which those are, and otherwise every file.
 */
export type ScopeSetting = (typeof scopeSettings)[number];

export type Scope = {
  /** `complete`: the server's own command checked both trees completely, and these are the files that differ. */
  readonly mode: "affected" | "complete" | "full";
  /**
   * Paths of both sides, in their order: the checked files, if a program includes them. Every source that differs is
   * among them. Empty for mode `full`, which leaves nothing out.
   */
  readonly files: readonly string[];
  /** Number of sources in the two trees, each path counted once. */
  readonly of: number;
  /** The basis of the set. For mode `full`, why a smaller scope that was requested was not possible. */
  readonly why: string;
};

/** Files that a run checks, on each side. */
export type ScopePaths = { readonly base: readonly string[]; readonly head: readonly string[] };

/**
 * Files that a run with scope `affected` would not have checked. A run that checks all files verifies with them what
 * such runs leave out.
 */
export type LeftOut = ScopePaths & {
  /** Those of them that import a changed file, directly or through others. */
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
   * Files that are opened too, but whose findings are not used. Through some, a full check enters the import cycles
   * that `paths` lead into; others are neighbours that show whether the server reports anything at all. Absent in
   * traces of earlier releases, which have the neighbours in `paths`.
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

/** True if only a part of the files was checked. */
export function isPart(scope: Pick<Scope, "mode"> | undefined): boolean {
  return scope !== undefined && scope.mode !== "full";
}

/** Returns the scope as a report publishes it. */
export function publishedScope(run: RunScope): Scope {
  const { mode, of, why } = run;
  const files = run.mode === "full" ? [] : [...new Set([...run.paths.base, ...run.paths.head])];
  return { mode, files: files.sort(compareText), of, why };
}

export function scopeToV1({ mode, files, of, why }: Scope): Scope {
  return { mode, files: files.map(insidePath).sort(compareText), of, why };
}
