/**
 * Joins the results of several jobs ("shards"). Each job wrote a manifest and its cache entries, and one run over all
 * of them has the result of a single run. A shard of another run is refused by name; a missing one makes the run
 * inconclusive.
 */
import { existsSync, lstatSync, mkdirSync, readdirSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { UserError } from "../../model/errors.ts";
import { compareText } from "../../model/order.ts";
import { explainOtherRun, type RunIdentity, type Shard, type ShardUnit } from "../../model/shard.ts";
import { type Costs, parseUnit, sessionOf, unitText, unitWords } from "../../model/units.ts";
import { readFileBytes } from "../../platform/files.ts";
import { leadsInto } from "../../platform/folders.ts";
import { sha256Hex } from "../../platform/hashing.ts";
import { validateShardV1 } from "../../schemas/generated/shard.v1.ts";
import type { ExpectedEntry } from "../../session/observe/cache/cache.ts";
import type { StorePlace } from "../../session/observe/cache/store.ts";

/** Name of the file that describes a shard. */
export const manifestName = "shard.json";
/** Name of the folder with the cache entries of a shard. */
export const entriesName = "entries";

/** Maximum sizes of a manifest and of one cache entry; larger ones are refused. */
const manifestBytesMax = 16 * 1024 * 1024;
const entryBytesMax = 80 * 1024 * 1024;
/** Maximum size of all shards, larger than the results of many jobs of a large repository: no entry may be evicted. */
export const shardBytesMax = 8 * 1024 ** 3;

/** A folder with a manifest. */
export type FoundShard = Shard & {
  /** Path of the folder; absolute. */
  readonly folder: string;
  /** Name for messages. */
  readonly name: string;
};

/** Data that a run needs of the shards that it joins. */
export type JoinedShards = {
  /**
   * Checks the shards. Throws a UserError if one is not of this run, or is in a place where a change could have put it.
   */
  readonly check: (identity: RunIdentity, top: string) => void;
  readonly expected: ExpectedEntry;
  readonly observations: StorePlace;
  readonly costs: Costs;
};

/**
 * Reads the shards. Each of `folders`, absolute, is a shard or holds shards, because a download of several artifacts
 * makes one folder for each. A folder without shards adds none. Throws a UserError for an invalid manifest.
 */
export function readShards(folders: readonly string[]): readonly FoundShard[] {
  const found = folders.flatMap((folder) => {
    const stats = lstatSync(folder, { throwIfNoEntry: false });
    if (stats === undefined) throw new UserError("not-found", `there is no folder ${folder}`);
    if (!stats.isDirectory())
      throw new UserError("usage", `${folder} is not a folder`, {
        hint: "Name the output folder of `lanser shard`, or a folder that contains several of them.",
      });
    if (existsSync(join(folder, manifestName))) return [folder];
    return readdirSync(folder)
      .sort(compareText)
      .map((name) => join(folder, name))
      .filter((one) => existsSync(join(one, manifestName)));
  });
  return [...new Set(found)].map(readShard);
}

/** Reads one manifest and checks it against its schema. Throws a UserError that names the shard. */
function readShard(folder: string): FoundShard {
  const name = basename(folder);
  const refused = (why: string, cause?: unknown) =>
    new UserError("bad-configuration", `the shard ${name} ${why}`, {
      hint: "Run the job of this shard again.",
      cause,
    });
  let manifest: unknown;
  try {
    manifest = JSON.parse(readFileBytes(join(folder, manifestName), manifestBytesMax).toString("utf8"));
  } catch (error) {
    throw refused(`cannot be read: ${manifestName} is incomplete or is not JSON`, error);
  }
  if (!validateShardV1(manifest)) {
    const first = validateShardV1.errors?.[0];
    throw refused(`does not follow schemas/shard.v1.json at ${first?.instancePath || "the top"}`);
  }
  const { identity, units, costs } = manifest as Omit<Shard, "units"> & {
    readonly units: readonly (Omit<ShardUnit, "unit"> & { readonly unit: string })[];
  };
  const parsed = units.map(({ unit: text, ...rest }) => {
    const unit = parseUnit(text);
    if (unit === undefined) throw refused(`contains an unknown unit: ${text}`);
    return { ...rest, unit };
  });
  return { folder, name, identity, units: parsed, costs };
}

/**
 * Joins the shards into one cache, from which the run takes its observations instead of starting servers. `folder` is
 * absolute, and for this run alone: the cache entries are copied there. Throws a UserError if shards contradict each
 * other.
 */
export function joinShards(shards: readonly FoundShard[], folder: string): JoinedShards {
  const known = new Map<string, { readonly shard: FoundShard; readonly of: ShardUnit }>();
  const entries = new Map<string, { readonly shard: FoundShard; readonly digest: string }>();
  for (const shard of shards) {
    for (const of of shard.units) {
      const text = unitText(of.unit);
      const before = known.get(text);
      if (before !== undefined && !isSame(before.of, of)) throw contradiction(text, before.shard, shard);
      // Equal shards are interchangeable. A shard that could not cache its result is replaced by one that could.
      if (before === undefined || before.of.why !== null) known.set(text, { shard, of });
      for (const { name, digest } of of.entries) {
        const kept = entries.get(name);
        if (kept !== undefined && kept.digest !== digest) throw contradiction(text, kept.shard, shard);
        entries.set(name, { shard, digest });
      }
    }
  }
  const store = join(folder, "observations");
  mkdirSync(store, { mode: 0o700 });
  const damaged = new Set<string>();
  for (const [name, { shard, digest }] of entries)
    if (!copyEntry(join(shard.folder, entriesName, name), join(store, name), digest)) damaged.add(name);
  const bySession = new Map(
    [...known.values()].flatMap(({ shard, of }) => [
      [sessionOf(of.unit, of.unit.side), { shard, of }] as const,
      // The job that checks head also checks it under head's own configuration.
      ...(of.unit.side === "head" ? [[sessionOf(of.unit, "self"), { shard, of }] as const] : []),
    ]),
  );
  return {
    check: (identity, top) => {
      for (const shard of shards) {
        if (leadsInto(shard.folder, top)) throw insideRepository(shard.name);
        const other = explainOtherRun(identity, shard.identity);
        if (other === undefined) continue;
        throw new UserError("bad-configuration", `the shard ${shard.name} ${other.what}`, {
          hint: other.todo,
        });
      }
    },
    expected: (session, why) => {
      const [, side = ""] = / (\S+)$/u.exec(session) ?? [];
      if (!firstLooks.has(side)) return null;
      const found = bySession.get(session);
      if (found === undefined)
        return side === "self"
          ? null
          : missing(
              `no shard has the result of ${session}: its job did not run or failed, or its artifact is missing`,
            );
      const { shard, of } = found;
      const entry = of.entries.find((one) => one.session === session);
      // The session names its own failure. An observation that could not be cached is made again, as without shards.
      if (entry === undefined) return null;
      if (damaged.has(entry.name))
        return missing(`the entry of ${session} in the shard ${shard.name} is missing or damaged`);
      return missing(
        `the shard ${shard.name} checked other files for ${unitWords(of.unit)} than this job has (${why}): install the same packages in both jobs`,
      );
    },
    observations: { folder: store, use: "read-write", bytesMax: shardBytesMax },
    costs: Object.assign({}, ...shards.map(({ costs }) => costs)) as Costs,
  };
}

/** Kinds of sessions that a shard runs; later passes run in the joining job. */
const firstLooks: ReadonlySet<string> = new Set(["base", "head", "self"]);

/** Returns the failure of a session whose result no shard has. */
function missing(message: string): ReturnType<ExpectedEntry> {
  return { code: "shard-missing", message };
}

/**
 * True if two shards have the same result for a unit. Different results cannot both be right, so the caller then
 * refuses them. A result that one shard could not cache cannot be compared, so it counts as equal.
 */
function isSame(one: ShardUnit, other: ShardUnit): boolean {
  if (one.why !== null || other.why !== null) return true;
  const text = ({ entries }: ShardUnit) =>
    entries
      .map(({ session, name, digest }) => `${session} ${name} ${digest}`)
      .sort(compareText)
      .join("\n");
  return text(one) === text(other);
}

/**
 * Returns the error for two shards with different results for one unit. One of them is from another attempt of the
 * run.
 */
function contradiction(unit: string, one: FoundShard, other: FoundShard): UserError {
  return new UserError(
    "bad-configuration",
    `the shards ${one.name} and ${other.name} have different results for ${unit}`,
    { hint: "Use only shards from one attempt of this run." },
  );
}

/** Returns the error for a shard inside the checkout: the change could have written it, with results of its own. */
function insideRepository(name: string): UserError {
  return new UserError(
    "bad-configuration",
    `the shard ${name} is inside the repository, where a change can write files`,
    {
      hint: "Download shards to a folder outside of the checkout. In a workflow, use a folder below runner.temp.",
    },
  );
}

/**
 * Copies a cache entry; false if it is missing, is a link, or does not have its digest. An artifact can be damaged,
 * and no wrong result may be used.
 */
function copyEntry(from: string, to: string, digest: string): boolean {
  try {
    if (!lstatSync(from).isFile()) return false;
    const bytes = readFileBytes(from, entryBytesMax);
    if (sha256Hex(bytes) !== digest) return false;
    writeFileSync(to, bytes, { mode: 0o600 });
    return true;
  } catch {
    return false;
  }
}
