/** Finds a trace of head that would prevent the judgement of every later change, once it is base's. */

import type { TreeChange } from "../../git/changes.ts";
import type { Repository } from "../../git/git.ts";
import { limit } from "../../model/codes.ts";
import type { Policy } from "../../policy/policy.ts";
import type { RunRecord } from "../../verdict/record.ts";
import { brokenTrace } from "./committed.ts";

/**
 * Returns a limit for a trace that cannot be read: if it were merged, the next change would fail instead of this one.
 */
export async function brokenTraces(
  repository: Repository,
  tree: string,
  { config, summary }: Policy,
  changes: readonly TreeChange[],
): Promise<RunRecord["limits"]> {
  if (summary.replayMismatch === "warn") return [];
  const written = new Set(changes.flatMap(({ to }) => (to === null ? [] : [to])));
  const problem = await brokenTrace(repository, tree, config, written);
  if (problem === undefined) return [];
  return [limit("head-configuration", `a trace of head cannot be read: ${problem}`)];
}
