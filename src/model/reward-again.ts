/**
 * Defines the output of `lanser reward replay` and `lanser reward sweep`: rewards computed again from stored data
 * (`schemas/reward-replay.v1.json`, `schemas/reward-sweep.v1.json`).
 */
import { canonical, makeWellFormed } from "./json.ts";
import type { RewardVersion, RewardWeights } from "./reward.ts";

/** The place of a stored reward: a report, or a line of a file of rewards. */
export type RewardPlace = {
  /** The file's name as the user gave it. */
  readonly file: string;
  /** Trajectory of a line of a batch. */
  readonly trajectory?: string;
  /** Null for a report, and for a trajectory without steps. */
  readonly step: number | null;
  readonly commit: string | null;
};

/** A trajectory of a batch that could not be walked, and why. */
export type TrajectoryProblem = { readonly id: string; readonly problem: string };

type Pair = { readonly stored: number | null; readonly recomputed: number | null };

export type ReplayedReward = RewardPlace &
  Readonly<Record<RewardVersion, Pair>> & {
    /** `unscored`: there is no stored reward to compare. `unknown`: the stored data is not enough to compute it. */
    readonly state: "equal" | "different" | "unscored" | "unknown";
    readonly basis: "findings" | "counts" | null;
    readonly why: string | null;
    readonly differences: readonly string[];
  };

export type SweptReward = RewardPlace &
  Readonly<Record<RewardVersion, number | null>> & {
    /** Null: the recorded weights. */
    readonly weights: RewardWeights | null;
    readonly threshold: number | null;
    readonly why: string | null;
  };

export function replayedToV1(results: readonly ReplayedReward[]): string {
  const equal = results.every(({ state }) => state !== "different");
  return `${canonical(makeWellFormed({ schema: "lanser.reward-replay.v1", equal, results }))}\n`;
}

export function sweptToV1(rows: readonly SweptReward[]): string {
  return `${canonical(makeWellFormed({ schema: "lanser.reward-sweep.v1", rows }))}\n`;
}
