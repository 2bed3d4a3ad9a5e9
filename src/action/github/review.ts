/**
 * Posts suggested changes as one review of a pull request. No suggestion is posted twice, even if the job runs again
 * or commits are pushed.
 */

import { compact } from "../../model/compact.ts";
import { readMember } from "../../model/json.ts";
import { plural } from "../../model/text.ts";
import {
  markerIn,
  type ReviewContent,
  reviewBody,
  reviewCommentsMax,
  type SuggestedChange,
} from "../../report/review.ts";
import type { Api, ApiFailure } from "./api.ts";
import { createOrUpdate, done, isBy, listPages, type Numbered, whyOutdated } from "./own.ts";
import type { Posted } from "./posted.ts";
import { authenticatedUser } from "./self.ts";

/** Pull request and judged commit of a review. */
export type ReviewTarget = Numbered & {
  /** Commit that was judged. */
  readonly headSha: string;
};

/**
 * Posts the suggestions that are new and whose lines GitHub's diff shows. The result says how many were left out.
 * Nothing is posted if the pull request has a newer commit.
 */
export async function postReview(
  api: Api,
  target: ReviewTarget,
  { comments }: ReviewContent,
): Promise<Posted> {
  if (comments.length === 0) return { state: "unchanged", why: null };
  const outdated = await whyOutdated(api, target);
  if (outdated !== null) return outdated;
  const { owner, repo, number, headSha } = target;
  let diff: Diff | undefined;
  return createOrUpdate(
    api,
    () => markersOn(api, target),
    async ({ markers }, tries) => {
      const left = without(comments, markers);
      if (left.length === 0) return done(tries === 1 ? "unchanged" : "posted");
      const read = diff ?? (await diffOf(api, target));
      if (read.kind === "failed") return { ...read, retryMs: null };
      diff = read;
      const fitting = left.filter((one) => isShown(one, read.files));
      const now = fitting.slice(0, reviewCommentsMax);
      const why = leftOutText(left.length - fitting.length, fitting.length - now.length);
      if (now.length === 0) return done("skipped", why);
      const answer = await api.once("POST /repos/{owner}/{repo}/pulls/{pull_number}/reviews", {
        owner,
        repo,
        pull_number: number,
        commit_id: headSha,
        event: "COMMENT",
        body: reviewBody(now.length),
        comments: now.map(({ path, start, end, body }) => ({
          path,
          line: end,
          side: "RIGHT",
          ...compact({
            start_line: start === end ? undefined : start,
            start_side: start === end ? undefined : "RIGHT",
          }),
          body,
        })),
      });
      return answer.kind === "ok" && why !== null ? done("degraded", why) : answer;
    },
  );
}

/** Says which suggestions were not posted; null if all were. */
function leftOutText(unshown: number, later: number): string | null {
  const parts = [
    ...(unshown === 0 ? [] : [`GitHub's diff does not show the lines of ${plural(unshown, "suggestion")}`]),
    ...(later === 0 ? [] : [`the next run posts ${plural(later, "more suggestion")}`]),
  ];
  return parts.length === 0 ? null : parts.join(", ");
}

/** Markers of the suggestions that are already posted. */
type Markers = { readonly kind: "found"; readonly markers: readonly string[] };

/**
 * Removes comments that exist. One edit may be suggested at several places of a file: existing comments count for
 * the first of them.
 */
function without(
  comments: readonly SuggestedChange[],
  markers: readonly string[],
): readonly SuggestedChange[] {
  const there = new Map([...Map.groupBy(markers, (one) => one)].map(([one, { length }]) => [one, length]));
  return comments.filter(({ marker }) => {
    const count = there.get(marker) ?? 0;
    there.set(marker, count - 1);
    return count <= 0;
  });
}

/**
 * Lists the markers of existing comments. If it is not certain which user we are, everybody's comments count: a
 * missing suggestion is better than a repeated one.
 */
async function markersOn(api: Api, { owner, repo, number }: ReviewTarget): Promise<Markers | ApiFailure> {
  const self = await authenticatedUser(api);
  if (self.kind === "failed") return self;
  const of = { owner, repo, pull_number: number };
  const listed = await listPages((page) =>
    api.request("GET /repos/{owner}/{repo}/pulls/{pull_number}/comments", { ...of, ...page }),
  );
  if (listed.kind === "failed") return listed;
  const markers = listed.all.flatMap((one) => {
    const body = readMember(one, "body");
    const isOurs = !self.isSure || isBy(one, self);
    const marker = typeof body === "string" && isOurs ? markerIn(body) : undefined;
    return marker === undefined ? [] : [marker];
  });
  return { kind: "found", markers };
}

/** Lines that GitHub shows together for each file, by their numbers in head. */
type Diff = {
  readonly kind: "diff";
  readonly files: ReadonlyMap<string, readonly ReadonlyMap<number, string>[]>;
};

/**
 * Queries the diff of the pull request. GitHub gives no patch for a large file, so no suggestion in it can be posted.
 */
async function diffOf(api: Api, { owner, repo, number }: ReviewTarget): Promise<Diff | ApiFailure> {
  const of = { owner, repo, pull_number: number };
  const listed = await listPages((page) =>
    api.request("GET /repos/{owner}/{repo}/pulls/{pull_number}/files", { ...of, ...page }),
  );
  if (listed.kind === "failed") return listed;
  const files = listed.all.flatMap((one) => {
    const [name, patch] = [readMember(one, "filename"), readMember(one, "patch")];
    return typeof name === "string" && typeof patch === "string" ? [[name, hunksIn(patch)] as const] : [];
  });
  return { kind: "diff", files: new Map(files) };
}

/**
 * Parses the output of `git diff` for one file, without its header. Each hunk maps the shown lines of head, by
 * one-based number, to their text.
 */
export function hunksIn(patch: string): readonly ReadonlyMap<number, string>[] {
  const hunks: Map<number, string>[] = [];
  let next = 0;
  for (const line of patch.split("\n")) {
    const head = /^@@ -\d+(?:,\d+)? \+(\d+)(?:,\d+)? @@/u.exec(line)?.[1];
    if (head !== undefined) {
      next = Number(head);
      hunks.push(new Map());
      continue;
    }
    if (!line.startsWith("+") && !line.startsWith(" ")) continue;
    hunks.at(-1)?.set(next, line.slice(1));
    next += 1;
  }
  return hunks;
}

/**
 * True if the diff shows exactly these lines. Otherwise the suggestion would replace other text, and GitHub refuses
 * the whole review for a line that it does not show.
 */
function isShown({ path, start, lines }: SuggestedChange, files: Diff["files"]): boolean {
  return files.get(path)?.some((hunk) => lines.every((line, at) => hunk.get(start + at) === line)) === true;
}
