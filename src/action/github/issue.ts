/** Keeps one issue with a given title up to date. Only an issue of our own is ever edited, commented or closed. */

import type { RepositoryName } from "../../cli/program/where.ts";
import { member } from "../../model/json.ts";
import { type Api, type Failure, listAll } from "./api.ts";
import { notPosted, type Posted } from "./posted.ts";
import { type Self, whoWeAre } from "./self.ts";

export type IssueTarget = RepositoryName & { readonly title: string };

export type OwnIssue = { readonly number: number; readonly body: string };

export type FoundIssue =
  | { readonly kind: "found"; readonly issue: OwnIssue | null; readonly self: Self }
  /** The repository has issues disabled. */
  | { readonly kind: "off" }
  | Failure;

const pagesMax = 30;
const createTriesMax = 5;

/** Finds the oldest open issue of ours: it is the one that people have answered to. */
export async function findIssue(api: Api, target: IssueTarget): Promise<FoundIssue> {
  const { owner, repo } = target;
  const repository = await api.request("GET /repos/{owner}/{repo}", { owner, repo });
  if (repository.kind === "failed") return repository;
  if (member(repository.data, "has_issues") === false) return { kind: "off" };
  const self = await whoWeAre(api);
  if (self.kind === "failed") return self;
  return find(api, target, self);
}

async function find(
  api: Api,
  { owner, repo, title }: IssueTarget,
  self: Self,
): Promise<Exclude<FoundIssue, { readonly kind: "off" }>> {
  const creator = self.login === null ? {} : { creator: self.login };
  const listed = await listAll(
    (page) =>
      api.request("GET /repos/{owner}/{repo}/issues", { owner, repo, state: "open", ...creator, ...page }),
    (data) => data,
    pagesMax,
  );
  if (listed.kind === "failed") return listed;
  const titled = listed.all.flatMap((one) => {
    const [number, body] = [member(one, "number"), member(one, "body")];
    const isPull = member(one, "pull_request") !== undefined;
    if (isPull || member(one, "title") !== title || typeof number !== "number") return [];
    const author = member(member(one, "user"), "id");
    return [{ number, body: typeof body === "string" ? body : "", author }];
  });
  const own = titled
    .filter(({ author }) => author === self.id)
    .sort((left, right) => left.number - right.number);
  if (own.length === 0 && titled.length > 0 && !self.isSure)
    return { kind: "failed", status: null, why: "it is unknown which issue is ours", retryMs: null };
  const [first] = own;
  const issue = first === undefined ? null : { number: first.number, body: first.body };
  return { kind: "found", issue, self };
}

export type IssueText = {
  readonly body: string;
  /** Comment; null for none. */
  readonly comment: string | null;
};

/** Opens an issue, unless one was opened meanwhile, and posts its comment, too. */
export async function openIssue(
  api: Api,
  target: IssueTarget,
  self: Self,
  { body, comment }: IssueText,
): Promise<Posted> {
  const { owner, repo, title } = target;
  for (let tries = 1; ; tries++) {
    const answer = await api.once("POST /repos/{owner}/{repo}/issues", { owner, repo, title, body });
    if (answer.kind === "ok") {
      const number = member(answer.data, "number");
      if (comment === null || typeof number !== "number") return { state: "posted", why: null };
      return beside(await addComment(api, { owner, repo, number }, self, comment));
    }
    if (tries >= createTriesMax || !(await api.mayRetry(answer))) return notPosted(answer);
    // It may have been carried out all the same.
    const now = await find(api, target, self);
    if (now.kind === "failed") return notPosted(now);
    if (now.issue === null) continue;
    if (comment === null) return { state: "posted", why: null };
    return beside(await addComment(api, { owner, repo, number: now.issue.number }, self, comment));
  }
}

/** Returns the result of the issue, which exists with all of its state, from that of its comment. */
function beside(comment: Posted): Posted {
  if (comment.state !== "failed") return { state: "posted", why: null };
  return { state: "degraded", why: `GitHub did not accept its comment: ${comment.why}` };
}

/**
 * Updates the issue. The comment is posted first: if the rest fails, the next night finds the old state, and
 * comments again, which is better than a change without a notification.
 */
export async function keepIssue(
  api: Api,
  { owner, repo, number, end }: RepositoryName & { readonly number: number; readonly end: "open" | "closed" },
  self: Self,
  { body, comment }: IssueText,
): Promise<Posted> {
  if (comment !== null) {
    const added = await addComment(api, { owner, repo, number }, self, comment);
    if (added.state === "failed") return added;
  }
  const closing = end === "closed" ? ({ state: "closed", state_reason: "completed" } as const) : {};
  const answer = await api.request("PATCH /repos/{owner}/{repo}/issues/{issue_number}", {
    owner,
    repo,
    issue_number: number,
    body,
    ...closing,
  });
  return answer.kind === "ok" ? { state: "posted", why: null } : notPosted(answer);
}

/** Adds a comment. The same comment is not posted twice, so a job may be run again. */
async function addComment(
  api: Api,
  { owner, repo, number }: RepositoryName & { readonly number: number },
  self: Self,
  body: string,
): Promise<Posted> {
  for (let tries = 1; ; tries++) {
    const listed = await listAll(
      (page) =>
        api.request("GET /repos/{owner}/{repo}/issues/{issue_number}/comments", {
          owner,
          repo,
          issue_number: number,
          ...page,
        }),
      (data) => data,
      pagesMax,
    );
    if (listed.kind === "failed") return notPosted(listed);
    if (listed.all.some((one) => isOurs(one, self, body))) return { state: "unchanged", why: null };
    const answer = await api.once("POST /repos/{owner}/{repo}/issues/{issue_number}/comments", {
      owner,
      repo,
      issue_number: number,
      body,
    });
    if (answer.kind === "ok") return { state: "posted", why: null };
    if (tries >= createTriesMax || !(await api.mayRetry(answer))) return notPosted(answer);
  }
}

/** True if the comment is ours. GitHub may change line endings, and drop the one at the end. */
function isOurs(comment: unknown, self: Self, body: string): boolean {
  const text = member(comment, "body");
  const author = member(member(comment, "user"), "id");
  return author === self.id && typeof text === "string" && plain(text) === plain(body);
}

function plain(text: string): string {
  return text.replaceAll("\r\n", "\n").trimEnd();
}
