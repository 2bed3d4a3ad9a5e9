/**
 * Ends a run of the Action that `LANSER_DISABLE` switched off. Its outputs are empty. A requested check is neutral,
 * because a required check that never arrives would block the pull request.
 */

import { checkedCommit } from "../cli/program/event.ts";
import { requiresRuns, switchedOffText } from "../cli/program/switched-off.ts";
import type { RepositoryName } from "../cli/program/where.ts";
import { sha256 } from "../model/digest.ts";
import { configPath } from "../policy/config.ts";
import { logLines } from "../report/escape.ts";
import { type AnalysedRun, fileAt, pullFacts, pullsOf } from "./github/analysis.ts";
import { type Api, createApi } from "./github/api.ts";
import { postCheck } from "./github/check.ts";
import { octokitSend } from "./github/octokit.ts";
import type { GateInputs } from "./inputs.ts";
import { noOutputs, writeOutputs } from "./outputs.ts";
import { writeSummary } from "./show.ts";
import type { ActionHost } from "./step.ts";

/**
 * Ends a run that LANSER_DISABLE switched off, with exit code 0. It posts a neutral check, so that a required check
 * does not block the pull request. `headSha` is the commit of the check; undefined posts none.
 */
export async function endSwitchedOff(
  step: ActionHost,
  inputs: Pick<GateInputs, "check" | "githubToken">,
  signal: AbortSignal,
  headSha: string | undefined = checkedCommit(step.where),
): Promise<number> {
  sayOff(step, noOutputs());
  if (inputs.check === "" || headSha === undefined) return 0;
  const { apiUrl, repository } = step.where.runner;
  const api = createApi(await octokitSend(inputs.githubToken, apiUrl), step.clock, signal);
  const target = { ...repository, name: inputs.check, headSha, digest: sha256(switchedOffText) };
  const posted = await postCheck(api, target, {
    conclusion: "neutral",
    title: "Disabled by LANSER_DISABLE: Lanser checked nothing",
    summary: "A maintainer has disabled Lanser with LANSER_DISABLE. Nothing is known about this change.",
    annotations: [],
  });
  if (posted.why !== null) step.stderr.write(`lanser: the check: ${posted.why}\n`);
  return 0;
}

/**
 * True if a job that posts for another must run although `LANSER_DISABLE` is set: the target branch of one of its
 * pull requests requires runs. Asks GitHub for the current configuration of each target branch.
 */
export async function publishesAnyway(api: Api, where: RepositoryName, run: AnalysedRun): Promise<boolean> {
  const pulls = await pullsOf(api, where, run);
  for (const number of "why" in pulls ? [] : pulls) {
    const pull = await pullFacts(api, where, number);
    const config = "why" in pull ? pull : await fileAt(api, where, configPath, pull.baseRef);
    if (config !== null && !("why" in config) && requiresRuns(config.text)) return true;
  }
  return false;
}

/** Ends a disabled job without a check: empty outputs, one line in the log and the summary. */
export function sayOff(step: ActionHost, outputs: Readonly<Record<string, string>>): number {
  step.stdout.write(`${logLines(switchedOffText)}\n`);
  writeOutputs(outputs);
  writeSummary(step, `**Lanser**: ${switchedOffText}.\n`);
  return 0;
}
