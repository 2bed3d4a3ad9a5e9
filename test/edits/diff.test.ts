/** The patch of an edit, judged by real git. */
import { chmodSync } from "node:fs";
import { join } from "node:path";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type ChangedFiles, changedTree, diffTrees } from "../../src/git/edited-tree.ts";
import { commit, git, gitWith, newRepository, open } from "../git/support.ts";
import "../support/properties.ts";

/** Gives the patch, after git has applied it to the index and made the same tree of it. */
async function check(folder: string, files: ChangedFiles): Promise<string> {
  const repository = await open(folder);
  const before = git(folder, "rev-parse", "HEAD^{tree}");
  const after = await changedTree(repository, before, files);
  const patch = (await diffTrees(repository, before, after)).toString("utf8");
  gitWith(folder, patch, "apply", "--check", "--allow-empty", "-");
  gitWith(folder, patch, "apply", "--allow-empty", "--index", "-");
  expect(git(folder, "write-tree")).toBe(after);
  git(folder, "reset", "--quiet", "--hard");
  return patch.replaceAll(/[0-9a-f]{40}/gu, (id) => (/^0+$/u.test(id) ? "0" : "…"));
}

const text = (content: string | Buffer, mode: "100644" | "100755" = "100644") => ({
  mode,
  bytes: Buffer.from(content as string),
});

describe("a patch that git applies", () => {
  test("has an edit, a new file, a deletion, a rename with its mode and names in quotes", async () => {
    const folder = newRepository();
    const lines = "a\nb\nc\nd\n";
    commit(folder, { "a.py": "one\r\ntwo\nno end", "b.py": "b\n", "run.sh": lines, "é\t.py": "x\n" });
    chmodSync(join(folder, "run.sh"), 0o755);
    commit(folder);
    const patch = await check(
      folder,
      new Map([
        ["a.py", text("one\r\nTWO\nno end")],
        ["b.py", null],
        ["n/new.py", text("new\n")],
        ["run.sh", null],
        ["bin/run.sh", text(lines, "100755")],
        ["é\t.py", text("y")],
      ]),
    );
    expect(patch.replaceAll("\r", "␍")).toMatchInlineSnapshot(`
      "diff --git a/a.py b/a.py
      index …..… 100644
      --- a/a.py
      +++ b/a.py
      @@ -1,3 +1,3 @@
       one␍
      -two
      +TWO
       no end
      \\ No newline at end of file
      diff --git a/b.py b/b.py
      deleted file mode 100644
      index …..0
      --- a/b.py
      +++ /dev/null
      @@ -1 +0,0 @@
      -b
      diff --git a/run.sh b/bin/run.sh
      similarity index 100%
      rename from run.sh
      rename to bin/run.sh
      diff --git a/n/new.py b/n/new.py
      new file mode 100644
      index 0..…
      --- /dev/null
      +++ b/n/new.py
      @@ -0,0 +1 @@
      +new
      diff --git "a/\\303\\251\\t.py" "b/\\303\\251\\t.py"
      index …..… 100644
      --- "a/\\303\\251\\t.py"
      +++ "b/\\303\\251\\t.py"
      @@ -1 +1 @@
      -x
      +y
      \\ No newline at end of file
      "
    `);
  });

  test("has bytes that are no text", async () => {
    const folder = newRepository();
    commit(folder, { "a.png": Buffer.from([0, 1, 255]) });
    const patch = await check(folder, new Map([["a.png", null]]));
    expect(patch).toContain("GIT binary patch");
  });

  test("is empty for equal files", async () => {
    const folder = newRepository();
    commit(folder, { "a.py": "a\n" });
    expect(await check(folder, new Map([["a.py", text("a\n")]]))).toBe("");
  });

  test("has any contents", async () => {
    const lines = fc.array(
      fc.constantFrom("a", "b", "é", "\ufeff", "\r", "\n", "\r\n", "@@ -1 +1 @@\n", "-- \n"),
    );
    const content = lines.map((all) => all.join(""));
    const file = fc.option(content, { nil: null });
    await fc.assert(
      fc.asyncProperty(fc.array(fc.tuple(content, file), { minLength: 1, maxLength: 8 }), async (all) => {
        const folder = newRepository();
        commit(folder, Object.fromEntries(all.map(([before], index) => [`f${index}.py`, before])));
        const after = all.map(([, one], index) => [`f${index}.py`, one === null ? null : text(one)] as const);
        await check(folder, new Map(after));
      }),
      { numRuns: 10 },
    );
  });
});
