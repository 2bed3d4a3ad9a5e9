/** Listings and differences of trees that are read from their objects, held against those that git prints. */
import { chmodSync } from "node:fs";
import { join } from "node:path";
import fc from "fast-check";
import { expect, test } from "vitest";
import { treeChanges } from "../../src/git/changes.ts";
import { compareTreeObjects } from "../../src/git/differing.ts";
import { linearHistory } from "../../src/git/history.ts";
import { listTree } from "../../src/git/listing.ts";
import { changeMessages } from "../../src/git/messages.ts";
import { readFileAt, resolveRevision } from "../../src/git/objects.ts";
import { testByNight } from "../support/night.ts";
import { chain, commit, git, gitWith, newRepository, open, write } from "./support.ts";

type Held = { readonly mode: string; readonly text: string };
type State = Readonly<Record<string, Held>>;

/** Names that sort otherwise as files than as folders, of foreign letters, and of bytes that are no text. */
const names = ["a", "a.b", "a-", "a/b", "a/b/c", "a0", "é", "\u{1f600}", "\uffee", "z/\xff", "z/y"];
const held: fc.Arbitrary<Held> = fc.record({
  mode: fc.constantFrom("100644", "100755", "120000", "160000"),
  text: fc.constantFrom("", "1\n", "2\n"),
});
/** No name is a file and a folder. */
const states = fc
  .dictionary(fc.constantFrom(...names), held, { maxKeys: 7 })
  .map(
    (all): State =>
      Object.fromEntries(
        Object.entries(all).filter(([name]) => !Object.keys(all).some((one) => one.startsWith(`${name}/`))),
      ),
  );

/** The tree of each state. `\xff` is one byte that is no letter of UTF-8. */
function treesOf(folder: string, all: readonly State[]): readonly string[] {
  const submodule = git(folder, "rev-parse", "HEAD");
  return all.map((state) => {
    const lines = Object.entries(state).map(([name, { mode, text }]) => {
      const id = mode === "160000" ? submodule : gitWith(folder, text, "hash-object", "-w", "--stdin");
      const path = name.includes("\xff") ? Buffer.from(name, "latin1") : Buffer.from(name);
      return Buffer.concat([Buffer.from(`${mode} ${id}\t`), path, Buffer.from("\0")]);
    });
    git(folder, "read-tree", "--empty");
    gitWith(folder, Buffer.concat(lines), "update-index", "-z", "--index-info");
    return git(folder, "write-tree");
  });
}

test("a tree that is listed after another one is listed as by itself, and what differs is what git says", async () => {
  const folder = newRepository();
  commit(folder, { first: "1" });
  await fc.assert(
    fc.asyncProperty(fc.array(states, { minLength: 2, maxLength: 3 }), async (all) => {
      const trees = treesOf(folder, all);
      const [one = "", other = ""] = trees;
      const repository = await open(folder);
      for (const tree of trees)
        expect(await listTree(repository, tree)).toEqual(await listTree(await open(folder), tree));
      const printed = git(
        folder,
        "diff-tree",
        "-r",
        "-z",
        "--raw",
        "--no-renames",
        "--full-index",
        one,
        other,
      );
      const apart = await compareTreeObjects(repository, one, other);
      expect(apart?.map(({ before, after }) => [before?.id, after?.id])).toEqual(
        printed
          .split("\0")
          .filter((text) => text.startsWith(":"))
          .map((text) =>
            text
              .split(" ")
              .slice(2, 4)
              .map((id) => (/^0+$/u.test(id) ? undefined : id)),
          ),
      );
    }),
    { numRuns: 12 },
  );
});

test("a change in which nothing can be renamed is what git says of it, and so is one in which something can", async () => {
  const folder = newRepository();
  const trees = [""];
  const step = () => {
    commit(folder);
    trees.unshift(git(folder, "rev-parse", "HEAD^{tree}"));
  };
  write(folder, { "keep.py": "1\n", "edit.py": "1\n", "gone/deep.py": "1\n".repeat(20), "run.sh": "1\n" });
  step();
  git(folder, "update-index", "--chmod=+x", "run.sh");
  git(folder, "commit", "--quiet", "--message", "mode");
  chmodSync(join(folder, "run.sh"), 0o755);
  write(folder, { "edit.py": "2\n", "new/file.py": "2\n" });
  step();
  git(folder, "rm", "--quiet", "gone/deep.py");
  step();
  git(folder, "mv", "new/file.py", "file.py");
  step();
  const [renamed = "", deleted = "", edited = "", first = ""] = trees;
  const repository = await open(folder);
  const told = async (from: string, to: string) =>
    (await treeChanges(repository, from, to)).map(
      (one) => `${one.status} ${one.from} ${one.to} ${one.toMode} ${one.similarity}`,
    );
  expect({
    edited: await told(first, edited),
    deleted: await told(edited, deleted),
    renamed: await told(deleted, renamed),
    none: await told(renamed, renamed),
  }).toMatchInlineSnapshot(`
    {
      "deleted": [
        "deleted gone/deep.py null null null",
      ],
      "edited": [
        "modified edit.py edit.py 100644 null",
        "added null new/file.py 100644 null",
        "modified run.sh run.sh 100755 null",
      ],
      "none": [],
      "renamed": [
        "renamed new/file.py file.py 100644 100",
      ],
    }
  `);
});

testByNight("a tree of more entries than a function takes arguments is listed near another", async () => {
  const folder = newRepository();
  const blob = (text: string) => gitWith(folder, text, "hash-object", "-w", "--stdin");
  const [one, other] = [blob("1"), blob("2")];
  const names = Array.from({ length: 140_000 }, (_, at) => `f${String(at).padStart(6, "0")}`);
  const treeWith = (last: string) =>
    gitWith(
      folder,
      names.map((name, at) => `100644 blob ${at === names.length - 2 ? last : one}\t${name}\n`).join(""),
      "mktree",
    );
  const [from, to] = [treeWith(one), treeWith(other)];
  const repository = await open(folder);
  await listTree(repository, from);
  const entries = await listTree(repository, to);
  expect([entries.length, entries.at(-2)?.id, entries.at(-2)?.size]).toEqual([names.length, other, 1]);
});

test("a tree that no git would write is an error, and no tree without the file", async () => {
  const folder = newRepository();
  commit(folder, { "a.py": "1\n" });
  const id = Buffer.from(git(folder, "rev-parse", "HEAD:a.py"), "hex");
  const entry = Buffer.concat([Buffer.from("100644 a.py\0"), id]);
  const twice = gitWith(
    folder,
    Buffer.concat([entry, entry]),
    "hash-object",
    "-t",
    "tree",
    "--literally",
    "-w",
    "--stdin",
  );
  const repository = await open(folder);
  await expect(readFileAt(repository, twice, "a.py")).rejects.toThrow("damaged object");
  await expect(
    compareTreeObjects(repository, twice, git(folder, "rev-parse", "HEAD^{tree}")),
  ).rejects.toThrow("damaged object");
});

test("the beginning of a longer id is an abbreviation", async () => {
  const folder = newRepository("--object-format=sha256");
  const whole = commit(folder, { "a.py": "1\n" });
  const repository = await open(folder);
  expect([
    await resolveRevision(repository, whole.slice(0, 40)),
    await resolveRevision(repository, whole),
  ]).toEqual([whole, whole]);
});

test("a tree that is not there is git's to speak of", async () => {
  const folder = newRepository();
  commit(folder, { "a.py": "1\n" });
  const [tree, absent] = [git(folder, "rev-parse", "HEAD^{tree}"), "1".repeat(40)];
  const repository = await open(folder);
  expect(await compareTreeObjects(repository, tree, absent)).toBeUndefined();
  await expect(treeChanges(repository, tree, absent)).rejects.toThrow(absent);
  await expect(compareTreeObjects(repository, tree, "HEAD")).rejects.toThrow("not an object id: HEAD");
});

test("from base to head one after the other: newest first, and none over a merge, backwards, or beside", async () => {
  const folder = newRepository();
  const base = commit(folder, { "a.py": "1\n" });
  const [first = "", second = ""] = chain(folder, 2);
  git(folder, "checkout", "--quiet", "-b", "side", base);
  const side = commit(folder, { "b.py": "1\n" });
  git(folder, "merge", "--quiet", "--no-ff", "--no-edit", second);
  const merge = git(folder, "rev-parse", "HEAD");
  const repository = await open(folder);
  const ids = async (from: string, to: string) =>
    (await linearHistory(repository, from, to))?.map((one) => one.commit);
  expect(await ids(base, second)).toEqual([second, first]);
  expect(await ids(base, base)).toEqual([]);
  expect([await ids(second, base), await ids(side, second), await ids(base, merge)]).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
  const messages = async (from: string, to: string) => {
    const read = await changeMessages(repository, from, to);
    return read.kind === "messages" ? read.messages.map(({ message }) => message) : read.kind;
  };
  expect([await messages(base, second), (await messages(base, merge)).length]).toEqual([
    ["step 1\n", "step 0\n"],
    4,
  ]);
});
