import { expect, test } from "vitest";
import { foldersAbove } from "../../src/model/paths.ts";

test.each([
  ["a", []],
  ["a/b", ["a"]],
  ["a/b/c.ts", ["a", "a/b"]],
])("the folders above %s", (path, folders) => {
  expect(foldersAbove(path)).toEqual(folders);
});
