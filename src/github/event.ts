/** What the event of a workflow run says about base and head. Reads the runner's own files, never the repository's. */
import { readFileSync } from "node:fs";
import type { BaseRequest, HeadRequest } from "../core/request.ts";
import { UserError } from "../errors.ts";
import type { Host } from "../host.ts";

export type EventComparison = {
  readonly event: string;
  readonly base: BaseRequest;
  /** In Actions the workflow checked out what is to be judged. */
  readonly head: HeadRequest;
};

/**
 * These two run with the base repository's rights, whatever was checked out; this release has nothing to shut a server
 * in, so it starts none there. Throws a UserError.
 */
export function refuseUnsafeTrigger(env: Host["env"]): void {
  const event = env["GITHUB_EVENT_NAME"];
  if (env["GITHUB_ACTIONS"] !== "true" || (event !== "pull_request_target" && event !== "workflow_run"))
    return;
  throw new UserError("unsafe-trigger", `${event} runs with secrets on code that nobody has reviewed`, {
    hint: "Use `on: pull_request`; it needs no secret.",
  });
}

/** Undefined outside Actions. Throws a UserError for an event that this release cannot compare. */
export function eventComparison(env: Host["env"]): EventComparison | undefined {
  if (env["GITHUB_ACTIONS"] !== "true") return undefined;
  const event = env["GITHUB_EVENT_NAME"] ?? "";
  const payload = readPayload(env["GITHUB_EVENT_PATH"]);
  const head = { kind: "checked-out" } as const;
  switch (event) {
    case "pull_request":
      return { event, head, base: pullRequest(payload) };
    case "push":
      return { event, head, base: push(payload) };
    default:
      throw new UserError(
        "no-base",
        `this release cannot tell base and head from the event ${event || "(none)"}`,
        {
          hint: "Name them with the inputs base and head, or run on pull_request or push.",
        },
      );
  }
}

function pullRequest(payload: unknown): BaseRequest {
  const request = member(payload, "pull_request");
  const headSha = member(member(request, "head"), "sha");
  const base = member(request, "base");
  const [baseRef, baseSha] = [member(base, "ref"), member(base, "sha")];
  if (typeof headSha !== "string" || typeof baseRef !== "string" || typeof baseSha !== "string") {
    throw malformed("pull_request", "pull_request.head.sha, pull_request.base.ref and pull_request.base.sha");
  }
  return { kind: "pull-request", headSha, baseRef, baseSha };
}

function push(payload: unknown): BaseRequest {
  const [before, after, ref] = [member(payload, "before"), member(payload, "after"), member(payload, "ref")];
  const defaultBranch = member(member(payload, "repository"), "default_branch");
  if (
    typeof before !== "string" ||
    typeof after !== "string" ||
    typeof ref !== "string" ||
    typeof defaultBranch !== "string"
  ) {
    throw malformed("push", "before, after, ref and repository.default_branch");
  }
  return { kind: "push", before, after, ref, defaultBranch };
}

function readPayload(path: string | undefined): unknown {
  if (path === undefined || path === "") return undefined;
  try {
    return JSON.parse(readFileSync(path, "utf8"));
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
    hint: "Name base and head with the inputs of the same name.",
  });
}

function member(value: unknown, name: string): unknown {
  return typeof value === "object" && value !== null && Object.hasOwn(value, name)
    ? (value as Record<string, unknown>)[name]
    : undefined;
}
