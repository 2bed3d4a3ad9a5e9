/** Shares a run between jobs, in values: its units, the share of one job, and the merge of all shards. */
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

function assertFollows(validate: Validate, value: unknown, what: string): void {
  if (validate(value)) return;
  const first = validate.errors?.[0];
  throw new Error(`${what} breaks its schema at ${first?.instancePath || "the top"}: ${first?.message}`);
}

type ShardOutcome =
  | { readonly kind: "looked"; readonly shard: Shard }
  | { readonly kind: "unmeasured"; readonly report: Report };

/** Checks some units, and writes what was found to `folder`, which is absolute and does not exist or is empty. */
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
          throw new UserError(
            "usage",
            "the folder for temporary files (TMPDIR) lies inside of the repository",
            {
              hint: "Set TMPDIR to another folder. Lanser keeps findings there during the run.",
            },
          );
        const known = new Set(listSizedUnits(of).map(unitText));
        for (const unit of units)
          if (!known.has(unitText(unit)))
            request.progress({
              kind: "note",
              text: `${unitText(unit)} is skipped, as in a full run`,
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
  // Last: a shard without it is none.
  writeFileSync(join(folder, manifestName), `${JSON.stringify(manifest, null, 2)}\n`);
  return { kind: "looked", shard };
}

function unitToV1({ unit, entries, why }: ShardUnit): object {
  return { unit: unitText(unit), entries, why };
}

async function checkPlace(host: Host, { repository }: GateRequest, folder: string): Promise<void> {
  await using opened = await openRepository(host, repository);
  if (leadsInto(folder, opened.top))
    throw new UserError(
      "usage",
      "a shard cannot lie inside of the repository, where a change could have put one",
      {
        hint: "Write it to a folder outside of the checkout: in a workflow below runner.temp.",
      },
    );
  if (existsSync(folder) && readdirSync(folder).length > 0)
    throw new UserError("usage", `the folder ${folder} is not empty`, {
      hint: "Give a new folder: files of an earlier run would count as part of this one.",
    });
  makeFolder(folder);
}

/** Copies the entries to the folder, and returns them by session. */
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

function shardUnit(unit: Unit, written: ReadonlyMap<string, ShardEntry>, run: RunFacts): ShardUnit {
  const own = sessionOf(unit, unit.side);
  const sessions = [own, ...(unit.side === "head" ? [sessionOf(unit, "self")] : [])];
  const unkept = (run.observations ?? []).find(
    ({ session, unkept: why }) => sessions.includes(session) && why !== null,
  );
  const entries = sessions.flatMap((session) => written.get(session) ?? []);
  const isLooked = written.has(own);
  return { unit, entries, why: unkept?.unkept ?? (isLooked ? null : "no session was begun for it") };
}

type MergedResult = GateResult & {
  /** Notes on the shards for people; for a log. */
  readonly notes: readonly string[];
};

/** Runs the ordinary gate over what shards hold. `folders` are absolute. */
export async function mergeShards(
  host: Host,
  request: GateRequest,
  folders: readonly string[],
): Promise<MergedResult> {
  const found = readShards(folders);
  using scratch = makeScratch(host);
  const shards = joinShards(found, scratch.folder);
  const asked = { ...request, observations: shards.observations };
  const result = await runGateKind(host, asked, { kind: "joined", shards });
  return { ...result, notes: notesOn(found, result.run) };
}

function notesOn(found: readonly FoundShard[], run: RunFacts): readonly string[] {
  const begun = new Map((run.observations ?? []).map((one) => [one.session, one] as const));
  return found.flatMap(({ name, units }) =>
    units.flatMap(({ unit, entries, why }) => {
      const session = sessionOf(unit, unit.side);
      if (entries.length > 0 && !begun.has(session))
        return [`the shard ${name} has ${unitText(unit)}, not a part of this run`];
      return why !== null && begun.has(session)
        ? [`${unitText(unit)} is in two shards: ${why} (shard ${name})`]
        : [];
    }),
  );
}

/** Parses units as `plan` prints them. Throws a UserError that names the first invalid one. */
export function parseUnits(text: string): readonly Unit[] {
  const words = text.split(/\s+/u).filter((word) => word !== "");
  if (words.length === 0)
    throw new UserError("usage", "no unit given", {
      hint: `Give the units of one job as \`lanser plan\` prints them; \`${noUnits}\` for a job without any.`,
    });
  if (words.length === 1 && words[0] === noUnits) return [];
  const units = words.map((word) => {
    const unit = parseUnit(word);
    if (unit !== undefined) return unit;
    throw new UserError("usage", `\`${word}\` is not a unit`, {
      hint: "A unit is SERVER:ROOT:SIDE as `lanser plan` prints it, for example pyright:packages/a:base.",
    });
  });
  const twice = units.find(
    (unit, at) => units.findIndex((one) => unitsText([one]) === unitsText([unit])) !== at,
  );
  if (twice !== undefined) throw new UserError("usage", `the unit ${unitText(twice)} appears twice`);
  return units;
}

/** Maximum number of jobs that GitHub starts for one matrix. */
const jobsMax = 256;

/** Parses the maximum number of jobs; `name` is the flag or input of the text, for messages. */
export function parseJobs(text: string, name: string): number {
  const jobs = /^\d{1,4}$/u.test(text) ? Number(text) : 0;
  if (jobs >= 1 && jobs <= jobsMax) return jobs;
  throw new UserError("usage", `${name} must be a number from 1 to ${jobsMax}, not \`${text}\``);
}

/** Reads the costs of the sessions of an earlier run from its run.json. Throws a UserError for any other file. */
export function readCosts(file: string, name: string): Costs {
  const text = readText(file, name);
  let run: unknown;
  try {
    run = JSON.parse(text);
  } catch (error) {
    throw new UserError("bad-configuration", `${name} is not JSON`, { hint: ofRun, cause: error });
  }
  if (!validateRunV1(run))
    throw new UserError("bad-configuration", `${name} does not follow schemas/run.v1.json`, { hint: ofRun });
  return (run as RunFacts).sessions ?? {};
}

const ofRun = "Give the run.json of the last run, next to its report.";

function readText(file: string, name: string): string {
  try {
    return readFileText(file);
  } catch (error) {
    throw new UserError("unreadable-file", `${name} cannot be read`, { hint: ofRun, cause: error });
  }
}
