/** What differs between two trees, path by path. */
import { expect, test } from "vitest";
import { changedPaths } from "../../src/workspace/open-roots.ts";

const tree = (...paths: readonly string[]) => ({
  written: { files: paths.map((path) => ({ path, blob: "", size: 0 })), links: [], skipped: [] },
});
const change = (from: string | null, to: string | null) => ({ from, to });

test("a path is a new name where one side alone has a file, whatever git calls the change", () => {
  const changes = [
    change("same.ts", "same.ts"),
    change(null, "added.ts"),
    change("deleted.ts", null),
    change("old.ts", "new.ts"),
    change("link.ts", "link.ts"),
    change("huge.ts", "huge.ts"),
    change("two-links.ts", "two-links.ts"),
  ];
  const base = tree("same.ts", "deleted.ts", "old.ts", "huge.ts");
  const head = tree("same.ts", "added.ts", "new.ts", "link.ts");
  expect(
    changedPaths(changes, { base, head }).map(({ path, isNewName }) => `${path}${isNewName ? ", new" : ""}`),
  ).toEqual([
    "same.ts",
    "added.ts, new",
    "deleted.ts, new",
    "old.ts, new",
    "new.ts, new",
    "link.ts, new",
    "huge.ts, new",
    "two-links.ts",
  ]);
});

test("a folder is new where one side alone has a file below it", () => {
  const base = tree("a/one.py", "b/deep/two.py", "gone/only.ts");
  const head = tree("a/one.py", "a/new.ts", "b/three.ts", "b/deep/two.py", "c/d/four.ts", "five.ts");
  const changes = [
    ...["a/new.ts", "b/three.ts", "c/d/four.ts", "five.ts"].map((path) => change(null, path)),
    change("gone/only.ts", null),
  ];
  const told = changedPaths(changes, { base, head }).map(({ path, isNewFolder }) => [path, isNewFolder]);
  expect(told).toEqual([
    ["a/new.ts", false],
    ["b/three.ts", false],
    ["c/d/four.ts", true],
    ["five.ts", false],
    ["gone/only.ts", true],
  ]);
});
