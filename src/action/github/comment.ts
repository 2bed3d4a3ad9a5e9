/** Keeps one comment on a pull request up to date. Only a comment of our own is ever edited. */

import type { RepositoryName } from "../../cli/program/where.ts";
import { member } from "../../model/json.ts";
import {
  type CommentContent,
  type CommentMode,
  commentBody,
  isCommentWanted,
  stateIn,
} from "../../report/comment.ts";
import { type Api, type Failure, listAll } from "./api.ts";
import { notPosted, type Posted } from "./posted.ts";
import { type Self, whoWeAre } from "./self.ts";

export type CommentTarget = RepositoryName & {
  readonly number: number;
  /** Commit that was judged. */
  readonly headSha: string;
  /** When to create a comment if there is none. */
  readonly mode: CommentMode;
};

const pagesMax = 30;
const createTriesMax = 5;

/** Posts the comment; the name in `content` distinguishes the jobs of one workflow. */
export async function postComment(api: Api, target: CommentTarget, content: CommentContent): Promise<Posted> {
  const { owner, repo, number, headSha, mode } = target;
  const pull = await api.request("GET /repos/{owner}/{repo}/pulls/{pull_number}", {
    owner,
    repo,
    pull_number: number,
  });
  if (pull.kind === "failed") return notPosted(pull);
  // A run that ended late must not speak over a newer one.
  if (member(member(pull.data, "head"), "sha") !== headSha)
    return { state: "skipped", why: "the pull request has a newer commit by now" };
  const self = await whoWeAre(api);
  if (self.kind === "failed") return notPosted(self);
  for (let tries = 1; ; tries++) {
    const found = await find(api, target, content.name, self);
    if (found.kind === "failed") return notPosted(found);
    const before = found.comment?.body;
    const body = commentBody(content, before, headSha);
    if (before === body || !isCommentWanted(mode, content, before)) return { state: "unchanged", why: null };
    const answer =
      found.comment === undefined
        ? await api.once("POST /repos/{owner}/{repo}/issues/{issue_number}/comments", {
            owner,
            repo,
            issue_number: number,
            body,
          })
        : await api.once("PATCH /repos/{owner}/{repo}/issues/comments/{comment_id}", {
            owner,
            repo,
            comment_id: found.comment.id,
            body,
          });
    if (answer.kind === "ok") return { state: "posted", why: null };
    // A comment that somebody has just deleted is written again.
    const isGone = answer.status === 404 && found.comment !== undefined;
    if (tries >= createTriesMax || !(isGone || (await api.mayRetry(answer)))) return notPosted(answer);
  }
}

type Comment = { readonly id: number; readonly body: string };
type Found = { readonly kind: "found"; readonly comment: Comment | undefined } | Failure;

async function find(
  api: Api,
  { owner, repo, number }: CommentTarget,
  name: string,
  self: Self,
): Promise<Found> {
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
  if (listed.kind === "failed") return listed;
  const marked = listed.all.flatMap((one) => {
    const [id, body] = [member(one, "id"), member(one, "body")];
    const author = member(member(one, "user"), "id");
    return typeof id === "number" && typeof body === "string" && stateIn(body, name) !== undefined
      ? [{ id, body, author }]
      : [];
  });
  const own = marked.filter(({ author }) => author === self.id);
  if (own.length === 0 && marked.length > 0 && !self.isSure)
    return { kind: "failed", status: null, why: "it is unknown which comment is ours", retryMs: null };
  // The oldest: it is the one that people have answered to.
  return { kind: "found", comment: own.sort((left, right) => left.id - right.id)[0] };
}
