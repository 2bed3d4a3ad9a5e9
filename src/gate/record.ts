/** Collects the facts about a run that no server finds: the policy, the safety checks, limits and waivers. */
import { compact } from "../model/compact.ts";
import { namedDependencies } from "../policy/policy.ts";
import type { RunRecord } from "../verdict/record.ts";
import { misconfigured } from "../workspace/misconfigured.ts";
import { doubts, pullRequestLines, skippedLimits } from "../workspace/trees.ts";
import { unreadDependencies } from "../workspace/unread-dependencies.ts";
import { brokenConfiguration, listTouchedPaths, safetyChecks } from "./change.ts";
import type { Prepared } from "./prepare.ts";
import { affectedScopeOf, verifiesScope } from "./scope.ts";
import {
  listNewRoots,
  type OpenedServer,
  otherRootLimits,
  unbuiltImports,
  uncheckedSources,
  unmatchedFiles,
} from "./servers/open.ts";

/** Returns the record, completed by the servers that are finally open. */
export type MakeRecord = (opened: readonly OpenedServer[]) => Promise<RunRecord>;

/**
 * Collects these facts and returns a function that completes the record. Some facts need all opened servers, and
 * roots can still be opened while the first ones are checked.
 */
export async function describeRun(of: Prepared): Promise<MakeRecord> {
  const { ground, trees, changes, change, beside, waivers, linked, others, environments } = of;
  const { hooks, policy, repository, request, revisions } = ground;
  const profiles = policy.servers.map(({ profile }) => profile);
  const { changedFiles } = change;
  const { unmovedSubmodules, movedSubmodules } = revisions;
  const known = {
    ...change,
    ...others.record,
    policy: policy.summary,
    ...listTouchedPaths(policy.summary, changes, changedFiles, [...linked.base.links, ...linked.head.links]),
    safety: await safetyChecks(repository, revisions, changes, trees.head.written),
    shown: await pullRequestLines(repository, revisions, of.isSource),
    ...compact({
      waivers: waivers.grants.length === 0 ? undefined : waivers.grants,
      unmovedSubmodules,
      movedSubmodules,
      dependencies: environments.dependencies === null ? undefined : environments.dependencies,
    }),
  };
  const limits = [
    ...waivers.limits,
    ...brokenConfiguration(policy),
    ...beside.limits,
    ...(await hooks.brokenTraces(repository, revisions.head.tree, policy, changes)),
    ...revisions.limits,
    ...unmatchedFiles(profiles, trees),
    ...others.limits,
    ...skippedLimits(trees, namedDependencies(policy), { ignore: change.ignore, isSource: of.isSource }),
    ...unreadDependencies([trees.base, trees.head], profiles, repository.top),
    ...doubts(changes),
  ];
  const isWhole = change.scope === undefined;
  return async (opened) => {
    const skipped = opened.flatMap((one) => one.skipped);
    const unbuilt = opened.flatMap((one) => unbuiltImports(one, of));
    const smaller = isWhole ? await affectedScopeOf(of.scopeInput(opened)) : undefined;
    return {
      ...known,
      ...compact({
        matters: smaller === undefined ? undefined : smaller.matters,
        leftOut: smaller === undefined || !verifiesScope(policy, request.base) ? undefined : smaller.leftOut,
      }),
      policyChanges: [...of.ownChanges, ...opened.flatMap(listNewRoots)],
      ...compact({
        skipped: skipped.length === 0 ? undefined : skipped,
        unbuilt: unbuilt.length === 0 ? undefined : unbuilt,
      }),
      limits: [
        ...limits,
        ...otherRootLimits(opened, trees),
        ...(of.only.length === 0 ? uncheckedSources(opened, changedFiles) : []),
        ...misconfigured(profiles, trees),
      ],
    };
  };
}
