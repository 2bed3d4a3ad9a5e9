/** A commit of which half was forgotten: of what it changes, by name, each second file stays as it was. */
import { execFileSync } from "node:child_process";
import { join } from "node:path";
import { makeFolder } from "../../test/support/files.ts";
import { git, type Sides } from "../commits/tree.ts";

export function halfOf(clone: string, { base, head }: Sides): string {
  const { folder, remove } = makeFolder();
  try {
    const env = { ...process.env, GIT_INDEX_FILE: join(folder, "index") };
    const by = ["-c", "user.name=bench", "-c", "user.email=bench@example.invalid"];
    const ask = (...args: string[]) =>
      execFileSync("git", [...by, ...args], { cwd: clone, env, encoding: "utf8" }).trim();
    const paths = git(clone, "diff", "--no-renames", "--name-only", base, head).split("\n");
    ask("read-tree", head);
    for (const path of paths.filter((_, at) => at % 2 === 1)) {
      const [mode = "", , blob = ""] = git(clone, "ls-tree", base, "--", path).split(/\s/u);
      if (blob === "") ask("update-index", "--force-remove", path);
      else ask("update-index", "--add", "--cacheinfo", `${mode},${blob},${path}`);
    }
    const message = git(clone, "log", "-1", "--format=%B", head);
    return ask("commit-tree", ask("write-tree"), "-p", base, "-m", message);
  } finally {
    remove();
  }
}
