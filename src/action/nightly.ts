/**
 * Runs `nightly/`. One job replays the committed traces on live servers; another keeps the issue. Only the second has
 * a token, because only the first runs servers.
 */

import { isAskedOff } from "../cli/program/switched-off.ts";
import { replayCommittedTraces } from "./drift.ts";
import { readNightlyInputs } from "./inputs.ts";
import { keepDriftIssue } from "./issue.ts";
import { driftOutputs, nightlyOutputs } from "./outputs.ts";
import type { RunAction } from "./start.ts";
import { sayOff } from "./switched-off.ts";

/** Runs the job that the input `results` chooses: without it the replay, with it the issue. */
export const runNightly: RunAction = async (step, signal) => {
  const inputs = readNightlyInputs();
  if (isAskedOff(step)) return sayOff(step, { ...driftOutputs("", ""), ...nightlyOutputs("") });
  return inputs.results === ""
    ? replayCommittedTraces(step, inputs, signal)
    : keepDriftIssue(step, inputs, signal);
};
