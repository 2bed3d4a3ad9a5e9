/** Reads base and head from the event of a workflow run. It reads the runner's file, which a change cannot edit. */

import { UserError } from "../../model/errors.ts";
import { readMember } from "../../model/json.ts";
import type { BaseRequest, HeadRequest } from "../../model/request.ts";
import { readFileText } from "../../platform/files.ts";
import type { InActions, Runner, Surroundings } from "./where.ts";

/** Commits that an event of a workflow compares. */
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

/** Events that run with the rights and secrets of the base repository, even if they check out a fork's code. */
const unsafeEvents: ReadonlySet<string> = new Set(["pull_request_target", "workflow_run"]);

/**
 * Throws a UserError for an event that runs with the rights of the base repository: servers can execute code of the
 * change, which would get these rights. A workflow can allow it explicitly, but only without a token.
 */
export function refuseUnsafeTrigger(
  where: Surroundings,
  { isAllowed = false, hasToken = false }: { readonly isAllowed?: boolean; readonly hasToken?: boolean } = {},
): void {
  if (where.kind !== "actions" || (isAllowed && !hasToken)) return;
  const { event } = where.runner;
  if (!unsafeEvents.has(event)) return;
  throw new UserError("unsafe-trigger", `${event} gives secrets to code that nobody has reviewed`, {
    hint: isAllowed
      ? "Remove github-token, because allow-unsafe-trigger excludes it. To post, use lanser/lanser/publish in another job."
      : "Use `on: pull_request`, which needs no secret.",
  });
}

/**
 * Returns the comparison that the event of a workflow describes; undefined outside Actions. Throws a UserError for an
 * event that names no base, so that a run never compares with a guessed commit.
 */
export function eventComparison(where: Surroundings): EventComparison | undefined {
  if (where.kind !== "actions") return undefined;
  const { event } = where.runner;
  const payload = readPayload(where.runner);
  const base = baseOf(event, payload);
  if (base !== undefined) return { event, base, head: { kind: "checked-out" } };
  throw new UserError("no-base", `the event ${event || "(none)"} names no base commit`, {
    hint: "Set the inputs `base` and `head`, or run on `pull_request`, `push` or `merge_group`.",
  });
}

/**
 * Returns the base of an event; undefined for an event without one. A scheduled or manual run has no change, so it
 * compares the branch with its state one commit before.
 */
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

/**
 * Returns the pull request of the event; undefined if the event has none, or outside Actions. Labels can waive
 * findings, and posts need the number and the head commit.
 */
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

/**
 * Returns the commit to which a check run of this event is attached: GitHub shows it at the head of the pull request,
 * not at the merge commit that it made for the run.
 */
export function checkedCommit(where: InActions): string | undefined {
  const group = readMember(readMember(readPayload(where.runner), "merge_group"), "head_sha");
  const commit = pullRequestOf(where)?.headSha ?? group ?? where.runner.sha;
  return typeof commit === "string" && commit !== "" ? commit : undefined;
}

/**
 * Reads base and head of a pull request from the event. The base is the branch as it was at the event; git later finds
 * the merge base. Throws a UserError if the event lacks a value.
 */
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

/**
 * Reads the commits before and after a push from the event. A new branch has no commit before, and a forced push has
 * another history, so the branches are passed on. Throws a UserError if the event lacks a value.
 */
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

/** Reads the commits of a merge queue's group from the event. Throws a UserError if the event lacks one. */
function mergeGroup(payload: unknown): BaseRequest {
  const group = readMember(payload, "merge_group");
  const [baseSha, headSha] = [readMember(group, "base_sha"), readMember(group, "head_sha")];
  if (typeof baseSha !== "string" || typeof headSha !== "string")
    throw malformed("merge_group", "merge_group.base_sha and merge_group.head_sha");
  return { kind: "merge-group", baseSha, headSha };
}

/**
 * Reads the runner's file of the event, which a checkout cannot change; undefined if there is none. Throws a UserError
 * if it cannot be read.
 */
export function readPayload({ payloadFile: path }: Pick<Runner, "payloadFile">): unknown {
  if (path === undefined || path === "") return undefined;
  try {
    return JSON.parse(readFileText(path));
  } catch (error) {
    throw new UserError("unreadable-file", "cannot read the event file of the runner (GITHUB_EVENT_PATH)", {
      cause: error,
    });
  }
}

function malformed(event: string, wanted: string): UserError {
  return new UserError("no-base", `the ${event} event lacks ${wanted}`, {
    hint: "Set the inputs `base` and `head`.",
  });
}
