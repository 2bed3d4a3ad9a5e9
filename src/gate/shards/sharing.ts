/** Defines the kinds of runs: what each shares with other jobs, with a walk, or with earlier runs of this process. */

import { join } from "node:path";
import type { Repository } from "../../git/git.ts";
import type { ResolvedRevisions } from "../../git/resolved.ts";
import { allEnded } from "../../model/all-ended.ts";
import { compact } from "../../model/compact.ts";
import type { Reason, Report, Side } from "../../model/report.ts";
import type { ObservationSource, RunFacts } from "../../model/run-facts.ts";
import type { RunIdentity } from "../../model/shard.ts";
import { type Costs, type SizedUnit, type Unit, unitText } from "../../model/units.ts";
import { fileBytes } from "../../platform/files.ts";
import type { Policy } from "../../policy/policy.ts";
import type { ObservationCache } from "../../session/observe/cache/cache.ts";
import { createReason } from "../../verdict/judge.ts";
import type { RunRecord, ServerRun } from "../../verdict/record.ts";
import { checkedFilesOf, scopeOfServer, withinScope } from "../../verdict/scope.ts";
import type { OpenedRoot } from "../../workspace/open-roots.ts";
import type { ReadyServer } from "../../workspace/server.ts";
import { type LiveOptions, liveSessions } from "../../workspace/sessions.ts";
import type { ReadingMemory, WarmWorkspaces } from "../../workspace/warm.ts";
import type { JoinedShards } from "./join.ts";

/** A prepared run of which some sessions are started. */
export type PartOfRun = Pick<RunRecord, "scope" | "scopes"> & {
  /** Servers on all roots that a whole run would check. */
  readonly opened: readonly { readonly ready: ReadyServer; readonly roots: readonly OpenedRoot[] }[];
  readonly identity: RunIdentity;
  readonly cache: ObservationCache | null;
  readonly phases: Pick<LiveOptions, "idle" | "begun" | "answered"> & {
    readonly next: (name: string) => void;
  };
  /** Number of roots that are checked at the same time, each on both sides. */
  readonly width: number;
};

/** Reason of the partial run's report, which is not shown to anyone. */
export const partial: Reason<"cancelled"> = createReason("cancelled", "the request is only for a part", "");

/**
 * Lists the units that a whole run would check, with their sizes, in the order of servers and roots. A plan divides
 * them among jobs. A unit is one server on one root on one side.
 */
export function listSizedUnits(part: Pick<PartOfRun, "opened" | "scope" | "scopes">): readonly SizedUnit[] {
  return part.opened.flatMap(({ ready, roots }) =>
    roots.flatMap((root) =>
      (["base", "head"] as const).flatMap((side) => {
        const workspace = root.sides[side];
        if (workspace === undefined) return [];
        const scope = scopeOfServer(part, ready.chosen.profile.id);
        const looked = checkedFilesOf(withinScope(workspace.facts, side, scope));
        const bytes = looked.reduce((sum, path) => sum + fileBytes(join(workspace.tree.root, path)), 0);
        return [{ ...unitOf(root, side), files: looked.length, bytes }];
      }),
    ),
  );
}

/** Returns the unit of a root on one side. */
function unitOf({ server, root }: OpenedRoot, side: Side): Unit {
  return { server: server.chosen.profile.id, root: root.folder, side };
}

/**
 * Runs the sessions of the given units only, some at a time, as a whole run would. Their results go to the cache,
 * from which the joining job takes them.
 */
export async function lookAtUnits(
  part: PartOfRun,
  units: readonly Unit[],
  progress: LiveOptions["progress"],
): Promise<void> {
  const { opened, cache, phases, width: roots } = part;
  const wanted = new Set(units.map(unitText));
  const live = { recording: null, cache, progress, isAmongOthers: true, ...phases };
  const width = 2 * roots;
  for (const { ready, roots: all } of opened) {
    const looks = all.flatMap((root) => {
      const scope = scopeOfServer(part, ready.chosen.profile.id);
      const { sessions } = liveSessions(root, { ...live, scope });
      return (["base", "head"] as const)
        .filter((side) => root.sides[side] !== undefined && wanted.has(unitText(unitOf(root, side))))
        .map((side) => async () => {
          const run = await sessions.first(side, async () => undefined);
          const isHealthy = run.observation.failure === undefined;
          if (side === "head" && isHealthy) await sessions.headConfiguration?.();
        });
    });
    if (looks.length === 0) continue;
    phases.next(`observing with ${ready.chosen.profile.name} ${ready.chosen.pin.version}`);
    for (let at = 0; at < looks.length; at += width)
      await allEnded(looks.slice(at, at + width).map((look) => look()));
  }
}

/**
 * Adds the time that each session took, by which later plans divide the work. An observation from the cache cost
 * nothing this time, so it is left out.
 */
export function withCosts(
  run: RunFacts,
  observations: readonly ObservationSource[],
  others: Costs = {},
): RunFacts {
  const { sessions = {}, ...rest } = run;
  const kept = new Set(observations.filter(({ from }) => from !== "server").map(({ session }) => session));
  const own = Object.fromEntries(Object.entries(sessions).filter(([session]) => !kept.has(session)));
  const costs = { ...others, ...own };
  return {
    ...rest,
    ...compact({
      sessions: Object.keys(costs).length === 0 ? undefined : costs,
      observations: observations.length === 0 ? undefined : observations,
    }),
  };
}

/** Kind of a run. The gate itself treats all kinds alike, except for the members here. */
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
  readonly compared: ComparedCommits | undefined;
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
export type RunPlace = {
  readonly folder: string | null;
  readonly repository: Repository | null;
  readonly revisions: ResolvedRevisions | null;
};

/**
 * Returns the folder and the known facts of a run. A walk and a watch keep a repository open between runs, and the
 * next run must not open it again.
 */
export function runPlaceOf(of: RunKind): RunPlace {
  const { folder = null, repository = null } = (of.kind === "walk" ? of.warm : null) ?? {};
  if (of.kind !== "after-save") return { folder, repository, revisions: null };
  const { compared } = of;
  return {
    folder: of.folder,
    repository: compared?.repository ?? null,
    revisions: compared?.revisions ?? null,
  };
}

/** Commits that are already resolved. */
export type ComparedCommits = { readonly repository: Repository; readonly revisions: ResolvedRevisions };

/** A measured run, whose trees still exist on disk. */
export type MeasuredRun = {
  readonly repository: Repository;
  readonly record: RunRecord;
  readonly runs: readonly ServerRun[];
  readonly report: Report;
  readonly tree: string;
};
