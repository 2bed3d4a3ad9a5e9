/** Reads base and head from the event of a workflow run. Reads the runner's own files, never the repository's. */

import { UserError } from "../../model/errors.ts";
import { readMember } from "../../model/json.ts";
import type { BaseRequest, HeadRequest } from "../../model/request.ts";
import { readFileText } from "../../platform/files.ts";
import type { InActions, Runner, Surroundings } from "./where.ts";

export type EventComparison = {
  readonly event: string;
  readonly base: BaseRequest;
  /** Head, which the workflow has checked out in Actions. */
  readonly head: HeadRequest;
};

/** Pull request of an event. */
export type PullRequest = {
  readonly number: number;
  readonly headSha: string;
  readonly labels: readonly string[];
};

/** Events that run with the base repository's rights, whatever was checked out. */
const unsafeEvents: ReadonlySet<string> = new Set(["pull_request_target", "workflow_run"]);

/**
 * Refuses these events. Nothing here can isolate a server, so none is started where a change's code would get those
 * rights. If it is allowed explicitly, there must be no token. Throws a UserError.
 */
export function refuseUnsafeTrigger(
  where: Surroundings,
  { isAllowed = false, hasToken = false }: { readonly isAllowed?: boolean; readonly hasToken?: boolean } = {},
): void {
  if (where.kind !== "actions" || (isAllowed && !hasToken)) return;
  const { event } = where.runner;
  if (!unsafeEvents.has(event)) return;
  throw new UserError("unsafe-trigger", `${event} runs unreviewed code with secrets`, {
    hint: isAllowed
      ? "With allow-unsafe-trigger there may be no github-token: post from another job, with lanser/lanser/publish."
      : "Use `on: pull_request`; it needs no secret.",
  });
}

/** Returns the comparison; undefined outside Actions. Throws a UserError for an event without base and head. */
export function eventComparison(where: Surroundings): EventComparison | undefined {
  if (where.kind !== "actions") return undefined;
  const { event } = where.runner;
  const payload = readPayload(where.runner);
  const base = baseOf(event, payload);
  if (base !== undefined) return { event, base, head: { kind: "checked-out" } };
  throw new UserError("no-base", `the event ${event || "(none)"} does not name the change`, {
    hint: "Set the inputs `base` and `head`, or run on `pull_request`, `push` or `merge_group`.",
  });
}

/** Returns the base. A scheduled or manual run compares the branch with its state one commit before. */
function baseOf(event: string, payload: unknown): BaseRequest | undefined {
  switch (event) {
    case "pull_request":
    case "pull_request_target":
      return pullRequest(payload);
    case "push":
      return push(payload);
    case "merge_group":
      return mergeGroup(payload);
    case "schedule":
    case "workflow_dispatch":
    case "repository_dispatch":
      return { kind: "first-parent" };
    default:
      return undefined;
  }
}

/** Returns the pull request; undefined if the event has none. */
export function pullRequestOf(where: Surroundings): PullRequest | undefined {
  if (where.kind !== "actions") return undefined;
  const request = readMember(readPayload(where.runner), "pull_request");
  const number = readMember(request, "number");
  const headSha = readMember(readMember(request, "head"), "sha");
  if (typeof number !== "number" || typeof headSha !== "string") return undefined;
  const labels = readMember(request, "labels");
  const names = Array.isArray(labels) ? labels.map((one) => readMember(one, "name")) : [];
  return { number, headSha, labels: names.filter((one) => typeof one === "string") };
}

/** Returns the commit that a check of this event belongs to: never the merge that GitHub made for the run. */
export function checkedCommit(where: InActions): string | undefined {
  const group = readMember(readMember(readPayload(where.runner), "merge_group"), "head_sha");
  const commit = pullRequestOf(where)?.headSha ?? group ?? where.runner.sha;
  return typeof commit === "string" && commit !== "" ? commit : undefined;
}

function pullRequest(payload: unknown): BaseRequest {
  const request = readMember(payload, "pull_request");
  const headSha = readMember(readMember(request, "head"), "sha");
  const base = readMember(request, "base");
  const [baseRef, baseSha] = [readMember(base, "ref"), readMember(base, "sha")];
  if (typeof headSha !== "string" || typeof baseRef !== "string" || typeof baseSha !== "string") {
    throw malformed("pull_request", "pull_request.head.sha, pull_request.base.ref and pull_request.base.sha");
  }
  return { kind: "pull-request", headSha, baseRef, baseSha };
}

function push(payload: unknown): BaseRequest {
  const [before, after, ref] = [
    readMember(payload, "before"),
    readMember(payload, "after"),
    readMember(payload, "ref"),
  ];
  const defaultBranch = readMember(readMember(payload, "repository"), "default_branch");
  const forced = readMember(payload, "forced") === true;
  if (
    typeof before !== "string" ||
    typeof after !== "string" ||
    typeof ref !== "string" ||
    typeof defaultBranch !== "string"
  ) {
    throw malformed("push", "before, after, ref and repository.default_branch");
  }
  return { kind: "push", before, after, ref, forced, defaultBranch };
}

function mergeGroup(payload: unknown): BaseRequest {
  const group = readMember(payload, "merge_group");
  const [baseSha, headSha] = [readMember(group, "base_sha"), readMember(group, "head_sha")];
  if (typeof baseSha !== "string" || typeof headSha !== "string")
    throw malformed("merge_group", "merge_group.base_sha and merge_group.head_sha");
  return { kind: "merge-group", baseSha, headSha };
}

/** Reads the runner's file of the event; undefined if there is none. Throws a UserError if it cannot be read. */
export function readPayload({ payloadFile: path }: Pick<Runner, "payloadFile">): unknown {
  if (path === undefined || path === "") return undefined;
  try {
    return JSON.parse(readFileText(path));
  } catch (error) {
    throw new UserError(
      "unreadable-file",
      "the event file of the runner (GITHUB_EVENT_PATH) cannot be read",
      { cause: error },
    );
  }
}

function malformed(event: string, wanted: string): UserError {
  return new UserError("no-base", `the ${event} event does not say ${wanted}`, {
    hint: "Set the inputs `base` and `head`.",
  });
}
