/** Runs `lanser reward replay` and `lanser reward sweep`, which recompute rewards from files without a server. */
import { resolve } from "node:path";
import { errorTable, UserError } from "../../model/errors.ts";
import { member } from "../../model/json.ts";
import { reportFromV1 } from "../../model/report-from-v1.ts";
import type { RewardWeights } from "../../model/reward.ts";
import { replayedToV1, type SweptReward, sweptToV1 } from "../../model/reward-again.ts";
import { readFileText } from "../../platform/files.ts";
import { replayedText, sweptCsv, sweptText } from "../../report/reward-again.ts";
import { validateReportV1 } from "../../schemas/report.v1.gen.ts";
import { validateRewardReplayV1 } from "../../schemas/reward-replay.v1.gen.ts";
import { validateRewardSweepV1 } from "../../schemas/reward-sweep.v1.gen.ts";
import { type Rewards, replayRewards, sweepRewards } from "../../verdict/reward-replays.ts";
import { oneOf } from "../program/arguments.ts";
import { parseFlags } from "../program/flags.ts";
import { type Program, safeIn } from "../program/program.ts";
import { readRewards } from "../program/rewards.ts";

const replayHelp = `lanser reward replay FILE…: computes rewards again, without a server

  FILE              a report (schemas/report.v1.json), or lines of rewards (schemas/reward.v1.json)
  --format FORMAT   text (default) or json (schemas/reward-replay.v1.json)

Both rewards are computed from the findings, proofs, safety checks and symbols of a report, or from the state and the findings of a line,
and compared with what is stored, to the last digit. What has no reward stays without one. Lines of one file have to follow each other.

Exit code: 0 where no reward is another, 76 where one is, 13 usage, and a file that is none of these.
`;

const sweepHelp = `lanser reward sweep FILE… [--weights ALPHA,BETA,GAMMA]… [--tau T,…]: rewards under other weights and thresholds

  FILE              a report (schemas/report.v1.json), or lines of rewards (schemas/reward.v1.json)
  --weights A,B,C   of findings, safety and ambiguity, each from 0; may be repeated (default: as recorded)
  --tau T,…         thresholds from 0 to 1: a symbol that is gone, and that nothing resembles so much, was deleted on purpose (default: as recorded)
  --format FORMAT   text (default), json (schemas/reward-sweep.v1.json) or csv

What was measured stays as it is: no server is asked, and what has no reward has none under other weights. Thresholds take a report.

Exit code: 0, 13 usage, and a file that is none of these.
`;

const help = { type: "boolean", short: "h" } as const;

export async function rewardReplay(host: Program, args: readonly string[]): Promise<number> {
  const { values, positionals } = parseFlags(args, { format: { type: "string" }, help });
  if (values.help === true) {
    host.stdout.write(replayHelp);
    return 0;
  }
  const format = oneOf(values.format, ["text", "json"], "--format") ?? "text";
  const results = replayRewards(readAll(host, positionals));
  const text =
    format === "text" ? replayedText(results) : checked(replayedToV1(results), validateRewardReplayV1);
  host.stdout.write(format === "text" ? safeIn(host.where, text) : text);
  const isDifferent = results.some(({ state }) => state === "different");
  return isDifferent ? errorTable["replay-mismatch"].exitCode : 0;
}

export async function rewardSweep(host: Program, args: readonly string[]): Promise<number> {
  const { values, positionals } = parseFlags(args, {
    weights: { type: "string", multiple: true },
    tau: { type: "string", multiple: true },
    format: { type: "string" },
    help,
  });
  if (values.help === true) {
    host.stdout.write(sweepHelp);
    return 0;
  }
  const format = oneOf(values.format, ["text", "json", "csv"], "--format") ?? "text";
  const weights = values.weights?.map(weightsIn) ?? [null];
  const thresholds = values.tau?.flatMap((one) => one.split(",").map(thresholdIn)) ?? [null];
  const rows = sweepRewards(readAll(host, positionals), weights, thresholds);
  host.stdout.write(
    format === "json"
      ? checked(sweptToV1(rows), validateRewardSweepV1)
      : format === "csv"
        ? sweptCsv(rows)
        : safeIn(host.where, sweptText(rows)),
  );
  return 0;
}

function readAll(host: Program, names: readonly string[]): readonly Rewards[] {
  if (names.length > 0) return names.map((name) => readOne(resolve(host.cwd, name), name));
  throw new UserError("usage", "no file is named", {
    hint: "Give reports, or files that `lanser reward --rewards FILE` wrote.",
  });
}

function readOne(path: string, file: string): Rewards {
  let text: string;
  try {
    text = readFileText(path);
  } catch (error) {
    throw new UserError("unreadable-file", `${file} cannot be read`, { cause: error });
  }
  if (isLines(text)) return { kind: "steps", file, ...readRewards(text, file) };
  const read = reportFromV1(text, validateReportV1);
  if (read.kind === "report") return { kind: "report", file, report: read.report };
  throw new UserError(
    "unreadable-file",
    `${file} is neither a report nor lines of rewards: ${read.message}`,
    {
      hint: "Give what --report or --rewards wrote.",
    },
  );
}

function isLines(text: string): boolean {
  try {
    const schema = member(JSON.parse(text.split("\n", 1)[0] ?? ""), "schema");
    return schema === "lanser.reward.v1" || schema === "lanser.reward-batch.v1";
  } catch {
    return false;
  }
}

const numberForm = /^\d{1,7}(\.\d{1,12})?$/u;

function weightsIn(text: string): RewardWeights {
  const [alpha, beta, gamma, ...more] = text.split(",").map((one) => numberIn(one, 1_000_000));
  if (alpha !== undefined && beta !== undefined && gamma !== undefined && more.length === 0)
    return { alpha, beta, gamma };
  throw new UserError("usage", `--weights takes three numbers from 0 to 1000000, not \`${text}\``, {
    hint: "For example: --weights 0.5,0.4,0.1",
  });
}

function thresholdIn(text: string): NonNullable<SweptReward["threshold"]> {
  const number = numberIn(text, 1);
  if (number !== undefined) return number;
  throw new UserError("usage", `--tau takes numbers from 0 to 1, not \`${text}\``);
}

function numberIn(text: string, max: number): number | undefined {
  const number = numberForm.test(text.trim()) ? Number(text) : Number.NaN;
  return number <= max ? number : undefined;
}

function checked(text: string, validate: { (value: unknown): boolean; errors?: unknown }): string {
  if (validate(JSON.parse(text))) return text;
  throw new Error(`what was computed does not follow its schema: ${JSON.stringify(validate.errors)}`);
}
