/** Finds the commits between an older commit and a newer one. */
import type { Repository } from "./git.ts";
import { readCommit } from "./objects.ts";

/**
 * `path`: commits after the older one up to the newer one, oldest first; each is a child of the one before.
 * `unrelated`: the older commit is no ancestor. `long`: there are more than the limit.
 */
export type Ancestry =
  | { readonly kind: "path"; readonly commits: readonly string[] }
  | { readonly kind: "unrelated" }
  | { readonly kind: "long" };

/**
 * Finds a path from an ancestor to a commit: along the first parents if the ancestor is on that line, otherwise the
 * shortest one.
 */
export async function findAncestry(
  repository: Repository,
  from: string,
  to: string,
  commitsMax: number,
): Promise<Ancestry> {
  const line: string[] = [];
  let next: string | undefined = to;
  while (next !== undefined && line.length <= commitsMax) {
    if (next === from) return { kind: "path", commits: line.toReversed() };
    line.push(next);
    next = (await readCommit(repository, next))?.parents[0];
  }
  const args = ["rev-list", "--ancestry-path", "--parents", "--end-of-options", to, `^${from}`];
  const parents = new Map(
    (await repository.text(args, "history"))
      .split("\n")
      .map((row) => row.split(" "))
      .map(([commit = "", ...of]) => [commit, of] as const),
  );
  return shortestPath(parents, from, to, commitsMax);
}

/** Goes from the newer commit to its parents, level by level, until it finds the older one. */
function shortestPath(
  parents: ReadonlyMap<string, readonly string[]>,
  from: string,
  to: string,
  commitsMax: number,
): Ancestry {
  if (!parents.has(to)) return { kind: "unrelated" };
  const child = new Map<string, string | undefined>([[to, undefined]]);
  let level = [to];
  for (let depth = 1; level.length > 0; depth += 1) {
    if (depth > commitsMax) return { kind: "long" };
    const below: string[] = [];
    for (const commit of level)
      for (const parent of parents.get(commit) ?? []) {
        if (child.has(parent) || (parent !== from && !parents.has(parent))) continue;
        child.set(parent, commit);
        below.push(parent);
      }
    if (child.has(from)) {
      const commits: string[] = [];
      for (let at = child.get(from); at !== undefined; at = child.get(at)) commits.push(at);
      return { kind: "path", commits };
    }
    level = below;
  }
  return { kind: "unrelated" };
}
