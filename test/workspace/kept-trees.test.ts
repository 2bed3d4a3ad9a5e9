/** Trees of the last run, as they lie: the next one writes what differs, and believes nothing that somebody else may have written. */
import { execFileSync } from "node:child_process";
import {
  appendFileSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import { openRepository } from "../../src/git/git.ts";
import { eslint } from "../../src/servers/eslint/profile.ts";
import type { Profile } from "../../src/servers/profile.ts";
import { typescript } from "../../src/servers/typescript/profile.ts";
import { openKeptTrees } from "../../src/workspace/kept-trees.ts";
import { type Trees, writeTrees } from "../../src/workspace/trees.ts";
import { temporaryFolder } from "../support/files.ts";
import { testHost } from "../support/gate.ts";
import { commit, git, repositoryOf } from "../support/repository.ts";

const files = {
  "src/same.ts": "export const same = 1;\n",
  "src/other.ts": "export const other = 1;\n",
  "deep/down/below.ts": "export const below = 1;\n",
};

type Looked = {
  /** Of each side, by path. */
  readonly texts: Readonly<Record<string, string>>;
  readonly inodes: Readonly<Record<string, number>>;
};

type Of = {
  readonly base?: string;
  readonly head?: string;
  readonly server?: Profile;
  readonly during?: (trees: Trees) => void | Promise<void>;
};

/** One run over both commits: what lay in its trees once they were written. */
async function run(repository: string, treesFolder: string, of: Of = {}): Promise<Looked> {
  const { base = "HEAD~1", head = "HEAD", server = typescript, during = () => undefined } = of;
  const scratch = temporaryFolder();
  const at = (revision: string) => ({
    commit: git(repository, "rev-parse", revision).trim(),
    tree: git(repository, "rev-parse", `${revision}^{tree}`).trim(),
  });
  await using opened = await openRepository(testHost(temporaryFolder()), repository);
  using keptTrees = openKeptTrees({ treesFolder, top: repository, scratch });
  const trees = await writeTrees(
    {
      repository: opened,
      dependencies: [],
      cacheFolder: temporaryFolder(),
      keptTrees,
      scratch,
      signal: new AbortController().signal,
      note: () => undefined,
    },
    { kind: "resolved", base: at(base), head: at(head), annotate: null, notes: [], limits: [] },
    [{ profile: server, roots: undefined }],
    repository,
  );
  const looked = { texts: {} as Record<string, string>, inodes: {} as Record<string, number> };
  for (const side of ["base", "head"] as const)
    for (const path of pathsIn(trees[side].root)) {
      const file = join(trees[side].root, path);
      looked.texts[`${side} ${path}`] = readFileSync(file, "utf8");
      looked.inodes[`${side} ${path}`] = statSync(file).ino;
    }
  await during(trees);
  return looked;
}

function pathsIn(root: string): readonly string[] {
  return readdirSync(root, { recursive: true, encoding: "utf8" })
    .filter((path) => !lstatSync(join(root, path)).isDirectory())
    .sort();
}

/** What git has at both commits. */
function expected(repository: string, base = "HEAD~1", head = "HEAD"): Readonly<Record<string, string>> {
  const texts: Record<string, string> = {};
  for (const [side, revision] of [
    ["base", base],
    ["head", head],
  ] as const)
    for (const path of git(repository, "ls-tree", "-r", "--name-only", revision).split("\n").filter(Boolean))
      texts[`${side} ${path}`] = execFileSync("git", ["show", `${revision}:${path}`], {
        cwd: repository,
        encoding: "utf8",
      });
  return texts;
}

/** A change within one tick of a file system's clock (10 ms where it is slow) would look as if it had not been. */
function pastTick(file: string): void {
  const probe = join(temporaryFolder(), "probe");
  for (let at = 0; at < 1_000_000; at += 1) {
    writeFileSync(probe, "");
    if (statSync(probe).ctimeMs - statSync(file).ctimeMs > 10) return;
  }
  throw new Error("the clock of the file system stands still");
}

/** The one folder in which a run has left its trees. */
const slotIn = (trees: string) => join(trees, readdirSync(trees)[0] ?? "");

test("the same two commits are not written again", async () => {
  const repository = repositoryOf(files, { "src/other.ts": "export const other = 2;\n" });
  const trees = join(temporaryFolder(), "trees");
  const [first, second, third] = [
    await run(repository, trees),
    await run(repository, trees),
    await run(repository, trees),
  ];
  expect(first.texts).toEqual(expected(repository));
  expect(second).toEqual(first);
  expect(third).toEqual(first);
});

test("of another change what differs is written, and what is the same in base and head lies there once", async () => {
  const repository = repositoryOf(files, { "src/other.ts": "export const other = 2;\n" });
  const trees = join(temporaryFolder(), "trees");
  const first = await run(repository, trees);
  commit(repository, { "src/same.ts": "export const same = 2;\n", "new/added.ts": "export {};\n" });
  const second = await run(repository, trees);
  expect(second.texts).toEqual(expected(repository));
  expect(second.inodes["head deep/down/below.ts"]).toBe(first.inodes["head deep/down/below.ts"]);
  expect(second.inodes["base src/same.ts"]).toBe(first.inodes["base src/same.ts"]);
  expect(second.inodes["base src/same.ts"]).not.toBe(second.inodes["head src/same.ts"]);
  expect(second.inodes["base src/other.ts"]).not.toBe(first.inodes["base src/other.ts"]);
});

test("through one change after the other the trees are those of git: files become folders, folders files, names come and go", async () => {
  const repository = repositoryOf(files, { a: "a file", "b/c.ts": "b" });
  const trees = join(temporaryFolder(), "trees");
  const steps: readonly (() => void)[] = [
    () => {
      git(repository, "rm", "-rq", "a", "b");
      commit(repository, { "a/inside.ts": "a folder", b: "a file" });
    },
    () => {
      git(repository, "mv", "src/same.ts", "src/moved.ts");
      commit(repository, {});
    },
    () => {
      git(repository, "rm", "-rq", "deep");
      commit(repository, { "src/same.ts": "again" });
    },
    () => {
      symlinkSync("same.ts", join(repository, "src/link.ts"));
      commit(repository, { "tsconfig.json": "{}" });
    },
  ];
  for (const step of steps) {
    step();
    const { texts } = await run(repository, trees);
    const links = Object.fromEntries(
      Object.keys(texts).flatMap((key) => (key.endsWith("link.ts") ? [[key, "again"]] : [])),
    );
    expect(texts).toEqual({ ...expected(repository), ...links });
  }
  // And back, and the same commit on both sides.
  expect((await run(repository, trees, { base: "HEAD~3", head: "HEAD~4" })).texts).toEqual(
    expected(repository, "HEAD~3", "HEAD~4"),
  );
  expect((await run(repository, trees, { base: "HEAD~2", head: "HEAD~2" })).texts).toEqual(
    expected(repository, "HEAD~2", "HEAD~2"),
  );
});

test.each<readonly [what: string, meddle: (root: string) => void]>([
  [
    "a file that was edited in its place, with the time of its writing set back",
    (root) => {
      const file = join(root, "src/same.ts");
      const before = join(temporaryFolder(), "before");
      execFileSync("cp", ["--preserve=timestamps", file, before]);
      writeFileSync(file, "export const same = 9;\n");
      execFileSync("touch", ["--reference", before, file]);
    },
  ],
  [
    "a file that was replaced",
    (root) => {
      rmSync(join(root, "src/same.ts"));
      writeFileSync(join(root, "src/same.ts"), "export const same = 9;\n");
    },
  ],
  [
    "a name that is no UTF-8",
    (root) => writeFileSync(Buffer.concat([Buffer.from(`${root}/src/`), Buffer.from([0xff])]), "x"),
  ],
  ["a file that is gone", (root) => rmSync(join(root, "src/same.ts"))],
  ["a file too many", (root) => writeFileSync(join(root, "src/more.ts"), "export const more = 1;\n")],
  [
    "a folder too many, in the place of no file",
    (root) => {
      mkdirSync(join(root, "node_modules/evil"), { recursive: true });
      writeFileSync(join(root, "node_modules/evil/index.ts"), "");
    },
  ],
  [
    "a link in the place of a file",
    (root) => {
      rmSync(join(root, "src/same.ts"));
      symlinkSync(join(root, "src/other.ts"), join(root, "src/same.ts"));
    },
  ],
  [
    "a link in the place of a folder, to the files themselves",
    (root) => {
      const elsewhere = join(dirname(root), "elsewhere");
      mkdirSync(elsewhere);
      rmSync(join(root, "deep"), { recursive: true });
      symlinkSync(elsewhere, join(root, "deep"));
    },
  ],
])("nothing is believed of what a server did to a tree: %s", async (_, meddle) => {
  const repository = repositoryOf(files, { "src/other.ts": "export const other = 2;\n" });
  for (const side of ["base", "head"] as const) {
    const trees = join(temporaryFolder(), "trees");
    await run(repository, trees, {
      during: (written) => {
        pastTick(join(written[side].root, "src/same.ts"));
        meddle(written[side].root);
      },
    });
    expect((await run(repository, trees)).texts).toEqual(expected(repository));
    // Nor of what was done to it while no run was under way.
    meddle(join(slotIn(trees), side));
    expect((await run(repository, trees)).texts).toEqual(expected(repository));
  }
});

test.each<readonly [what: string, damage: (slot: string) => void]>([
  ["a list that was cut off", (slot) => writeFileSync(join(slot, "index.json"), '{"base":{"src/same.ts":["')],
  ["a list of something else", (slot) => writeFileSync(join(slot, "index.json"), '[1, {"base": 2}]')],
  ["no list", (slot) => rmSync(join(slot, "index.json"))],
  ["half of the trees", (slot) => rmSync(join(slot, "head"), { recursive: true })],
  [
    "nothing but a file",
    (slot) => {
      rmSync(slot, { recursive: true });
      writeFileSync(slot, "");
    },
  ],
])("where the last run left %s, all is written anew", async (_, damage) => {
  const repository = repositoryOf(files, { "src/other.ts": "export const other = 2;\n" });
  const trees = join(temporaryFolder(), "trees");
  await run(repository, trees);
  damage(slotIn(trees));
  expect((await run(repository, trees)).texts).toEqual(expected(repository));
  expect((await run(repository, trees)).texts).toEqual(expected(repository));
});

test("two runs at once never have the same trees", async () => {
  const repository = repositoryOf(files, { "src/other.ts": "export const other = 2;\n" });
  const trees = join(temporaryFolder(), "trees");
  await run(repository, trees);
  const others: Looked[] = [];
  const during = async () => void others.push(await run(repository, trees));
  const one = await run(repository, trees, { during });
  const [other] = others;
  expect([one.texts, other?.texts]).toEqual([expected(repository), expected(repository)]);
  expect(one.inodes).not.toEqual(other?.inodes);
  expect(readdirSync(trees)).toHaveLength(1);
});

test("the trees of four repositories are kept, those that were used last", async () => {
  const trees = join(temporaryFolder(), "trees");
  for (let count = 0; count < 6; count += 1) {
    const repository = repositoryOf(files, { "src/other.ts": `export const other = ${count};\n` });
    await run(repository, trees);
    // Which of two is older must not hang on a tick of the clock.
    for (const name of readdirSync(trees)) {
      const { mtimeMs } = statSync(join(trees, name));
      utimesSync(join(trees, name), mtimeMs / 1_000 - 60, mtimeMs / 1_000 - 60);
    }
  }
  expect(readdirSync(trees)).toHaveLength(4);
});

test("nothing is kept in the repository, nor where a server runs what the repository brings", async () => {
  const repository = repositoryOf(files, { "src/other.ts": "export const other = 2;\n" });
  const inside = join(repository, "trees");
  await run(repository, inside);
  const trees = join(temporaryFolder(), "trees");
  await run(repository, trees, { server: eslint });
  await run(repository, trees, { server: eslint });
  const kept = [inside, trees].map((folder) => lstatSync(folder, { throwIfNoEntry: false }));
  expect(kept).toEqual([undefined, undefined]);
});

test("a file of which two trees are one is edited in none of them", async () => {
  const repository = repositoryOf(files, { "src/other.ts": "export const other = 2;\n" });
  const trees = join(temporaryFolder(), "trees");
  const { inodes } = await run(repository, trees, {
    during: (written) => appendFileSync(join(written.base.root, "src/other.ts"), "more\n"),
  });
  expect(inodes["base src/same.ts"]).toBe(inodes["head src/same.ts"]);
  expect((await run(repository, trees)).texts).toEqual(expected(repository));
});
