/**
 * Distributes trajectories to processes. If a process is killed, only its own trajectory is lost, and is walked
 * again.
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
 * Runs the jobs, and returns results by id. Throws a UserError of a worker that concerns all of them: a
 * configuration, a cache.
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
      const result = await walked(host, job, sharing);
      if (result === undefined) return;
      if (job.isKept(result)) keep(host, job, result);
      give(job, result);
    });
  return results;
}

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

/** Walks a trajectory; undefined if it was cancelled. */
async function walked(
  host: CliHost,
  { trajectory, read }: TrajectoryJob,
  { flags, signal }: WorkSharing,
): Promise<TrajectoryResult | undefined> {
  for (let attempt = 1; ; attempt += 1) {
    const { code, stdout, stderr } = await started(host, trajectory, flags, signal);
    if (signal.aborted) return undefined;
    const result = code === 0 ? read(stdout) : undefined;
    if (result !== undefined) return result;
    if (code === errorTable.broken.exitCode) throw new Error(`a worker broke: ${stderr.trim()}`);
    if (code !== null && code !== 0)
      throw new UserError(
        code === 12 ? "bad-configuration" : "unreadable-file",
        `a worker ended with ${code}: ${stderr.trim()}`,
        {
          hint: "",
        },
      );
    if (attempt >= attemptsMax) return { kind: "problem", problem: `its worker died ${attempt} times` };
  }
}

type Ended = { readonly code: number | null; readonly stdout: string; readonly stderr: string };

function started(
  host: CliHost,
  trajectory: Trajectory,
  flags: readonly string[],
  signal: AbortSignal,
): Promise<Ended> {
  const { programFile } = host;
  if (programFile === undefined) throw new Error("A command was started from a file.");
  const env = Object.fromEntries(
    Object.entries(host.env).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, value] as const],
    ),
  );
  return new Promise((done, fail) => {
    const args = [programFile, "reward", "batch", "--one", ...flags, "-"];
    const child = host.spawn({ file: host.nodePath, args, cwd: host.cwd, env, detached: false });
    const said = { stdout: "", stderr: "" };
    const end = () => void child.kill("SIGTERM");
    signal.addEventListener("abort", end, { once: true });
    if (signal.aborted) end();
    for (const name of ["stdout", "stderr"] as const)
      child[name]?.setEncoding("utf8").on("data", (piece: string) => {
        // Of what a worker says only the end is of interest.
        said[name] = name === "stderr" ? (said.stderr + piece).slice(-4_000) : said.stdout + piece;
        if (said.stdout.length > outputBytesMax) child.kill("SIGKILL");
      });
    child.stdin?.on("error", () => undefined);
    child.stdin?.end(`${JSON.stringify(trajectory)}\n`);
    child.once("error", fail);
    child.once("close", (code) => {
      signal.removeEventListener("abort", end);
      done({ code, ...said });
    });
  });
}

function keptResult({ file, read }: TrajectoryJob): TrajectoryResult | undefined {
  return existsSync(file) ? read(readFileText(file)) : undefined;
}

/** Writes the result atomically. */
function keep(host: CliHost, { file, trajectory }: TrajectoryJob, result: TrajectoryResult): void {
  mkdirSync(dirname(file), { recursive: true });
  const own = `${file}.${host.randomId()}`;
  writeFileSync(own, resultToV1(trajectory.id, result));
  renameSync(own, file);
}
