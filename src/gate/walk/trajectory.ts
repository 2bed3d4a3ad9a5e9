/** Runs one trajectory of a batch: given states, walked from base. */
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
      // What a state is found to be must not depend on the trajectory that comes by: it is observed once for all of them.
      "cold",
    );
    if (steps.length > 0) return { kind: "steps", steps };
    return { kind: "problem", problem: report.unscored ?? "there is nothing to compare" };
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    // Its folder is another one on each machine that has a part of the batch.
    const isFolder = error.code === "no-repository";
    return { kind: "problem", problem: isFolder ? "there is no repository" : error.message };
  }
}

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
 * Returns the places of the patches. Each state has the id of a commit that does not exist, so that steps and blame
 * have a name for it.
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
