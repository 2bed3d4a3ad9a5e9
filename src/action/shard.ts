/**
 * Runs `shard/`: checks the units of one job of a shared run. Returns 0 whatever was found, because the joining job
 * judges.
 */
import { rmSync } from "node:fs";
import { lookAtShard, parseUnits } from "../cli/program/shards.ts";
import { exitCode } from "../model/exit-code.ts";
import { plural } from "../model/text.ts";
import { unitText } from "../model/units.ts";
import { problemCommand } from "../report/annotations.ts";
import { terminalText } from "../report/escape.ts";
import { readShardInputs } from "./inputs.ts";
import { shardOutputs, writeOutputs } from "./outputs.ts";
import { requestFromInputs } from "./request.ts";
import type { RunAction } from "./start.ts";
import { temporaryFile } from "./step.ts";
import { sayOff } from "./switched-off.ts";

/** Checks the units of this job and writes them to a folder, which the workflow uploads. */
export const runShard: RunAction = async (step, signal) => {
  const inputs = readShardInputs();
  const request = await requestFromInputs(step, inputs, signal);
  if (request === undefined) return sayOff(step, shardOutputs(""));
  const units = parseUnits(inputs.units);
  const folder = temporaryFile(step, "shard");
  // The folder can hold a shard of an earlier step of the same job.
  rmSync(folder, { recursive: true, force: true });
  const looked = await lookAtShard(step, request, { units, folder });
  if (looked.kind === "unmeasured") {
    for (const { message, hint } of looked.report.reasons)
      step.stdout.write(problemCommand(message, hint ?? ""));
    return exitCode(looked.report);
  }
  for (const { unit, why } of looked.shard.units)
    step.stdout.write(
      terminalText(
        `${unitText(unit)}  ${why === null ? "kept" : `not kept, merge checks it: ${why}`}`,
      ).concat("\n"),
    );
  step.stdout.write(`${plural(units.length, "unit")} checked
`);
  writeOutputs(shardOutputs(folder));
  return 0;
};
