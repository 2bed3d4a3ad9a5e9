/**
 * Compares recorded rewards with recomputed ones, for `lanser reward replay` and `lanser reward sweep`. No server is
 * started.
 */
import { compact } from "../model/compact.ts";
import { isSameJson } from "../model/json.ts";
import type { Report } from "../model/report.ts";
import type { ProcessReward } from "../model/reward.ts";
import type { ReplayedReward, RewardPlace, SweptReward, TrajectoryProblem } from "../model/reward-again.ts";
import type { RewardStep } from "../model/reward-step.ts";
import {
  brokenSteps,
  type Counterfactual,
  type RecomputedReward,
  rewardAgain,
  stepAgain,
} from "./reward-again.ts";

/** Rewards of one file: those of a report, or the lines of a trajectory. */
export type Rewards =
  | { readonly kind: "report"; readonly file: string; readonly report: Report }
  | {
      readonly kind: "steps";
      readonly file: string;
      readonly steps: readonly RewardStep[];
      readonly problems: readonly TrajectoryProblem[];
    };

/**
 * Computes each recorded reward again and says whether it is equal, different or not computable. Lines that do not
 * follow each other count as different.
 */
export function replayRewards(all: readonly Rewards[]): readonly ReplayedReward[] {
  return all.flatMap((of) => {
    const broken = of.kind === "steps" ? brokenSteps(of.steps) : new Map<number, string>();
    return partsOf(of).map((part, at): ReplayedReward => {
      const { place, stored } = part;
      const again = part.again({});
      const value = (version: "pr-v1" | "pr-v2") => ({
        stored: stored === null ? null : (stored[version]?.r ?? null),
        recomputed: again.kind === "scored" ? again[version].r : null,
      });
      const values = { "pr-v1": value("pr-v1"), "pr-v2": value("pr-v2") };
      if (again.kind === "unscored") {
        const state = stored === null ? "unscored" : "unknown";
        return { ...place, ...values, state, basis: null, why: again.why, differences: [] };
      }
      const chain = broken.get(at);
      const differences = [
        ...again.differences,
        ...(["pr-v1", "pr-v2"] as const).flatMap((version) =>
          isSameJson(partsIn(stored?.[version]), partsIn(again[version])) ||
          values[version].stored !== values[version].recomputed
            ? []
            : [`the components of ${version} do not add up to it`],
        ),
        ...(chain === undefined ? [] : [chain]),
      ];
      const isEqual =
        differences.length === 0 &&
        Object.values(values).every(({ stored, recomputed }) => stored === recomputed);
      const state = isEqual ? "equal" : "different";
      return { ...place, ...values, state, basis: again.basis, why: null, differences };
    });
  });
}

/**
 * Returns every reward under all weights, and for each under all thresholds; null stands for the recorded ones. It
 * shows how much a choice of weights matters.
 */
export function sweepRewards(
  all: readonly Rewards[],
  weights: readonly SweptReward["weights"][],
  thresholds: readonly SweptReward["threshold"][],
): readonly SweptReward[] {
  return weights.flatMap((weighing) =>
    thresholds.flatMap((threshold) =>
      all.flatMap(partsOf).map(({ place, again }): SweptReward => {
        const of = again({
          ...compact({
            weights: weighing === null ? undefined : weighing,
            threshold: threshold === null ? undefined : threshold,
          }),
        });
        const row = { ...place, weights: weighing, threshold };
        return of.kind === "unscored"
          ? { ...row, "pr-v1": null, "pr-v2": null, why: of.why }
          : { ...row, "pr-v1": of["pr-v1"].r, "pr-v2": of["pr-v2"].r, why: null };
      }),
    ),
  );
}

/** Returns the numbers of a reward; its texts may be those of another release. */
function partsIn(reward: ProcessReward | null | undefined): unknown {
  return reward === null || reward === undefined
    ? null
    : { components: reward.components, weights: reward.weights };
}

/** One recorded reward, with a function that computes it again. */
type Part = {
  readonly place: RewardPlace;
  readonly stored: Pick<RewardStep, "pr-v1" | "pr-v2"> | null;
  readonly again: (other: Counterfactual) => RecomputedReward;
};

/**
 * Returns the rewards of a file: one of a report, one for each line of a trajectory, and one without a value for each
 * line that cannot be read.
 */
function partsOf(of: Rewards): readonly Part[] {
  const { file } = of;
  if (of.kind === "report") {
    const { report } = of;
    const place = { file, step: null, commit: report.head.commit };
    return [{ place, stored: report.reward, again: (other) => rewardAgain(report, other) }];
  }
  const inTrajectory = (trajectory: string | undefined) => (trajectory === undefined ? {} : { trajectory });
  return [
    ...of.steps.map(
      (step): Part => ({
        place: { file, ...inTrajectory(step.trajectory), step: step.step, commit: step.commit },
        stored: step["pr-v2"] === null ? null : step,
        again: (other) => stepAgain(step, other),
      }),
    ),
    ...of.problems.map(
      ({ id, problem }): Part => ({
        place: { file, trajectory: id, step: null, commit: null },
        stored: null,
        again: () => ({ kind: "unscored", why: problem }),
      }),
    ),
  ];
}
