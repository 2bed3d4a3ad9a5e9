/** Shows the reward of each commit of a change: as lines at a terminal, as blocks elsewhere. */
import type { RewardStep } from "../model/reward-step.ts";
import { capitalized, plural, threeDigits } from "../model/text.ts";
import type { Block, ReportSection, TableCell } from "./blocks.ts";
import { terminalText } from "./escape.ts";
import { stepCommit } from "./words.ts";

type StepPoint = {
  /** Number of the step, from 1. */
  readonly step: number;
  /** Id of the commit; null for the working tree. */
  readonly commit: string | null;
  /** Reward of the step; null if it could not be scored, and `why` has the reason. */
  readonly reward: number | null;
  readonly why: string | null;
  readonly new: number;
  readonly fixed: number;
  /** Sums since base over all scored steps up to this one: of the reward, and of the findings that count more. */
  readonly sum: number;
  readonly findings: number;
};

/** Minimum number of steps for a chart. */
const stepsMin = 2;
/** Maximum number of steps shown, the last ones. */
export const stepsShownMax = 50;

/**
 * Converts steps to points with the sums since base; empty if the change is one step. A step without a score adds
 * nothing: the next scored step includes it.
 */
function stepPoints(steps: readonly RewardStep[]): readonly StepPoint[] {
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

/**
 * Writes the steps for a terminal, after a gate with `--steps commits`; empty if the change is one step, because the
 * reward line has the same number.
 */
export function stepsInText(steps: readonly RewardStep[]): string {
  const points = stepPoints(steps);
  const last = points.at(-1);
  if (last === undefined) return "";
  const more = leftOut(points);
  const lines = points.slice(-stepsShownMax).map(({ commit, reward, why, ...point }) => {
    const name = stepCommit(commit);
    if (reward === null) return `  not scored  ${name}: ${terminalText(why ?? "")}`;
    const what = [
      ...(point.new === 0 ? [] : [`${point.new} new`]),
      ...(point.fixed === 0 ? [] : [`${point.fixed} fixed`]),
    ].join(", ");
    return `  ${signed(reward)}  ${name}${what === "" ? "" : `: ${what}`}`;
  });
  return [
    "",
    `Reward by commit, ${signed(last.sum)} in total`,
    ...(more === null ? [] : [`  ${more}`]),
    ...lines,
    "",
  ].join("\n");
}

/** Counts the steps that are not shown; null if all are. */
function leftOut(points: readonly StepPoint[]): string | null {
  const left = points.length - stepsShownMax;
  return left <= 0 ? null : `the rewards file lists ${plural(left, "earlier commit")}`;
}

/**
 * Lists the steps for Markdown and the page: a chart, and a row for each. No blocks if the change is one step,
 * because its reward stands elsewhere.
 */
export function stepsSection(steps: readonly RewardStep[]): ReportSection {
  const points = stepPoints(steps);
  const shown = points.slice(-stepsShownMax);
  const more = leftOut(points);
  const rows = shown.map((one): readonly TableCell[] => [
    one.step,
    one.commit === null ? stepCommit(null) : { kind: "commit", id: one.commit },
    one.reward === null ? "not scored" : signed(one.reward),
    threeDigits(one.sum),
    one.new,
    one.fixed,
  ]);
  const notes = [
    ...shown.flatMap(({ step, why }) => (why === null ? [] : [`Step ${step} has no score: ${why}.`])),
    ...(more === null ? [] : [`${capitalized(more)}.`]),
  ];
  const columns = ["step", "commit", "reward", "since base", "new", "fixed"];
  const paragraphs = notes.map((note): Block => ({ kind: "paragraph", text: [note] }));
  const blocks: readonly Block[] = [chartOf(shown), { kind: "table", columns, rows, more: 0 }, ...paragraphs];
  return {
    id: "commits",
    title: "Commit by commit",
    count: points.length,
    about: `${chartTitle}.`,
    blocks: points.length === 0 ? [] : blocks,
  };
}

const chartTitle = "Reward (line) and added findings (bars) since base";

/** Makes the chart. Its axis includes zero, the value of base, so that a reader sees gain and loss. */
function chartOf(all: readonly StepPoint[]): Block {
  const values = [0, ...all.flatMap(({ sum, findings }) => [sum, findings])];
  const [low, high] = [Math.floor(Math.min(...values)), Math.ceil(Math.max(...values))];
  const margin = low === high ? 1 : 0;
  const start = (all[0]?.sum ?? 0) - (all[0]?.reward ?? 0);
  const points = all.map(({ step, findings, sum }) => ({ step, bar: findings, line: sum }));
  return { kind: "chart", title: chartTitle, low: low - margin, high: high + margin, start, points };
}

function signed(value: number): string {
  return `${value > 0 ? "+" : ""}${threeDigits(value)}`;
}
