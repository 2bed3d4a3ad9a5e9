/** Judges whether a difference that was seen once comes back: only one that does is named. */
import { changesReport, compareFacts } from "./classes.ts";
import type { Facts } from "./facts.ts";

/**
 * Minimum number of repeats of each arm, in addition to the run in which the difference was seen. A difference in all 7
 * repeats and in none of 7 canonical runs is chance in fewer than one of 3,000 cases, whatever its rate (1 in 3432 ways
 * to place 7 among 14).
 */
export const repeatsLeast = 7;

export type Counted = { readonly runs: number; readonly of: number };

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
  readonly own: Counted;
  readonly canonical: Counted;
  /** Rate of a mixed difference over all of them, with its 95 % confidence interval; null for others. */
  readonly rate: (Counted & Interval) | null;
};

export function repeatsOf(arm: string, own: Counted, canonical: Counted): Repeats {
  const both = { runs: own.runs + canonical.runs, of: own.of + canonical.of };
  const outcome =
    both.runs === 0
      ? "seen-once"
      : own.of > 0 && own.runs === own.of && canonical.runs === 0
        ? "named"
        : "mixed";
  return { arm, outcome, own, canonical, rate: outcome === "mixed" ? { ...both, ...interval(both) } : null };
}

/** Returns the most frequent result, as a report shows it; of equally frequent ones the first. */
export function usual(runs: readonly [Facts, ...Facts[]]): Facts {
  const groups: [Facts, ...Facts[]][] = [];
  for (const facts of runs) {
    const group = groups.find(([first]) => !differs(first, facts));
    if (group === undefined) groups.push([facts]);
    else group.push(facts);
  }
  const most = Math.max(...groups.map(({ length }) => length));
  return (groups.find(({ length }) => length === most) ?? runs)[0];
}

/** True if a report has other bytes because of the difference. */
export function differs(one: Facts, other: Facts): boolean {
  return changesReport(compareFacts(one, other));
}

export type Interval = { readonly low: number; readonly high: number };

/** Returns Clopper and Pearson's interval of a share, with 95 % confidence: 3 of 14 is 4.7 to 50.8 %. */
export function interval({ runs, of }: Counted): Interval {
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
