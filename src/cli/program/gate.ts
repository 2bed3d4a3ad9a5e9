/** Connects the gate with its hooks, for the command, the Action and the SDK. */
import * as gate from "../../gate/gate.ts";
import type { GateHooks } from "../../gate/ground.ts";
import type { GateRequest, GateResult } from "../../gate/request.ts";
import type { RunKind } from "../../gate/shards/sharing.ts";
import type { AfterEdit, AfterEditRequest } from "../../gate/walk/after-edit.ts";
import type { WalkKind, WalkResult } from "../../gate/walk/walk.ts";
import type { StepKind } from "../../model/request.ts";
import type { Trajectory, TrajectoryResult } from "../../model/reward-batch.ts";
import type { Host } from "../../platform/host.ts";
import { brokenTraces } from "../../traces/replay/broken.ts";
import { replayCommitted } from "../../traces/replay/committed.ts";

const hooks: GateHooks = {
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

/** The same for a run of any kind. */
export function runGateKind(host: Host, request: GateRequest, of: RunKind): Promise<GateResult> {
  return gate.runKindWith(host, request, hooks, of);
}

export async function runWalk(
  host: Host,
  request: GateRequest,
  kind: StepKind,
  looking: WalkKind,
): Promise<WalkResult> {
  return (await import("../../gate/walk/walk.ts")).runWalkWith(host, request, hooks, kind, looking);
}

export async function runRewarded(
  host: Host,
  request: GateRequest,
  kind: StepKind,
  looking: WalkKind,
): Promise<WalkResult> {
  return (await import("../../gate/walk/rewarded.ts")).runRewardedWith(host, request, hooks, kind, looking);
}

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
