/** Units of a run: their names, and how they are shared out to jobs. */
import { array, assert, constantFrom, integer, property, record, string, uniqueArray } from "fast-check";
import { expect, test } from "vitest";
import {
  matrixOf,
  parseUnit,
  planJobs,
  planText,
  type SizedUnit,
  sessionOf,
  type Unit,
  unitText,
} from "../../src/model/units.ts";
import { validatePlanV1 } from "../../src/schemas/generated/plan.v1.ts";

const anySide = constantFrom("base", "head");
const anyName = string({ unit: "binary", minLength: 1, maxLength: 8 }).filter(
  (name) => !name.includes("/") && name.isWellFormed(),
);
const anyUnit = record({
  server: constantFrom("pyright", "typescript"),
  root: array(anyName, { minLength: 1, maxLength: 3 }).map((names) => names.join("/")),
  side: anySide,
});
const anySized = record({
  unit: anyUnit,
  files: integer({ min: 0, max: 500 }),
  bytes: integer({ min: 0, max: 1_000_000 }),
  ms: integer({ min: 1, max: 90_000 }),
}).map(({ unit, ...size }) => ({ ...unit, ...size }));
const anyUnits = uniqueArray(anySized, { maxLength: 9, selector: unitText });

const sized = (root: string, side: Unit["side"], bytes: number, files = 1): SizedUnit => ({
  server: "pyright",
  root,
  side,
  files,
  bytes,
});

test("a unit is read as it was written, and nothing in its name means anything to a shell", () => {
  assert(
    property(anyUnit, (unit) => {
      const text = unitText(unit);
      expect(parseUnit(text)).toEqual(unit);
      expect(text).toMatch(/^[A-Za-z0-9._~%/:-]+$/u);
    }),
  );
});

test.each([
  "pyright",
  "pyright:a",
  "pyright:a:self",
  "pyright:a:base:more",
  ":a:base",
  "pyright:$(id):base",
  "pyright:%24%28id%29%:base",
  "pyright:%61:base",
])("%s is not a unit", (text) => {
  expect(parseUnit(text)).toBeUndefined();
});

test("every unit is in one job, in whatever order they come, and no job is empty while another has two", () => {
  assert(
    property(anyUnits, integer({ min: 1, max: 6 }), (units, jobsMax) => {
      const plan = planJobs(units, jobsMax);
      const names = plan.jobs.flatMap((job) => job.units.map(unitText));
      expect(names.toSorted()).toEqual(units.map(unitText).toSorted());
      expect(plan.jobs).toHaveLength(Math.max(1, Math.min(jobsMax, units.length)));
      if (units.length > 0) expect(Math.min(...plan.jobs.map((job) => job.units.length))).toBeGreaterThan(0);
      expect(planJobs(units.toReversed(), jobsMax)).toEqual(plan);
      expect(validatePlanV1(matrixOf(plan))).toBe(true);
    }),
  );
});

test("the last job ends at most a third after the best there is", () => {
  assert(
    property(anyUnits, integer({ min: 1, max: 3 }), (units, jobsMax) => {
      const costs = Object.fromEntries(units.map((unit) => [sessionOf(unit, unit.side), { ms: unit.ms }]));
      const last = Math.max(...planJobs(units, jobsMax, costs).jobs.map(({ weight }) => weight));
      const best = bestOf(
        units.map(({ ms }) => ms),
        jobsMax,
      );
      expect(last).toBeLessThanOrEqual((4 / 3) * best);
    }),
    { numRuns: 60 },
  );
});

/** The end of the last of `jobs`, over all ways to share. */
function bestOf(all: readonly number[], jobs: number): number {
  const loads = Array.from({ length: jobs }, () => 0);
  const from = (at: number): number => {
    const one = all[at];
    if (one === undefined) return Math.max(...loads);
    let best = Number.POSITIVE_INFINITY;
    for (let job = 0; job < jobs; job += 1) {
      loads[job] = (loads[job] ?? 0) + one;
      best = Math.min(best, from(at + 1));
      loads[job] = (loads[job] ?? 0) - one;
    }
    return best;
  };
  return from(0);
}

test("what the last run cost counts more than sizes, and what it did not have is taken to cost as much for its size", () => {
  const units = [
    sized("a", "base", 10),
    sized("a", "head", 10),
    sized("b", "base", 90_000),
    sized("c", "base", 10),
  ];
  expect(planJobs(units, 2).jobs.map((job) => job.units.map(unitText))).toEqual([
    ["pyright:b:base"],
    ["pyright:a:base", "pyright:a:head", "pyright:c:base"],
  ]);
  const costs = {
    "pyright+a base": { ms: 9_000 },
    "pyright+a head": { ms: 4_000 },
    "pyright+b base": { ms: 1_000 },
  };
  const plan = planJobs(units, 2, costs);
  expect(plan.by).toBe("ms");
  expect(plan.jobs.map((job) => [...job.units.map(unitText), job.weight])).toEqual([
    ["pyright:a:base", 9_000],
    ["pyright:a:head", "pyright:b:base", "pyright:c:base", 6_867],
  ]);
});

test("without anything to look at there is a job all the same", () => {
  expect(matrixOf(planJobs([], 4))).toEqual({ include: [{ job: 1, of: 1, units: "none", files: 0 }] });
});

test("people read a plan as text", () => {
  const units = [sized(".", "base", 10, 3), sized(".", "head", 20, 4)];
  expect(planText(planJobs(units, 1, { "pyright base": { ms: 2_000 } }))).toMatchInlineSnapshot(`
    "job 1 of 1: 2 units, 7 files, about 4.0 s
      pyright:.:base  3 files
      pyright:.:head  4 files
    Lanser balanced the jobs by the times of the last run.
    "
  `);
  expect(planText(planJobs(units, 2))).toMatchInlineSnapshot(`
    "job 1 of 2: 1 unit, 4 files
      pyright:.:head  4 files
    job 2 of 2: 1 unit, 3 files
      pyright:.:base  3 files
    Lanser balanced the jobs by the size of the sources. To balance by time, use --last.
    "
  `);
});
