/** The Action as a job of a run that several share: it plans them, or looks at the units of one. What they found is judged by `run.ts`. */
import { existsSync, rmSync } from "node:fs";
import { resolve } from "node:path";
import {
  jobsOf,
  lookAtShard,
  matrixText,
  mergeShards,
  parseUnits,
  planRun,
  readCosts,
} from "../cli/program/shards.ts";
import type { GateRequest, GateResult } from "../gate/request.ts";
import type { Inputs } from "../github/inputs.ts";
import { planOutputs, shardOutputs, writeOutputs } from "../github/outputs.ts";
import { exitCode } from "../model/exit-code.ts";
import type { Report } from "../model/report.ts";
import { plural } from "../model/text.ts";
import { type Plan, planText, unitText } from "../model/units.ts";
import { problemCommand } from "../report/annotations.ts";
import { terminalText } from "../report/escape.ts";
import { type Step, temporaryFile } from "./step.ts";

/** Where nothing can be measured: one job without units. That it is so is for the job to say that judges. */
const nothingToShare: Plan = { jobs: [{ units: [], files: 0, weight: 0 }], by: "bytes" };

/** With the input `jobs`. 0 wherever the jobs behind it can begin. */
export async function planJobs(step: Step, inputs: Inputs, request: GateRequest): Promise<number> {
  const jobs = jobsOf(inputs.jobs, "the input jobs");
  const { lastRun } = inputs;
  const file = resolve(request.repository, lastRun);
  // What brings it from run to run has none for the first.
  const isThere = lastRun !== "" && existsSync(file);
  if (lastRun !== "" && !isThere) step.stdout.write(`${terminalText(`${lastRun} is not there`)}\n`);
  const costs = isThere ? readCosts(file, lastRun) : {};
  const planned = await planRun(step, request, { jobs, costs });
  if (planned.kind === "unmeasured") for (const line of reasonsOf(planned.report)) step.stderr.write(line);
  const plan = planned.kind === "planned" ? planned.plan : nothingToShare;
  step.stdout.write(planText(plan));
  writeOutputs(planOutputs(matrixText(plan)));
  return 0;
}

/** With the input `units`. 0 whatever was found. */
export async function lookAtUnits(step: Step, inputs: Inputs, request: GateRequest): Promise<number> {
  const units = parseUnits(inputs.units);
  const folder = temporaryFile(step, "shard");
  // What an earlier step found is not of this one.
  rmSync(folder, { recursive: true, force: true });
  const looked = await lookAtShard(step, request, { units, folder });
  if (looked.kind === "unmeasured") {
    for (const { message, hint } of looked.report.reasons)
      step.stdout.write(problemCommand(message, hint ?? ""));
    return exitCode(looked.report);
  }
  for (const { unit, why } of looked.shard.units)
    step.stdout.write(
      terminalText(`${unitText(unit)}  ${why === null ? "kept" : `left to merge: ${why}`}`).concat("\n"),
    );
  step.stdout.write(`${plural(units.length, "unit")} looked at\n`);
  writeOutputs(shardOutputs(folder));
  return 0;
}

/** With the input `shards`: the ordinary run over what the other jobs found. */
export async function judgeShards(step: Step, inputs: Inputs, request: GateRequest): Promise<GateResult> {
  const folder = resolve(step.where.runner.workspace ?? step.cwd, inputs.shards);
  // actions/download-artifact makes no folder where no artifact fits its pattern: then every unit is missing, and named.
  const isThere = existsSync(folder);
  const note = (text: string) => request.progress({ kind: "note", text });
  if (!isThere) note(`there is no folder ${folder}: no job has brought what it found`);
  const { notes, ...result } = await mergeShards(step, request, isThere ? [folder] : []);
  notes.forEach(note);
  return result;
}

function reasonsOf({ reasons }: Report): readonly string[] {
  return reasons.map(
    ({ code, message, hint }) => `${terminalText(`lanser: ${code}: ${message} ${hint ?? ""}`.trimEnd())}\n`,
  );
}
