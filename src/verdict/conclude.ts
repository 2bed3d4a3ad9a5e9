/** Builds the Report from observations, without side effects. A live run and a replay both end here. */

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

export type UnopenedServer = { readonly server: ServerSummary; readonly why: Reason<ObservedCode> };

/**
 * Concludes a run. Servers are sorted by name, whatever their order was in the run: a replay does not know that order.
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
  // The change is scored all the same: what it earns, base's configuration says.
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

/** Returns the Report of a run that ended before any server was started. */
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

/** Tests whether a server of the run may read an escape: a comment for another linter silences nothing. */
function isForServers(runs: readonly ServerRun[]): (one: Escape) => boolean {
  return ({ kind }) => {
    const { linters }: EscapeRow = escapeKinds[kind];
    return linters?.some((linter) => runs.some(({ server }) => server.id.includes(linter))) !== false;
  };
}

function ownScope({ scopes }: RunRecord, server: string): Pick<ServerSummary, "scope"> {
  const own = scopes?.[server];
  return own === undefined ? {} : { scope: publishedScope(own) };
}

function editsOf(settled: readonly SettledRun[]): EditsByCause {
  const edits = new Map<string, Edit[]>();
  for (const { causes } of settled) for (const { cause, edit } of causes) push(edits, causeId(cause), edit);
  return edits;
}

function unknownFiles(run: ServerRun, isIgnored: (path: string) => boolean): UnknownFile[] {
  const sides: readonly Side[] = ["base", "head"];
  return sides.flatMap((side) => {
    const { observation, withheld } = run.sides[side];
    // What a later look could not measure was not confirmed, whatever the first saw.
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

function failuresOf(run: ServerRun): Reason<ObservedCode>[] {
  const own = run.headConfiguration?.observation.failure;
  // Once base has this configuration, no change could be judged under it.
  const ledOut =
    own?.code === "outside"
      ? [createReason(own.code, `${run.server.id} on head, under its own configuration: ${own.message}`)]
      : [];
  return [...ledOut, ...run.roots.flatMap(rootFailures)];
}

function rootFailures(one: ServerRun["roots"][number]): Reason<ObservedCode>[] {
  const sides: readonly Side[] = ["base", "head"];
  const where = one.root === "." ? one.server.id : `${one.server.id} in ${one.root}`;
  const found = sides.flatMap((side) => {
    const looks = [
      [one.first[side].failure, ""],
      [one.second?.[side].failure, ", second look"],
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

function doubtOf({ code, message }: Limit): Reason<ObservedCode>[] {
  return isDoubtful(code) ? [createReason(code, message, doubtfulLimits[code])] : [];
}

function limitsOf(run: ServerRun): Limit[] {
  const { sides, second } = run;
  return [
    ...sides.base.observation.limits,
    ...sides.head.observation.limits,
    ...(second?.limits ?? []),
    ...(run.fixes?.limits ?? []),
  ];
}

function countStates(findings: readonly ComparedFinding[]): Report["counts"] {
  const counts = Object.fromEntries(findingStates.map((state) => [state, 0])) as Record<FindingState, number>;
  for (const finding of findings) counts[finding.state] += 1;
  return counts;
}

function unreadLimit(path: string): Limit {
  return limit("change-unread", `${path} is too large for the search for suppressions`);
}

/** Merges equal limits of the two sides into one entry; sorted by code and message. */
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

function compareUnknown(a: UnknownFile, b: UnknownFile): number {
  return compareText(a.path, b.path) || compareText(a.side, b.side) || compareText(a.server, b.server);
}

/**
 * Adds the place in the pull request's own head, which people see instead of the merge commit: its line numbers differ.
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
        why: "no finding is new or fixed, and all code that imports a cycle is the same",
      },
    };
  const why = isForFindings ? "something is new or fixed" : "code that imports a cycle differs";
  return { confirmation: { taken: true, why } };
}

// Detects `include` globs that match no checked file: otherwise such a run would look clean.

/**
 * Returns a doubt if servers check files, but all of them on both sides are left out because no glob of `include`
 * matches one.
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
      "Correct the globs of `include` in base's `.lanser/config.yml`. A waiver takes the doubt, where base's policy allows one.",
    ),
  ];
}

// Reports findings that a run with `scope: affected` would have missed: a defect of Lanser, which a run over all files
// shows.

/** Returns one limit for each left-out file with a new or fixed finding, with the rule that should have included it. */
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
      ? "it imports a changed file, but uses none of its changed names"
      : "no path of imports connects it with a changed file";
    const count = plural(own.length, "new or fixed finding");
    return limit(
      "scope-miss",
      `${path} has ${count}, and scope: affected would have left it out, because ${rule}; this is a defect of Lanser`,
    );
  });
}

// Judges servers without proof that they find errors, next to proven servers.

/** Returns doubts about changed files that only an unproven server checks: its silence proves nothing. */
function unprovenDoubts(
  { changedFiles }: RunRecord,
  runs: readonly ServerRun[],
  isIgnored: (path: string) => boolean,
): readonly Reason<ObservedCode>[] {
  const [unproven, proven] = [runs.filter(isUnprovenServer), runs.filter((run) => !isUnprovenServer(run))];
  // That there is no other is for the verdict to say.
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
      `nothing shows that ${first.by.server.id} would find a mistake in ${first.to}${countMore(more.length)}, and no other server checks it`,
      "Give it a canary, in `.lanser/servers` of base.",
    ),
  ];
}

function isUnprovenServer({ server }: ServerRun): boolean {
  return server.stability === "unproven";
}
