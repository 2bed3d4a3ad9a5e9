/**
 * A change commit by commit: each is compared with base, under base's policy and configuration, by a run of its own with fresh servers;
 * what two of them have in common is not asked for twice. The last of these runs is the gate's own, and its report is the report.
 */
import { join } from "node:path";
import type { ComparedFinding } from "../core/finding.ts";
import type { ProgressEvent } from "../core/progress.ts";
import type { Report } from "../core/report.ts";
import type { HeadRequest, StepKind } from "../core/request.ts";
import type { RewardStep } from "../core/reward-step.ts";
import { shortId } from "../core/text.ts";
import { type GateRequest, type GateResult, type MeasuredRun, runShared } from "../gate/gate.ts";
import { readPolicy } from "../gate/policy-source.ts";
import type { Host } from "../host.ts";
import { storeBytesMax } from "../observe/cache/store.ts";
import type { Policy } from "../policy/policy.ts";
import { resolveRevisions } from "../repo/base.ts";
import { chainOf } from "../repo/chain.ts";
import { openRepository, type Repository } from "../repo/git.ts";
import { resolveRevision } from "../repo/objects.ts";
import type { ResolvedRevisions } from "../repo/resolved.ts";
import { type HiddenStop, hiddenBlame } from "../reward/hidden-blame.ts";
import { type MeasuredStop, type Stop, type Walk, walk } from "../reward/walk.ts";
import type { SyntaxParser } from "../syntax/parser.ts";
import { withStepClaims } from "../verdict/recheck.ts";
import { differing, isOfHead, silentIn } from "../verdict/reward-step.ts";
import { countedSeverities } from "../verdict/score.ts";
import { relevantTo } from "../verdict/settle.ts";
import { parserFor } from "../workspace/parsers.ts";
import { makeScratch } from "../workspace/scratch.ts";
import { carriedFrom, type LastStop, lastStopOf } from "./carried.ts";

/** A way that is given, from base on: each place, and how a run gets there. The last is head. */
export type Way = readonly (Place & { readonly head: HeadRequest })[];

export type WalkResult = GateResult & { readonly steps: readonly RewardStep[] };

/** More commits than these are one step. */
export const commitsMax = 250;

export async function runWalk(
  host: Host,
  request: GateRequest,
  kind: StepKind | ((repository: Repository, base: ResolvedRevisions["base"]) => Promise<Way>),
): Promise<WalkResult> {
  using scratch = makeScratch(host);
  await using repository = await openRepository(
    { ...host, temporaryFolder: scratch.folder },
    request.repository,
  );
  const revisions = await resolveRevisions(repository, request);
  // The run says what could not be had, and there is nothing to step over.
  if (revisions.kind === "unavailable") return { ...(await runShared(host, request, {})), steps: [] };
  const policy = await readPolicy(repository, revisions, request);
  const path: readonly Stopping[] =
    typeof kind === "string"
      ? await pathOf(repository, revisions, kind, request)
      : await kind(repository, revisions.base);
  const state: WalkState = {
    host,
    // What is kept between the runs of one walk was written by this very process.
    request: {
      ...request,
      observations: request.observations ?? {
        folder: join(scratch.folder, "observations"),
        use: "read-write",
        bytesMax: storeBytesMax,
      },
    },
    policy,
    parser: await parserFor(policy.servers.map(({ profile }) => profile)),
    base: revisions.base,
    last: null,
    relevant: new Set(),
    hidden: [],
  };
  const stops: Stop[] = [];
  for (const [at, stop] of path.slice(0, -1).entries()) {
    if (request.signal.aborted) break;
    request.progress({
      kind: "note",
      text: `commit ${at + 1} of ${path.length}: ${shortId(stop.commit ?? stop.tree)}`,
    });
    const measured = await stopAt(state, stop, stops.at(-1));
    request.progress(commitEvent(measured, stop, at + 1, path.length));
    stops.push({ commit: stop.commit, tree: stop.tree, measured });
  }
  const head = path.at(-1);
  if (head === undefined) throw new Error("A walk has an end.");
  if (path.length > 1)
    request.progress({ kind: "note", text: `commit ${path.length} of ${path.length}: head` });
  const { result, measured, relevant } = await measureStop(state, request, {});
  request.progress(commitEvent(measured, head, path.length, path.length));
  stops.push({ commit: head.commit, tree: head.tree, measured });
  const walked = walk({
    base: revisions.base,
    stops,
    baseDiagnostics: result.report.reward?.diagnostics.base ?? 0,
    // Where head was not measured there is no sum that the steps would have to come to.
    counting: { relevant: relevant ?? state.relevant, severities: countedSeverities },
    weights: policy.summary.reward.weights,
  });
  for (const step of walked.steps) request.progress({ kind: "step", step });
  const judged = kind === "endpoints" ? result.report : withStepClaims(result.report, walked.steps);
  const hidden = hiddenBlame(
    revisions.base.commit,
    stops.map(({ commit }, at) => ({ commit, hidden: state.hidden[at] ?? null })),
  );
  const report = blamed(judged, kind, walked);
  return {
    ...result,
    report: kind === "endpoints" || report.hidden.length === 0 ? report : { ...report, hidden },
    steps: walked.steps,
  };
}

export type Place = Pick<Stop, "commit" | "tree">;
type Stopping = Place & { readonly head?: HeadRequest };

function commitEvent(
  measured: Stop["measured"],
  { commit }: Place,
  number: number,
  of: number,
): ProgressEvent {
  return { kind: "commit", number, of, commit, unscored: measured.kind === "unscored" ? measured.why : null };
}

/** Where the walk stops; the last place is head. */
async function pathOf(
  repository: Repository,
  { base, head, annotate }: ResolvedRevisions,
  kind: StepKind,
  { progress }: GateRequest,
): Promise<readonly Place[]> {
  // GitHub's merge of a pull request is a commit that nobody made: its second parent's branch is the change.
  const tip = annotate?.commit ?? head.commit ?? (await resolveRevision(repository, "HEAD"));
  if (kind === "endpoints" || tip === undefined) return [head];
  const chain = await chainOf(repository, base.commit, tip, commitsMax);
  if (chain.kind !== "chain") {
    const why =
      chain.kind === "cut" ? "its history is not all here" : `it has more than ${commitsMax} commits`;
    progress({ kind: "note", text: `the change is one step: ${why}` });
    return [head];
  }
  const places = chain.commits.map(({ commit, tree }): Place => ({ commit, tree }));
  const last = places.at(-1);
  if (last === undefined || last.commit === head.commit) return last === undefined ? [head] : places;
  // A working tree without a change is its commit.
  return head.commit === null && last.tree === head.tree ? places : [...places, head];
}

type WalkState = {
  readonly host: Host;
  readonly request: GateRequest;
  readonly policy: Policy;
  readonly parser: SyntaxParser;
  readonly base: ResolvedRevisions["base"];
  /** The last stop that was measured. */
  last: LastStop | null;
  /** Of all stops so far. */
  readonly relevant: Set<string>;
  /** Of each stop so far; null where nothing could be looked for. */
  readonly hidden: HiddenStop["hidden"][];
};

async function stopAt(
  state: WalkState,
  { commit, tree, head }: Stopping,
  before: Stop | undefined,
): Promise<Stop["measured"]> {
  if (tree === state.base.tree) {
    state.last = null;
    state.hidden.push([]);
    return asBase;
  }
  if (before !== undefined && before.tree === tree) {
    state.hidden.push(state.hidden.at(-1) ?? null);
    return stayed(before.measured);
  }
  if (commit === null) throw new Error("Only head is no commit.");
  const { tampering: _later, ...request } = state.request;
  const inner: GateRequest = {
    ...request,
    base: { kind: "exact", rev: state.base.commit },
    head: head ?? { kind: "commit", rev: commit },
    traceFolder: undefined,
    progress: () => undefined,
  };
  const { config, servers } = state.policy;
  // What concerns head alone, and no finding, is left to its own run.
  const policy: Policy = {
    ...state.policy,
    config: { ...config, replay: "off", claims: "ignore" },
    servers: servers.map((one) => ({ ...one, bump: null })),
  };
  return (await measureStop(state, inner, { policyOfWalk: policy })).measured;
}

const asBase: MeasuredStop = {
  kind: "measured",
  findings: [],
  safety: 1,
  confidence: 1,
  probes: { asked: 0, silent: 0 },
  carried: new Map(),
};

/** An empty commit. */
function stayed(measured: Stop["measured"]): Stop["measured"] {
  if (measured.kind === "unscored") return measured;
  const ids = measured.findings.filter(isOfHead).map(({ id }) => [id, id] as const);
  return { ...measured, carried: new Map(ids) };
}

async function measureStop(
  state: WalkState,
  request: GateRequest,
  sharing: { readonly policyOfWalk?: Policy },
): Promise<{
  readonly result: GateResult;
  readonly measured: Stop["measured"];
  readonly relevant: ReadonlySet<string> | null;
}> {
  const profiles = state.policy.servers.map(({ profile }) => profile);
  let of: MeasuredStop | null = null;
  let relevant: ReadonlySet<string> | null = null;
  const measured = async (run: MeasuredRun) => {
    const { record, runs, report } = run;
    relevant = new Set(runs.flatMap((one) => [...relevantTo(record, one)]));
    for (const path of relevant) state.relevant.add(path);
    const { reward } = report;
    if (reward === null) return;
    const findings = differing(report);
    const news = findings.filter(isOfHead);
    const carried = await carriedFrom(state.last, run, news, profiles);
    state.last = lastStopOf(run, news, state.parser);
    const { safety, alpha_conf } = reward["pr-v2"].components;
    of = { kind: "measured", findings, safety, confidence: alpha_conf, probes: probesOf(run), carried };
  };
  const result = await runShared(state.host, request, { ...sharing, measured });
  const { hidden, reward: scored } = result.report;
  state.hidden.push(hidden.length === 0 && scored === null ? null : hidden);
  const why = result.report.unscored ?? "it was not measured";
  return { result, measured: of ?? { kind: "unscored", why }, relevant };
}

function probesOf({ runs, report }: MeasuredRun): RewardStep["probes"] {
  const asked = runs.flatMap(({ roots }) => roots.flatMap(({ probed }) => probed?.answers ?? [])).length;
  return { asked, silent: silentIn(report) };
}

/** Of one step there is nobody to tell apart. */
function blamed(report: Report, kind: unknown, { blame, silenced }: Walk): Report {
  if (kind === "endpoints") return report;
  const withBlame = (one: ComparedFinding): ComparedFinding => {
    const [found, silent] = [blame.get(one.id), silenced.get(one.id)];
    if (found === undefined) return one;
    return silent === undefined ? { ...one, blame: found } : { ...one, blame: found, silenced: silent };
  };
  return { ...report, findings: report.findings.map(withBlame), off: report.off.map(withBlame) };
}
