/**
 * Finds the new findings of one state of a change that an earlier state also has, by matching alone, without a
 * server. A walk over commits credits each finding to the commit that introduced it.
 */
import type { ComparedFinding, Place } from "../model/finding.ts";
import { compareSides } from "./compare-sides.ts";
import type { MeasuredChange } from "./measure.ts";
import type { SideRun } from "./record.ts";

/** State of a change: its new findings, measured from base, and head of each server by id. */
export type CarryingState = {
  readonly news: readonly ComparedFinding[];
  readonly sides: ReadonlyMap<string, SideRun>;
};

/**
 * Returns for new findings of `after` the id that each had in `before`. `change` is the change between the two
 * states.
 */
export function carriedFindings(
  before: CarryingState,
  after: CarryingState,
  change: Pick<MeasuredChange, "changedFiles" | "ignore">,
): ReadonlyMap<string, string> {
  return new Map(
    [...after.sides].flatMap(([server, head]) => {
      const base = before.sides.get(server);
      const of = ({ news }: CarryingState) => news.filter((one) => one.server === server);
      const old = new Map(of(before).map((one) => [placeKey(one, one), one.id]));
      if (base === undefined || old.size === 0) return [];
      const pairs = compareSides(change, { base, head }).findings.flatMap((one) =>
        one.base === null ? [] : [[placeKey(one, one), placeKey(one, one.base)] as const],
      );
      const cameFrom = new Map(pairs);
      return of(after).flatMap((one) => {
        const was = old.get(cameFrom.get(placeKey(one, one)) ?? "");
        return was === undefined ? [] : [[one.id, was] as const];
      });
    }),
  );
}

/**
 * Returns the key of a finding without its message and symbol: both can name a symbol that was renamed in between.
 */
function placeKey({ code }: Pick<ComparedFinding, "code">, { path, range: { start, end } }: Place): string {
  return JSON.stringify([path, start.line, start.character, end.line, end.character, code]);
}
