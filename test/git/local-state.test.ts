/** What one clone keeps to itself changes nothing that is seen. */
import { rmSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { resolveRevisions } from "../../src/git/base.ts";
import { readFileAt } from "../../src/git/objects.ts";
import { commit, errorOf, git, newRepository, open, write } from "./support.ts";

/** The text that the snapshot of the working tree has; undefined where the file is left out. */
async function seen(folder: string, path: string): Promise<string | undefined> {
  const repository = await open(folder);
  const resolved = await resolveRevisions(repository, {
    base: { kind: "exact", rev: "HEAD" },
    head: { kind: "work-tree" },
  });
  if (resolved.kind !== "resolved") throw new Error(resolved.message);
  return (await readFileAt(repository, resolved.head.tree, path))?.toString("utf8");
}

describe("an edit of the working tree is seen", () => {
  test.each(["--skip-worktree", "--assume-unchanged"])("of a file that the index has as %s", async (flag) => {
    const folder = newRepository();
    commit(folder, { "a.py": "1\n" });
    git(folder, "update-index", flag, "a.py");
    write(folder, { "a.py": "2\n" });
    expect(await seen(folder, "a.py")).toBe("2\n");
  });

  test("but what a sparse checkout left out is there as it was committed", async () => {
    const folder = newRepository();
    commit(folder, { "a.py": "1\n", "b.py": "" });
    git(folder, "update-index", "--skip-worktree", "a.py");
    rmSync(join(folder, "a.py"));
    expect(await seen(folder, "a.py")).toBe("1\n");
  });

  test("of a name that is ignored in another case, on a machine that would not tell them apart", async () => {
    const folder = newRepository();
    commit(folder, { ".gitignore": "Build.py\n" });
    git(folder, "config", "core.ignoreCase", "true");
    write(folder, { "build.py": "1\n" });
    expect(await seen(folder, "build.py")).toBe("1\n");
  });
});

test("grafts make up no history", async () => {
  const folder = newRepository();
  const first = commit(folder, { "a.py": "1\n" });
  const second = commit(folder, { "a.py": "2\n" });
  git(folder, "checkout", "--quiet", "-b", "side", first);
  const side = commit(folder, { "b.py": "1\n" });
  write(folder, { ".git/info/grafts": `${side} ${second}\n` });
  const resolved = await resolveRevisions(await open(folder), {
    base: { kind: "merge-base", rev: second },
    head: { kind: "commit", rev: side },
  });
  expect(resolved.kind === "resolved" ? resolved.base.commit : resolved).toBe(first);
});

test("a name that a tag and a branch share is refused, unless both are the same commit", async () => {
  const folder = newRepository();
  const first = commit(folder, { "a.py": "1\n" });
  git(folder, "tag", "main", first);
  const ask = async (rev: string) =>
    resolveRevisions(await open(folder), {
      base: { kind: "exact", rev },
      head: { kind: "commit", rev: "HEAD" },
    });
  expect(await ask("main")).toMatchObject({ base: { commit: first } });
  const second = commit(folder, { "a.py": "2\n" });
  expect(await errorOf(ask("main"))).toMatchObject({
    code: "unknown-revision",
    message: "main names different commits: refs/tags/main, refs/heads/main",
  });
  expect(await ask("refs/heads/main")).toMatchObject({ base: { commit: second } });
  expect(await ask("refs/tags/main")).toMatchObject({ base: { commit: first } });
});
