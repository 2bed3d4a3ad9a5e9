import { execFileSync } from "node:child_process";
import {
  chmodSync,
  cpSync,
  mkdirSync,
  readdirSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { resolveRevisions } from "../../src/git/base.ts";
import { openRepository } from "../../src/git/git.ts";
import { listTree } from "../../src/git/listing.ts";
import { readFileAt } from "../../src/git/objects.ts";
import { defaultCaps, writeFiles } from "../../src/git/tree.ts";
import { snapshotWorkTree } from "../../src/git/work-tree.ts";
import { realHost } from "../../src/platform/host.ts";
import {
  commit,
  contentOf,
  digestOf,
  errorOf,
  git,
  newRepository,
  open,
  publish,
  temporaryFolder,
  write,
} from "./support.ts";

/** What git itself would say, in a copy. */
function addedByGit(folder: string): string {
  const copy = join(temporaryFolder(), "copy");
  cpSync(folder, copy, { recursive: true, verbatimSymlinks: true, preserveTimestamps: true });
  git(copy, "add", "--all");
  return git(copy, "write-tree");
}

async function snapshot(folder: string) {
  return snapshotWorkTree(await open(folder));
}

async function namesOf(folder: string): Promise<unknown[]> {
  const repository = await open(folder);
  const { tree } = await snapshotWorkTree(repository);
  return (await listTree(repository, tree)).map(({ path }) => path);
}

/** Staged, unstaged, both, untracked, ignored, deleted, renamed, of another type, of another mode. */
function dirty(...options: string[]): string {
  const folder = newRepository(...options);
  symlinkSync("a.txt", join(folder, "link"));
  commit(folder, {
    ".gitignore": "*.log\nout/\n",
    "a.txt": "a",
    "both.txt": "1",
    "deleted.txt": "d",
    "file-to-folder": "f",
    "folder-to-file/x": "x",
    "forced.log": "tracked although ignored",
    "link-to-file": "l",
    "mode.sh": "#!/bin/sh\n",
    "old-name.txt": "renamed",
    "staged-delete.txt": "s",
    "sub/deep/kept.txt": "k",
  });
  git(folder, "add", "--force", "forced.log");
  git(folder, "commit", "--quiet", "--amend", "--no-edit");
  write(folder, { "both.txt": "2", "staged.txt": "staged" });
  git(folder, "add", "--all");
  git(folder, "mv", "old-name.txt", "new-name.txt");
  git(folder, "rm", "--quiet", "staged-delete.txt");
  write(folder, {
    "both.txt": "3",
    "untracked/new.txt": "u",
    "debug.log": "ignored",
    "out/x.js": "ignored",
    'odd\n\t"name': "o",
  });
  writeFileSync(Buffer.concat([Buffer.from(`${folder}/latin-`), Buffer.from([0xe9])]), "bytes");
  rmSync(join(folder, "deleted.txt"));
  rmSync(join(folder, "file-to-folder"));
  write(folder, { "file-to-folder/inside.txt": "i" });
  rmSync(join(folder, "folder-to-file"), { recursive: true });
  write(folder, { "folder-to-file": "now a file" });
  rmSync(join(folder, "link-to-file"));
  symlinkSync("missing", join(folder, "link-to-file"));
  rmSync(join(folder, "link"));
  symlinkSync("both.txt", join(folder, "link"));
  chmodSync(join(folder, "mode.sh"), 0o755);
  git(folder, "add", "--intent-to-add", "untracked/new.txt");
  return folder;
}

describe("the working tree as head", () => {
  test.each([
    ["SHA-1", []],
    ["SHA-256", ["--object-format=sha256"]],
  ])("its tree is what git add --all and git write-tree give in a copy (%s)", async (_, options) => {
    const folder = dirty(...options);
    expect(await snapshot(folder)).toEqual({ tree: addedByGit(folder), notes: [] });
  });

  test("nothing in the user's repository changes, not a byte and not a time", async () => {
    const folder = dirty();
    git(folder, "config", "core.splitIndex", "true");
    git(folder, "config", "core.untrackedCache", "true");
    const before = [digestOf(join(folder, ".git")), digestOf(folder)];
    {
      await using repository = await openRepository(realHost(), folder);
      const request = { base: { kind: "exact", rev: "HEAD" }, head: { kind: "work-tree" } } as const;
      const comparison = await resolveRevisions(repository, request);
      if (comparison.kind === "unavailable") throw new Error(comparison.message);
      await writeFiles(repository, comparison.head.tree, temporaryFolder(), defaultCaps);
    }
    expect([digestOf(join(folder, ".git")), digestOf(folder)]).toEqual(before);
  });

  test("later calls see the tree: it lists, reads and writes out", async () => {
    const folder = dirty();
    const repository = await open(folder);
    const { tree } = await snapshotWorkTree(repository);
    expect((await readFileAt(repository, tree, "both.txt"))?.toString()).toBe("3");
    const target = temporaryFolder();
    const { skipped } = await writeFiles(repository, tree, target, defaultCaps);
    expect(skipped.map(({ path, kind }) => `${path} ${kind}`)).toEqual([
      "latin-\\xE9 not-utf8",
      "link-to-file symlink",
    ]);
    expect(contentOf(target)).toMatchObject({
      "untracked/new.txt": "u",
      "new-name.txt": "renamed",
      "forced.log": expect.any(String),
    });
    expect(contentOf(target)).toMatchObject({ link: "-> both.txt" });
    expect(Object.keys(contentOf(target))).not.toContain("debug.log");
  });

  test("the comparison has no head commit, and base is the merge base of what was named and HEAD", async () => {
    const folder = newRepository();
    const base = commit(folder, { "a.txt": "1" });
    commit(folder, { "a.txt": "2" });
    write(folder, { "a.txt": "3" });
    const request = { base: { kind: "merge-base", rev: base }, head: { kind: "work-tree" } } as const;
    expect(await resolveRevisions(await open(folder), request)).toEqual({
      kind: "resolved",
      base: { commit: base, tree: git(folder, "rev-parse", `${base}^{tree}`) },
      head: { commit: null, tree: addedByGit(folder) },
      annotate: null,
      notes: [],
      limits: [],
    });
  });

  test("a clean working tree has the tree of its commit, and an empty one the empty tree", async () => {
    const folder = newRepository();
    commit(folder, { "a.txt": "1", "sub/b.txt": "2" });
    expect(await snapshot(folder)).toEqual({ tree: git(folder, "rev-parse", "HEAD^{tree}"), notes: [] });
    for (const name of ["a.txt", "sub"]) rmSync(join(folder, name), { recursive: true });
    expect((await snapshot(folder)).tree).toBe("4b825dc642cb6eb9a060e54bf8d69288fbee4904");
  });

  test("it can be taken twice, and the second time sees what changed since", async () => {
    const folder = newRepository();
    commit(folder, { "a.txt": "1" });
    const repository = await open(folder);
    const first = await snapshotWorkTree(repository);
    write(folder, { "a.txt": "2", "b.txt": "3" });
    expect((await snapshotWorkTree(repository)).tree).toBe(addedByGit(folder));
    rmSync(join(folder, "b.txt"));
    write(folder, { "a.txt": "1" });
    expect(await snapshotWorkTree(repository)).toEqual(first);
  });

  test("bytes are taken raw: no line ending, ident, encoding or filter is applied", async () => {
    const folder = newRepository();
    git(folder, "config", "core.autocrlf", "true");
    git(folder, "config", "filter.shout.clean", "tr a-z A-Z");
    write(folder, {
      ".gitattributes":
        "*.txt text eol=crlf\n*.id ident\n*.u16 working-tree-encoding=UTF-16\n*.f filter=shout\n",
      "a.txt": "a\r\nb\r\n",
      "b.id": "$Id: 123 $\n",
      "c.u16": Buffer.from("\ufefftext", "utf16le"),
      "d.f": "quiet",
    });
    commit(folder);
    const repository = await open(folder);
    const { tree } = await snapshotWorkTree(repository);
    expect((await readFileAt(repository, tree, "a.txt"))?.toString()).toBe("a\r\nb\r\n");
    expect((await readFileAt(repository, tree, "b.id"))?.toString()).toBe("$Id: 123 $\n");
    expect(await readFileAt(repository, tree, "c.u16")).toEqual(Buffer.from("\ufefftext", "utf16le"));
    expect((await readFileAt(repository, tree, "d.f"))?.toString()).toBe("quiet");
  });

  test("a submodule stays the commit of the index; an embedded repository of its own is left out, and said", async () => {
    const folder = newRepository();
    const head = commit(folder, { "a.txt": "1" });
    const { path } = publish(folder);
    git(folder, "-c", "protocol.file.allow=always", "submodule", "add", "--quiet", path, "module");
    commit(join(folder, "module"), { "more.txt": "not in the index of the superproject" });
    mkdirSync(join(folder, "own"));
    git(join(folder, "own"), "init", "--quiet");
    commit(join(folder, "own"), { "x.txt": "x" });
    const repository = await open(folder);
    const { tree, notes } = await snapshotWorkTree(repository);
    const entries = await listTree(repository, tree);
    expect(entries.map(({ path: name, mode, id }) => [name, mode, mode === "160000" ? id : ""])).toEqual([
      [".gitmodules", "100644", ""],
      ["a.txt", "100644", ""],
      ["module", "160000", head],
    ]);
    expect(notes).toEqual(["Lanser left out own/, because it is another repository"]);
  });

  test.each([
    [".venv/pyvenv.cfg", ".venv/lib/python3.11/site-packages/six.py"],
    ["py/env/pyvenv.cfg", "py/env/lib/six.py"],
    ["envs/one/conda-meta/history", "envs/one/lib/six.py"],
    ["node_modules/.package-lock.json", "node_modules/left-pad/index.js"],
    ["site/node_modules/left-pad/package.json", "site/node_modules/left-pad/index.js"],
    [".tox/py311/log.txt", ".tox/py311/lib/six.py"],
    ["__pypackages__/3.11/lib/six.py", "__pypackages__/3.11/lib/seven.py"],
  ])("packages that git neither tracks nor ignores are no sources: %s marks them", async (marker, file) => {
    const folder = newRepository();
    commit(folder, { "a.py": "", "py/b.py": "" });
    write(folder, { [marker]: "", [file]: "", "py/new.py": "" });
    expect(await namesOf(folder)).toEqual(["a.py", "py/b.py", "py/new.py"]);
    const { notes } = await snapshot(folder);
    const marked = marker.replace(/\/(?:pyvenv\.cfg|conda-meta|\.package-lock|left-pad|py311|3\.11).*/u, "");
    expect(notes).toEqual([
      `Lanser left out installed packages that .gitignore does not list: ${marked}. Add them to .gitignore`,
    ]);
  });

  test("a script that activates marks a folder of packages only where packages lie in it", async () => {
    const folder = newRepository();
    commit(folder, { "a.py": "" });
    write(folder, {
      "tool/bin/activate": "",
      "tool/b.py": "",
      "env/bin/activate": "",
      "env/lib/python3.11/site-packages/six.py": "",
    });
    expect(await namesOf(folder)).toEqual(["a.py", "tool/b.py", "tool/bin/activate"]);
  });

  test("a folder of packages in which git tracks a file stays, and so does what a marker at the top would hide", async () => {
    const folder = newRepository();
    commit(folder, { "src/a.py": "", "node_modules/own/index.js": "" });
    write(folder, {
      "src/pyvenv.cfg": "",
      "src/new.py": "",
      "pyvenv.cfg": "",
      "node_modules/x/index.js": "",
    });
    expect(await namesOf(folder)).toEqual([
      "node_modules/own/index.js",
      "node_modules/x/index.js",
      "pyvenv.cfg",
      "src/a.py",
      "src/new.py",
      "src/pyvenv.cfg",
    ]);
    expect((await snapshot(folder)).notes).toEqual([]);
  });

  test("a link to packages is left out, too, which a pattern for folders does not ignore", async () => {
    const folder = newRepository();
    const elsewhere = temporaryFolder();
    write(elsewhere, { "env/pyvenv.cfg": "", "packages/x/index.js": "" });
    commit(folder, { ".gitignore": ".venv/\nnode_modules/\n", "a.py": "" });
    symlinkSync(join(elsewhere, "env"), join(folder, ".venv"));
    symlinkSync(join(elsewhere, "packages"), join(folder, "node_modules"));
    symlinkSync(join(elsewhere, "packages"), join(folder, "other"));
    symlinkSync("nowhere/node_modules", join(folder, "dangling"));
    expect(await namesOf(folder)).toEqual([".gitignore", "a.py", "dangling", "other"]);
  });

  test("a tracked file behind a folder that is now a link is deleted, and the link is a link", async () => {
    const folder = newRepository();
    commit(folder, { "sub/a.txt": "1", "other/a.txt": "2" });
    rmSync(join(folder, "sub"), { recursive: true });
    symlinkSync("other", join(folder, "sub"));
    expect((await snapshot(folder)).tree).toBe(addedByGit(folder));
    expect(await namesOf(folder)).toEqual(["other/a.txt", "sub"]);
  });

  test("a loop of links and a chain of 40 are links and nothing is followed", async () => {
    const folder = newRepository();
    commit(folder, { "a.txt": "1" });
    symlinkSync("loop", join(folder, "loop"));
    symlinkSync("/", join(folder, "link00"));
    for (let n = 1; n <= 40; n++) {
      symlinkSync(`link${String(n - 1).padStart(2, "0")}`, join(folder, `link${String(n).padStart(2, "0")}`));
    }
    expect((await snapshot(folder)).tree).toBe(addedByGit(folder));
    expect(await namesOf(folder)).toHaveLength(43);
  });

  test("files a sparse checkout leaves out are not deleted", async () => {
    const folder = newRepository();
    commit(folder, { "in/a.txt": "1", "out/b.txt": "2" });
    git(folder, "sparse-checkout", "set", "in");
    expect(readdirSync(folder)).not.toContain("out");
    expect((await snapshot(folder)).tree).toBe(git(folder, "rev-parse", "HEAD^{tree}"));
  });

  test("where modes do not count, the index's mode stays", async () => {
    const folder = newRepository();
    write(folder, { "run.sh": "1", "plain.sh": "2" });
    git(folder, "add", "--all");
    git(folder, "update-index", "--chmod=+x", "run.sh");
    git(folder, "commit", "--quiet", "--message", "modes");
    git(folder, "config", "core.fileMode", "false");
    chmodSync(join(folder, "plain.sh"), 0o755);
    expect((await snapshot(folder)).tree).toBe(git(folder, "rev-parse", "HEAD^{tree}"));
  });

  test("of a merge conflict the file with its markers is taken", async () => {
    const folder = newRepository();
    commit(folder, { "a.txt": "base" });
    git(folder, "switch", "--quiet", "--create", "other");
    commit(folder, { "a.txt": "theirs" });
    git(folder, "switch", "--quiet", "main");
    commit(folder, { "a.txt": "ours" });
    expect(() => git(folder, "merge", "--quiet", "other")).toThrow();
    const repository = await open(folder);
    const { tree } = await snapshotWorkTree(repository);
    expect((await readFileAt(repository, tree, "a.txt"))?.toString()).toContain("<<<<<<<");
  });

  test("a large new file is stored in one stream, a pipe is left out, and an ignored one is not looked at", async () => {
    const folder = newRepository();
    commit(folder, { ".gitignore": "ignored-pipe\n", "was-file": "1" });
    write(folder, { "large.bin": Buffer.alloc(6 * 1024 * 1024, "large ") });
    rmSync(join(folder, "was-file"));
    for (const name of ["was-file", "ignored-pipe"]) execFileSync("mkfifo", [join(folder, name)]);
    const repository = await open(folder);
    const { tree, notes } = await snapshotWorkTree(repository);
    expect(notes).toEqual(["Lanser left out was-file, because it is not a regular file"]);
    rmSync(join(folder, "was-file"));
    expect(tree).toBe(addedByGit(folder));
    const target = temporaryFolder();
    const { files, skipped } = await writeFiles(repository, tree, target, {
      ...defaultCaps,
      fileBytesMax: 1_000_000,
    });
    expect(files.map(({ path }) => path)).toEqual([".gitignore"]);
    expect(skipped).toMatchObject([{ path: "large.bin", kind: "too-large" }]);
  });

  test("the caller's own excludes are not read; the repository's are", async () => {
    const folder = newRepository();
    const home = temporaryFolder();
    write(home, {
      ".config/git/ignore": "*.py\n",
      ".gitconfig": "[core]\n\texcludesFile = ~/.config/git/ignore\n",
    });
    commit(folder, { "a.txt": "1" });
    write(folder, { ".git/info/exclude": "secret\n", "b.py": "kept", secret: "left out" });
    const repository = await open(folder, {
      env: { ...process.env, HOME: home, XDG_CONFIG_HOME: join(home, ".config") },
    });
    const { tree } = await snapshotWorkTree(repository);
    expect((await listTree(repository, tree)).map(({ path }) => path)).toEqual(["a.txt", "b.py"]);
  });

  test.runIf(process.getuid?.() !== 0)(
    "an unreadable file is an error of the person that names it",
    async () => {
      const folder = newRepository();
      commit(folder, { "a.txt": "1" });
      chmodSync(join(folder, "a.txt"), 0);
      expect(await errorOf(snapshot(folder))).toMatchObject({
        code: "unreadable-file",
        message: "a.txt cannot be read",
      });
    },
  );

  test("a linked worktree has its own index and files", async () => {
    const folder = newRepository();
    commit(folder, { "a.txt": "1" });
    const linked = join(temporaryFolder(), "linked");
    git(folder, "worktree", "add", "--quiet", linked);
    write(linked, { "b.txt": "2" });
    git(linked, "add", "b.txt");
    renameSync(join(linked, "a.txt"), join(linked, "c.txt"));
    expect(await namesOf(linked)).toEqual(["b.txt", "c.txt"]);
    expect(await namesOf(folder)).toEqual(["a.txt"]);
  });

  test("a tree of thousands of new files is stored whole", async () => {
    const folder = newRepository();
    commit(folder);
    write(
      folder,
      Object.fromEntries(Array.from({ length: 2_000 }, (_, n) => [`d${n % 40}/f${n}.txt`, `file ${n}\n`])),
    );
    expect((await snapshot(folder)).tree).toBe(addedByGit(folder));
  });
});
