/** Posts the requested surfaces (check, comment, review). Makes no request if none is requested. */

import { sha256 } from "../model/digest.ts";
import type { PostedSurface, Rendering } from "../report/surfaces.ts";
import { createApi } from "./github/api.ts";
import { octokitSend } from "./github/octokit.ts";
import { type PostTarget, postSurfaces, type SurfaceResult } from "./github/surfaces.ts";
import type { GateInputs, Posting } from "./inputs.ts";
import type { ActionHost } from "./step.ts";

/** Commit and pull request to post to. */
type Target = {
  /** Commit that was judged; undefined if unknown: then nothing is posted. */
  readonly headSha: string | undefined;
  readonly pullRequest: number | undefined;
};

/** Posts the surfaces that the inputs request, to the commit that was judged. Returns what became of each. */
export async function post(
  step: ActionHost,
  inputs: Posting & Pick<GateInputs, "githubToken">,
  { headSha, pullRequest }: Target,
  rendering: Rendering,
  signal: AbortSignal,
): Promise<readonly SurfaceResult[]> {
  const asked = requestedSurfaces(inputs);
  if (asked.size === 0 || headSha === undefined) return [];
  const { apiUrl, repository } = step.where.runner;
  const api = createApi(await octokitSend(inputs.githubToken, apiUrl), step.clock, signal);
  return postSurfaces(
    api,
    asked,
    postTargetOf(rendering, inputs, { ...repository, headSha, pullRequest }),
    rendering,
  );
}

/**
 * Returns the places on GitHub that the inputs request: a check, a comment and a review (for suggestions). Only these
 * are posted, so the token needs no other permission.
 */
export function requestedSurfaces(inputs: Posting): ReadonlySet<PostedSurface> {
  const isAsked = {
    check: inputs.check !== "",
    comment: inputs.comment !== "",
    review: inputs.suggest,
  } as const satisfies Record<PostedSurface, boolean>;
  return new Set((Object.keys(isAsked) as PostedSurface[]).filter((name) => isAsked[name]));
}

/** Returns the target of all surfaces. The digest lets a repeated run recognise its own post. */
export function postTargetOf(
  { json }: Rendering,
  { comment }: Pick<Posting, "comment">,
  target: Omit<PostTarget, "digest" | "commentMode">,
): PostTarget {
  return { ...target, digest: sha256(json), commentMode: comment === "" ? "on-findings" : comment };
}
