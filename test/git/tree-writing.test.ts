/** Trees written here are those that git writes. */
import fc from "fast-check";
import { expect, test } from "vitest";
import { listTree } from "../../src/git/listing.ts";
import { readObjectType } from "../../src/git/objects.ts";
import { type FileEntry, writeTreeObjects } from "../../src/git/tree-writing.ts";
import { writeTreeObject } from "../../src/git/work-tree.ts";
import { commit, newRepository, open } from "./support.ts";

/** Names that git sorts by what stands behind them: a folder as if its name ended in a slash. */
const name = fc.oneof(
  fc.constantFrom("a", "a-", "a.", "a.b", "a0", "a0b", "b", "é", "\u{1f600}", " "),
  fc.stringMatching(/^[a-c.\-0]{1,3}$/u).filter((one) => one !== "." && one !== ".." && one !== "..."),
);
const files = fc.array(
  fc.record({
    path: fc.array(name, { minLength: 1, maxLength: 4 }).map((names) => names.join("/")),
    mode: fc.constantFrom("100644", "100755", "120000", "160000"),
    id: fc.stringMatching(/^[0-9a-f]{40}$/u),
  }),
  { maxLength: 30 },
);

const entriesOf = (all: readonly { path: string; mode: string; id: string }[]): readonly FileEntry[] =>
  [...new Map(all.map((one) => [one.path, one])).values()].map((one) => ({
    ...one,
    path: Buffer.from(one.path),
  }));

test("a tree of any files is the one that git makes of them, and can be read", async () => {
  const folder = newRepository();
  commit(folder, { "a.txt": "a" });
  const repository = await open(folder);
  await fc.assert(
    fc.asyncProperty(files, async (all) => {
      const entries = entriesOf(all);
      const written = await writeTreeObjects(repository, entries);
      fc.pre(written !== undefined);
      expect(written).toBe(await writeTreeObject(repository, entries));
      expect(await readObjectType(repository, written ?? "")).toBe("tree");
    }),
    { numRuns: 40 },
  );
});

test("names are bytes, whatever they mean", async () => {
  const folder = newRepository();
  commit(folder, { "a.txt": "a" });
  const repository = await open(folder);
  const id = "1".repeat(40);
  const entries = [Buffer.from([0x62, 0xff]), Buffer.from([0x62, 0x2f, 0xfe])].map((path) => ({
    path,
    mode: "100644",
    id,
  }));
  const tree = (await writeTreeObjects(repository, entries)) ?? "";
  expect(tree).toBe(await writeTreeObject(repository, entries));
  expect(await listTree(repository, tree)).toHaveLength(2);
});

test("what is a file and a folder at once is for git to decide", async () => {
  const folder = newRepository();
  commit(folder, { "a.txt": "a" });
  const repository = await open(folder);
  const entries = entriesOf(["a", "a/b"].map((path) => ({ path, mode: "100644", id: "1".repeat(40) })));
  expect(await writeTreeObjects(repository, entries)).toBeUndefined();
  expect(await writeTreeObjects(repository, entries.toReversed())).toBeUndefined();
});
