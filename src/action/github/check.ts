/**
 * Posts one check run, only once, even if it is tried several times: an existing one is found by its external id.
 * GitHub only counts the newest check run of a name, so an older one of the same report is not reused.
 */

import type { RepositoryName } from "../../cli/program/where.ts";
import { readMember } from "../../model/json.ts";
import type { CheckContent } from "../../report/check.ts";
import { type Api, type ApiFailure, listAll } from "./api.ts";
import { failedPost, type Posted } from "./posted.ts";

/** Place of a check, and the report that it belongs to. */
export type CheckTarget = RepositoryName & {
  /** Name of the check run, as people require it in a branch protection. */
  readonly name: string;
  readonly headSha: string;
  /** Digest of the report: the same report is the same check. */
  readonly digest: string;
};

/** Posted check run with its number, with which other surfaces link to it. */
export type PostedCheck = Posted & { readonly id?: number };

/** Maximum number of annotations in one request, GitHub's limit. */
const annotationsPerRequest = 50;
/** Maximum number of pages of check runs of one name on one commit; more are not ours. */
const pagesMax = 10;
/** Maximum number of tries to create the check, and of requests that add annotations. */
const createTriesMax = 5;
const updatesMax = 40;

/** A check run on GitHub, with the number of its annotations. */
type Existing = {
  readonly id: number;
  readonly isComplete: boolean;
  readonly annotations: number;
};

/**
 * Posts at most fifty annotations a request: the first request creates the check, the last one ends it, and the
 * conclusion is that of the whole report. A check with another report's id is left alone; GitHub shows the newest
 * of a name.
 */
export async function postCheck(api: Api, target: CheckTarget, content: CheckContent): Promise<PostedCheck> {
  const { owner, repo, name, headSha } = target;
  const before = await find(api, target);
  if (before.kind === "failed") return failedPost(before);
  if (before.check?.isComplete === true) return { state: "unchanged", why: null, id: before.check.id };
  const created = before.check ?? (await create(api, target, content));
  if ("kind" in created) return failedPost(created);
  const base = { owner, repo, check_run_id: created.id };
  let landed = created.annotations;
  let check: Existing = created;
  for (let tries = 0; !check.isComplete && tries < updatesMax; tries++) {
    const part = content.annotations.slice(landed, landed + annotationsPerRequest);
    const isLast = landed + part.length >= content.annotations.length;
    const output = { title: content.title, summary: content.summary, annotations: part };
    const end = isLast ? ({ status: "completed", conclusion: content.conclusion } as const) : {};
    const answer = await api.once("PATCH /repos/{owner}/{repo}/check-runs/{check_run_id}", {
      ...base,
      name,
      head_sha: headSha,
      ...end,
      output,
    });
    if (answer.kind === "ok") {
      landed += part.length;
      check = { ...check, isComplete: isLast };
      continue;
    }
    if (answer.retryMs === null || !(await api.mayRetry(answer))) return giveUp(api, base, content, answer);
    // GitHub may have carried out the request although its answer was lost, so the check is read again.
    const now = await api.request("GET /repos/{owner}/{repo}/check-runs/{check_run_id}", base);
    if (now.kind === "failed") return giveUp(api, base, content, now);
    check = existing(now.data) ?? check;
    landed = check.annotations;
  }
  return check.isComplete
    ? { state: "posted", why: null, id: check.id }
    : { state: "failed", why: "Lanser could not finish the check" };
}

/** Ends a check without the annotations that GitHub did not accept: an open check would block forever. */
async function giveUp(
  api: Api,
  base: RepositoryName & { readonly check_run_id: number },
  { title, summary, conclusion }: CheckContent,
  failure: ApiFailure,
): Promise<Posted> {
  const answer = await api.last("PATCH /repos/{owner}/{repo}/check-runs/{check_run_id}", {
    ...base,
    status: "completed",
    conclusion,
    output: { title, summary },
  });
  if (answer.kind === "failed") return failedPost(failure);
  return { state: "degraded", why: `some annotations of the check are missing: ${failure.why}` };
}

/** The check of this report; undefined if there is none. */
type Found = { readonly kind: "found"; readonly check: Existing | undefined } | ApiFailure;

/**
 * Searches for the newest check run of Lanser with this name on the commit, and returns it if it belongs to the same
 * report. An attempt that was interrupted can then continue instead of posting twice.
 */
async function find(api: Api, { owner, repo, name, headSha, digest }: CheckTarget): Promise<Found> {
  const listed = await listAll(
    (page) =>
      api.request("GET /repos/{owner}/{repo}/commits/{ref}/check-runs", {
        owner,
        repo,
        ref: headSha,
        check_name: name,
        filter: "all",
        ...page,
      }),
    (data) => readMember(data, "check_runs"),
    pagesMax,
  );
  if (listed.kind === "failed") return listed;
  const ours = listed.all.filter((one) => String(readMember(one, "external_id")).startsWith(externalId("")));
  const newest = ours.toSorted(
    (left, right) => Number(readMember(right, "id")) - Number(readMember(left, "id")),
  )[0];
  const isSame = newest !== undefined && readMember(newest, "external_id") === externalId(digest);
  return { kind: "found", check: isSame ? existing(newest) : undefined };
}

/**
 * Creates the check. After every failure that could have been a success it searches for the check before it tries
 * again. If GitHub refuses an annotation, the check is created without annotations: it is required, they are not.
 */
async function create(api: Api, target: CheckTarget, content: CheckContent): Promise<Existing | ApiFailure> {
  const { owner, repo, name, headSha, digest } = target;
  const { title, summary, annotations, conclusion } = content;
  let first = annotations.slice(0, annotationsPerRequest);
  for (let tries = 1; ; tries++) {
    const isWhole = first.length === annotations.length;
    const answer = await api.once("POST /repos/{owner}/{repo}/check-runs", {
      owner,
      repo,
      name,
      head_sha: headSha,
      external_id: externalId(digest),
      ...(isWhole ? { status: "completed", conclusion } : { status: "in_progress" }),
      output: { title, summary, annotations: first },
    });
    if (answer.kind === "ok") {
      const made = existing(answer.data);
      return made === undefined
        ? { kind: "failed", status: answer.status, why: "the answer is not a check run", retryMs: null }
        : { ...made, annotations: first.length, isComplete: isWhole };
    }
    // 422: GitHub refuses one of the annotations. The check itself is more important.
    if (answer.status === 422 && first.length > 0) {
      first = [];
      continue;
    }
    if (tries >= createTriesMax || !(await api.mayRetry(answer))) return answer;
    const found = await find(api, target);
    if (found.kind === "failed") return found;
    if (found.check !== undefined) return found.check;
  }
}

/** Returns the id by which a check of the same report is found again. */
function externalId(digest: string): string {
  return `lanser ${digest}`;
}

/**
 * Reads a check run from GitHub's answer; undefined if the answer is none. The number of annotations shows how many
 * requests have succeeded.
 */
function existing(data: unknown): Existing | undefined {
  const id = readMember(data, "id");
  if (typeof id !== "number") return undefined;
  const annotations = readMember(readMember(data, "output"), "annotations_count");
  return {
    id,
    isComplete: readMember(data, "status") === "completed",
    annotations: typeof annotations === "number" ? annotations : 0,
  };
}
