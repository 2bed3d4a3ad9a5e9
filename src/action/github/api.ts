/**
 * Calls GitHub's REST API with limits. Answers are interpreted here once, and every failure is a value, because a
 * failed post must never change a verdict. A call that could have been carried out is never repeated; a caller that
 * creates something first checks if it exists.
 */
import type { Endpoints } from "@octokit/types";
import type { Clock } from "../../platform/host.ts";

/** Answer of GitHub, or the reason why there is none. */
export type ApiAnswer = { readonly kind: "ok"; readonly status: number; readonly data: unknown } | ApiFailure;

/** A call that failed. */
export type ApiFailure = {
  readonly kind: "failed";
  /** Status; null without an answer. */
  readonly status: number | null;
  /** One sentence, without any text of the server. */
  readonly why: string;
  /** Time to wait before a retry; null if a retry is useless. */
  readonly retryMs: number | null;
};

/** Parameters of a route. */
export type Parameters = Readonly<Record<string, unknown>>;

/** Sends one request and returns its answer; throws an error with `status` and `response` as Octokit does. */
export type Send = (
  route: string,
  parameters: Parameters,
) => Promise<{ readonly status: number; readonly data: unknown }>;

/** The one route that GitHub's REST description does not have. */
type Graphql = { readonly "POST /graphql": { readonly parameters: { readonly query: string } } };
/** All routes that are called. */
type Routes = Endpoints & Graphql;

/** Call of a route. Parameters are typed by GitHub's own description; the caller checks the answer. */
type Call = <Route extends keyof Routes>(
  route: Route,
  parameters: Routes[Route]["parameters"],
) => Promise<ApiAnswer>;

/** Ways to call GitHub; they differ in when they try again. */
export type Api = {
  /** Tries once. */
  readonly once: Call;
  /** Tries again after temporary failures: only for calls that can be repeated. */
  readonly request: Call;
  /** Tries once even if the run was cancelled. */
  readonly last: Call;
  /** Waits after a temporary failure; false if the time for all surfaces is used up. */
  readonly mayRetry: (failure: ApiFailure) => Promise<boolean>;
};

/** Maximum time for all posts of one run, including waits: they must not hold up a gate. */
const totalMsMax = 120_000;
/** Maximum number of tries of one call, and the wait before the second one; each further wait is twice as long. */
const triesMax = 5;
const firstWaitMs = 1_000;
/** Wait after a secondary rate limit: GitHub asks for a minute if it names no time. */
const secondaryWaitMs = 60_000;

/**
 * Creates the calls. All of them share one limit of time, so that a slow GitHub cannot hold up the job. `signal`
 * cancels every call but `last`.
 */
export function createApi(send: Send, clock: Clock, signal?: AbortSignal): Api {
  const endMs = clock.now() + totalMsMax;
  let waitedMs = 0;
  let failures = 0;
  const once: Call = async (route, parameters) =>
    signal?.aborted === true ? cancelled : last(route, parameters);
  const last: Call = async (route, parameters) => {
    try {
      const { status, data } = await send(route, parameters);
      // The login page of a proxy has status 200, but is no JSON.
      if (typeof data !== "object" || data === null)
        return { kind: "failed", status, why: "the answer is not JSON", retryMs: firstWaitMs };
      return { kind: "ok", status, data };
    } catch (error) {
      return failureOf(error, firstWaitMs * 2 ** Math.min(failures, 5));
    }
  };
  const mayRetry = async ({ retryMs }: ApiFailure): Promise<boolean> => {
    failures++;
    // The waits are also added up: in a replay the clock stops, and the limit by the clock alone would never be reached.
    if (retryMs === null || waitedMs + retryMs > totalMsMax || clock.now() + retryMs > endMs) return false;
    waitedMs += retryMs;
    await new Promise<void>((resolve) => {
      const cancel = clock.after(retryMs, resolve);
      signal?.addEventListener("abort", () => [cancel(), resolve()], { once: true });
    });
    return signal?.aborted !== true;
  };
  const request: Call = async (route, parameters) => {
    for (let tries = 1; ; tries++) {
      const answer = await once(route, parameters);
      if (answer.kind === "ok" || tries >= triesMax || !(await mayRetry(answer))) return answer;
    }
  };
  return { once, request, last, mayRetry };
}

/** Failure of every call after the job was cancelled. */
const cancelled: ApiFailure = { kind: "failed", status: null, why: "the job was cancelled", retryMs: null };

/** Error that Octokit throws for an answer with an error status. */
type RequestError = {
  readonly status: number;
  readonly message: string;
  readonly response: { readonly headers: Readonly<Record<string, string | number | undefined>> };
};

/**
 * Returns the failure for an error of Octokit: a sentence for people, and how long to wait before a retry. Rate
 * limits and errors of the server pass; other errors do not, so a retry is useless.
 */
function failureOf(error: unknown, waitMs: number): ApiFailure {
  const { status, response, message } = error as Partial<RequestError>;
  if (typeof status !== "number" || response === undefined)
    return { kind: "failed", status: null, why: "no answer from GitHub", retryMs: waitMs };
  const { headers } = response;
  const seconds = Number(headers["retry-after"]);
  const asked = Number.isFinite(seconds) && seconds > 0 ? Math.min(seconds, 86_400) * 1_000 : undefined;
  const isSecondary = /secondary rate limit|abuse detection/iu.test(message ?? "");
  const isLimited =
    status === 429 || isSecondary || asked !== undefined || headers["x-ratelimit-remaining"] === "0";
  if ((status === 403 || status === 429) && isLimited) {
    const retryMs = asked ?? (isSecondary ? secondaryWaitMs : waitMs);
    return { kind: "failed", status, why: `GitHub's rate limit stopped the request (${status})`, retryMs };
  }
  const isPassing = status >= 500 || status === 409 || status === 408;
  return {
    kind: "failed",
    status,
    why: reasons[status] ?? `GitHub answered ${status}`,
    retryMs: isPassing ? (asked ?? waitMs) : null,
  };
}

/** Sentences for statuses that a person can do something about. */
const reasons: Readonly<Record<number, string>> = {
  401: "GitHub refuses the token (401)",
  403: "the token has no permission for this (403); in a pull request of a fork it can only read",
  404: "GitHub found nothing at this address, or the token has no permission to read it (404)",
  413: "the content is too large for GitHub (413)",
  422: "GitHub refuses the content (422)",
};

/** Page of a list, as GitHub's parameters. */
export type Page = { readonly per_page: number; readonly page: number };

/**
 * Reads a list page by page, up to `pagesMax`; `items` extracts it from an answer. A longer list is a failure,
 * because the entry that the caller needs could be on a page that was not read.
 */
export async function listAll(
  ask: (page: Page) => Promise<ApiAnswer>,
  items: (data: unknown) => unknown,
  pagesMax: number,
): Promise<{ readonly kind: "list"; readonly all: readonly unknown[] } | ApiFailure> {
  const all: unknown[] = [];
  for (let page = 1; page <= pagesMax; page++) {
    const answer = await ask({ per_page: pageSize, page });
    if (answer.kind === "failed") return answer;
    const found = items(answer.data);
    if (!Array.isArray(found))
      return { kind: "failed", status: answer.status, why: "the answer is not a list", retryMs: null };
    all.push(...found);
    if (found.length < pageSize) return { kind: "list", all };
  }
  return { kind: "failed", status: null, why: "the list has more entries than Lanser reads", retryMs: null };
}

/** Number of entries of a page, the maximum that GitHub allows. */
const pageSize = 100;
