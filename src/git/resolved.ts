/** Result of resolving two trees: commits and trees that are here, or why they are unavailable. */
import type { Limit } from "../model/report.ts";
import { DamagedObjects } from "./damage.ts";
import type { Repository } from "./git.ts";
import type { MergeBase } from "./history.ts";
import { type Commit, readCommit } from "./objects.ts";

export type CommitAndTree = { readonly commit: string; readonly tree: string };

export type ResolvedRevisions = {
  readonly kind: "resolved";
  readonly base: CommitAndTree;
  /** Head; `commit` is null for the working tree. */
  readonly head: { readonly commit: string | null; readonly tree: string };
  /** Commit for annotations if head itself is only a merge made for the run; null otherwise. */
  readonly annotate: CommitAndTree | null;
  /** Notes on what was done to get there; for a log. */
  readonly notes: readonly string[];
  /** Limits of the result: base is not the requested one. */
  readonly limits: readonly Limit[];
  /** Submodules that are folders of both trees, at one commit; absent for none. */
  readonly unmovedSubmodules?: readonly string[];
};

/** Revision that is unavailable; there is never a guess in its place. */
export type Unavailable = {
  readonly kind: "unavailable";
  readonly code: "base-unavailable" | "head-unavailable" | "history-unavailable" | "version-skew";
  /** Message with the same words for the same cause: no path, host or time. */
  readonly message: string;
  readonly hint: string;
  /** Message of git; for a log, never for a report. */
  readonly gitMessage: string | null;
};

export type Base = {
  readonly kind: "base";
  readonly commit: Commit;
  readonly annotate: CommitAndTree | null;
  readonly notes: readonly string[];
  readonly limits: readonly Limit[];
};

export function baseOf(commit: Commit, notes: readonly string[] = []): Base {
  return { kind: "base", commit, annotate: null, notes, limits: [] };
}

export async function readBase(
  repository: Repository,
  found: MergeBase & { readonly kind: "found" },
): Promise<Base> {
  const commit = await readCommit(repository, found.commit);
  if (commit === undefined) throw new DamagedObjects("merge-base", `${found.commit} is not here`);
  return baseOf(commit, found.notes);
}

export function withNotes(base: Base | Unavailable, notes: readonly string[]): Base | Unavailable {
  return base.kind === "base" ? { ...base, notes: [...notes, ...base.notes] } : base;
}

/** Adds a limit, also as a note, because a person reads the log first. */
export function withLimit(base: Base | Unavailable, limit: Limit): Base | Unavailable {
  if (base.kind === "unavailable") return base;
  const noted = { ...base, notes: [limit.message, ...base.notes] };
  return { ...noted, limits: [limit, ...base.limits] };
}

export function unavailableRevision(
  code: Unavailable["code"],
  message: string,
  {
    hint = fetchHint,
    gitMessage = null,
  }: { readonly hint?: string; readonly gitMessage?: string | null } = {},
): Unavailable {
  return { kind: "unavailable", code, message, hint, gitMessage };
}

export function pick({ commit, tree }: Commit): CommitAndTree {
  return { commit, tree };
}

const fetchHint =
  "Check out with fetch-depth: 0, or keep the checkout's credentials so that Lanser can fetch it.";
