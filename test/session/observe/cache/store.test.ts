/** Entries on disk: what is read is what was written, or a miss that says why. */
import { execFileSync } from "node:child_process";
import {
  chmodSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";
import { openStore, type Store, type StorePlace } from "../../../../src/session/observe/cache/store.ts";
import { start } from "../../../support/command.ts";
import { temporaryFolder } from "../../../support/files.ts";

const name = "a".repeat(64);
const body = JSON.stringify({ found: "x".repeat(1_000) });

type Opened = { readonly store: Store; readonly folder: string; readonly file: string };

function opened(change: Partial<StorePlace> & { owner?: number; wallMs?: () => number } = {}): Opened {
  const folder = change.folder ?? join(temporaryFolder(), "observations");
  const { owner = statSync(temporaryFolder()).uid, wallMs = () => Date.now(), ...place } = change;
  const host = { pid: process.pid, kill: () => false, wallMs, randomId: () => crypto.randomUUID() };
  const store = openStore(host, { use: "read-write", bytesMax: 1_000_000, ...place, folder }, owner);
  return { store, folder, file: join(folder, name) };
}

test("what was written is read, by another run too, and nothing else is there", () => {
  const { store, folder } = opened();
  expect(store.read(name)).toEqual({ kind: "miss", why: "there is no entry" });
  expect(store.write(name, body)).toBe(null);
  expect(opened({ folder }).store.read(name)).toMatchObject({ kind: "entry", body });
  expect(readdirSync(folder)).toEqual([name]);
  expect(statSync(folder).mode & 0o777).toBe(0o700);
});

const faults: readonly (readonly [what: string, harm: (of: Opened) => void, why: string])[] = [
  ["truncated", cut, "the entry was damaged"],
  ["empty", ({ file }) => writeFileSync(file, ""), "the entry was damaged"],
  ["poisoned in one byte", (of) => edit(of, (text) => text.replace("xxx", "xyx")), "the entry was damaged"],
  ["poisoned and longer", (of) => edit(of, (text) => `${text} `), "the entry was damaged"],
  ["without a head", (of) => edit(of, (text) => text.slice(text.indexOf("\n") + 1)), "the entry was damaged"],
  ["of another format", (of) => edit(of, (text) => text.replace("-1 ", "-2 ")), "the entry was damaged"],
  ["a folder", replaceByFolder, "the entry is not a regular file"],
  ["a pipe", replaceByPipe, "the entry is not a regular file"],
  ["a link to a whole entry", replaceByLink, "the entry is a link"],
  ["open to others", ({ file }) => chmodSync(file, 0o622), "other users can write to the entry"],
  [
    "in a folder open to others",
    ({ folder }) => chmodSync(folder, 0o770),
    "other users can write to the folder",
  ],
  ["behind a link", moveFolder, "the folder is a link"],
  ["where the folder is a file", fileForFolder, "the folder is a file"],
];

test.each(faults)("an entry that is %s is a miss", (_, harm, why) => {
  const of = opened();
  of.store.write(name, body);
  harm(of);
  expect(of.store.read(name)).toEqual({ kind: "miss", why });
});

test("an entry that was damaged is written again", () => {
  const of = opened();
  of.store.write(name, body);
  cut(of);
  of.store.read(name);
  expect(existsSync(of.file)).toBe(false);
  expect(of.store.write(name, body)).toBe(null);
  expect(of.store.read(name)).toMatchObject({ kind: "entry", body });
});

test("what another user wrote is not believed, and nothing is written beside it", () => {
  const { folder, store } = opened();
  store.write(name, body);
  const other = opened({ folder, owner: statSync(folder).uid + 1 }).store;
  const why = "the folder belongs to another user";
  expect(other.read(name)).toEqual({ kind: "miss", why });
  expect(other.write("b".repeat(64), body)).toBe(why);
});

test.each<readonly [string, (folder: string) => void, string]>([
  ["a link is its place", (folder) => symlinkSync(temporaryFolder(), folder), "the folder is a link"],
  ["a file is its place", (folder) => writeFileSync(folder, ""), "the folder is a file"],
])("nothing is written where %s", (_, harm, why) => {
  const { store, folder } = opened();
  harm(folder);
  expect(store.write(name, body)).toContain(why);
  expect(readdirSync(join(folder, ".."))).toEqual(["observations"]);
});

test("a folder that cannot be made costs nothing but the entry", () => {
  const { store } = opened({ folder: "/proc/1/nothing/observations" });
  expect(store.write(name, body)).toMatch(/^the cache folder is not writable \(/u);
  expect(store.read(name).kind).toBe("miss");
});

test("an entry whose use cannot be noted is used all the same", () => {
  const { store } = opened({ wallMs: () => Number.NaN });
  expect(store.write(name, body)).toBe(null);
  expect(store.read(name)).toMatchObject({ kind: "entry", body });
});

test("nothing is written to what is only read, and an entry there is left as it is", () => {
  const of = opened();
  of.store.write(name, body);
  const long = 1_000;
  const { store } = opened({ folder: of.folder, use: "read", wallMs: () => long });
  expect(store.read(name)).toMatchObject({ kind: "entry", body });
  expect(store.write("b".repeat(64), body)).toBe("this cache is read-only");
  store.remove(name);
  expect(lstatSync(of.file).atimeMs).toBeGreaterThan(long);
  expect(readdirSync(of.folder)).toEqual([name]);
});

const scripted = fileURLToPath(new URL("../../../support/store-writer.ts", import.meta.url));

test("a full disk leaves no entry, and none of what was written of it", () => {
  const folder = join(temporaryFolder(), "observations");
  // A process that may not write beyond a size meets the same as on a full disk, without privileges.
  const line = `ulimit -f 8; exec "$0" "$@"`;
  const said = execFileSync("/bin/sh", ["-c", line, process.execPath, scripted, folder, "1", "100000"]);
  expect(said.toString()).toMatch(/^the cache folder is not writable \(EFBIG\)/u);
  expect(readdirSync(folder)).toEqual([]);
});

test("two runs that write and read the same entries never read half of one", async () => {
  const folder = join(temporaryFolder(), "observations");
  const runs = [0, 1].map(
    () => start([process.execPath, scripted, folder, "150", "20000"], { cwd: "/", env: {} }).ended,
  );
  const said = await Promise.all(runs);
  expect(said.map(({ code, stdout }) => `${code} ${stdout}`)).toEqual(["0 whole\n", "0 whole\n"]);
  expect(readdirSync(folder)).toEqual([name]);
});

test("what a killed run left half-written is removed by the next that writes", () => {
  const { store, folder } = opened();
  store.write(name, body);
  writeFileSync(join(folder, ".writing-4194999-x"), "half");
  store.write("b".repeat(64), body);
  expect(readdirSync(folder)).toEqual([name, "b".repeat(64)]);
});

describe("eviction", () => {
  const names = ["1", "2", "3", "4"].map((digit) => digit.repeat(64));
  const kept = ({ folder }: Opened) => readdirSync(folder).map((one) => one[0]);

  test("takes what was used longest ago, and reading is using", () => {
    const clock = clockAt(1_000_000);
    const of = opened({ bytesMax: 3_500, wallMs: clock.wallMs });
    for (const one of names.slice(0, 3)) of.store.write(one, body);
    of.store.read("1".repeat(64));
    of.store.write("4".repeat(64), body);
    expect(kept(of)).toEqual(["1", "3", "4"]);
  });

  test("goes by size: a large entry takes the place of several", () => {
    const clock = clockAt(1_000_000);
    const of = opened({ bytesMax: 3_500, wallMs: clock.wallMs });
    for (const one of names.slice(0, 3)) of.store.write(one, body);
    of.store.write("4".repeat(64), body.repeat(2));
    expect(kept(of)).toEqual(["3", "4"]);
  });

  test("keeps what was just written when the clock was set back", () => {
    const clock = clockAt(10_000_000_000);
    const of = opened({ bytesMax: 3_500, wallMs: clock.wallMs });
    for (const one of names.slice(0, 2)) of.store.write(one, body);
    clock.set(1_000_000);
    for (const one of names.slice(2)) of.store.write(one, body);
    expect(kept(of).slice(1)).toEqual(["3", "4"]);
    expect(kept(of)).toHaveLength(3);
    expect(of.store.read("4".repeat(64)).kind).toBe("entry");
  });

  test("leaves what is no entry", () => {
    const of = opened({ bytesMax: 1_500 });
    of.store.write(name, body);
    writeFileSync(join(of.folder, "README"), "of a person");
    utimesSync(join(of.folder, "README"), 1, 1);
    of.store.write("b".repeat(64), body);
    expect(readdirSync(of.folder)).toEqual(["README", "b".repeat(64)]);
  });

  test("an entry larger than all may be together is not written", () => {
    const of = opened({ bytesMax: 500 });
    expect(of.store.write(name, body)).toMatch(/^the entry is too large/u);
    expect(readdirSync(join(of.folder, ".."))).toEqual([]);
  });
});

/** Two minutes go by whenever it is looked at. */
function clockAt(ms: number) {
  let now = ms;
  const set = (other: number) => {
    now = other;
  };
  const wallMs = () => {
    now += 120_000;
    return now;
  };
  return { set, wallMs };
}

function edit({ file }: Opened, change: (text: string) => string): void {
  writeFileSync(file, change(readFileSync(file, "utf8")));
}

function cut(of: Opened): void {
  edit(of, (text) => text.slice(0, -1));
}

function replaceByFolder({ file }: Opened): void {
  rmSync(file);
  mkdirSync(file);
}

function replaceByPipe({ file }: Opened): void {
  rmSync(file);
  execFileSync("mkfifo", ["-m", "600", file]);
}

function replaceByLink({ file }: Opened): void {
  const elsewhere = join(temporaryFolder(), "entry");
  renameSync(file, elsewhere);
  symlinkSync(elsewhere, file);
}

function moveFolder({ folder }: Opened): void {
  const elsewhere = join(temporaryFolder(), "own");
  renameSync(folder, elsewhere);
  symlinkSync(elsewhere, folder);
}

function fileForFolder({ folder }: Opened): void {
  rmSync(folder, { recursive: true });
  writeFileSync(folder, "");
}
