/** A run of the Action that `LANSER_DISABLE` switched off: its outputs are empty, and a check that is asked for is neutral. */
import { sha256 } from "../core/digest.ts";
import { createApi } from "../github/api.ts";
import { postCheck } from "../github/check.ts";
import { checkedCommit } from "../github/event.ts";
import type { Inputs } from "../github/inputs.ts";
import { octokitSend } from "../github/octokit.ts";
import { noOutputs, writeOutputs } from "../github/outputs.ts";
import { logLines } from "../output/escape.ts";
import { switchedOffText } from "../program/switched-off.ts";
import { writeSummary } from "./show.ts";
import type { Step } from "./step.ts";

export async function endSwitchedOff(step: Step, inputs: Inputs, signal: AbortSignal): Promise<number> {
  step.stdout.write(`${logLines(switchedOffText)}\n`);
  writeOutputs(noOutputs());
  writeSummary(step, `**Lanser**: ${switchedOffText}.\n`);
  const headSha = checkedCommit(step.where);
  if (inputs.check === "" || headSha === undefined) return 0;
  const { apiUrl, repository } = step.where.runner;
  const api = createApi(await octokitSend(inputs.githubToken, apiUrl), step.clock, signal);
  const target = { ...repository, name: inputs.check, headSha, digest: sha256(switchedOffText) };
  const posted = await postCheck(api, target, {
    conclusion: "neutral",
    title: "Disabled by LANSER_DISABLE: nothing was checked",
    summary: "A maintainer has switched these runs off. This says nothing about the change.",
    annotations: [],
  });
  if (posted.why !== null) step.stderr.write(`lanser: the check: ${posted.why}\n`);
  return 0;
}
