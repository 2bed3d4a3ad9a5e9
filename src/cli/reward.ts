/** Runs `lanser reward`: the reward of each commit of a change, as lines for programs and as an account for people. */
import { resolve } from "node:path";
import { errorTable, UserError } from "../model/errors.ts";
import { member } from "../model/json.ts";
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
import { stepBetween } from "../verdict/reward-step.ts";
import { comparisonOptions } from "./comparison-options.ts";
import { requestOf } from "./gate-request.ts";
import { oneOf } from "./program/arguments.ts";
import { parseFlags } from "./program/flags.ts";
import { runWalk } from "./program/gate.ts";
import { overlaysIn, textOf } from "./program/overlays.ts";
import { type Program, safeIn } from "./program/program.ts";
import { writeOutput, writeReport } from "./program/report-files.ts";
import { readRewards, rewardLines } from "./program/rewards.ts";
import { isSwitchedOff } from "./program/switched-off.ts";
import { rewardBatch, rewardMerge } from "./reward/batch.ts";

/** Runs `lanser reward replay` and `lanser reward sweep`, which recompute rewards from files without a server. */
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

async function rewardReplay(host: Program, args: readonly string[]): Promise<number> {
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

async function rewardSweep(host: Program, args: readonly string[]): Promise<number> {
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

const rewardHelp = `lanser reward: what each commit of a change earned

  lanser reward [flags of gate]           runs the gate at each commit, and writes one line for each (schemas/reward.v1.json)
  lanser reward --prev R1 --next R2       the step between two reports about one base
  lanser reward explain FILE [--links URL]   the account of such lines
  lanser reward batch FILE                what the steps of many trajectories earned, in several processes; lanser reward merge joins shards
  lanser reward replay FILE…              computes the rewards of reports and lines again, without a server, and compares
  lanser reward sweep FILE… --weights A,B,C --tau T   what they would be under other weights and thresholds

  --repo DIR, --base REV, --base-exact REV, --head REV, --server ID[@VERSION], --root DIR, --config FILE, --settings FILE,
  --base-dependencies DIR, --scope SCOPE, --cache DIR|none, --fresh   as in \`lanser gate\`
  --steps KIND        commits (default), or endpoints: base to head as one step
  --overlay PATH=FILE what the file PATH would hold is that of FILE, or of standard input for -: the edit is judged and never written; may be repeated
  --patch FILE        the same for a patch, as \`git diff\` prints it; - is standard input
  --rewards FILE      writes the lines to this file, not to standard output
  --report FILE       writes the report of base to head, with the commit of each finding
  --links URL         of explain: the repository's address, below which each commit and place is linked (in a workflow of GitHub its own)

The steps add up to the reward of base to head. Without --head the working tree is the last step, where it differs from its commit, and alone
with --base HEAD. PATH is from the top of the repository.

Exit code: 0, 11 where a step could not be scored, 12 configuration, 13 usage, 70 an edit that does not fit; of explain 76 where lines do not follow each other.
`;

const options = {
  ...comparisonOptions,
  fresh: { type: "boolean" },
  steps: { type: "string" },
  rewards: { type: "string" },
  report: { type: "string" },
  overlay: { type: "string", multiple: true },
  patch: { type: "string" },
  links: { type: "string" },
  prev: { type: "string" },
  next: { type: "string" },
  help: { type: "boolean", short: "h" },
} as const;

const subcommands: Readonly<
  Record<string, (host: Program, args: readonly string[], signal: AbortSignal) => Promise<number>>
> = { replay: rewardReplay, sweep: rewardSweep, batch: rewardBatch, merge: rewardMerge };

const unscoredExitCode = 11;

export async function rewardCommand(
  host: Program,
  args: readonly string[],
  signal: AbortSignal,
): Promise<number> {
  const [first = "", ...rest] = args;
  const subcommand = Object.hasOwn(subcommands, first) ? subcommands[first] : undefined;
  if (subcommand !== undefined) return subcommand(host, rest, signal);
  const { values, positionals } = parseFlags(args, options);
  if (values.help === true) {
    host.stdout.write(rewardHelp);
    return 0;
  }
  const fromCaller = (path: string) => resolve(host.cwd, path);
  const [verb, file, ...more] = positionals;
  if (verb === "explain" && file !== undefined && more.length === 0) {
    const { steps, problems } = readRewards(readText(fromCaller(file), file), file);
    const broken = brokenSteps(steps);
    host.stdout.write(
      safeIn(host.where, rewardAccount(steps, { broken, problems, links: linksIn(host, values.links) })),
    );
    if (broken.size > 0) return errorTable["replay-mismatch"].exitCode;
    return problems.length > 0 ? unscoredExitCode : exitCodeOf(steps);
  }
  if (verb !== undefined)
    throw new UserError(
      "usage",
      verb === "explain" ? "explain takes one file" : `\`${verb}\` is not expected`,
      {
        hint: "lanser reward explain FILE, where FILE is what lanser reward wrote.",
      },
    );
  if (values.links !== undefined)
    throw new UserError("usage", "--links is of `lanser reward explain FILE` alone", { hint: "" });
  const write = (steps: readonly RewardStep[]) => {
    const text = rewardLines(steps);
    if (values.rewards === undefined) host.stdout.write(text);
    else writeOutput(fromCaller(values.rewards), text, "rewards");
    return exitCodeOf(steps);
  };
  if (values.prev !== undefined || values.next !== undefined) {
    if (values.prev === undefined || values.next === undefined)
      throw new UserError("usage", "--prev and --next go together", { hint: "Give both, a report each." });
    const other = Object.keys(values).find((name) => !["prev", "next", "rewards"].includes(name));
    if (other !== undefined)
      throw new UserError("usage", `--${other} says nothing about two reports`, {
        hint: "Beside --prev and --next only --rewards counts: the reports have all that was chosen.",
      });
    const [prev, next] = [values.prev, values.next].map((name) => readReport(fromCaller(name), name));
    if (prev === undefined || next === undefined) throw new Error("Two names are two reports.");
    const between = stepBetween(prev, next);
    if (between.kind === "step") return write([between.step]);
    throw new UserError("usage", `there is no step between the two reports: ${between.why}`, {
      hint: "Let `lanser reward --base REV` walk the commits.",
    });
  }
  const kind = oneOf(values.steps, stepKinds, "--steps") ?? "commits";
  const asked = requestOf(host, values, signal);
  const head = await editedHead(host, values);
  const request = { ...asked, base: rewardBase(asked.base), ...(head === null ? {} : { head }) };
  // Who reads lines of rewards finds none.
  if (await isSwitchedOff(host, request, host.stderr)) return 0;
  const { steps, report, run } = await runWalk(host, request, kind, values.fresh === true ? "cold" : "warm");
  if (values.report !== undefined) {
    writeReport(fromCaller(values.report), { report, json: serializeReport(report) }, run);
  }
  if (steps.length > 0) return write(steps);
  throw new UserError("no-base", report.unscored ?? "there is nothing to compare");
}

function linksIn({ env }: Program, given: string | undefined): string | null {
  const [server, repository] = [env["GITHUB_SERVER_URL"], env["GITHUB_REPOSITORY"]];
  const own = server === undefined || repository === undefined ? undefined : `${server}/${repository}`;
  const address = (given ?? own)?.replace(/\/+$/u, "");
  if (address !== undefined && /^https?:\/\/[!-~]+$/u.test(address)) return address;
  if (given === undefined) return null;
  throw new UserError("usage", `--links takes an address, not \`${given}\``, {
    hint: "For example: --links https://github.com/OWNER/NAME",
  });
}

/** Returns the edited head; null if no edit is given. */
async function editedHead(
  host: Program,
  { overlay, patch, head }: { readonly overlay?: string[]; readonly patch?: string; readonly head?: string },
): Promise<HeadRequest | null> {
  if (overlay === undefined && patch === undefined) return null;
  if (head !== undefined || (overlay !== undefined && patch !== undefined))
    throw new UserError("usage", "--overlay, --patch and --head exclude each other", {
      hint: "An edit is one of the working tree.",
    });
  if (patch !== undefined)
    return { kind: "edited", edits: { kind: "patch", patch: await textOf(host, patch, "patch") } };
  const files = [...(await overlaysIn(host, overlay ?? []))].map(([path, text]) => ({ path, text }));
  return { kind: "edited", edits: { kind: "files", files } };
}

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
    throw new UserError("unreadable-file", `${name} cannot be read`, { cause: error });
  }
}
