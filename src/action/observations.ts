/**
 * Uses the observations that an earlier step restored from the cache of Actions. Only runs of the default branch
 * write them. Any other run reads them, and only those that were saved by the default branch according to GitHub:
 * anything that runs for a pull request can save a cache that later runs of that pull request find first.
 */
import { resolve } from "node:path";
import { readPayload } from "../cli/program/event.ts";
import type { Runner } from "../cli/program/where.ts";
import { member } from "../model/json.ts";
import { progressTo } from "../report/progress.ts";
import type { StorePlace } from "../session/observe/cache/store.ts";
import { type Api, createApi } from "./github/api.ts";
import { originOfCache } from "./github/caches.ts";
import { octokitSend } from "./github/octokit.ts";
import type { GateInputs } from "./inputs.ts";
import type { Step } from "./step.ts";

type Asked = Pick<GateInputs, "observations" | "observationsKey" | "githubToken">;

/** Maximum size of the cache that is saved after each run of the default branch. */
const bytesMax = 128 * 1024 * 1024;

/** Returns the observations to use; null for none, with a note in the log. */
export async function observationsOf(
  step: Step,
  inputs: Asked,
  signal: AbortSignal,
): Promise<StorePlace | null> {
  if (inputs.observations === "") return null;
  const { runner } = step.where;
  const api = async () => createApi(await octokitSend(inputs.githubToken, runner.apiUrl), step.clock, signal);
  const use = await useOf(runner, inputs, api);
  if (use.kind === "none") {
    progressTo(step.stderr, step.clock)({ kind: "note", text: `kept observations are not used: ${use.why}` });
    return null;
  }
  return { folder: resolve(runner.workspace ?? step.cwd, inputs.observations), use: use.kind, bytesMax };
}

export type Use = { readonly kind: StorePlace["use"] } | { readonly kind: "none"; readonly why: string };

/** Decides the use. A run of the default branch only finds caches that such runs have saved. */
export async function useOf(
  runner: Pick<Runner, "event" | "ref" | "payloadFile" | "repository">,
  { observationsKey: key, githubToken }: Pick<GateInputs, "observationsKey" | "githubToken">,
  api: () => Promise<Api>,
): Promise<Use> {
  const name = member(member(readPayload(runner), "repository"), "default_branch");
  if (typeof name !== "string" || name === "")
    return { kind: "none", why: "the event does not name the default branch" };
  const branch = `refs/heads/${name}`;
  if (ownEvents.has(runner.event) && runner.ref === branch) return { kind: "read-write" };
  if (key === "") return { kind: "none", why: "none were found" };
  if (githubToken === "")
    return { kind: "none", why: "without the input github-token nothing shows which run has saved them" };
  const origin = await originOfCache(await api(), runner.repository, key);
  if (origin.kind === "unproven")
    return { kind: "none", why: `nothing shows that a run of ${name} has saved them: ${origin.why}` };
  return origin.ref === branch
    ? { kind: "read" }
    : { kind: "none", why: `they were saved by a run of ${origin.ref}, not of ${name}` };
}

/** Events that run only what is on the branch. */
const ownEvents: ReadonlySet<string> = new Set([
  "push",
  "schedule",
  "workflow_dispatch",
  "repository_dispatch",
]);
