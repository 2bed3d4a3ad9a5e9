/** Lists the commits of a change, one after the other, as its own branch has them. */
import { isObjectId, type Repository } from "./git.ts";
import { shallowCommits } from "./history.ts";
import { type Commit, readCommit } from "./objects.ts";

export type Chain =
  /** Commits, oldest first. */
  | { readonly kind: "chain"; readonly commits: readonly Commit[] }
  | { readonly kind: "too-long" }
  /** This clone's history is cut between the two. */
  | { readonly kind: "cut" };

/**
 * Follows first parents from `head` down to what `base` has: a merge is one commit, and the commits that it merged
 * do not count. Both commits are here.
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
