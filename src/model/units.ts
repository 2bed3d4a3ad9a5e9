/** Units of a run: one server on one root on one side. Parallel jobs share them, balanced by cost. */
import { compareText } from "./order.ts";
import type { Side } from "./report.ts";
import { type SessionName, unitName } from "./sessions.ts";
import { plural } from "./text.ts";

export type Unit = { readonly server: string; readonly root: string; readonly side: Side };

/** A unit with the size of its files, known before it is checked. */
export type SizedUnit = Unit & {
  readonly files: number;
  readonly bytes: number;
};

/**
 * Formats a unit as `pyright:packages/a:base`. Folder names come from a change, and a workflow puts the text into a
 * command. So it has no character that is special to a shell and none that separates units.
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

/** Parses a text of `unitText`; undefined for any other text. */
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

/** Text for no units. An empty value would look like an input that was not set. */
export const noUnits = "none";

export function unitsText(units: readonly Unit[]): string {
  return units.length === 0 ? noUnits : units.map(unitText).join(" ");
}

/** Returns the name of the unit's session for people and `run.json`: `pyright+packages+a base`. */
export function sessionOf({ server, root }: Unit, session: SessionName): string {
  return `${unitName(server, root)} ${session}`;
}

/** Describes a unit for a sentence. */
export function unitWords({ server, root, side }: Unit): string {
  return `${server} on ${side}${root === "." ? "" : ` of ${root}`}`;
}

/** Duration of each session, by its name: `sessions` of a `run.json`. */
export type Costs = Readonly<Record<string, { readonly ms: number }>>;

export type PlannedJob = {
  /** In the order of their names. */
  readonly units: readonly SizedUnit[];
  readonly files: number;
  /** Expected, in the unit of all weights of a plan. */
  readonly weight: number;
};

export type Plan = {
  /** At least one job, even if there is nothing to do: GitHub fails on a matrix without jobs. */
  readonly jobs: readonly PlannedJob[];
  /** `ms`: balanced by the costs of an earlier run. `bytes`: no usable costs, so only source sizes count. */
  readonly by: "ms" | "bytes";
};

/** Cost of a server's start without its files, as an equivalent amount of source. */
const startBytes = 20_000;

/**
 * Assigns the heaviest unit first, always to the job with the least weight. The result is at most a third above the
 * optimum (Graham, 1969). A unit that the earlier run did not have is assumed to cost as much per byte as the others.
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

/** For people. */
export function planText({ jobs, by }: Plan): string {
  const lines = jobs.flatMap(({ units, files, weight }, at) => [
    `job ${at + 1} of ${jobs.length}: ${plural(units.length, "unit")}, ${plural(files, "file")}${by === "ms" ? `, about ${(weight / 1_000).toFixed(1)} s` : ""}`,
    ...units.map((unit) => `  ${unitText(unit)}  ${plural(unit.files, "file")}`),
  ]);
  const how =
    by === "ms" ? "balanced by the times of the last run" : "balanced by the size of the sources; see --last";
  return `${[...lines, how].join("\n")}\n`;
}
