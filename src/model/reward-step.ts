/** Defines a step: one commit of a change with its reward, as a line of `rewards.jsonl` that `lanser reward` writes. */
import { canonical } from "./json.ts";
import { insidePath } from "./paths.ts";
import type { ConfidenceRule, ProcessReward } from "./reward.ts";

/** A finding that a step added or removed. */
export type StepFinding = {
  readonly id: string;
  readonly path: string;
  /** 1-based, on the side where it is or was. */
  readonly line: number;
  readonly code: string | null;
  /** Its part of the step's `diag_delta`: by how many findings the reward's count decreases because of it. */
  readonly diag_delta: -2 | -1 | 0 | 1 | 2;
  /** The silent probe of an unproven finding. */
  readonly probe?: string;
};

/** Lists of a step, in the order in which people read them. */
export const stepLists = ["new", "fixed", "removed", "suppressed", "unproven", "volatile"] as const;
export type StepFindings = Readonly<Record<(typeof stepLists)[number], readonly StepFinding[]>>;

/** State before a step, by the symbols of the paper: the number of findings D, the safety S and the confidence α_t. */
export type StepStart = { readonly diagnostics: number; readonly safety: 0 | 1; readonly alpha_conf: number };

/** One step with its reward. Each list has the findings that the step added or removed. */
export type RewardStep = StepFindings & {
  /** Id of the step's trajectory, in a batch. */
  readonly trajectory?: string;
  /** From 1. */
  readonly step: number;
  /** Null for the working tree. */
  readonly commit: string | null;
  /**
   * The commit before this one in the walk; base for the first. Null for a working tree, which is possible only if the
   * reward is computed from two reports.
   */
  readonly parent: string | null;
  readonly tree: string;
  /** The last commit that could be scored, if that is not `parent`. The step spans all commits since then. */
  readonly since?: string;
  /**
   * The state before the step, measured from base. With it the rewards can be computed again from the line alone.
   * Absent if there is no such state, and in older lines.
   */
  readonly before?: StepStart;
  /** Rule for the confidence. Absent without a reward, and in older lines: their rule is 1. */
  readonly rule?: ConfidenceRule;
  readonly "pr-v1": ProcessReward | null;
  readonly "pr-v2": ProcessReward | null;
  /** Why there is no reward, or null. */
  readonly unscored: string | null;
  /**
   * Changes of the step to configuration and policy, and added code that can silence a checker. They are shown but do
   * not affect the reward. Absent: none.
   */
  readonly shown?: readonly string[];
  /** Probes of the run from base to this commit. */
  readonly probes: { readonly asked: number; readonly silent: number };
};

/**
 * Writes the published form (`schemas/reward.v1.json`): canonical JSON and one line feed. Throws if a path is not
 * inside the repository.
 */
export function rewardStepToV1(step: RewardStep): string {
  const lists = stepLists.map((name) => [
    name,
    step[name].map((one) => ({ ...one, path: insidePath(one.path) })),
  ]);
  return `${canonical({ schema: "lanser.reward.v1", ...step, ...Object.fromEntries(lists) })}\n`;
}

export type RewardStepRead =
  | { readonly kind: "step"; readonly step: RewardStep }
  | { readonly kind: "invalid" };

/**
 * Reads a line of `rewards.jsonl`. The line can come from another release or another tool, so `validate` checks it
 * first.
 */
export function rewardStepFromV1(line: string, validate: (value: unknown) => boolean): RewardStepRead {
  let value: unknown;
  try {
    value = JSON.parse(line);
  } catch {
    return { kind: "invalid" };
  }
  if (!validate(value)) return { kind: "invalid" };
  const { schema: _schema, ...step } = value as RewardStep & { readonly schema: string };
  return { kind: "step", step };
}
