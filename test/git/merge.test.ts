/** Whether a change could be put onto its base, asked of real git. */
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { resolveRevisions } from "../../src/git/base.ts";
import { type MergeResult, tryMerge } from "../../src/git/merge.ts";
import type { BaseRequest } from "../../src/model/request.ts";
import { checkOut, commit, digestOf, git, newRepository, open, publish } from "./support.ts";

const lines = (first: string, last: string) => `${first}\n${"same\n".repeat(20)}${last}\n`;

/** Two branches that part at one commit; gives the last commits of both. */
function parted(ours: Readonly<Record<string, string>>, theirs: Readonly<Record<string, string>>) {
  const folder = newRepository();
  commit(folder, { "a.py": lines("one", "two"), "b.py": "b\n" });
  git(folder, "checkout", "--quiet", "-b", "change");
  const head = commit(folder, theirs);
  git(folder, "checkout", "--quiet", "main");
  const base = commit(folder, ours);
  return { folder, base, head };
}

/** The merge of two commits with the tree of the first, changed by these files. */
function joined(
  folder: string,
  first: string,
  second: string,
  files: Readonly<Record<string, string>>,
): string {
  git(folder, "checkout", "--quiet", "--detach", first);
  git(folder, "merge", "--quiet", "--no-ff", "--no-edit", second);
  return commit(folder, files);
}

describe("a change merges", () => {
  test("cleanly onto a commit that it stands on, near or far, and onto itself", async () => {
    const folder = newRepository();
    const first = commit(folder, { "a.py": "1\n" });
    const second = commit(folder, { "a.py": "2\n" });
    const third = commit(folder, { "a.py": "3\n" });
    const repository = await open(folder);
    expect(await tryMerge(repository, second, third)).toBe("clean");
    expect(await tryMerge(repository, first, third)).toBe("clean");
    expect(await tryMerge(repository, third, third)).toBe("clean");
  });

  test("cleanly onto a base that is ahead of it", async () => {
    const folder = newRepository();
    const head = commit(folder, { "a.py": "1\n" });
    const base = commit(folder, { "a.py": "2\n" });
    expect(await tryMerge(await open(folder), base, head)).toBe("clean");
  });

  test("cleanly as a working tree, whatever its base", async () => {
    const folder = newRepository();
    const base = commit(folder, { "a.py": "1\n" });
    const repository = await open(folder);
    expect(await tryMerge(repository, base, null)).toBe("clean");
    expect(await tryMerge(repository, "0".repeat(40), null)).toBe("clean");
  });

  test("cleanly where both sides changed other files, or other lines", async () => {
    const files = parted({ "b.py": "ours\n" }, { "c.py": "theirs\n" });
    expect(await tryMerge(await open(files.folder), files.base, files.head)).toBe("clean");
    const apart = parted({ "a.py": lines("ours", "two") }, { "a.py": lines("one", "theirs") });
    expect(await tryMerge(await open(apart.folder), apart.base, apart.head)).toBe("clean");
    const alike = parted({ "b.py": "new\n" }, { "b.py": "new\n" });
    expect(await tryMerge(await open(alike.folder), alike.base, alike.head)).toBe("clean");
  });

  test("with conflicts where both sides changed the same line, from either side", async () => {
    const { folder, base, head } = parted({ "b.py": "ours\n" }, { "b.py": "theirs\n" });
    const repository = await open(folder);
    expect(await tryMerge(repository, base, head)).toBe("conflicts");
    expect(await tryMerge(repository, head, base)).toBe("conflicts");
  });

  test("with conflicts where one side deleted what the other changed", async () => {
    const { folder, base } = parted({ "b.py": "ours\n" }, {});
    git(folder, "checkout", "--quiet", "change");
    git(folder, "rm", "--quiet", "b.py");
    const head = commit(folder);
    expect(await tryMerge(await open(folder), base, head)).toBe("conflicts");
  });

  test("not at all where there is no common history", async () => {
    const folder = newRepository();
    const base = commit(folder, { "a.py": "1\n" });
    git(folder, "checkout", "--quiet", "--orphan", "other");
    const head = commit(folder, { "a.py": "1\n" }, "another beginning");
    expect(head).not.toBe(base);
    expect(await tryMerge(await open(folder), base, head)).toBe("unrelated");
  });

  test("cleanly where git merges cleanly though the branches crossed", async () => {
    const folder = newRepository();
    const root = commit(folder, { "f.py": "f0\n", "g.py": "g0\n" });
    const main = commit(folder, { "f.py": "f1\n" });
    git(folder, "checkout", "--quiet", "--detach", root);
    const side = commit(folder, { "g.py": "g1\n" });
    // Each takes the other in; then each goes on with its own file: there are two merge bases, and either alone conflicts.
    const base = joined(folder, main, side, { "f.py": "f2\n" });
    const head = joined(folder, side, main, { "g.py": "g2\n" });
    expect(git(folder, "merge-base", "--all", base, head).split("\n").sort()).toEqual([main, side].sort());
    expect(() => git(folder, "merge-tree", "--write-tree", base, head)).not.toThrow();
    expect(await tryMerge(await open(folder), base, head)).toBe("clean");
  });
});

describe("whether a change merges", () => {
  test("is unknown where a commit is not here, or no commit", async () => {
    const folder = newRepository();
    const base = commit(folder, { "a.py": "1\n" });
    const repository = await open(folder);
    expect(await tryMerge(repository, base, "1".repeat(40))).toBe("unknown");
    expect(await tryMerge(repository, "1".repeat(40), base)).toBe("unknown");
    expect(await tryMerge(repository, base, git(folder, "rev-parse", "HEAD^{tree}"))).toBe("unknown");
  });

  test("is asked without anything written into the repository", async () => {
    const { folder, base, head } = parted(
      { "a.py": lines("ours", "two") },
      { "a.py": lines("one", "theirs") },
    );
    const before = digestOf(join(folder, ".git"));
    expect(await tryMerge(await open(folder), base, head)).toBe("clean");
    expect(digestOf(join(folder, ".git"))).toBe(before);
  });

  // A shallow clone has no history between a commit further back and head: what cannot be known is not called unrelated.
  test.each<
    readonly [MergeResult, onto: string, depth: number, base: (ids: readonly string[]) => BaseRequest]
  >([
    ["clean", "the commit before head", 1, () => ({ kind: "first-parent" })],
    ["unknown", "a commit further back", 1, ([oldest = ""]) => ({ kind: "exact", rev: oldest })],
    ["clean", "a commit that is there", 2, () => ({ kind: "first-parent" })],
  ])("is %s in a shallow clone, onto %s", async (merge, _, depth, baseOf) => {
    const source = newRepository();
    const ids = ["1", "2", "3"].map((text) => commit(source, { "a.py": `${text}\n` }));
    const clone = checkOut(publish(source).url, "refs/heads/main", `--depth=${depth}`);
    expect(await mergeOfRequest(clone, baseOf(ids))).toBe(merge);
  });

  test("is clean for the merge commit of a pull request at depth 1, as it is checked out by default", async () => {
    const { folder, base, head } = parted({ "b.py": "ours\n" }, { "c.py": "theirs\n" });
    git(folder, "checkout", "--quiet", "--detach", base);
    git(folder, "merge", "--quiet", "--no-ff", "--no-edit", head);
    git(folder, "update-ref", "refs/pull/1/merge", "HEAD");
    git(folder, "checkout", "--quiet", "main");
    const { path, url } = publish(folder);
    git(path, "fetch", "--quiet", folder, "refs/pull/1/merge:refs/pull/1/merge");
    const clone = checkOut(url, "refs/pull/1/merge");
    const event = { kind: "pull-request", headSha: head, baseRef: "main", baseSha: base } as const;
    expect(await mergeOfRequest(clone, event)).toBe("clean");
  });
});

/** As the gate asks: of the two commits that a request comes to. */
async function mergeOfRequest(clone: string, base: BaseRequest): Promise<MergeResult> {
  const repository = await open(clone);
  const comparison = await resolveRevisions(repository, { base, head: { kind: "checked-out" } });
  if (comparison.kind === "unavailable") throw new Error(comparison.message);
  return tryMerge(repository, comparison.base.commit, comparison.head.commit);
}
