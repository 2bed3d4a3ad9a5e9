/** Merges in the scratch object folder: as a safety check of the reward, and to write an edit of another commit. */
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

/** The result of a merge: its tree, and the commits that stand for both sides in the markers of conflicts. */
export type MergedTrees = {
  readonly tree: string;
  readonly ours: string;
  readonly theirs: string;
  /** Paths that git cannot merge. In the tree they have conflict markers (style diff3), or the content of one side. */
  readonly conflicts: readonly string[];
};

/** Merges two trees that both come from `base`. */
export async function mergeTrees(
  repository: Repository,
  trees: { readonly base: string; readonly ours: string; readonly theirs: string },
): Promise<MergedTrees> {
  const base = await commitOf(repository, trees.base, []);
  const [ours, theirs] = [
    await commitOf(repository, trees.ours, [base]),
    await commitOf(repository, trees.theirs, [base]),
  ];
  const command = ["merge-tree", "--write-tree", "-z", "--name-only", "--no-messages", ours, theirs];
  const { exitCode, stdout, stderr } = await repository.raw(
    ["-c", "merge.conflictStyle=diff3", ...command],
    "objects",
  );
  const [tree = "", ...conflicts] = stdout.split("\0").filter((one) => one !== "");
  if (exitCode > 1 || !isObjectId(tree)) throw new Error(`git merge-tree failed: ${stderr.slice(0, 500)}`);
  return { tree, ours, theirs, conflicts };
}

/** Makes a commit of a tree in the scratch folder. git merges commits; equal trees give equal commits. */
async function commitOf(repository: Repository, tree: string, parents: readonly string[]): Promise<string> {
  const lines = [
    `tree ${tree}`,
    ...parents.map((one) => `parent ${one}`),
    "author lanser <lanser@localhost> 0 +0000",
    "committer lanser <lanser@localhost> 0 +0000",
    "",
    parents.length === 0 ? "base" : "side",
    "",
  ];
  const command = ["hash-object", "-t", "commit", "-w", "--stdin"];
  return (await repository.text(command, "objects", Buffer.from(lines.join("\n")))).trim();
}
