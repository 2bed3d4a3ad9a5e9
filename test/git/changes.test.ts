import { renameSync, rmSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { treeChanges } from "../../src/git/changes.ts";
import { commit, errorOf, git, newRepository, open, write } from "./support.ts";

const lines = (start: number) => Array.from({ length: 30 }, (_, index) => `line ${start + index}\n`).join("");

test("additions, deletions, edits, renames and changes of type are told apart, with their blobs", async () => {
  const folder = newRepository();
  commit(folder, {
    "edit.py": "1",
    "gone.py": "gone",
    "old.py": lines(0),
    "same.py": lines(100),
    "type.py": "target",
  });
  write(folder, { "edit.py": "2", "new.py": "new" });
  rmSync(join(folder, "gone.py"));
  renameSync(join(folder, "same.py"), join(folder, "moved.py"));
  rmSync(join(folder, "old.py"));
  write(folder, { "sub/renamed.py": `first\n${lines(0)}` });
  rmSync(join(folder, "type.py"));
  symlinkSync("target", join(folder, "type.py"));
  commit(folder);
  const id = (name: string) => git(folder, "rev-parse", name);
  const changes = await treeChanges(await open(folder), id("HEAD~1^{tree}"), id("HEAD^{tree}"));
  const [edit, gone, moved, added, renamed, type] = changes;
  expect(changes).toHaveLength(6);
  expect(edit).toEqual({
    status: "modified",
    from: "edit.py",
    to: "edit.py",
    fromBlob: id("HEAD~1:edit.py"),
    toBlob: id("HEAD:edit.py"),
    toMode: "100644",
    similarity: null,
  });
  expect(gone).toEqual({
    status: "deleted",
    from: "gone.py",
    to: null,
    fromBlob: id("HEAD~1:gone.py"),
    toBlob: null,
    toMode: null,
    similarity: null,
  });
  expect(moved).toMatchObject({ status: "renamed", from: "same.py", to: "moved.py", similarity: 100 });
  expect(added).toEqual({
    status: "added",
    from: null,
    to: "new.py",
    fromBlob: null,
    toBlob: id("HEAD:new.py"),
    toMode: "100644",
    similarity: null,
  });
  expect(renamed).toMatchObject({ status: "renamed", from: "old.py", to: "sub/renamed.py" });
  expect(renamed?.similarity).toBeGreaterThan(90);
  expect(type).toMatchObject({ status: "type-changed", from: "type.py", to: "type.py", toMode: "120000" });
});

test("of two copies of a tree each keeps its own renames, where git finds both as like", async () => {
  const text = (suffix: string, start: number) =>
    `import "${start === 300 ? "../../" : "./"}context${suffix}";\n${lines(0)}${lines(start).slice(0, 150)}`;
  const copies = (name: string, start: number) => ({
    [`out/${name}`]: text(".ts", start),
    [`src/${name}`]: text("", start),
  });
  const folder = newRepository();
  const base = commit(folder, copies("adapter.ts", 200));
  for (const copy of ["out", "src"]) rmSync(join(folder, copy, "adapter.ts"));
  const head = commit(folder, copies("helper/adapter/index.ts", 300));
  const tree = (id: string) => git(folder, "rev-parse", `${id}^{tree}`);
  const changes = await treeChanges(await open(folder), tree(base), tree(head));
  expect(git(folder, "diff-tree", "-r", "-M50%", "--name-status", tree(base), tree(head))).toContain(
    "src/adapter.ts	out/helper/adapter/index.ts",
  );
  expect(changes.map(({ from, to, fromBlob }) => [from, to, fromBlob])).toEqual([
    ["out/adapter.ts", "out/helper/adapter/index.ts", git(folder, "rev-parse", `${base}:out/adapter.ts`)],
    ["src/adapter.ts", "src/helper/adapter/index.ts", git(folder, "rev-parse", `${base}:src/adapter.ts`)],
  ]);
});

test("names with newline, tab, quotes and foreign bytes are names, not syntax", async () => {
  const folder = newRepository();
  const base = commit(folder, { "a\nb\t.py": "1", '"quoted".py': "1", "--output=x": "1" });
  write(folder, { "a\nb\t.py": "2", '"quoted".py': "2", "--output=x": "2" });
  const head = commit(folder);
  const tree = (id: string) => git(folder, "rev-parse", `${id}^{tree}`);
  const changes = await treeChanges(await open(folder), tree(base), tree(head));
  expect(changes.map(({ from }) => from)).toEqual(['"quoted".py', "--output=x", "a\nb\t.py"]);
});

test("equal trees have no changes, and only object ids are taken", async () => {
  const folder = newRepository();
  commit(folder, { "a.py": "1" });
  const tree = git(folder, "rev-parse", "HEAD^{tree}");
  const repository = await open(folder);
  expect(await treeChanges(repository, tree, tree)).toEqual([]);
  expect(await errorOf(treeChanges(repository, "HEAD", tree))).toMatchObject({
    message: "not an object id: HEAD",
  });
});

test("attributes of the working tree do not change what counts as a rename", async () => {
  const folder = newRepository();
  commit(folder, { "a.txt": lines(0) });
  renameSync(join(folder, "a.txt"), join(folder, "b.txt"));
  write(folder, { "b.txt": `${lines(0)}more\n`.replaceAll("\n", "\r\n") });
  commit(folder);
  const trees = [git(folder, "rev-parse", "HEAD~1^{tree}"), git(folder, "rev-parse", "HEAD^{tree}")] as const;
  const plain = await treeChanges(await open(folder), ...trees);
  write(folder, { ".gitattributes": "*.txt binary\n" });
  expect(await treeChanges(await open(folder), ...trees)).toEqual(plain);
});
