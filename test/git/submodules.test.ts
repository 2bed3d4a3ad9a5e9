import { symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { moduleObjectFolders } from "../../src/git/git.ts";
import { listTree } from "../../src/git/listing.ts";
import { readCommit } from "../../src/git/objects.ts";
import { withSubmodules } from "../../src/git/submodules.ts";
import { commit, git, newRepository, open } from "./support.ts";

const add = (folder: string, module: string, path: string) =>
  git(folder, "-c", "protocol.file.allow=always", "submodule", "add", "--quiet", module, path);

test("a tree with its submodules in it, and theirs, is the one that git writes of the same files", async () => {
  const inner = newRepository();
  commit(inner, { "x.txt": "x", "a-b": "sorts before a folder a" });
  const outer = newRepository();
  commit(outer, { "lib.txt": "lib" });
  add(outer, inner, "a");
  commit(outer, {});
  const folder = newRepository();
  const first = commit(folder, { "sub.txt": "beside", "deep/own.txt": "own" });
  add(folder, outer, "deep/sub");
  git(
    join(folder, "deep/sub"),
    "-c",
    "protocol.file.allow=always",
    "submodule",
    "--quiet",
    "update",
    "--init",
  );
  const id = commit(folder, {});
  const repository = await open(folder);
  const side = { commit: id, tree: (await readCommit(repository, id))?.tree ?? "" };
  const revisions = {
    kind: "resolved",
    base: side,
    head: side,
    annotate: null,
    notes: [],
    limits: [],
  } as const;
  const { base, head, unmovedSubmodules } = await withSubmodules(repository, revisions);
  expect(unmovedSubmodules).toEqual(["deep/sub"]);
  const before = { commit: first, tree: (await readCommit(repository, first))?.tree ?? "" };
  expect(await withSubmodules(repository, { ...revisions, base: before })).toMatchObject({
    base: before,
    head,
    movedSubmodules: ["deep/sub"],
  });
  expect(head).toEqual(base);
  const paths = (await listTree(repository, base.tree)).map(({ path }) => path);
  expect(paths).toEqual([
    ".gitmodules",
    "deep/own.txt",
    "deep/sub/.gitmodules",
    "deep/sub/a/a-b",
    "deep/sub/a/x.txt",
    "deep/sub/lib.txt",
    "sub.txt",
  ]);
  // A plain repository with the same files.
  const plain = newRepository();
  const read = (from: string, path: string) => git(from, "show", `HEAD:${path}`);
  commit(plain, {
    ".gitmodules": `${read(folder, ".gitmodules")}\n`,
    "deep/own.txt": "own",
    "deep/sub/.gitmodules": `${read(outer, ".gitmodules")}\n`,
    "deep/sub/a/a-b": "sorts before a folder a",
    "deep/sub/a/x.txt": "x",
    "deep/sub/lib.txt": "lib",
    "sub.txt": "beside",
  });
  expect(base.tree).toBe(git(plain, "rev-parse", "HEAD^{tree}"));
});

test("a repository behind a link is none of a submodule", () => {
  const secret = newRepository();
  commit(secret, { "x.txt": "x" });
  const folder = newRepository();
  symlinkSync(secret, join(folder, "link"));
  writeFileSync(join(folder, ".gitmodules"), '[submodule "link"]\n\tpath = link\n\turl = ../secret\n');
  expect(moduleObjectFolders(folder, [])).toEqual([]);
});
