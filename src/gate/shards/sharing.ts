/** What a run has in common with others: jobs that share it, a walk that it is a stop of, runs before it in this process. */

import type { Repository } from "../../git/git.ts";
import type { ResolvedRevisions } from "../../git/resolved.ts";
import type { Report } from "../../model/report.ts";
import type { Policy } from "../../policy/policy.ts";
import type { RunRecord, ServerRun } from "../../verdict/record.ts";
import type { ReadingMemory } from "../../workspace/memory.ts";
import type { WarmWorkspaces } from "../../workspace/warm.ts";
import type { JoinedShards } from "./join.ts";
import type { PartOfRun } from "./part.ts";

/** Empty where a run stands alone. */
export type Sharing = {
  /** What other jobs looked at: the place of `observations` is theirs. */
  readonly shards?: JoinedShards;
  /** Does this instead of looking at everything; what comes of the run itself is no result then. */
  readonly part?: (of: PartOfRun) => Promise<void>;
  /** That of the walk which the run is a stop of, in the place of the one that its two commits have. */
  readonly policyOfWalk?: Policy;
  /** Of a walk whose servers stay. A run without `policyOfWalk` is none of its stops, but the gate's own. */
  readonly warm?: WarmWorkspaces;
  /** What is compared, where that was found already; the repository is the caller's. */
  readonly compared?: Compared | undefined;
  /** The folder that the run works in, in the place of one of its own: empty, and the caller's to remove. */
  readonly scratch?: string;
  /** Folders of installed servers that the caller has looked through just now: they are as they were. */
  readonly unchanged?: ReadonlySet<string>;
  /** "all": also roots that nothing touches. */
  readonly asked?: "all";
  /** What earlier runs of this process have read. */
  readonly readings?: ReadingMemory;
  /** Given what is to be written to the place of `observations`, which is not done then. */
  readonly hold?: (write: () => void) => void;
  /** Told of what it measured, while the trees lie there. */
  readonly measured?: (of: MeasuredRun) => Promise<void>;
};

export type Compared = { readonly repository: Repository; readonly revisions: ResolvedRevisions };

export type MeasuredRun = {
  readonly repository: Repository;
  readonly record: RunRecord;
  readonly runs: readonly ServerRun[];
  readonly report: Report;
  readonly tree: string;
};
