/** Installed packages as one digest: what changes it, and what does not. */
import { cpSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { digestPackages, type KnownContents } from "../../../../src/session/observe/cache/contents.ts";
import { folderOf, temporaryFolder, write } from "../../../support/files.ts";

const nothingKnown: KnownContents = { read: () => undefined, write: () => undefined };

/** A repository with packages of Python and of Node, and one that a link leads to. */
function repository(): string {
  const top = folderOf({
    "site-packages/boat/__init__.py": "def load() -> int: ...\n",
    "site-packages/boat-1.0.dist-info/RECORD": "boat/__init__.py,sha256=x,24\n",
    "node_modules/hull/index.d.ts": "export {};\n",
    "packages/own/index.ts": "export {};\n",
    "node_modules/.bin/hull": "/here/hull\n",
  });
  symlinkSync("../packages/own", join(top, "node_modules/own"));
  return top;
}

function digestOf(top: string, known = nothingKnown) {
  return digestPackages([join(top, "site-packages"), join(top, "node_modules")], top, known);
}

test.each<readonly [string, Parameters<typeof write>[1]]>([
  ["an edited file of Python", { "site-packages/boat/__init__.py": "def load() -> str: ...\n" }],
  ["another version", { "site-packages/boat-1.1.dist-info/METADATA": "" }],
  ["one more module", { "site-packages/sail.py": "" }],
  ["an edited file of Node", { "node_modules/hull/index.d.ts": "export {}\n" }],
  ["a package in pnpm's folder", { "node_modules/.pnpm/mast@1/node_modules/mast/index.d.ts": "" }],
])("%s is another digest", (_, change) => {
  const top = repository();
  const before = digestOf(top);
  expect(before).toMatch(/^[0-9a-f]{64}$/u);
  write(top, change);
  expect(digestOf(top)).not.toBe(before);
});

test.each<readonly [string, Parameters<typeof write>[1]]>([
  ["compiled modules", { "site-packages/boat/__pycache__/a.pyc": "1" }],
  ["what pip notes", { "site-packages/boat-1.0.dist-info/RECORD": "../../bin/boat,sha256=y,200\n" }],
  ["commands", { "node_modules/.bin/hull": "/there/hull\n" }],
  ["caches of tools", { "node_modules/.cache/babel/a.json": "{}" }],
  ["sources of the repository behind a link", { "packages/own/index.ts": "export const x = 1;\n" }],
])("no other digest: %s", (_, change) => {
  const top = repository();
  const before = digestOf(top);
  write(top, change);
  expect(digestOf(top)).toBe(before);
});

test("a copy elsewhere has the same digest", () => {
  const [top, elsewhere] = [repository(), join(temporaryFolder(), "deeper", "copy")];
  cpSync(top, elsewhere, { recursive: true, verbatimSymlinks: true });
  expect(digestOf(elsewhere)).toBe(digestOf(top));
});

test("packages behind a link out of the repository count", () => {
  const [top, store] = [repository(), folderOf({ "index.d.ts": "" })];
  symlinkSync(store, join(top, "node_modules/linked"));
  const before = digestOf(top);
  writeFileSync(join(store, "index.d.ts"), "export {};\n");
  expect(digestOf(top)).not.toBe(before);
});

test("a kept digest is used until a file changes", () => {
  const top = repository();
  const kept = new Map<string, string>();
  const known: KnownContents = {
    read: (stamp) => (kept.has(stamp) ? { digest: "kept", writtenMs: Number.MAX_SAFE_INTEGER } : undefined),
    write: (stamp, digest) => void kept.set(stamp, digest),
  };
  const before = digestOf(top, known);
  expect([...kept.values()]).toEqual([before]);
  expect(digestOf(top, known)).toBe("kept");
  write(top, { "site-packages/boat/__init__.py": "def load() -> str: ...\n" });
  expect(digestOf(top, known)).not.toBe("kept");
});
