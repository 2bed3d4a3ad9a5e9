/** Finds paths that git ignores. */
import { commandError, type Repository } from "./git.ts";
import { gitArguments } from "./wrapper.ts";

/**
 * Returns the paths that the working tree's `.gitignore` files ignore. Tracked paths are never ignored. git 2.39 refuses
 * `--literal-pathspecs` for this command, so no path may start with a colon, which would be an option of the path.
 */
export async function ignoredPaths(
  repository: Repository,
  paths: readonly string[],
): Promise<readonly string[]> {
  if (paths.length === 0) return [];
  if (paths.some((path) => path.startsWith(":"))) throw new Error("a path with a colon is not literal");
  const args = ["check-ignore", "-z", "--stdin"];
  const first = gitArguments(repository.top).filter((one) => one !== "--literal-pathspecs");
  const input = Buffer.from(paths.map((path) => `${path}\0`).join(""));
  const { exitCode, stdout, stderr } = await repository.raw(args, "work-tree", input, first);
  // 1 means that no path is ignored.
  if (exitCode > 1) throw commandError(args, exitCode, stderr);
  return stdout.split("\0").filter((path) => path !== "");
}
