/** Pairs a finding of a value with the finding of the name that head gives to the value. */
import { comparePositions } from "../model/order.ts";
import type { Side } from "../model/report.ts";
import type { Reading } from "../syntax/reading.ts";
import type { Candidate } from "./candidate.ts";
import { isSameProblem } from "./complaint.ts";
import { checkerOf, type MatchedPair, type Matching } from "./match.ts";
import { namedValue } from "./named-value.ts";

/**
 * Adds pairs to `matching` for values that head gives a name. If `find(name).count` became `found.count`, line
 * alignment does not find the code, and the old error would count as fixed and new.
 */
export function pairNamed<Of extends Candidate & { readonly otherPath: string | null }>(
  matching: Matching<Of>,
  reading: (side: Side, path: string) => Reading | undefined,
): Matching<Of> {
  const pairs: MatchedPair<Of>[] = [];
  const taken = new Set<Of>();
  for (const base of matching.base) {
    const rivals = matching.head.filter((head) => !taken.has(head) && isOneProblem(base, head));
    const name = rivals.length === 0 ? undefined : nameOf(base, reading);
    const head = rivals.find(
      ({ finding }) => name !== undefined && comparePositions(finding.range.start, name.start) === 0,
    );
    if (head === undefined) continue;
    pairs.push({ base, head, stage: "edited" });
    taken.add(base).add(head);
  }
  const left = (of: Of) => !taken.has(of);
  return {
    pairs: [...matching.pairs, ...pairs],
    base: matching.base.filter(left),
    head: matching.head.filter(left),
  };
}

/**
 * True if two candidates are in one file and are about one kind of problem. Only such a pair can be one finding. This
 * test is cheap, so it runs before the search for the value.
 */
function isOneProblem(base: Candidate, head: Candidate): boolean {
  return (
    base.file === head.file &&
    base.family === head.family &&
    base.imported === null &&
    head.imported === null &&
    base.finding.server === head.finding.server &&
    checkerOf(base.finding.source) === checkerOf(head.finding.source) &&
    isSameProblem(base.edit().complaint, head.edit().complaint)
  );
}

/**
 * Returns the range in head of the name that replaces the value. Undefined if there is no such name, so nothing is
 * paired.
 */
function nameOf(
  { finding: { path, range }, otherPath }: Candidate & { readonly otherPath: string | null },
  reading: (side: Side, path: string) => Reading | undefined,
) {
  if (otherPath === null) return undefined;
  const [base, head] = [reading("base", path), reading("head", otherPath)];
  return base && head && namedValue(base, head, range);
}
