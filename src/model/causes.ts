/** Groups findings by the edit that causes them, so that a report shows one edit with many effects once. */
import { sha256 } from "./digest.ts";
import { type Cause, type ComparedFinding, causeKinds, type Edit, type Place } from "./finding.ts";
import { canonical } from "./json.ts";
import {
  compareFindings,
  compareNullableText,
  comparePositions,
  compareRanges,
  compareText,
} from "./order.ts";
import { push } from "./push.ts";
import type { BareCause } from "./report.ts";

/**
 * Returns the identity of a cause: sha256 over the RFC 8785 text of [path, symbol, dependency name, from, to], each
 * null if absent. It contains no line, so that it survives edits elsewhere in the file. It also omits how the cause was
 * found, which can differ between the effects.
 */
export function causeId({ path, symbol, dependency }: Pick<Cause, "path" | "symbol" | "dependency">): string {
  const parts = [path, symbol, dependency?.name, dependency?.from, dependency?.to];
  return sha256(canonical(parts.map((part) => part?.toWellFormed() ?? null)));
}

/** Edits of each cause, by the id of the cause. */
export type EditsByCause = ReadonlyMap<string, readonly Edit[]>;

/**
 * Returns the causes of the findings, in the order of paths and symbols. If the effects were found in several ways, the
 * first way in `causeKinds` is the cause's own. Findings without a cause are left out.
 */
export function groupCauses(findings: readonly ComparedFinding[], edits: EditsByCause): readonly BareCause[] {
  const effects = new Map<string, { readonly cause: Cause; readonly id: string }[]>();
  for (const { id, cause } of findings.toSorted(compareFindings))
    if (cause !== null) push(effects, causeId(cause), { cause, id });
  const causes = [...effects].map(([id, own]): BareCause => {
    const found = own.map(({ cause }) => cause);
    const how = causeKinds.find((kind) => found.some((one) => one.how === kind)) ?? "definition";
    const [{ path, symbol, dependency } = { path: "", symbol: null }] = found;
    const all = edits.get(id) ?? [];
    return {
      id,
      path,
      symbol,
      how,
      dependency: dependency ?? null,
      base: around(all.flatMap(({ base }) => base ?? [])),
      head: around(all.flatMap(({ head }) => head ?? [])),
      effects: own.map((one) => one.id),
    };
  });
  return causes.sort(compareCauses);
}

export function compareCauses(left: BareCause, right: BareCause): number {
  return (
    compareText(left.path, right.path) ||
    compareNullableText(left.symbol, right.symbol) ||
    compareText(left.id, right.id)
  );
}

/**
 * Returns the range from the first to the last of several places, in the first of their files; null for no places. An
 * edit can have several parts, but a report shows it as one place.
 */
function around(places: readonly Place[]): Place | null {
  const path = places.map((place) => place.path).sort(compareText)[0];
  const ranges = places.flatMap((place) => (place.path === path ? [place.range] : [])).sort(compareRanges);
  const [first] = ranges;
  if (path === undefined || first === undefined) return null;
  const [end = first.end] = ranges
    .map((range) => range.end)
    .sort((one, other) => comparePositions(other, one));
  return { path, range: { start: first.start, end } };
}
