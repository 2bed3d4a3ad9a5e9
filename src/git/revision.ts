/** Suggests names of branches and tags for a mistyped one. */
import { editDistance } from "../model/nearest.ts";
import type { Repository } from "./git.ts";

const namesMax = 3;
const revisionLengthMax = 256;

/** Returns the names in this repository that are nearest to `revision`, nearest first; empty if none is near. */
export async function nearestNames(repository: Repository, revision: string): Promise<string[]> {
  const format = "--format=%(refname:short)";
  const listed = await repository.text(
    ["for-each-ref", format, "refs/heads", "refs/remotes", "refs/tags"],
    "history",
  );
  // A name that long is none, and comparing costs length times length.
  const wanted = revision.slice(0, revisionLengthMax);
  const distanceMax = Math.min(revision.length - 1, Math.max(2, Math.floor(revision.length / 3)));
  return listed
    .split("\n")
    .filter((name) => name !== "")
    .map((name) => ({
      name,
      distance: Math.min(editDistance(wanted, name), editDistance(wanted, lastPart(name))),
    }))
    .filter(({ distance }) => distance <= distanceMax)
    .sort((a, b) => a.distance - b.distance || (a.name < b.name ? -1 : 1))
    .slice(0, namesMax)
    .map(({ name }) => name);
}

function lastPart(name: string): string {
  return name.slice(name.lastIndexOf("/") + 1);
}
