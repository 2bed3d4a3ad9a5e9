/** What a run stands on before anything is installed: the repository, both commits and base's policy. */
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
import type { Phases } from "../workspace/phases.ts";
import { makeScratch } from "../workspace/scratch.ts";
import type { GateHooks } from "./hooks.ts";
import type { GateRequest } from "./request.ts";
import { identityOf } from "./shards/identity.ts";
import type { Sharing } from "./shards/sharing.ts";

export type Run = {
  readonly host: Host;
  readonly request: GateRequest;
  readonly hooks: GateHooks;
  readonly sharing: Sharing;
  readonly phases: Phases;
};

export type Commits = {
  readonly repository: Repository;
  readonly revisions: Awaited<ReturnType<typeof resolveRevisions>>;
  /** The folder of this run; absolute. */
  readonly scratch: string;
};

export type Ground = Run & {
  readonly repository: Repository;
  /** As the repository has them. */
  readonly commits: ResolvedRevisions;
  /** The same with trees in which submodules are folders: what is observed. */
  readonly revisions: ResolvedRevisions;
  readonly scratch: string;
  readonly policy: Policy;
  readonly keptTrees: KeptTrees;
  readonly cache: ObservationCache | null;
  readonly pool: ServerPool;
  readonly identity: RunIdentity;
};

/** `owned` closes what is opened for this run alone. */
export async function findCommits(
  { host, request, sharing, phases }: Run,
  owned: AsyncDisposableStack,
): Promise<Commits> {
  const { warm, compared } = sharing;
  warm?.empty();
  const { folder } =
    warm ?? (sharing.scratch === undefined ? owned.use(makeScratch(host)) : { folder: sharing.scratch });
  const repository =
    (warm ?? compared)?.repository ??
    owned.use(await openRepository({ ...host, temporaryFolder: folder }, request.repository));
  phases.next("finding the base");
  const { base, head } = request;
  const revisions = compared?.revisions ?? (await resolveRevisions(repository, { base, head }));
  return { repository, revisions, scratch: folder };
}

/** Throws a UserError where what other jobs found is of another run. */
export function groundOf(
  run: Run,
  found: Pick<Ground, "repository" | "commits" | "revisions" | "scratch" | "policy">,
  owned: AsyncDisposableStack,
): Ground {
  const { host, request, sharing } = run;
  const { repository, commits, scratch, policy } = found;
  const { top } = repository;
  const identity = identityOf(host, { top, revisions: commits, policy, roots: request.roots ?? [] });
  sharing.shards?.check(identity, top);
  const keptTrees = owned.use(openKeptTrees({ ...request, ...sharing, top, scratch }));
  const note = (text: string) => request.progress({ kind: "note", text });
  const cache = openCache(host, { ...request, ...sharing, top, scratch, note });
  const pool = sharing.warm?.pool ?? owned.use(openServerPool(host));
  return { ...run, ...found, keptTrees, cache, pool, identity };
}
