/**
 * Computes the reward of each commit of a change, as values for every page, and draws them for GitHub and
 * terminals.
 */
import type { RewardStep } from "../model/reward-step.ts";
import { capitalized, plural, shortId, threeDigits } from "../model/text.ts";
import { terminalText } from "./escape.ts";
import { codeSpan, type ReportLinks, renderSentence } from "./markdown/finding.ts";

export type StepPoint = {
  /** Number of the step, from 1. */
  readonly step: number;
  /** Id of the commit; null for the working tree. */
  readonly commit: string | null;
  /** Reward of the step; null if it could not be scored, and `why` has the reason. */
  readonly reward: number | null;
  readonly why: string | null;
  readonly new: number;
  readonly fixed: number;
  /** Sum since base over all scored steps up to this one: the reward, and how many more findings count. */
  readonly sum: number;
  readonly findings: number;
};

/** Minimum number of steps for a chart. */
const stepsMin = 2;
/** Maximum number of steps shown, the last ones. */
export const stepsShownMax = 50;

/** Converts steps to points; empty if the change is one step. */
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

/** Writes the steps for a terminal; empty if the change is one step. */
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

/** Returns the range of both axes, which includes base's zero. */
export function axisRanges(points: readonly StepPoint[]): { readonly low: number; readonly high: number } {
  const values = [0, ...points.flatMap(({ sum, findings }) => [sum, findings])];
  const [low, high] = [Math.floor(Math.min(...values)), Math.ceil(Math.max(...values))];
  return low === high ? { low: low - 1, high: high + 1 } : { low, high };
}

export const stepsTitle = "Reward since base (line), and how many more findings count (bars)";

export function leftOut(points: readonly StepPoint[]): string | null {
  const left = points.length - stepsShownMax;
  return left <= 0 ? null : `${plural(left, "earlier commit")} are in the lines of rewards`;
}

/** Writes a chart, and a line for each commit. */
export function stepsInMarkdown(steps: readonly RewardStep[], links: ReportLinks | null): readonly string[] {
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
  const { low, high } = axisRanges(points);
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

function table(points: readonly StepPoint[], links: ReportLinks | null): readonly string[] {
  return [
    "| step | commit | reward | since base | new | fixed |",
    "| --: | :-- | --: | --: | --: | --: |",
    ...points.map(
      (one) =>
        `| ${[one.step, commitName(one, links), rewardOf(one), threeDigits(one.sum), one.new, one.fixed].join(" | ")} |`,
    ),
    ...points.flatMap(({ step, why }) =>
      why === null ? [] : ["", `Step ${step} has no score: ${renderSentence(why)}.`],
    ),
  ];
}

export function rewardOf({ reward }: StepPoint): string {
  return reward === null ? "not scored" : signed(reward);
}

function signed(value: number): string {
  return value > 0 ? `+${threeDigits(value)}` : String(threeDigits(value));
}

function commitName({ commit }: StepPoint, links: ReportLinks | null): string {
  if (commit === null) return "not committed";
  const name = codeSpan(shortId(commit));
  return links === null ? name : `[${name}](${links.server}/${links.repository}/commit/${commit})`;
}
