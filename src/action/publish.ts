import { lstatSync } from "node:fs";
import { join, resolve } from "node:path";
import picomatch from "picomatch";
import { readPayload } from "../cli/program/event.ts";
import { noChosenOptions } from "../cli/program/reproduce.ts";
import { isAskedOff, notHeardText } from "../cli/program/switched-off.ts";
import type { RepositoryName } from "../cli/program/where.ts";
import { compact } from "../model/compact.ts";
import { sha256 } from "../model/digest.ts";
import { UserError } from "../model/errors.ts";
import { exitCode } from "../model/exit-code.ts";
import { isRelativePath } from "../model/paths.ts";
import type { Reason, Report } from "../model/report.ts";
import { shownFromV1 } from "../model/report-from-v1.ts";
import type { PlaceV1 } from "../model/report-v1.ts";
import type { RunFacts } from "../model/run-facts.ts";
import { isPart } from "../model/scope.ts";
import { readFileText } from "../platform/files.ts";
import { configPath } from "../policy/config.ts";
import { decidePolicy, type Policy } from "../policy/policy.ts";
import { tracesOf } from "../policy/trace-globs.ts";
import { type Grant, labelGrants, trailerGrants } from "../policy/waivers.ts";
import { codeSpan } from "../report/markdown/finding.ts";
import { eachActionFile, surfaces } from "../report/surfaces.ts";
import { validateRunV1 } from "../schemas/generated/run.v1.ts";
import { currentMode } from "../servers/compiler/modes.ts";
import { ownServerId, serversFolder } from "../servers/own/definition.ts";
import { readKnownServers } from "../servers/own/read.ts";
import { pinsFolder } from "../servers/pins-folder.ts";
import {
  type KnownFacts,
  type KnownScope,
  readForeign,
  recheckReport,
  reportBytesMax,
  withDoubt,
} from "../verdict/recheck.ts";
import { affectsEveryFileByName, isLinkMode } from "../verdict/whole-program.ts";
import { explainHiddenClaim } from "./claimed-rewards.ts";
import {
  type AnalysedRun,
  analysedRun,
  commitFacts,
  differencesOf,
  fileAt,
  listTreeFiles,
  mergeBaseOf,
  type PullFacts,
  pullFacts,
  pullMessages,
  pullsOf,
  sameFilesOf,
} from "./github/analysis.ts";
import { type Api, type ApiFailure, createApi } from "./github/api.ts";
import { postCheck } from "./github/check.ts";
import { octokitSend } from "./github/octokit.ts";
import { postSurfaces } from "./github/surfaces.ts";
import { type PublishInputs, readPublishInputs } from "./inputs.ts";
import { outputsOf, writeOutputs } from "./outputs.ts";
import { postTargetOf, requestedSurfaces } from "./post.ts";
import { createRendering } from "./rendering.ts";
import { policyFromInputs } from "./request.ts";
import { reportLinks, writeResults } from "./show.ts";
import type { RunAction } from "./start.ts";
import { endSwitchedOff, publishesAnyway } from "./switched-off.ts";

// Collects facts on the files that a report of another job leaves out, or declares untouched.

/** Note for such a report. The files that a change can affect need a checkout, so they are not computed here. */
const claimedScope = "The job that checked the change chose its scope. This job did not verify it.";

/**
 * Returns the facts on the files that a report leaves out; null if it leaves out none, which saves requests. The
 * recheck compares the scope of the report with them.
 */
export async function factsOnLeftOutFiles(
  api: Api,
  where: RepositoryName,
  { scope, servers: reported }: Report,
  { summary, servers }: Policy,
  trees: { readonly base: string; readonly head: string },
): Promise<KnownScope | null | ApiFailure> {
  if (![scope, ...reported.map((one) => one.scope)].some(isPart)) return null;
  const differences = await differencesOf(api, where, trees.base, trees.head);
  if ("kind" in differences) return differences;
  const isSource = (path: string) =>
    isRelativePath(path) && servers.some(({ profile }) => profile.isSource(path));
  return {
    isAllowed: summary.scope === "affected",
    compared: servers.flatMap(({ profile: { id, scope: own } }) =>
      summary.scope === undefined && own === "complete" ? [id] : [],
    ),
    sources: differences.map(({ path }) => path).filter(isSource),
    mattersToAll: differences.some(({ path, mode }) => affectsEveryFileByName(path) || isLinkMode(mode)),
  };
}

/**
 * Lists the files that the change does not touch, to prove what the report says about findings outside the change.
 * Null if the report says that of no finding, which saves requests.
 */
export async function listUntouchedFiles(
  api: Api,
  where: RepositoryName,
  { findings }: Report,
  trees: { readonly base: string; readonly head: string },
): Promise<ReadonlySet<string> | null | ApiFailure> {
  if (findings.every(({ elsewhere }) => elsewhere === undefined)) return null;
  return sameFilesOf(api, where, trees.base, trees.head);
}

// Reads what a measuring job passed on next to its report: its author may be hostile.

/** Reads a file; undefined if it is not a regular file, or is too large. A link could point to any file of this job. */
function readBounded(file: string, bytesMax: number): string | undefined {
  const stats = lstatSync(file, { throwIfNoEntry: false });
  return stats?.isFile() === true && stats.size <= bytesMax ? readFileText(file) : undefined;
}

/** Maximum size of run.json. */
const runBytesMax = 64 * 1024 * 1024;

/**
 * The only facts that are taken from run.json: the pull request for which it was made, and the places of annotations.
 */
type Beside = Pick<RunFacts, "pullRequest" | "shown" | "ownShown">;

/** Reads run.json; empty if it is missing or invalid, because the report can be posted without it. */
function readBeside(file: string): Beside {
  try {
    const run: unknown = JSON.parse(readBounded(file, runBytesMax) ?? "{}");
    return validateRunV1(run) ? (run as Beside) : {};
  } catch {
    return {};
  }
}

/** Returns the places whose path is relative and short; others are dropped. */
function placesIn(shown: Beside["shown"] = {}): Readonly<Record<string, PlaceV1 | null>> {
  const isPlace = (place: PlaceV1 | null): boolean =>
    place === null || (place.path.length <= pathLengthMax && isRelativePath(place.path));
  return Object.fromEntries(Object.entries(shown).filter(([, place]) => isPlace(place)));
}

/** Maximum length of a path in run.json, as on Linux. */
const pathLengthMax = 4_096;

/**
 * Runs `publish/`: checks the report that an unprivileged job wrote, and posts it with a token. The pull request's
 * code ran in that other job, so everything in its artifact is untrusted.
 */
export const runPublish: RunAction = async (step, signal) => {
  const inputs = readPublishInputs();
  const { runner } = step.where;
  const run = analysedRun(readPayload(runner), runner.workflowRef);
  if (run === undefined)
    throw new UserError("bad-configuration", "publish can post only the report of a pull request", {
      hint: "Run publish on workflow_run after a workflow that runs on pull_request, or in a later job of that workflow.",
    });
  const api = createApi(await octokitSend(inputs.githubToken, runner.apiUrl), step.clock, signal);
  const where = runner.repository;
  if (isAskedOff(step)) {
    if (!(await publishesAnyway(api, where, run))) return endSwitchedOff(step, inputs, signal, run.headSha);
    step.stderr.write(`lanser: ${notHeardText}\n`);
  }
  const folder = resolve(runner.workspace ?? step.cwd, inputs.report);
  const text = readBounded(join(folder, "report.json"), reportBytesMax);
  const beside = readBeside(join(folder, "run.json"));
  const checked = await settled(api, where, run, inputs, { text, named: beside.pullRequest });
  if (checked.kind === "refused") return refuse(api, where, run, inputs, text ?? "", checked.why);
  const report = shownFromV1(
    placesIn(beside.ownShown),
    "ownShown",
    shownFromV1(placesIn(beside.shown), "shown", checked.report),
  );
  const servers = [...new Set(report.servers.map(({ id, version }) => `${id}@${version}`))];
  const rendering = {
    ...createRendering(step, inputs, report, { ...noChosenOptions, servers }),
    links: reportLinks(runner, report, { runId: run.runId ?? runner.runId, pull: checked.pull.number }),
    notes: report.scope === undefined ? [] : [claimedScope],
  };
  step.stdout.write(surfaces.log.render(rendering));
  writeOutputs(
    outputsOf(report, {
      ...eachActionFile((name) => (name === "report" ? join(folder, "report.json") : "")),
      rewards: "",
    }),
  );
  const target = { ...where, headSha: run.headSha, pullRequest: checked.pull.number };
  const results = await postSurfaces(
    api,
    requestedSurfaces(inputs),
    postTargetOf(rendering, inputs, target),
    rendering,
  );
  writeResults(step, rendering, results);
  return exitCode(report);
};

/** A report that may be posted, on its pull request; or the reason for the refusal. */
type Settled =
  | { readonly kind: "settled"; readonly report: Report; readonly pull: PullFacts }
  | { readonly kind: "refused"; readonly why: string };

/**
 * Reads the report, finds its pull request and checks the report against it. A report with a newer commit on its pull
 * request is refused, because it would hide the result of the newer one.
 */
async function settled(
  api: Api,
  where: RepositoryName,
  run: AnalysedRun,
  inputs: PublishInputs,
  { text, named }: { readonly text: string | undefined; readonly named: number | undefined },
): Promise<Settled> {
  if (text === undefined) return refused("the report is missing or too large");
  const read = readForeign(text);
  if (read.kind === "refused") return read;
  const { report } = read;
  const pulls = await pullsOf(api, where, run);
  if (isFailure(pulls)) return unanswered(pulls);
  const number = pullOf(pulls, named);
  if (typeof number === "string") return refused(number);
  const pull = await pullFacts(api, where, number);
  if (isFailure(pull)) return unanswered(pull);
  if (pull.headSha !== run.headSha) return refused("the pull request has a newer commit");
  const [baseCommit, headCommit] = [report.base.commit, report.head.commit];
  // A report that measured nothing claims nothing. It blocks under any policy, so it needs no check.
  if (baseCommit === null || headCommit === null)
    return report.verdict === "inconclusive"
      ? { kind: "settled", report: withDoubt(report, nothingCompared), pull }
      : refused("the report does not name its commits");
  return settledBy(api, where, { run, pull, report, baseCommit, headCommit }, inputs);
}

/**
 * Returns the pull request of the report, or why there is none. Several may share a head: then run.json, which the
 * run wrote next to its report, distinguishes them, and base is checked against that pull request's target.
 */
function pullOf(pulls: readonly number[], named: number | undefined): number | string {
  const [only, other] = pulls;
  // Without an open pull request nothing but the report itself names the change.
  if (only === undefined) return "no open pull request has this commit as its head";
  if (named !== undefined)
    return pulls.includes(named) ? named : "the report belongs to another pull request";
  return other === undefined
    ? only
    : "several pull requests have this commit as their head, and the report names none of them";
}

/** Claims of the report about its subject, and the run that uploaded it. */
type Claimed = {
  readonly run: AnalysedRun;
  readonly pull: PullFacts;
  readonly report: Report;
  readonly baseCommit: string;
  readonly headCommit: string;
};

/**
 * Gathers base's own facts from GitHub and rechecks the report against them: trees, policy, pins, waivers, traces,
 * scope and claims. Nothing is taken from the checkout. A failed request refuses the report, because an unchecked one
 * must not be posted.
 */
async function settledBy(
  api: Api,
  where: RepositoryName,
  claimed: Claimed,
  inputs: PublishInputs,
): Promise<Settled> {
  const { run, pull, report, baseCommit, headCommit } = claimed;
  const base = await commitFacts(api, where, baseCommit);
  if (isFailure(base)) return unanswered(base);
  const head = await commitFacts(api, where, headCommit);
  if (isFailure(head)) return unanswered(head);
  const other = await whyOtherChange(api, where, claimed, head.parents);
  if (other !== undefined) return refused(other);
  const config = await fileAt(api, where, configPath, baseCommit);
  if (isFailure(config)) return unanswered(config);
  const ownConfig = await fileAt(api, where, configPath, headCommit);
  if (isFailure(ownConfig)) return unanswered(ownConfig);
  const pins = await pinsFor(api, where, base.tree, baseCommit);
  if (isFailure(pins)) return unanswered(pins);
  const policy = basePolicy(inputs, config?.text, pins);
  if (typeof policy === "string") return refused(policy);
  const grants = await grantsFor(api, where, policy, pull);
  if (isFailure(grants)) return unanswered(grants);
  const replay = await tracesFor(api, where, policy, base.tree);
  if (isFailure(replay)) return unanswered(replay);
  const scope = await factsOnLeftOutFiles(api, where, report, policy, { base: base.tree, head: head.tree });
  if (isFailure(scope)) return unanswered(scope);
  const untouched = await listUntouchedFiles(api, where, report, { base: base.tree, head: head.tree });
  if (isFailure(untouched)) return unanswered(untouched);
  const checked = recheckReport(report, {
    base: { commit: baseCommit, tree: base.tree },
    head: { commit: headCommit, tree: head.tree },
    policy: policy.summary,
    servers: policy.servers.map(({ profile, pin }) => ({
      id: profile.id,
      version: pin.version,
      treeDigests: Object.values(pin.treeDigests),
      mode: currentMode(profile),
      ...compact({ stability: profile.unproven === undefined ? undefined : ("unproven" as const) }),
    })),
    isConfigurationChanged: config?.text !== ownConfig?.text,
    grants,
    replay,
    ...compact({
      scope: scope === null ? undefined : scope,
      untouched: untouched === null ? undefined : untouched,
    }),
  });
  if (checked.kind === "refused") return checked;
  const hidden = await explainHiddenClaim(api, where, report, policy, { base, head });
  if (hidden !== null) return typeof hidden === "string" ? refused(hidden) : unanswered(hidden);
  const isOwnWorkflow = await isWorkflowChanged(api, where, run, baseCommit, headCommit);
  if (typeof isOwnWorkflow !== "boolean") return unanswered(isOwnWorkflow);
  return {
    kind: "settled",
    report: isOwnWorkflow ? withDoubt(checked.report, ownWorkflow) : checked.report,
    pull,
  };
}

/** Reason of a report that measured nothing. */
const nothingCompared: Reason = {
  code: "base-unavailable",
  message: "the report does not name its commits",
  hint: null,
};

/** Reason of a report whose workflow the change edits. */
const ownWorkflow: Reason = {
  code: "unreviewed-workflow",
  message: "the change edits the workflow that produced the report",
  hint: "Review that edit by hand. A report from an edited workflow never passes.",
};

/**
 * Reads the texts of base's own pins and server descriptions, by path. They say which files of a server are genuine.
 */
async function pinsFor(
  api: Api,
  where: RepositoryName,
  tree: string,
  commit: string,
): Promise<ReadonlyMap<string, string> | ApiFailure> {
  const files = await listTreeFiles(api, where, tree, [pinsFolder, serversFolder]);
  if (isFailure(files)) return files;
  const texts = new Map<string, string>();
  for (const path of files.filter((one) => one.endsWith(".json") || ownServerId(one) !== undefined)) {
    const file = await fileAt(api, where, path, commit);
    if (isFailure(file)) return file;
    if (file !== null) texts.set(path, file.text);
  }
  return texts;
}

/**
 * Decides base's policy. An error in base's configuration or our own inputs is returned as text, because a person has
 * to correct it and must see it where people look.
 */
function basePolicy(
  inputs: PublishInputs,
  config: string | undefined,
  texts: ReadonlyMap<string, string>,
): Policy | string {
  try {
    const { registry, pins } = readKnownServers([...texts].map(([name, text]) => ({ name, text })));
    return decidePolicy(
      { ...policyFromInputs(inputs), file: undefined },
      { base: config, head: undefined },
      { registry, pins: { base: pins, head: pins }, sources: [] },
    );
  } catch (error) {
    if (error instanceof UserError) return `Lanser cannot read base's policy: ${error.message}`;
    throw error;
  }
}

/**
 * Explains why the report is about another change, or returns undefined. The author of the report could name two
 * commits without a difference. So head must be the run's own commit, or the merge that GitHub made of it; and base
 * must be the merge base with the target, or the target itself.
 */
async function whyOtherChange(
  api: Api,
  where: RepositoryName,
  { run, pull, baseCommit, headCommit }: Claimed,
  parents: readonly string[],
): Promise<string | undefined> {
  if (baseCommit === headCommit) return "the report compares a commit with itself";
  if (headCommit === run.headSha) {
    const meeting = await mergeBaseOf(api, where, pull.baseRef, run.headSha);
    if (typeof meeting !== "string") return `GitHub did not return the merge base: ${meeting.why}`;
    return meeting === baseCommit
      ? undefined
      : "the base commit of the report is not the merge base of the pull request";
  }
  if (headCommit !== pull.mergeCommit || parents[1] !== run.headSha)
    return "the head commit of the report is neither the run's commit nor GitHub's current merge commit: run the analysis again";
  return parents[0] === baseCommit
    ? undefined
    : "the base commit of the report is not the first parent of the merge commit";
}

/**
 * Returns the waivers that apply now: labels and trailers of the pull request, as far as base's own configuration
 * allows them. They are read again, because labels can change after the analysis.
 */
async function grantsFor(
  api: Api,
  where: RepositoryName,
  policy: Policy,
  pull: PullFacts,
): Promise<readonly Grant[] | ApiFailure> {
  const allowed = policy.summary.origin === "base" ? policy.config.waivers : [];
  const labels = labelGrants(allowed, pull.labels);
  if (!allowed.includes("trailer")) return labels;
  const messages = await pullMessages(api, where, pull.number);
  return isFailure(messages) ? messages : [...trailerGrants(messages).grants, ...labels];
}

/**
 * Lists the traces of base's own tree, as the gate does; null if the policy replays none. The report must have the
 * result of each.
 */
async function tracesFor(
  api: Api,
  where: RepositoryName,
  { config }: Policy,
  tree: string,
): Promise<KnownFacts["replay"] | ApiFailure> {
  if (config.replay === "off") return null;
  const files = await listTreeFiles(
    api,
    where,
    tree,
    config.traces.map((glob) => picomatch.scan(glob).base.replace(/\\(.)/gu, "$1")),
  );
  if (isFailure(files)) return files;
  return { mode: config.replay, files: files.filter(tracesOf(config)) };
}

/**
 * True if head's version of the workflow, which ran the measurement, differs from base's. Such a workflow can report
 * whatever its author likes.
 */
async function isWorkflowChanged(
  api: Api,
  where: RepositoryName,
  { workflow }: AnalysedRun,
  base: string,
  head: string,
): Promise<boolean | ApiFailure> {
  // An unnamed workflow cannot be compared, so it counts as changed.
  if (workflow === null) return true;
  const before = await fileAt(api, where, workflow, base);
  if (isFailure(before)) return before;
  const after = await fileAt(api, where, workflow, head);
  if (isFailure(after)) return after;
  return before === null || before.blob !== after?.blob;
}

/**
 * Shows a refused report where people look, and blocks. Without it the pull request would look as if the job were
 * still running. Always throws.
 */
async function refuse(
  api: Api,
  where: RepositoryName,
  run: AnalysedRun,
  inputs: PublishInputs,
  text: string,
  why: string,
): Promise<never> {
  if (inputs.check !== "") {
    const target = { ...where, name: inputs.check, headSha: run.headSha, digest: sha256(`${text}${why}`) };
    await postCheck(api, target, {
      conclusion: "action_required",
      title: "Inconclusive: Lanser refused the report",
      summary: `Lanser did not post the report of the analysis: ${codeSpan(why)}.`,
      annotations: [],
    });
  }
  throw new UserError("report-refused", `Lanser refused the report: ${why}`);
}

/** True if a request to GitHub failed. */
function isFailure<Value>(value: Value | ApiFailure): value is ApiFailure {
  return typeof value === "object" && value !== null && (value as ApiFailure).kind === "failed";
}

/** Refuses the report because a request to GitHub failed. */
function unanswered({ why }: ApiFailure): Settled {
  return refused(`GitHub did not answer: ${why}`);
}

/** Returns a refusal with its reason. */
function refused(why: string): { readonly kind: "refused"; readonly why: string } {
  return { kind: "refused", why };
}
