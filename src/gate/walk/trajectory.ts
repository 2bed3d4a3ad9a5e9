/**
 * Runs one trajectory of a batch: given states, walked from base. A training job scores many agents' runs this way.
 */
import { patchedTrees } from "../../git/edited-tree.ts";
import type { Repository } from "../../git/git.ts";
import { readCommit } from "../../git/objects.ts";
import type { ResolvedRevisions } from "../../git/resolved.ts";
import { unwrittenCommit } from "../../git/unwritten-commit.ts";
import { UserError } from "../../model/errors.ts";
import type { Trajectory, TrajectoryResult } from "../../model/reward-batch.ts";
import type { Host } from "../../platform/host.ts";
import type { GateHooks } from "../ground.ts";
import type { GateRequest } from "../request.ts";
import { type CommitPath, runWalkWith } from "./walk.ts";

/**
 * Walks the states of a trajectory and returns its steps. A problem that a person can fix is a result, not an error,
 * so that one bad trajectory does not end the batch.
 */
export async function runTrajectoryWith(
  host: Host,
  request: Omit<GateRequest, "base" | "head">,
  hooks: GateHooks,
  { base, commits, patches = [] }: Pick<Trajectory, "base" | "commits" | "patches">,
): Promise<TrajectoryResult> {
  const last = commits?.at(-1);
  const head =
    last === undefined
      ? ({ kind: "patched", rev: base, patches } as const)
      : ({ kind: "commit", rev: last } as const);
  try {
    const { steps, report } = await runWalkWith(
      host,
      { ...request, base: { kind: "exact", rev: base }, head },
      hooks,
      commits === undefined
        ? (repository, from) => wayOfPatches(repository, from, patches)
        : (repository) => wayOfCommits(repository, commits),
      // Fresh servers: the result of a state must not depend on the trajectory, because several trajectories share states.
      "cold",
    );
    if (steps.length > 0) return { kind: "steps", steps };
    return { kind: "problem", problem: report.unscored ?? "there is nothing to compare" };
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    // The path is left out of the message: it differs on each machine that runs a part of the batch.
    const isFolder = error.code === "no-repository";
    return { kind: "problem", problem: isFolder ? "there is no repository" : error.message };
  }
}

/** Returns the stops for given commits. Throws a UserError if the repository lacks one. */
async function wayOfCommits(repository: Repository, ids: readonly string[]): Promise<CommitPath> {
  const way: CommitPath[number][] = [];
  for (const id of ids) {
    const commit = await readCommit(repository, id);
    if (commit === undefined)
      throw new UserError("unknown-revision", `there is no commit ${id} in this repository`);
    way.push({ commit: id, tree: commit.tree, head: { kind: "commit", rev: id } });
  }
  return way;
}

/**
 * Returns the stops for patches. Each state gets the id of a commit that does not exist, so that steps and blame have
 * a name for it.
 */
async function wayOfPatches(
  repository: Repository,
  { commit, tree }: ResolvedRevisions["base"],
  patches: readonly string[],
): Promise<CommitPath> {
  const trees = await patchedTrees(repository, tree, patches);
  let parent = commit;
  return trees.map((own, at) => {
    parent = unwrittenCommit(repository.objectFormat, own, parent);
    return {
      commit: parent,
      tree: own,
      head: { kind: "patched", rev: commit, patches: patches.slice(0, at + 1) },
    };
  });
}
