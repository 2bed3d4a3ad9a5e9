/** Lines of rewards, written and read; nothing goes out or comes in that does not follow its schema. */
import { type RewardStep, rewardStepFromV1, rewardStepToV1 } from "../core/reward-step.ts";
import { UserError } from "../errors.ts";
import { validateRewardV1 } from "../schemas/reward.v1.gen.ts";

export function rewardLines(steps: readonly RewardStep[]): string {
  return steps.map(lineOf).join("");
}

function lineOf(step: RewardStep): string {
  const line = rewardStepToV1(step);
  if (validateRewardV1(JSON.parse(line))) return line;
  const [error] = validateRewardV1.errors ?? [];
  throw new Error(`no step: ${error?.instancePath} ${error?.message}`);
}

/** `name` is for the message. Throws a UserError for a line that is none. */
export function readRewards(text: string, name: string): readonly RewardStep[] {
  const lines = text.split("\n");
  if (lines.at(-1) === "") lines.pop();
  return lines.map((line, at) => {
    const read = rewardStepFromV1(line, validateRewardV1);
    if (read.kind === "step") return read.step;
    throw new UserError(
      "unreadable-file",
      `line ${at + 1} of ${name} does not follow schemas/reward.v1.json`,
    );
  });
}
