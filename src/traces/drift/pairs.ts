/**
 * Compares two lists of diagnostics. Equal ones cancel out. The rest is paired, so that a reworded message counts as
 * one changed diagnostic and not as one removed and one added.
 */
import { compareRanges } from "../../model/order.ts";
import { compareRaw, numbersOf, type RawDiagnostic, rawKey } from "./raw-diagnostic.ts";

/** Classes that one diagnostic can have. */
export type PairClass = "D2" | "D3" | "D4" | "D5";

/** Two versions of one diagnostic; null on a side that does not have it. */
export type DiagnosticPair =
  | { readonly class: Exclude<PairClass, "D4">; readonly wanted: RawDiagnostic; readonly got: RawDiagnostic }
  | { readonly class: "D4"; readonly wanted: RawDiagnostic; readonly got: null }
  | { readonly class: "D4"; readonly wanted: null; readonly got: RawDiagnostic };

/**
 * Keys by which two diagnostics count as the same one, the closest first: everything except severity, tags and related
 * places; place and rule; rule and message; place and message. Each pass pairs only diagnostics that earlier passes
 * left.
 */
const passes: readonly ((raw: RawDiagnostic) => string)[] = [
  ({ path, range, source, code, message }) =>
    JSON.stringify([path, ...numbersOf(range), source, code, message]),
  ({ path, range, source, code }) => JSON.stringify([path, ...numbersOf(range), source, code]),
  ({ path, source, code, message }) => JSON.stringify([path, source, code, message]),
  ({ path, range, message }) => JSON.stringify([path, ...numbersOf(range), message]),
];

/**
 * Returns the differences between two lists in any order, sorted by path and range. Within a pass equal keys
 * are paired in the order of the full key, first with first, so swapping the sides gives the same pairs. A pair's class
 * is its most serious difference: severity, rule, tags or related places before range, range before message.
 */
export function pairDifferences(
  wanted: readonly RawDiagnostic[],
  got: readonly RawDiagnostic[],
): readonly DiagnosticPair[] {
  let [left, right] = withoutEqual(wanted, got);
  const pairs: DiagnosticPair[] = [];
  for (const keyOf of passes) {
    const rightByKey = Map.groupBy(right, keyOf);
    const takenByKey = new Map<string, number>();
    const paired = new Set<RawDiagnostic>();
    for (const one of left) {
      const key = keyOf(one);
      const taken = takenByKey.get(key) ?? 0;
      const other = rightByKey.get(key)?.[taken];
      if (other === undefined) continue;
      takenByKey.set(key, taken + 1);
      paired.add(one).add(other);
      pairs.push({ class: classOf(one, other), wanted: one, got: other });
    }
    left = left.filter((one) => !paired.has(one));
    right = right.filter((one) => !paired.has(one));
  }
  for (const one of left) pairs.push({ class: "D4", wanted: one, got: null });
  for (const one of right) pairs.push({ class: "D4", wanted: null, got: one });
  return pairs.sort((a, b) => compareRaw(firstOf(a), firstOf(b)));
}

/** Returns the smaller diagnostic of a pair, so that swapping the sides does not change the order of the pairs. */
function firstOf({ wanted, got }: DiagnosticPair): RawDiagnostic {
  if (wanted === null) return got;
  return got === null || compareRaw(wanted, got) <= 0 ? wanted : got;
}

/** Returns the class of a pair: D5 for another severity or rule, D3 for another range, D2 for other words only. */
function classOf(one: RawDiagnostic, other: RawDiagnostic): Exclude<PairClass, "D4"> {
  const isSameKind =
    one.severity === other.severity &&
    one.source === other.source &&
    one.code === other.code &&
    one.tags === other.tags &&
    one.related === other.related;
  if (!isSameKind) return "D5";
  return compareRanges(one.range, other.range) === 0 ? "D2" : "D3";
}

/**
 * Removes equal diagnostics from both sides, as often as both have them: a server can report the same diagnostic twice,
 * and then one copy can be the difference. The rest is sorted by `compareRaw`.
 */
function withoutEqual(
  wanted: readonly RawDiagnostic[],
  got: readonly RawDiagnostic[],
): [readonly RawDiagnostic[], readonly RawDiagnostic[]] {
  // Copies, because the caller collects paired diagnostics in a Set, and a list can contain the same object twice.
  const [left, right] = [wanted, got].map((all) => all.map((one) => ({ ...one })).sort(compareRaw)) as [
    RawDiagnostic[],
    RawDiagnostic[],
  ];
  const counts = new Map<string, number>();
  for (const one of right) add(counts, rawKey(one), 1);
  const common = new Map<string, number>();
  const leftOnly = left.filter((one) => {
    const key = rawKey(one);
    const isInRight = (counts.get(key) ?? 0) > 0;
    if (isInRight) {
      add(counts, key, -1);
      add(common, key, 1);
    }
    return !isInRight;
  });
  const rightOnly = right.filter((one) => {
    const key = rawKey(one);
    const isCommon = (common.get(key) ?? 0) > 0;
    if (isCommon) add(common, key, -1);
    return !isCommon;
  });
  return [leftOnly, rightOnly];
}

function add(counts: Map<string, number>, key: string, by: number): void {
  counts.set(key, (counts.get(key) ?? 0) + by);
}
