/**
 * Judges a run and rewards its commits. If the reward is counted from another commit than the verdict, these are two
 * comparisons.
 */
import { resolveRevisions } from "../../git/base.ts";
import { openRepository } from "../../git/git.ts";
import { UserError } from "../../model/errors.ts";
import { type BaseRequest, rewardBase, type StepKind } from "../../model/request.ts";
import type { Host } from "../../platform/host.ts";
import { endedResult } from "../../workspace/outside.ts";
import { makeScratch } from "../../workspace/scratch.ts";
import { runGateWith } from "../gate.ts";
import type { GateHooks } from "../ground.ts";
import type { GateRequest } from "../request.ts";
import { runWalkWith, type WalkKind, type WalkResult } from "./walk.ts";

/**
 * Compares with the base of the request for the verdict and the report. A later push to a branch earns rewards from
 * the commit where that branch left the default branch, so that the rewards of earlier pushes are included. Its steps
 * are those of a walk from there.
 */
export async function runRewardedWith(
  machine: Host,
  request: GateRequest,
  hooks: GateHooks,
  kind: StepKind,
  looking: WalkKind,
): Promise<WalkResult> {
  const host = { ...machine, stop: request.signal };
  try {
    return await judgedAndRewarded(host, request, hooks, kind, looking);
  } catch (error) {
    const ended = endedResult(host, error, request);
    if (ended === undefined) throw error;
    return { ...ended, steps: [] };
  }
}

/** Runs one walk if verdict and reward have the same base, otherwise the gate and then the walk. */
async function judgedAndRewarded(
  host: Host,
  request: GateRequest,
  hooks: GateHooks,
  kind: StepKind,
  looking: WalkKind,
): Promise<WalkResult> {
  const base = await otherBase(host, request);
  if (base === null) return runWalkWith(host, request, hooks, kind, looking);
  const judged = await runGateWith(host, request, hooks);
  return {
    ...judged,
    steps: await stepsFrom(host, { ...request, base, traceFolder: undefined }, hooks, kind, looking),
  };
}

/**
 * Returns the steps; none if the walk fails. The verdict is already known, and the commit where the branch left the
 * default one can have another configuration, or none.
 */
async function stepsFrom(
  host: Host,
  request: GateRequest,
  hooks: GateHooks,
  kind: StepKind,
  looking: WalkKind,
): Promise<WalkResult["steps"]> {
  try {
    return (await runWalkWith(host, request, hooks, kind, looking)).steps;
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    request.progress({ kind: "note", text: `Lanser cannot reward the commits one by one: ${error.message}` });
    return [];
  }
}

/**
 * Returns the base that rewards count from, if it is another commit than the base of the verdict. Null if both are
 * the same, or if the change has no commit to count from.
 */
async function otherBase(host: Host, request: GateRequest): Promise<BaseRequest | null> {
  const base = rewardBase(request.base);
  if (base === request.base) return null;
  using scratch = makeScratch(host);
  await using repository = await openRepository(
    { ...host, temporaryFolder: scratch.folder },
    request.repository,
  );
  const [own, other] = [
    await resolveRevisions(repository, request),
    await resolveRevisions(repository, { base, head: request.head }),
  ];
  if (own.kind === "unavailable" || other.kind === "unavailable") return null;
  const from = other.base.commit;
  return from === own.base.commit || from === other.head.commit ? null : base;
}
