/** Runs the gate: inputs and event in; log, files, outputs, surfaces and exit code out. */
import { existsSync, rmSync } from "node:fs";
import { isAbsolute, join, normalize, resolve } from "node:path";
import { parseChoice } from "../cli/program/arguments.ts";
import { checkedCommit, pullRequestOf, readPayload } from "../cli/program/event.ts";
import { type Events, openEventSink } from "../cli/program/events.ts";
import { runGate, runRewarded } from "../cli/program/gate.ts";
import { writeOutput, writeReport, writeSurface } from "../cli/program/report-files.ts";
import type { ChosenOptions } from "../cli/program/reproduce.ts";
import { rewardLines } from "../cli/program/rewards.ts";
import { mergeShards } from "../cli/program/shards.ts";
import type { Runner } from "../cli/program/where.ts";
import type { GateRequest, GateResult } from "../gate/request.ts";
import type { WalkResult } from "../gate/walk/walk.ts";
import { UserError } from "../model/errors.ts";
import { exitCode } from "../model/exit-code.ts";
import { readMember } from "../model/json.ts";
import { stepKinds } from "../model/request.ts";
import type { RewardStep } from "../model/reward-step.ts";
import type { RunFacts } from "../model/run-facts.ts";
import { progressTo } from "../report/progress.ts";
import { type ActionFile, eachActionFile, type Rendering, surfaces } from "../report/surfaces.ts";
import type { StorePlace } from "../session/observe/cache/store.ts";
import { type Api, createApi } from "./github/api.ts";
import { originOfCache } from "./github/caches.ts";
import { octokitSend } from "./github/octokit.ts";
import type { SurfaceResult } from "./github/surfaces.ts";
import { type GateInputs, readGateInputs } from "./inputs.ts";
import { outputsOf, writeOutputs } from "./outputs.ts";
import { post } from "./post.ts";
import { createRendering } from "./rendering.ts";
import { requestFromInputs, workingFolder } from "./request.ts";
import { writeResults } from "./show.ts";
import type { RunAction } from "./start.ts";
import { type ActionHost, temporaryFile } from "./step.ts";
import { endSwitchedOff } from "./switched-off.ts";

/**
 * Uses the observations that an earlier step restored from the cache of Actions. Only runs of the default branch
 * write them. Any other run reads them, and only those that were saved by the default branch according to GitHub:
 * anything that runs for a pull request can save a cache that later runs of that pull request find first.
 */
type Asked = Pick<GateInputs, "observations" | "observationsKey" | "githubToken">;

/** Maximum size of the cache that is saved after each run of the default branch. */
const bytesMax = 128 * 1024 * 1024;

/**
 * Returns the folder of cached observations and how to use it; null for none. If Lanser cannot trust the cache, the
 * log says why, because the run then takes longer.
 */
async function observationsOf(
  step: ActionHost,
  inputs: Asked,
  signal: AbortSignal,
): Promise<StorePlace | null> {
  if (inputs.observations === "") return null;
  const { runner } = step.where;
  const api = async () => createApi(await octokitSend(inputs.githubToken, runner.apiUrl), step.clock, signal);
  const use = await useOf(runner, inputs, api);
  if (use.kind === "none") {
    progressTo(
      step.stderr,
      step.clock,
    )({ kind: "note", text: `Lanser does not use the cached observations: ${use.why}` });
    return null;
  }
  return { folder: resolve(runner.workspace ?? step.cwd, inputs.observations), use: use.kind, bytesMax };
}

/** How the cached observations may be used; `none` with the reason. */
export type StoreUse = { readonly kind: StorePlace["use"] } | { readonly kind: "none"; readonly why: string };

/**
 * Decides the use. A run of the default branch reads and writes: it can only find caches that such runs have saved.
 * Other runs read, if GitHub says that the default branch saved the cache.
 */
export async function useOf(
  runner: Pick<Runner, "event" | "ref" | "payloadFile" | "repository">,
  { observationsKey: key, githubToken }: Pick<GateInputs, "observationsKey" | "githubToken">,
  api: () => Promise<Api>,
): Promise<StoreUse> {
  const name = readMember(readMember(readPayload(runner), "repository"), "default_branch");
  if (typeof name !== "string" || name === "")
    return { kind: "none", why: "the event does not name the default branch" };
  const branch = `refs/heads/${name}`;
  if (ownEvents.has(runner.event) && runner.ref === branch) return { kind: "read-write" };
  if (key === "") return { kind: "none", why: "the job restored no cache" };
  if (githubToken === "")
    return {
      kind: "none",
      why: "without the input github-token Lanser cannot find out which run saved the cache",
    };
  const origin = await originOfCache(await api(), runner.repository, key);
  if (origin.kind === "unproven")
    return { kind: "none", why: `Lanser cannot prove that a run of ${name} saved the cache: ${origin.why}` };
  return origin.ref === branch
    ? { kind: "read" }
    : { kind: "none", why: `a run of ${origin.ref} saved the cache, not a run of ${name}` };
}

/** Events that run only what is on the branch. */
const ownEvents: ReadonlySet<string> = new Set([
  "push",
  "schedule",
  "workflow_dispatch",
  "repository_dispatch",
]);

/**
 * Runs one gate job from its inputs and event, and returns the exit code. Files are written before anything is
 * posted, so that they exist even if GitHub does not answer.
 */
export const runGateAction: RunAction = async (step, signal) => {
  const inputs = readGateInputs();
  const folder = workingFolder(step, inputs);
  // Outside the checked-out tree by default, so that no output can become part of what is observed.
  const output = inputs.output === "" ? temporaryFile(step, "") : resolve(folder, inputs.output);
  const events = eventFile(step, output);
  const request = await requestFromInputs(step, inputs, signal, events.write);
  if (request === undefined) return endSwitchedOff(step, inputs, signal);
  const asked = { ...request, suggests: inputs.suggest };
  const { steps, ...result } = await resultOf(step, inputs, asked, signal);
  const { report } = result;
  events.end(report);
  const rendering = { ...createRendering(step, inputs, report, chosenIn(folder, inputs)), steps };
  step.stdout.write(surfaces.log.render(rendering));
  // Files and outputs come before requests to GitHub, which can take long or fail.
  const pullRequest = pullRequestOf(step.where)?.number;
  const run: RunFacts = pullRequest === undefined ? result.run : { ...result.run, pullRequest };
  const written = writeFiles(output, rendering, run, inputs.steps === "" ? null : steps);
  writeOutputs(outputsOf(report, written.files));
  // A run without a judged commit posts to the commit of the event. Its result is inconclusive.
  const headSha = result.judged ?? checkedCommit(step.where);
  const posted = await post(step, inputs, { headSha, pullRequest }, rendering, signal);
  const results = [...written.failed, ...events.failed(), ...posted];
  if (written.files.report !== "") writeSurfaceResults(written.files.report, rendering, run, results);
  writeResults(step, rendering, results);
  return exitCode(report);
};

/** Runs the kind of run that the inputs request: shards of other jobs, a reward for each step, or the plain gate. */
async function resultOf(
  step: ActionHost,
  inputs: GateInputs,
  request: GateRequest,
  signal: AbortSignal,
): Promise<WalkResult> {
  if (inputs.shards !== "") return { ...(await judgeShards(step, inputs, request)), steps: [] };
  const kind = parseChoice(inputs.steps || undefined, stepKinds, "the input steps");
  const asked = { ...request, observations: await observationsOf(step, inputs, signal) };
  return kind === undefined
    ? { ...(await runGate(step, asked)), steps: [] }
    : runRewarded(step, asked, kind, "warm");
}

/** Joins the shards of other jobs (input `shards`) and judges their results. The servers ran in those jobs. */
async function judgeShards(step: ActionHost, inputs: GateInputs, request: GateRequest): Promise<GateResult> {
  const folder = resolve(step.where.runner.workspace ?? step.cwd, inputs.shards);
  // actions/download-artifact creates no folder if no artifact matches. Every unit is then reported as missing.
  const isThere = existsSync(folder);
  const note = (text: string) => request.progress({ kind: "note", text });
  if (!isThere) note(`the folder ${folder} does not exist: no job has uploaded a shard`);
  const { notes, ...result } = await mergeShards(step, request, isThere ? [folder] : []);
  notes.forEach(note);
  return result;
}

/**
 * Returns the options relative to the top of the repository, so that the printed command to reproduce the run works
 * there. The named folder may itself be the top.
 */
function chosenIn(folder: string, inputs: GateInputs): ChosenOptions {
  const { workingDirectory, config, baseDependencies } = inputs;
  const isBelow = workingDirectory !== "" && !existsSync(join(folder, ".git"));
  if (!isBelow) return { ...inputs, roots: [] };
  const atTop = (path: string) => (path === "" || isAbsolute(path) ? path : join(workingDirectory, path));
  return {
    ...inputs,
    roots: [normalize(workingDirectory)],
    config: atTop(config),
    baseDependencies: atTop(baseDependencies),
  };
}

/**
 * Writes the files of a run, all in one folder. A file that cannot be written is named, has no path, and has no
 * other effect.
 */
type Written = {
  /** Path of each written file; empty if it could not be written, or does not exist. */
  readonly files: Readonly<Record<ActionFile | "rewards", string>>;
  readonly failed: readonly SurfaceResult[];
};

/**
 * Writes the report in every file format. `steps` has the reward of each step; null if no steps were requested. A
 * file that cannot be written is listed in `failed` and does not stop the others.
 */
function writeFiles(
  folder: string,
  rendering: Rendering,
  run: RunFacts,
  steps: readonly RewardStep[] | null,
): Written {
  const failed: SurfaceResult[] = [];
  const written = (surface: ActionFile | "rewards", name: string, write: (file: string) => void): string => {
    const file = join(folder, name);
    const problems = attempt(surface, () => write(file));
    failed.push(...problems);
    return problems.length === 0 ? file : "";
  };
  const files = eachActionFile((name) =>
    written(name, surfaces[name].beside, (file) => writeSurface(name, file, rendering, run)),
  );
  // An earlier step of the job may have left one.
  if (steps === null) rmSync(join(folder, "rewards.jsonl"), { force: true });
  const rewards =
    steps === null
      ? ""
      : written("rewards", "rewards.jsonl", (file) => writeOutput(file, rewardLines(steps), "rewards"));
  return { files: { ...files, rewards }, failed };
}

/**
 * Writes into run.json which surfaces were posted. The file was first written before the posting, so it is written a
 * second time.
 */
function writeSurfaceResults(
  report: string,
  rendering: Rendering,
  run: RunFacts,
  results: readonly SurfaceResult[],
): void {
  if (results.length > 0)
    attempt("report", () => writeReport(report, rendering, { ...run, surfaces: results }));
}

/** Runs `write`; returns the failure of one surface instead of throwing, because the others must still be written. */
function attempt(surface: SurfaceResult["surface"], write: () => void): readonly SurfaceResult[] {
  try {
    write();
    return [];
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    return [{ surface, state: "failed", why: error.message }];
  }
}

/** Events of a run in a file of the folder. It is opened with the first event. */
type EventFile = Events & { readonly failed: () => readonly SurfaceResult[] };

/**
 * Returns a writer for `events.jsonl`, created with the first event. After an error it writes nothing more and
 * reports the file as failed. The run continues, because events only show progress.
 */
function eventFile(step: ActionHost, folder: string): EventFile {
  let events: Events | undefined;
  let why: string | undefined;
  const attempted = (write: (to: Events) => void) => {
    if (why !== undefined) return;
    try {
      events ??= openEventSink(step, join(folder, "events.jsonl"), null);
      write(events);
    } catch (error) {
      why = error instanceof Error ? error.message : String(error);
    }
  };
  return {
    write: (event) => attempted((to) => to.write(event)),
    end: (report) => attempted((to) => to.end(report)),
    failed: () => (why === undefined ? [] : [{ surface: "events", state: "failed", why }]),
  };
}
