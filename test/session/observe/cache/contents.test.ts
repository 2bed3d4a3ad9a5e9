/** Everything that a server can read, as one digest: what changes it, and what does not. */
import { chmodSync, mkdirSync, renameSync, rmSync, symlinkSync, utimesSync } from "node:fs";
import { join } from "node:path";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { canonical } from "../../../../src/model/json.ts";
import {
  createChangeGuard,
  type KnownContents,
  lookAtDisk,
} from "../../../../src/session/observe/cache/contents.ts";
import { folderOf, temporaryFolder, write } from "../../../support/files.ts";
import { timesOfNow } from "../../../support/night.ts";

const nothingKnown: KnownContents = { read: () => undefined, write: () => undefined };

type Machine = {
  /** Where a run writes its tree. */
  readonly root: string;
  /** Where packages are installed. */
  readonly checkout: string;
  /** Where the language looks for its modules. */
  readonly library: string;
};

const files = { "a.py": "x = 1\n", "pkg/b.py": "y = 1\n" };
const site = "lib/python3.11/site-packages";

/** The tree lies in a folder of its own, with nothing of the machine above it. */
function machine(): Machine {
  const top = temporaryFolder();
  const [root, checkout, library] = [join(top, "run/base"), join(top, "checkout"), join(top, "python3.11")];
  write(root, files);
  write(checkout, { [`.venv/${site}/dep/__init__.py`]: "def f() -> int: ...\n", ".venv/pyvenv.cfg": "" });
  write(library, { "os.py": "", [`${"site-packages"}/other/__init__.py`]: "" });
  symlinkSync(join(checkout, ".venv"), join(root, ".venv"));
  return { root, checkout, library };
}

function digestOf({ root, checkout, library }: Machine, known = nothingKnown): string {
  const places = [library, join(library, "lib-dynload"), join(checkout, ".venv", site)];
  const contents = lookAtDisk(known).contents(root, places);
  return "digest" in contents ? contents.digest : contents.why;
}

test.each<readonly [string, (machine: Machine) => void]>([
  ["a file of the tree", ({ root }) => write(root, { "a.py": "x = 2\n" })],
  ["a file more", ({ root }) => write(root, { "pkg/c.py": "" })],
  ["a file less", ({ root }) => write(root, { "pkg/b.py": null })],
  ["a file at another place", ({ root }) => renameSync(join(root, "a.py"), join(root, "pkg/a.py"))],
  ["an empty folder", ({ root }) => mkdirSync(join(root, "stubs"))],
  ["a link", ({ root }) => symlinkSync("a.py", join(root, "c.py"))],
  ["a link to nothing", ({ root }) => symlinkSync("nowhere.py", join(root, "c.py"))],
  [
    "an installed package",
    (of) => write(of.checkout, { [`.venv/${site}/dep/__init__.py`]: "def f() -> str: ...\n" }),
  ],
  ["a package more", (of) => write(of.checkout, { [`.venv/${site}/more.py`]: "" })],
  ["a compiled package more", (of) => write(of.checkout, { [`.venv/${site}/more.so`]: "" })],
  ["a package by a link", (of) => symlinkSync(folderOf(files), join(of.checkout, ".venv", site, "linked"))],
  ["a module of the language", ({ library }) => write(library, { "os.py": "x = 1\n" })],
  ["a search path that was not there", ({ library }) => mkdirSync(join(library, "lib-dynload"))],
  ["a configuration above the tree", ({ root }) => write(join(root, ".."), { "pyproject.toml": "" })],
  ["packages above the tree", ({ root }) => write(join(root, ".."), { "node_modules/dep/index.d.ts": "" })],
])("%s is another digest", (_, change) => {
  const own = machine();
  const before = digestOf(own);
  expect(before).toMatch(/^[0-9a-f]{64}$/u);
  change(own);
  expect(digestOf(own)).not.toBe(before);
});

test.each<readonly [string, (machine: Machine) => Machine | undefined]>([
  ["the tree lies elsewhere", (of) => ({ ...of, root: moved(of.root) })],
  ["times and permissions", ({ root }) => touched(join(root, "a.py"))],
  ["compiled modules", (of) => changed(of.checkout, { [`.venv/${site}/dep/__pycache__/a.pyc`]: "1" })],
  ["packages below the library", (of) => changed(of.library, { "site-packages/other/__init__.py": "x = 1" })],
  ["a file beside the tree that no server looks for", (of) => changed(join(of.root, ".."), { "x.py": "" })],
])("no other digest: %s", (_, change) => {
  const own = machine();
  const before = digestOf(own);
  expect(digestOf(change(own) ?? own)).toBe(before);
});

test("what a linked package links to counts, and so on", () => {
  const own = machine();
  const [first, second] = [temporaryFolder(), folderOf({ "c.py": "" })];
  symlinkSync(second, join(first, "second"));
  symlinkSync(first, join(own.checkout, ".venv", site, "first"));
  const before = digestOf(own);
  write(second, { "c.py": "x = 1\n" });
  expect(digestOf(own)).not.toBe(before);
});

test("links in a circle end", () => {
  const own = machine();
  const other = temporaryFolder();
  symlinkSync(own.checkout, join(other, "back"));
  symlinkSync(other, join(own.checkout, ".venv", "there"));
  expect(digestOf(own)).toMatch(/^[0-9a-f]{64}$/u);
});

test("a package of Node is found above another that lies outside of the tree", () => {
  const own = machine();
  write(own.checkout, { "node_modules/dep/index.d.ts": "", "node_modules/types/index.d.ts": "" });
  mkdirSync(join(own.root, "node_modules"));
  symlinkSync(join(own.checkout, "node_modules/dep"), join(own.root, "node_modules/dep"));
  const before = digestOf(own);
  write(own.checkout, { "node_modules/types/index.d.ts": "export {};\n" });
  expect(digestOf(own)).not.toBe(before);
});

test("no two trees have one digest, whatever their files are called and hold", () => {
  const word = fc.constantFrom("a", "b", '"', "\n", ",", "]", "file", '["file","/a",0,"', "é", " ");
  const text = fc.array(word, { minLength: 1, maxLength: 3 }).map((words) => words.join(""));
  const folder = temporaryFolder();
  const known = new Map<string, string>();
  let count = 0;
  fc.assert(
    fc.property(fc.dictionary(text, text, { maxKeys: 3 }), (tree) => {
      count += 1;
      const root = join(folder, `${count}`);
      mkdirSync(root);
      write(root, tree);
      const contents = lookAtDisk(nothingKnown).contents(root, []);
      const digest = "digest" in contents ? contents.digest : contents.why;
      const own = canonical(tree);
      expect(known.get(digest) ?? own).toBe(own);
      known.set(digest, own);
    }),
    { numRuns: timesOfNow({ day: 40, night: 400 }) },
  );
  expect(new Set(known.values()).size).toBe(known.size);
});

describe("what another run found in the same packages", () => {
  const known = (writtenMs: number) => {
    const kept = new Map<string, string>();
    return {
      kept,
      known: {
        read: (stamp: string) => {
          const digest = kept.get(stamp);
          return digest === undefined ? undefined : { digest, writtenMs };
        },
        write: (stamp: string, digest: string) => void kept.set(stamp, digest),
      },
    };
  };

  test("stands for their contents where it was found long after they were written", () => {
    const own = machine();
    const { kept, known: later } = known(Date.now() + 60_000);
    const before = digestOf(own, later);
    for (const stamp of kept.keys()) kept.set(stamp, "0".repeat(64));
    expect(digestOf(own, later)).not.toBe(before);
    write(own.checkout, { [`.venv/${site}/dep/__init__.py`]: "def f() -> str: ...\n" });
    digestOf(own, later);
    expect(kept.size).toBe(2);
  });

  test("is found again where they had only just been written", () => {
    const own = machine();
    const { kept, known: atOnce } = known(Date.now() + 500);
    const before = digestOf(own, atOnce);
    for (const stamp of kept.keys()) kept.set(stamp, "0".repeat(64));
    expect(digestOf(own, atOnce)).toBe(before);
  });
});

test("a second look sees what was written meanwhile, whatever its times", () => {
  const own = machine();
  const places = [own.library];
  const first = lookAtDisk(nothingKnown).contents(own.root, places);
  const stamp = "stamp" in first ? first.stamp : "";
  expect(createChangeGuard()(own.root, places, stamp)).toBe(true);
  const file = join(own.checkout, `.venv/${site}/dep/__init__.py`);
  write(own.checkout, { [`.venv/${site}/dep/__init__.py`]: "def f() -> str: ...\n" });
  utimesSync(file, 1, 1);
  expect(createChangeGuard()(own.root, places, stamp)).toBe(false);
  rmSync(own.root, { recursive: true });
  expect(createChangeGuard()(own.root, places, stamp)).toBe(false);
});

function moved(root: string): string {
  const other = join(root, "../../another-run/base");
  mkdirSync(join(other, ".."));
  renameSync(root, other);
  return other;
}

function touched(file: string): undefined {
  utimesSync(file, 1, 1);
  chmodSync(file, 0o755);
}

function changed(folder: string, what: Readonly<Record<string, string>>): undefined {
  write(folder, what);
}
