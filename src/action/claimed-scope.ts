/** Collects facts on the files that a report of another job leaves out, or declares untouched. */

import type { RepositoryName } from "../cli/program/where.ts";
import { isRelativePath } from "../model/paths.ts";
import type { Report } from "../model/report.ts";
import { isPart } from "../model/scope.ts";
import type { Policy } from "../policy/policy.ts";
import type { KnownScope } from "../verdict/recheck-scope.ts";
import { leadsElsewhere, mattersToAll } from "../verdict/whole-program.ts";
import { differencesOf, sameFilesOf } from "./github/analysis.ts";
import type { Api, Failure } from "./github/api.ts";

/** Note for such a report: the files that a change can affect are not computed here. */
export const claimedScope = "scope as claimed by the analysing job";

/** Returns the facts on the files that a report leaves out; null if it leaves out none. */
export async function scopeFor(
  api: Api,
  where: RepositoryName,
  { scope, servers: reported }: Report,
  { summary, servers }: Policy,
  trees: { readonly base: string; readonly head: string },
): Promise<KnownScope | null | Failure> {
  if (![scope, ...reported.map((one) => one.scope)].some(isPart)) return null;
  const differences = await differencesOf(api, where, trees.base, trees.head);
  if ("kind" in differences) return differences;
  const isSource = (path: string) =>
    isRelativePath(path) && servers.some(({ profile }) => profile.isSource(path));
  return {
    isAllowed: summary.scope === "affected",
    compared: servers.flatMap(({ profile: { id, scope: own } }) =>
      summary.scope === undefined && own === "complete" ? [id] : [],
    ),
    sources: differences.map(({ path }) => path).filter(isSource),
    mattersToAll: differences.some(({ path, mode }) => mattersToAll(path) || leadsElsewhere(mode)),
  };
}

/** Lists the files that the change does not touch; null if the report says of no finding that it is in one. */
export async function untouchedFor(
  api: Api,
  where: RepositoryName,
  { findings }: Report,
  trees: { readonly base: string; readonly head: string },
): Promise<ReadonlySet<string> | null | Failure> {
  if (findings.every(({ elsewhere }) => elsewhere === undefined)) return null;
  return sameFilesOf(api, where, trees.base, trees.head);
}
