/**
 * Connects the gate with its hooks (unfinished edits, replay of committed traces, measurement of new server versions), for the command,
 * the Action and the SDK. The hooks are code of the rooms `edits` and `traces`, which the gate does not import.
 */
import { assertNoUnfinishedEdit } from "../../edits/state.ts";
import * as gate from "../../gate/gate.ts";
import type { GateHooks } from "../../gate/ground.ts";
import type { GateRequest, GateResult } from "../../gate/request.ts";
import type { RunKind } from "../../gate/shards/sharing.ts";
import type { AfterEdit, AfterEditRequest } from "../../gate/walk/after-edit.ts";
import type { WalkKind, WalkResult } from "../../gate/walk/walk.ts";
import { UserError } from "../../model/errors.ts";
import type { StepKind } from "../../model/request.ts";
import type { Trajectory, TrajectoryResult } from "../../model/reward-batch.ts";
import { capitalized } from "../../model/text.ts";
import type { Host } from "../../platform/host.ts";
import { brokenTraces } from "../../traces/replay/broken.ts";
import { replayCommitted } from "../../traces/replay/committed.ts";

const hooks: GateHooks = {
  unfinishedEdit(host, top) {
    try {
      assertNoUnfinishedEdit(host, top);
      return null;
    } catch (error) {
      if (!(error instanceof UserError)) throw error;
      return { message: `${capitalized(error.message)}.`, hint: error.hint };
    }
  },
  async replay(repository, tree, config) {
    const replayed = await replayCommitted(repository, tree, config);
    if (replayed === null) return null;
    const again = () => import("../../traces/replay/asked-again.ts");
    return {
      mode: replayed.mode,
      summary: async (host, of) => (await again()).askAllAgain(host, replayed, of),
    };
  },
  brokenTraces,
  bumps: async (...asked) => (await import("../../traces/drift/bump.ts")).measureBumps(...asked),
};

/** Compares two commits and judges the change. Throws a UserError for what a person can fix. */
export function runGate(host: Host, request: GateRequest): Promise<GateResult> {
  return gate.runGateWith(host, request, hooks);
}

/** Runs the gate for only some units, from joined shards, or over all roots (`of`): for plan, shard, merge and init. */
export function runGateKind(host: Host, request: GateRequest, of: RunKind): Promise<GateResult> {
  return gate.runKindWith(host, request, hooks, of);
}

/**
 * Judges each commit of a change, for `lanser reward`. It loads the code of walks only when it is called, because most
 * runs compare only two commits.
 */
export async function runWalk(
  host: Host,
  request: GateRequest,
  kind: StepKind,
  looking: WalkKind,
): Promise<WalkResult> {
  return (await import("../../gate/walk/walk.ts")).runWalkWith(host, request, hooks, kind, looking);
}

/**
 * Judges a change and rewards its commits, for `--steps` and `--rewards` of `lanser gate`. After a second push to a
 * branch, rewards count from another base than the verdict, so this can be two comparisons.
 */
export async function runRewarded(
  host: Host,
  request: GateRequest,
  kind: StepKind,
  looking: WalkKind,
): Promise<WalkResult> {
  return (await import("../../gate/walk/rewarded.ts")).runRewardedWith(host, request, hooks, kind, looking);
}

/** Rewards the steps of one trajectory, a list of commits or patches, for `lanser reward batch`. */
export async function runTrajectory(
  host: Host,
  request: Omit<GateRequest, "base" | "head">,
  trajectory: Pick<Trajectory, "base" | "commits" | "patches">,
): Promise<TrajectoryResult> {
  return (await import("../../gate/walk/trajectory.ts")).runTrajectoryWith(host, request, hooks, trajectory);
}

/** Computes the effect of an edit: findings and reward. Throws a UserError for an edit that does not fit. */
export async function afterEdit(host: Host, asked: AfterEditRequest): Promise<AfterEdit> {
  return (await import("../../gate/walk/after-edit.ts")).checkEdit(host, asked, hooks);
}
