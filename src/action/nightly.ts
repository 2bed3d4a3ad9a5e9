/** Runs `nightly/`: one job replays the committed traces on live servers, another keeps the issue with a token. */

import { replayCommittedTraces } from "./drift.ts";
import { readNightlyInputs } from "./inputs.ts";
import { keepDriftIssue } from "./issue.ts";
import type { RunAction } from "./start.ts";

export const runNightly: RunAction = async (step, signal) => {
  const inputs = readNightlyInputs();
  return inputs.results === ""
    ? replayCommittedTraces(step, inputs, signal)
    : keepDriftIssue(step, inputs, signal);
};
