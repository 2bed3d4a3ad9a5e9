/** Place where the program runs: determined once, at its top, and passed down. */
import type { Host } from "../../platform/host.ts";

/** Repository on GitHub, as its REST API names it. */
export type RepositoryName = { readonly owner: string; readonly repo: string };

/** Environment that the runner of a job sets for a step. */
export type Runner = {
  /** Event; empty if the runner does not name one. */
  readonly event: string;
  readonly payloadFile: string | undefined;
  /** Repository; both parts are empty if the runner names none. */
  readonly repository: RepositoryName;
  readonly serverUrl: string | undefined;
  readonly apiUrl: string;
  readonly sha: string | undefined;
  readonly ref: string | undefined;
  readonly runId: string | undefined;
  /** OWNER/REPO/PATH@REF of the running workflow. */
  readonly workflowRef: string | undefined;
  /** Folder of the checked-out repository. */
  readonly workspace: string | undefined;
  readonly temporaryFolder: string | undefined;
  readonly toolCache: string | undefined;
  /** Files through which a step sets variables and PATH, its outputs and its state for later steps. */
  readonly environmentFile: string | undefined;
  readonly pathFile: string | undefined;
  readonly outputFile: string | undefined;
  readonly stateFile: string | undefined;
  /** File whose content is shown as the job's summary. */
  readonly summaryFile: string | undefined;
};

export type InActions = { readonly kind: "actions"; readonly runner: Runner };

export type Surroundings = { readonly kind: "terminal" } | InActions;

export function surroundingsOf(env: Host["env"]): Surroundings {
  return env["GITHUB_ACTIONS"] === "true" ? actionsSurroundings(env) : { kind: "terminal" };
}

/** Reads what the runner of GitHub Actions sets in the environment. All other code gets these values as arguments. */
export function actionsSurroundings(env: Host["env"]): InActions {
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
