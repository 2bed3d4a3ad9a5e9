/** What GitHub is asked of a tree, and what is made of its answers. */
import { expect, test } from "vitest";
import { differencesOf, listTreeFiles } from "../../../src/action/github/analysis.ts";
import type { Api, ApiFailure, Parameters } from "../../../src/action/github/api.ts";

const where = { owner: "acme", repo: "shop" };

type Entry = readonly [mode: string, path: string, sha: string];

/** Trees by their name, with " all" behind it for one that is asked for with all below; undefined fails. */
function apiOf(trees: Readonly<Record<string, readonly Entry[] | "cut">>): { api: Api; asked: string[] } {
  const asked: string[] = [];
  const request = async (_route: string, { tree_sha, recursive }: Parameters) => {
    const name = `${tree_sha}${recursive === undefined ? "" : " all"}`;
    asked.push(name);
    const entries = trees[name];
    if (entries === undefined) return { ...lost };
    const tree = entries === "cut" ? [] : entries.map(([mode, path, sha]) => ({ mode, path, sha }));
    return { kind: "ok", status: 200, data: { tree, truncated: entries === "cut" } } as const;
  };
  const unasked = () => Promise.reject(new Error("no test asks this"));
  return { api: { request, once: unasked, last: unasked, mayRetry: unasked }, asked };
}

const lost: ApiFailure = { kind: "failed", status: null, why: "no answer from GitHub", retryMs: null };

test("only the way to a folder is asked for, and all below it", async () => {
  const { api, asked } = apiOf({
    root: [
      ["040000", ".lanser", "one"],
      ["040000", "src", "two"],
    ],
    one: [
      ["040000", "traces", "three"],
      ["100644", "config.yml", "blob"],
    ],
    "three all": [
      ["100644", "b.jsonl", "blob"],
      ["040000", "deep", "four"],
      ["100755", "deep/a.jsonl", "blob"],
      ["120000", "link.jsonl", "blob"],
      ["160000", "module.jsonl", "commit"],
    ],
  });
  expect(await listTreeFiles(api, where, "root", [".lanser/traces", ".lanser/traces"])).toEqual([
    ".lanser/traces/b.jsonl",
    ".lanser/traces/deep/a.jsonl",
  ]);
  expect(asked).toEqual(["root", "one", "three all"]);
  expect(await listTreeFiles(api, where, "root", [".lanser/config.yml"])).toEqual([".lanser/config.yml"]);
  expect(await listTreeFiles(api, where, "root", ["traces", ".lanser/none", ".lanser/config.yml/x"])).toEqual(
    [],
  );
});

test("the root is a folder too; no folder asks nothing", async () => {
  const { api, asked } = apiOf({ "root all": [["100644", "a/b.jsonl", "blob"]] });
  expect(await listTreeFiles(api, where, "root", [])).toEqual([]);
  expect(asked).toEqual([]);
  expect(await listTreeFiles(api, where, "root", ["", "./"])).toEqual(["a/b.jsonl"]);
});

test("what GitHub does not tell, or only a part of, is a failure and not an empty folder", async () => {
  expect(await listTreeFiles(apiOf({}).api, where, "root", [""])).toEqual(lost);
  expect(await listTreeFiles(apiOf({ root: [["040000", "a", "one"]] }).api, where, "root", ["a"])).toEqual(
    lost,
  );
  const cut = await listTreeFiles(apiOf({ "root all": "cut" }).api, where, "root", [""]);
  expect(cut).toMatchObject({ kind: "failed", why: "a folder has too many files for GitHub's list" });
});

test("two trees differ in the files whose blobs differ, each named once, with the mode that head has", async () => {
  const { api, asked } = apiOf({
    "base all": [
      ["040000", "app", "one"],
      ["100644", "app/a.py", "blob a"],
      ["100644", "app/b.py", "blob b"],
      ["100644", "gone.py", "blob c"],
    ],
    "head all": [
      ["040000", "app", "two"],
      ["100755", "app/a.py", "blob a"],
      ["120000", "app/b.py", "blob d"],
      ["100644", "moved.py", "blob c"],
    ],
    "large all": "cut",
  });
  expect(await differencesOf(api, where, "base", "head")).toEqual([
    { path: "app/b.py", mode: "120000" },
    { path: "gone.py", mode: null },
    { path: "moved.py", mode: "100644" },
  ]);
  expect(asked).toEqual(["base all", "head all"]);
  expect(await differencesOf(api, where, "base", "large")).toMatchObject({
    kind: "failed",
    why: "a folder has too many files for GitHub's list",
  });
});
