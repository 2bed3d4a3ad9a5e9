/** Runs `lanser reward`: the reward of each commit of a change, as lines for programs and as an account for people. */

import { resolve } from "node:path";
import { compact } from "../model/compact.ts";
import { errorTable, UserError } from "../model/errors.ts";
import { readMember } from "../model/json.ts";
import type { Report } from "../model/report.ts";
import { reportFromV1 } from "../model/report-from-v1.ts";
import { type HeadRequest, rewardBase, stepKinds } from "../model/request.ts";
import type { RewardWeights } from "../model/reward.ts";
import { replayedToV1, type SweptReward, sweptToV1 } from "../model/reward-again.ts";
import type { RewardStep } from "../model/reward-step.ts";
import { readFileText } from "../platform/files.ts";
import { replayedText, sweptCsv, sweptText } from "../report/reward-again.ts";
import { rewardAccount } from "../report/rewards.ts";
import { validateReportV1 } from "../schemas/generated/report.v1.ts";
import { validateRewardReplayV1 } from "../schemas/generated/reward-replay.v1.ts";
import { validateRewardSweepV1 } from "../schemas/generated/reward-sweep.v1.ts";
import { readForeign } from "../verdict/recheck.ts";
import { serializeReport } from "../verdict/report-bytes.ts";
import { brokenSteps } from "../verdict/reward-again.ts";
import { type Rewards, replayRewards, sweepRewards } from "../verdict/reward-replays.ts";
import { createStep } from "../verdict/reward-step.ts";
import type { LineOf } from "./commands.ts";
import { requestFromFlags } from "./gate-request.ts";
import { parseChoice } from "./program/arguments.ts";
import { runWalk } from "./program/gate.ts";
import { readOverlays, readTextArgument } from "./program/overlays.ts";
import { type CliHost, escapeForOutput } from "./program/program.ts";
import { writeOutput, writeReport } from "./program/report-files.ts";
import { readRewards, requireOneRule, rewardLines, scoredStep } from "./program/rewards.ts";
import { isSwitchedOff } from "./program/switched-off.ts";

/**
 * Recomputes the rewards of files and compares them with the stored ones. A difference means an edit or another
 * release.
 */
export function rewardReplay(host: CliHost, { values, positionals }: LineOf<"reward replay">): number {
  const format = parseChoice(values.format, ["text", "json"], "--format") ?? "text";
  const results = replayRewards(readAll(host, positionals));
  const text =
    format === "text" ? replayedText(results) : checked(replayedToV1(results), validateRewardReplayV1);
  host.stdout.write(format === "text" ? escapeForOutput(host.where, text) : text);
  const isDifferent = results.some(({ state }) => state === "different");
  return isDifferent ? errorTable["replay-mismatch"].exitCode : 0;
}

/**
 * Computes the rewards for each pair of weights and thresholds. It needs no server, so a person can choose them without
 * hours of measurements.
 */
export function rewardSweep(host: CliHost, { values, positionals }: LineOf<"reward sweep">): number {
  const format = parseChoice(values.format, ["text", "json", "csv"], "--format") ?? "text";
  const weights = values.weights?.map(weightsIn) ?? [null];
  const thresholds = values.tau?.flatMap((one) => one.split(",").map(thresholdIn)) ?? [null];
  const all = readAll(host, positionals);
  const steps = all.flatMap((of) => (of.kind === "steps" ? of.steps : []));
  const reports = all.flatMap((of) => (of.kind === "report" ? [of.report.reward] : []));
  requireOneRule([...reports, ...steps.map(scoredStep)]);
  const rows = sweepRewards(all, weights, thresholds);
  host.stdout.write(
    format === "json"
      ? checked(sweptToV1(rows), validateRewardSweepV1)
      : format === "csv"
        ? sweptCsv(rows)
        : escapeForOutput(host.where, sweptText(rows)),
  );
  return 0;
}

/** Reads the named files of `reward replay` and `reward sweep`. Throws a UserError if none is named. */
function readAll(host: CliHost, names: readonly string[]): readonly Rewards[] {
  if (names.length > 0) return names.map((name) => readOne(resolve(host.cwd, name), name));
  throw new UserError("usage", "this command needs a file", {
    hint: "Name reports, or files that `lanser reward --rewards FILE` wrote.",
  });
}

/** Reads lines of rewards or a report; the first line tells which. Throws a UserError for any other file. */
function readOne(path: string, file: string): Rewards {
  let text: string;
  try {
    text = readFileText(path);
  } catch (error) {
    throw new UserError("unreadable-file", `cannot read ${file}`, { cause: error });
  }
  if (isLines(text)) return { kind: "steps", file, ...readRewards(text, file) };
  const read = reportFromV1(text, validateReportV1);
  if (read.kind === "report") return { kind: "report", file, report: read.report };
  throw new UserError(
    "unreadable-file",
    `${file} contains no report and no lines of rewards: ${read.message}`,
    {
      hint: "Name a file that --report or --rewards wrote.",
    },
  );
}

/** True if the first line is a step or a batch result. A report is one JSON value over the whole file. */
function isLines(text: string): boolean {
  try {
    const schema = readMember(JSON.parse(text.split("\n", 1)[0] ?? ""), "schema");
    return schema === "lanser.reward.v1" || schema === "lanser.reward-batch.v1";
  } catch {
    return false;
  }
}

const numberForm = /^\d{1,7}(\.\d{1,12})?$/u;

/** Parses the three weights of a reward, in the order of the equation. Throws a UserError for another form. */
function weightsIn(text: string): RewardWeights {
  const [alpha, beta, gamma, ...more] = text.split(",").map((one) => numberIn(one, 1_000_000));
  if (alpha !== undefined && beta !== undefined && gamma !== undefined && more.length === 0)
    return { alpha, beta, gamma };
  throw new UserError("usage", `--weights needs three numbers from 0 to 1000000, not \`${text}\``, {
    hint: "For example: --weights 0.5,0.4,0.1",
  });
}

/** Parses a threshold of similarity. Throws a UserError for a number outside 0 to 1. */
function thresholdIn(text: string): NonNullable<SweptReward["threshold"]> {
  const number = numberIn(text, 1);
  if (number !== undefined) return number;
  throw new UserError("usage", `--tau needs numbers from 0 to 1, not \`${text}\``);
}

/** Parses a plain decimal number from 0 to `max`; undefined for any other text. */
function numberIn(text: string, max: number): number | undefined {
  const number = numberForm.test(text.trim()) ? Number(text) : Number.NaN;
  return number <= max ? number : undefined;
}

/** Returns the JSON if it follows its schema. Throws otherwise: that is a fault of Lanser. */
function checked(text: string, validate: { (value: unknown): boolean; errors?: unknown }): string {
  if (validate(JSON.parse(text))) return text;
  throw new Error(`the computed rewards do not follow their schema: ${JSON.stringify(validate.errors)}`);
}

const unscoredExitCode = 11;

/** Explains lines that `lanser reward` wrote, for people: what each step earned, and why. */
export function rewardExplain(host: CliHost, { values, positionals }: LineOf<"reward explain">): number {
  const [file, ...more] = positionals;
  if (file === undefined || more.length > 0)
    throw new UserError("usage", "reward explain needs one file", {
      hint: "To explain the output of lanser reward, run: lanser reward explain FILE",
    });
  const { steps, problems } = readRewards(readText(resolve(host.cwd, file), file), file);
  requireOneRule(steps.map(scoredStep));
  const broken = brokenSteps(steps);
  host.stdout.write(
    escapeForOutput(
      host.where,
      rewardAccount(steps, { broken, problems, links: linksIn(host, values.links) }),
    ),
  );
  if (broken.size > 0) return errorTable["replay-mismatch"].exitCode;
  return problems.length > 0 ? unscoredExitCode : exitCodeOf(steps);
}

/**
 * Judges each commit of a change and writes a line with its reward. With `--prev` and `--next` it only computes the
 * step between two finished reports.
 */
export async function rewardCommand(
  host: CliHost,
  { values }: LineOf<"reward">,
  signal: AbortSignal,
): Promise<number> {
  const fromCaller = (path: string) => resolve(host.cwd, path);
  const write = (steps: readonly RewardStep[]) => {
    const text = rewardLines(steps);
    if (values.rewards === undefined) host.stdout.write(text);
    else writeOutput(fromCaller(values.rewards), text, "rewards");
    return exitCodeOf(steps);
  };
  if (values.prev !== undefined || values.next !== undefined) {
    if (values.prev === undefined || values.next === undefined)
      throw new UserError("usage", "--prev and --next need each other", { hint: "Name a report with each." });
    const other = Object.keys(values).find((name) => !["prev", "next", "rewards"].includes(name));
    if (other !== undefined)
      throw new UserError("usage", `--prev and --next exclude --${other}`, {
        hint: "Use only --rewards with them, because the two reports are finished.",
      });
    const [prev, next] = [values.prev, values.next].map((name) => readReport(fromCaller(name), name));
    if (prev === undefined || next === undefined)
      throw new Error("The reports of --prev and --next were not read.");
    const between = createStep(prev, next);
    if (between.kind === "step") return write([between.step]);
    throw new UserError("usage", `the two reports do not form a step: ${between.why}`, {
      hint: "To measure each commit, run: lanser reward --base REV",
    });
  }
  const kind = parseChoice(values.steps, stepKinds, "--steps") ?? "commits";
  const fromFlags = requestFromFlags(host, values, signal);
  const head = await editedHead(host, values);
  const request = {
    ...fromFlags,
    base: rewardBase(fromFlags.base),
    ...compact({ head: head === null ? undefined : head }),
  };
  // A program reads the lines from standard output, so the note goes to standard error.
  if (await isSwitchedOff(host, request, host.stderr)) return 0;
  const { steps, report, run } = await runWalk(host, request, kind, values.fresh === true ? "cold" : "warm");
  if (values.report !== undefined) {
    writeReport(fromCaller(values.report), { report, json: serializeReport(report) }, run);
  }
  if (steps.length > 0) return write(steps);
  throw new UserError("no-base", report.unscored ?? "there is nothing to compare");
}

/**
 * Returns the address for links to commits and places: that of `--links`, else that of the repository of this job.
 * Null if there is none. Throws a UserError for a `--links` that is not an address.
 */
function linksIn({ env }: CliHost, given: string | undefined): string | null {
  const [server, repository] = [env["GITHUB_SERVER_URL"], env["GITHUB_REPOSITORY"]];
  const own = server === undefined || repository === undefined ? undefined : `${server}/${repository}`;
  const address = (given ?? own)?.replace(/\/+$/u, "");
  if (address !== undefined && /^https?:\/\/[!-~]+$/u.test(address)) return address;
  if (given === undefined) return null;
  throw new UserError("usage", `--links needs a web address, not \`${given}\``, {
    hint: "For example: --links https://github.com/OWNER/NAME",
  });
}

/**
 * Returns the head that `--overlay` or `--patch` describes: the working tree with an edit that is never written. Null
 * if no edit is given. An agent learns in this way what an edit would earn.
 */
async function editedHead(
  host: CliHost,
  { overlay, patch, head }: { readonly overlay?: string[]; readonly patch?: string; readonly head?: string },
): Promise<HeadRequest | null> {
  if (overlay === undefined && patch === undefined) return null;
  if (head !== undefined || (overlay !== undefined && patch !== undefined))
    throw new UserError("usage", "--overlay, --patch and --head cannot be combined", {
      hint: "Use one of them. --overlay and --patch edit the working tree.",
    });
  if (patch !== undefined)
    return { kind: "edited", edits: { kind: "patch", patch: await readTextArgument(host, patch, "patch") } };
  const files = [...(await readOverlays(host, overlay ?? []))].map(([path, text]) => ({ path, text }));
  return { kind: "edited", edits: { kind: "files", files } };
}

/** Returns 11 if a step has no score, so that a script does not take a missing reward for 0. */
function exitCodeOf(steps: readonly RewardStep[]): number {
  return steps.some(({ unscored }) => unscored !== null) ? unscoredExitCode : 0;
}

function readReport(file: string, name: string): Report {
  const read = readForeign(readText(file, name));
  if (read.kind === "report") return read.report;
  throw new UserError("unreadable-file", `${name} is not a report: ${read.why}`);
}

function readText(file: string, name: string): string {
  try {
    return readFileText(file);
  } catch (error) {
    throw new UserError("unreadable-file", `cannot read ${name}`, { cause: error });
  }
}
