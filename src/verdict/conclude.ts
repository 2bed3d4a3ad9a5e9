/**
 * Builds the Report from observations, without side effects. A live run and a replay both end here, so a replay can
 * prove the report of a live run.
 */

import type { Escape } from "../escapes/kinds.ts";
import { causeId, type EditsByCause, groupCauses } from "../model/causes.ts";
import type { Claim } from "../model/claims.ts";
import { doubtfulLimits, isDoubtful, limit, type ObservedCode } from "../model/codes.ts";
import { compact } from "../model/compact.ts";
import { type EscapeRow, escapeKinds } from "../model/escapes.ts";
import {
  type ComparedFinding,
  causeOrOwnPlace,
  type Edit,
  type FindingState,
  findingStates,
  type Place,
} from "../model/finding.ts";
import { canonical } from "../model/json.ts";
import { compareFindings, compareText } from "../model/order.ts";
import { push } from "../model/push.ts";
import type { ReplaySummary, ServerBump } from "../model/replay.ts";
import type { Limit, Reason, Report, ServerSummary, Side, UnknownFile } from "../model/report.ts";
import { type LeftOut, publishedScope } from "../model/scope.ts";
import { countMore, plural } from "../model/text.ts";
import { offLimits, rule, rulesTouching, selectRewarded } from "../policy/rules.ts";
import { applyWaivers, unusedGrants, waiveReasons } from "../policy/waivers.ts";
import { changedSourcesOf } from "./changed.ts";
import { judgeClaims } from "./claims.ts";
import { createIgnoreTest } from "./compare-sides.ts";
import { judgeEnvironments, withDependencyCauses } from "./dependencies.ts";
import { readExcerpts, shownCauses } from "./excerpts.ts";
import {
  configurationDoubts,
  createOwnConfigurationTest,
  withHeadConfiguration,
} from "./head-configuration.ts";
import { createReason, decideVerdict } from "./judge.ts";
import { suppressionDoubts, uncheckedIn } from "./looks.ts";
import { joinSources } from "./one-entry.ts";
import type { PullRequestLines, RunRecord, ServerRun } from "./record.ts";
import { findingRoots } from "./roots.ts";
import { withRoutes } from "./routes.ts";
import { score } from "./score.ts";
import { escapesOf, type SettledRun, settle } from "./settle.ts";
import { dropRivals, suggestionsOf } from "./suggestions.ts";
import { finalFiles, skippedSummary, summaryOf } from "./summaries.ts";

/** Facts that a run finds outside of its sessions. */
export type OutsideEvidence = {
  /** Tampering that was noticed after the sessions had ended. */
  readonly tampering?: readonly Reason<ObservedCode>[];
  readonly replay?: ReplaySummary | null;
  readonly bumps?: readonly ServerBump[];
  readonly claims?: readonly Claim[];
  /** Servers that could not be started; the findings of the others still count. */
  readonly unopened?: readonly UnopenedServer[];
};

/** Server that did not start, and the reason. */
export type UnopenedServer = { readonly server: ServerSummary; readonly why: Reason<ObservedCode> };

/**
 * Concludes a run: settles each server, applies the policy, scores and judges. Servers are sorted by name, whatever
 * their order was in the run: a replay does not know that order.
 */
export function conclude(
  record: RunRecord,
  measured: readonly ServerRun[],
  { tampering = [], replay = null, bumps = [], claims = [], unopened = [] }: OutsideEvidence = {},
): Report {
  const runs = measured.toSorted(
    (a, b) => compareText(a.server.id, b.server.id) || compareText(a.server.version, b.server.version),
  );
  const skipped = record.skipped ?? [];
  const grants = record.waivers ?? [];
  const isIgnored = createIgnoreTest(record.ignore);
  const escapes = escapesOf(record, runs);
  const environments = judgeEnvironments(record, runs);
  const settled = runs.map((run) =>
    withDependencyCauses(settle(record, run, escapes), record, run, environments),
  );
  const placed = settled.flatMap(({ findings }, index) => {
    const run = runs[index];
    const namesRoots = findingRoots(run?.roots ?? []);
    const suggestions = run === undefined ? undefined : suggestionsOf(record, run);
    const isGone = run === undefined ? () => false : createOwnConfigurationTest(run, isIgnored);
    return findings.map((one) => {
      const suggestion = one.state === "new" ? suggestions?.get(one.id) : undefined;
      const whole = {
        ...one,
        roots: namesRoots(one),
        ...compact({ suggestion, onlyUnderBase: (one.state === "new" && isGone(one)) || undefined }),
      };
      return place(whole, record.shown);
    });
  });
  const ruled = rule(placed, record.policy, rulesTouching(record.touched ?? []));
  const findings = applyWaivers(dropRivals(joinSources(dropRivals(ruled.findings), record.policy)), grants);
  const off = ruled.off.map(({ suggestion: _nobodys, ...one }) => one).toSorted(compareFindings);
  const unmatched = settled.flatMap((one) => one.unmatched).sort(compareFindings);
  const unknown = runs
    .flatMap((run, at) =>
      unknownFiles(run, (path) => isIgnored(path) || settled[at]?.spared.has(path) === true),
    )
    .sort(compareUnknown);
  const failures = [
    ...unopened.map(({ why }) => why),
    ...runs.flatMap(failuresOf),
    ...[...record.limits, ...environments.limits].flatMap(doubtOf),
    ...settled.flatMap((one) => one.doubts),
    ...suppressionDoubts(record, escapes.added),
    ...unprovenDoubts(record, runs, isIgnored),
    ...includeDoubts(record, runs, isIgnored),
    ...tampering,
  ];
  const unchecked = uncheckedIn(runs, settled).filter(({ path }) => !isIgnored(path));
  const roots = runs.flatMap((run) => run.roots);
  const headFiles = roots.reduce((sum, { first }) => sum + finalFiles(first.head), 0);
  const skippedRoots = skipped.length;
  const about = selectRewarded({ findings, off }, record.policy);
  const scored = score(record, runs, {
    settled,
    findings: about,
    unknown,
    unmatched,
    failures,
    headFiles,
    skippedRoots,
  });
  const judgedClaims = judgeClaims(claims, scored, null);
  // These doubts do not block the reward: base's configuration decides what the change earns.
  const doubts = [...failures, ...configurationDoubts(findings, record.policy)];
  const servers = [
    ...roots.map((one) => ({ ...summaryOf(one), ...ownScope(record, one.server.id) })),
    ...skipped.map(skippedSummary),
    ...unopened.map(({ server }) => server),
  ];
  const verdict = decideVerdict({
    findings,
    off,
    unmatched,
    unknown,
    failures: waiveReasons(doubts, grants),
    servers,
    headFiles,
    skippedRoots,
    scope: record.scope,
    replay,
    claims: judgedClaims,
    policy: record.policy,
    unchecked,
    reward: scored.reward?.[scored.reward.headline].r ?? null,
  });
  return {
    ...verdict,
    base: record.base,
    head: record.head,
    servers,
    changed: changedSourcesOf(record, {
      ...{ runs, unknown, isIgnored, isDenied: createIgnoreTest(record.denied ?? []) },
      isPartial: unopened.length > 0,
    }),
    ...compact({ scope: record.scope === undefined ? undefined : publishedScope(record.scope) }),
    ...confirmationOf(runs),
    counts: countStates(findings),
    findings,
    off,
    causes: withRoutes(
      shownCauses(groupCauses(findings, editsOf(settled)), { ...record, findings, runs }),
      findings,
      runs,
    ),
    unmatched,
    unknown,
    reward: scored.reward,
    unscored: scored.unscored,
    ...compact({ claims: judgedClaims.length === 0 ? undefined : judgedClaims }),
    replay,
    bumps,
    policy: record.policy,
    policyChanges: record.policyChanges.map((change) => withHeadConfiguration(change, runs, isIgnored)),
    escapes: escapes.added.filter(isForServers(runs)),
    hidden: settled.flatMap((one) => one.hidden),
    unchecked,
    excerpts: readExcerpts(findings, runs),
    limits: mergeLimits([
      ...record.limits,
      ...environments.limits,
      ...runs.flatMap(limitsOf),
      ...scored.limits,
      ...settled.flatMap(({ unread, limits }) => [...unread.map(unreadLimit), ...limits]),
      ...unusedGrants(findings, doubts, grants),
      ...offLimits(off, record.policy),
      ...scopeMisses(placed, record.leftOut),
    ]),
  };
}

/**
 * Returns the Report of a run that ended before any server was started, for example because the installation failed.
 * The change still gets a report that says why.
 */
export function concludeUnmeasured(
  record: RunRecord,
  why: Reason<ObservedCode>,
  servers: readonly ServerSummary[],
): Report {
  return {
    ...decideVerdict({
      findings: [],
      off: [],
      unmatched: [],
      unknown: [],
      failures: [why],
      headFiles: 0,
      skippedRoots: 0,
      replay: null,
      policy: record.policy,
      unchecked: [],
      reward: null,
    }),
    base: record.base,
    head: record.head,
    servers,
    changed: changedSourcesOf(record, {
      runs: [],
      unknown: [],
      isIgnored: createIgnoreTest(record.ignore),
      isDenied: createIgnoreTest(record.denied ?? []),
      isPartial: true,
    }),
    counts: countStates([]),
    findings: [],
    off: [],
    causes: [],
    unmatched: [],
    unknown: [],
    reward: null,
    unscored: why.message,
    replay: null,
    bumps: [],
    policy: record.policy,
    policyChanges: record.policyChanges.map((change) => ({ ...change, hides: null, adds: null })),
    escapes: [],
    hidden: [],
    unchecked: [],
    excerpts: new Map(),
    limits: record.limits,
  };
}

/**
 * Tests whether a server of the run can read an escape: a comment for another linter silences nothing here, so it is
 * not reported.
 */
function isForServers(runs: readonly ServerRun[]): (one: Escape) => boolean {
  return ({ kind }) => {
    const { linters }: EscapeRow = escapeKinds[kind];
    return linters?.some((linter) => runs.some(({ server }) => server.id.includes(linter))) !== false;
  };
}

/** Returns the scope of one server; empty if all servers have the scope of the run. */
function ownScope({ scopes }: RunRecord, server: string): Pick<ServerSummary, "scope"> {
  const own = scopes?.[server];
  return own === undefined ? {} : { scope: publishedScope(own) };
}

/** Collects the edits of each cause, by id of the cause. Several servers may blame the same edit. */
function editsOf(settled: readonly SettledRun[]): EditsByCause {
  const edits = new Map<string, Edit[]>();
  for (const { causes } of settled) for (const { cause, edit } of causes) push(edits, causeId(cause), edit);
  return edits;
}

/**
 * Returns the files without a result, from all passes of a server. A file that only a later pass could not check was
 * not confirmed, so it counts as unknown.
 */
function unknownFiles(run: ServerRun, isIgnored: (path: string) => boolean): UnknownFile[] {
  const sides: readonly Side[] = ["base", "head"];
  return sides.flatMap((side) => {
    const { observation, withheld } = run.sides[side];
    // Unknown in a later pass means not confirmed, even if the first pass had an answer.
    const later = [run.second?.observations[side], run.alone?.[side]];
    const looks = [...observation.files, ...later.flatMap((one) => one?.files ?? [])];
    const reasons = new Map(
      looks.flatMap((file) => (file.kind === "unknown" ? [[file.path, file] as const] : [])),
    );
    return [...[...reasons.values()].map(({ kind: _kind, ...file }) => file), ...withheld]
      .filter((file) => !isIgnored(file.path))
      .map((file) => ({ server: run.server.id, side, ...file }));
  });
}

/**
 * Returns the reasons why passes of a server failed. A failure under head's own configuration counts only if the
 * server would leave the repository.
 */
function failuresOf(run: ServerRun): Reason<ObservedCode>[] {
  const own = run.headConfiguration?.observation.failure;
  // If this were merged, base would have a configuration under which the server refuses to run.
  const ledOut =
    own?.code === "outside"
      ? [createReason(own.code, `${run.server.id} on head, with the configuration of head: ${own.message}`)]
      : [];
  return [...ledOut, ...run.roots.flatMap(rootFailures)];
}

/**
 * Returns the failures of one root, each with its side and pass, so that a reader finds the log of that session. A
 * failure that both sides share is one reason.
 */
function rootFailures(one: ServerRun["roots"][number]): Reason<ObservedCode>[] {
  const sides: readonly Side[] = ["base", "head"];
  const where = one.root === "." ? one.server.id : `${one.server.id} in ${one.root}`;
  const found = sides.flatMap((side) => {
    const looks = [
      [one.first[side].failure, ""],
      [one.second?.[side].failure, ", second pass"],
      [one.alone?.[side].failure, ", check of single files"],
    ] as const;
    return looks.flatMap(([failure, look]) => (failure === undefined ? [] : [{ ...failure, side, look }]));
  });
  const alike = Map.groupBy(found, ({ code, look, message }) => canonical([code, look, message]));
  return [...alike.values()].flatMap(([first, other]) =>
    first === undefined
      ? []
      : createReason(
          first.code,
          `${where} on ${other === undefined ? first.side : "base and head"}${first.look}: ${first.message}`,
        ),
  );
}

/** Returns the reason that a limit stands for. Most limits are notes, but doubtful ones make the run inconclusive. */
function doubtOf({ code, message }: Limit): Reason<ObservedCode>[] {
  return isDoubtful(code) ? [createReason(code, message, doubtfulLimits[code])] : [];
}

/**
 * Returns the limits of all passes of a server, including the second pass and the query for fixes. A report must name
 * every limit, whichever pass met it.
 */
function limitsOf(run: ServerRun): Limit[] {
  const { sides, second } = run;
  return [
    ...sides.base.observation.limits,
    ...sides.head.observation.limits,
    ...(second?.limits ?? []),
    ...(run.fixes?.limits ?? []),
  ];
}

/** Counts the findings of each state; states without a finding have 0. */
function countStates(findings: readonly ComparedFinding[]): Report["counts"] {
  const counts = Object.fromEntries(findingStates.map((state) => [state, 0])) as Record<FindingState, number>;
  for (const finding of findings) counts[finding.state] += 1;
  return counts;
}

/** Returns the limit for a changed file that is too large for the search for suppressions. */
function unreadLimit(path: string): Limit {
  return limit("change-unread", `${path} is too large for the search for suppressions`);
}

/**
 * Merges equal limits of sides and passes into one with their sum, so that a reader sees each limit once. Sorts them
 * by code and message, so that equal runs have equal reports.
 */
function mergeLimits(limits: readonly Limit[]): Limit[] {
  const merged = new Map<string, Limit>();
  for (const one of limits) {
    const key = canonical([one.code, one.message]);
    merged.set(key, { ...one, count: one.count + (merged.get(key)?.count ?? 0) });
  }
  return [...merged.values()].sort(
    (a, b) => compareText(a.code, b.code) || compareText(a.message, b.message),
  );
}

/** Sorts by path, side and server, so that equal runs give equal bytes. */
function compareUnknown(a: UnknownFile, b: UnknownFile): number {
  return compareText(a.path, b.path) || compareText(a.side, b.side) || compareText(a.server, b.server);
}

/**
 * Adds the place in the pull request's own head. A run on a merge commit measures other line numbers than the ones
 * that people see in the diff, and annotations must be on the shown lines.
 */
function place(finding: ComparedFinding, shown: PullRequestLines | null): ComparedFinding {
  if (shown === null || finding.state !== "new") return finding;
  const placed = ({ path, range }: Place): Place | null | undefined => {
    if (!Object.hasOwn(shown, path)) return undefined;
    const hunks = shown[path] ?? null;
    return hunks === null ? null : shift({ path, range }, hunks);
  };
  const at = causeOrOwnPlace(finding);
  const [there, own] = [placed(at), at === finding ? undefined : placed(finding)];
  return {
    ...finding,
    ...compact({ shown: there, ownShown: own }),
  };
}

/**
 * Moves a place over hunks to the other version of a file; null if a hunk changes one of its lines, because then the
 * other version has no such line. Lines are zero-based, ends of hunks exclusive.
 */
function shift(
  { path, range }: Place,
  hunks: readonly { baseStart: number; baseEnd: number; headEnd: number }[],
): Place | null {
  const { start, end } = range;
  if (hunks.some((hunk) => start.line < hunk.baseEnd && end.line >= hunk.baseStart)) return null;
  const before = hunks.findLast((hunk) => hunk.baseEnd <= start.line);
  const by = before === undefined ? 0 : before.headEnd - before.baseEnd;
  return {
    path,
    range: {
      start: { line: start.line + by, character: start.character },
      end: { line: end.line + by, character: end.character },
    },
  };
}

/**
 * Says whether a second pass was made, and why. Absent if no server was healthy. Readers ask this when a run takes
 * twice the time.
 */
function confirmationOf(runs: readonly ServerRun[]): Pick<Report, "confirmation"> {
  const healthy = runs.filter(({ roots }) =>
    roots.some(({ first }) => first.base.failure === undefined && first.head.failure === undefined),
  );
  if (healthy.length === 0) return {};
  const taken = healthy.filter(({ second }) => second !== null);
  const isForFindings = taken.some(({ comparison }) =>
    comparison.findings.some(({ state }) => state === "new" || state === "fixed"),
  );
  if (taken.length === 0)
    return {
      confirmation: {
        taken: false,
        why: "no finding is new or fixed, and the change edits no code that leads into an import cycle",
      },
    };
  const why = isForFindings
    ? "findings are new or fixed"
    : "the change edits code that leads into an import cycle";
  return { confirmation: { taken: true, why } };
}

// Detects `include` globs that match no checked file: otherwise such a run would look clean.

/**
 * Returns a doubt if servers check files, but `include` matches none of them on either side. A mistyped glob would
 * otherwise make every change pass.
 */
function includeDoubts(
  { ignore }: Pick<RunRecord, "ignore">,
  runs: readonly Pick<ServerRun, "sides">[],
  isIgnored: (path: string) => boolean,
): readonly Reason<ObservedCode>[] {
  const included = ignore.flatMap((glob) => (glob.startsWith("!") ? [glob.slice(1)] : []));
  const checked = runs.flatMap(({ sides }) => [...sides.base.program, ...sides.head.program]);
  if (included.length === 0 || checked.length === 0 || !checked.every(isIgnored)) return [];
  return [
    createReason(
      "files-unmatched",
      `\`include\` (${included.join(", ")}) matches no checked file, so no finding counts`,
      "Correct the globs of `include` in base's `.lanser/config.yml`. If base's policy allows waivers, you can waive this reason.",
    ),
  ];
}

// Reports findings that a run with `scope: affected` would have missed: a defect of Lanser, which a run over all files
// shows.

/**
 * Returns one limit for each file that the scope `affected` would leave out although it has a new or fixed finding.
 * Such a file shows a defect of Lanser; the message names the rule that should have included it.
 */
function scopeMisses(
  findings: readonly Pick<ComparedFinding, "path" | "state">[],
  leftOut: LeftOut | undefined,
): readonly Limit[] {
  if (leftOut === undefined) return [];
  const [base, head, near] = [new Set(leftOut.base), new Set(leftOut.head), new Set(leftOut.near)];
  const missed = findings.filter(
    ({ path, state }) => (state === "new" && head.has(path)) || (state === "fixed" && base.has(path)),
  );
  return [...Map.groupBy(missed, ({ path }) => path)].map(([path, own]) => {
    const rule = near.has(path)
      ? "the file imports a changed file, but Lanser found no changed name in it"
      : "Lanser found no path of imports from the file to a changed file";
    const count = plural(own.length, "new or fixed finding");
    return limit(
      "scope-miss",
      `\`scope: affected\` would have missed ${count} in ${path}, because ${rule}. Report this defect of Lanser`,
    );
  });
}

// Judges servers without proof that they find errors, next to proven servers.

/**
 * Returns a doubt about changed files that only an unproven server checks. A wrong command would report nothing, and
 * the change would look clean.
 */
function unprovenDoubts(
  { changedFiles }: RunRecord,
  runs: readonly ServerRun[],
  isIgnored: (path: string) => boolean,
): readonly Reason<ObservedCode>[] {
  const [unproven, proven] = [runs.filter(isUnprovenServer), runs.filter((run) => !isUnprovenServer(run))];
  // Without any proven server, `whyUnproven` in judge.ts gives the reason for the whole run.
  if (proven.length === 0) return [];
  const checked = new Set(proven.flatMap(({ sides }) => sides.head.program));
  const alone = changedFiles.flatMap(({ to }) => {
    const by = unproven.find(({ sides }) => to !== null && sides.head.program.includes(to));
    return to === null || by === undefined || checked.has(to) || isIgnored(to) ? [] : [{ to, by }];
  });
  const [first, ...more] = alone;
  if (first === undefined) return [];
  return [
    createReason(
      "unproven-files",
      `no test document (canary) proves that ${first.by.server.id} can find errors, and no other server checks ${first.to}${countMore(more.length)}`,
      "Add a canary to the server's file in `.lanser/servers` of base.",
    ),
  ];
}

/** True if no canary has shown that the server reports errors. */
function isUnprovenServer({ server }: ServerRun): boolean {
  return server.stability === "unproven";
}
