/** Renders recomputed rewards as text for people. */
import type { ReplayedReward, RewardPlace, SweptReward } from "../model/reward-again.ts";
import { terminalName, terminalText } from "./escape.ts";
import { stepCommit } from "./words.ts";

/**
 * Writes the output of `lanser reward replay`: one line for each reward that was computed again, with its
 * differences below it.
 */
export function replayedText(results: readonly ReplayedReward[]): string {
  const lines = results.flatMap((one) => {
    const { state, basis, why, differences } = one;
    const name = placeText(one);
    if (why !== null) return [`${stateWords[state]}: ${name}: ${terminalText(why)}`];
    const values = `pr-v1 ${amount(one["pr-v1"].recomputed)}, pr-v2 ${amount(one["pr-v2"].recomputed)}`;
    const from = basis === "counts" ? ", from the counts of an older report" : "";
    const wrong = (["pr-v1", "pr-v2"] as const).flatMap((version) => {
      const { stored, recomputed } = one[version];
      return stored === recomputed
        ? []
        : [`  ${version} is stored as ${amount(stored)}, but computes to ${amount(recomputed)}`];
    });
    return [
      `${stateWords[state]}: ${name}: ${values}${from}`,
      ...wrong,
      ...differences.map((difference) => `  ${terminalText(difference)}`),
    ];
  });
  return `${lines.join("\n")}\n`;
}

const stateWords = {
  equal: "equal",
  different: "different",
  unscored: "not scored",
  unknown: "not computable",
} as const satisfies Record<ReplayedReward["state"], string>;

/**
 * Writes a block for each combination of weights and threshold, with a row for each reward, so that a person can
 * compare the settings.
 */
export function sweptText(rows: readonly SweptReward[]): string {
  const blocks = Map.groupBy(rows, underText);
  const text = [...blocks].map(([under, some]) => {
    const cells = some.map((row) => [amount(row["pr-v1"]), amount(row["pr-v2"])] as const);
    const widths = [0, 1].map((at) =>
      cells.reduce((most, row) => Math.max(most, (row[at] ?? "").length), "pr-v1".length),
    );
    const lineOf = (values: readonly string[], rest: string) =>
      `  ${values.map((value, at) => value.padStart(widths[at] ?? 0)).join("  ")}  ${rest}`;
    return [
      under,
      lineOf(["pr-v1", "pr-v2"], "of"),
      ...some.map((row, at) => {
        const why = row.why === null ? "" : `: ${terminalText(row.why)}`;
        return lineOf(cells[at] ?? [], `${placeText(row)}${why}`);
      }),
      "",
    ].join("\n");
  });
  return text.join("\n");
}

/** Writes the same rows as CSV (RFC 4180) with a header, for spreadsheets. */
export function sweptCsv(rows: readonly SweptReward[]): string {
  const head = [
    "file",
    "trajectory",
    "step",
    "commit",
    "alpha",
    "beta",
    "gamma",
    "threshold",
    "pr-v1",
    "pr-v2",
    "why",
  ];
  const lines = rows.map(({ file, trajectory, step, commit, weights, threshold, why, ...row }) =>
    [
      file,
      ...[trajectory, step, commit, weights?.alpha, weights?.beta, weights?.gamma, threshold].map(cell),
      ...[row["pr-v1"], row["pr-v2"], why].map(cell),
    ].map(quoted),
  );
  return [head, ...lines].map((line) => `${line.join(",")}\r\n`).join("");
}

function cell(value: number | string | null | undefined): string {
  return value === null || value === undefined ? "" : String(value);
}

/**
 * Quotes a value of CSV. A spreadsheet takes text that begins with =, +, - or @ for a formula, so such text gets an
 * apostrophe.
 */
function quoted(value: string): string {
  // A spreadsheet takes text that begins with these characters for a formula. A number is safe.
  const text = /^[=+\-@]/u.test(value) && !Number.isFinite(Number(value)) ? `'${value}` : value;
  return /[",\r\n]/u.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

function underText({ weights, threshold }: SweptReward): string {
  const weighing =
    weights === null ? "the recorded weights" : `weights ${weights.alpha}, ${weights.beta}, ${weights.gamma}`;
  return `${weighing}, ${threshold === null ? "the recorded threshold" : `threshold ${threshold}`}`;
}

function placeText({ file, trajectory, step, commit }: RewardPlace): string {
  return [
    terminalName(file),
    ...(trajectory === undefined ? [] : [`${terminalName(trajectory)}${step === null ? "" : ","}`]),
    ...(step === null ? [] : [`step ${step}, ${stepCommit(commit)}`]),
  ].join(" ");
}

function amount(value: number | null): string {
  if (value === null) return "none";
  return value > 0 ? `+${value}` : String(value);
}
