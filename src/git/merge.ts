/** Checks if a change could be merged into its base as it is. */
import { isObjectId, type Repository } from "./git.ts";
import { linearHistory, shallowCommits } from "./history.ts";
import { readCommit } from "./objects.ts";

export type MergeResult = "clean" | "conflicts" | "unrelated" | "unknown";

/**
 * Returns the result; a working tree (`head` is null) is based on its base. Writes merged objects into our own
 * scratch only.
 */
export async function tryMerge(
  repository: Repository,
  base: string,
  head: string | null,
): Promise<MergeResult> {
  if (head === null || head === base) return "clean";
  // In a shallow clone the commit names its parents, while git's own history ends at it.
  if ((await readCommit(repository, head))?.parents.includes(base) === true) return "clean";
  if ((await linearHistory(repository, base, head)) !== undefined) return "clean";
  const bases = await repository.raw(["merge-base", "--all", "--end-of-options", base, head], "history");
  if (bases.exitCode > 1) return "unknown";
  const common = bases.stdout.split("\n").filter(isObjectId);
  if (common.length === 0) return (await shallowCommits(repository)).size > 0 ? "unknown" : "unrelated";
  if (common.includes(base) || common.includes(head)) return "clean";
  const { exitCode } = await repository.raw(
    ["merge-tree", "--write-tree", "--no-messages", base, head],
    "objects",
  );
  return exitCode === 0 ? "clean" : exitCode === 1 ? "conflicts" : "unknown";
}
