/** Shards that are joined: which belong to a run, and what is said of those that do not, or are not there. */
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { showProblem } from "../../../src/cli/program/problem.ts";
import { joinShards, readShards } from "../../../src/gate/shards/join.ts";
import type { RunIdentity } from "../../../src/model/shard.ts";
import { sha256Hex } from "../../../src/platform/hashing.ts";
import { temporaryFolder, write } from "../../support/files.ts";

const id = (digit: string) => digit.repeat(40);
const identity: RunIdentity = {
  code: sha256Hex("code"),
  machine: "linux x64, Node v24.11.1",
  place: sha256Hex("/repository"),
  base: { commit: id("1"), tree: id("2") },
  head: { commit: id("3"), tree: id("4") },
  servers: ["pyright@1.1.414"],
  configuration: sha256Hex("configuration"),
};

type Told = {
  readonly identity?: Partial<RunIdentity>;
  readonly units?: readonly object[];
  /** What lies in the folder of entries, by name. */
  readonly entries?: Readonly<Record<string, string>>;
};

const key = sha256Hex("the key of packages/a on base");
const entry = (content = "found", session = "pyright+packages+a base") => ({
  session,
  name: key,
  digest: sha256Hex(content),
});
const kept = { unit: "pyright:packages/a:base", entries: [entry()], why: null };

function shardIn(folder: string, name: string, told: Told = {}): void {
  const { units = [kept], entries = { [key]: "found" } } = told;
  const shard = { schema: "lanser.shard.v1", identity: { ...identity, ...told.identity }, units, costs: {} };
  const files = Object.entries(entries).map(([one, text]) => [`${name}/entries/${one}`, text]);
  write(folder, { [`${name}/shard.json`]: JSON.stringify(shard), ...Object.fromEntries(files) });
}

function joined(folder: string, top = temporaryFolder()) {
  const scratch = temporaryFolder();
  const shards = joinShards(readShards([folder]), scratch);
  shards.check(identity, top);
  return { ...shards, names: readdirSync(join(scratch, "observations")) };
}

/** The error as a person reads it. */
function problemOf(work: () => unknown): string {
  try {
    work();
  } catch (error) {
    return showProblem(error).text.trim();
  }
  return "no error";
}

test("what shards kept is there for the run, from one folder or from several in one", () => {
  const folder = temporaryFolder();
  const other = sha256Hex("another");
  const root = { unit: "pyright:.:head", entries: [{ ...entry("more", "pyright head"), name: other }] };
  shardIn(folder, "1");
  shardIn(folder, "2", { units: [{ ...root, why: null }], entries: { [other]: "more" } });
  expect(joined(folder).names.toSorted()).toEqual([key, other].toSorted());
  expect(joined(join(folder, "1")).names).toEqual([key]);
});

test.each<[what: string, identity: Partial<RunIdentity>]>([
  ["base", { base: { commit: id("9"), tree: id("2") } }],
  ["head", { head: { commit: id("9"), tree: id("9") } }],
  ["working tree", { head: { commit: id("3"), tree: id("9") } }],
  ["release", { code: sha256Hex("other code") }],
  ["release that it cannot tell", { code: null }],
  ["list of servers", { servers: ["pyright@1.1.413"] }],
  ["configuration", { configuration: sha256Hex("other") }],
  ["machine", { machine: "linux arm64, Node v24.11.1" }],
  ["place", { place: sha256Hex("/elsewhere") }],
])("a shard with another %s is refused by its name", (_, other) => {
  const folder = temporaryFolder();
  shardIn(folder, "1");
  shardIn(folder, "shard-of-two", { identity: other });
  expect(problemOf(() => joined(folder))).toMatchSnapshot();
});

test("two shards that found different things in one unit are refused, equal ones are not", () => {
  const folder = temporaryFolder();
  shardIn(folder, "1");
  shardIn(folder, "2");
  expect(problemOf(() => joined(folder))).toBe("no error");
  shardIn(folder, "3", { units: [{ ...kept, entries: [entry("else")] }], entries: { [key]: "else" } });
  expect(problemOf(() => joined(folder))).toMatchSnapshot();
});

test("a shard inside of the repository may have come with the change", () => {
  const folder = temporaryFolder();
  shardIn(folder, "shards/1");
  expect(problemOf(() => joined(join(folder, "shards"), folder))).toMatchSnapshot();
});

test.each<[what: string, manifest: string]>([
  ["is cut off", '{ "schema": "lanser.sh'],
  ["follows no schema", '{ "schema": "lanser.shard.v1" }'],
  [
    "names a unit that is none",
    JSON.stringify({
      schema: "lanser.shard.v1",
      identity,
      units: [{ ...kept, unit: "pyright:%zz:base" }],
      costs: {},
    }),
  ],
])("a manifest that %s is refused by its name", (_, manifest) => {
  const folder = temporaryFolder();
  write(folder, { "1/shard.json": manifest });
  expect(problemOf(() => readShards([folder]))).toMatchSnapshot();
});

test("a folder that is not there is a mistake, one without shards is none: every unit is missing", () => {
  const folder = temporaryFolder();
  expect(problemOf(() => readShards([join(folder, "typo")]))).toContain("there is no folder");
  expect(readShards([folder])).toEqual([]);
  expect(joined(folder).expected("pyright base", "there is no entry")).toEqual({
    code: "shard-missing",
    message:
      "no shard has the result of pyright base: its job did not run or failed, or its artifact is missing",
  });
});

test("what a unit lacks is said of its first look; second looks are asked live", () => {
  const folder = temporaryFolder();
  const gone = { ...entry(), session: "pyright+packages+c base", name: sha256Hex("gone") };
  shardIn(folder, "1", {
    units: [
      kept,
      { unit: "pyright:packages/b:head", entries: [], why: "a.py has no final answer" },
      { unit: "pyright:packages/c:base", entries: [gone], why: null },
    ],
  });
  const { expected } = joined(folder);
  const said = (session: string) => expected(session, "there is no entry")?.message ?? "asked live";
  expect({
    "of other files": said("pyright+packages+a base"),
    "could not be kept": said("pyright+packages+b head"),
    "entry is gone": said("pyright+packages+c base"),
    "in no shard": said("pyright+packages+a head"),
    "second look": said("pyright+packages+a base-again"),
    "head's own configuration": said("pyright+packages+b self"),
  }).toMatchSnapshot();
});

test("an entry that was altered on its way is not used", () => {
  const folder = temporaryFolder();
  shardIn(folder, "1", { entries: { [key]: "forged" } });
  const { names, expected } = joined(folder);
  expect(names).toEqual([]);
  expect(expected("pyright+packages+a base", "there is no entry")?.message).toBe(
    "the entry of pyright+packages+a base in the shard 1 is missing or damaged",
  );
});
