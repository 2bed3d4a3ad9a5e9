/** Handles the most common history of a change: one commit after the other, from base to head. */
import type { Repository } from "./git.ts";
import { type Commit, readCommit } from "./objects.ts";

/** Maximum length; a longer history is left to git. */
const commitsMax = 64;

/**
 * Returns the commits from `head` down to `base`, which is excluded, newest first, if each has one parent: then
 * there is no other path, and base is the merge base. Undefined if that is not so, or cannot be seen in a few
 * objects.
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
