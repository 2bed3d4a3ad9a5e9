/** Runs each stop of a walk but the last, and carries data from one to the next. */

import { treeChanges } from "../../git/changes.ts";
import type { ResolvedRevisions } from "../../git/resolved.ts";
import type { ComparedFinding } from "../../model/finding.ts";
import type { HeadRequest } from "../../model/request.ts";
import type { RewardStep } from "../../model/reward-step.ts";
import { shortId } from "../../model/text.ts";
import type { Host } from "../../platform/host.ts";
import type { Policy } from "../../policy/policy.ts";
import type { HiddenStop } from "../../reward/hidden-blame.ts";
import type { MeasuredStop, Stop } from "../../reward/walk.ts";
import type { Profile } from "../../servers/profile.ts";
import type { SyntaxParser } from "../../syntax/parser.ts";
import { type CarryingState, carriedFindings } from "../../verdict/carried.ts";
import type { SideRun } from "../../verdict/record.ts";
import {
  countSilentPlaces,
  isOfHead,
  listDifferingFindings,
  listOtherChanges,
} from "../../verdict/reward-step.ts";
import { checkedFilesOf } from "../../verdict/scope.ts";
import { listAffectablePaths } from "../../verdict/settle.ts";
import { createReadings } from "../../workspace/readings.ts";
import type { WarmWorkspaces } from "../../workspace/warm.ts";
import { changedSources } from "../change.ts";
import { runKindWith } from "../gate.ts";
import type { GateHooks } from "../ground.ts";
import type { GateRequest, GateResult } from "../request.ts";
import type { MeasuredRun, WalkRun } from "../shards/sharing.ts";

/** Commit and tree of a stop; the commit is null for a state without one. */
export type StopPlace = Pick<Stop, "commit" | "tree">;
/** Place of a stop; `head` is how a run gets there, if it is not a commit. */
export type PlannedStop = StopPlace & { readonly head?: HeadRequest };

/** Data that all stops of a walk share. */
export type WalkContext = {
  readonly host: Host;
  readonly hooks: GateHooks;
  readonly request: GateRequest;
  readonly policy: Policy;
  readonly parser: SyntaxParser;
  readonly base: ResolvedRevisions["base"];
  /** Stops of the walk; the last is head. */
  readonly path: readonly PlannedStop[];
};

/** Results of a walk so far. */
export type WalkProgress = {
  readonly stops: Stop[];
  /** Last stop that was measured. */
  last: LastStop | null;
  /** Relevant files at any stop so far. */
  readonly relevant: Set<string>;
  /** Hidden findings of each stop; null if they could not be searched. */
  readonly hidden: HiddenStop["hidden"][];
};

/** Returns the progress of a walk that has not visited any stop. */
export function emptyProgress(): WalkProgress {
  return { stops: [], last: null, relevant: new Set(), hidden: [] };
}

/**
 * Walks to the last stop before head; `warm` holds the reused servers, or is null. Ends early without an error if the
 * run is cancelled.
 */
export async function walkTo(walking: WalkContext, warm: WarmWorkspaces | null): Promise<WalkProgress> {
  const { path, request } = walking;
  const way = emptyProgress();
  for (const [at, stop] of path.slice(0, -1).entries()) {
    if (request.signal.aborted) break;
    const { commit, tree } = stop;
    const of = path.length;
    request.progress({ kind: "note", text: `commit ${at + 1} of ${of}: ${shortId(commit ?? tree)}` });
    const measured = await stopAt(walking, way, stop, warm);
    const unscored = measured.kind === "unscored" ? measured.why : null;
    request.progress({ kind: "commit", number: at + 1, of, commit, unscored });
    way.stops.push({ commit, tree, measured });
  }
  return way;
}

/**
 * Measures one stop and adds it to `way`. A stop with base's tree has nothing new, and an empty commit has the result
 * of the stop before; neither needs a run.
 */
export async function stopAt(
  walking: WalkContext,
  way: WalkProgress,
  { commit, tree, head }: PlannedStop,
  warm: WarmWorkspaces | null,
): Promise<Stop["measured"]> {
  const { base, policy } = walking;
  if (tree === base.tree) {
    way.last = null;
    way.hidden.push([]);
    return asBase;
  }
  const before = way.stops.at(-1);
  if (before !== undefined && before.tree === tree) {
    way.hidden.push(way.hidden.at(-1) ?? null);
    return stayed(before.measured);
  }
  const { tampering: _later, suggests: _ofHead, ...request } = walking.request;
  const inner: GateRequest = {
    ...request,
    base: { kind: "exact", rev: base.commit },
    head: head ?? (commit === null ? request.head : { kind: "commit", rev: commit }),
    traceFolder: undefined,
    progress: () => undefined,
  };
  const of = { policy: policyOfStop(policy, warm), warm, hold: null };
  return (await measureStop(walking, inner, of, () => Promise.resolve(way))).measured;
}

/**
 * Returns the policy for a stop. Checks of head alone that produce no finding (traces, claims, suggestions, updates
 * of servers) are left to head's own run. Reused servers check only the affected files, because their state covers
 * the rest.
 */
function policyOfStop(policy: Policy, warm: WarmWorkspaces | null): Policy {
  const { config, servers, summary } = policy;
  return {
    ...policy,
    config: { ...config, replay: "off", claims: "ignore", suggest: undefined },
    summary: warm === null ? summary : { ...summary, scope: summary.scope ?? "affected" },
    servers: servers.map((one) => ({ ...one, bump: null })),
  };
}

/** Result for a stop that has the tree of base. */
const asBase: MeasuredStop = {
  kind: "measured",
  findings: [],
  safety: 1,
  confidence: 1,
  probes: { asked: 0, silent: 0 },
  carried: new Map(),
};

/** Returns the result for an empty commit: that of the stop before, with all its new findings carried on. */
function stayed(measured: Stop["measured"]): Stop["measured"] {
  if (measured.kind === "unscored") return measured;
  const ids = measured.findings.filter(isOfHead).map(({ id }) => [id, id] as const);
  return { ...measured, carried: new Map(ids) };
}

/** Stop whose new findings are not yet matched with those of the previous stop. */
export type UnmatchedStop = Omit<MeasuredStop, "carried">;

/** Result of a stop, with the files that the change can affect there; null if the stop could not be measured. */
export type StopMeasurement = {
  readonly result: GateResult;
  readonly measured: Stop["measured"];
  readonly relevant: ReadonlySet<string> | null;
};

/**
 * Measures a stop. `wayTo` is called while the trees still exist on disk, because matching with the stop before reads
 * their files. It returns the walk that the stop belongs to.
 */
export async function measureStop(
  { host, hooks, parser, policy }: WalkContext,
  request: GateRequest,
  of: Pick<WalkRun, "policy" | "warm" | "hold">,
  wayTo: (found: UnmatchedStop | null) => Promise<WalkProgress>,
): Promise<StopMeasurement> {
  const profiles = policy.servers.map(({ profile }) => profile);
  let stop: MeasuredStop | null = null;
  let way: WalkProgress | null = null;
  let relevant: ReadonlySet<string> | null = null;
  const measured = async (run: MeasuredRun) => {
    const { record, runs, report } = run;
    relevant = new Set(runs.flatMap((one) => [...listAffectablePaths(record, one)]));
    const { reward } = report;
    if (reward === null) return;
    const findings = listDifferingFindings(report);
    const news = findings.filter(isOfHead);
    const { safety, alpha_conf } = reward["pr-v2"].components;
    const found: UnmatchedStop = {
      ...{ kind: "measured", findings, safety },
      confidence: alpha_conf,
      probes: probesOf(run),
      shown: listOtherChanges(report),
    };
    way = await wayTo(found);
    const carried = await carriedFrom(way.last, run, news, profiles);
    way.last = lastStopOf(run, news, parser);
    stop = { ...found, carried };
  };
  const result = await runKindWith(host, request, hooks, { kind: "walk", ...of, measured });
  const { hidden, reward: scored } = result.report;
  way ??= await wayTo(null);
  for (const path of relevant ?? []) way.relevant.add(path);
  way.hidden.push(hidden.length === 0 && scored === null ? null : hidden);
  const why = result.report.unscored ?? "the report has no measurement";
  return { result, measured: stop ?? { kind: "unscored", why }, relevant };
}

/** Counts the probes of a run and the places where the server did not report one. */
function probesOf({ runs, report }: MeasuredRun): RewardStep["probes"] {
  const asked = runs.flatMap(({ roots }) => roots.flatMap(({ probed }) => probed?.answers ?? [])).length;
  return { asked, silent: countSilentPlaces(report) };
}

/** A measured stop without its trees. */
type LastStop = CarryingState & { readonly tree: string; readonly ignore: readonly string[] };

/**
 * Builds the kept stop. Texts of files are kept only if head has new findings, because only these are matched again.
 * Otherwise a long walk would hold every text in memory.
 */
function lastStopOf(
  { record, runs, tree }: MeasuredRun,
  news: readonly ComparedFinding[],
  parser: SyntaxParser,
): LastStop {
  const kept = news.length === 0 ? [] : runs;
  const sides = new Map(kept.map((run) => [run.server.id, keptSide(run.sides.head, parser)]));
  return { tree, news, sides, ignore: record.ignore };
}

/** Returns a side whose texts are in memory, because its tree is about to be deleted. */
function keptSide(side: SideRun, parser: SyntaxParser): SideRun {
  const texts = new Map(
    [...checkedFilesOf(side), ...side.configurationFiles].map((path) => [path, side.text(path)]),
  );
  const text = (path: string) => texts.get(path);
  return { ...side, text, reading: createReadings(parser, side.languageId, text) };
}

/**
 * Maps the ID of each new finding to its ID at the previous stop. Such a finding comes from an earlier commit, so the
 * reward of this commit must not count it.
 */
async function carriedFrom(
  before: LastStop | null,
  { repository, runs, tree }: MeasuredRun,
  news: readonly ComparedFinding[],
  profiles: readonly Profile[],
): Promise<ReadonlyMap<string, string>> {
  if (before === null || before.news.length === 0 || news.length === 0) return new Map();
  const isSource = (path: string) => profiles.some((profile) => profile.isSource(path));
  const changedFiles = changedSources(await treeChanges(repository, before.tree, tree), isSource);
  const sides = new Map(runs.map((run) => [run.server.id, run.sides.head]));
  return carriedFindings(before, { news, sides }, { changedFiles, ignore: before.ignore });
}
