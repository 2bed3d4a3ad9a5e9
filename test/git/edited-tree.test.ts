/** A tree as it would be with edits that nobody has written. */
import { readdirSync } from "node:fs";
import { join } from "node:path";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { editedTree } from "../../src/git/edited-tree.ts";
import type { Edits } from "../../src/model/request.ts";
import { commit } from "../support/repository.ts";
import { git, newRepository, open } from "./support.ts";
import "../support/properties.ts";

async function treeWith(folder: string, edits: Edits): Promise<string> {
  const repository = await open(folder);
  return editedTree(repository, git(folder, "rev-parse", "HEAD^{tree}"), edits);
}

function objectsIn(folder: string): readonly string[] {
  return readdirSync(join(folder, ".git/objects"), { recursive: true }).map(String).sort();
}

const before = { "a.py": "a = 1\n", "p/b.py": "b = 1\n", "p/é c.py": "c = 1\n" };

describe("files", () => {
  test("that are other, new and gone give the tree that a commit of them has", async () => {
    const folder = newRepository();
    commit(folder, before);
    const files = [
      { path: "a.py", text: "a = 2\n" },
      { path: "q/new.py", text: "" },
      { path: "p/é c.py", text: null },
    ];
    const objects = objectsIn(folder);
    const tree = await treeWith(folder, { kind: "files", files });
    expect(objectsIn(folder)).toEqual(objects);
    commit(folder, { "a.py": "a = 2\n", "q/new.py": "", "p/é c.py": null });
    expect(tree).toBe(git(folder, "rev-parse", "HEAD^{tree}"));
  });

  test("of any kind do", async () => {
    const path = fc.constantFrom("a.py", "b.py", "p/c.py", "p/d.py", "q/r/e.py");
    const text = fc.option(fc.string({ maxLength: 20 }), { nil: null });
    await fc.assert(
      fc.asyncProperty(
        fc.dictionary(path, fc.string({ maxLength: 20 })),
        fc.dictionary(path, text),
        async (first, second) => {
          const folder = newRepository();
          commit(folder, { "keep.py": "", ...first });
          const files = Object.entries(second).map(([path, text]) => ({ path, text }));
          const tree = await treeWith(folder, { kind: "files", files });
          const there = Object.entries(second).filter(
            ([path, text]) => text !== null || Object.hasOwn(first, path),
          );
          commit(folder, Object.fromEntries(there));
          expect(tree).toBe(git(folder, "rev-parse", "HEAD^{tree}"));
        },
      ),
      { numRuns: 5 },
    );
  });

  test.each([
    ["../out.py", ""],
    [".git/config", ""],
    ["p", "is a folder"],
    ["a.py/b.py", "is below a path that is not a folder"],
    ["link", "is not a regular file"],
  ])("that cannot be are refused: %s", async (path, why) => {
    const folder = newRepository();
    commit(folder, before);
    git(
      folder,
      "update-index",
      "--add",
      "--cacheinfo",
      `120000,${git(folder, "rev-parse", "HEAD:a.py")},link`,
    );
    git(folder, "commit", "--quiet", "--message", "link");
    await expect(treeWith(folder, { kind: "files", files: [{ path, text: "" }] })).rejects.toMatchObject({
      code: "usage",
      message: expect.stringContaining(`Lanser cannot edit ${path}: the path ${why}`),
    });
  });
});

describe("a patch", () => {
  function changed(files: Readonly<Record<string, string | null>>) {
    const folder = newRepository();
    commit(folder, before);
    commit(folder, files);
    const patch = git(folder, "diff", "--binary", "HEAD~1", "HEAD");
    const tree = git(folder, "rev-parse", "HEAD^{tree}");
    git(folder, "reset", "--quiet", "--hard", "HEAD~1");
    return { folder, patch: `${patch}\n`, tree };
  }

  test.each([
    ["another text", { "a.py": "a = 2\n" }],
    ["a file that comes and one that goes", { "q/new.py": "n = 1\n", "p/b.py": null }],
    ["a rename", { "p/b.py": null, "p/moved.py": "b = 1\n" }],
    ["a name that git quotes", { "p/é c.py": "c = 2\n" }],
  ] as const)("of %s gives the tree that it is of", async (_, files) => {
    const { folder, patch, tree } = changed(files);
    expect(await treeWith(folder, { kind: "patch", patch })).toBe(tree);
  });

  test("that does not fit, or changes nothing, is refused", async () => {
    const { folder, patch } = changed({ "a.py": "a = 2\n" });
    commit(folder, { "a.py": "quite = 'other'\n" });
    for (const text of [patch, "this is no patch\n"])
      await expect(treeWith(folder, { kind: "patch", patch: text })).rejects.toMatchObject({
        code: "apply-conflict",
      });
  });
});
