/** What an earlier run found whole is not read again, as long as the file system knows of no change. */
import {
  chmodSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { beforeEach, expect, test, vi } from "vitest";
import { keepVerified, readVerified } from "../../src/servers/tree-digest.ts";
import { folderOf, temporaryFolder } from "../support/files.ts";

const contents = [{ folder: "node_modules", bookkeeping: [] }];
const owner = process.getuid?.() ?? 0;
const forged = `sha256:${"0".repeat(64)}`;

beforeEach(() => vi.resetModules());

/** As a process would that has just begun. */
async function digestOf(folder: string, kept: string): Promise<string> {
  vi.resetModules();
  const { treeDigest } = await import("../../src/servers/tree-digest.ts");
  return treeDigest(folder, contents, { folder: kept, owner });
}

/** The one record, and when it was written: files count as settled two seconds later. */
function recordIn(kept: string, aheadSeconds: number): string {
  const [name = ""] = readdirSync(kept);
  const file = join(kept, name);
  const at = statSync(file).mtimeMs / 1_000 + aheadSeconds;
  utimesSync(file, at, at);
  return file;
}

test("the bytes are read again only where a file is another, or changed shortly before", async () => {
  const folder = folderOf({ "node_modules/a/index.js": "one", "node_modules/b.js": "two" });
  const kept = join(temporaryFolder(), "verified");
  const digest = await digestOf(folder, kept);
  const [state] = readFileSync(recordIn(kept, 0), "utf8").split("\n");
  // What is kept is told apart from what was read by being wrong.
  const forge = (aheadSeconds: number) => {
    const file = recordIn(kept, 0);
    writeFileSync(file, `${state}\n${forged}\n`);
    recordIn(kept, aheadSeconds);
  };
  forge(0);
  expect(await digestOf(folder, kept)).toBe(digest);
  forge(3);
  expect(await digestOf(folder, kept)).toBe(forged);
  const { atime, mtime } = statSync(join(folder, "node_modules/b.js"));
  writeFileSync(join(folder, "node_modules/b.js"), "owt");
  utimesSync(join(folder, "node_modules/b.js"), atime, mtime);
  const changed = await digestOf(folder, kept);
  expect([forged, digest]).not.toContain(changed);
  recordIn(kept, 3);
  writeFileSync(join(folder, "node_modules/b.js"), "two");
  expect(await digestOf(folder, kept)).toBe(digest);
  forge(3);
  writeFileSync(join(folder, "node_modules/c.js"), "");
  expect([forged, digest, changed]).not.toContain(await digestOf(folder, kept));
});

test("a record that is damaged, of another user, or that others may have written counts for nothing", () => {
  const folder = join(temporaryFolder(), "verified");
  const place = { folder, owner };
  const tree = { state: "a".repeat(64), newestMs: 0 };
  const read = () => readVerified(place, "key", tree);
  expect(read()).toBeUndefined();
  keepVerified(place, "key", tree, forged);
  expect(read()).toBe(forged);
  expect(statSync(folder).mode & 0o777).toBe(0o700);
  expect(readVerified(place, "another", tree)).toBeUndefined();
  expect(readVerified(place, "key", { ...tree, state: "b".repeat(64) })).toBeUndefined();
  expect(readVerified({ folder, owner: owner + 1 }, "key", tree)).toBeUndefined();

  const [name = ""] = readdirSync(folder);
  const file = join(folder, name);
  const damaged = ["", tree.state, `${tree.state}\nsha256:0\n`, `${tree.state}\n${forged}\nmore`].map(
    (text) => {
      writeFileSync(file, text);
      return read();
    },
  );
  expect(damaged).toEqual([undefined, undefined, undefined, undefined]);

  keepVerified(place, "key", tree, forged);
  chmodSync(file, 0o620);
  expect(read()).toBeUndefined();
  keepVerified(place, "key", tree, forged);
  chmodSync(folder, 0o720);
  expect(read()).toBeUndefined();
  chmodSync(folder, 0o700);
  expect(read()).toBe(forged);
  renameSync(file, join(folder, "elsewhere"));
  symlinkSync("elsewhere", file);
  expect(read()).toBeUndefined();
});

test("where it cannot be kept nothing happens", () => {
  const folder = folderOf({ verified: "a file" });
  const place = { folder: join(folder, "verified"), owner };
  const tree = { state: "a".repeat(64), newestMs: 0 };
  keepVerified(place, "key", tree, forged);
  expect(readVerified(place, "key", tree)).toBeUndefined();
  mkdirSync(join(folder, "closed"), { mode: 0o500 });
  keepVerified({ folder: join(folder, "closed/deep/verified"), owner: owner + 1 }, "key", tree, forged);
  expect(readdirSync(folder)).toEqual(["closed", "verified"]);
});
