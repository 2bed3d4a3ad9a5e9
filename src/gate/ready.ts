/** Makes servers, trees and packages of a run ready. Steps that wait for git run at the same time. */

import { join } from "node:path";
import { type TreeChange, treeChanges } from "../git/changes.ts";
import { allEnded } from "../model/all-ended.ts";
import { compact } from "../model/compact.ts";
import type { UnopenedServer } from "../verdict/conclude.ts";
import type { RerunContext } from "../workspace/context.ts";
import { compareEnvironments, type Environments, ownEnvironment } from "../workspace/environments.ts";
import { readyServers } from "../workspace/ready.ts";
import type { ReadyServer } from "../workspace/server.ts";
import { type Trees, writeTrees } from "../workspace/trees.ts";
import type { Readings } from "../workspace/warm.ts";
import type { CommittedReplay, Ground } from "./ground.ts";

/** What a run has once everything is installed and written. */
export type Ready = {
  readonly context: RerunContext;
  readonly environments: Environments;
  readonly changes: readonly TreeChange[];
  /** Changes of the commits themselves, if their trees are entered with submodules; otherwise none. */
  readonly linkChanges: readonly TreeChange[];
  readonly trees: Trees;
  readonly replayed: CommittedReplay | null;
  readonly servers: readonly ReadyServer[];
  readonly unopened: readonly UnopenedServer[];
  readonly readings: Readings;
};

/**
 * Compares the packages, installs the servers and writes both trees, at the same time. A server that cannot be
 * installed is in `unopened`, and the others still run.
 */
export async function prepareRun(ground: Ground): Promise<Ready> {
  const { host, hooks, policy, repository, request, revisions, warm } = ground;
  const context = contextOf(ground);
  const environments = await compareEnvironments(host, {
    repository,
    trees: { base: revisions.base.tree, head: revisions.head.tree },
    dependencies: policy.config.dependencies,
    own: ownEnvironment(repository.top, request.baseDependencies, policy.config.baseDependencies),
  });
  const ready = () => readyServers(host, policy.servers, context);
  const profiles = policy.servers.map(({ profile }) => profile);
  // Calls that wait for git come first. Calls that keep this process busy come last, because they delay the others.
  const [changes, trees, replayed, installed, readings] = await allEnded([
    treeChanges(repository, revisions.base.tree, revisions.head.tree),
    writeTrees(context, revisions, policy.servers, environments.from),
    // A replay keeps this process busy, so it runs before any server starts: a waiting server could reach its timeout.
    hooks.replay(repository, revisions.base.tree, policy.config),
    warm?.kept("ready", "", ready) ?? ready(),
    ground.readings(profiles),
  ]);
  // In a walk, the installed servers come from the first run. The choice of a server (its pin update) is this run's
  // own.
  const chosenFor = new Map(policy.servers.map((one) => [one.profile.id, one] as const));
  const servers = installed
    .filter((one) => one.kind === "ready")
    .map((one) => ({ ...one, chosen: chosenFor.get(one.chosen.profile.id) ?? one.chosen }));
  const unopened = installed.filter((one) => one.kind === "unopened");
  const linkChanges = await ownChanges(ground);
  return { context, environments, changes, linkChanges, trees, replayed, servers, unopened, readings };
}

/**
 * Returns the changes between the commits' own trees, if submodules were entered: only there a changed submodule is
 * visible as one.
 */
async function ownChanges({ repository, commits, revisions }: Ground): Promise<readonly TreeChange[]> {
  const [base, head] = [commits.base.tree, commits.head.tree];
  if (base === revisions.base.tree && head === revisions.head.tree) return [];
  return treeChanges(repository, base, head);
}

/** Returns the folders and helpers that every workspace of the run uses. They are made once for all servers. */
function contextOf(ground: Ground): RerunContext {
  const { repository, policy, request, scratch, keptTrees, pool, warm, unchanged } = ground;
  return {
    repository,
    registry: policy.registry,
    pins: policy.pins,
    dependencies: policy.config.dependencies,
    cacheFolder: request.cacheFolder ?? join(scratch, "cache"),
    verifiedFolder: request.verifiedFolder ?? null,
    keptTrees,
    scratch,
    signal: request.signal,
    pool,
    ...compact({
      warm: warm === null ? undefined : warm,
      unchanged: unchanged === null ? undefined : unchanged,
    }),
    note: (text) => request.progress({ kind: "note", text }),
  };
}
