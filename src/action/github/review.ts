/**
 * Posts suggested changes as one review of a pull request, none of them twice, even if the job runs again or
 * commits are pushed.
 */

import type { RepositoryName } from "../../cli/program/where.ts";
import { member } from "../../model/json.ts";
import { plural } from "../../model/text.ts";
import {
  markerIn,
  type ReviewContent,
  reviewBody,
  reviewCommentsMax,
  type SuggestedChange,
} from "../../report/review.ts";
import { type Api, type Failure, listAll } from "./api.ts";
import { notPosted, type Posted } from "./posted.ts";
import { whoWeAre } from "./self.ts";

export type ReviewTarget = RepositoryName & {
  readonly number: number;
  /** Commit that was judged. */
  readonly headSha: string;
};

/** Maximum number of pages: GitHub lists at most 3,000 files of a pull request. */
const pagesMax = 30;
const createTriesMax = 5;

export async function postReview(
  api: Api,
  target: ReviewTarget,
  { comments }: ReviewContent,
): Promise<Posted> {
  if (comments.length === 0) return { state: "unchanged", why: null };
  const { owner, repo, number, headSha } = target;
  const pull = await api.request("GET /repos/{owner}/{repo}/pulls/{pull_number}", {
    owner,
    repo,
    pull_number: number,
  });
  if (pull.kind === "failed") return notPosted(pull);
  // Its lines are those of this commit alone.
  if (member(member(pull.data, "head"), "sha") !== headSha)
    return { state: "skipped", why: "the pull request has a newer commit by now" };
  let diff: Diff | undefined;
  for (let tries = 1; ; tries++) {
    // After every failure that may have been a success it is looked for before it is posted again.
    const posted = await markersOn(api, target);
    if (posted.kind === "failed") return notPosted(posted);
    const left = without(comments, posted.markers);
    if (left.length === 0) return { state: tries === 1 ? "unchanged" : "posted", why: null };
    const read = diff ?? (await diffOf(api, target));
    if (read.kind === "failed") return notPosted(read);
    diff = read;
    const fitting = left.filter((one) => isShown(one, read.files));
    const now = fitting.slice(0, reviewCommentsMax);
    const why = leftOutText(left.length - fitting.length, fitting.length - now.length);
    if (now.length === 0) return { state: "skipped", why };
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
        ...(start === end ? {} : { start_line: start, start_side: "RIGHT" }),
        body,
      })),
    });
    if (answer.kind === "ok") return { state: why === null ? "posted" : "degraded", why };
    if (tries >= createTriesMax || !(await api.mayRetry(answer))) return notPosted(answer);
  }
}

function leftOutText(unshown: number, later: number): string | null {
  const parts = [
    ...(unshown === 0 ? [] : [`${plural(unshown, "suggestion")} on lines outside of GitHub's diff`]),
    ...(later === 0 ? [] : [`${plural(later, "suggestion")} left for the next run`]),
  ];
  return parts.length === 0 ? null : parts.join(", ");
}

type Markers = { readonly kind: "markers"; readonly markers: readonly string[] };

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
 * Lists the markers of existing comments. If it is not certain who we are, everybody's count: none is better than
 * two.
 */
async function markersOn(api: Api, { owner, repo, number }: ReviewTarget): Promise<Markers | Failure> {
  const self = await whoWeAre(api);
  if (self.kind === "failed") return self;
  const listed = await listAll(
    (page) =>
      api.request("GET /repos/{owner}/{repo}/pulls/{pull_number}/comments", {
        owner,
        repo,
        pull_number: number,
        ...page,
      }),
    (data) => data,
    pagesMax,
  );
  if (listed.kind === "failed") return listed;
  const markers = listed.all.flatMap((one) => {
    const body = member(one, "body");
    const isOurs = !self.isSure || member(member(one, "user"), "id") === self.id;
    const marker = typeof body === "string" && isOurs ? markerIn(body) : undefined;
    return marker === undefined ? [] : [marker];
  });
  return { kind: "markers", markers };
}

/** Lines that GitHub shows together for each file, by their numbers in head. */
type Diff = {
  readonly kind: "diff";
  readonly files: ReadonlyMap<string, readonly ReadonlyMap<number, string>[]>;
};

async function diffOf(api: Api, { owner, repo, number }: ReviewTarget): Promise<Diff | Failure> {
  const listed = await listAll(
    (page) =>
      api.request("GET /repos/{owner}/{repo}/pulls/{pull_number}/files", {
        owner,
        repo,
        pull_number: number,
        ...page,
      }),
    (data) => data,
    pagesMax,
  );
  if (listed.kind === "failed") return listed;
  const files = listed.all.flatMap((one) => {
    const [name, patch] = [member(one, "filename"), member(one, "patch")];
    // A large file has none.
    return typeof name === "string" && typeof patch === "string" ? [[name, hunksIn(patch)] as const] : [];
  });
  return { kind: "diff", files: new Map(files) };
}

/** Parses the output of `git diff` for one file, without its header. */
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
