/** One commit of a change and what it earned, as `lanser reward` writes it: a line of `rewards.jsonl`. */
import { canonical } from "./json.ts";
import { insidePath } from "./paths.ts";
import type { ProcessReward } from "./reward.ts";

/** What a step brought, or took away. */
export type StepFinding = {
  readonly id: string;
  readonly path: string;
  /** 1-based, on the side where it is or was. */
  readonly line: number;
  readonly code: string | null;
  /** Its part of the step's own: how many findings fewer the reward counts for it. */
  readonly diag_delta: -2 | -1 | 0 | 1 | 2;
  /** Of an unproven one: what was silent. */
  readonly probe?: string;
};

/** In the order in which people read them. */
export const stepLists = ["new", "fixed", "removed", "suppressed", "unproven", "volatile"] as const;
export type StepFindings = Readonly<Record<(typeof stepLists)[number], readonly StepFinding[]>>;

/** D, S and α_t of a state. */
export type StepStart = { readonly diagnostics: number; readonly safety: 0 | 1; readonly alpha_conf: number };

export type RewardStep = StepFindings & {
  /** Of a batch: which trajectory the step is of. */
  readonly trajectory?: string;
  /** From 1. */
  readonly step: number;
  /** Null for the working tree. */
  readonly commit: string | null;
  /** The commit before it in the walk; of the first one base. Null for a working tree, which only two reports can have there. */
  readonly parent: string | null;
  readonly tree: string;
  /** The last commit that could be scored, where that is not `parent`: the step spans all since then. */
  readonly since?: string;
  /** The state that the step is counted from, measured from base; with it a line tells its rewards by itself. Absent where there is none, and in older lines. */
  readonly before?: StepStart;
  readonly "pr-v1": ProcessReward | null;
  readonly "pr-v2": ProcessReward | null;
  /** Why there is no reward, or null. */
  readonly unscored: string | null;
  /** What the step changes in configuration and policy, and adds that can make a checker silent: to be seen, and worth nothing. Absent: nothing. */
  readonly shown?: readonly string[];
  /** Of the run from base to here. */
  readonly probes: { readonly asked: number; readonly silent: number };
};

/** The published form (`schemas/reward.v1.json`): canonical JSON, and one line feed. */
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
