/** Whether a change could be put onto its base as it is. */
import { isObjectId, type Repository } from "./git.ts";

export type Merge = "clean" | "conflicts" | "unrelated" | "unknown";

/** A work tree (`head` is null) stands on its base. Writes merged objects into our own scratch, nothing else. */
export async function mergesOnto(repository: Repository, base: string, head: string | null): Promise<Merge> {
  if (head === null || head === base) return "clean";
  const bases = await repository.raw(["merge-base", "--all", "--end-of-options", base, head], "history");
  if (bases.exitCode > 1) return "unknown";
  const [common] = bases.stdout.split("\n").filter(isObjectId);
  if (common === undefined) return "unrelated";
  if (common === base) return "clean";
  const args = ["merge-tree", "--write-tree", "--no-messages", `--merge-base=${common}`, base, head];
  const { exitCode } = await repository.raw(args, "objects");
  return exitCode === 0 ? "clean" : exitCode === 1 ? "conflicts" : "unknown";
}
