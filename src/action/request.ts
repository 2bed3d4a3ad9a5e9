/**
 * Converts the inputs and the event to the request of a comparison. Every job of a run uses it, so that all of them
 * compare the same commits.
 */

import { resolve } from "node:path";
import { parseChoice, parseServer } from "../cli/program/arguments.ts";
import { cacheFolder } from "../cli/program/cache-folder.ts";
import { eventComparison, pullRequestOf, refuseUnsafeTrigger } from "../cli/program/event.ts";
import { watchRunnerFiles } from "../cli/program/runner-files.ts";
import { notHeardText, switchedOff } from "../cli/program/switched-off.ts";
import type { GateRequest } from "../gate/request.ts";
import { compact } from "../model/compact.ts";
import type { ProgressEvent } from "../model/progress.ts";
import { replayModes } from "../model/replay.ts";
import { scopeSettings } from "../model/scope.ts";
import { failOnLevels } from "../policy/config.ts";
import type { PolicyRequest } from "../policy/policy.ts";
import { progressTo } from "../report/progress.ts";
import type { ChangeInputs, ServerInputs, VerdictInputs } from "./inputs.ts";
import type { ActionHost } from "./step.ts";

/**
 * Makes the request; undefined if `LANSER_DISABLE` switched the run off. Throws a UserError for an unsafe trigger
 * such as `pull_request_target`, under which the change's code would run with secrets.
 */
export async function requestFromInputs(
  step: ActionHost,
  inputs: ChangeInputs & Partial<VerdictInputs> & { readonly githubToken?: string },
  signal: AbortSignal,
  more: (event: ProgressEvent) => void = () => undefined,
): Promise<GateRequest | undefined> {
  refuseUnsafeTrigger(step.where, {
    isAllowed: inputs.allowUnsafeTrigger,
    hasToken: (inputs.githubToken ?? "") !== "",
  });
  const folder = workingFolder(step, inputs);
  const writeProgress = progressTo(step.stderr, step.clock);
  const { config, baseDependencies } = inputs;
  const request: GateRequest = {
    repository: folder,
    roots: [folder],
    ...comparisonOf(step, inputs),
    policy: {
      ...policyFromInputs(inputs),
      file: config === "" ? undefined : { path: resolve(folder, config), name: config },
    },
    ...compact({ baseDependencies: baseDependencies === "" ? undefined : resolve(folder, baseDependencies) }),
    labels: pullRequestOf(step.where)?.labels ?? [],
    tampering: watchRunnerFiles(step.where.runner, "all"),
    cacheFolder: cacheFolder(step, inputs.cache || undefined),
    traceFolder: undefined,
    progress: (event) => {
      writeProgress(event);
      more(event);
    },
    signal,
  };
  const state = await switchedOff(step, request);
  if (state === "not heard") request.progress({ kind: "note", text: notHeardText });
  return state === "off" ? undefined : request;
}

/** Returns the absolute working directory. */
export function workingFolder(
  step: ActionHost,
  { workingDirectory }: Pick<ChangeInputs, "workingDirectory">,
): string {
  return resolve(step.where.runner.workspace ?? step.cwd, workingDirectory || ".");
}

/**
 * Returns the parts of the policy that the workflow itself sets. No file is read, because the change could have
 * written it. Throws a UserError for an invalid input.
 */
export function policyFromInputs(inputs: ServerInputs & Partial<VerdictInputs>): Omit<PolicyRequest, "file"> {
  const { settings, traces = [] } = inputs;
  return {
    servers: inputs.servers.map(parseServer),
    settings: settings.trim() === "" ? undefined : { text: settings, name: "the input settings" },
    failOn: parseChoice(inputs.failOn || undefined, failOnLevels, "the input fail-on"),
    scope: parseChoice(inputs.scope || undefined, scopeSettings, "the input scope"),
    traces,
    replay: parseChoice(inputs.replay || undefined, replayModes, "the input replay"),
    where: "actions",
  };
}

/** Returns what to compare: the inputs `base` and `head`, otherwise the commits of the event. */
function comparisonOf(step: ActionHost, inputs: ChangeInputs): Pick<GateRequest, "base" | "head"> {
  const base =
    inputs.base === ""
      ? (eventComparison(step.where)?.base ?? ({ kind: "default" } as const))
      : namedBase(step, inputs.base);
  const head =
    inputs.head === "" ? ({ kind: "checked-out" } as const) : ({ kind: "commit", rev: inputs.head } as const);
  return { base, head };
}

/**
 * Returns the merge base with a named revision. In a pull request it is the merge base of the pull request's own
 * head, not of GitHub's merge commit.
 */
function namedBase(step: ActionHost, rev: string): GateRequest["base"] {
  const pull = pullRequestOf(step.where);
  return { kind: "merge-base", rev, ...compact({ pullHead: pull === undefined ? undefined : pull.headSha }) };
}
