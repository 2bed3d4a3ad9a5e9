/** One run of the Action: inputs and event in; log, files, outputs, surfaces and exit code out. */
import { existsSync } from "node:fs";
import { dirname, isAbsolute, join, normalize, resolve } from "node:path";
import { oneOf, parseServer } from "../cli/program/arguments.ts";
import { cacheFolder } from "../cli/program/cache-folder.ts";
import { type Events, eventsTo } from "../cli/program/events.ts";
import { runGate, runRewarded } from "../cli/program/gate.ts";
import { writeOutput, writeReport, writeSurface } from "../cli/program/report-files.ts";
import type { Chosen } from "../cli/program/reproduce.ts";
import { rewardLines } from "../cli/program/rewards.ts";
import { notHeardText, switchedOff } from "../cli/program/switched-off.ts";
import type { GateRequest } from "../gate/request.ts";
import type { WalkResult } from "../gate/walk/walk.ts";
import { checkedCommit, eventComparison, pullRequestOf, refuseUnsafeTrigger } from "../github/event.ts";
import { type Inputs, readInputs } from "../github/inputs.ts";
import { outputsOf, writeOutputs } from "../github/outputs.ts";
import { watchRunnerFiles } from "../github/runner-files.ts";
import type { SurfaceResult } from "../github/surfaces.ts";
import { UserError } from "../model/errors.ts";
import { exitCode } from "../model/exit-code.ts";
import { replayModes } from "../model/replay.ts";
import { stepKinds } from "../model/request.ts";
import type { RewardStep } from "../model/reward-step.ts";
import type { RunFacts } from "../model/run-facts.ts";
import { scopeSettings } from "../model/scope.ts";
import { failOnLevels } from "../policy/config.ts";
import { problemCommand } from "../report/annotations.ts";
import { problemSummary } from "../report/markdown.ts";
import { progressTo } from "../report/progress.ts";
import {
  type ActionFile,
  actionFiles,
  eachActionFile,
  type Rendering,
  surfaces,
} from "../report/surfaces.ts";
import { askCommittedTraces } from "./drift.ts";
import { runDriftIssue } from "./nightly.ts";
import { observationsOf } from "./observations.ts";
import { post } from "./post.ts";
import { runPublish } from "./publish.ts";
import { renderingOf } from "./rendering.ts";
import { settingsOf } from "./settings.ts";
import { judgeShards, lookAtUnits, planJobs } from "./shards.ts";
import { finish, writeSummary } from "./show.ts";
import { type Step, temporaryFile } from "./step.ts";
import { endSwitchedOff } from "./switched-off.ts";

/** What a person has to correct is an annotation and a summary too: few open the log of a job. */
export async function runAction(step: Step, signal: AbortSignal): Promise<number> {
  try {
    return await judge(step, signal);
  } catch (error) {
    if (error instanceof UserError) {
      step.stdout.write(problemCommand(error.message, error.hint));
      writeSummary(step, problemSummary(error.message, error.hint));
    }
    throw error;
  }
}

async function judge(step: Step, signal: AbortSignal): Promise<number> {
  const inputs = readInputs();
  if (inputs.driftIssue !== "") return runDriftIssue(step, inputs, signal);
  if (inputs.publish !== "") return runPublish(step, inputs, signal);
  refuseUnsafeTrigger(step.where, {
    isAllowed: inputs.allowUnsafeTrigger,
    hasToken: inputs.githubToken !== "",
  });
  const folder = resolve(step.where.runner.workspace ?? step.cwd, inputs.workingDirectory || ".");
  if (inputs.drift.length > 0) return askCommittedTraces(step, inputs, folder, signal);
  const events = inputs.events === "" ? undefined : eventsTo(step, resolve(folder, inputs.events), null);
  const request = requestOf(step, inputs, folder, signal, events);
  const state = await switchedOff(step, request);
  if (state === "off") return endSwitchedOff(step, inputs, signal);
  if (state === "not heard") request.progress({ kind: "note", text: notHeardText });
  if (inputs.jobs !== "") return planJobs(step, inputs, request);
  if (inputs.units !== "") return lookAtUnits(step, inputs, request);
  const { steps, ...result } = await resultOf(step, inputs, request, signal);
  const { report } = result;
  events?.end(report);
  const rendering = { ...renderingOf(step, inputs, report, chosenIn(folder, inputs)), steps };
  step.stdout.write(surfaces.log.render(rendering));
  // Before anything that waits for GitHub.
  const pullRequest = pullRequestOf(step.where)?.number;
  const run: RunFacts = pullRequest === undefined ? result.run : { ...result.run, pullRequest };
  const written = writeFiles(step, inputs, folder, rendering, run);
  const rewards = writeRewards(step, inputs, folder, steps);
  writeOutputs(outputsOf(report, { ...written.files, rewards: rewards.file }));
  // What was not judged has no commit but that of the event, and passes nowhere.
  const headSha = result.judged ?? checkedCommit(step.where);
  const target = { headSha, pullRequest };
  const results = [
    ...written.failed,
    ...rewards.failed,
    ...(await post(step, inputs, target, rendering, signal)),
  ];
  if (results.length > 0 && written.files.report !== "")
    attempt("report", () => writeReport(written.files.report, rendering, { ...run, surfaces: results }));
  finish(step, rendering, results);
  return exitCode(report);
}

async function resultOf(
  step: Step,
  inputs: Inputs,
  request: GateRequest,
  signal: AbortSignal,
): Promise<WalkResult> {
  if (inputs.shards !== "") return { ...(await judgeShards(step, inputs, request)), steps: [] };
  const kind = oneOf(inputs.steps || undefined, stepKinds, "the input steps");
  const asked = { ...request, observations: await observationsOf(step, inputs, signal) };
  return kind === undefined
    ? { ...(await runGate(step, asked)), steps: [] }
    : runRewarded(step, asked, kind, "warm");
}

/** As it is asked for at the top of the repository, which the folder that was named may be itself. */
function chosenIn(folder: string, inputs: Inputs): Chosen {
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

function requestOf(
  step: Step,
  inputs: Inputs,
  folder: string,
  signal: AbortSignal,
  events: Events | undefined,
): GateRequest {
  const told = progressTo(step.stderr, step.clock);
  return {
    repository: folder,
    roots: [folder],
    ...comparisonOf(step, inputs),
    policy: {
      servers: inputs.servers.map(parseServer),
      file: inputs.config === "" ? undefined : { path: resolve(folder, inputs.config), name: inputs.config },
      settings: settingsOf(inputs),
      failOn: oneOf(inputs.failOn || undefined, failOnLevels, "the input fail-on"),
      scope: oneOf(inputs.scope || undefined, scopeSettings, "the input scope"),
      traces: inputs.traces,
      replay: oneOf(inputs.replay || undefined, replayModes, "the input replay"),
      where: "actions",
    },
    ...(inputs.baseDependencies === "" ? {} : { baseDependencies: resolve(folder, inputs.baseDependencies) }),
    labels: pullRequestOf(step.where)?.labels ?? [],
    tampering: watchRunnerFiles(step.where.runner, "all"),
    cacheFolder: cacheFolder(step, inputs.cache || undefined),
    suggests: inputs.suggest,
    traceFolder: undefined,
    progress: (event) => {
      told(event);
      events?.write(event);
    },
    signal,
  };
}

function comparisonOf(step: Step, inputs: Inputs): Pick<GateRequest, "base" | "head"> {
  const base =
    inputs.base === ""
      ? (eventComparison(step.where)?.base ?? ({ kind: "default" } as const))
      : namedBase(step, inputs.base);
  const head =
    inputs.head === "" ? ({ kind: "checked-out" } as const) : ({ kind: "commit", rev: inputs.head } as const);
  return { base, head };
}

function namedBase(step: Step, rev: string): GateRequest["base"] {
  const pull = pullRequestOf(step.where);
  return { kind: "merge-base", rev, ...(pull === undefined ? {} : { pullHead: pull.headSha }) };
}

type Written = {
  /** Where each was written; empty where it could not be, or was not asked for. */
  readonly files: Readonly<Record<ActionFile, string>>;
  readonly failed: readonly SurfaceResult[];
};

/**
 * Outside the checked-out tree by default, so that no output can become part of what is observed. One that cannot be
 * written is named, has no path, and costs nothing else.
 */
function writeFiles(
  step: Step,
  inputs: Inputs,
  folder: string,
  rendering: Rendering,
  run: RunFacts,
): Written {
  const report = inputs.report === "" ? temporaryFile(step, "report.json") : resolve(folder, inputs.report);
  const wanted = eachActionFile((name) => {
    if (name === "report") return report;
    const { beside } = surfaces[name];
    if (inputs[name] !== "") return resolve(folder, inputs[name]);
    return beside === null ? "" : join(dirname(report), beside);
  });
  const asked = actionFiles.filter((name) => wanted[name] !== "");
  const failed = asked.flatMap((name) =>
    attempt(name, () => writeSurface(name, wanted[name], rendering, run)),
  );
  const isFailed = (name: ActionFile) => failed.some(({ surface }) => surface === name);
  return { files: eachActionFile((name) => (isFailed(name) ? "" : wanted[name])), failed };
}

/** What each step earned; no file where nobody asked for steps. */
function writeRewards(
  step: Step,
  inputs: Inputs,
  folder: string,
  steps: readonly RewardStep[],
): { readonly file: string; readonly failed: readonly SurfaceResult[] } {
  if (inputs.steps === "") return { file: "", failed: [] };
  const beside = inputs.report === "" ? temporaryFile(step, "report.json") : resolve(folder, inputs.report);
  const file =
    inputs.rewards === "" ? join(dirname(beside), "rewards.jsonl") : resolve(folder, inputs.rewards);
  const failed = attempt("rewards", () => writeOutput(file, rewardLines(steps), "rewards"));
  return { file: failed.length === 0 ? file : "", failed };
}

function attempt(surface: SurfaceResult["surface"], write: () => void): readonly SurfaceResult[] {
  try {
    write();
    return [];
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    return [{ surface, state: "failed", why: error.message }];
  }
}
