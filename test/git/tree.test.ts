import { createHash } from "node:crypto";
import { lstatSync, mkdirSync, readdirSync, readFileSync, readlinkSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { DamagedObjects } from "../../src/git/damage.ts";
import { linkDependencies } from "../../src/git/dependencies.ts";
import { listTree } from "../../src/git/listing.ts";
import { unsafeNameReason } from "../../src/git/names.ts";
import { defaultCaps, type TreeLimits, writeFiles } from "../../src/git/tree.ts";
import {
  commit,
  contentOf,
  errorOf,
  git,
  gitWith,
  newRepository,
  open,
  temporaryFolder,
  write,
} from "./support.ts";

type Node = { mode: string; name: string | Buffer; content?: string; id?: string; children?: Node[] };

/** Writes a tree object byte by byte, so that it can hold what git itself would refuse to add; in git's order. */
function plant(folder: string, nodes: readonly Node[]): string {
  return plantAsGiven(folder, nodes.toSorted(inOrder));
}

/** Of a folder git compares the name with the slash behind it. */
function inOrder(one: Node, other: Node): number {
  const [first, second] = [one, other].map(({ name, mode }) =>
    Buffer.concat([Buffer.from(name as string), Buffer.from(mode === "40000" ? "/" : "")]),
  ) as [Buffer, Buffer];
  return Buffer.compare(first, second);
}

function plantAsGiven(folder: string, nodes: readonly Node[]): string {
  const parts = nodes.map((node) => {
    const id =
      node.id ??
      (node.children === undefined
        ? gitWith(folder, node.content ?? "", "hash-object", "-w", "--stdin")
        : plant(folder, node.children));
    return Buffer.concat([
      Buffer.from(`${node.mode} `),
      Buffer.from(node.name as string),
      Buffer.from("\0"),
      Buffer.from(id, "hex"),
    ]);
  });
  return gitWith(folder, Buffer.concat(parts), "hash-object", "-w", "-t", "tree", "--literally", "--stdin");
}

const file = (name: string | Buffer, content = ""): Node => ({ mode: "100644", name, content });

async function writeOut(folder: string, tree: string, caps: Partial<TreeLimits> = {}) {
  const target = join(temporaryFolder(), "out");
  mkdirSync(target);
  const result = await writeFiles(await open(folder), tree, target, { ...defaultCaps, ...caps });
  return { ...result, target };
}

describe("listing a tree", () => {
  test("every entry has its mode, type, id, size and path", async () => {
    const folder = newRepository();
    symlinkSync("a.txt", join(folder, "link"));
    const head = commit(folder, { "a.txt": "abc", "sub/b.txt": "" });
    git(folder, "update-index", "--chmod=+x", "sub/b.txt");
    git(folder, "update-index", "--add", "--cacheinfo", `160000,${head},module`);
    expect(await listTree(await open(folder), git(folder, "write-tree"))).toEqual([
      { mode: "100644", type: "blob", id: git(folder, "rev-parse", "HEAD:a.txt"), size: 3, path: "a.txt" },
      { mode: "120000", type: "blob", id: git(folder, "rev-parse", "HEAD:link"), size: 5, path: "link" },
      { mode: "160000", type: "commit", id: head, size: null, path: "module" },
      {
        mode: "100755",
        type: "blob",
        id: git(folder, "rev-parse", "HEAD:sub/b.txt"),
        size: 0,
        path: "sub/b.txt",
      },
    ]);
  });

  test("odd names arrive as they are, and bytes that are no UTF-8 as bytes with a way to show them", async () => {
    const folder = newRepository();
    const latin = Buffer.from([0x61, 0xe9, 0x62, 0xff]);
    const tree = plant(folder, [file(latin), file("é-NFC".normalize("NFC")), file("é-NFD".normalize("NFD"))]);
    expect((await listTree(await open(folder), tree)).map((entry) => entry.path)).toEqual([
      { bytes: latin, shown: "a\\xE9b\\xFF" },
      "é-NFD".normalize("NFD"),
      "é-NFC".normalize("NFC"),
    ]);
  });

  test.each<[string, readonly Node[]]>([
    ["a name twice", [file("a", "1"), file("a", "2")]],
    [
      "a file and a folder of one name",
      [file("a", "1"), file("a-b"), { mode: "40000", name: "a", children: [file("c")] }],
    ],
    ["names out of order", [file("b"), file("a")]],
  ])("a tree with %s is damaged", async (_, nodes) => {
    const folder = newRepository();
    const tree = plantAsGiven(folder, nodes);
    expect(await errorOf(listTree(await open(folder), tree))).toBeInstanceOf(DamagedObjects);
  });

  test("only an object id is taken", async () => {
    const repository = await open(newRepository());
    expect(await errorOf(listTree(repository, "HEAD"))).toMatchObject({ message: "not an object id: HEAD" });
  });
});

describe("writing a tree out", () => {
  test("plain files are written byte for byte with their blob and size, in git's order", async () => {
    const folder = newRepository();
    const bytes = Buffer.from(Array.from({ length: 256 }, (_, index) => index));
    commit(folder, { "a.txt": "a\r\nb\n", "sub/deep/b.bin": bytes, "sub/empty": "" });
    const { files, skipped, target } = await writeOut(folder, git(folder, "rev-parse", "HEAD^{tree}"));
    expect(skipped).toEqual([]);
    expect(files).toEqual([
      { path: "a.txt", blob: git(folder, "rev-parse", "HEAD:a.txt"), size: 5 },
      { path: "sub/deep/b.bin", blob: git(folder, "rev-parse", "HEAD:sub/deep/b.bin"), size: 256 },
      { path: "sub/empty", blob: git(folder, "rev-parse", "HEAD:sub/empty"), size: 0 },
    ]);
    expect(readFileSync(join(target, "sub/deep/b.bin"))).toEqual(bytes);
    expect(readFileSync(join(target, "a.txt"), "utf8")).toBe("a\r\nb\n");
    expect(readdirSync(target)).toEqual(["a.txt", "sub"]);
  });

  test("names with newline, CR, tab, quotes, backslash, dashes, options and marks are written as they are", async () => {
    const folder = newRepository();
    const names = [
      "a\nb",
      "c\rd",
      "e\tf",
      'g"h',
      "i\\j",
      "-k",
      "--output=x",
      " l ",
      "é".normalize("NFC"),
      "é".normalize("NFD"),
      "\u202Em",
      "*",
      ":(top)n",
    ];
    const tree = plant(
      folder,
      [...names]
        .sort((a, b) => Buffer.compare(Buffer.from(a), Buffer.from(b)))
        .map((name) => file(name, name)),
    );
    const { files, skipped, target } = await writeOut(folder, tree);
    expect(skipped).toEqual([]);
    expect(files.map(({ path }) => path).sort()).toEqual([...names].sort());
    expect(contentOf(target)).toEqual(Object.fromEntries(names.map((name) => [name, name])));
  });

  test("symbolic links that lead out, loops and chains of them, and submodules are listed and never followed", async () => {
    const folder = newRepository();
    const links = Array.from({ length: 40 }, (_, index) => ({
      mode: "120000",
      name: `chain${String(index).padStart(2, "0")}`,
      content: index === 0 ? "/etc/passwd" : `chain${String(index - 1).padStart(2, "0")}`,
    }));
    const tree = plant(folder, [
      ...links,
      { mode: "120000", name: "loop", content: "loop" },
      { mode: "160000", name: "module", id: "1".repeat(40) },
      { mode: "120000", name: "root", content: "/" },
    ]);
    const { files, skipped, target } = await writeOut(folder, tree);
    expect(files).toEqual([]);
    expect(skipped).toHaveLength(43);
    expect(skipped.filter(({ kind }) => kind === "submodule").map(({ path }) => path)).toEqual(["module"]);
    expect(readdirSync(target)).toEqual([]);
  });

  test("a link to another place in the tree leads there, on the way that it leads to in the end", async () => {
    const folder = newRepository();
    const tree = plant(folder, [
      { mode: "120000", name: "also", content: "sub/../sub" },
      {
        mode: "40000",
        name: "sub",
        children: [file("a", "x"), { mode: "120000", name: "b", content: "../also/a" }],
      },
    ]);
    const { links, skipped, target } = await writeOut(folder, tree);
    expect(links).toEqual([
      { path: "also", place: "sub", kind: "folder" },
      { path: "sub/b", place: "sub/a", kind: "file" },
    ]);
    expect(skipped).toEqual([]);
    expect([readlinkSync(join(target, "also")), readlinkSync(join(target, "sub/b"))]).toEqual(["sub", "a"]);
    expect(readFileSync(join(target, "also/b"), "utf8")).toBe("x");
  });

  test("a link and a folder of the same name cannot lead a file outside", async () => {
    const folder = newRepository();
    const outside = temporaryFolder();
    const tree = plant(folder, [
      { mode: "120000", name: "sub", content: outside },
      { mode: "40000", name: "sub", children: [file("planted", "x")] },
    ]);
    expect(await errorOf(writeOut(folder, tree))).toMatchObject({ message: /damaged/ });
    expect(readdirSync(outside)).toEqual([]);
  });

  test("names that lead out, that are absolute, or that some file system takes for .git are skipped", async () => {
    const folder = newRepository();
    const names = [
      "..",
      ".",
      ".git",
      ".GIT",
      ".git ",
      ".git.",
      ".git::$INDEX_ALLOCATION",
      "GIT~1",
      ".g\u200cit",
      "x\\.git",
    ];
    const tree = plant(folder, [
      ...names.map((name): Node => ({ mode: "40000", name, children: [file("config", "planted")] })),
      file("/etc/x"),
      file("../escaped", "x"),
      file("good.txt", "x"),
    ]);
    const { files, skipped, target } = await writeOut(folder, tree);
    expect(files.map(({ path }) => path)).toEqual(["good.txt"]);
    expect(skipped.map(({ kind }) => kind)).toEqual(Array(names.length + 2).fill("bad-name"));
    expect(readdirSync(join(target, ".."))).toEqual(["out"]);
    expect(unsafeNameReason("a\0b")).toBe("has a NUL");
    for (const fine of [".gitignore", ".github/x", "git", "a.git/b", "GIT~x", "...", "a..b"])
      expect(unsafeNameReason(fine)).toBeUndefined();
  });

  test("a name that is not UTF-8 is skipped and shown", async () => {
    const folder = newRepository();
    const tree = plant(folder, [file(Buffer.from([0x61, 0xff])), file("b")]);
    const { files, skipped } = await writeOut(folder, tree);
    expect(files.map(({ path }) => path)).toEqual(["b"]);
    expect(skipped).toEqual([{ path: "a\\xFF", kind: "not-utf8", reason: "the name is not UTF-8" }]);
  });

  test("every cap that is hit is recorded, and the rest is written", async () => {
    const folder = newRepository();
    const deep = ["d", "d", "d", "d"].reduceRight<Node[]>(
      (children, name) => [{ mode: "40000", name, children }],
      [file("deep.txt")],
    );
    const tree = plant(folder, [
      file("a"),
      file("big", "12345"),
      ...deep,
      file("e"),
      file("long-name"),
      file("z"),
    ]);
    const { files, skipped } = await writeOut(folder, tree, {
      filesMax: 2,
      fileBytesMax: 4,
      depthMax: 4,
      componentBytesMax: 8,
    });
    expect(files.map(({ path }) => path)).toEqual(["a", "e"]);
    expect(skipped).toEqual([
      { path: "big", kind: "too-large", reason: "the file has 5 bytes, and the limit is 4" },
      { path: "d/d/d/d/deep.txt", kind: "cap", reason: "the path is deeper than 4 folders" },
      { path: "long-name", kind: "cap", reason: "a component of the path is longer than 8 bytes" },
      { path: "z", kind: "cap", reason: "the tree has more than 2 files" },
    ]);
    const { skipped: long } = await writeOut(folder, tree, { pathBytesMax: 5 });
    expect(long.map(({ path }) => path)).toEqual(["d/d/d/d/deep.txt", "long-name"]);
  });

  test("a tree 400 folders deep, names of 255 bytes and a path too long for the system are within or over the caps", async () => {
    const folder = newRepository();
    let children: Node[] = [file("x")];
    for (let depth = 0; depth < 400; depth++)
      children = [{ mode: "40000", name: "d", id: plant(folder, children) }];
    let long: Node[] = [file("x")];
    for (let depth = 0; depth < 16; depth++)
      long = [{ mode: "40000", name: "n".repeat(255), id: plant(folder, long) }];
    const tree = plant(folder, [...children, file("m".repeat(255)), ...long]);
    const { files, skipped } = await writeOut(folder, tree, { pathBytesMax: 100_000 });
    expect(files.map(({ path }) => path.length)).toEqual([255]);
    expect(skipped).toMatchObject([
      { kind: "cap", reason: "the path is deeper than 256 folders" },
      { kind: "cap", reason: "the path is longer than this file system allows" },
    ]);
  });

  test("names that differ only in case are both written where the file system holds them apart", async () => {
    const folder = newRepository();
    const tree = plant(folder, [file("A.py", "1"), file("a.py", "2")]);
    const { files, skipped, target } = await writeOut(folder, tree);
    expect(files.map(({ path }) => path)).toEqual(["A.py", "a.py"]);
    expect(skipped).toEqual([]);
    expect(Object.keys(contentOf(target))).toEqual(["A.py", "a.py"]);
  });

  test("thousands of files are written whole, with few open at a time", async () => {
    const folder = newRepository();
    const names = Array.from({ length: 3_000 }, (_, index) => `d${index % 50}/f${index}.txt`);
    commit(folder, Object.fromEntries(names.map((name) => [name, name.repeat(20)])));
    const { files, skipped, target } = await writeOut(folder, git(folder, "rev-parse", "HEAD^{tree}"));
    expect([files.length, skipped.length]).toEqual([3_000, 0]);
    const digest = (content: string) => createHash("sha256").update(content).digest("hex");
    const written = contentOf(target);
    expect(names.every((name) => digest(written[name] ?? "") === digest(name.repeat(20)))).toBe(true);
  });
});

test("what a tree has of another one is the very file, and what differs is written", async () => {
  const folder = newRepository();
  commit(folder, { "same.txt": "same", "other.txt": "base" });
  const repository = await open(folder);
  const tree = () => git(folder, "rev-parse", "HEAD^{tree}");
  const [base, head] = [temporaryFolder(), temporaryFolder()];
  const { files } = await writeFiles(repository, tree(), base, defaultCaps);
  commit(folder, { "other.txt": "head", "new.txt": "same" });
  const written = await writeFiles(repository, tree(), head, defaultCaps, { like: { folder: base, files } });
  expect(written.files.map(({ path }) => path)).toEqual(["new.txt", "other.txt", "same.txt"]);
  const read = (top: string) => ["same.txt", "other.txt"].map((one) => readFileSync(join(top, one), "utf8"));
  expect([read(base), read(head)]).toEqual([
    ["same", "base"],
    ["same", "head"],
  ]);
  const inode = (file: string) => lstatSync(file).ino;
  expect(inode(join(head, "same.txt"))).toBe(inode(join(base, "same.txt")));
  // `#pragma once` in two files of one content is about two files.
  expect(inode(join(head, "new.txt"))).not.toBe(inode(join(head, "same.txt")));
});

describe("linking dependencies", () => {
  async function link(names: readonly string[], prepare: (folder: string) => void) {
    const folder = newRepository();
    commit(folder, { ".gitignore": "node_modules/\n.venv\n/gen/\n/broken\nplain\n", "a.txt": "a" });
    prepare(folder);
    const target = join(temporaryFolder(), "out");
    mkdirSync(target);
    const repository = await open(folder);
    await writeFiles(repository, git(folder, "rev-parse", "HEAD^{tree}"), target, defaultCaps);
    return {
      folder,
      target,
      ...(await linkDependencies(repository, target, names, { paths: [], from: folder })),
    };
  }

  test("an ignored folder of the working tree appears at the same place, as a link to the real one", async () => {
    const { folder, target, linked, unlinked } = await link(
      [".venv", "node_modules", "packages/a/node_modules"],
      (top) => write(top, { "node_modules/m/index.js": "m", "packages/a/node_modules/n/index.js": "n" }),
    );
    expect(linked).toEqual([
      { name: "node_modules", target: join(folder, "node_modules"), ownFiles: 0 },
      { name: "packages/a/node_modules", target: join(folder, "packages/a/node_modules"), ownFiles: 0 },
    ]);
    expect(unlinked).toEqual([{ name: ".venv", reason: "missing" }]);
    expect(readFileSync(join(target, "packages/a/node_modules/n/index.js"), "utf8")).toBe("n");
    expect(lstatSync(join(target, "node_modules")).isSymbolicLink()).toBe(true);
  });

  test("a link to a folder elsewhere is used as it is; a virtual environment may ignore itself", async () => {
    const elsewhere = temporaryFolder();
    const { linked } = await link([".venv", "env"], (top) => {
      symlinkSync(elsewhere, join(top, ".venv"));
      write(top, { "env/.gitignore": "*\n", "env/lib.py": "" });
    });
    expect(linked).toMatchObject([{ name: ".venv", target: elsewhere, ownFiles: 0 }, { name: "env" }]);
  });

  test("what is tracked, missing, no folder or outside is not linked, with the reason", async () => {
    const names = ["gen", "src", "broken", "plain", "../x", "/etc", ".git", "a/../..", "", "a.txt"];
    const { unlinked, linked } = await link(names, (top) => {
      write(top, { "gen/t.txt": "tracked", "src/new.txt": "", plain: "" });
      git(top, "add", "--force", "gen/t.txt");
      git(top, "commit", "--quiet", "--message", "tracked");
      symlinkSync("nowhere", join(top, "broken"));
    });
    // A folder that git does not track is linked, ignored or not: a fresh virtual environment is neither.
    expect(linked).toMatchObject([{ name: "src" }]);
    expect(unlinked).toEqual([
      { name: "gen", reason: "tracked in the tree" },
      { name: "broken", reason: "missing" },
      { name: "plain", reason: "not a folder" },
      { name: "../x", reason: "outside the repository" },
      { name: "/etc", reason: "outside the repository" },
      { name: ".git", reason: "outside the repository" },
      { name: "a/../..", reason: "outside the repository" },
      { name: "", reason: "outside the repository" },
      { name: "a.txt", reason: "not a folder" },
    ]);
  });
});
