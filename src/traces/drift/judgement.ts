/** Judges compared runs in one word. */
import { changesReport, compareFacts, type Divergence } from "./classes.ts";
import type { DriftFacts } from "./facts.ts";
import type { Run, RunsSummary } from "./runs.ts";

// Judges whether a difference that was seen once comes back: only one that does is named.

/**
 * Minimum number of repeats of each arm, in addition to the run in which the difference was seen. A difference in all 7
 * repeats and in none of 7 canonical runs is chance in fewer than one of 3,000 cases, whatever its rate (1 in 3432 ways
 * to place 7 among 14).
 */
export const repeatsLeast = 7;

export type RunCount = { readonly runs: number; readonly of: number };

/**
 * Outcome of repeats. "named": in every repeat of its arm, and in no canonical run. "seen-once": in no repeat of
 * either. "mixed": anything else.
 */
export type RepeatOutcome = "named" | "mixed" | "seen-once";

export type Repeats = {
  /** Name of a schedule or of a variation. */
  readonly arm: string;
  readonly outcome: RepeatOutcome;
  /** Repeats of the arm that show the difference; `canonical` are the canonical runs that do. */
  readonly own: RunCount;
  readonly canonical: RunCount;
  /** Rate of a mixed difference over all of them, with its 95 % confidence interval; null for others. */
  readonly rate: (RunCount & Interval) | null;
};

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

/** Returns the most frequent result, as a report shows it; of equally frequent ones the first. */
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

/** True if a report has other bytes because of the difference. */
export function factsDiffer(one: DriftFacts, other: DriftFacts): boolean {
  return changesReport(compareFacts(one, other));
}

type Interval = { readonly low: number; readonly high: number };

/** Returns Clopper and Pearson's interval of a share, with 95 % confidence: 3 of 14 is 4.7 to 50.8 %. */
export function confidenceInterval({ runs, of }: RunCount): Interval {
  const tail = 0.025;
  return {
    low: runs === 0 ? 0 : root((p) => atLeast(runs, of, p) - tail),
    high: runs === of ? 1 : root((p) => tail - (1 - atLeast(runs + 1, of, p))),
  };
}

/** Returns the probability of `least` or more of `of` events, each with probability `p`. */
function atLeast(least: number, of: number, p: number): number {
  let sum = 0;
  let ways = 1;
  for (let k = 0; k <= of; k += 1) {
    if (k >= least) sum += ways * p ** k * (1 - p) ** (of - k);
    ways = (ways * (of - k)) / (k + 1);
  }
  return sum;
}

/** Returns the zero of a function that grows on 0 to 1. */
function root(of: (p: number) => number): number {
  let [low, high] = [0, 1];
  for (let halving = 0; halving < 60; halving += 1) {
    const middle = (low + high) / 2;
    if (of(middle) < 0) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
}

export type VariedRun = {
  readonly name: string;
  /** Divergence from the first canonical run. */
  readonly divergence: Divergence;
  readonly notVaried: readonly string[];
};

/**
 * Judgements; the first that holds applies. In this order: nothing was measured; the runs cannot be compared; canonical
 * runs differ; the recording is from another environment, or differs from the canonical schedule; the order of files
 * matters; the environment of the server matters; a difference did not come back; only things that no report shows
 * differ; nothing differs.
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

/** Judges single runs, before anything is repeated. */
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

/** True if a session has an answer. A healthy session without a final answer for any file proves nothing either. */
export function hasAnswer({ failure, files }: DriftFacts): boolean {
  return failure === null && (files.length === 0 || files.some(({ state }) => state === "final"));
}

function hasChange({ outcomes }: RunsSummary): boolean {
  return outcomes.some(({ divergence }) => changesReport(divergence));
}

/**
 * Judges repeated differences. A difference that comes and goes belongs to no arm. Otherwise the first named arm
 * decides, orders before variations.
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
