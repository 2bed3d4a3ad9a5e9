/** Finds a trace of head that would prevent the judgement of every later change, once it is base's. */

import type { TreeChange } from "../../git/changes.ts";
import type { Repository } from "../../git/git.ts";
import { limit } from "../../model/codes.ts";
import type { Policy } from "../../policy/policy.ts";
import type { RunRecord } from "../../verdict/record.ts";
import { brokenTrace } from "./committed.ts";

/**
 * Returns a limit if the change writes a trace that cannot be read. Only base's traces decide, so without the limit the
 * change would pass and the next change would fail. Nothing is returned if the policy only warns about traces.
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
  return [limit("head-configuration", `Lanser cannot read a trace of head: ${problem}`)];
}
