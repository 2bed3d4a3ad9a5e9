/** Makes servers, trees and packages of a run ready: work that waits for git comes first. */

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
  // What git is waited for comes first, what this process does without a pause last.
  const [changes, trees, replayed, installed, readings] = await allEnded([
    treeChanges(repository, revisions.base.tree, revisions.head.tree),
    writeTrees(context, revisions, policy.servers, environments.from),
    // Before any server is started: a long trace must not make this process look away while one is waited for.
    hooks.replay(repository, revisions.base.tree, policy.config),
    warm?.kept("ready", "", ready) ?? ready(),
    ground.readings(profiles),
  ]);
  // What a walk keeps of a server says what it is for the first run: a bump is of that alone.
  const chosenFor = new Map(policy.servers.map((one) => [one.profile.id, one] as const));
  const servers = installed
    .filter((one) => one.kind === "ready")
    .map((one) => ({ ...one, chosen: chosenFor.get(one.chosen.profile.id) ?? one.chosen }));
  const unopened = installed.filter((one) => one.kind === "unopened");
  const linkChanges = await ownChanges(ground);
  return { context, environments, changes, linkChanges, trees, replayed, servers, unopened, readings };
}

async function ownChanges({ repository, commits, revisions }: Ground): Promise<readonly TreeChange[]> {
  const [base, head] = [commits.base.tree, commits.head.tree];
  if (base === revisions.base.tree && head === revisions.head.tree) return [];
  return treeChanges(repository, base, head);
}

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
