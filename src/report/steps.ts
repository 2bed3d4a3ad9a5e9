/** What the commits of a change earned one after the other, as values that every page draws; and as GitHub draws them. */
import type { RewardStep } from "../model/reward-step.ts";
import { capitalized, plural, shortId, threeDigits } from "../model/text.ts";
import { terminalText } from "./escape.ts";
import { codeSpan, type Links, sentence } from "./markdown/finding.ts";

export type StepPoint = {
  /** From 1. */
  readonly step: number;
  /** Null for the working tree. */
  readonly commit: string | null;
  /** What the step earned; null where it could not be scored, and `why`. */
  readonly reward: number | null;
  readonly why: string | null;
  readonly new: number;
  readonly fixed: number;
  /** Since base, of all steps until here that were scored: the reward, and how many more findings count. */
  readonly sum: number;
  readonly findings: number;
};

/** A change of so few steps has nothing to draw. */
const stepsMin = 2;
/** Of a longer change the last ones. */
export const stepsShownMax = 50;

/** Empty where the change is one step. */
export function stepPoints(steps: readonly RewardStep[]): readonly StepPoint[] {
  if (steps.length < stepsMin) return [];
  let [sum, findings] = [0, 0];
  return steps.map((one) => {
    const reward = one["pr-v2"];
    if (reward !== null) {
      sum = Number((sum + reward.r).toFixed(12)) + 0;
      findings -= reward.components.diag_delta;
    }
    return {
      step: one.step,
      commit: one.commit,
      reward: reward?.r ?? null,
      why: one.unscored,
      new: one.new.length,
      fixed: one.fixed.length,
      ...{ sum, findings },
    };
  });
}

/** For a terminal; empty where the change is one step. */
export function stepsInText(steps: readonly RewardStep[]): string {
  const points = stepPoints(steps);
  const last = points.at(-1);
  if (last === undefined) return "";
  const more = leftOut(points);
  const signed = (value: number) => `${value > 0 ? "+" : ""}${threeDigits(value)}`;
  const lines = points.slice(-stepsShownMax).map(({ commit, reward, why, ...point }) => {
    const name = commit === null ? "not committed" : `commit ${shortId(commit)}`;
    if (reward === null) return `  not scored  ${name}: ${terminalText(why ?? "")}`;
    const what = [
      ...(point.new === 0 ? [] : [`${point.new} new`]),
      ...(point.fixed === 0 ? [] : [`${point.fixed} fixed`]),
    ].join(", ");
    return `  ${signed(reward)}  ${name}${what === "" ? "" : `: ${what}`}`;
  });
  return [
    "",
    `Reward by commit, ${signed(last.sum)} in all`,
    ...(more === null ? [] : [`  ${more}`]),
    ...lines,
    "",
  ].join("\n");
}

/** The values of both axes, base's among them. */
export function rangeOf(points: readonly StepPoint[]): { readonly low: number; readonly high: number } {
  const values = [0, ...points.flatMap(({ sum, findings }) => [sum, findings])];
  const [low, high] = [Math.floor(Math.min(...values)), Math.ceil(Math.max(...values))];
  return low === high ? { low: low - 1, high: high + 1 } : { low, high };
}

export const stepsTitle = "Reward since base (line), and how many more findings count (bars)";

export function leftOut(points: readonly StepPoint[]): string | null {
  const left = points.length - stepsShownMax;
  return left <= 0 ? null : `${plural(left, "earlier commit")} are in the lines of rewards`;
}

/** A chart, and a line for each commit. */
export function stepsInMarkdown(steps: readonly RewardStep[], links: Links | null): readonly string[] {
  const points = stepPoints(steps);
  if (points.length === 0) return [];
  const shown = points.slice(-stepsShownMax);
  const more = leftOut(points);
  return [
    ...chart(shown),
    "",
    ...table(shown, links),
    ...(more === null ? [] : ["", `${capitalized(more)}.`]),
  ];
}

function chart(points: readonly StepPoint[]): readonly string[] {
  const { low, high } = rangeOf(points);
  // Numbers alone: nothing that somebody wrote stands in it.
  const list = (values: readonly (number | string)[]) => `[${values.join(", ")}]`;
  return [
    "```mermaid",
    "xychart-beta",
    `  title "${stepsTitle}"`,
    `  x-axis "step" ${list(points.map(({ step }) => `"${step}"`))}`,
    `  y-axis "since base" ${low} --> ${high}`,
    `  bar ${list(points.map(({ findings }) => findings))}`,
    `  line ${list(points.map(({ sum }) => threeDigits(sum)))}`,
    "```",
  ];
}

function table(points: readonly StepPoint[], links: Links | null): readonly string[] {
  return [
    "| step | commit | reward | since base | new | fixed |",
    "| --: | :-- | --: | --: | --: | --: |",
    ...points.map(
      (one) =>
        `| ${[one.step, commitName(one, links), rewardOf(one), threeDigits(one.sum), one.new, one.fixed].join(" | ")} |`,
    ),
    ...points.flatMap(({ step, why }) =>
      why === null ? [] : ["", `Step ${step} was not scored: ${sentence(why)}.`],
    ),
  ];
}

export function rewardOf({ reward }: StepPoint): string {
  return reward === null ? "not scored" : signed(reward);
}

function signed(value: number): string {
  return value > 0 ? `+${threeDigits(value)}` : String(threeDigits(value));
}

function commitName({ commit }: StepPoint, links: Links | null): string {
  if (commit === null) return "not committed";
  const name = codeSpan(shortId(commit));
  return links === null ? name : `[${name}](${links.server}/${links.repository}/commit/${commit})`;
}
