/** Posts the requested surfaces to GitHub. A surface that fails is named; it never changes the verdict. */

import type { RepositoryName } from "../../cli/program/where.ts";
import type { CommentMode } from "../../report/comment.ts";
import type { FileSurface } from "../../report/file-flags.ts";
import {
  type PostedSurface,
  postedSurfaces,
  type Rendering,
  type SurfaceName,
  surfaces,
} from "../../report/surfaces.ts";
import type { Api } from "./api.ts";
import { type PostedCheck, postCheck } from "./check.ts";
import { postComment } from "./comment.ts";
import type { Posted } from "./posted.ts";
import { postReview } from "./review.ts";

/** Result of a surface, as in run.json. */
export type SurfaceResult = Posted & {
  readonly surface: PostedSurface | FileSurface | "rewards" | "events" | "summary";
};

/** Pull request and commit to which everything is posted. */
export type PostTarget = RepositoryName & {
  readonly headSha: string;
  /** Digest (sha256) of the published report. */
  readonly digest: string;
  /** Pull request of the event; undefined if it has none. */
  readonly pullRequest: number | undefined;
  /** When to create a comment. */
  readonly commentMode: CommentMode;
};

/** Posts one surface. */
type Post = (api: Api, target: PostTarget, of: Rendering) => Promise<PostedCheck>;

/** Functions that post the surfaces; null for a surface that is not posted. */
const post = {
  log: null,
  report: null,
  sarif: null,
  html: null,
  junit: null,
  rdjson: null,
  evidence: null,
  gitlab: null,
  check: (api, { owner, repo, headSha, digest }, of) =>
    postCheck(api, { owner, repo, name: of.name, headSha, digest }, surfaces.check.render(of)),
  comment: async (api, { owner, repo, headSha, pullRequest: number, commentMode: mode }, of) =>
    number === undefined
      ? { state: "skipped", why: "there is no pull request to comment on" }
      : postComment(api, { owner, repo, number, headSha, mode }, surfaces.comment.render(of)),
  review: async (api, { owner, repo, headSha, pullRequest: number }, of) =>
    number === undefined
      ? { state: "skipped", why: "there is no pull request to review" }
      : postReview(api, { owner, repo, number, headSha }, surfaces.review.render(of)),
  annotations: null,
  summary: null,
} as const satisfies Record<PostedSurface, Post> & Record<SurfaceName, Post | null>;

/**
 * Posts the requested surfaces in the order of the table. The check comes first, because the later ones link to it.
 */
export async function postSurfaces(
  api: Api,
  asked: ReadonlySet<PostedSurface>,
  target: PostTarget,
  of: Rendering,
): Promise<readonly SurfaceResult[]> {
  const results: SurfaceResult[] = [];
  let rendering = of;
  for (const surface of postedSurfaces) {
    if (!asked.has(surface)) continue;
    const { id, ...posted }: PostedCheck = await post[surface](api, target, rendering);
    results.push({ surface, ...posted });
    // Later surfaces link to the check that was just posted.
    const { links } = rendering;
    if (id !== undefined && links !== null)
      rendering = {
        ...rendering,
        links: { ...links, check: `${links.server}/${links.repository}/runs/${id}` },
      };
  }
  return results;
}
