import { existsSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { resolveRevisions } from "../../src/git/base.ts";
import { readFileAt } from "../../src/git/objects.ts";
import type { ResolvedRevisions, Unavailable } from "../../src/git/resolved.ts";
import { type BaseRequest, type HeadRequest, rewardBase } from "../../src/model/request.ts";
import { chain, checkOut, commit, errorOf, git, newRepository, open, publish } from "./support.ts";

const checkedOut: HeadRequest = { kind: "checked-out" };

async function resolve(
  folder: string,
  base: BaseRequest,
  head: HeadRequest = checkedOut,
): Promise<ResolvedRevisions | Unavailable> {
  return resolveRevisions(await open(folder), { base, head });
}

/** Only the commits, by short names. */
async function commits(folder: string, base: BaseRequest, head: HeadRequest = checkedOut) {
  const result = await resolve(folder, base, head);
  if (result.kind === "unavailable") return { unavailable: result.code };
  return { base: result.base.commit, head: result.head.commit, annotate: result.annotate?.commit ?? null };
}

/** main with a topic branch that left it, and then main went on. */
function forked(): { folder: string; fork: string; main: string; topic: string } {
  const folder = newRepository();
  commit(folder, { "a.txt": "1" });
  const fork = commit(folder, { "a.txt": "2" });
  git(folder, "switch", "--quiet", "--create", "topic");
  const topic = commit(folder, { "b.txt": "1" });
  git(folder, "switch", "--quiet", "main");
  const main = commit(folder, { "c.txt": "1" });
  return { folder, fork, main, topic };
}

/** A pull request as GitHub keeps it: main, topic, and the merge of both under refs/pull/1/merge. */
function pullRequest(length = 3) {
  const { folder, fork } = forked();
  git(folder, "switch", "--quiet", "topic");
  const topic = chain(folder, length).at(-1) ?? "";
  git(folder, "switch", "--quiet", "main");
  const main = chain(folder, length).at(-1) ?? "";
  git(folder, "switch", "--quiet", "--detach", "main");
  git(folder, "merge", "--quiet", "--no-ff", "--message", "merge", "topic");
  const merge = git(folder, "rev-parse", "HEAD");
  git(folder, "update-ref", "refs/pull/1/merge", merge);
  git(folder, "switch", "--quiet", "main");
  const remote = publish(folder);
  git(folder, "push", "--quiet", remote.path, "refs/pull/1/merge");
  return { folder, fork, topic, main, merge, ...remote };
}

describe("a person names the base", () => {
  test("--base compares from the merge base with head", async () => {
    const { folder, fork, main, topic } = forked();
    git(folder, "switch", "--quiet", "topic");
    expect(await commits(folder, { kind: "merge-base", rev: "main" })).toEqual({
      base: fork,
      head: topic,
      annotate: null,
    });
    expect(main).not.toBe(fork);
  });

  test("--base-exact compares with the very commit, by branch, tag, short id or expression", async () => {
    const { folder, fork, main, topic } = forked();
    git(folder, "tag", "--annotate", "--message", "v", "v1", main);
    const head: HeadRequest = { kind: "commit", rev: "topic" };
    for (const rev of ["main", "v1", main.slice(0, 8), "HEAD"]) {
      expect(await commits(folder, { kind: "exact", rev }, head)).toEqual({
        base: main,
        head: topic,
        annotate: null,
      });
    }
    expect(await commits(folder, { kind: "exact", rev: "main~1" }, head)).toMatchObject({ base: fork });
  });

  test("the trees are those of the commits", async () => {
    const { folder, main, topic } = forked();
    const result = await resolve(folder, { kind: "exact", rev: main }, { kind: "commit", rev: topic });
    expect(result).toMatchObject({
      base: { tree: git(folder, "rev-parse", "main^{tree}") },
      head: { tree: git(folder, "rev-parse", "topic^{tree}") },
    });
  });

  test("without a base it is the merge base with origin/HEAD", async () => {
    const { folder, fork, topic } = forked();
    const { url } = publish(folder);
    const clone = join(newRepository(), "clone");
    git(folder, "clone", "--quiet", url, clone);
    git(clone, "switch", "--quiet", "--detach", topic);
    expect(await commits(clone, { kind: "default" })).toEqual({ base: fork, head: topic, annotate: null });
  });

  test("without a base and without origin/HEAD the error says how to give one", async () => {
    const { folder } = forked();
    expect(await errorOf(resolve(folder, { kind: "default" }))).toMatchObject({
      code: "no-base",
      exitCode: 13,
      hint: expect.stringContaining("--base REV"),
    });
  });

  test("histories that share nothing are an error whose hint names --base-exact", async () => {
    const { folder } = forked();
    git(folder, "switch", "--quiet", "--orphan", "other");
    commit(folder, { "z.txt": "z" });
    expect(await errorOf(resolve(folder, { kind: "merge-base", rev: "main" }))).toMatchObject({
      code: "no-merge-base",
      exitCode: 13,
      hint: expect.stringContaining("--base-exact"),
    });
  });

  test("an unknown revision is an error that names the nearest ones", async () => {
    const { folder } = forked();
    git(folder, "branch", "feature/login");
    const of = async (rev: string) => errorOf(resolve(folder, { kind: "exact", rev }));
    expect(await of("mian")).toMatchObject({
      code: "unknown-revision",
      exitCode: 13,
      hint: "Did you mean main?",
    });
    expect(await of("logni")).toMatchObject({ hint: "Did you mean feature/login?" });
    expect(await of("elsewhere")).toMatchObject({ hint: "Fetch the commit, or name an existing commit." });
    expect(await of("topic:a.txt")).toMatchObject({ code: "unknown-revision" });
    for (const rev of ["", "main\nHEAD", "f".repeat(40), "--all", "--output=x"]) {
      expect(await of(rev)).toMatchObject({ code: "unknown-revision" });
    }
    expect(
      await errorOf(resolve(folder, { kind: "exact", rev: "main" }, { kind: "commit", rev: "nope" })),
    ).toMatchObject({
      code: "unknown-revision",
    });
  });

  test("a repository without a commit has no head to compare", async () => {
    const folder = newRepository();
    expect(await errorOf(resolve(folder, { kind: "default" }))).toMatchObject({ code: "unknown-revision" });
    expect(await commits(folder, { kind: "first-parent" })).toEqual({ unavailable: "head-unavailable" });
  });

  test.each(["--output=x", "$(touch$IFS/p)", "a;b", "-c", "--upload-pack=touch$IFS/p"])(
    "a branch named %s is only a name",
    async (name) => {
      const { folder, main, topic } = forked();
      git(folder, "update-ref", `refs/heads/${name}`, main);
      const expected = { base: main, head: topic, annotate: null };
      expect(await commits(folder, { kind: "exact", rev: name }, { kind: "commit", rev: topic })).toEqual(
        expected,
      );
      for (const file of ["x", "p"]) expect(existsSync(join(folder, file))).toBe(false);
    },
  );

  test("a criss-cross has several merge bases, and the notes say that the first was taken", async () => {
    const { folder, main, topic } = forked();
    const tree = git(folder, "rev-parse", "main^{tree}");
    const one = git(folder, "commit-tree", tree, "-p", main, "-p", topic, "-m", "one");
    const two = git(folder, "commit-tree", tree, "-p", topic, "-p", main, "-m", "two");
    const result = await resolve(folder, { kind: "merge-base", rev: one }, { kind: "commit", rev: two });
    expect(result).toMatchObject({ kind: "resolved", notes: ["Lanser uses the first of 2 merge bases"] });
  });
});

describe("a pull request", () => {
  const event = (of: { topic: string; fork: string }, change: object = {}): BaseRequest => ({
    kind: "pull-request",
    headSha: of.topic,
    baseRef: "main",
    baseSha: of.fork,
    ...change,
  });

  test("on the merge commit base is its first parent, and annotations belong to its second", async () => {
    const pull = pullRequest();
    git(pull.folder, "switch", "--quiet", "--detach", pull.merge);
    expect(await commits(pull.folder, event(pull))).toEqual({
      base: pull.main,
      head: pull.merge,
      annotate: pull.topic,
    });
  });

  test("on the merge commit at depth 1 both parents are fetched, although git hides them there", async () => {
    const pull = pullRequest();
    const clone = checkOut(pull.url, "refs/pull/1/merge");
    expect(() => git(clone, "rev-parse", "--verify", "HEAD^1")).toThrow();
    expect(await commits(clone, event(pull))).toEqual({
      base: pull.main,
      head: pull.merge,
      annotate: pull.topic,
    });
  });

  test("a fetch writes objects and the shallow boundary, and no ref", async () => {
    const pull = pullRequest();
    const clone = checkOut(pull.url, "refs/pull/1/merge");
    const before = [git(clone, "for-each-ref"), readFileSync(join(clone, ".git/FETCH_HEAD"), "utf8")];
    await commits(clone, event(pull));
    expect([git(clone, "for-each-ref"), readFileSync(join(clone, ".git/FETCH_HEAD"), "utf8")]).toEqual(
      before,
    );
  });

  test("a merge commit of another head than the event's is version skew, never a comparison", async () => {
    const pull = pullRequest();
    git(pull.folder, "switch", "--quiet", "--detach", pull.merge);
    expect(await resolve(pull.folder, event(pull, { headSha: pull.fork }))).toMatchObject({
      kind: "unavailable",
      code: "version-skew",
      hint: expect.stringContaining("newest commit"),
    });
  });

  test("on the pull request's own head it is the merge base with the target branch, not base.sha", async () => {
    const pull = pullRequest();
    const clone = checkOut(pull.url, "refs/heads/topic");
    expect(await commits(clone, event(pull, { baseSha: pull.main }))).toEqual({
      base: pull.fork,
      head: pull.topic,
      annotate: null,
    });
  });

  test("a pull request whose own last commit is a merge is not taken for GitHub's merge", async () => {
    const pull = pullRequest();
    git(pull.folder, "switch", "--quiet", "--detach", pull.merge);
    git(pull.folder, "update-ref", "refs/remotes/origin/main", pull.main);
    expect(await commits(pull.folder, event({ ...pull, topic: pull.merge }))).toEqual({
      base: pull.main,
      head: pull.merge,
      annotate: null,
    });
  });

  test("into another branch than the default one it is compared with that branch", async () => {
    const pull = pullRequest();
    git(pull.path, "update-ref", "refs/heads/release", pull.topic);
    const clone = checkOut(pull.url, "refs/heads/topic");
    expect(await commits(clone, event(pull, { baseRef: "release" }))).toMatchObject({ base: pull.topic });
  });

  test("when the target branch is gone its commit in the event is used", async () => {
    const pull = pullRequest();
    const clone = checkOut(pull.url, "refs/heads/topic");
    const change = { baseRef: "deleted", baseSha: pull.main };
    expect(await commits(clone, event(pull, change))).toMatchObject({ base: pull.fork });
  });

  test("the merge base of a shallow clone is found step by step, and the notes say how deep", async () => {
    const pull = pullRequest(30);
    const clone = checkOut(pull.url, "refs/heads/topic");
    const result = await resolve(clone, event(pull));
    expect(result).toMatchObject({
      kind: "resolved",
      base: { commit: pull.fork },
      notes: [
        "Lanser deepened the history by 4 commits",
        "Lanser deepened the history by 16 commits",
        "Lanser deepened the history by 64 commits",
      ],
    });
  });

  test("histories that share nothing are unavailable after all of both was fetched", async () => {
    const pull = pullRequest();
    git(pull.folder, "switch", "--quiet", "--orphan", "other");
    commit(pull.folder, { "z.txt": "z" });
    const other = chain(pull.folder, 5).at(-1) ?? "";
    git(pull.folder, "push", "--quiet", pull.path, "other");
    const clone = checkOut(pull.url, "refs/heads/other");
    expect(await resolve(clone, event(pull, { headSha: other }))).toMatchObject({
      kind: "unavailable",
      code: "base-unavailable",
      message: "Head and the target branch have no common history.",
    });
  });

  test("a nearer common ancestor behind the cut is not missed", async () => {
    // Both sides reach `old` in what is visible, but the best one, `near`, is behind the cut of each.
    const folder = newRepository();
    const old = commit(folder, { "a.txt": "1" });
    const tree = git(folder, "rev-parse", "HEAD^{tree}");
    let made = 0;
    const make = (...parents: string[]) =>
      git(
        folder,
        "commit-tree",
        tree,
        ...parents.flatMap((parent) => ["-p", parent]),
        "-m",
        `number ${made++}`,
      );
    const near = make(old);
    const [topic, main] = [make(old, make(make(near))), make(old, make(make(make(near))))];
    git(folder, "update-ref", "refs/heads/main", main);
    git(folder, "update-ref", "refs/heads/topic", topic);
    const { url } = publish(folder);
    const clone = checkOut(url, "refs/heads/topic", "--depth=2");
    git(clone, "fetch", "--quiet", "--depth=2", "origin", "refs/heads/main:refs/remotes/origin/main");
    expect(git(clone, "merge-base", "HEAD", "origin/main")).toBe(old);
    expect(await commits(clone, event({ topic, fork: old }))).toMatchObject({ base: near });
  });

  test("what origin cannot give is unavailable, with what git said kept apart from the message", async () => {
    const pull = pullRequest();
    const clones = [checkOut(pull.url, "refs/pull/1/merge"), checkOut(pull.url, "refs/heads/topic")];
    const shallow = checkOut(pull.url, "refs/heads/topic");
    git(shallow, "fetch", "--quiet", "--depth=1", "origin", "refs/heads/main:refs/remotes/origin/main");
    rmSync(pull.path, { recursive: true });
    const [merge, topic, cut] = await Promise.all(
      [...clones, shallow].map((clone) => resolve(clone, event(pull))),
    );
    expect(merge).toMatchObject({ code: "base-unavailable", gitMessage: expect.stringContaining("fatal") });
    expect(topic).toMatchObject({ code: "base-unavailable" });
    expect(cut).toMatchObject({ code: "history-unavailable", gitMessage: expect.stringContaining("fatal") });
    for (const result of [merge, topic, cut]) {
      expect(result).toMatchObject({ kind: "unavailable", hint: expect.stringContaining("fetch-depth: 0") });
      expect((result as Unavailable).message).not.toContain("/");
    }
  });
});

test("a base that is named on a merge commit leaves annotations on the pull request's own head", async () => {
  const { folder, fork, topic, merge } = pullRequest();
  git(folder, "switch", "--quiet", "--detach", merge);
  const named = { kind: "merge-base", rev: fork, pullHead: topic } as const;
  expect(await commits(folder, named)).toEqual({ base: fork, head: merge, annotate: topic });
  expect(await commits(folder, { ...named, pullHead: fork })).toMatchObject({ annotate: null });
});

describe("a push", () => {
  const zero = "0".repeat(40);
  const event = (before: string, after: string, ref = "refs/heads/main"): BaseRequest => ({
    kind: "push",
    before,
    after,
    ref,
    defaultBranch: "main",
    forced: false,
  });

  test("is compared with the commit before it", async () => {
    const { folder, fork, main } = forked();
    expect(await commits(folder, event(fork, main))).toEqual({ base: fork, head: main, annotate: null });
  });

  test("at depth 1 the commit before it is fetched", async () => {
    const { folder, fork, main } = forked();
    const clone = checkOut(publish(folder).url, "refs/heads/main");
    expect(await commits(clone, event(fork, main))).toEqual({ base: fork, head: main, annotate: null });
  });

  test("of a new branch is compared from the merge base with the default branch", async () => {
    const { folder, fork, topic } = forked();
    const clone = checkOut(publish(folder).url, "refs/heads/topic");
    const result = await resolve(clone, event(zero, topic, "refs/heads/topic"));
    const notes = ["the branch is new", "Lanser deepened the history by 4 commits"];
    expect(result).toMatchObject({ base: { commit: fork }, notes, limits: [] });
  });

  test("to another branch is counted from where that left the default branch, whatever was pushed before", async () => {
    const { folder, fork, main, topic } = forked();
    const clone = checkOut(publish(folder).url, "refs/heads/topic");
    const pushed = rewardBase(event(fork, topic, "refs/heads/topic"));
    expect(pushed).toEqual({ kind: "left-default", defaultBranch: "main" });
    expect(await commits(clone, pushed)).toMatchObject({ base: fork, head: topic });
    expect(await commits(clone, rewardBase(event(topic, topic, "refs/heads/topic")))).toMatchObject({
      base: fork,
    });
    // What lies on the default branch was paid for there.
    const same = checkOut(publish(folder).url, "refs/heads/main");
    expect(await commits(same, rewardBase(event(fork, main, "refs/heads/copy")))).toMatchObject({
      base: main,
    });
    expect(rewardBase(event(fork, main))).toEqual(event(fork, main));
  });

  test("that forced the branch away from a commit nobody has any more falls back the same way", async () => {
    const { folder, fork, topic } = forked();
    const gone = "1".repeat(40);
    const clone = checkOut(publish(folder).url, "refs/heads/topic");
    const message = "Lanser cannot read the commit before the push";
    expect(await resolve(clone, event(gone, topic, "refs/heads/topic"))).toMatchObject({
      base: { commit: fork },
      notes: [message, expect.any(String)],
      limits: [{ code: "other-base", message, count: 1 }],
    });
    const main = checkOut(publish(folder).url, "refs/heads/main");
    expect(await commits(main, event(gone, git(folder, "rev-parse", "main")))).toMatchObject({ base: fork });
  });

  test("that forced the default branch is compared from where it left what it was pushed over", async () => {
    const { folder, fork, topic } = forked();
    const remote = publish(folder);
    git(folder, "switch", "--quiet", "--detach", topic);
    const forced = commit(folder, { "d.txt": "1" });
    git(folder, "push", "--quiet", "--force", remote.path, `${forced}:refs/heads/main`);
    const clone = checkOut(remote.url, "refs/heads/main");
    const before = git(folder, "rev-parse", "main");
    expect(await commits(clone, { ...event(before, forced), forced: true } as BaseRequest)).toEqual({
      base: fork,
      head: forced,
      annotate: null,
    });
  });

  test("that forced a branch, rebased onto what main has now, is not blamed for main", async () => {
    const { folder, topic } = forked();
    git(folder, "switch", "--quiet", "main");
    const main = commit(folder, { "later.txt": "1" });
    git(folder, "switch", "--quiet", "topic");
    git(folder, "rebase", "--quiet", "main");
    const rebased = git(folder, "rev-parse", "HEAD");
    const remote = publish(folder);
    git(folder, "push", "--quiet", remote.path, `${topic}:refs/heads/old-topic`);
    const clone = checkOut(remote.url, "refs/heads/topic");
    const push = { ...event(topic, rebased, "refs/heads/topic"), forced: true } as BaseRequest;
    expect(await commits(clone, push)).toMatchObject({ base: main, head: rebased });
  });

  test("of a tag, or of a branch that begins where main is, is compared with the commit before", async () => {
    const { folder, fork, main } = forked();
    const clone = checkOut(publish(folder).url, "refs/heads/main");
    for (const ref of ["refs/tags/v1", "refs/heads/fresh"])
      expect(await commits(clone, event(zero, main, ref))).toMatchObject({ base: fork, head: main });
  });

  test("that creates the default branch is compared with the first parent; the very first commit with nothing", async () => {
    const { folder, fork, main } = forked();
    const clone = checkOut(publish(folder).url, "refs/heads/main");
    expect(await commits(clone, event(zero, main))).toMatchObject({ base: fork });
    const single = newRepository();
    const root = commit(single, { "a.txt": "a" });
    expect(await commits(single, event(zero, root))).toEqual({ unavailable: "base-unavailable" });
  });

  test("that deleted its branch leaves nothing to check", async () => {
    const { folder, main } = forked();
    expect(await commits(folder, event(main, zero, "refs/heads/topic"))).toEqual({
      unavailable: "head-unavailable",
    });
  });

  test("without any remote is unavailable when the commit before it is not here", async () => {
    const { folder, topic } = forked();
    git(folder, "switch", "--quiet", "topic");
    expect(await commits(folder, event("1".repeat(40), topic, "refs/heads/topic"))).toEqual({
      unavailable: "base-unavailable",
    });
  });
});

describe("other runs", () => {
  test("a folder named origin in the working tree is not taken for the remote", async () => {
    const { folder, fork, main } = forked();
    const clone = checkOut(publish(folder).url, "refs/heads/main");
    git(clone, "remote", "remove", "origin");
    git(clone, "clone", "--quiet", "--bare", publish(folder).path, "origin");
    const event: BaseRequest = {
      kind: "push",
      before: fork,
      after: main,
      ref: "refs/heads/main",
      defaultBranch: "main",
      forced: false,
    };
    expect(await commits(clone, event)).toEqual({ unavailable: "base-unavailable" });
  });

  test("in a clone that borrows another's objects a base is found the same way", async () => {
    const { folder, fork, topic } = forked();
    const clone = join(newRepository(), "clone");
    git(folder, "clone", "--quiet", "--shared", "--branch=topic", folder, clone);
    expect(await commits(clone, { kind: "merge-base", rev: "origin/main" })).toMatchObject({
      base: fork,
      head: topic,
    });
  });

  test("the id of an annotated tag is its commit, also in a shallow clone", async () => {
    const { folder, main, topic } = forked();
    git(folder, "tag", "--annotate", "--message", "v", "v1", main);
    const clone = checkOut(publish(folder).url, "refs/heads/topic");
    const request: BaseRequest = { kind: "exact", rev: git(folder, "rev-parse", "v1") };
    expect(await commits(clone, request)).toMatchObject({ base: main, head: topic });
  });

  test("a scheduled run is compared with the first parent, also at depth 1", async () => {
    const pull = pullRequest();
    const clone = checkOut(pull.url, "refs/pull/1/merge");
    expect(await commits(clone, { kind: "first-parent" })).toMatchObject({
      base: pull.main,
      head: pull.merge,
    });
  });

  test("a merge group's exact commits are fetched into a shallow clone by id", async () => {
    const { folder, main, topic } = forked();
    const clone = checkOut(publish(folder).url, "refs/heads/topic");
    const head: HeadRequest = { kind: "commit", rev: topic };
    expect(await commits(clone, { kind: "exact", rev: main }, head)).toMatchObject({
      base: main,
      head: topic,
    });
    const missing = "1".repeat(40);
    expect(await commits(clone, { kind: "exact", rev: missing }, head)).toEqual({
      unavailable: "base-unavailable",
    });
    expect(await commits(clone, { kind: "exact", rev: main }, { kind: "commit", rev: missing })).toEqual({
      unavailable: "head-unavailable",
    });
  });

  test("a whole clone is not made shallow by a fetch", async () => {
    const { folder, topic } = forked();
    const remote = publish(folder);
    const clone = join(newRepository(), "clone");
    git(folder, "clone", "--quiet", remote.url, clone);
    git(folder, "switch", "--quiet", "--detach", topic);
    const later = commit(folder, { "later.txt": "1" });
    git(folder, "push", "--quiet", remote.path, `${later}:refs/heads/later`);
    const event: BaseRequest = {
      kind: "push",
      before: later,
      after: git(clone, "rev-parse", "HEAD"),
      ref: "refs/heads/x",
      defaultBranch: "main",
      forced: false,
    };
    expect(await commits(clone, event)).toMatchObject({ base: later });
    expect(existsSync(join(clone, ".git/shallow"))).toBe(false);
  });

  test("in a shallow clone a local merge base is fetched, also when head was never pushed", async () => {
    const pull = pullRequest(10);
    const clone = checkOut(pull.url, "refs/heads/topic");
    git(clone, "fetch", "--quiet", "--depth=1", "origin", "refs/heads/main:refs/remotes/origin/main");
    const mine = commit(clone, { "mine.txt": "1" });
    const request: BaseRequest = { kind: "merge-base", rev: "origin/main" };
    expect(await commits(clone, request)).toEqual({ base: pull.fork, head: mine, annotate: null });
  });

  test("in a shallow clone whose origin is gone a local merge base is an error with both ways out", async () => {
    const pull = pullRequest(10);
    const clone = checkOut(pull.url, "refs/heads/topic");
    git(clone, "fetch", "--quiet", "--depth=1", "origin", "refs/heads/main:refs/remotes/origin/main");
    rmSync(pull.path, { recursive: true });
    expect(await errorOf(resolve(clone, { kind: "merge-base", rev: "origin/main" }))).toMatchObject({
      code: "no-merge-base",
      hint: expect.stringMatching(/--unshallow.*--base-exact/),
    });
    expect(await errorOf(resolve(clone, { kind: "merge-base", rev: "mian" }))).toMatchObject({
      hint: expect.stringContaining("shallow"),
    });
  });

  test("in a SHA-256 repository and in a linked worktree a base is found the same way", async () => {
    const folder = newRepository("--object-format=sha256");
    const base = commit(folder, { "a.txt": "1" });
    git(folder, "worktree", "add", "--quiet", "-b", "topic", join(folder, "../linked"));
    const head = commit(join(folder, "../linked"), { "a.txt": "2" });
    expect(await commits(join(folder, "../linked"), { kind: "merge-base", rev: "main" })).toEqual({
      base,
      head,
      annotate: null,
    });
  });
});

describe("a partial clone", () => {
  function partial(filter: string) {
    const { folder, fork, topic } = forked();
    git(folder, "switch", "--quiet", "topic");
    const head = commit(folder, { "a.txt": "3", "deep/down/d.txt": "1" });
    const remote = publish(folder);
    git(remote.path, "config", "uploadpack.allowFilter", "true");
    const clone = join(newRepository(), "clone");
    git(folder, "clone", "--quiet", `--filter=${filter}`, "--branch=topic", remote.url, clone);
    return { clone, fork, topic, head, remote };
  }

  test.each(["blob:none", "tree:0"])("gets the files of base that it left out (%s)", async (filter) => {
    const { clone, fork, head } = partial(filter);
    const repository = await open(clone);
    const request = { base: { kind: "merge-base", rev: "origin/main" }, head: checkedOut } as const;
    const comparison = await resolveRevisions(repository, request);
    expect(comparison).toMatchObject({ base: { commit: fork }, head: { commit: head } });
    expect((await readFileAt(repository, fork, "a.txt"))?.toString()).toBe("2");
  });

  test("whose origin is gone has no base, and is not fetched lazily", async () => {
    const { clone, remote } = partial("blob:none");
    rmSync(remote.path, { recursive: true });
    expect(await resolve(clone, { kind: "merge-base", rev: "origin/main" })).toMatchObject({
      code: "base-unavailable",
      message: "This clone does not have all files of base.",
      gitMessage: expect.stringContaining("fatal"),
    });
  });
});
