/**
 * Keeps one issue with a given title up to date. Lanser edits, comments on and closes only an issue that it opened
 * itself.
 */

import type { RepositoryName } from "../../cli/program/where.ts";
import { readMember } from "../../model/json.ts";
import type { Api, ApiFailure } from "./api.ts";
import {
  comments,
  createComment,
  createOrUpdate,
  done,
  isBy,
  listPages,
  type Numbered,
  type Own,
  oldestOwn,
} from "./own.ts";
import { failedPost, type Posted } from "./posted.ts";
import { type AuthenticatedUser, authenticatedUser } from "./self.ts";

/** Repository and title of the issue. */
export type IssueTarget = RepositoryName & { readonly title: string };

/** The issue; null if none is open. */
export type FoundIssue =
  | { readonly kind: "found"; readonly issue: Own | null; readonly self: AuthenticatedUser }
  /** The repository has issues disabled. */
  | { readonly kind: "off" }
  | ApiFailure;

/**
 * Finds the oldest open issue of Lanser, because people have answered to that one. Returns `off` if the repository
 * has no issues.
 */
export async function findIssue(api: Api, target: IssueTarget): Promise<FoundIssue> {
  const { owner, repo } = target;
  const repository = await api.request("GET /repos/{owner}/{repo}", { owner, repo });
  if (repository.kind === "failed") return repository;
  if (readMember(repository.data, "has_issues") === false) return { kind: "off" };
  const self = await authenticatedUser(api);
  if (self.kind === "failed") return self;
  const found = await find(api, target, self);
  return found.kind === "failed" ? found : { kind: "found", issue: found.own, self };
}

/**
 * Lists the open issues with this title, and picks the oldest one that Lanser opened. Anybody can open an issue with
 * the same title, so the author must match.
 */
async function find(api: Api, { owner, repo, title }: IssueTarget, self: AuthenticatedUser) {
  const creator = self.login === null ? {} : { creator: self.login };
  const of = { owner, repo, state: "open" as const, ...creator };
  const listed = await listPages((page) =>
    api.request("GET /repos/{owner}/{repo}/issues", { ...of, ...page }),
  );
  if (listed.kind === "failed") return listed;
  const titled = listed.all.filter(
    (one) => readMember(one, "pull_request") === undefined && readMember(one, "title") === title,
  );
  return oldestOwn(titled, self, { idName: "number", noun: "issue" });
}

/** Text of the issue, and of a comment that notifies people. */
export type IssueText = {
  readonly body: string;
  /** Comment; null for none. */
  readonly comment: string | null;
};

/** Opens an issue with its comment. If a repeated job has opened it meanwhile, only the comment is posted. */
export async function openIssue(
  api: Api,
  target: IssueTarget,
  self: AuthenticatedUser,
  { body, comment }: IssueText,
): Promise<Posted> {
  const { owner, repo, title } = target;
  let number: unknown;
  const opened = await createOrUpdate(
    api,
    () => find(api, target, self),
    async ({ own }) => {
      number = own?.id;
      if (own !== null) return done("posted");
      const answer = await api.once("POST /repos/{owner}/{repo}/issues", { owner, repo, title, body });
      if (answer.kind === "ok") number = readMember(answer.data, "number");
      return answer;
    },
  );
  if (opened.state !== "posted" || comment === null || typeof number !== "number") return opened;
  return beside(await addComment(api, { owner, repo, number }, self, comment));
}

/**
 * Returns the result of the issue from that of its comment. The issue exists with its whole text, so a failed comment
 * makes it only incomplete.
 */
function beside(comment: Posted): Posted {
  if (comment.state !== "failed") return { state: "posted", why: null };
  return { state: "degraded", why: `GitHub refused the comment: ${comment.why}` };
}

/**
 * Updates the issue. The comment is posted first: if the rest fails, the next night finds the old state, and
 * comments again, which is better than a change without a notification.
 */
export async function keepIssue(
  api: Api,
  { owner, repo, number, end }: RepositoryName & { readonly number: number; readonly end: "open" | "closed" },
  self: AuthenticatedUser,
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
  return answer.kind === "ok" ? { state: "posted", why: null } : failedPost(answer);
}

/** Adds a comment. The same comment is not posted twice, so a job may be run again. */
function addComment(api: Api, target: Numbered, self: AuthenticatedUser, body: string): Promise<Posted> {
  return createOrUpdate(
    api,
    () => comments(api, target),
    async ({ all }) =>
      all.some((one) => isOurs(one, self, body)) ? done("unchanged") : createComment(api, target, body),
  );
}

/** True if the comment is ours and has this text. GitHub may change line endings, and drop the last one. */
function isOurs(comment: unknown, self: AuthenticatedUser, body: string): boolean {
  const text = readMember(comment, "body");
  return isBy(comment, self) && typeof text === "string" && plain(text) === plain(body);
}

/** Returns a text without the differences that GitHub makes. */
function plain(text: string): string {
  return text.replaceAll("\r\n", "\n").trimEnd();
}
