/**
 * Rechecks a report that another job wrote: the publishing job has a write token, and the change may have influenced
 * the job that wrote the report. Everything that can be computed again is computed again. The rest (the answers of
 * the server) is trusted only if base wrote the workflow.
 */

import { groupCauses } from "../model/causes.ts";
import { isDoubtful, isJudged, type ObservedCode } from "../model/codes.ts";
import { compact } from "../model/compact.ts";
import { isSevere } from "../model/failing.ts";
import { findingStates } from "../model/finding.ts";
import { isSameJson } from "../model/json.ts";
import { compareText } from "../model/order.ts";
import type { ReplayedTrace, ReplaySummary } from "../model/replay.ts";
import type { BareCause, PolicySummary, Reason, Report, ReportedCause } from "../model/report.ts";
import { reportFromV1 } from "../model/report-from-v1.ts";
import type { RewardStep } from "../model/reward-step.ts";
import { isPart, type Scope } from "../model/scope.ts";
import { reportingServers } from "../model/sources.ts";
import { offLimits, rule } from "../policy/rules.ts";
import { reportPathsOf } from "../policy/trace-globs.ts";
import { applyWaivers, type Grant, type JudgedReason, waiveReasons } from "../policy/waivers.ts";
import { validateReportV1 } from "../schemas/generated/report.v1.ts";
import { hasItsChanged } from "./changed.ts";
import { hasItsClaims, judgeClaims } from "./claims.ts";
import { configurationDoubts, hasItsConfiguration } from "./head-configuration.ts";
import { decideVerdict } from "./judge.ts";
import { serializeReport } from "./report-bytes.ts";
import { hasItsReward } from "./reward-again.ts";
import { hasItsSuggestions } from "./suggestions.ts";

/** Facts that the publishing job knows without the report: from GitHub's API, and from base's own files. */
export type KnownFacts = {
  readonly base: Report["base"];
  readonly head: Report["head"];
  readonly policy: PolicySummary;
  /** Servers that base's policy runs. */
  readonly servers: readonly {
    readonly id: string;
    readonly version: string;
    /** Digests of the files that its pin allows to be installed, one for each processor. */
    readonly treeDigests: readonly string[];
    /** Absent for a server whose silence counts. */
    readonly stability?: "unproven";
    readonly mode?: "lsp" | "compiler";
  }[];
  /** True if head's configuration differs from base's. */
  readonly isConfigurationChanged: boolean;
  readonly grants: readonly Grant[];
  /** Mode and files of base's committed traces that its policy replays; null if it replays none. */
  readonly replay: { readonly mode: ReplaySummary["mode"]; readonly files: readonly string[] } | null;
  /**
   * Files that are the same in both trees. Computed only if the report says that findings are elsewhere; absent: no
   * file is known to be.
   */
  readonly untouched?: ReadonlySet<string>;
  /** Computed only if the report says that not every file was checked; absent: no such report is trusted. */
  readonly scope?: KnownScope;
};

/** Report that was judged again, or a refusal. */
export type RecheckResult =
  | { readonly kind: "report"; readonly report: Report }
  /** Reason for the refusal; it holds no text of the report. */
  | { readonly kind: "refused"; readonly why: string };

/** Maximum size of a report, far above the largest one; a larger file is not read. */
export const reportBytesMax = 256 * 1024 * 1024;

/**
 * Reads the bytes of a report from an artifact. Refuses them unless Lanser would write exactly the same bytes: other
 * bytes could show a reader of the artifact something other than what is checked here.
 */
export function readForeign(text: string): RecheckResult {
  const read = reportFromV1(text, validateReportV1);
  if (read.kind === "invalid") return refused("the report does not follow schemas/report.v1.json");
  return isWritten(read.report, text)
    ? read
    : refused("the report has another order of keys or other white space than Lanser writes");
}

/** True if Lanser serialises the report to this very text. False, too, if it cannot be serialised. */
function isWritten(report: Report, text: string): boolean {
  try {
    return serializeReport(report) === text;
  } catch {
    return false;
  }
}

/**
 * Rechecks a report by every rule in turn; the first broken rule refuses it. Waivers are decided here and now, not by
 * the report: labels change. Traces of base that the report leaves out count as not replayed.
 *
 * This job starts no server and checks nothing out. So the result of a replay, and the effect of a server update, are
 * trusted only if base wrote the workflow, like the answers of a server.
 */
export function recheckReport(report: Report, facts: KnownFacts): RecheckResult {
  const why = rules.find(({ holds }) => !holds(report, facts))?.why;
  if (why !== undefined) return refused(why);
  const bare = report.findings.map(({ waived: _waived, ...one }) => one);
  const findings = applyWaivers(bare, facts.grants);
  const completed = { ...report, findings, replay: withMissingTraces(report.replay, facts.replay) };
  const known = doubtsOf(report).filter(({ code }) => code !== "configuration-differs");
  const bareDoubts = known.map(({ waived: _waived, ...one }) => one);
  const doubts = [...bareDoubts, ...configurationDoubts(findings, report.policy)];
  const judged = judgeAgain(completed, waiveReasons(doubts, facts.grants));
  return { kind: "report", report: { ...completed, ...judged } };
}

/**
 * Adds a trace of base that the report leaves out, as not replayed. Otherwise a job could drop a trace that would
 * fail, and the report would still pass.
 */
function withMissingTraces(replay: ReplaySummary | null, known: KnownFacts["replay"]): ReplaySummary | null {
  if (known === null) return replay;
  const traces = replay?.traces ?? [];
  const missing = reportPathsOf(known.files).filter(
    (paths) => !traces.some(({ path }) => paths.includes(path)),
  );
  if (missing.length === 0) return replay;
  return { mode: known.mode, traces: [...traces, ...missing.map(([path]) => missingTrace(path))] };
}

/**
 * Returns an entry for a trace of base that the report leaves out. The entry is inconclusive: otherwise a job could
 * avoid a failed replay by leaving it out.
 */
function missingTrace(path: string): ReplayedTrace {
  return {
    path,
    server: "",
    version: "",
    state: "inconclusive",
    class: null,
    message: "the analysis did not replay this trace of base",
    at: null,
    wanted: null,
    got: null,
    advice: ["Run the analysis again. Its log says why it did not replay the trace."],
  };
}

/**
 * Returns the report with one more reason to be inconclusive, and judges it again. Used when the publishing job
 * itself cannot check something.
 */
export function withDoubt(report: Report, doubt: Reason): Report {
  return { ...report, ...judgeAgain({ ...report, reasons: [...report.reasons, doubt] }) };
}

/**
 * Judges the claims of a report again once the rewards of its commits are known: claims about a single commit need
 * them. The verdict follows, because the policy may fail a false claim.
 */
export function withStepClaims(report: Report, steps: readonly RewardStep[]): Report {
  if (report.claims === undefined) return report;
  const judged = { ...report, claims: judgeClaims(report.claims, report, steps) };
  return { ...judged, ...judgeAgain(judged) };
}

/** One check of a foreign report; `why` is shown if `holds` is false, and quotes no text of the report. */
type Rule = { readonly why: string; readonly holds: (report: Report, facts: KnownFacts) => boolean };

/**
 * The rules in the order in which they are tested: cheap facts about the run first, then what follows from the
 * findings.
 */
const rules: readonly Rule[] = [
  {
    why: "the report is about another base commit",
    holds: (report, { base }) => isSameJson(report.base, base),
  },
  {
    why: "the report is about another head commit",
    holds: (report, { head }) => isSameJson(report.head, head),
  },
  { why: "the policy in the report differs from base's policy", holds: isSamePolicy },
  { why: "the servers in the report differ from the servers of base's policy", holds: hasItsServers },
  { why: "the files of a server in the report differ from the files of its pin", holds: hasItsFiles },
  { why: "the traces in the report differ from the traces of base's policy", holds: replaysItsTraces },
  { why: "the report lists an update of a server that it did not run", holds: bumpsItsServers },
  { why: "the report is wrong about whether head changes the configuration", holds: tellsConfiguration },
  { why: "the changed source files in the report do not match its servers", holds: hasItsChanged },
  { why: "the report covers fewer files than base's policy allows", holds: isAllowedScope },
  { why: "the scope of the report leaves out a changed source file", holds: hasChangedSources },
  {
    why: "the report does not cover all files, but a configuration file, a lock file or a pin differs",
    holds: isWhole,
  },
  { why: "the scope of the report lists more files than it counts", holds: hasItsSize },
  { why: "the rules in the report have other effects than the rules of base's policy", holds: hasItsRulings },
  { why: "the report marks a file of the change as untouched", holds: isReallyElsewhere },
  {
    why: "the report says that head's server configuration hides findings, but head has the configuration of base",
    holds: hasItsConfiguration,
  },
  { why: "the report joins a finding that fails into a finding that does not fail", holds: hasItsSources },
  { why: "the report has a suggestion that Lanser never shows", holds: hasItsSuggestions },
  { why: "the counts in the report do not match its findings", holds: hasItsCounts },
  { why: "the causes in the report do not match its findings", holds: hasItsCauses },
  { why: "the verdict in the report does not follow from its findings", holds: hasItsVerdict },
  { why: "the report leaves out a reason to be inconclusive", holds: tellsDoubts },
  { why: "the reward in the report does not follow from its components", holds: hasItsReward },
  { why: "the report compares the claims with another reward than its own", holds: hasItsClaims },
];

/** True if the policy is base's. Changes that head would make to it are only shown, so they are not compared. */
function isSamePolicy({ policy }: Report, facts: KnownFacts): boolean {
  return isSameJson({ ...policy, change: null }, { ...facts.policy, change: null });
}

/**
 * True if the report has a reason for everything that makes it doubtful. The policy may tolerate one; it is a reason
 * all the same.
 */
function tellsDoubts({ limits, reasons, hidden, unmatched, findings, policy }: Report): boolean {
  const known = new Set(reasons.map(({ code, lifted }) => lifted?.code ?? code));
  if (hidden.length > 0 && policy.hidden !== "report" && !known.has("hidden-code")) return false;
  const isDoubted = configurationDoubts(findings, policy).length > 0;
  if (isDoubted && !known.has("configuration-differs")) return false;
  if (unmatched.some((one) => one.reason !== undefined && !known.has(one.reason))) return false;
  return limits.every(({ code }) => !isDoubtful(code) || known.has(code));
}

/**
 * True if the rules have the results that follow from the findings. Which files the change touches is checked by the
 * next rule.
 */
function hasItsRulings({ findings, off, policy, limits }: Report): boolean {
  const elsewhere = new Set(findings.flatMap((one) => (one.elsewhere === undefined ? [] : [one.path])));
  const again = rule([...findings, ...off], policy, (path) => !elsewhere.has(path));
  const told = limits.filter(({ code }) => code === "rules-off");
  const inOrder = offLimits(off, policy).toSorted((left, right) => compareText(left.message, right.message));
  return isSameJson(again, { findings, off }) && isSameJson(told, inOrder);
}

/**
 * True if each finding that the report places outside of the change is in a file that is identical in both trees.
 * With `only-changed-files` such a finding cannot fail, so a false claim would hide it. A finding without the claim
 * needs no proof.
 */
function isReallyElsewhere({ findings }: Report, { untouched }: KnownFacts): boolean {
  return findings.every(({ elsewhere, path }) => elsewhere === undefined || untouched?.has(path) === true);
}

/**
 * True if no joined entry hides a failing finding. An entry lists several servers that report the same, and only its
 * first one is judged. That the servers report the same is trusted, like their answers.
 */
function hasItsSources({ findings, off, policy, servers }: Report): boolean {
  const known = new Set(servers.map(({ id }) => id));
  return [...findings, ...off].every((one) => {
    const { sources = [], ruled, elsewhere, onlyUnderBase } = one;
    if (sources.length === 0) return true;
    const others = sources.slice(1).map((source) => ({ ...one, ...source }));
    const alone = rule(others, policy, () => true);
    return (
      isSameJson(sources[0], reportingServers(one)) &&
      ruled === undefined &&
      elsewhere === undefined &&
      onlyUnderBase === undefined &&
      new Set(sources.map(({ server }) => server)).size === sources.length &&
      sources.every(({ server }) => known.has(server)) &&
      isSameJson(alone.findings, others) &&
      (isSevere(one, policy) || others.every((other) => !isSevere(other, policy)))
    );
  });
}

/**
 * True if the count of each state is the number of findings in that state: outputs and badges show the counts alone.
 */
function hasItsCounts({ counts, findings }: Report): boolean {
  return findingStates.every(
    (state) => counts[state] === findings.filter((one) => one.state === state).length,
  );
}

/** True if the causes follow from the findings. The lines of an edit are trusted, like the answers of a server. */
function hasItsCauses({ causes, findings }: Report): boolean {
  const edits = new Map(causes.map(({ id, base, head }) => [id, [{ base, head }]]));
  return (
    isSameJson(causes.map(bare), groupCauses(findings, edits)) &&
    causes.every((one) => hasItsTouched(one, findings) && hasItsRoutes(one, findings)) &&
    findings.every(({ state, cause }) => cause === null || state === "new") &&
    causes.every(({ path, head }) => head === null || head.path === path)
  );
}

/**
 * True if the touched files of a cause are files of its effects, sorted and each once. That the change touches them
 * is trusted, because no diff is at hand.
 */
function hasItsTouched({ effects, touched }: ReportedCause, findings: Report["findings"]): boolean {
  const own = new Set(effects);
  const paths = new Set(findings.filter(({ id }) => own.has(id)).map(({ path }) => path));
  return touched.every(
    (path, at) => paths.has(path) && (at === 0 || compareText(touched[at - 1] ?? "", path) < 0),
  );
}

/**
 * True if each route leads to a file of the cause's effects, sorted and each once. The imports along the route are
 * trusted, because no file is at hand.
 */
function hasItsRoutes({ effects, routes = [] }: ReportedCause, findings: Report["findings"]): boolean {
  const own = new Set(effects);
  const paths = new Set(findings.filter(({ id }) => own.has(id)).map(({ path }) => path));
  return routes.every(
    ({ path }, at) => paths.has(path) && (at === 0 || compareText(routes[at - 1]?.path ?? "", path) < 0),
  );
}

/**
 * Returns the cause without its code, touched files and routes: these do not follow from the findings and are checked
 * apart.
 */
function bare({ excerpts: _code, touched: _files, routes: _ways, ...cause }: ReportedCause): BareCause {
  return cause;
}

/**
 * True if the report has exactly the servers of base's policy, each in its version and mode. Otherwise head could
 * leave out the server that fails.
 */
function hasItsServers({ servers }: Report, facts: KnownFacts): boolean {
  const named = (all: readonly { readonly id: string; readonly version: string }[]) =>
    [...new Set(all.map(({ id, version }) => `${id}@${version}`))].sort();
  const modes = new Map(facts.servers.map((one) => [one.id, one.mode]));
  const isIts = servers.every(({ id, mode }) => (mode ?? modes.get(id)) === (modes.get(id) ?? mode));
  return isIts && isSameJson(named(servers), named(facts.servers));
}

/**
 * True if each server's files are those of its pin. The digest is null if the server could not be installed: then it
 * measured nothing.
 */
function hasItsFiles({ servers }: Report, facts: KnownFacts): boolean {
  return servers.every(({ id, version, treeDigest, stability, base, head }) => {
    if (treeDigest === null && base.files + head.files > 0) return false;
    const known = facts.servers.find((one) => one.id === id && one.version === version);
    if (treeDigest !== null && stability !== known?.stability) return false;
    return treeDigest === null || known?.treeDigests.includes(treeDigest) === true;
  });
}

/**
 * True if each trace is base's, occurs once and was replayed in base's mode. A missing trace does not refuse the
 * report, because a run that could not measure leaves it out.
 */
function replaysItsTraces({ replay }: Report, { replay: known }: KnownFacts): boolean {
  if (replay === null) return true;
  if (known?.mode !== replay.mode) return false;
  const traces = reportPathsOf(known.files);
  const reported = replay.traces.map(({ path }) => traces.findIndex((paths) => paths.includes(path)));
  return !reported.includes(-1) && new Set(reported).size === reported.length;
}

/** True if each server update in the report starts from a server and version that the report ran. */
function bumpsItsServers({ bumps, servers }: Report): boolean {
  return bumps.every(({ server, from }) =>
    servers.some(({ id, version }) => id === server && version === from),
  );
}

/** True if the report says that head changes the configuration exactly when it does: readers rely on that note. */
function tellsConfiguration({ policy }: Report, { isConfigurationChanged }: KnownFacts): boolean {
  return (policy.change !== null) === isConfigurationChanged;
}

/** True if verdict, class and reasons are those that follow from the report's own findings and doubts. */
function hasItsVerdict(report: Report): boolean {
  const { verdict, class: kind, reasons } = judgeAgain(report);
  return isSameJson(
    { verdict, kind, reasons },
    { verdict: report.verdict, kind: report.class, reasons: report.reasons },
  );
}

/** Returns the observed reasons, including those that the report says are waived. */
function doubtsOf({ reasons }: Report): readonly JudgedReason[] {
  return [
    ...reasons.filter(isObserved),
    ...reasons.flatMap(({ lifted }) => (lifted === undefined ? [] : [lifted])),
  ];
}

/**
 * True for a reason that a run observed. Reasons that a judge derives are computed again and are never taken from the
 * report.
 */
function isObserved(one: Reason): one is Reason<ObservedCode> {
  return !isJudged(one.code);
}

/**
 * Judges a report by its own contents, so that a job from elsewhere cannot choose its verdict. `failures` replace the
 * doubts of the report, for example after waivers were applied.
 */
function judgeAgain(
  report: Report,
  failures: readonly JudgedReason[] = doubtsOf(report),
): Pick<Report, "verdict" | "class" | "reasons"> {
  const { findings, off, unmatched, unknown, replay, policy, reward, servers, unchecked } = report;
  const headFiles = servers.reduce((sum, { head }) => sum + head.files - head.unknown, 0);
  const skippedRoots = servers.filter((one) => one.skipped !== null).length;
  const headline = reward?.[reward.headline].r ?? null;
  return decideVerdict({
    findings,
    off,
    unmatched,
    unknown,
    failures,
    servers,
    headFiles,
    skippedRoots,
    scope: report.scope,
    replay,
    ...compact({ claims: report.claims }),
    policy,
    unchecked,
    reward: headline,
  });
}

/** Returns a refusal with its reason. */
function refused(why: string): RecheckResult {
  return { kind: "refused", why };
}

/** Rechecks the scope in another job's report against the files that are known to differ. */
export type KnownScope = {
  /** True if base's policy allows checking only the files that the change can affect. */
  readonly isAllowed: boolean;
  /** Servers whose own command may decide which files differ. */
  readonly compared: readonly string[];
  /** Source files that differ, by the paths of both sides. */
  readonly sources: readonly string[];
  /** True if something differs that can affect every file: a configuration, a lock file, a pin, a link. */
  readonly mattersToAll: boolean;
};

/** Known only if the report says that not every file was checked; absent: no such report is trusted. */
type Known = { readonly scope?: KnownScope };

/**
 * True if base's policy allows the scope of each server. `complete` is allowed for servers whose own command chooses
 * the files.
 */
function isAllowedScope(report: Report, facts: Known): boolean {
  const compared = new Set(facts.scope?.compared);
  return scopesIn(report).every(({ mode, servers }) =>
    mode === "complete"
      ? servers.every((id) => compared.has(id))
      : mode === "full" || facts.scope?.isAllowed === true,
  );
}

/** Returns the scope of all servers, and that of each server with its own. */
function scopesIn({ scope, servers }: Report): readonly (Scope & { readonly servers: readonly string[] })[] {
  const all = scope === undefined ? [] : [{ ...scope, servers: servers.map(({ id }) => id) }];
  const own = servers.flatMap((one) =>
    one.scope === undefined ? [] : [{ ...one.scope, servers: [one.id] }],
  );
  return [...all, ...own];
}

/**
 * True if the scope has all changed source files. Which other files the change can affect cannot be computed here,
 * without a checkout.
 */
function hasChangedSources(report: Report, facts: Known): boolean {
  return scopesIn(report)
    .filter(isPart)
    .every((scope) => {
      const files = new Set(scope.files);
      return facts.scope?.sources.every((path) => files.has(path)) === true;
    });
}

/**
 * True unless a partial scope was used although something affects every file. The output of a server's command is
 * unknown here and cannot be judged by file names.
 */
function isWhole(report: Report, facts: Known): boolean {
  const isAffected = scopesIn(report).some(({ mode }) => mode === "affected");
  return !isAffected || facts.scope?.mattersToAll === false;
}

/** True if no scope lists more files than it counts, and a full one lists none. */
function hasItsSize(report: Report): boolean {
  return scopesIn(report).every(
    (scope) => scope.files.length <= scope.of && (isPart(scope) || scope.files.length === 0),
  );
}
