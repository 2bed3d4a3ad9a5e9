/** Judges compared runs in one word. */
import { changesReport, compareFacts, type Divergence } from "./classes.ts";
import type { DriftFacts } from "./facts.ts";
import type { Run, RunsSummary } from "./runs.ts";

/**
 * Minimum number of repeats of each arm, in addition to the run that showed the difference first. A difference in all 7
 * repeats and in none of 7 canonical runs is chance in fewer than one of 3,000 cases, for any rate of a flake: only 1
 * of 3432 ways to place 7 among 14 runs looks like that.
 */
export const repeatsLeast = 7;

/** `runs` of `of` runs. */
export type RunCount = { readonly runs: number; readonly of: number };

/**
 * Outcome of repeats. "named": in every repeat of its arm, and in no canonical run. "seen-once": in no repeat of
 * either. "mixed": anything else.
 */
export type RepeatOutcome = "named" | "mixed" | "seen-once";

/** Result of repeating one arm: how many of its runs, and how many canonical runs, show the difference. */
export type Repeats = {
  /** Name of a schedule or of a variation. */
  readonly arm: string;
  readonly outcome: RepeatOutcome;
  /** Number of the arm's repeats that show the difference. `canonical` is the number of canonical runs that show it. */
  readonly own: RunCount;
  readonly canonical: RunCount;
  /** Rate of a mixed difference over all these runs, with its 95 % confidence interval; null for other outcomes. */
  readonly rate: (RunCount & Interval) | null;
};

/**
 * Decides whether a difference belongs to its arm, from the number of runs that show it. A difference that comes and
 * goes ("mixed") belongs to the server: its rate is reported instead.
 */
export function repeatsOf(arm: string, own: RunCount, canonical: RunCount): Repeats {
  const both = { runs: own.runs + canonical.runs, of: own.of + canonical.of };
  const outcome =
    both.runs === 0
      ? "seen-once"
      : own.of > 0 && own.runs === own.of && canonical.runs === 0
        ? "named"
        : "mixed";
  return {
    arm,
    outcome,
    own,
    canonical,
    rate: outcome === "mixed" ? { ...both, ...confidenceInterval(both) } : null,
  };
}

/**
 * Returns the most frequent result, and the first of equally frequent ones. It is the reference for all comparisons:
 * the first run could be the one flake.
 */
export function usualFacts(runs: readonly [DriftFacts, ...DriftFacts[]]): DriftFacts {
  const groups: [DriftFacts, ...DriftFacts[]][] = [];
  for (const facts of runs) {
    const group = groups.find(([first]) => !factsDiffer(first, facts));
    if (group === undefined) groups.push([facts]);
    else group.push(facts);
  }
  const most = Math.max(...groups.map(({ length }) => length));
  return (groups.find(({ length }) => length === most) ?? runs)[0];
}

/** True if two runs would give different reports. Differences that no report shows do not count. */
export function factsDiffer(one: DriftFacts, other: DriftFacts): boolean {
  return changesReport(compareFacts(one, other));
}

type Interval = { readonly low: number; readonly high: number };

/**
 * Returns the interval of Clopper and Pearson for a share, with 95 % confidence: 3 of 14 gives 4.7 to 50.8 %. The
 * interval is exact for few runs, where the normal approximation is wrong.
 */
export function confidenceInterval({ runs, of }: RunCount): Interval {
  const tail = 0.025;
  return {
    low: runs === 0 ? 0 : root((p) => atLeast(runs, of, p) - tail),
    high: runs === of ? 1 : root((p) => tail - (1 - atLeast(runs + 1, of, p))),
  };
}

/**
 * Returns the probability that at least `least` of `of` runs differ if each differs with probability `p` (binomial).
 */
function atLeast(least: number, of: number, p: number): number {
  let sum = 0;
  let ways = 1;
  for (let k = 0; k <= of; k += 1) {
    if (k >= least) sum += ways * p ** k * (1 - p) ** (of - k);
    ways = (ways * (of - k)) / (k + 1);
  }
  return sum;
}

/** Returns the zero of a function that grows on 0 to 1, by 60 halvings: enough for the precision of a number. */
function root(of: (p: number) => number): number {
  let [low, high] = [0, 1];
  for (let halving = 0; halving < 60; halving += 1) {
    const middle = (low + high) / 2;
    if (of(middle) < 0) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
}

/** One run with a variation of the environment. */
export type VariedRun = {
  readonly name: string;
  /** Divergence from the first canonical run. */
  readonly divergence: Divergence;
  readonly notVaried: readonly string[];
};

/**
 * Judgements of a drift report. `judgeRuns` and `judgeRepeats` choose the first one that holds, the most serious first.
 * `priority` P0 breaks the promise that the same schedule gives the same report; `data` is a measured property of the
 * server.
 */
export const judgements = {
  inconclusive: { priority: "none", words: "no canonical run gave an answer" },
  incomparable: { priority: "none", words: "the environments of the compared runs differ" },
  nondeterministic: { priority: "P0", words: "the same schedule gave different results" },
  drifted: { priority: "P0", words: "the same schedule gives another result than the recording" },
  "order-dependent": { priority: "data", words: "the result depends on the order of files" },
  "environment-dependent": { priority: "data", words: "the result depends on the server's environment" },
  "seen-once": { priority: "none", words: "a difference of one run did not happen again" },
  harmless: { priority: "none", words: "the only differences are outside of reports" },
  stable: { priority: "none", words: "every run gave the same result" },
} as const satisfies Record<string, { readonly priority: "P0" | "data" | "none"; readonly words: string }>;

export type Judgement = keyof typeof judgements;

/**
 * Judges the runs before any difference is repeated: the first check that holds decides. Checks that make a comparison
 * meaningless (no answer, another environment) come before the differences that they would explain.
 */
export function judgeRuns(
  canonical: readonly Run[],
  canonicalRuns: RunsSummary,
  allRuns: RunsSummary,
  recorded: Divergence | null,
  varied: readonly VariedRun[],
): Judgement {
  const around = varied.map(({ divergence }) => divergence);
  const others = [...around, ...(recorded === null ? [] : [recorded])];
  if (canonical.every(({ facts }) => !hasAnswer(facts))) return "inconclusive";
  if (allRuns.classes.D9 > 0 || around.some((one) => one.class === "D9")) return "incomparable";
  if (hasChange(canonicalRuns)) return "nondeterministic";
  if (recorded?.class === "D9") return "incomparable";
  if (recorded !== null && changesReport(recorded)) return "drifted";
  if (hasChange(allRuns)) return "order-dependent";
  if (varied.some(({ divergence }) => changesReport(divergence))) return "environment-dependent";
  return allRuns.distinct > 1 || others.some((one) => one.class !== "D0") ? "harmless" : "stable";
}

/** True if a session gave a final answer for a file. Without one, equal runs prove nothing about the server. */
export function hasAnswer({ failure, files }: DriftFacts): boolean {
  return failure === null && (files.length === 0 || files.some(({ state }) => state === "final"));
}

function hasChange({ outcomes }: RunsSummary): boolean {
  return outcomes.some(({ divergence }) => changesReport(divergence));
}

/**
 * Judges again after the repeats, which show whether a first difference was chance. A mixed difference means a flaky
 * server. Otherwise the first named arm decides; orders come before variations. `first` is the judgement of
 * `judgeRuns`.
 */
export function judgeRepeats(
  first: Judgement,
  repeats: readonly (Pick<Repeats, "outcome"> & { readonly names: Judgement })[],
  recorded: Divergence | null,
): Judgement {
  if (repeats.length === 0) return first;
  if (repeats.some(({ outcome }) => outcome === "mixed")) return "nondeterministic";
  const named = repeats.find(({ outcome }) => outcome === "named")?.names;
  return named ?? (recorded?.class === "D9" ? "incomparable" : "seen-once");
}
