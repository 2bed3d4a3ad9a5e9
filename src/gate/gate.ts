/**
 * The use case: two commits in, a Report out. Everything that can go wrong outside becomes a reason in the Report;
 * what a person can mend is a UserError.
 */
import { join } from "node:path";
import { resolveRevisions } from "../git/base.ts";
import { treeChanges } from "../git/changes.ts";
import { openRepository, type Repository } from "../git/git.ts";
import type { ResolvedRevisions } from "../git/resolved.ts";
import { allEnded } from "../model/all-ended.ts";
import type { ObservedCode } from "../model/codes.ts";
import { UserError } from "../model/errors.ts";
import type { ProgressEvent } from "../model/progress.ts";
import type { Reason, Report, ServerSummary, Side } from "../model/report.ts";
import type { BaseRequest, HeadRequest } from "../model/request.ts";
import type { RunFacts } from "../model/run-facts.ts";
import type { RunIdentity } from "../model/shard.ts";
import { makeFolder } from "../platform/folders.ts";
import type { Host } from "../platform/host.ts";
import { askedBeside } from "../policy/deny.ts";
import { leftOutGlobs } from "../policy/globs.ts";
import { namedDependencies, type Policy } from "../policy/policy.ts";
import { tracesOf } from "../policy/trace-globs.ts";
import type { ObservationCache } from "../session/observe/cache/cache.ts";
import { openCache } from "../session/observe/cache/open.ts";
import type { StorePlace } from "../session/observe/cache/store.ts";
import { conclude, concludeUnmeasured } from "../verdict/conclude.ts";
import { reason } from "../verdict/judge.ts";
import type { RunRecord } from "../verdict/record.ts";
import { emptyRecord, noCommits, unreadPolicy, unstarted } from "../verdict/unmeasured.ts";
import { readAhead } from "../workspace/affected.ts";
import { readClaims } from "../workspace/claims.ts";
import type { RerunContext } from "../workspace/context.ts";
import { compareEnvironments, ownEnvironment } from "../workspace/environments.ts";
import { type KeptTrees, openKeptTrees } from "../workspace/kept-trees.ts";
import { linkedChanges, otherNames } from "../workspace/linked-changes.ts";
import { type ReadingMemory, rememberReadings } from "../workspace/memory.ts";
import { misconfigured } from "../workspace/misconfigured.ts";
import { otherFiles } from "../workspace/other-languages.ts";
import { outsideReason } from "../workspace/outside.ts";
import { createPhases, type Phases } from "../workspace/phases.ts";
import { readyAll } from "../workspace/ready.ts";
import { makeScratch } from "../workspace/scratch.ts";
import { doubts, pullRequestLines, skippedLimits, writeTrees } from "../workspace/trees.ts";
import { unreadDependencies } from "../workspace/unread-dependencies.ts";
import type { WarmWorkspaces } from "../workspace/warm.ts";
import { brokenConfiguration, changedSources, policyChanges, safetyChecks, touchedBy } from "./change.ts";
import type { GateHooks } from "./hooks.ts";
import { grantsFor, type PolicySource, readPolicy } from "./policy-source.ts";
import { keepRecording, writing } from "./recording.ts";
import { checksScope, decideScopes, type ScopeInput, smallerScope, wantedOf } from "./scope.ts";
import { measureServers } from "./servers/measure.ts";
import {
  foldersIn,
  newRoots,
  type OpenedServer,
  openServers,
  otherRoots,
  roomIn,
  uncheckedSources,
  unmatchedFiles,
} from "./servers/open.ts";
import { identityOf } from "./shards/identity.ts";
import { partial, withCosts } from "./shards/part.ts";
import type { Sharing } from "./shards/sharing.ts";

export type GateRequest = {
  /** Any folder inside the repository, absolute. */
  readonly repository: string;
  readonly base: BaseRequest;
  readonly head: HeadRequest;
  readonly policy: PolicySource;
  /** A folder with base's own packages, absolute; absent: as configured. */
  readonly baseDependencies?: string;
  /** Of the pull request, from its event. */
  readonly labels?: readonly string[];
  /** What was noticed around the sessions; asked once they have ended. */
  readonly tampering?: () => readonly Reason<ObservedCode>[];
  /** Folders, absolute: only the roots at or below one of them are checked. Empty, and the repository itself: all. */
  readonly roots?: readonly string[];
  /** Absolute; null keeps nothing. */
  readonly cacheFolder: string | null;
  /** Where it is kept which servers were found whole; absent and null: each is read again. */
  readonly verifiedFolder?: string | null;
  /** Where trees of earlier runs are kept; absent and null: each is written anew. */
  readonly treesFolder?: string | null;
  /** What servers found in earlier runs; null and absent ask them all. */
  readonly observations?: StorePlace | null;
  /** Absolute; undefined records nothing. */
  readonly traceFolder: string | undefined;
  /** Keeps traces in which something looks like a secret. */
  readonly allowSecrets?: boolean;
  /** False only to see what probes cost. */
  readonly isProbed?: boolean;
  /** Asks servers what they would do about what is new, where the configuration does not say so. */
  readonly suggests?: boolean;
  readonly progress: (event: ProgressEvent) => void;
  readonly signal: AbortSignal;
};

export type GateResult = {
  readonly report: Report;
  /** What differs between equal runs, for `run.json`; no hash covers it. */
  readonly run: RunFacts;
  /** The commit that was judged, as people know it: the pull request's own head for GitHub's merge of it. */
  readonly judged?: string | null;
  /** The top folder of the repository, absolute; absent where nothing could be compared. */
  readonly top?: string;
};

export function runGate(host: Host, request: GateRequest, hooks: GateHooks): Promise<GateResult> {
  return runShared(host, request, hooks, {});
}

export async function runShared(
  machine: Host,
  request: GateRequest,
  hooks: GateHooks,
  sharing: Sharing,
): Promise<GateResult> {
  const host = { ...machine, stop: request.signal };
  if (host.platform !== "linux") {
    throw new UserError("unsupported-platform", `this release runs on Linux only; this is ${host.platform}`);
  }
  const phases = createPhases(host, request.progress);
  let known = {
    record: emptyRecord(unreadPolicy(request.policy.failOn), noCommits),
    servers: [] as readonly ServerSummary[],
  };
  try {
    await using owned = new AsyncDisposableStack();
    const { warm, compared } = sharing;
    warm?.empty();
    const { folder } =
      warm ?? (sharing.scratch === undefined ? owned.use(makeScratch(host)) : { folder: sharing.scratch });
    const repository =
      (warm ?? compared)?.repository ??
      owned.use(await openRepository({ ...host, temporaryFolder: folder }, request.repository));
    phases.next("finding the base");
    const { base, head } = request;
    const revisions = compared?.revisions ?? (await resolveRevisions(repository, { base, head }));
    if (revisions.kind === "unavailable") {
      const why = reason(revisions.code, revisions.message, revisions.hint);
      return { report: concludeUnmeasured(known.record, why, []), run: phases.end() };
    }
    const note = (text: string) => request.progress({ kind: "note", text });
    for (const text of revisions.notes) note(text);
    const policy = sharing.policyOfWalk ?? (await readPolicy(repository, revisions, request));
    for (const text of policy.notes ?? []) note(text);
    known = { record: emptyRecord(policy.summary, revisions), servers: policy.servers.map(unstarted) };
    const { top } = repository;
    const identity = identityOf(host, { top, revisions, policy, roots: request.roots ?? [] });
    sharing.shards?.check(identity, top);
    const keptTrees = owned.use(openKeptTrees({ ...request, ...sharing, top, scratch: folder }));
    const cache = openCache(host, { ...request, ...sharing, top, scratch: folder, note });
    const context = {
      host,
      request,
      hooks,
      repository,
      scratch: folder,
      keptTrees,
      revisions,
      policy,
      phases,
      cache,
      identity,
      part: sharing.part,
      measured: sharing.measured,
      warm,
      readings: sharing.readings,
      unchanged: sharing.unchanged,
      isOwn: sharing.policyOfWalk === undefined,
    };
    const report = await compareTrees(context);
    const run = withCosts(phases.end(), cache?.end(sharing.hold) ?? [], sharing.shards?.costs);
    return { report, run, judged: revisions.annotate?.commit ?? revisions.head.commit, top };
  } catch (error) {
    const why = outsideReason(error, request);
    if (why === undefined) throw error;
    return { report: concludeUnmeasured(known.record, why, known.servers), run: phases.end() };
  }
}

type Context = {
  readonly host: Host;
  readonly request: GateRequest;
  readonly hooks: GateHooks;
  readonly repository: Repository;
  readonly scratch: string;
  readonly keptTrees: KeptTrees;
  readonly revisions: ResolvedRevisions;
  readonly policy: Policy;
  readonly phases: Phases;
  readonly cache: ObservationCache | null;
  readonly identity: RunIdentity;
  readonly part: Sharing["part"];
  readonly measured: Sharing["measured"];
  readonly warm: WarmWorkspaces | undefined;
  readonly readings: ReadingMemory | undefined;
  readonly unchanged: Sharing["unchanged"];
  /** Whether it is no stop of a walk. */
  readonly isOwn: boolean;
};

// biome-ignore lint/complexity/noExcessiveLinesPerFunction: to be cut into prepare, observe and conclude.
async function compareTrees(context: Context): Promise<Report> {
  const { host, request, hooks, revisions, policy, phases, repository, part, warm } = context;
  phases.next("preparing servers and trees");
  const profiles = policy.servers.map(({ profile }) => profile);
  const shared: RerunContext = {
    repository,
    registry: policy.registry,
    pins: policy.pins,
    dependencies: policy.config.dependencies,
    cacheFolder: request.cacheFolder ?? join(context.scratch, "cache"),
    verifiedFolder: request.verifiedFolder ?? null,
    keptTrees: context.keptTrees,
    scratch: context.scratch,
    signal: request.signal,
    ...(warm === undefined ? {} : { warm }),
    ...(context.unchanged === undefined ? {} : { unchanged: context.unchanged }),
    note: (text) => request.progress({ kind: "note", text }),
  };
  const environments = await compareEnvironments(host, {
    repository,
    trees: { base: revisions.base.tree, head: revisions.head.tree },
    dependencies: policy.config.dependencies,
    own: ownEnvironment(repository.top, request.baseDependencies, policy.config.baseDependencies),
  });
  const ready = () => readyAll(host, policy.servers, shared);
  // What git is waited for comes first, what this process does without a pause last.
  const [changes, trees, replayed, installed, readings] = await allEnded([
    treeChanges(repository, revisions.base.tree, revisions.head.tree),
    writeTrees(shared, revisions, policy.servers, environments.from),
    // Before any server is started: a long trace must not make this process look away while one is waited for.
    hooks.replay(repository, revisions.base.tree, policy.config),
    warm?.kept("ready", "", ready) ?? ready(),
    warm?.readings ?? (context.readings ?? rememberReadings()).of(profiles),
  ]);
  // What a walk keeps of a server says what it is for the first run: a bump is of that alone.
  const chosenFor = new Map(policy.servers.map((one) => [one.profile.id, one] as const));
  const readied = installed
    .filter((one) => one.kind === "ready")
    .map((one) => ({ ...one, chosen: chosenFor.get(one.chosen.profile.id) ?? one.chosen }));
  const unopened = installed.filter((one) => one.kind === "unopened");
  const only = foldersIn(repository.top, request.roots ?? []);
  const ignore = leftOutGlobs(policy.config);
  const others = await otherFiles(repository, policy.registry.profiles, profiles, { changes, ignore });
  const isSource = (path: string) => others.scripts.has(path) || profiles.some((one) => one.isSource(path));
  const wanted = wantedOf(policy, request.base, !context.isOwn);
  const told = new AbortController();
  const read = { trees, isSource, readings };
  const ahead = wanted.isAffected && readAhead(read, repository.objectFormat, told.signal);
  await using opening = await openServers(host, {
    context: { ...shared, readings },
    trees,
    ready: readied,
    only,
    changes: environments.dependencies === null ? changes : null,
  });
  const waivers = await grantsFor(context);
  const isLinked = trees.base.written.links.length + trees.head.written.links.length > 0;
  // A trace says from its beginning on which roots a server was not asked; what links make of a change depends on all programs.
  const isWhole = request.traceFolder !== undefined || part !== undefined;
  const early = isWhole || isLinked || wanted.isLess ? await opening.all() : null;
  told.abort();
  await ahead;
  const inProgram = (side: Side) => ({
    links: trees[side].written.links,
    program: (early ?? []).flatMap(({ roots }) =>
      roots.flatMap((root) => root.sides[side]?.facts.program ?? []),
    ),
  });
  const linked = { base: inProgram("base"), head: inProgram("head") };
  const names = { base: otherNames(linked.base), head: otherNames(linked.head) };
  const changedFiles = linkedChanges(changedSources(changes, isSource), linked);
  const beside = askedBeside(policy.config, request.suggests ?? false, changedFiles);
  const change = {
    ...beside.record,
    base: revisions.base,
    head: revisions.head,
    changedFiles,
    ...(Object.keys({ ...names.base, ...names.head }).length === 0 ? {} : { otherNames: names }),
    ignore,
  };
  const own = policyChanges(policy.summary, changes, trees, tracesOf(policy.config));
  const scoped = (opened: readonly OpenedServer[]): ScopeInput => ({
    changes,
    changedFiles,
    trees,
    opened,
    policyChanges: [...own, ...opened.flatMap(newRoots)],
    hasOtherPackages: environments.dependencies !== null,
    isRenamed: doubts(changes).length === 0 ? "known" : "unknown",
    profiles,
    warm,
    readings,
  });
  const { processors } = host.capacity();
  const by = { cache: request.traceFolder === undefined ? context.cache : null, processors };
  const scopes = early === null || !wanted.isLess ? {} : await decideScopes(scoped(early), wanted, by);
  if (part !== undefined) {
    await part({
      opened: early ?? [],
      ...scopes,
      identity: context.identity,
      cache: context.cache,
      phases,
      width: roomIn(host).roots,
    });
    return concludeUnmeasured(emptyRecord(policy.summary, revisions), partial, policy.servers.map(unstarted));
  }
  const known = {
    ...change,
    ...others.record,
    ...scopes,
    policy: policy.summary,
    ...touchedBy(policy.summary, changes, changedFiles, [...linked.base.links, ...linked.head.links]),
    safety: await safetyChecks(repository, revisions, changes, trees.head.written),
    shown: await pullRequestLines(repository, revisions, isSource),
    ...(waivers.grants.length === 0 ? {} : { waivers: waivers.grants }),
    ...(environments.dependencies === null ? {} : { dependencies: environments.dependencies }),
  };
  const limits = [
    ...waivers.limits,
    ...brokenConfiguration(policy),
    ...beside.limits,
    ...(await hooks.brokenTraces(repository, revisions.head.tree, policy, changes)),
    ...revisions.limits,
    ...unmatchedFiles(profiles, trees),
    ...others.limits,
    ...skippedLimits(trees, namedDependencies(policy)),
    ...unreadDependencies([trees.base, trees.head], profiles, repository.top),
    ...doubts(changes),
  ];
  const recordOf = async (opened: readonly OpenedServer[]): Promise<RunRecord> => {
    const skipped = opened.flatMap((one) => one.skipped);
    const smaller = scopes.scope === undefined ? await smallerScope(scoped(opened)) : undefined;
    return {
      ...known,
      ...(smaller === undefined ? {} : { matters: smaller.matters }),
      ...(smaller === undefined || !checksScope(policy, request.base) ? {} : { leftOut: smaller.leftOut }),
      policyChanges: [...own, ...opened.flatMap(newRoots)],
      ...(skipped.length === 0 ? {} : { skipped }),
      limits: [
        ...limits,
        ...otherRoots(opened, trees),
        ...(only.length === 0 ? uncheckedSources(opened, changedFiles) : []),
        ...misconfigured(profiles, trees),
      ],
    };
  };
  if (unopened[0] !== undefined && readied.length === 0)
    return concludeUnmeasured(await recordOf([]), unopened[0].why, policy.servers.map(unstarted));
  const recording = request.traceFolder === undefined ? undefined : join(context.scratch, "traces");
  if (recording !== undefined) {
    // Before a server is started: a folder that cannot be written is an error at once.
    writing(request.traceFolder, () => makeFolder(request.traceFolder ?? ""));
    makeFolder(recording);
  }
  const folder = recording ?? null;
  const recorded =
    folder === null ? null : { folder, record: await recordOf(early ?? (await opening.all())) };
  const claims = await readClaims(repository, revisions, changes, policy.config);
  const measure = async (): Promise<Report> => {
    const asked = { recording: recorded, cache: context.cache, processors };
    const live = { ...asked, ...beside.live, progress: request.progress, ...phases };
    const measured = await measureServers(opening, {
      change: {
        ...change,
        ...(warm === undefined || context.isOwn ? {} : { namedAfter: warm.trees }),
        ...scopes,
        graph: readings.graph,
      },
      live,
      isWhole: early !== null,
      isProbed: request.isProbed ?? true,
      room: roomIn(host),
      next: phases.next,
    });
    const bumped = measured.filter(({ chosen }) => chosen.bump !== null);
    const under = { ...shared, from: environments.from, ignore, next: phases.next };
    const bumps = bumped.length === 0 ? [] : await hooks.bumps(host, bumped, revisions.base, under);
    const record = recorded?.record ?? (await recordOf(await opening.all()));
    const runs = await allEnded(measured.map((one) => one.completed(record)));
    if (replayed?.mode === "live") phases.next("asking committed traces again");
    const replay = replayed && (await replayed.summary(host, shared));
    phases.next("comparing");
    const tampering = request.tampering?.() ?? [];
    const report = conclude(record, runs, { tampering, replay, bumps, claims, unopened });
    request.progress({ kind: "findings", counts: report.counts });
    await context.measured?.({ repository, record, runs, report, tree: revisions.head.tree });
    return report;
  };
  const report = await measure().catch((error: unknown) => {
    // Of a run that is ended, what was recorded until then is kept.
    const why = outsideReason(error, request);
    if (why?.code !== "cancelled" || recorded === null) throw error;
    return concludeUnmeasured(recorded.record, why, policy.servers.map(unstarted));
  });
  if (recorded !== null) keepRecording(request, recorded.folder, request.traceFolder ?? "", report);
  return report;
}
