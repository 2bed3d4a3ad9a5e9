/**
 * Prepares a run: makes everything ready, starts to open each server on its roots, and decides which files are
 * checked.
 */
import { compact } from "../model/compact.ts";
import type { Side } from "../model/report.ts";
import { listExtraQueries } from "../policy/deny.ts";
import { leftOutGlobs } from "../policy/globs.ts";
import { tracesOf } from "../policy/trace-globs.ts";
import type { Grants } from "../policy/waivers.ts";
import type { MeasuredChange } from "../verdict/measure.ts";
import type { RunRecord } from "../verdict/record.ts";
import { readAhead } from "../workspace/affected.ts";
import { linkedChanges, otherNames } from "../workspace/linked-changes.ts";
import { type OtherFiles, otherFiles } from "../workspace/other-languages.ts";
import { doubts } from "../workspace/trees.ts";
import { changedSources, findPolicyChanges } from "./change.ts";
import type { Ground } from "./ground.ts";
import { readGrants } from "./policy-source.ts";
import { prepareRun, type Ready } from "./ready.ts";
import { decideScopes, type RequestedExtent, requestedExtent, type ScopeInput } from "./scope.ts";
import { foldersInRepository, type OpenedServer, type OpeningServers, openServers } from "./servers/open.ts";
import type { RunKind } from "./shards/sharing.ts";

/** A run that is ready to be observed; disposing waits for the search for affected roots. */
export type Prepared = AsyncDisposable &
  Ready & {
    readonly ground: Ground;
    readonly opening: OpeningServers;
    /** All servers on all roots, if the queries depend on every program; null if roots are opened later. */
    readonly early: readonly OpenedServer[] | null;
    readonly change: MeasuredChange & Pick<RunRecord, "denied" | "scope" | "scopes">;
    readonly beside: ReturnType<typeof listExtraQueries>;
    readonly others: OtherFiles;
    readonly waivers: Grants;
    /** Requested root folders in the repository; empty for all. */
    readonly only: readonly string[];
    readonly isSource: (path: string) => boolean;
    /** Links of both sides that lead to sources. */
    readonly linked: Readonly<Record<Side, Parameters<typeof otherNames>[0]>>;
    readonly ownChanges: RunRecord["policyChanges"];
    /** Returns the input for the decision about files, once these servers are open. */
    readonly scopeInput: (opened: readonly OpenedServer[]) => ScopeInput;
  };

/**
 * Prepares a run up to the first session. The scope is decided here if it depends on every program; otherwise roots
 * are opened while others are already checked.
 */
export async function prepare(ground: Ground, kind: RunKind["kind"]): Promise<Prepared> {
  const { policy, request, commits, phases } = ground;
  const ready = await prepareRun(ground);
  const { trees, changes } = ready;
  const profiles = policy.servers.map(({ profile }) => profile);
  const ignore = leftOutGlobs(policy.config);
  const others = await otherFiles(ground.repository, policy.registry.profiles, profiles, { changes, ignore });
  const isSource = (path: string) => others.scripts.has(path) || profiles.some((one) => one.isSource(path));
  const wanted = requestedExtent(policy, request.base, ground.isStop);
  await using owned = new AsyncDisposableStack();
  const { opening, early, waivers, only } = await open(ground, ready, { kind, wanted, isSource, owned });
  const inProgram = (side: Side) => ({
    links: trees[side].written.links,
    program: (early ?? []).flatMap(({ roots }) =>
      roots.flatMap((root) => root.sides[side]?.facts.program ?? []),
    ),
  });
  const linked = { base: inProgram("base"), head: inProgram("head") };
  const names = { base: otherNames(linked.base), head: otherNames(linked.head) };
  const changedFiles = linkedChanges(changedSources(changes, isSource), linked);
  const beside = listExtraQueries(policy.config, request.suggests ?? false, changedFiles);
  const ownChanges = findPolicyChanges(policy.summary, changes, trees, tracesOf(policy.config));
  const scopeInput = (opened: readonly OpenedServer[]): ScopeInput => ({
    changes,
    changedFiles,
    trees,
    opened,
    policyChanges: ownChanges,
    linkChanges: ready.linkChanges,
    hasOtherPackages: ready.environments.dependencies !== null,
    isRenamed: doubts(changes).length === 0 ? "known" : "unknown",
    profiles,
    warm: ground.warm ?? undefined,
    readings: ready.readings,
  });
  // A recording needs every session, so it uses no cached results.
  const cache = request.traceFolder === undefined ? ground.cache : null;
  if (wanted.compared.size > 0) phases.next("comparing both sides by the servers' own commands");
  const scopes = early === null || !wanted.isLess ? {} : await decideScopes(scopeInput(early), wanted, cache);
  const change = {
    ...beside.record,
    base: commits.base,
    head: commits.head,
    changedFiles,
    ...compact({
      otherNames: Object.keys({ ...names.base, ...names.head }).length === 0 ? undefined : names,
    }),
    ignore,
    ...scopes,
  };
  const opened = { opening, early, waivers, only, change, beside, others, isSource, linked };
  const held = owned.move();
  return {
    ...{ ground, ...ready, ...opened, ownChanges, scopeInput },
    [Symbol.asyncDispose]: () => held.disposeAsync(),
  };
}

/** Opens the servers. Sources are read at the same time, because the decision about the scope parses them next. */
async function open(
  ground: Ground,
  { context, trees, servers, changes, environments, readings }: Ready,
  of: {
    readonly kind: RunKind["kind"];
    readonly wanted: RequestedExtent;
    readonly isSource: (path: string) => boolean;
    readonly owned: AsyncDisposableStack;
  },
): Promise<Pick<Prepared, "opening" | "early" | "waivers" | "only">> {
  const { host, phases, repository, request } = ground;
  const only = foldersInRepository(repository.top, request.roots ?? []);
  const prefetch = new AbortController();
  const read = { trees, isSource: of.isSource, readings };
  const ahead = of.wanted.isAffected && readAhead(read, repository.objectFormat, prefetch.signal);
  phases.next("finding the affected roots");
  const opening = of.owned.use(
    await openServers(host, {
      context: { ...context, readings },
      trees,
      ready: servers,
      only,
      changes: environments.dependencies === null && of.kind !== "all-roots" ? changes : null,
    }),
  );
  const waivers = await readGrants(ground);
  const isLinked = trees.base.written.links.length + trees.head.written.links.length > 0;
  // A trace names the skipped roots in its header, so all roots must be known before the first session. What links
  // make of a change depends on every program.
  const isWhole = request.traceFolder !== undefined || of.kind === "part";
  const early = isWhole || isLinked || of.wanted.isLess ? await opening.all() : null;
  prefetch.abort();
  await ahead;
  return { opening, early, waivers, only };
}
