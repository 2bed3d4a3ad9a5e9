/**
 * Summarises several runs of the same files: how many different results there are, what is stable, and what n clean
 * runs prove.
 */
import type { Digest } from "../../model/digest.ts";
import type { DivergenceClass } from "../../model/divergence.ts";
import { compareFacts, type Divergence, noClasses, worstClass } from "./classes.ts";
import { type DriftFacts, fingerprint } from "./facts.ts";
import { compareRaw, type RawDiagnostic, rawKey } from "./raw-diagnostic.ts";

/** One run; `schedule` is the name of its schedule. */
export type Run = { readonly schedule: string; readonly facts: DriftFacts };

/** Runs with the same result. */
export type Outcome = {
  readonly digest: Digest;
  /** Number of runs of each schedule with this result, in the order of the first time. */
  readonly schedules: readonly { readonly name: string; readonly runs: number }[];
  readonly runs: number;
  /** End of the session: "healthy", or the failure. */
  readonly ended: string;
  /** Divergence from the first run's outcome. */
  readonly divergence: Divergence;
};

export type FirstDivergence = {
  /** Index of the run, from 0. */
  readonly run: number;
  readonly schedule: string;
  readonly divergence: Divergence;
};

/** A finding that `runs` runs show, of the `of` runs that could show it: those with a final answer for its file. */
export type VolatileFinding = { readonly finding: RawDiagnostic; readonly runs: number; readonly of: number };

type Bound = {
  /** 1 - 0.05^(1/n). */
  readonly exact: number;
  /** 3/n, the usual rule of thumb, slightly larger. */
  readonly ruleOfThree: number;
};

/** Summary of several runs, compared with the first one. */
export type RunsSummary = {
  readonly runs: number;
  readonly distinct: number;
  /** Number of runs by their worst class against the first run. D0 counts the first run too. */
  readonly classes: Readonly<Record<DivergenceClass, number>>;
  readonly worst: DivergenceClass;
  readonly firstDivergence: FirstDivergence | null;
  /** Outcomes in the order in which they came. */
  readonly outcomes: readonly Outcome[];
  /** Findings that every run shows, if it has a final answer for the file. */
  readonly core: readonly RawDiagnostic[];
  readonly volatile: readonly VolatileFinding[];
  /** Paths of files without an answer in any run. Equal runs say nothing about them. */
  readonly unknown: readonly string[];
  /** Upper bound of the rate of a differing result, with 95 % confidence; null unless all runs are the same. */
  readonly upper95: Bound | null;
};

/**
 * Compares all runs with the first and groups equal ones. Each different result is compared only once, because a
 * comparison is slow for large projects. Throws if there is no run.
 */
export function summarise(runs: readonly Run[]): RunsSummary {
  const first = runs[0];
  if (first === undefined) throw new Error("there is no run to summarise");
  const digests = runs.map((run) => fingerprint(run.facts));
  const outcomes = outcomesOf(runs, digests, first);
  const byDigest = new Map(outcomes.map((one) => [one.digest, one.divergence] as const));
  const classes = noClasses();
  let firstDivergence: FirstDivergence | null = null;
  for (const [index, { schedule }] of runs.entries()) {
    const divergence = byDigest.get(digests[index] as Digest) as Divergence;
    classes[divergence.class] += 1;
    if (divergence.class !== "D0") firstDivergence ??= { run: index, schedule, divergence };
  }
  return {
    runs: runs.length,
    distinct: outcomes.length,
    classes,
    worst: worstClass(outcomes.map((one) => one.divergence.class)),
    firstDivergence,
    outcomes,
    ...seen(runs),
    upper95: outcomes.length === 1 ? upperBound95(runs.length) : null,
  };
}

/**
 * Groups the runs by their digests, in the order of the first run of each result, and compares each with the first run.
 */
function outcomesOf(runs: readonly Run[], digests: readonly Digest[], first: Run): readonly Outcome[] {
  const groups = Map.groupBy(runs.keys(), (index) => digests[index] as Digest);
  return [...groups].map(([digest, indices]) => {
    const own = indices.map((index) => runs[index] as Run);
    const facts = (own[0] as Run).facts;
    return {
      digest,
      schedules: [...Map.groupBy(own, ({ schedule }) => schedule)].map(([name, group]) => ({
        name,
        runs: group.length,
      })),
      runs: own.length,
      ended: facts.failure ?? "healthy",
      divergence: compareFacts(first.facts, facts),
    };
  });
}

type Count = { readonly diagnostic: RawDiagnostic; readonly timesByRun: Map<number, number> };

/**
 * Divides the findings of all runs into stable and volatile ones. A run without a final answer for a file does not make
 * its findings volatile. Equal findings of one run are numbered: the second of two is volatile if some runs have only
 * one.
 */
function seen(runs: readonly Run[]): Pick<RunsSummary, "core" | "volatile" | "unknown"> {
  const finals = new Map<string, number>();
  const counts = new Map<string, Count>();
  for (const [index, { facts }] of runs.entries()) {
    for (const { path, state, diagnostics } of facts.files) {
      finals.set(path, (finals.get(path) ?? 0) + (state === "final" ? 1 : 0));
      for (const one of diagnostics) {
        const key = rawKey(one);
        const count = counts.get(key) ?? { diagnostic: one, timesByRun: new Map() };
        count.timesByRun.set(index, (count.timesByRun.get(index) ?? 0) + 1);
        counts.set(key, count);
      }
    }
  }
  const core: RawDiagnostic[] = [];
  const volatile: VolatileFinding[] = [];
  for (const { diagnostic, timesByRun } of counts.values()) {
    const of = finals.get(diagnostic.path) ?? 0;
    for (let nth = 1; ; nth += 1) {
      const times = [...timesByRun.values()].filter((count) => count >= nth).length;
      if (times === 0) break;
      if (times === of) core.push(diagnostic);
      else volatile.push({ finding: diagnostic, runs: times, of });
    }
  }
  return {
    core: core.sort(compareRaw),
    volatile: volatile.sort((a, b) => compareRaw(a.finding, b.finding) || b.runs - a.runs),
    unknown: [...finals].filter(([, of]) => of === 0).map(([path]) => path),
  };
}

/**
 * Returns the upper bound for the rate of differing results after n equal runs. If the rate were larger than `exact`, n
 * equal runs in a row would occur in fewer than 5 % of cases (Clopper and Pearson, one-sided, no event).
 */
export function upperBound95(runs: number): Bound {
  return { exact: 1 - 0.05 ** (1 / runs), ruleOfThree: Math.min(1, 3 / runs) };
}

/** Returns the probability that n runs show a flake of probability `p` at least once, so that people can choose n. */
export function detectionPower(p: number, runs: number): number {
  return 1 - (1 - p) ** runs;
}
