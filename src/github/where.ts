/** Where the program runs: decided once, at its top, and handed down. */
import type { Host } from "../platform/host.ts";

/** A repository on GitHub, as its REST API names it. */
export type RepositoryName = { readonly owner: string; readonly repo: string };

/** The step in the environment that the runner of a job sets. */
export type Runner = {
  /** Empty where the runner does not name one. */
  readonly event: string;
  readonly payloadFile: string | undefined;
  /** Both parts are empty where the runner names none. */
  readonly repository: RepositoryName;
  readonly serverUrl: string | undefined;
  readonly apiUrl: string;
  readonly sha: string | undefined;
  readonly ref: string | undefined;
  readonly runId: string | undefined;
  /** OWNER/REPO/PATH@REF of the workflow that runs. */
  readonly workflowRef: string | undefined;
  /** The checked-out repository. */
  readonly workspace: string | undefined;
  readonly temporaryFolder: string | undefined;
  readonly toolCache: string | undefined;
  /** The files through which a step sets variables and PATH, its outputs and its state for what follows. */
  readonly environmentFile: string | undefined;
  readonly pathFile: string | undefined;
  readonly outputFile: string | undefined;
  readonly stateFile: string | undefined;
  /** What is added to it is shown as the job's summary. */
  readonly summaryFile: string | undefined;
};

export type InActions = { readonly kind: "actions"; readonly runner: Runner };

export type Where = { readonly kind: "terminal" } | InActions;

export function whereOf(env: Host["env"]): Where {
  return env["GITHUB_ACTIONS"] === "true" ? inActions(env) : { kind: "terminal" };
}

/** For a program that runs nowhere else. */
export function inActions(env: Host["env"]): InActions {
  const [owner = "", repo = ""] = (env["GITHUB_REPOSITORY"] ?? "").split("/");
  return {
    kind: "actions",
    runner: {
      event: env["GITHUB_EVENT_NAME"] ?? "",
      payloadFile: env["GITHUB_EVENT_PATH"],
      repository: { owner, repo },
      serverUrl: env["GITHUB_SERVER_URL"],
      apiUrl: env["GITHUB_API_URL"] ?? "https://api.github.com",
      sha: env["GITHUB_SHA"],
      ref: env["GITHUB_REF"],
      runId: env["GITHUB_RUN_ID"],
      workflowRef: env["GITHUB_WORKFLOW_REF"],
      workspace: env["GITHUB_WORKSPACE"],
      temporaryFolder: env["RUNNER_TEMP"],
      toolCache: env["RUNNER_TOOL_CACHE"],
      environmentFile: env["GITHUB_ENV"],
      pathFile: env["GITHUB_PATH"],
      outputFile: env["GITHUB_OUTPUT"],
      stateFile: env["GITHUB_STATE"],
      summaryFile: env["GITHUB_STEP_SUMMARY"],
    },
  };
}
