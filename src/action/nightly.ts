/** Runs `nightly/`: one job replays the committed traces on live servers, another keeps the issue with a token. */

import { isAskedOff } from "../cli/program/switched-off.ts";
import { replayCommittedTraces } from "./drift.ts";
import { readNightlyInputs } from "./inputs.ts";
import { keepDriftIssue } from "./issue.ts";
import { driftOutputs, nightlyOutputs } from "./outputs.ts";
import type { RunAction } from "./start.ts";
import { sayOff } from "./switched-off.ts";

export const runNightly: RunAction = async (step, signal) => {
  const inputs = readNightlyInputs();
  if (isAskedOff(step)) return sayOff(step, { ...driftOutputs("", ""), ...nightlyOutputs("") });
  return inputs.results === ""
    ? replayCommittedTraces(step, inputs, signal)
    : keepDriftIssue(step, inputs, signal);
};
