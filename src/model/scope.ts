/** Which files of the programs a run looks at: all, or those to which the change can matter. */

import type { Severity } from "./finding.ts";
import { compareText } from "./order.ts";
import { insidePath } from "./paths.ts";

export const scopeSettings = ["full", "affected", "auto"] as const;
/** `auto` checks the files that differ where the server's own command decides which those are, and every file elsewhere. */
export type ScopeSetting = (typeof scopeSettings)[number];

export type Scope = {
  /** `complete`: the server's own command checked both trees whole, and these are the files that differ. */
  readonly mode: "affected" | "complete" | "full";
  /**
   * By the paths of both sides, in their order: what was looked at, as far as a program takes it in; every source that
   * differs is among them. Empty for mode `full`, which leaves nothing out.
   */
  readonly files: readonly string[];
  /** How many sources the two trees have, each path once. */
  readonly of: number;
  /** What the set rests on; for mode `full`, though a smaller one was asked for, why it could not be. */
  readonly why: string;
};

/** Of each side the files that a run looks at. */
export type ScopePaths = { readonly base: readonly string[]; readonly head: readonly string[] };

/**
 * What a run over the files that the change can matter to would not have looked at, of a run that looks at all of them and so
 * checks what such runs leave out.
 */
export type LeftOut = ScopePaths & {
  /** Those of them that import a changed file, through others too. */
  readonly near: readonly string[];
};

/** What was decided before any session. Absent in a record: all files, because nothing else was asked for. */
export type RunScope =
  | { readonly mode: "full"; readonly of: number; readonly why: string }
  | (Part & { readonly mode: "affected" })
  | (Part & { readonly mode: "complete"; readonly compiled: CompiledRoots });

type Part = {
  readonly paths: ScopePaths;
  /**
   * Opened besides, and nothing is said of them: by which a look at every file enters the import cycles that `paths` lead into, and the
   * neighbours that are asked whether the server complains at all. Absent in traces of earlier releases, which have the latter in `paths`.
   */
  readonly beside?: ScopePaths;
  readonly of: number;
  readonly why: string;
};

/** By root: what the server's own command prints of the files in `paths`. A file without diagnostics is not among them. */
export type CompiledRoots = Readonly<Record<string, Readonly<Record<"base" | "head", CompiledFiles>>>>;
export type CompiledFiles = Readonly<Record<string, readonly CompiledFinding[]>>;

/** From 0; columns count UTF-16 code units. Commands print no end. */
export type CompiledFinding = {
  readonly line: number;
  readonly character: number;
  readonly severity: Severity;
  readonly code: string | null;
  readonly message: string;
};

/** Whether only a part of the files was checked. */
export function isPart(scope: Pick<Scope, "mode"> | undefined): boolean {
  return scope !== undefined && scope.mode !== "full";
}

/** What a report says of it. */
export function scopeOf(run: RunScope): Scope {
  const { mode, of, why } = run;
  const files = run.mode === "full" ? [] : [...new Set([...run.paths.base, ...run.paths.head])];
  return { mode, files: files.sort(compareText), of, why };
}

export function scopeToV1({ mode, files, of, why }: Scope): Scope {
  return { mode, files: files.map(insidePath).sort(compareText), of, why };
}
