/** Names of branches and tags, for a person who mistyped one. */
import type { Repository } from "./git.ts";

const namesMax = 3;

/** The names in this repository that are nearest to `revision`, nearest first; none when nothing is near. */
export async function nearestNames(repository: Repository, revision: string): Promise<string[]> {
  const format = "--format=%(refname:short)";
  const listed = await repository.text(
    ["for-each-ref", format, "refs/heads", "refs/remotes", "refs/tags"],
    "history",
  );
  const distanceMax = Math.min(revision.length - 1, Math.max(2, Math.floor(revision.length / 3)));
  return listed
    .split("\n")
    .filter((name) => name !== "")
    .map((name) => ({
      name,
      distance: Math.min(distance(revision, name), distance(revision, lastPart(name))),
    }))
    .filter(({ distance }) => distance <= distanceMax)
    .sort((a, b) => a.distance - b.distance || (a.name < b.name ? -1 : 1))
    .slice(0, namesMax)
    .map(({ name }) => name);
}

function lastPart(name: string): string {
  return name.slice(name.lastIndexOf("/") + 1);
}

/** Levenshtein's: single-character insertions, deletions and replacements. */
function distance(one: string, two: string): number {
  if (Math.abs(one.length - two.length) > Math.max(one.length, 3)) return Number.POSITIVE_INFINITY;
  let row = Array.from({ length: two.length + 1 }, (_, index) => index);
  for (let i = 1; i <= one.length; i++) {
    const next = [i];
    for (let j = 1; j <= two.length; j++) {
      const replaced = (row[j - 1] ?? 0) + (one[i - 1] === two[j - 1] ? 0 : 1);
      next.push(Math.min(replaced, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1));
    }
    row = next;
  }
  return row[two.length] ?? 0;
}
