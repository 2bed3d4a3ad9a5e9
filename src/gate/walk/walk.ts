/**
 * Runs a change commit by commit ("walk"). Each commit is compared with base, under base's policy and configuration,
 * by a run of its own. The run of head is the gate's own, with fresh servers, and its report is the report. The other
 * runs reuse servers from commit to commit, or start fresh ones. A query that two runs share is made once.
 */

import { mkdirSync } from "node:fs";
import { dirname, join } from "node:path";
import { resolveRevisions } from "../../git/base.ts";
import { readChain } from "../../git/chain.ts";
import { openRepository, type Repository } from "../../git/git.ts";
import { resolveRevision } from "../../git/objects.ts";
import type { ResolvedRevisions } from "../../git/resolved.ts";
import { limit } from "../../model/codes.ts";
import type { ComparedFinding } from "../../model/finding.ts";
import { canonical } from "../../model/json.ts";
import type { ProgressEvent } from "../../model/progress.ts";
import type { Limit, Report } from "../../model/report.ts";
import type { HeadRequest, StepKind } from "../../model/request.ts";
import { confidenceRule } from "../../model/reward.ts";
import type { RewardStep } from "../../model/reward-step.ts";
import { plural } from "../../model/text.ts";
import type { Host } from "../../platform/host.ts";
import { hiddenBlame } from "../../reward/hidden-blame.ts";
import { type RewardWalk, type Stop, walk } from "../../reward/walk.ts";
import { storeBytesMax } from "../../session/observe/cache/store.ts";
import { openServerPool } from "../../session/pool/pool.ts";
import { withStepClaims } from "../../verdict/recheck.ts";
import { countedSeverities } from "../../verdict/score.ts";
import { parserFor } from "../../workspace/parsers.ts";
import { makeScratch } from "../../workspace/scratch.ts";
import { keepWorkspaces } from "../../workspace/warm.ts";
import { runKindWith } from "../gate.ts";
import type { GateHooks } from "../ground.ts";
import { readPolicy } from "../policy-source.ts";
import type { GateRequest, GateResult } from "../request.ts";
import {
  emptyProgress,
  measureStop,
  type PlannedStop,
  type StopMeasurement,
  type StopPlace,
  stopAt,
  type UnmatchedStop,
  type WalkContext,
  type WalkProgress,
  walkTo,
} from "./stops.ts";

/** Given path from base on: each place, and how a run gets there. The last is head. */
export type CommitPath = readonly (StopPlace & { readonly head: HeadRequest })[];

/** Result of the gate, with the reward of each step. */
export type WalkResult = GateResult & { readonly steps: readonly RewardStep[] };

/** Maximum number of commits; a longer change is one step. */
export const commitsMax = 250;

/**
 * Kind of a walk: `warm` reuses servers for all stops, `cold` starts servers for each stop. A stop is one commit or
 * state of the walk.
 */
export type WalkKind = "warm" | "cold";

/**
 * Walks the change and returns the gate's result with the reward of each step. The commits come from git (`StepKind`)
 * or from a caller that has its own states. If reused servers find something other than fresh ones in head, every
 * stop runs again with fresh servers.
 */
export async function runWalkWith(
  host: Host,
  request: GateRequest,
  hooks: GateHooks,
  kind: StepKind | ((repository: Repository, base: ResolvedRevisions["base"]) => Promise<CommitPath>),
  looking: WalkKind,
): Promise<WalkResult> {
  using scratch = makeScratch(host);
  await using repository = await openRepository(
    { ...host, temporaryFolder: scratch.folder },
    request.repository,
  );
  const revisions = await resolveRevisions(repository, request);
  // Without both commits there is no path. The gate's own run says which commit is missing.
  if (revisions.kind === "unavailable")
    return { ...(await runKindWith(host, request, hooks, { kind: "alone" })), steps: [] };
  const policy = await readPolicy(repository, revisions, request);
  const path: readonly PlannedStop[] =
    typeof kind === "string"
      ? await pathOf(repository, revisions, kind, request)
      : await kind(repository, revisions.base);
  const walking: WalkContext = {
    host,
    hooks,
    request: {
      ...request,
      // All runs share one cache of servers: otherwise one run could evict a server that another one starts.
      cacheFolder: request.cacheFolder ?? join(scratch.folder, "cache"),
      // This cache needs no proof of origin, because only this process writes it.
      observations: request.observations ?? {
        folder: join(scratch.folder, "observations"),
        use: "read-write",
        bytesMax: storeBytesMax,
      },
    },
    policy,
    parser: await parserFor(policy.servers.map(({ profile }) => profile)),
    base: revisions.base,
    path,
  };
  const head = path.at(-1);
  if (head === undefined) throw new Error("A walk has no last stop.");
  // If all servers are reused, no fresh server could use the cached observations of stops.
  const isSpared = !policy.servers.every(({ profile }) => profile.walks !== undefined);
  const asked =
    looking === "cold" || isSpared
      ? walking.request
      : { ...walking.request, observations: request.observations ?? null };
  const toHead = () =>
    path.length > 1 &&
    request.progress({ kind: "note", text: `commit ${path.length} of ${path.length}: head` });
  const warm =
    looking === "warm" && path.length > 1
      ? await walkWarm(walking, asked, join(scratch.folder, "walk"), toHead)
      : null;
  const difference = warm?.difference ?? null;
  if (difference !== null) request.progress({ kind: "note", text: difference });
  const { way, own } = warm !== null && difference === null ? warm : await walkFresh(walking, asked, toHead);
  const { result, measured, relevant } = own;
  request.progress(commitEvent(measured, head, path.length, path.length));
  const stops = [...way.stops, { commit: head.commit, tree: head.tree, measured }];
  const walked = walk({
    base: revisions.base,
    stops,
    baseDiagnostics: result.report.reward?.diagnostics.base ?? 0,
    // Without a result for head, the steps need no common set of files.
    counting: { relevant: relevant ?? way.relevant, severities: countedSeverities },
    weights: policy.summary.reward.weights,
    rule: confidenceRule,
  });
  for (const step of walked.steps) request.progress({ kind: "step", step });
  const judged = kind === "endpoints" ? result.report : withStepClaims(result.report, walked.steps);
  const hidden = hiddenBlame(
    revisions.base.commit,
    stops.map(({ commit }, at) => ({ commit, hidden: way.hidden[at] ?? null })),
  );
  const told = difference === null ? judged : withLimit(judged, limit("walk-differs", difference));
  const report = blamed(told, kind, walked);
  return {
    ...result,
    report: kind === "endpoints" || report.hidden.length === 0 ? report : { ...report, hidden },
    steps: walked.steps,
  };
}

/** Run of a stop with its own policy and its own servers. */
const fresh = { policy: null, warm: null, hold: null };

/**
 * Walks the commits with fresh servers for each stop and then measures head. This is slower, and serves if reused
 * servers failed or gave another result for head.
 */
async function walkFresh(
  walking: WalkContext,
  request: GateRequest,
  toHead: () => void,
): Promise<Pick<WarmWalk, "way" | "own">> {
  const way = await walkTo(walking, null);
  toHead();
  return { way, own: await measureStop(walking, request, fresh, () => Promise.resolve(way)) };
}

/**
 * Returns the progress event of a finished stop, with the reason if it has no reward. A walk can take long, so each
 * stop reports its end.
 */
function commitEvent(
  measured: Stop["measured"],
  { commit }: StopPlace,
  number: number,
  of: number,
): ProgressEvent {
  return { kind: "commit", number, of, commit, unscored: measured.kind === "unscored" ? measured.why : null };
}

/**
 * Returns the places where the walk stops; the last one is head. A change without complete history, or with too many
 * commits, is one step.
 */
async function pathOf(
  repository: Repository,
  { base, head, annotate }: ResolvedRevisions,
  kind: StepKind,
  { progress }: GateRequest,
): Promise<readonly StopPlace[]> {
  // GitHub's test merge is no commit of an author, so the walk follows the pull request's own head.
  const tip = annotate?.commit ?? head.commit ?? (await resolveRevision(repository, "HEAD"));
  if (kind === "endpoints" || tip === undefined) return [head];
  const chain = await readChain(repository, base.commit, tip, commitsMax);
  if (chain.kind !== "chain") {
    const why =
      chain.kind === "cut" ? "the history is incomplete" : `the change has more than ${commitsMax} commits`;
    progress({ kind: "note", text: `Lanser scores the change as one step: ${why}` });
    return [head];
  }
  const places = chain.commits.map(({ commit, tree }): StopPlace => ({ commit, tree }));
  const last = places.at(-1);
  if (last === undefined || last.commit === head.commit) return last === undefined ? [head] : places;
  // A working tree without edits is the same state as the last commit.
  return head.commit === null && last.tree === head.tree ? places : [...places, head];
}

/** Returns the report with one more limit. */
function withLimit(report: Report, one: Limit): Report {
  return { ...report, limits: [...report.limits, one] };
}

/**
 * Adds to each finding the commit that caused it, and for a silenced one the commit that silenced it. Nothing for a
 * walk of one step, where only one commit is possible.
 */
function blamed(report: Report, kind: unknown, { blame, silenced }: RewardWalk): Report {
  if (kind === "endpoints") return report;
  const withBlame = (one: ComparedFinding): ComparedFinding => {
    const [found, silent] = [blame.get(one.id), silenced.get(one.id)];
    if (found === undefined) return one;
    return silent === undefined ? { ...one, blame: found } : { ...one, blame: found, silenced: silent };
  };
  return { ...report, findings: report.findings.map(withBlame), off: report.off.map(withBlame) };
}

/**
 * Result of a walk with reused servers. First the servers of the gate's own run check head. Then the two sides swap:
 * a server that checked only base walks on from there and reaches head for the first time. Its findings there are
 * compared with the first ones, which proves that the reuse changed nothing.
 */
type WarmWalk = {
  /** Walk to the last stop before head. */
  readonly way: WalkProgress;
  /** Head, as the gate's own run found it, and which of its new findings the previous stop had. */
  readonly own: StopMeasurement;
  /** Difference of the findings of the servers that walked, or why they have none; null if there is none. */
  readonly difference: string | null;
};

/**
 * Walks to head with reused servers. `folder` is created here; `request` is that of the gate's own run, and `toHead`
 * reports its start. The caller uses the walk only if `difference` is null.
 */
async function walkWarm(
  walking: WalkContext,
  request: GateRequest,
  folder: string,
  toHead: () => void,
): Promise<WarmWalk> {
  const { host, path, parser } = walking;
  const last = path.at(-1);
  if (last === undefined) throw new Error("A walk has no last stop.");
  mkdirSync(folder);
  await using repository = await openRepository(
    { ...host, temporaryFolder: dirname(folder) },
    request.repository,
  );
  await using pool = openServerPool(host);
  const trees = [walking.base.tree, ...path.map(({ tree }) => tree)];
  const warm = keepWorkspaces({ folder, pool, repository, parser, trees });
  let found: UnmatchedStop | null = null;
  const first = emptyProgress();
  const writes: (() => void)[] = [];
  // A trace records one session from its start to its end, so a recording shares no server. With little memory, no
  // server can stay open next to another one.
  const isShared = request.traceFolder === undefined && pool.walk.holdsRoot;
  const run = {
    policy: null,
    warm: isShared ? warm : null,
    hold: isShared ? (write: () => void) => void writes.push(write) : null,
  };
  toHead();
  const own = await measureStop(walking, request, run, (of) => {
    found = of;
    return Promise.resolve(first);
  });
  if (request.signal.aborted) return { way: emptyProgress(), own, difference: null };
  warm.exchange();
  const way = await walkTo(walking, warm);
  const head = await stopAt(walking, { ...way, hidden: [...way.hidden] }, last, warm);
  const areWell = await pool.walk.end();
  if (request.signal.aborted) return { way, own, difference: null };
  const isTampered = (request.tampering?.() ?? []).length > 0;
  const difference = isTampered
    ? "something wrote to the runner's command files, so Lanser checked every commit with fresh servers"
    : areWell
      ? differenceOf(head, found)
      : inWords("a reused server failed before its end");
  // Observations are cached only now, because a server that failed later proves nothing.
  if (difference === null) for (const write of writes) write();
  for (const one of own.relevant ?? []) way.relevant.add(one);
  way.hidden.push(...first.hidden);
  const measured =
    own.measured.kind === "measured" && head.kind === "measured"
      ? { ...own.measured, carried: head.carried }
      : own.measured;
  return { way, own: { ...own, measured }, difference };
}

/**
 * Returns the difference between reused servers and fresh ones in head, as a message; null if there is none. `fresh`
 * is null if head has no reward.
 */
function differenceOf(warm: Stop["measured"], fresh: UnmatchedStop | null): string | null {
  if (warm.kind === "unscored")
    return fresh === null ? null : inWords(`reused servers give no reward: ${warm.why}`);
  if (fresh === null) return inWords("fresh servers give no reward");
  const [ours, theirs] = [warm, fresh].map(
    ({ findings }) => new Map(findings.map((one) => [textOf(one), one])),
  );
  const [gone, come] = [without(ours, theirs), without(theirs, ours)];
  const [first] = [...gone, ...come];
  if (first !== undefined) {
    const place = `${first.path}:${first.range.start.line + 1} ${first.code ?? "without a code"}`;
    return inWords(`${plural(Math.max(gone.length, come.length), "finding")}, first ${place}`);
  }
  const isAlike = warm.safety === fresh.safety && warm.confidence === fresh.confidence;
  return isAlike ? null : inWords(`confidence ${warm.confidence} instead of ${fresh.confidence}`);
}

/** Returns the findings of `some` that `others` do not have. */
function without(
  some: ReadonlyMap<string, ComparedFinding> = new Map(),
  others: ReadonlyMap<string, ComparedFinding> = new Map(),
): readonly ComparedFinding[] {
  return [...some].flatMap(([text, one]) => (others.has(text) ? [] : [one]));
}

/** Returns the key of a finding with everything that a report shows of it. */
function textOf({ id, state, path, range, code, severity, message, proof }: ComparedFinding): string {
  return canonical({ id, state, path, range, code, severity, message, proof: proof?.kind ?? null });
}

/** Returns the message about a difference. */
function inWords(what: string): string {
  return `reused servers and fresh servers have different results for head (${what}), so Lanser checked every commit with fresh servers`;
}
