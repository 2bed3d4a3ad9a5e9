/**
 * Runs `lanser reward batch`, which computes the reward of each step of trajectories (sequences of commits or patches).
 * The output has the same bytes for any number of workers and interruptions.
 */
import { join, resolve } from "node:path";
import { UserError } from "../../model/errors.ts";
import {
  type ReadTrajectories,
  resultsFromV1,
  resultsToV1,
  resultToV1,
  type Trajectory,
  type TrajectoryResult,
  trajectoriesFrom,
  trajectoryKey,
} from "../../model/reward-batch.ts";
import { readFileText } from "../../platform/files.ts";
import { sha256Hex } from "../../platform/hashing.ts";
import { version } from "../../platform/version.ts";
import { validateRewardV1 } from "../../schemas/generated/reward.v1.ts";
import { validateRewardBatchV1 } from "../../schemas/generated/reward-batch.v1.ts";
import { storeBytesMax } from "../../session/observe/cache/store.ts";
import type { LineOf } from "../commands.ts";
import { requestFromFlags } from "../gate-request.ts";
import { parseServer } from "../program/arguments.ts";
import { runTrajectory } from "../program/gate.ts";
import { readTextArgument } from "../program/overlays.ts";
import type { CliHost } from "../program/program.ts";
import { writeOutput } from "../program/report-files.ts";
import { requireOneRule, scoredStep } from "../program/rewards.ts";
import { runJobs, type TrajectoryJob } from "./workers.ts";

/**
 * Measures the trajectories of this shard in worker processes, and writes their rewards. It checks the whole file
 * before it starts, because a batch can take hours. With `--one` this process is itself a worker.
 */
export async function rewardBatch(
  host: CliHost,
  { values, positionals }: LineOf<"reward batch">,
  signal: AbortSignal,
): Promise<number> {
  const [file, ...more] = positionals;
  if (file === undefined || more.length > 0)
    throw new UserError("usage", "reward batch needs one file of trajectories");
  const workers = numberOf(values.workers, "--workers", 256) ?? 1;
  const shard = shardOf(values.shard);
  const store = resolve(host.cwd, values.store ?? ".lanser-batch");
  const read = trajectoriesIn(
    file === "-" ? await readTextArgument(host, file, "batch") : readText(host, file),
    file,
  );
  const servers = values.server ?? [];
  for (const one of servers) parseServer(one);
  if (values.one === true) return work(host, { ...values, store }, read, signal);
  const flags = [
    ...["--store", store],
    ...(values.cache === undefined ? [] : ["--cache", values.cache]),
    ...servers.flatMap((one) => ["--server", one]),
  ];
  const own = read.filter(({ repository }) => shard === null || partOf(repository, shard.of) === shard.part);
  const results = await runJobs(host, own.map(jobOf(store, servers)), { workers, flags, signal });
  if (signal.aborted)
    throw new UserError("cancelled", "the batch was cancelled", {
      hint: "To continue, run the command again with the same --store.",
    });
  return write(host, results, values.out);
}

/**
 * Joins the results of shards. Throws a UserError if two files differ for one trajectory: the result must be unique.
 */
export function rewardMerge(host: CliHost, { values, positionals }: LineOf<"reward merge">): number {
  if (positionals.length === 0) throw new UserError("usage", "reward merge needs files of results");
  const all = new Map<string, { readonly result: TrajectoryResult; readonly file: string }>();
  for (const file of positionals)
    for (const [id, result] of resultsIn(readText(host, file), file)) {
      const known = all.get(id);
      if (known !== undefined && resultToV1(id, known.result) !== resultToV1(id, result))
        throw new UserError(
          "replay-mismatch",
          `${known.file} and ${file} have different results for \`${id}\``,
          {
            hint: "Run the shards again with one release and in one environment, and do not edit the files.",
          },
        );
      all.set(id, { result, file });
    }
  const results = [...all.values()].map(({ result }) => result);
  requireOneRule(results.flatMap((one) => (one.kind === "steps" ? one.steps.map(scoredStep) : [])));
  return write(host, new Map([...all].map(([id, { result }]) => [id, result])), values.out);
}

/** Writes the results sorted by id, so that any order of work gives the same bytes. Returns 11 if one has no reward. */
function write(
  host: CliHost,
  results: ReadonlyMap<string, TrajectoryResult>,
  out: string | undefined,
): number {
  const text = resultsToV1(results);
  if (out === undefined) host.stdout.write(text);
  else writeOutput(resolve(host.cwd, out), text, "rewards");
  return [...results.values()].every(isScored) ? 0 : 11;
}

/** True if every step of a trajectory has a reward. */
function isScored(result: TrajectoryResult): boolean {
  return result.kind === "steps" && result.steps.every(({ unscored }) => unscored === null);
}

/**
 * Makes the job of a trajectory. The name of its result file is a digest of everything that affects the result. A
 * result without a reward is not kept, because another run can get one: a server can fail by chance.
 */
function jobOf(store: string, servers: readonly string[]): (trajectory: Trajectory) => TrajectoryJob {
  return (trajectory) => {
    const name = sha256Hex(trajectoryKey(trajectory, { version, servers }));
    return {
      trajectory,
      group: JSON.stringify([trajectory.repository, trajectory.base]),
      file: join(store, "results", `${name}.jsonl`),
      isKept: isScored,
      read: (text) => {
        const read = resultsFromV1(text, validators);
        return read.kind === "results" ? [...read.results.values()][0] : undefined;
      },
    };
  };
}

const validators = { isStep: validateRewardV1, isBatch: validateRewardBatchV1 };

/** Measures one trajectory in this process and prints its lines. A separate process limits the damage of a crash. */
async function work(
  host: CliHost,
  values: {
    readonly store: string;
    readonly server?: readonly string[] | undefined;
    readonly cache?: string | undefined;
  },
  read: readonly Trajectory[],
  signal: AbortSignal,
): Promise<number> {
  const [trajectory] = read;
  if (trajectory === undefined || read.length > 1)
    throw new UserError("usage", "a worker needs one trajectory");
  const { id, repository, server = values.server } = trajectory;
  const wanted = requestFromFlags(
    host,
    { repo: repository, server, cache: values.cache, "base-exact": trajectory.base },
    signal,
  );
  const request = {
    ...wanted,
    // As in Actions, head's configuration never counts. The agent that gets the reward wrote head.
    policy: { ...wanted.policy, where: "actions" as const },
    observations: {
      folder: join(values.store, "observations"),
      use: "read-write" as const,
      bytesMax: storeBytesMax,
    },
  };
  const result = await runTrajectory(host, request, trajectory);
  // A trajectory that was cancelled has no result.
  if (signal.aborted) throw new UserError("cancelled", "the trajectory was cancelled");
  const text = resultToV1(id, result);
  for (const line of text.trimEnd().split("\n"))
    if (!validateRewardV1(JSON.parse(line)) && !validateRewardBatchV1(JSON.parse(line)))
      throw new Error(
        `a line of the results does not follow its schema: ${JSON.stringify(validateRewardV1.errors?.[0])}`,
      );
  host.stdout.write(text);
  return 0;
}

/** Parses the trajectories of a batch. Throws a UserError with the number of the first invalid line. */
function trajectoriesIn(text: string, file: string): readonly Trajectory[] {
  const read: ReadTrajectories = trajectoriesFrom(text, validateRewardBatchV1);
  if (read.kind === "trajectories") return read.trajectories;
  throw new UserError("unreadable-file", `line ${read.line} of ${file}: ${read.why}`, {
    hint: "See: lanser reward batch --help",
  });
}

/** Parses the output of a batch, by id of trajectory. Throws a UserError with the number of the first invalid line. */
function resultsIn(text: string, file: string): ReadonlyMap<string, TrajectoryResult> {
  const read = resultsFromV1(text, validators);
  if (read.kind === "results") return read.results;
  throw new UserError("unreadable-file", `line ${read.line} of ${file}: ${read.why}`, {
    hint: "Name a file that `lanser reward batch` wrote.",
  });
}

function readText(host: CliHost, file: string): string {
  try {
    return readFileText(resolve(host.cwd, file));
  } catch (error) {
    throw new UserError("unreadable-file", `cannot read ${file}`, { cause: error });
  }
}

/** Returns the part, from 1. All trajectories of one repository are in one part, so that it is checked out once. */
function partOf(repository: string, of: number): number {
  return (Number.parseInt(sha256Hex(repository).slice(0, 12), 16) % of) + 1;
}

/** Parses `--shard I/N`; null without the flag. Throws a UserError for a part over N. */
function shardOf(text: string | undefined): { readonly part: number; readonly of: number } | null {
  if (text === undefined) return null;
  const [, part = "", of = ""] = /^([1-9]\d{0,3})\/([1-9]\d{0,3})$/u.exec(text) ?? [];
  if (part !== "" && Number(part) <= Number(of)) return { part: Number(part), of: Number(of) };
  throw new UserError("usage", `--shard must be a part such as 1/4, not \`${text}\``);
}

function numberOf(text: string | undefined, flag: string, max: number): number | undefined {
  if (text === undefined) return undefined;
  if (/^[1-9]\d{0,5}$/u.test(text) && Number(text) <= max) return Number(text);
  throw new UserError("usage", `${flag} must be a whole number from 1 to ${max}, not \`${text}\``);
}
