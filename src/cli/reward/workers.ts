/**
 * Distributes trajectories to processes. If the system kills a process, for example because memory is full, only its
 * own trajectory is lost, and another process measures it again.
 */
import { existsSync, mkdirSync, renameSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { allEnded } from "../../model/all-ended.ts";
import { errorTable, UserError } from "../../model/errors.ts";
import { compareText } from "../../model/order.ts";
import { resultToV1, type Trajectory, type TrajectoryResult } from "../../model/reward-batch.ts";
import { readFileText } from "../../platform/files.ts";
import type { CliHost } from "../program/program.ts";

export type TrajectoryJob = {
  readonly trajectory: Trajectory;
  /** Group of trajectories with a common part: the first one measures it before the others begin. */
  readonly group: string;
  /** Absolute path of its kept result; jobs with the same result share it. */
  readonly file: string;
  readonly isKept: (result: TrajectoryResult) => boolean;
  /** Reads a result; undefined for any other text. */
  readonly read: (text: string) => TrajectoryResult | undefined;
};

/** Settings that all jobs of a batch share. */
type WorkSharing = {
  readonly workers: number;
  /** Flags of each worker. */
  readonly flags: readonly string[];
  readonly signal: AbortSignal;
};

/** Maximum number of attempts for a trajectory whose process is killed. */
const attemptsMax = 5;
/** Maximum size of one worker's output. */
const outputBytesMax = 256 * 1024 * 1024;

/**
 * Runs the jobs that have no kept result yet, and returns all results by id. The first job of each group runs before
 * the others, which reuse its measurement of base. Throws a UserError of a worker that concerns all jobs, such as a
 * configuration error.
 */
export async function runJobs(
  host: CliHost,
  jobs: readonly TrajectoryJob[],
  sharing: WorkSharing,
): Promise<ReadonlyMap<string, TrajectoryResult>> {
  const results = new Map<string, TrajectoryResult>();
  const byFile = Map.groupBy(
    jobs.toSorted((left, right) => compareText(left.trajectory.id, right.trajectory.id)),
    ({ file }) => file,
  );
  const open: TrajectoryJob[] = [];
  const give = (job: TrajectoryJob, result: TrajectoryResult) => {
    for (const { trajectory } of byFile.get(job.file) ?? []) results.set(trajectory.id, result);
    host.stderr.write(`lanser: ${results.size} of ${jobs.length}: ${JSON.stringify(job.trajectory.id)}\n`);
  };
  for (const [job] of byFile.values()) {
    if (job === undefined) continue;
    const kept = keptResult(job);
    if (kept === undefined) open.push(job);
    else give(job, kept);
  }
  const firsts = [...Map.groupBy(open, ({ group }) => group).values()].flatMap(([first]) => first ?? []);
  const isFirst = new Set(firsts);
  for (const some of [firsts, open.filter((job) => !isFirst.has(job))])
    await each(some, sharing, async (job) => {
      const result = await measureTrajectory(host, job, sharing);
      if (result === undefined) return;
      if (job.isKept(result)) keep(host, job, result);
      give(job, result);
    });
  return results;
}

/**
 * Runs the jobs in at most `workers` lanes. After an error it starts no more jobs, waits for the running ones, and
 * throws: a configuration error would otherwise fail every job.
 */
async function each(
  jobs: readonly TrajectoryJob[],
  { workers, signal }: WorkSharing,
  run: (job: TrajectoryJob) => Promise<void>,
): Promise<void> {
  const queue = [...jobs];
  const lane = async () => {
    for (let job = queue.shift(); job !== undefined && !signal.aborted; job = queue.shift()) {
      try {
        await run(job);
      } catch (error) {
        queue.length = 0;
        throw error;
      }
    }
  };
  await allEnded(Array.from({ length: workers }, lane));
}

/**
 * Measures a trajectory in a process, and again if the process is killed by a signal. After `attemptsMax` attempts the
 * trajectory is a problem of its own, because it probably needs too much memory. Undefined if it was cancelled.
 */
async function measureTrajectory(
  host: CliHost,
  { trajectory, read }: TrajectoryJob,
  { flags, signal }: WorkSharing,
): Promise<TrajectoryResult | undefined> {
  for (let attempt = 1; ; attempt += 1) {
    const { code, stdout, stderr } = await runWorker(host, trajectory, flags, signal);
    if (signal.aborted) return undefined;
    const result = code === 0 ? read(stdout) : undefined;
    if (result !== undefined) return result;
    if (code === errorTable.broken.exitCode)
      throw new Error(`a worker had an internal error: ${stderr.trim()}`);
    if (code !== null && code !== 0)
      throw new UserError(
        code === 12 ? "bad-configuration" : "unreadable-file",
        `a worker ended with exit code ${code}: ${stderr.trim()}`,
        {
          hint: "",
        },
      );
    if (attempt >= attemptsMax)
      return { kind: "problem", problem: `the system killed the worker ${attempt} times` };
  }
}

type Ended = { readonly code: number | null; readonly stdout: string; readonly stderr: string };

/** Starts a worker, gives it the trajectory on standard input, and returns its output. Cancelling sends SIGTERM. */
function runWorker(
  host: CliHost,
  trajectory: Trajectory,
  flags: readonly string[],
  signal: AbortSignal,
): Promise<Ended> {
  const { programFile } = host;
  if (programFile === undefined)
    throw new Error("The file of this program is unknown, so it cannot start a worker.");
  const env = Object.fromEntries(
    Object.entries(host.env).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, value] as const],
    ),
  );
  return new Promise((done, fail) => {
    const args = [programFile, "reward", "batch", "--one", ...flags, "-"];
    const child = host.spawn({ file: host.nodePath, args, cwd: host.cwd, env, detached: false });
    const output = { stdout: "", stderr: "" };
    const end = () => void child.kill("SIGTERM");
    signal.addEventListener("abort", end, { once: true });
    if (signal.aborted) end();
    for (const name of ["stdout", "stderr"] as const)
      child[name]?.setEncoding("utf8").on("data", (piece: string) => {
        // The last lines of standard error have the message of the error. The rest is progress.
        output[name] = name === "stderr" ? (output.stderr + piece).slice(-4_000) : output.stdout + piece;
        if (output.stdout.length > outputBytesMax) child.kill("SIGKILL");
      });
    child.stdin?.on("error", () => undefined);
    child.stdin?.end(`${JSON.stringify(trajectory)}\n`);
    child.once("error", fail);
    child.once("close", (code) => {
      signal.removeEventListener("abort", end);
      done({ code, ...output });
    });
  });
}

function keptResult({ file, read }: TrajectoryJob): TrajectoryResult | undefined {
  return existsSync(file) ? read(readFileText(file)) : undefined;
}

/** Writes the result under another name and renames it, so that an interrupted batch never keeps half a result. */
function keep(host: CliHost, { file, trajectory }: TrajectoryJob, result: TrajectoryResult): void {
  mkdirSync(dirname(file), { recursive: true });
  const own = `${file}.${host.randomId()}`;
  writeFileSync(own, resultToV1(trajectory.id, result));
  renameSync(own, file);
}
