/** Writes and reads lines of rewards; each line is validated against its schema. */

import { UserError } from "../../model/errors.ts";
import { readMember } from "../../model/json.ts";
import type { ConfidenceRule } from "../../model/reward.ts";
import type { TrajectoryProblem } from "../../model/reward-again.ts";
import { type RewardStep, rewardStepFromV1, rewardStepToV1 } from "../../model/reward-step.ts";
import { validateRewardV1 } from "../../schemas/generated/reward.v1.ts";
import { validateRewardBatchV1 } from "../../schemas/generated/reward-batch.v1.ts";
import { haveOneRule } from "../../verdict/reward-again.ts";

/**
 * Throws a UserError if rewards that a command compares or adds up follow different rules for the confidence. Entries
 * without a reward are null.
 */
export function requireOneRule(rewards: readonly ({ readonly rule?: ConfidenceRule } | null)[]): void {
  if (haveOneRule(rewards)) return;
  throw new UserError("usage", "the rewards measure the confidence by different rules", {
    hint: "Rewards of different rules are not comparable. Pass files with the same `rule`, or measure again with one release.",
  });
}

/** Returns a step as one entry for `requireOneRule`. */
export function scoredStep(step: RewardStep): RewardStep | null {
  return step["pr-v2"] === null ? null : step;
}

/** Writes the steps as JSON lines (schemas/reward.v1.json). */
export function rewardLines(steps: readonly RewardStep[]): string {
  return steps.map(lineOf).join("");
}

/** Writes one step. Throws if the line breaks its schema: that is a fault of Lanser, and readers would fail. */
function lineOf(step: RewardStep): string {
  const line = rewardStepToV1(step);
  if (validateRewardV1(JSON.parse(line))) return line;
  const [error] = validateRewardV1.errors ?? [];
  throw new Error(`the line of a step does not follow its schema: ${error?.instancePath} ${error?.message}`);
}

/** Content of a file of rewards: steps, and trajectories of a batch that have none. */
export type RewardFile = {
  readonly steps: readonly RewardStep[];
  readonly problems: readonly TrajectoryProblem[];
};

/**
 * Reads lines of rewards: steps, and problems of a batch. `name` is the file in messages. Throws a UserError for an
 * invalid line, and for an empty file, which is usually a failed run.
 */
export function readRewards(text: string, name: string): RewardFile {
  const lines = text.split("\n");
  if (lines.at(-1) === "") lines.pop();
  if (lines.length === 0)
    throw new UserError("unreadable-file", `${name} contains no lines of rewards`, { hint: wantedLines });
  const steps: RewardStep[] = [];
  const problems: TrajectoryProblem[] = [];
  for (const [at, line] of lines.entries()) {
    const read = rewardStepFromV1(line, validateRewardV1);
    const problem = read.kind === "step" ? undefined : problemIn(line);
    if (read.kind === "step") steps.push(read.step);
    else if (problem !== undefined) problems.push(problem);
    else
      throw new UserError(
        "unreadable-file",
        `line ${at + 1} of ${name} does not follow schemas/reward.v1.json`,
        { hint: wantedLines },
      );
  }
  return { steps, problems };
}

const wantedLines =
  "Name a file with the output of `lanser reward`, `lanser reward batch` or `lanser gate --rewards`.";

/**
 * Returns the problem of a trajectory without steps; undefined for any other line. A batch writes such lines among
 * those of rewards, for trajectories that it could not measure.
 */
function problemIn(line: string): TrajectoryProblem | undefined {
  try {
    const value: unknown = JSON.parse(line);
    const isLine = validateRewardBatchV1(value) && readMember(value, "schema") === "lanser.reward-batch.v1";
    return isLine
      ? { id: String(readMember(value, "id")), problem: String(readMember(value, "problem")) }
      : undefined;
  } catch {
    return undefined;
  }
}
