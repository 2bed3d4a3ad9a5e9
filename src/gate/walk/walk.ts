/**
 * Runs a change commit by commit: each is compared with base, under base's policy and configuration, by a run of its
 * own. The run of head is the gate's own, with fresh servers, and its report is the report; the others have servers
 * that walk from commit to commit, or fresh ones, too. Queries that two runs share run once.
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

export type WalkResult = GateResult & { readonly steps: readonly RewardStep[] };

/** Maximum number of commits; a longer change is one step. */
export const commitsMax = 250;

/** Kind of a walk: servers stay for all stops, or each stop has its own. */
export type WalkKind = "warm" | "cold";

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
  // The run says what could not be had, and there is nothing to step over.
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
      // No run of the walk may take away what servers of another one are started from.
      cacheFolder: request.cacheFolder ?? join(scratch.folder, "cache"),
      // What is kept between the runs of one walk was written by this very process.
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
  if (head === undefined) throw new Error("A walk has an end.");
  // Where all servers walk, nothing is kept that a fresh one could be spared.
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
    // Where head was not measured there is no sum that the steps would have to come to.
    counting: { relevant: relevant ?? way.relevant, severities: countedSeverities },
    weights: policy.summary.reward.weights,
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

const fresh = { policy: null, warm: null, hold: null };

async function walkFresh(
  walking: WalkContext,
  request: GateRequest,
  toHead: () => void,
): Promise<Pick<WarmWalk, "way" | "own">> {
  const way = await walkTo(walking, null);
  toHead();
  return { way, own: await measureStop(walking, request, fresh, () => Promise.resolve(way)) };
}

function commitEvent(
  measured: Stop["measured"],
  { commit }: StopPlace,
  number: number,
  of: number,
): ProgressEvent {
  return { kind: "commit", number, of, commit, unscored: measured.kind === "unscored" ? measured.why : null };
}

/** Returns the places where the walk stops; the last one is head. */
async function pathOf(
  repository: Repository,
  { base, head, annotate }: ResolvedRevisions,
  kind: StepKind,
  { progress }: GateRequest,
): Promise<readonly StopPlace[]> {
  // GitHub's merge of a pull request is a commit that nobody made: its second parent's branch is the change.
  const tip = annotate?.commit ?? head.commit ?? (await resolveRevision(repository, "HEAD"));
  if (kind === "endpoints" || tip === undefined) return [head];
  const chain = await readChain(repository, base.commit, tip, commitsMax);
  if (chain.kind !== "chain") {
    const why =
      chain.kind === "cut" ? "its history is not all here" : `it has more than ${commitsMax} commits`;
    progress({ kind: "note", text: `the change is one step: ${why}` });
    return [head];
  }
  const places = chain.commits.map(({ commit, tree }): StopPlace => ({ commit, tree }));
  const last = places.at(-1);
  if (last === undefined || last.commit === head.commit) return last === undefined ? [head] : places;
  // A working tree without a change is its commit.
  return head.commit === null && last.tree === head.tree ? places : [...places, head];
}

function withLimit(report: Report, one: Limit): Report {
  return { ...report, limits: [...report.limits, one] };
}

/** Adds the commit that caused each finding; nothing for a walk of one step, where it is known. */
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
 * Walks with servers that stay. First the servers of the gate's own run check head. Then the two sides swap: a server
 * that checked base alone walks on from there and reaches head for the first time. Its findings there are compared with
 * the first ones.
 */
type WarmWalk = {
  /** Walk to the last stop before head. */
  readonly way: WalkProgress;
  /** Head, as the gate's own run found it, and which of its new findings the previous stop had. */
  readonly own: StopMeasurement;
  /** Difference of the findings of the servers that walked, or why they have none; null if there is none. */
  readonly difference: string | null;
};

/** Walks to head. `folder` is created here; `request` is that of the gate's own run, and `toHead` reports its start. */
async function walkWarm(
  walking: WalkContext,
  request: GateRequest,
  folder: string,
  toHead: () => void,
): Promise<WarmWalk> {
  const { host, path, parser } = walking;
  const last = path.at(-1);
  if (last === undefined) throw new Error("A walk has an end.");
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
  // A trace is one session's, from its start to its end; and where there is little memory no server stays beside the next.
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
      : inWords("one failed before its end");
  // What a run keeps was found by servers that were well to their end.
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
 * Returns the difference between the servers that walked and fresh ones; null if there is none. `fresh` is null if head
 * has no reward.
 */
function differenceOf(warm: Stop["measured"], fresh: UnmatchedStop | null): string | null {
  if (warm.kind === "unscored")
    return fresh === null ? null : inWords(`they have no reward for it: ${warm.why}`);
  if (fresh === null) return inWords("fresh ones have no reward for it");
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

function without(
  some: ReadonlyMap<string, ComparedFinding> = new Map(),
  others: ReadonlyMap<string, ComparedFinding> = new Map(),
): readonly ComparedFinding[] {
  return [...some].flatMap(([text, one]) => (others.has(text) ? [] : [one]));
}

function textOf({ id, state, path, range, code, severity, message, proof }: ComparedFinding): string {
  return canonical({ id, state, path, range, code, severity, message, proof: proof?.kind ?? null });
}

function inWords(what: string): string {
  return `reused servers gave other findings for head than fresh ones (${what}), so Lanser checked every commit with fresh servers`;
}
