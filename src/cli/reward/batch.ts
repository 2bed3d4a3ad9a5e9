/**
 * Runs `lanser reward batch`, which computes the reward of each step of trajectories. The bytes are the same
 * however the work was shared and interrupted.
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
import { runJobs, type TrajectoryJob } from "./workers.ts";

export async function rewardBatch(
  host: CliHost,
  { values, positionals }: LineOf<"reward batch">,
  signal: AbortSignal,
): Promise<number> {
  const [file, ...more] = positionals;
  if (file === undefined || more.length > 0)
    throw new UserError("usage", "batch takes one file of trajectories");
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
      hint: "Run it again with the same --store.",
    });
  return write(host, results, values.out);
}

export function rewardMerge(host: CliHost, { values, positionals }: LineOf<"reward merge">): number {
  if (positionals.length === 0) throw new UserError("usage", "no file with results given");
  const all = new Map<string, { readonly result: TrajectoryResult; readonly file: string }>();
  for (const file of positionals)
    for (const [id, result] of resultsIn(readText(host, file), file)) {
      const known = all.get(id);
      if (known !== undefined && resultToV1(id, known.result) !== resultToV1(id, result))
        throw new UserError(
          "replay-mismatch",
          `${known.file} and ${file} say different things of \`${id}\``,
          {
            hint: "One of them is from another release or environment, or someone edited it: run the shard again.",
          },
        );
      all.set(id, { result, file });
    }
  return write(host, new Map([...all].map(([id, { result }]) => [id, result])), values.out);
}

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

function isScored(result: TrajectoryResult): boolean {
  return result.kind === "steps" && result.steps.every(({ unscored }) => unscored === null);
}

/**
 * Makes the job of a trajectory. A result without a reward is not kept: another run may get one, because the server
 * may have failed.
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
    throw new UserError("usage", "a worker has one trajectory");
  const { id, repository, server = values.server } = trajectory;
  const wanted = requestFromFlags(
    host,
    { repo: repository, server, cache: values.cache, "base-exact": trajectory.base },
    signal,
  );
  const request = {
    ...wanted,
    // Base's configuration or none: the trajectory's last state is the work of whom the reward is for.
    policy: { ...wanted.policy, where: "actions" as const },
    observations: {
      folder: join(values.store, "observations"),
      use: "read-write" as const,
      bytesMax: storeBytesMax,
    },
  };
  const result = await runTrajectory(host, request, trajectory);
  // What was ended half way is no result.
  if (signal.aborted) throw new UserError("cancelled", "the trajectory was cancelled");
  const text = resultToV1(id, result);
  for (const line of text.trimEnd().split("\n"))
    if (!validateRewardV1(JSON.parse(line)) && !validateRewardBatchV1(JSON.parse(line)))
      throw new Error(`no line of results: ${JSON.stringify(validateRewardV1.errors?.[0])}`);
  host.stdout.write(text);
  return 0;
}

function trajectoriesIn(text: string, file: string): readonly Trajectory[] {
  const read: ReadTrajectories = trajectoriesFrom(text, validateRewardBatchV1);
  if (read.kind === "trajectories") return read.trajectories;
  throw new UserError("unreadable-file", `line ${read.line} of ${file}: ${read.why}`, {
    hint: "See: lanser reward batch --help",
  });
}

function resultsIn(text: string, file: string): ReadonlyMap<string, TrajectoryResult> {
  const read = resultsFromV1(text, validators);
  if (read.kind === "results") return read.results;
  throw new UserError("unreadable-file", `line ${read.line} of ${file}: ${read.why}`, {
    hint: "Give what `lanser reward batch` wrote.",
  });
}

function readText(host: CliHost, file: string): string {
  try {
    return readFileText(resolve(host.cwd, file));
  } catch (error) {
    throw new UserError("unreadable-file", `${file} cannot be read`, { cause: error });
  }
}

/** Returns the part, from 1. All trajectories of one repository are in one part, so that it is checked out once. */
function partOf(repository: string, of: number): number {
  return (Number.parseInt(sha256Hex(repository).slice(0, 12), 16) % of) + 1;
}

function shardOf(text: string | undefined): { readonly part: number; readonly of: number } | null {
  if (text === undefined) return null;
  const [, part = "", of = ""] = /^([1-9]\d{0,3})\/([1-9]\d{0,3})$/u.exec(text) ?? [];
  if (part !== "" && Number(part) <= Number(of)) return { part: Number(part), of: Number(of) };
  throw new UserError("usage", `--shard must be a part of several, like 1/4, not \`${text}\``);
}

function numberOf(text: string | undefined, flag: string, max: number): number | undefined {
  if (text === undefined) return undefined;
  if (/^[1-9]\d{0,5}$/u.test(text) && Number(text) <= max) return Number(text);
  throw new UserError("usage", `${flag} must be a number from 1 to ${max}, not \`${text}\``);
}
