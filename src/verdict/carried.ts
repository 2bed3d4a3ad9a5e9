/** Which new findings of one state of a change are those of an earlier one: nothing but matching, no server is asked. */
import type { ComparedFinding, Place } from "../model/finding.ts";
import { compareSides } from "./compare-sides.ts";
import type { MeasuredChange } from "./measure.ts";
import type { SideRun } from "./record.ts";

/** A state: what is new in it, measured from base, and head of each server by its id. */
export type CarryingState = {
  readonly news: readonly ComparedFinding[];
  readonly sides: ReadonlyMap<string, SideRun>;
};

/** By id: of what is new in `after` the id that it had in `before`. `change` is that between these two. */
export function carriedNews(
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

/** Not by the message, which names what was renamed; nor by the symbol. */
function placeKey({ code }: Pick<ComparedFinding, "code">, { path, range: { start, end } }: Place): string {
  return JSON.stringify([path, start.line, start.character, end.line, end.character, code]);
}
