/** Posts the requested surfaces; without any no request is made. */

import { sha256 } from "../model/digest.ts";
import type { PostedSurface, Rendering } from "../report/surfaces.ts";
import { createApi } from "./github/api.ts";
import { octokitSend } from "./github/octokit.ts";
import { type PostTarget, postSurfaces, type SurfaceResult } from "./github/surfaces.ts";
import type { GateInputs, Posting } from "./inputs.ts";
import type { ActionHost } from "./step.ts";

type Target = {
  /** Commit that was judged; undefined if unknown: then nothing is posted. */
  readonly headSha: string | undefined;
  readonly pullRequest: number | undefined;
};

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

/** Returns the requested surfaces: a check is requested by its name, a comment and a review by a word. */
export function requestedSurfaces(inputs: Posting): ReadonlySet<PostedSurface> {
  const isAsked = {
    check: inputs.check !== "",
    comment: inputs.comment !== "",
    review: inputs.suggest,
  } as const satisfies Record<PostedSurface, boolean>;
  return new Set((Object.keys(isAsked) as PostedSurface[]).filter((name) => isAsked[name]));
}

export function postTargetOf(
  { json }: Rendering,
  { comment }: Pick<Posting, "comment">,
  target: Omit<PostTarget, "digest" | "commentMode">,
): PostTarget {
  return { ...target, digest: sha256(json), commentMode: comment === "" ? "on-findings" : comment };
}
