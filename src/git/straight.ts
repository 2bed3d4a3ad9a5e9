/** The commonest history of a change: one commit after the other, from base to head. */
import type { Repository } from "./git.ts";
import { type Commit, readCommit } from "./objects.ts";

/** A longer way is git's to find. */
const commitsMax = 64;

/**
 * The commits that lead from `head` down to `base` and not to it, newest first, where each has one parent: then there is no other
 * way, and base is where the two meet. Undefined wherever it is not so, or not to be seen in a few objects.
 */
export async function straightWay(
  repository: Repository,
  base: string,
  head: string,
): Promise<readonly Commit[] | undefined> {
  const way: Commit[] = [];
  for (let id = head; way.length <= commitsMax; ) {
    if (id === base) return way;
    const commit = await readCommit(repository, id);
    const [parent, ...others] = commit?.parents ?? [];
    if (commit === undefined || parent === undefined || others.length > 0) return undefined;
    way.push(commit);
    id = parent;
  }
  return undefined;
}
