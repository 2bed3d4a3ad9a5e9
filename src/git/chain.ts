/** Lists the commits of a change along its own branch, for rewards and blame of single commits. */
import { isObjectId, type Repository } from "./git.ts";
import { shallowCommits } from "./history.ts";
import { type Commit, readCommit } from "./objects.ts";

/** Result of `readChain`. */
export type Chain =
  /** Commits, oldest first. */
  | { readonly kind: "chain"; readonly commits: readonly Commit[] }
  | { readonly kind: "too-long" }
  /** This clone lacks commits between the two. */
  | { readonly kind: "cut" };

/**
 * Follows first parents from `head` down to a commit that `base` has. A merge counts as one commit, because the commits
 * that it merged belong to another branch. This clone must have both commits. More than `commitsMax` commits are
 * `too-long`, because each one costs a run of the servers.
 */
export async function readChain(
  repository: Repository,
  base: string,
  head: string,
  commitsMax: number,
): Promise<Chain> {
  const args = [
    "rev-list",
    "--first-parent",
    `--max-count=${commitsMax + 1}`,
    "--end-of-options",
    head,
    `^${base}`,
  ];
  const ids = (await repository.text(args, "history")).split("\n").filter(isObjectId);
  if (ids.length > commitsMax) return { kind: "too-long" };
  const shallow = await shallowCommits(repository);
  if (ids.some((id) => shallow.has(id))) return { kind: "cut" };
  const commits: Commit[] = [];
  for (const id of ids.reverse()) {
    const commit = await readCommit(repository, id);
    if (commit === undefined) return { kind: "cut" };
    commits.push(commit);
  }
  return { kind: "chain", commits };
}
