/**
 * Keeps the issue of the nightly job. This job has a token, so it runs nothing of the repository. The results of the
 * other job and the text of the issue are data, which are read strictly.
 */
import { join, resolve } from "node:path";
import { UserError, verdictExitCode } from "../model/errors.ts";
import { readOptional } from "../platform/files.ts";
import { problemCommand } from "../report/annotations.ts";
import { codeSpan } from "../report/markdown/finding.ts";
import { type Night, nightWithoutResult, readNight } from "../traces/drift/night.ts";
import { type NightlyIssue, nightlyIssue, nightlyTitle } from "../traces/drift/nightly-text.ts";
import { nightName } from "./drift.ts";
import { type Api, createApi } from "./github/api.ts";
import { type FoundIssue, findIssue, type IssueTarget, keepIssue, openIssue } from "./github/issue.ts";
import { octokitSend } from "./github/octokit.ts";
import { failedPost, type Posted } from "./github/posted.ts";
import type { NightlyInputs } from "./inputs.ts";
import { nightlyOutputs, writeOutputs } from "./outputs.ts";
import { runAddress, writeSummary } from "./show.ts";
import type { ActionHost } from "./step.ts";

/** Maximum size of the results of a night. */
const nightBytesMax = 4 * 1_024 * 1_024;
/** Number of nights without a difference after which the issue is closed: the default, and the maximum. */
const [cleanNightsUsual, cleanNightsMax] = [7, 365];

/** Opens, updates or closes the issue by the results of the night. Returns 0, or 11 if GitHub refused it. */
export async function keepDriftIssue(
  step: ActionHost,
  inputs: NightlyInputs,
  signal: AbortSignal,
): Promise<number> {
  const cleanNights = cleanNightsOf(inputs);
  const { runner } = step.where;
  const night = nightIn(step, resolve(runner.workspace ?? step.cwd, inputs.results));
  const api = createApi(await octokitSend(inputs.githubToken, runner.apiUrl), step.clock, signal);
  const target = { ...runner.repository, title: nightlyTitle };
  const found = await findIssue(api, target);
  const open = found.kind === "found" ? (found.issue?.body ?? null) : null;
  const wanted = nightlyIssue(open, night, { cleanNights, runUrl: runAddress(runner) });
  const posted = await post(api, target, found, wanted);
  writeOutputs(nightlyOutputs(found.kind === "found" ? wanted.action : "none"));
  const line = outcomeLine(wanted, posted);
  step.stdout.write(`${line}\n`);
  // If the issue could not be written, its text goes to the job summary.
  const isKept = posted.state === "posted" || posted.state === "unchanged";
  writeSummary(step, `${line}\n\n${isKept ? "" : wanted.body}`);
  if (posted.state !== "failed") return verdictExitCode.pass;
  step.stdout.write(problemCommand(`cannot update the nightly issue: ${posted.why}`, ""));
  return verdictExitCode.inconclusive;
}

/**
 * Makes the requests for the wanted action; none if there is nothing to do. It opens, updates or closes the issue.
 */
async function post(api: Api, target: IssueTarget, found: FoundIssue, wanted: NightlyIssue): Promise<Posted> {
  if (found.kind === "failed") return failedPost(found);
  if (found.kind === "off") return { state: "skipped", why: "issues are disabled in this repository" };
  const { issue, self } = found;
  const { action } = wanted;
  if (action === "none") return { state: "unchanged", why: null };
  if (issue === null) return openIssue(api, target, self, wanted);
  const { owner, repo } = target;
  const end = action === "close" ? "closed" : "open";
  return keepIssue(api, { owner, repo, number: issue.id, end }, self, wanted);
}

/** Words for each action on the issue. */
const words = {
  none: "no issue is open, and no issue is needed",
  open: "a new issue is open",
  comment: "a new comment in the issue lists the changes",
  update: "the issue is up to date",
  close: "the issue is now closed",
} as const satisfies Record<NightlyIssue["action"], string>;

/** Returns the line for the log and the summary: what happened to the issue, and why not, if it failed. */
function outcomeLine({ action }: NightlyIssue, { state, why }: Posted): string {
  const note = why === null ? "" : ` (${codeSpan(why)})`;
  return state === "failed" || state === "skipped"
    ? `**Lanser drift: the issue is unchanged**${note}`
    : `**Lanser drift: ${words[action]}**${note}`;
}

/** Reads the results of the other job. Without readable results the night counts as unknown, not as clean. */
function nightIn(step: ActionHost, folder: string): Night {
  const text = readOptional(join(folder, nightName), nightBytesMax);
  return (text === undefined ? undefined : readNight(text)) ?? nightWithoutResult(step.today());
}

/** Parses the input `clean-nights`. Throws a UserError if it is out of range. */
function cleanNightsOf({ cleanNights: text }: NightlyInputs): number {
  const count = text === "" ? cleanNightsUsual : Number(text);
  if (/^\d*$/u.test(text) && count >= 1 && count <= cleanNightsMax) return count;
  throw new UserError(
    "bad-configuration",
    `the input clean-nights must be a number from 1 to ${cleanNightsMax}`,
  );
}
