/** Runs the gate: inputs and event in; log, files, outputs, surfaces and exit code out. */
import { existsSync } from "node:fs";
import { isAbsolute, join, normalize, resolve } from "node:path";
import { oneOf } from "../cli/program/arguments.ts";
import { checkedCommit, pullRequestOf } from "../cli/program/event.ts";
import { runGate, runRewarded } from "../cli/program/gate.ts";
import type { Chosen } from "../cli/program/reproduce.ts";
import { mergeShards } from "../cli/program/shards.ts";
import type { GateRequest, GateResult } from "../gate/request.ts";
import type { WalkResult } from "../gate/walk/walk.ts";
import { exitCode } from "../model/exit-code.ts";
import { stepKinds } from "../model/request.ts";
import type { RunFacts } from "../model/run-facts.ts";
import { surfaces } from "../report/surfaces.ts";
import { eventFile, writeFiles, writeSurfaceResults } from "./files.ts";
import { type GateInputs, readGateInputs } from "./inputs.ts";
import { observationsOf } from "./observations.ts";
import { outputsOf, writeOutputs } from "./outputs.ts";
import { post } from "./post.ts";
import { renderingOf } from "./rendering.ts";
import { folderOf, requestOf } from "./request.ts";
import { finish } from "./show.ts";
import type { RunAction } from "./start.ts";
import { type Step, temporaryFile } from "./step.ts";
import { endSwitchedOff } from "./switched-off.ts";

export const runGateAction: RunAction = async (step, signal) => {
  const inputs = readGateInputs();
  const folder = folderOf(step, inputs);
  // Outside the checked-out tree by default, so that no output can become part of what is observed.
  const output = inputs.output === "" ? temporaryFile(step, "") : resolve(folder, inputs.output);
  const events = eventFile(step, output);
  const request = await requestOf(step, inputs, signal, events.write);
  if (request === undefined) return endSwitchedOff(step, inputs, signal);
  const asked = { ...request, suggests: inputs.suggest };
  const { steps, ...result } = await resultOf(step, inputs, asked, signal);
  const { report } = result;
  events.end(report);
  const rendering = { ...renderingOf(step, inputs, report, chosenIn(folder, inputs)), steps };
  step.stdout.write(surfaces.log.render(rendering));
  // Before anything that waits for GitHub.
  const pullRequest = pullRequestOf(step.where)?.number;
  const run: RunFacts = pullRequest === undefined ? result.run : { ...result.run, pullRequest };
  const written = writeFiles(output, rendering, run, inputs.steps === "" ? null : steps);
  writeOutputs(outputsOf(report, written.files));
  // What was not judged has no commit but that of the event, and passes nowhere.
  const headSha = result.judged ?? checkedCommit(step.where);
  const posted = await post(step, inputs, { headSha, pullRequest }, rendering, signal);
  const results = [...written.failed, ...events.failed(), ...posted];
  if (written.files.report !== "") writeSurfaceResults(written.files.report, rendering, run, results);
  finish(step, rendering, results);
  return exitCode(report);
};

async function resultOf(
  step: Step,
  inputs: GateInputs,
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

/** Judges with the input `shards`: the ordinary run over the shards of the other jobs. */
async function judgeShards(step: Step, inputs: GateInputs, request: GateRequest): Promise<GateResult> {
  const folder = resolve(step.where.runner.workspace ?? step.cwd, inputs.shards);
  // actions/download-artifact makes no folder where no artifact fits its pattern: then every unit is missing, and named.
  const isThere = existsSync(folder);
  const note = (text: string) => request.progress({ kind: "note", text });
  if (!isThere) note(`there is no folder ${folder}: no job has brought what it found`);
  const { notes, ...result } = await mergeShards(step, request, isThere ? [folder] : []);
  notes.forEach(note);
  return result;
}

/** Returns the options relative to the top of the repository, which may be the named folder itself. */
function chosenIn(folder: string, inputs: GateInputs): Chosen {
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
