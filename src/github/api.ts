/**
 * GitHub's REST API with limits: what an answer means is decided here once, and every failure is a value. No call is
 * repeated that could have been carried out; a caller that creates something looks first whether it is there.
 */
import type { Endpoints } from "@octokit/types";
import type { Clock } from "../platform/host.ts";

export type Answer = { readonly kind: "ok"; readonly status: number; readonly data: unknown } | Failure;

export type Failure = {
  readonly kind: "failed";
  /** Null when there was no answer. */
  readonly status: number | null;
  /** One sentence; nothing of it is the server's text. */
  readonly why: string;
  /** How long to wait before it may work; null when it will not. */
  readonly retryMs: number | null;
};

export type Parameters = Readonly<Record<string, unknown>>;

/** Sends one request and gives its answer; throws an error with `status` and `response` as Octokit does. */
export type Send = (
  route: string,
  parameters: Parameters,
) => Promise<{ readonly status: number; readonly data: unknown }>;

type Graphql = { readonly "POST /graphql": { readonly parameters: { readonly query: string } } };
type Routes = Endpoints & Graphql;

/** What is sent is held to GitHub's own description; what comes back is looked at by its caller. */
type Call = <Route extends keyof Routes>(
  route: Route,
  parameters: Routes[Route]["parameters"],
) => Promise<Answer>;

export type Api = {
  /** One try. */
  readonly once: Call;
  /** Tries again what may work later: only for what can be done twice. */
  readonly request: Call;
  /** One try that is made although the run was cancelled. */
  readonly last: Call;
  /** Waits for a failure that may pass; false when the time for all surfaces is used up. */
  readonly mayRetry: (failure: Failure) => Promise<boolean>;
};

/** All that is posted in one run, with its waiting: a gate is not held up by its decoration. */
const totalMsMax = 120_000;
const triesMax = 5;
const firstWaitMs = 1_000;
/** GitHub asks for a minute where it names no time. */
const secondaryWaitMs = 60_000;

export function createApi(send: Send, clock: Clock, signal?: AbortSignal): Api {
  const endMs = clock.now() + totalMsMax;
  let waitedMs = 0;
  let failures = 0;
  const once: Call = async (route, parameters) =>
    signal?.aborted === true ? cancelled : last(route, parameters);
  const last: Call = async (route, parameters) => {
    try {
      const { status, data } = await send(route, parameters);
      // A proxy's login page comes with status 200.
      if (typeof data !== "object" || data === null)
        return { kind: "failed", status, why: "the answer is not JSON", retryMs: firstWaitMs };
      return { kind: "ok", status, data };
    } catch (error) {
      return failureOf(error, firstWaitMs * 2 ** Math.min(failures, 5));
    }
  };
  const mayRetry = async ({ retryMs }: Failure): Promise<boolean> => {
    failures++;
    // A clock that stands still, as in a replay, must not make it wait for ever.
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

const cancelled: Failure = { kind: "failed", status: null, why: "the job was cancelled", retryMs: null };

type RequestError = {
  readonly status: number;
  readonly message: string;
  readonly response: { readonly headers: Readonly<Record<string, string | number | undefined>> };
};

function failureOf(error: unknown, waitMs: number): Failure {
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
    return { kind: "failed", status, why: `GitHub limits how often it may be asked (${status})`, retryMs };
  }
  const isPassing = status >= 500 || status === 409 || status === 408;
  return {
    kind: "failed",
    status,
    why: reasons[status] ?? `GitHub answered ${status}`,
    retryMs: isPassing ? (asked ?? waitMs) : null,
  };
}

const reasons: Readonly<Record<number, string>> = {
  401: "the token is not valid (401)",
  403: "the token may not do this (403); in a pull request of a fork it can only read",
  404: "GitHub does not know it, or the token may not see it (404)",
  413: "it is too large for GitHub (413)",
  422: "GitHub refuses the content (422)",
};

/** Which part of a list, as GitHub takes it. */
export type Page = { readonly per_page: number; readonly page: number };

/** A list, page by page, as far as `pagesMax`; `items` takes it out of an answer. */
export async function listAll(
  ask: (page: Page) => Promise<Answer>,
  items: (data: unknown) => unknown,
  pagesMax: number,
): Promise<{ readonly kind: "list"; readonly all: readonly unknown[] } | Failure> {
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
  // What was not read could be what is looked for.
  return { kind: "failed", status: null, why: "there are more than can be read", retryMs: null };
}

const pageSize = 100;
