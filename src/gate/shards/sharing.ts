/** Kinds of runs: what each shares with other jobs, with a walk, or with earlier runs of this process. */

import type { Repository } from "../../git/git.ts";
import type { ResolvedRevisions } from "../../git/resolved.ts";
import type { Report } from "../../model/report.ts";
import type { Policy } from "../../policy/policy.ts";
import type { RunRecord, ServerRun } from "../../verdict/record.ts";
import type { ReadingMemory } from "../../workspace/memory.ts";
import type { WarmWorkspaces } from "../../workspace/warm.ts";
import type { JoinedShards } from "./join.ts";
import type { PartOfRun } from "./part.ts";

export type RunKind =
  | { readonly kind: "alone" }
  /** Run that also checks untouched roots. */
  | { readonly kind: "all-roots" }
  /** Run that calls `begin` instead of checking everything. The report of the run itself is not a result. */
  | { readonly kind: "part"; readonly begin: (of: PartOfRun) => Promise<void> }
  /** Run over the results of other jobs: the place of `observations` is theirs. */
  | { readonly kind: "joined"; readonly shards: JoinedShards }
  | AfterSave
  | WalkRun;

/** Run of a process that runs again after each save. */
export type AfterSave = {
  readonly kind: "after-save";
  /** Readings of earlier runs. */
  readonly readings: ReadingMemory;
  /** Commits to compare, if they are already known; the caller owns the repository. */
  readonly compared: Compared | undefined;
  /** Folders of installed servers that the caller has just verified: they are unchanged. */
  readonly unchanged: ReadonlySet<string>;
  /** Folder that the run works in: empty, and removed by the caller. Null: one of its own. */
  readonly folder: string | null;
};

/** Stop of a walk, or the gate's own run, which is not one of its stops. */
export type WalkRun = {
  readonly kind: "walk";
  /** Policy of the walk for a stop, in place of the one that its two commits have. Null: the gate's own run. */
  readonly policy: Policy | null;
  /** Workspaces of a walk whose servers stay; null if each run has its own. */
  readonly warm: WarmWorkspaces | null;
  /** Receives the writes to the place of `observations`, which are then not done; null writes them. */
  readonly hold: ((write: () => void) => void) | null;
  /** Called with the measured run, while the trees are there. */
  readonly measured: (of: MeasuredRun) => Promise<void>;
};

/** Folder of a run, and what is already known there; null for the run's own. */
export type Place = {
  readonly folder: string | null;
  readonly repository: Repository | null;
  readonly revisions: ResolvedRevisions | null;
};

export function placeOf(of: RunKind): Place {
  const { folder = null, repository = null } = (of.kind === "walk" ? of.warm : null) ?? {};
  if (of.kind !== "after-save") return { folder, repository, revisions: null };
  const { compared } = of;
  return {
    folder: of.folder,
    repository: compared?.repository ?? null,
    revisions: compared?.revisions ?? null,
  };
}

export type Compared = { readonly repository: Repository; readonly revisions: ResolvedRevisions };

export type MeasuredRun = {
  readonly repository: Repository;
  readonly record: RunRecord;
  readonly runs: readonly ServerRun[];
  readonly report: Report;
  readonly tree: string;
};
