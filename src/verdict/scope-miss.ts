/**
 * Reports findings that a run with `scope: affected` would have missed: a defect of Lanser, which a run over all files
 * shows.
 */
import { limit } from "../model/codes.ts";
import type { ComparedFinding } from "../model/finding.ts";
import type { Limit } from "../model/report.ts";
import type { LeftOut } from "../model/scope.ts";
import { plural } from "../model/text.ts";

/** Returns one limit for each left-out file with a new or fixed finding, with the rule that should have included it. */
export function scopeMisses(
  findings: readonly Pick<ComparedFinding, "path" | "state">[],
  leftOut: LeftOut | undefined,
): readonly Limit[] {
  if (leftOut === undefined) return [];
  const [base, head, near] = [new Set(leftOut.base), new Set(leftOut.head), new Set(leftOut.near)];
  const missed = findings.filter(
    ({ path, state }) => (state === "new" && head.has(path)) || (state === "fixed" && base.has(path)),
  );
  return [...Map.groupBy(missed, ({ path }) => path)].map(([path, own]) => {
    const rule = near.has(path)
      ? "it imports a changed file, and none of the names that changed was found in it"
      : "no import was found that leads from it to a changed file";
    const count = plural(own.length, "new or fixed finding");
    return limit(
      "scope-miss",
      `${path} has ${count}, and scope: affected would have left it out, because ${rule}; this is a defect of Lanser`,
    );
  });
}
