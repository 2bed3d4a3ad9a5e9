/** Finds what Lanser has posted, and creates or updates it. Comments and issues of other users are never edited. */
import type { RepositoryName } from "../../cli/program/where.ts";
import { readMember } from "../../model/json.ts";
import { type Api, type ApiAnswer, type ApiFailure, listAll, type Page } from "./api.ts";
import { failedPost, type Posted } from "./posted.ts";
import type { AuthenticatedUser } from "./self.ts";

/** Maximum number of pages that are read of any list. */
const pagesMax = 30;
/** Maximum number of tries of one post. */
const triesMax = 5;

/** End of a post without another call. */
export type Done = { readonly kind: "done"; readonly posted: Posted };

/** Returns the end of a post. */
export function done(state: Posted["state"], why: string | null = null): Done {
  return { kind: "done", posted: { state, why } };
}

/**
 * Posts until the content is on GitHub. A call that failed may have been carried out, so before each try `find`
 * searches for what exists. `write` gets what was found, and creates it, updates it or is done.
 */
export async function createOrUpdate<Found extends { readonly kind: "found" }>(
  api: Api,
  find: () => Promise<Found | ApiFailure>,
  write: (found: Found, tries: number) => Promise<ApiAnswer | Done>,
): Promise<Posted> {
  for (let tries = 1; ; tries++) {
    const found = await find();
    if (found.kind === "failed") return failedPost(found);
    const answer = await write(found, tries);
    if (answer.kind === "done") return answer.posted;
    if (answer.kind === "ok") return { state: "posted", why: null };
    if (tries >= triesMax || !(await api.mayRetry(answer))) return failedPost(answer);
  }
}

/** All entries of a list. */
export type Listed = { readonly kind: "found"; readonly all: readonly unknown[] };

/** Reads a list that is a plain array. */
export async function listPages(ask: (page: Page) => Promise<ApiAnswer>): Promise<Listed | ApiFailure> {
  const listed = await listAll(ask, (data) => data, pagesMax);
  return listed.kind === "failed" ? listed : { kind: "found", all: listed.all };
}

/** A comment or an issue of ours. `id` addresses it in requests: the number of an issue. */
export type Own = { readonly id: number; readonly body: string };

/**
 * Picks the oldest one of ours, because people have answered to it. `marked` can include entries of other users with
 * our marker. Fails if there are some and it is not certain which user we are.
 */
export function oldestOwn(
  marked: readonly unknown[],
  self: AuthenticatedUser,
  { idName, noun }: { readonly idName: "id" | "number"; readonly noun: string },
): { readonly kind: "found"; readonly own: Own | null } | ApiFailure {
  const own = marked
    .filter((one) => isBy(one, self))
    .flatMap((one): readonly Own[] => {
      const [id, body] = [readMember(one, idName), readMember(one, "body")];
      return typeof id === "number" ? [{ id, body: typeof body === "string" ? body : "" }] : [];
    });
  if (own.length === 0 && marked.length > 0 && !self.isSure)
    return {
      kind: "failed",
      status: null,
      why: `Lanser cannot tell which ${noun} is its own`,
      retryMs: null,
    };
  return { kind: "found", own: own.sort((left, right) => left.id - right.id)[0] ?? null };
}

/** True if this user wrote the comment or the issue. */
export function isBy(one: unknown, self: AuthenticatedUser): boolean {
  return readMember(readMember(one, "user"), "id") === self.id;
}

/** Numbered issue or pull request. */
export type Numbered = RepositoryName & { readonly number: number };

/** Lists the comments of an issue or a pull request. */
export function comments(api: Api, { owner, repo, number }: Numbered): Promise<Listed | ApiFailure> {
  const of = { owner, repo, issue_number: number };
  return listPages((page) =>
    api.request("GET /repos/{owner}/{repo}/issues/{issue_number}/comments", { ...of, ...page }),
  );
}

/** Creates a comment. Tries once, because a repeated call could post it twice. */
export function createComment(api: Api, { owner, repo, number }: Numbered, body: string): Promise<ApiAnswer> {
  const route = "POST /repos/{owner}/{repo}/issues/{issue_number}/comments";
  return api.once(route, { owner, repo, issue_number: number, body });
}

/**
 * Returns why nothing is posted to a pull request: it has a newer commit than the judged one. Null if it has none. A
 * slow run must not overwrite the result of a newer one.
 */
export async function whyOutdated(
  api: Api,
  { owner, repo, number, headSha }: Numbered & { readonly headSha: string },
): Promise<Posted | null> {
  const of = { owner, repo, pull_number: number };
  const pull = await api.request("GET /repos/{owner}/{repo}/pulls/{pull_number}", of);
  if (pull.kind === "failed") return failedPost(pull);
  // The lines of annotations and suggestions are also valid for the judged commit only.
  if (readMember(readMember(pull.data, "head"), "sha") === headSha) return null;
  return { state: "skipped", why: "the pull request has a newer commit by now" };
}
