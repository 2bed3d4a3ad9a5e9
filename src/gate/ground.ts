/** Builds the ground of a run before anything is installed: the repository, both commits and base's policy. */

import { resolveRevisions } from "../git/base.ts";
import type { TreeChange } from "../git/changes.ts";
import { openRepository, type Repository } from "../git/git.ts";
import type { ResolvedRevisions } from "../git/resolved.ts";
import { compact } from "../model/compact.ts";
import { canonical } from "../model/json.ts";
import { relativeInside } from "../model/paths.ts";
import type { ReplaySummary, ServerBump } from "../model/replay.ts";
import type { RunIdentity } from "../model/shard.ts";
import { sha256Hex } from "../platform/hashing.ts";
import type { Host } from "../platform/host.ts";
import type { Config } from "../policy/config.ts";
import type { ChosenServer, Policy } from "../policy/policy.ts";
import type { ObservationCache } from "../session/observe/cache/cache.ts";
import { ownCode } from "../session/observe/cache/code.ts";
import { openCache } from "../session/observe/cache/open.ts";
import { openServerPool, type ServerPool } from "../session/pool/pool.ts";
import type { RunRecord, ServerRun } from "../verdict/record.ts";
import type { RerunContext } from "../workspace/context.ts";
import { type KeptTrees, openKeptTrees } from "../workspace/kept-trees.ts";
import type { Phases } from "../workspace/phases.ts";
import { makeScratch } from "../workspace/scratch.ts";
import type { WarmWorkspaces } from "../workspace/warm.ts";
import { type ReadingMemory, rememberReadings } from "../workspace/warm.ts";
import type { GateRequest } from "./request.ts";
import type { RunKind, RunPlace } from "./shards/sharing.ts";

/** A request with everything that runs it. */
export type GateRun = {
  readonly host: Host;
  readonly request: GateRequest;
  readonly hooks: GateHooks;
  readonly phases: Phases;
};

/** The repository and both commits, or the reason why one cannot be found. */
export type Commits = {
  readonly repository: Repository;
  readonly revisions: Awaited<ReturnType<typeof resolveRevisions>>;
  /** Folder of this run; absolute. */
  readonly scratch: string;
};

/** Everything that is known about a run before its trees are written. */
export type Ground = GateRun & {
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

/**
 * Opens the repository and finds both commits, unless the kind of run has them already. `owned` closes what is opened
 * for this run alone.
 */
export async function findCommits(
  { host, request, phases }: GateRun,
  place: RunPlace,
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

/**
 * Builds the ground: caches, the pool of server processes and the identity of the run. Throws a UserError if the
 * shards of other jobs belong to another run.
 */
export function createGround(
  run: GateRun,
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
  // A walk changes its trees from commit to commit, so it shares none with other runs.
  const treesFolder = warm === null ? (request.treesFolder ?? null) : null;
  const keptTrees = owned.use(openKeptTrees({ treesFolder, top, scratch }));
  const note = (text: string) => request.progress({ kind: "note", text });
  const cache = openCache(host, {
    ...request,
    ...compact({ shards }),
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

/** Input for the identity of a run. */
type IdentityOf = {
  /** Top folder of the repository; absolute. */
  readonly top: string;
  readonly revisions: Pick<ResolvedRevisions, "base" | "head">;
  readonly policy: Policy;
  /** Folders that limit the run, absolute. */
  readonly roots: readonly string[];
};

/**
 * Returns the identity of a run, from commits, servers, settings, machine and Lanser's own code. Results of another
 * job may be used only if its identity is equal.
 */
function identityOf(
  { platform, arch, nodeVersion }: Pick<Host, "platform" | "arch" | "nodeVersion">,
  { top, revisions: { base, head }, policy, roots }: IdentityOf,
): RunIdentity {
  const { config, summary, servers } = policy;
  const asked = {
    servers: servers.map(({ profile, pin, roots, settings }) => [
      profile.id,
      pin.version,
      roots ?? null,
      settings,
    ]),
    dependencies: config.dependencies,
    baseDependencies: config.baseDependencies,
    scope: summary.scope ?? null,
    // The top folder limits nothing, so it is left out.
    only: roots.flatMap((folder) => relativeInside(top, folder) ?? []),
  };
  return {
    code: ownCode() ?? null,
    machine: `${platform} ${arch}, Node ${nodeVersion}`,
    place: sha256Hex(top),
    base: { commit: base.commit, tree: base.tree },
    head: { commit: head.commit, tree: head.tree },
    servers: servers.map(({ profile, pin }) => `${profile.id}@${pin.version}`),
    configuration: sha256Hex(canonical(asked)),
  };
}

/** Functions about traces that the gate calls. */
export type GateHooks = {
  /** Explains why the working tree is a mix of old and new files: an edit was interrupted or runs. Null if none did. */
  readonly unfinishedEdit: (
    host: Host,
    top: string,
  ) => { readonly message: string; readonly hint: string } | null;
  /** Replays the traces that base has committed, without a server; null if there is nothing to replay. */
  readonly replay: (
    repository: Repository,
    tree: string,
    config: Pick<Config, "replay" | "traces">,
  ) => Promise<CommittedReplay | null>;
  /** Names a trace that the change writes and that could not be read once it is in base. */
  readonly brokenTraces: (
    repository: Repository,
    tree: string,
    policy: Policy,
    changes: readonly TreeChange[],
  ) => Promise<RunRecord["limits"]>;
  /** Checks base's tree under head's pins of servers; called only if the change updates one. */
  readonly bumps: (
    host: Host,
    measured: readonly { readonly chosen: ChosenServer; readonly run: ServerRun }[],
    base: { readonly commit: string | null; readonly tree: string },
    of: RerunContext & { readonly ignore: readonly string[]; readonly next: (phase: string) => void },
  ) => Promise<readonly ServerBump[]>;
};

/** A replay of base's committed traces that has begun. */
export type CommittedReplay = {
  readonly mode: ReplaySummary["mode"];
  /** Returns the result of the replay, after the servers that must run again have run. */
  readonly summary: (host: Host, of: RerunContext) => Promise<ReplaySummary>;
};
