/**
 * `publish`: posts the report of another job, which ran without a token on a change that nobody has reviewed. No
 * server is started and nothing is checked out; what the report claims is computed again or asked of GitHub.
 */
import { existsSync, readFileSync, statSync } from "node:fs";
import { join, resolve } from "node:path";
import { oneOf, parseServer } from "../cli/arguments.ts";
import { reproduceCommand } from "../cli/reproduce.ts";
import { sha256 } from "../core/digest.ts";
import type { Report } from "../core/report.ts";
import { type PlaceV1, shownFromV1 } from "../core/report-v1.ts";
import { UserError } from "../errors.ts";
import { configPath, failOnLevels } from "../gate/config.ts";
import { exitCode } from "../gate/exit-code.ts";
import { decidePolicy, type Policy } from "../gate/policy.ts";
import { readForeign, recheck, reportBytesMax } from "../gate/recheck.ts";
import { type Grant, labelGrants, trailerGrants } from "../gate/waivers.ts";
import {
  type AnalysedRun,
  analysedRun,
  commitFacts,
  fileAt,
  mergeBaseOf,
  type PullFacts,
  pullFacts,
  pullMessages,
} from "../github/analysis.ts";
import { type Api, createApi, type Failure } from "../github/api.ts";
import { postCheck } from "../github/check.ts";
import { checkedCommit, pullRequestOf, readPayload } from "../github/event.ts";
import type { Inputs } from "../github/inputs.ts";
import { octokitSend } from "../github/octokit.ts";
import { outputsOf, writeOutputs } from "../github/outputs.ts";
import { postSurfaces } from "../github/surfaces.ts";
import type { Host } from "../host.ts";
import { codeSpan } from "../output/markdown.ts";
import { plainLog } from "../output/plain.ts";
import { validateRunV1 } from "../schemas.gen.ts";
import { finish, linksOf, shownSeverity } from "./show.ts";

export async function runPublish(host: Host, inputs: Inputs): Promise<number> {
  const run = runToPublish(host);
  const [owner = "", repo = ""] = (host.env["GITHUB_REPOSITORY"] ?? "").split("/");
  const send = await octokitSend(inputs.githubToken, host.env["GITHUB_API_URL"] ?? "https://api.github.com");
  const api = createApi(send, host.clock);
  const where = { owner, repo };
  const folder = resolve(host.env["GITHUB_WORKSPACE"] ?? host.cwd, inputs.publish);
  const text = readReport(join(folder, "report.json"));
  const checked = await settled(api, where, run, inputs, text);
  if (checked.kind === "refused") return refuse(api, where, run, inputs, text ?? "", checked.why);
  const { pull, isAdvisory } = checked;
  const report = shownFromV1(readShown(join(folder, "run.json")), checked.report);
  const show = shownSeverity(inputs);
  const reproduce = reproduceCommand(report, serverFlags(report));
  host.stdout.write(plainLog(report, { reproduce, all: false, show }));
  writeOutputs(outputsOf(report, { report: join(folder, "report.json"), sarif: "", html: "" }));
  const advice = "The change edits the workflow that measured it: this result is advisory.";
  const notes = isAdvisory ? [advice] : [];
  const surfaces = await postSurfaces(send, host.clock, report, {
    owner,
    repo,
    check: inputs.check,
    pullRequest: inputs.comment ? (pull?.number ?? null) : null,
    headSha: run.headSha,
    digest: sha256(`${text}${isAdvisory}`),
    isTolerated: exitCode(report) === 0,
    isAdvisory,
    markdown: { reproduce, show, links: linksOf(host.env, report), notes },
  });
  finish(host, report, { reproduce, show, surfaces });
  return isAdvisory && report.verdict === "pass" ? inconclusive : exitCode(report);
}

const inconclusive = 11;

/** Of `workflow_run`, or the very run that this job belongs to. */
function runToPublish(host: Host): AnalysedRun {
  const run = analysedRun(readPayload(host.env["GITHUB_EVENT_PATH"]));
  if (run !== undefined) return run;
  const headSha = checkedCommit(host.env);
  if (headSha === undefined)
    throw new UserError("bad-configuration", "publish does not know which commit the report is about", {
      hint: "Run it on workflow_run, or in a later job of the workflow that measured.",
    });
  const pull = pullRequestOf(host.env);
  return { headSha, headLabel: null, workflow: null, pullRequest: pull?.number ?? null };
}

/** Undefined when there is none: the analysis may have ended before it wrote one. */
function readReport(file: string): string | undefined {
  if (!existsSync(file) || statSync(file).size > reportBytesMax) return undefined;
  return readFileSync(file, "utf8");
}

/** Only where annotations stand is taken from it. */
function readShown(file: string): Readonly<Record<string, PlaceV1 | null>> {
  try {
    const run: unknown = JSON.parse(readFileSync(file, "utf8"));
    if (!validateRunV1(run)) return {};
    return (run as { readonly shown?: Readonly<Record<string, PlaceV1 | null>> }).shown ?? {};
  } catch {
    return {};
  }
}

type Where = { readonly owner: string; readonly repo: string };
type Settled =
  | {
      readonly kind: "settled";
      readonly report: Report;
      readonly pull: PullFacts | null;
      readonly isAdvisory: boolean;
    }
  | { readonly kind: "refused"; readonly why: string };

async function settled(
  api: Api,
  where: Where,
  run: AnalysedRun,
  inputs: Inputs,
  text: string | undefined,
): Promise<Settled> {
  if (text === undefined) return refused("there is no report, or it is too large");
  const read = readForeign(text);
  if (read.kind === "refused") return read;
  const { report } = read;
  const [baseCommit, headCommit] = [report.base.commit, report.head.commit];
  if (baseCommit === null || headCommit === null) return refused("it does not say what it compared");
  const pull = await pullFacts(api, where, run);
  if (isFailure(pull)) return unanswered(pull);
  const base = await commitFacts(api, where, baseCommit);
  if (isFailure(base)) return unanswered(base);
  const head = await commitFacts(api, where, headCommit);
  if (isFailure(head)) return unanswered(head);
  const other = await whyOtherChange(api, where, run, pull, { base: baseCommit, head });
  if (other !== undefined) return refused(other);
  const config = await fileAt(api, where, configPath, baseCommit);
  if (isFailure(config)) return unanswered(config);
  const policy = decidePolicy(
    {
      servers: inputs.servers.map(parseServer),
      file: undefined,
      failOn: oneOf(inputs.failOn || undefined, failOnLevels, "the input fail-on"),
      inActions: true,
    },
    { base: config?.text, head: undefined },
    [],
  );
  const grants = await grantsFor(api, where, policy, pull);
  if (isFailure(grants)) return unanswered(grants);
  const checked = recheck(report, {
    base: { commit: baseCommit, tree: base.tree },
    head: { commit: headCommit, tree: head.tree },
    policy: policy.summary,
    grants,
  });
  if (checked.kind === "refused") return checked;
  const isAdvisory = await isWorkflowChanged(api, where, run, baseCommit, headCommit);
  if (typeof isAdvisory !== "boolean") return unanswered(isAdvisory);
  return { kind: "settled", report, pull, isAdvisory };
}

/**
 * Whoever wrote the report could name two commits that differ in nothing. So head is the run's own commit, or the
 * merge that GitHub made of it; and base is where it leaves the target, or the target itself.
 */
async function whyOtherChange(
  api: Api,
  where: Where,
  run: AnalysedRun,
  pull: PullFacts | null,
  {
    base,
    head,
  }: {
    readonly base: string;
    readonly head: { readonly commit: string; readonly parents: readonly string[] };
  },
): Promise<string | undefined> {
  if (pull !== null && pull.headSha !== run.headSha) return "the pull request has a newer commit by now";
  if (head.commit === run.headSha) {
    const meeting = await mergeBaseOf(api, where, pull?.baseRef ?? base, run.headSha);
    if (typeof meeting !== "string") return `GitHub could not be asked about base: ${meeting.why}`;
    return meeting === base ? undefined : "its base is not where the change begins";
  }
  const isOwnMerge = pull !== null && head.commit === pull.mergeCommit && head.parents[1] === run.headSha;
  if (!isOwnMerge) return "its head is neither the run's commit nor GitHub's merge of it";
  return head.parents[0] === base ? undefined : "its base is not the first parent of the merge";
}

async function grantsFor(
  api: Api,
  where: Where,
  policy: Policy,
  pull: PullFacts | null,
): Promise<readonly Grant[] | Failure> {
  const allowed = policy.summary.origin === "base" ? policy.config.waivers : [];
  const labels = labelGrants(allowed, pull?.labels ?? []);
  if (pull === null || !allowed.includes("trailer")) return labels;
  const messages = await pullMessages(api, where, pull.number);
  return isFailure(messages) ? messages : [...trailerGrants(messages).grants, ...labels];
}

/** The measuring ran by head's version of the workflow. */
async function isWorkflowChanged(
  api: Api,
  where: Where,
  { workflow }: AnalysedRun,
  base: string,
  head: string,
): Promise<boolean | Failure> {
  if (workflow === null) return false;
  const before = await fileAt(api, where, workflow, base);
  if (isFailure(before)) return before;
  const after = await fileAt(api, where, workflow, head);
  if (isFailure(after)) return after;
  return before === null || before.blob !== after?.blob;
}

/** A refused report is told where people look, and blocks: silence would read as "still running". */
async function refuse(
  api: Api,
  where: Where,
  run: AnalysedRun,
  inputs: Inputs,
  text: string,
  why: string,
): Promise<never> {
  if (inputs.check !== "") {
    const target = { ...where, name: inputs.check, headSha: run.headSha, digest: sha256(`${text}${why}`) };
    await postCheck(api, target, {
      conclusion: "action_required",
      title: "Inconclusive: the report was refused",
      summary: `The report of the analysis was not posted: ${codeSpan(why)}.`,
      annotations: [],
    });
  }
  throw new UserError("report-refused", `the report was refused: ${why}`);
}

function serverFlags(report: Report): readonly string[] {
  return report.servers.flatMap(({ id, version }) => ["--server", `${id}@${version}`]);
}

function isFailure<Value>(value: Value | Failure): value is Failure {
  return typeof value === "object" && value !== null && (value as Failure).kind === "failed";
}

function unanswered({ why }: Failure): Settled {
  return refused(`GitHub could not be asked: ${why}`);
}

function refused(why: string): { readonly kind: "refused"; readonly why: string } {
  return { kind: "refused", why };
}
