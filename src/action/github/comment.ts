/** Keeps one comment on a pull request up to date. */
import { readMember } from "../../model/json.ts";
import {
  type CommentContent,
  type CommentMode,
  commentBody,
  isCommentWanted,
  stateIn,
} from "../../report/comment.ts";
import type { Api } from "./api.ts";
import {
  comments,
  createComment,
  createOrUpdate,
  done,
  type Numbered,
  oldestOwn,
  whyOutdated,
} from "./own.ts";
import { failedPost, type Posted } from "./posted.ts";
import { authenticatedUser } from "./self.ts";

/** Pull request, judged commit and mode of a comment. */
export type CommentTarget = Numbered & {
  /** Commit that was judged. */
  readonly headSha: string;
  /** When to create a comment if there is none. */
  readonly mode: CommentMode;
};

/**
 * Creates or updates the comment, as its mode wants; the name in `content` distinguishes the jobs of one workflow.
 * Does nothing if the pull request has a newer commit, whose run posts its own result.
 */
export async function postComment(api: Api, target: CommentTarget, content: CommentContent): Promise<Posted> {
  const outdated = await whyOutdated(api, target);
  if (outdated !== null) return outdated;
  const self = await authenticatedUser(api);
  if (self.kind === "failed") return failedPost(self);
  const find = async () => {
    const listed = await comments(api, target);
    if (listed.kind === "failed") return listed;
    const marked = listed.all.filter((one) => {
      const body = readMember(one, "body");
      return typeof body === "string" && stateIn(body, content.name) !== undefined;
    });
    return oldestOwn(marked, self, { idName: "id", noun: "comment" });
  };
  return createOrUpdate(api, find, async ({ own }, tries) => {
    const before = own?.body;
    const body = commentBody(content, before, target.headSha);
    // After a lost answer, the comment can already have the new text.
    if (before === body) return done(tries === 1 ? "unchanged" : "posted");
    if (!isCommentWanted(target.mode, content, before)) return done("unchanged");
    if (own === null) return createComment(api, target, body);
    const { owner, repo } = target;
    const route = "PATCH /repos/{owner}/{repo}/issues/comments/{comment_id}";
    const answer = await api.once(route, { owner, repo, comment_id: own.id, body });
    // 404: somebody has just deleted the comment, so it is created again.
    return answer.kind === "failed" && answer.status === 404 ? { ...answer, retryMs: 0 } : answer;
  });
}
