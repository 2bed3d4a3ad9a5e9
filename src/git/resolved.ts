/**
 * Defines the result of resolving base and head: commits and trees that this clone has, or why they are unavailable.
 */
import type { Limit } from "../model/report.ts";
import { DamagedObjects } from "./damage.ts";
import type { Repository } from "./git.ts";
import type { MergeBase } from "./history.ts";
import { type Commit, readCommit } from "./objects.ts";

export type CommitAndTree = { readonly commit: string; readonly tree: string };

/** The two sides of a run, with commits and trees that this clone has. */
export type ResolvedRevisions = {
  readonly kind: "resolved";
  readonly base: CommitAndTree;
  /** Head; `commit` is null for the working tree. */
  readonly head: { readonly commit: string | null; readonly tree: string };
  /** Commit for annotations, if head is only GitHub's merge of the pull request; otherwise null. */
  readonly annotate: CommitAndTree | null;
  /** Notes for the log on how the commits were found. */
  readonly notes: readonly string[];
  /** Limits for the report, if base is not the requested commit. */
  readonly limits: readonly Limit[];
  /** Submodules that are folders in both trees and have the same commit on both sides; absent for none. */
  readonly unmovedSubmodules?: readonly string[];
  /** Submodules that are folders in the trees and that the change moves, adds or removes; absent for none. */
  readonly movedSubmodules?: readonly string[];
};

/** A commit that is unavailable. The run is inconclusive, because a guessed commit could give a wrong verdict. */
export type Unavailable = {
  readonly kind: "unavailable";
  readonly code: "base-unavailable" | "head-unavailable" | "history-unavailable" | "version-skew";
  /** A sentence without path, host or time, so that the same cause gives the same report on every machine. */
  readonly message: string;
  readonly hint: string;
  /** Message of git for the log. It can name hosts and folders, so it never enters a report. */
  readonly gitMessage: string | null;
};

/** A resolved base. */
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

/** Reads the commit of a found merge base. Throws DamagedObjects if it is missing, because git has just named it. */
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

/** Adds a limit to a base, and its message as a note: the limit is in the report, but people read the log first. */
export function withLimit(base: Base | Unavailable, limit: Limit): Base | Unavailable {
  if (base.kind === "unavailable") return base;
  const noted = { ...base, notes: [limit.message, ...base.notes] };
  return { ...noted, limits: [limit, ...base.limits] };
}

/** Returns an unavailable commit. Without a hint of its own, the hint says how to give the checkout more history. */
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
  "Check out with fetch-depth: 0, or keep the checkout's credentials, so that Lanser can fetch missing commits.";
