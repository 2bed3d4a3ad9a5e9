/**
 * Runs `plan/`: divides the units of a run among its jobs. A unit is one server on one root on one side. Returns 0 if
 * those jobs can begin.
 */
import { existsSync } from "node:fs";
import { resolve } from "node:path";
import { matrixText, parseJobs, planRun, readCosts } from "../cli/program/shards.ts";
import type { Report } from "../model/report.ts";
import { type Plan, planText } from "../model/units.ts";
import { terminalText } from "../report/escape.ts";
import { readPlanInputs } from "./inputs.ts";
import { planOutputs, writeOutputs } from "./outputs.ts";
import { requestFromInputs } from "./request.ts";
import type { RunAction } from "./start.ts";
import { sayOff } from "./switched-off.ts";

/** Plan if nothing can be measured: one job without units. The job that judges reports it. */
const nothingToShare: Plan = { jobs: [{ units: [], files: 0, weight: 0 }], by: "bytes" };

/**
 * Writes the plan as the matrix of the next jobs. If nothing can be measured, plans one empty job: the job that
 * judges then reports why.
 */
export const runPlan: RunAction = async (step, signal) => {
  const inputs = readPlanInputs();
  const request = await requestFromInputs(step, inputs, signal);
  if (request === undefined) return sayOff(step, planOutputs(""));
  const jobs = parseJobs(inputs.jobs, "the input jobs");
  const { lastRun } = inputs;
  const file = resolve(request.repository, lastRun);
  // The first run has no earlier costs; the cache step restores none.
  const isThere = lastRun !== "" && existsSync(file);
  if (lastRun !== "" && !isThere)
    step.stdout.write(`${terminalText(`${lastRun} does not exist: Lanser plans by file sizes`)}\n`);
  const costs = isThere ? readCosts(file, lastRun) : {};
  const planned = await planRun(step, request, { jobs, costs });
  if (planned.kind === "unmeasured") for (const line of reasonsOf(planned.report)) step.stderr.write(line);
  const plan = planned.kind === "planned" ? planned.plan : nothingToShare;
  step.stdout.write(planText(plan));
  writeOutputs(planOutputs(matrixText(plan)));
  return 0;
};

/** Returns the reasons of a report as lines for the log. */
function reasonsOf({ reasons }: Report): readonly string[] {
  return reasons.map(
    ({ code, message, hint }) => `${terminalText(`lanser: ${code}: ${message} ${hint ?? ""}`.trimEnd())}\n`,
  );
}
