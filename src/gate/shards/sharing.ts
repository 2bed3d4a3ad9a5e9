/** The kinds of runs: what each has in common with other jobs, with a walk, or with earlier runs of this process. */

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
  /** Roots that nothing touches are asked, too. */
  | { readonly kind: "all-roots" }
  /** Does this instead of looking at everything. The report of the run itself is no result. */
  | { readonly kind: "part"; readonly begin: (of: PartOfRun) => Promise<void> }
  /** Of what other jobs looked at: the place of `observations` is theirs. */
  | { readonly kind: "joined"; readonly shards: JoinedShards }
  | AfterSave
  | WalkRun;

/** One of the runs of a process that runs again after each save. */
export type AfterSave = {
  readonly kind: "after-save";
  /** What earlier runs have read. */
  readonly readings: ReadingMemory;
  /** What is compared, where that was found already; the repository is the caller's. */
  readonly compared: Compared | undefined;
  /** Folders of installed servers that the caller has looked through just now: they are as they were. */
  readonly unchanged: ReadonlySet<string>;
  /** The folder that the run works in: empty, and the caller's to remove. Null: one of its own. */
  readonly folder: string | null;
};

/** A stop of a walk, or the gate's own run, which is none of its stops. */
export type WalkRun = {
  readonly kind: "walk";
  /** Of a stop: the policy of the walk, in the place of the one that its two commits have. Null: the gate's own run. */
  readonly policy: Policy | null;
  /** Of a walk whose servers stay; null where each run has its own. */
  readonly warm: WarmWorkspaces | null;
  /** Given what is to be written to the place of `observations`, which is not done then; null writes it. */
  readonly hold: ((write: () => void) => void) | null;
  /** Told of what it measured, while the trees lie there. */
  readonly measured: (of: MeasuredRun) => Promise<void>;
};

/** Where a run works, and what was found there already; null where the run has its own. */
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
