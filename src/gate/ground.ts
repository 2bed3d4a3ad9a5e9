/** Builds the ground of a run before anything is installed: the repository, both commits and base's policy. */
import { resolveRevisions } from "../git/base.ts";
import { openRepository, type Repository } from "../git/git.ts";
import type { ResolvedRevisions } from "../git/resolved.ts";
import type { RunIdentity } from "../model/shard.ts";
import type { Host } from "../platform/host.ts";
import type { Policy } from "../policy/policy.ts";
import type { ObservationCache } from "../session/observe/cache/cache.ts";
import { openCache } from "../session/observe/cache/open.ts";
import { openServerPool, type ServerPool } from "../session/pool/pool.ts";
import { type KeptTrees, openKeptTrees } from "../workspace/kept-trees.ts";
import { type ReadingMemory, rememberReadings } from "../workspace/memory.ts";
import type { Phases } from "../workspace/phases.ts";
import { makeScratch } from "../workspace/scratch.ts";
import type { WarmWorkspaces } from "../workspace/warm.ts";
import type { GateHooks } from "./hooks.ts";
import type { GateRequest } from "./request.ts";
import { identityOf } from "./shards/identity.ts";
import type { Place, RunKind } from "./shards/sharing.ts";

export type Run = {
  readonly host: Host;
  readonly request: GateRequest;
  readonly hooks: GateHooks;
  readonly phases: Phases;
};

export type Commits = {
  readonly repository: Repository;
  readonly revisions: Awaited<ReturnType<typeof resolveRevisions>>;
  /** Folder of this run; absolute. */
  readonly scratch: string;
};

export type Ground = Run & {
  readonly repository: Repository;
  /** Commits as the repository has them. */
  readonly commits: ResolvedRevisions;
  /** Commits with trees in which submodules are folders: these are observed. */
  readonly revisions: ResolvedRevisions;
  readonly scratch: string;
  readonly policy: Policy;
  readonly keptTrees: KeptTrees;
  readonly cache: ObservationCache | null;
  readonly pool: ServerPool;
  /** True for a stop of a walk. */
  readonly isStop: boolean;
  /** Workspaces of a walk whose servers stay; null for other runs. */
  readonly warm: WarmWorkspaces | null;
  readonly readings: ReadingMemory["of"];
  /** Folders of installed servers that are unchanged. */
  readonly unchanged: ReadonlySet<string> | null;
  readonly identity: RunIdentity;
};

/** Finds the commits; `owned` closes what is opened for this run alone. */
export async function findCommits(
  { host, request, phases }: Run,
  place: Place,
  owned: AsyncDisposableStack,
): Promise<Commits> {
  const folder = place.folder ?? owned.use(makeScratch(host)).folder;
  const repository =
    place.repository ??
    owned.use(await openRepository({ ...host, temporaryFolder: folder }, request.repository));
  phases.next("finding the base");
  const { base, head } = request;
  const revisions = place.revisions ?? (await resolveRevisions(repository, { base, head }));
  return { repository, revisions, scratch: folder };
}

/** Builds the ground. Throws a UserError if the results of other jobs are of another run. */
export function groundOf(
  run: Run,
  of: RunKind,
  found: Pick<Ground, "repository" | "commits" | "revisions" | "scratch" | "policy">,
  owned: AsyncDisposableStack,
): Ground {
  const { host, request } = run;
  const { repository, commits, scratch, policy } = found;
  const { top } = repository;
  const identity = identityOf(host, { top, revisions: commits, policy, roots: request.roots ?? [] });
  const shards = of.kind === "joined" ? of.shards : undefined;
  shards?.check(identity, top);
  const walk = of.kind === "walk" ? of : null;
  const warm = walk?.warm ?? null;
  // A walk has trees of its own.
  const treesFolder = warm === null ? (request.treesFolder ?? null) : null;
  const keptTrees = owned.use(openKeptTrees({ treesFolder, top, scratch }));
  const note = (text: string) => request.progress({ kind: "note", text });
  const cache = openCache(host, {
    ...request,
    ...(shards === undefined ? {} : { shards }),
    top,
    scratch,
    note,
  });
  const pool = warm?.pool ?? owned.use(openServerPool(host));
  const isStop = (walk?.policy ?? null) !== null;
  const known = of.kind === "after-save" ? of : null;
  const readings: ReadingMemory["of"] =
    warm === null ? (known?.readings ?? rememberReadings()).of : async () => warm.readings;
  const own = { keptTrees, cache, pool, isStop, warm, readings, unchanged: known?.unchanged ?? null };
  return { ...run, ...found, ...own, identity };
}
