/** Checks whether git could merge a change into its base without conflicts, as a safety check of the reward. */
import { isObjectId, type Repository } from "./git.ts";
import { linearHistory, shallowCommits } from "./history.ts";
import { readCommit } from "./objects.ts";

/** `unrelated`: the histories share no commit. `unknown`: this clone cannot tell. */
export type MergeResult = "clean" | "conflicts" | "unrelated" | "unknown";

/**
 * Tries the merge and returns its result. `unknown` means that this clone lacks the needed history. `head` is null for
 * a working tree, which is always based on its base. Merged objects go into the scratch folder only.
 */
export async function tryMerge(
  repository: Repository,
  base: string,
  head: string | null,
): Promise<MergeResult> {
  if (head === null || head === base) return "clean";
  // In a shallow clone git's history ends at this commit, but the raw commit still names its parents.
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
