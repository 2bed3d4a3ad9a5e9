/**
 * Finds the differences that are due to another version of a server: those in all its repeats and in no canonical run.
 */
import { canonical } from "../../model/json.ts";
import type { Facts } from "./facts.ts";
import type { Pair } from "./pairs.ts";
import { rawKey } from "./raw-diagnostic.ts";
import { differs, type Repeats, repeatsLeast, repeatsOf, usual } from "./repeats.ts";
import { compareVersions, driftOf, type VersionDrift } from "./versions.ts";

export type Against = {
  readonly version: string;
  /** Named differences: only those that every repeat of the other version has and no canonical run. */
  readonly drift: VersionDrift;
  /** Number of runs that it is based on, without the first of the other version; null if that run does not differ. */
  readonly repeated: { readonly own: number; readonly canonical: number } | null;
  /** Differences of the first run or of a repeat that are not due to the version, and how often they were seen. */
  readonly unsettled: readonly Unsettled[];
};

export type Unsettled = { readonly pair: Pair; readonly repeats: Repeats };

export type VersionRuns = {
  readonly version: string;
  /** First run of the other version, which is not one of its repeats. */
  readonly sighting: Facts;
  /** Repeats of the other version; empty if its first run does not differ. */
  readonly own: readonly Facts[];
  /** Canonical runs, including the recording. */
  readonly canonical: readonly [Facts, ...Facts[]];
};

/** Removes what always differs between versions and is no result: their environment and their protocol. */
export function resultsOnly(facts: Facts): Facts {
  return { ...facts, environment: null, protocol: null, lookups: [] };
}

/** True if the first run of another version differs and must be repeated before anything is named. */
export function differsByVersion(canonical: Facts, sighting: Facts): boolean {
  return differs(resultsOnly(canonical), resultsOnly(sighting));
}

export function judgeVersions({ version, sighting, own, canonical: all }: VersionRuns): Against {
  const healthy = all.filter(({ failure }) => failure === null);
  const [first, ...others] = healthy;
  const reference = first === undefined ? all[0] : usual([first, ...others]);
  if (own.length === 0) {
    const once = compareVersions(reference, sighting);
    // Seen once is not named.
    const drift = once.findings.length === 0 ? once : driftOf([], [], { before: notRepeated, after: null });
    return { version, drift, repeated: null, unsettled: [] };
  }
  const repeated = { own: own.length, canonical: healthy.length };
  const failures = { before: tooFew(healthy.length, all), after: failureOf(own) };
  if (failures.before !== null || failures.after !== null)
    return { version, drift: driftOf([], [], failures), repeated, unsettled: [] };

  const unknown = new Map(
    [
      ...own.map((facts) => [reference, facts] as const),
      ...healthy.map((facts) => [facts, sighting] as const),
    ]
      .flatMap(([before, after]) => compareVersions(before, after).unknown)
      .map((one) => [one.path, one] as const),
  );
  const pairsOf = (facts: Facts) =>
    new Map(
      compareVersions(reference, facts)
        .findings.filter(({ wanted, got }) => !unknown.has((wanted ?? got).path))
        .map((pair) => [keyOf(pair), pair] as const),
    );
  const [seen, ownPairs, canonicalPairs] = [pairsOf(sighting), own.map(pairsOf), healthy.map(pairsOf)];
  const judged = [...new Map([seen, ...ownPairs].flatMap((pairs) => [...pairs]))].map(([key, pair]) => {
    const times = (runs: readonly ReadonlyMap<string, Pair>[]) => ({
      runs: runs.filter((pairs) => pairs.has(key)).length,
      of: runs.length,
    });
    return { pair, repeats: repeatsOf(version, times(ownPairs), times(canonicalPairs)) };
  });
  const named = judged.filter(({ repeats }) => repeats.outcome === "named").map(({ pair }) => pair);
  return {
    version,
    drift: driftOf(named, [...unknown.values()], failures),
    repeated,
    unsettled: judged.filter(({ repeats }) => repeats.outcome !== "named"),
  };
}

const notRepeated = "what differs was not repeated, because the canonical runs cannot be compared";

function tooFew(healthy: number, { length }: readonly Facts[]): string | null {
  return healthy < repeatsLeast ? `only ${healthy} of ${length} canonical runs were healthy` : null;
}

function failureOf(own: readonly Facts[]): string | null {
  const failed = own.flatMap(({ failure }) => (failure === null ? [] : [failure]));
  return failed[0] === undefined ? null : `${failed[0]}, in ${failed.length} of ${own.length} repeats`;
}

function keyOf({ class: of, wanted, got }: Pair): string {
  return canonical([of, wanted === null ? null : rawKey(wanted), got === null ? null : rawKey(got)]);
}
