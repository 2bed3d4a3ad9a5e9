/**
 * Shares a run between jobs. A unit is one server for one project root on one side. A shard holds the findings of the
 * units of one job, and the last job merges all shards.
 */
import { copyFileSync, existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { GateRequest, GateResult } from "../../gate/request.ts";
import {
  entriesName,
  type FoundShard,
  joinShards,
  manifestName,
  readShards,
  shardBytesMax,
} from "../../gate/shards/join.ts";
import { listSizedUnits, lookAtUnits } from "../../gate/shards/sharing.ts";
import { openRepository } from "../../git/git.ts";
import { UserError } from "../../model/errors.ts";
import type { Report } from "../../model/report.ts";
import type { RunFacts } from "../../model/run-facts.ts";
import type { RunIdentity, Shard, ShardEntry, ShardUnit } from "../../model/shard.ts";
import {
  type Costs,
  matrixOf,
  noUnits,
  type Plan,
  parseUnit,
  planJobs,
  sessionOf,
  type Unit,
  unitsText,
  unitText,
} from "../../model/units.ts";
import { readFileBytes, readFileText } from "../../platform/files.ts";
import { leadsInto, makeFolder } from "../../platform/folders.ts";
import { sha256Hex } from "../../platform/hashing.ts";
import type { Host } from "../../platform/host.ts";
import { validatePlanV1 } from "../../schemas/generated/plan.v1.ts";
import { validateRunV1 } from "../../schemas/generated/run.v1.ts";
import { validateShardV1 } from "../../schemas/generated/shard.v1.ts";
import type { Validate } from "../../schemas/validate.ts";
import type { StorePlace } from "../../session/observe/cache/store.ts";
import { makeScratch } from "../../workspace/scratch.ts";
import { runGateKind } from "./gate.ts";

/** Result of planning. `unmeasured`: revisions, installation or disk prevent the run, and the report says how. */
type PlanOutcome =
  | { readonly kind: "planned"; readonly plan: Plan }
  | { readonly kind: "unmeasured"; readonly report: Report };

/**
 * Prepares a run up to its first check, and distributes its units to jobs. It installs the servers and writes the trees
 * as a run does, because the project roots are found in them.
 */
export async function planRun(
  host: Host,
  request: GateRequest,
  { jobs, costs }: { readonly jobs: number; readonly costs: Costs },
): Promise<PlanOutcome> {
  let plan: Plan | undefined;
  const { report } = await runGateKind(
    host,
    { ...request, observations: null },
    {
      kind: "part",
      begin: async (of) => {
        plan = planJobs(listSizedUnits(of), jobs, costs);
      },
    },
  );
  return plan === undefined ? { kind: "unmeasured", report } : { kind: "planned", plan };
}

/** Writes the matrix of the plan as one line of JSON. */
export function matrixText(plan: Plan): string {
  const matrix = matrixOf(plan);
  assertFollows(validatePlanV1, matrix, "the plan");
  return JSON.stringify(matrix);
}

/** Throws if a value breaks its published schema. That is a fault of Lanser, and other jobs could not read the file. */
function assertFollows(validate: Validate, value: unknown, what: string): void {
  if (validate(value)) return;
  const first = validate.errors?.[0];
  throw new Error(`${what} breaks its schema at ${first?.instancePath || "the top"}: ${first?.message}`);
}

/** Result of a shard's job. `unmeasured`: the run ended before its first check, and the report says why. */
type ShardOutcome =
  | { readonly kind: "looked"; readonly shard: Shard }
  | { readonly kind: "unmeasured"; readonly report: Report };

/**
 * Checks some units, and writes a shard to `folder` (absolute; missing or empty). The gate stores the findings in its
 * cache of observations, and the shard is a copy of these entries. So the merging job can use them like cached ones.
 */
export async function lookAtShard(
  host: Host,
  request: GateRequest,
  { units, folder }: { readonly units: readonly Unit[]; readonly folder: string },
): Promise<ShardOutcome> {
  await checkPlace(host, request, folder);
  using scratch = makeScratch(host);
  const store = join(scratch.folder, "observations");
  const observations: StorePlace = { folder: store, use: "read-write", bytesMax: shardBytesMax };
  let identity: RunIdentity | undefined;
  let entries: ReadonlyMap<string, string> = new Map();
  const { report, run } = await runGateKind(
    host,
    { ...request, observations },
    {
      kind: "part",
      begin: async (of) => {
        identity = of.identity;
        if (of.cache === null)
          throw new UserError("usage", "the folder for temporary files (TMPDIR) is inside the repository", {
            hint: "Set TMPDIR to another folder. The run stores its findings there until it ends.",
          });
        const known = new Set(listSizedUnits(of).map(unitText));
        for (const unit of units)
          if (!known.has(unitText(unit)))
            request.progress({
              kind: "note",
              text: `skipped ${unitText(unit)}, because the run has no such unit`,
            });
        await lookAtUnits(of, units, request.progress);
        entries = of.cache.entries();
      },
    },
  );
  if (request.signal.aborted) throw new UserError("cancelled", "the run was cancelled");
  if (identity === undefined) return { kind: "unmeasured", report };
  const written = writeEntries(store, folder, entries);
  const shard: Shard = {
    identity,
    units: units.map((unit) => shardUnit(unit, written, run)),
    costs: run.sessions ?? {},
  };
  const manifest = { schema: "lanser.shard.v1", ...shard, units: shard.units.map(unitToV1) };
  assertFollows(validateShardV1, manifest, "the shard");
  // The manifest comes last: a folder without it is not a shard, so an interrupted job leaves none.
  writeFileSync(join(folder, manifestName), `${JSON.stringify(manifest, null, 2)}\n`);
  return { kind: "looked", shard };
}

/** Converts a unit to the manifest of a shard (schemas/shard.v1.json). */
function unitToV1({ unit, entries, why }: ShardUnit): object {
  return { unit: unitText(unit), entries, why };
}

/**
 * Throws a UserError if the folder is in the repository, because a change could put false findings there. It also
 * throws if the folder is not empty: old files would become part of the shard.
 */
async function checkPlace(host: Host, { repository }: GateRequest, folder: string): Promise<void> {
  await using opened = await openRepository(host, repository);
  if (leadsInto(folder, opened.top))
    throw new UserError(
      "usage",
      "the folder of a shard is inside the repository, where a change could add a false shard",
      {
        hint: "Name a folder outside the checkout. In a workflow, use a folder below runner.temp.",
      },
    );
  if (existsSync(folder) && readdirSync(folder).length > 0)
    throw new UserError("usage", `the folder ${folder} is not empty`, {
      hint: "Name a new folder, because files of an earlier run would count as part of this one.",
    });
  makeFolder(folder);
}

/**
 * Copies the cache entries of this run to the folder, with their digests, and returns them by session. A session that
 * failed has no entry. Removes the store, which is not needed any more.
 */
function writeEntries(
  store: string,
  folder: string,
  names: ReadonlyMap<string, string>,
): ReadonlyMap<string, ShardEntry> {
  const written = new Map<string, ShardEntry>();
  mkdirSync(join(folder, entriesName));
  for (const [session, name] of names) {
    const from = join(store, name);
    if (!existsSync(from)) continue;
    copyFileSync(from, join(folder, entriesName, name));
    written.set(session, { session, name, digest: sha256Hex(readFileBytes(from)) });
  }
  rmSync(store, { recursive: true, force: true });
  return written;
}

/** Describes a unit in the manifest: its entries, or why it has none, so that the merging job checks it itself. */
function shardUnit(unit: Unit, written: ReadonlyMap<string, ShardEntry>, run: RunFacts): ShardUnit {
  const own = sessionOf(unit, unit.side);
  const sessions = [own, ...(unit.side === "head" ? [sessionOf(unit, "self")] : [])];
  const unkept = (run.observations ?? []).find(
    ({ session, unkept: why }) => sessions.includes(session) && why !== null,
  );
  const entries = sessions.flatMap((session) => written.get(session) ?? []);
  const isLooked = written.has(own);
  return {
    unit,
    entries,
    why: unkept?.unkept ?? (isLooked ? null : "the job started no session for this unit"),
  };
}

/** Result of a run over shards. */
type MergedResult = GateResult & {
  /** Notes on the shards for people; for a log. */
  readonly notes: readonly string[];
};

/**
 * Runs the ordinary gate with the findings of the shards as its cache, so that the report equals that of one job.
 * `folders` are absolute. A unit that no shard lists makes the run inconclusive. Notes tell which units were checked
 * again, or are not part of this run.
 */
export async function mergeShards(
  host: Host,
  request: GateRequest,
  folders: readonly string[],
): Promise<MergedResult> {
  const found = readShards(folders);
  using scratch = makeScratch(host);
  const shards = joinShards(found, scratch.folder);
  const joined = { ...request, observations: shards.observations };
  const result = await runGateKind(host, joined, { kind: "joined", shards });
  return { ...result, notes: notesOn(found, result.run) };
}

/** Writes a note for each unit of a shard that this run did not use, or had to check itself: both cost time. */
function notesOn(found: readonly FoundShard[], run: RunFacts): readonly string[] {
  const begun = new Map((run.observations ?? []).map((one) => [one.session, one] as const));
  return found.flatMap(({ name, units }) =>
    units.flatMap(({ unit, entries, why }) => {
      const session = sessionOf(unit, unit.side);
      if (entries.length > 0 && !begun.has(session))
        return [`the shard ${name} contains ${unitText(unit)}, which is not part of this run`];
      return why !== null && begun.has(session)
        ? [`this job checked ${unitText(unit)} again: ${why} (shard ${name})`]
        : [];
    }),
  );
}

/**
 * Parses units as `lanser plan` prints them, separated by spaces. No text at all is an error, because an empty variable
 * in a workflow would skip its part of the run. Throws a UserError that names the first invalid unit.
 */
export function parseUnits(text: string): readonly Unit[] {
  const words = text.split(/\s+/u).filter((word) => word !== "");
  if (words.length === 0)
    throw new UserError("usage", "--units is empty", {
      hint: `Name the units of one job as \`lanser plan\` prints them, or \`${noUnits}\` for a job without units.`,
    });
  if (words.length === 1 && words[0] === noUnits) return [];
  const units = words.map((word) => {
    const unit = parseUnit(word);
    if (unit !== undefined) return unit;
    throw new UserError("usage", `\`${word}\` is not a unit`, {
      hint: "Write SERVER:ROOT:SIDE as `lanser plan` prints it, for example pyright:packages/a:base.",
    });
  });
  const duplicate = units.find(
    (unit, at) => units.findIndex((one) => unitsText([one]) === unitsText([unit])) !== at,
  );
  if (duplicate !== undefined)
    throw new UserError("usage", `the list has the unit ${unitText(duplicate)} twice`);
  return units;
}

/** Maximum number of jobs that GitHub starts for one matrix. */
const jobsMax = 256;

/** Parses the maximum number of jobs; `name` is the flag or input of the text, for messages. */
export function parseJobs(text: string, name: string): number {
  const jobs = /^\d{1,4}$/u.test(text) ? Number(text) : 0;
  if (jobs >= 1 && jobs <= jobsMax) return jobs;
  throw new UserError("usage", `${name} must be a whole number from 1 to ${jobsMax}, not \`${text}\``);
}

/**
 * Reads the costs of the sessions of an earlier run from its run.json, to give each job the same amount of work. Throws
 * a UserError for any other file.
 */
export function readCosts(file: string, name: string): Costs {
  const text = readText(file, name);
  let run: unknown;
  try {
    run = JSON.parse(text);
  } catch (error) {
    throw new UserError("bad-configuration", `${name} is not valid JSON`, { hint: ofRun, cause: error });
  }
  if (!validateRunV1(run))
    throw new UserError("bad-configuration", `${name} does not follow schemas/run.v1.json`, { hint: ofRun });
  return (run as RunFacts).sessions ?? {};
}

const ofRun = "Name the run.json that an earlier run wrote next to its report.";

function readText(file: string, name: string): string {
  try {
    return readFileText(file);
  } catch (error) {
    throw new UserError("unreadable-file", `cannot read ${name}`, { hint: ofRun, cause: error });
  }
}
