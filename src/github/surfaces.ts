/** What is posted to GitHub, as far as it was asked for. A surface that fails is told; it never changes the verdict. */
import type { Report } from "../core/report.ts";
import { checkContent } from "../output/check.ts";
import { comment } from "../output/comment.ts";
import type { MarkdownOptions } from "../output/markdown.ts";
import type { Api } from "./api.ts";
import { postCheck } from "./check.ts";
import { postComment } from "./comment.ts";
import type { Posted } from "./posted.ts";

export type Surface = Posted & {
  readonly surface: "check" | "comment" | "report" | "sarif" | "html" | "summary";
};

export type Wanted = {
  readonly owner: string;
  readonly repo: string;
  /** Name of the check run; empty for none. */
  readonly check: string;
  /** The pull request to comment on; "none" when a comment was asked for and there is none; null for no comment. */
  readonly pullRequest: number | "none" | null;
  readonly headSha: string;
  /** sha256 of the published report. */
  readonly digest: string;
  readonly markdown: Omit<MarkdownOptions, "bytesMax">;
};

/** In the order of their use to a reviewer. */
export async function postSurfaces(api: Api, report: Report, wanted: Wanted): Promise<readonly Surface[]> {
  return [...(await check(api, report, wanted)), ...(await sticky(api, report, wanted))];
}

async function check(api: Api, report: Report, wanted: Wanted): Promise<readonly Surface[]> {
  const { owner, repo, check: name, headSha, digest, markdown } = wanted;
  if (name === "") return [];
  const content = checkContent(report, markdown);
  const posted = await postCheck(api, { owner, repo, name, headSha, digest }, content);
  return [{ surface: "check", ...posted }];
}

async function sticky(api: Api, report: Report, wanted: Wanted): Promise<readonly Surface[]> {
  const { owner, repo, check: name, pullRequest: number, headSha, markdown } = wanted;
  if (number === null) return [];
  if (number === "none")
    return [{ surface: "comment", state: "skipped", why: "there is no pull request to comment on" }];
  const body = comment(report, name, markdown);
  return [{ surface: "comment", ...(await postComment(api, { owner, repo, number, headSha, name }, body)) }];
}
