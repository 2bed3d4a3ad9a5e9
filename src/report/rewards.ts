/**
 * Explains the rewards of the steps of a change as an account for people: every line has its amount, and the
 * amounts add up to the reward.
 */
import type { TrajectoryProblem } from "../model/reward-again.ts";
import { type RewardStep, type StepFinding, type StepFindings, stepLists } from "../model/reward-step.ts";
import { plural, shortId, threeDigits } from "../model/text.ts";
import { terminalName, terminalText } from "./escape.ts";
import { stepCommit } from "./words.ts";

/**
 * Writes the account of all steps for `lanser reward explain`. Amounts come first, with sign and all digits; those
 * of a step are indented below it. `pr-v1` is left out, because it is not a sum.
 */
export function rewardAccount(
  steps: readonly RewardStep[],
  of: {
    /** Reason why a step does not follow the one before it, by its index. */
    readonly broken?: ReadonlyMap<number, string>;
    readonly problems?: readonly TrajectoryProblem[];
    /** Address of the repository, as `https://github.com/OWNER/NAME`: links of commits and places start with it. */
    readonly links?: string | null;
  } = {},
): string {
  let before: Before = nothingBefore;
  const walked = steps.map((step, at) => {
    const block = stepAccount(step, step.before ?? before, nameOf(step), of.links ?? null);
    before = step["pr-v2"]?.components ?? before;
    const broken = of.broken?.get(at);
    return broken === undefined ? block : `${block}  incomplete account: ${broken}\n`;
  });
  const problems = of.problems ?? [];
  const blocks = [
    ...walked,
    ...problems.map(({ id, problem }) => `no steps for ${terminalName(id)}: ${terminalText(problem)}\n`),
  ];
  const total = round(steps.reduce((sum, step) => sum + (step["pr-v2"]?.r ?? 0), 0));
  const left = steps.filter(({ unscored }) => unscored !== null).length;
  const notes = [
    ...(left === 0 ? [] : [`, ${plural(left, "step")} not scored`]),
    ...(problems.length === 0
      ? []
      : [`, ${problems.length} ${problems.length === 1 ? "trajectory" : "trajectories"} without steps`]),
  ];
  return `${blocks.join("\n")}\n${amount(total)} in ${plural(steps.length, "step")}${notes.join("")}\n`;
}

/** Explains one step between two states of a working tree, under the given name. `lanser watch` prints it. */
export function stepAccountOf(step: RewardStep, name: string): string {
  return stepAccount(step, step.before ?? nothingBefore, name);
}

type Before = { readonly safety: number; readonly alpha_conf: number };

const nothingBefore: Before = { safety: 1, alpha_conf: 1 };

function nameOf({ trajectory, step, commit }: RewardStep): string {
  const of = trajectory === undefined ? "" : `${terminalName(trajectory)}, `;
  return `${of}step ${step}, ${stepCommit(commit)}`;
}

/**
 * Explains one step: its reward, then one line for each amount. The amounts add up to the reward; a last line has
 * the rounding.
 */
function stepAccount(step: RewardStep, before: Before, name: string, links: string | null = null): string {
  const reward = step["pr-v2"];
  if (reward === null) return `not scored: ${name}: ${terminalText(step.unscored ?? "")}\n`;
  const { weights, components, r } = reward;
  const entries: readonly (readonly [number, string])[] = [
    ...stepLists.flatMap((list) =>
      step[list].map((one) => {
        const what = `${words[list]} ${terminalName(one.path)}:${one.line}${one.code === null ? "" : ` ${terminalText(one.code)}`}`;
        const why = one.probe === undefined ? "" : `: ${terminalText(one.probe)}`;
        const link = placeLink(links, list === "new" ? step.commit : step.parent, one);
        return [round(weights.alpha * one.diag_delta), `${what} · ${shortId(one.id)}${why}${link}`] as const;
      }),
    ),
    ...changed("safety", weights.beta, before.safety, components.safety),
    ...changed("confidence", weights.gamma, before.alpha_conf, components.alpha_conf),
  ];
  const rest = round(r - entries.reduce((sum, [value]) => sum + value, 0));
  const lines = [...entries, ...(rest === 0 ? [] : [[rest, "rounding, to twelve decimals"] as const])];
  const since = step.since === undefined ? "" : `, since commit ${shortId(step.since)}`;
  return [
    `${amount(r)} ${name}${since}${links === null || step.commit === null ? "" : ` ${links}/commit/${step.commit}`}`,
    ...lines.map(([value, text]) => `  ${amount(value)} ${text}`),
    ...(step.shown ?? []).map((one) => `  0 ${terminalText(one)}`),
    "",
  ].join("\n");
}

/** Links to the finding; for a finding that is gone, to its place before the step. */
function placeLink(links: string | null, commit: string | null, { path, line }: StepFinding): string {
  if (links === null || commit === null) return "";
  const place = path.split("/").map(encodeURIComponent).join("/");
  return ` ${links}/blob/${commit}/${place}#L${line}`;
}

/**
 * Returns the amount of a component that changed, such as safety; empty if it is the same, because a line of 0
 * explains nothing.
 */
function changed(
  name: string,
  weight: number,
  from: number,
  to: number,
): readonly (readonly [number, string])[] {
  return from === to
    ? []
    : [[round(weight * (to - from)), `${name} ${threeDigits(from)} -> ${threeDigits(to)}`]];
}

const words = {
  new: "new",
  fixed: "fixed",
  removed: "removed with its code",
  suppressed: "suppressed",
  volatile: "order-dependent or flaky",
  unproven: "gone without proof of a fix",
} as const satisfies Record<keyof StepFindings, string>;

function round(value: number): number {
  return Number(value.toFixed(12)) + 0;
}

/** Formats an amount, never with an exponent. */
function amount(value: number): string {
  const text = value.toFixed(12).replace(/\.?0+$/u, "");
  return value > 0 ? `+${text}` : text;
}
