/** Defines units: one server on one root on one side. Parallel jobs divide the units of a run, balanced by cost. */
import { compareText } from "./order.ts";
import type { Side } from "./report.ts";
import { type SessionName, unitName } from "./sessions.ts";
import { plural } from "./text.ts";

/** The smallest part of a run that a job can check alone. */
export type Unit = { readonly server: string; readonly root: string; readonly side: Side };

/** A unit with the size of its files, known before it is checked. */
export type SizedUnit = Unit & {
  readonly files: number;
  readonly bytes: number;
};

/**
 * Formats a unit as `pyright:packages/a:base`. A workflow puts the text into a command, and folder names come from the
 * change. So every character that is special to a shell, and every separator of units, is percent-encoded.
 */
export function unitText({ server, root, side }: Unit): string {
  return `${server}:${root.split("/").map(encoded).join("/")}:${side}`;
}

function encoded(name: string): string {
  const others = /[!'()*]/gu;
  return encodeURIComponent(name).replace(
    others,
    (one) => `%${one.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}

/** Parses a text of `unitText`; undefined for any other text, because the text comes from the input of a workflow. */
export function parseUnit(text: string): Unit | undefined {
  const [server, path, side, ...more] = text.split(":");
  if (server === undefined || path === undefined || more.length > 0) return undefined;
  if (side !== "base" && side !== "head") return undefined;
  try {
    const unit: Unit = { server, root: decodeURIComponent(path), side };
    return server !== "" && unitText(unit) === text ? unit : undefined;
  } catch {
    return undefined;
  }
}

/** Text for no units. An empty text would look like an input that was not set. */
export const noUnits = "none";

export function unitsText(units: readonly Unit[]): string {
  return units.length === 0 ? noUnits : units.map(unitText).join(" ");
}

/** Returns the name of the unit's session for people and `run.json`: `pyright+packages+a base`. */
export function sessionOf({ server, root }: Unit, session: SessionName): string {
  return `${unitName(server, root)} ${session}`;
}

/** Describes a unit in the middle of a sentence: "pyright on base of packages/a". */
export function unitWords({ server, root, side }: Unit): string {
  return `${server} on ${side}${root === "." ? "" : ` of ${root}`}`;
}

/** Duration of each session, by its name: `sessions` of a `run.json`. */
export type Costs = Readonly<Record<string, { readonly ms: number }>>;

/** One job of a plan. */
export type PlannedJob = {
  /** In the order of their names. */
  readonly units: readonly SizedUnit[];
  readonly files: number;
  /** Expected, in the unit of all weights of a plan. */
  readonly weight: number;
};

/** Units of a run, divided between jobs. */
export type Plan = {
  /** At least one job, even if there is nothing to do: GitHub fails on a matrix without jobs. */
  readonly jobs: readonly PlannedJob[];
  /** `ms`: balanced by the costs of an earlier run. `bytes`: no usable costs, so only source sizes count. */
  readonly by: "ms" | "bytes";
};

/** Cost of a server's start without its files, as an equivalent amount of source. */
const startBytes = 20_000;

/**
 * Divides the units between at most `jobsMax` jobs, so that all jobs end at about the same time. The heaviest unit
 * comes first, and each goes to the job with the least weight. The slowest job is at most a third above the optimum
 * (Graham, 1969). `costs` are the times of an earlier run. A unit without a time is assumed to cost as much per byte as
 * the others.
 */
export function planJobs(units: readonly SizedUnit[], jobsMax: number, costs: Costs = {}): Plan {
  const costOf = (unit: SizedUnit) => costs[sessionOf(unit, unit.side)]?.ms;
  const sizeOf = ({ bytes }: SizedUnit) => bytes + startBytes;
  const known = units.filter((unit) => costOf(unit) !== undefined);
  const knownMs = total(known, (unit) => costOf(unit) ?? 0);
  const by = knownMs > 0 ? "ms" : "bytes";
  const msPerByte = knownMs / Math.max(1, total(known, sizeOf));
  const weightOf = (unit: SizedUnit) =>
    by === "bytes" ? sizeOf(unit) : (costOf(unit) ?? sizeOf(unit) * msPerByte);
  const order = (left: SizedUnit, right: SizedUnit) => compareText(unitText(left), unitText(right));
  const heaviest = units.toSorted((left, right) => weightOf(right) - weightOf(left) || order(left, right));
  const jobs = Array.from({ length: Math.max(1, Math.min(jobsMax, units.length)) }, () => ({
    units: [] as SizedUnit[],
    weight: 0,
  }));
  for (const unit of heaviest) {
    const least = jobs.reduce((best, job) => (job.weight < best.weight ? job : best));
    least.units.push(unit);
    least.weight += weightOf(unit);
  }
  return {
    by,
    jobs: jobs.map((job) => ({
      units: job.units.toSorted(order),
      files: total(job.units, ({ files }) => files),
      weight: Math.round(job.weight),
    })),
  };
}

function total<One>(all: readonly One[], of: (one: One) => number): number {
  return all.reduce((sum, one) => sum + of(one), 0);
}

/** For `strategy.matrix` of a workflow, by `fromJSON`. */
export type Matrix = {
  readonly include: readonly {
    /** From 1. */
    readonly job: number;
    readonly of: number;
    readonly units: string;
    readonly files: number;
  }[];
};

/** Returns the matrix of a plan for `lanser plan --json`. GitHub starts one job for each entry. */
export function matrixOf({ jobs }: Plan): Matrix {
  return {
    include: jobs.map(({ units, files }, at) => ({
      job: at + 1,
      of: jobs.length,
      units: unitsText(units),
      files,
    })),
  };
}

/** Describes a plan for a person who runs `lanser plan`: each job with its units, and how the jobs were balanced. */
export function planText({ jobs, by }: Plan): string {
  const lines = jobs.flatMap(({ units, files, weight }, at) => [
    `job ${at + 1} of ${jobs.length}: ${plural(units.length, "unit")}, ${plural(files, "file")}${by === "ms" ? `, about ${(weight / 1_000).toFixed(1)} s` : ""}`,
    ...units.map((unit) => `  ${unitText(unit)}  ${plural(unit.files, "file")}`),
  ]);
  const how =
    by === "ms"
      ? "Lanser balanced the jobs by the times of the last run."
      : "Lanser balanced the jobs by the size of the sources. To balance by time, use --last.";
  return `${[...lines, how].join("\n")}\n`;
}
