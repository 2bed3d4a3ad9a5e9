/** Finds the commit that hid code from the checker. */
import type { Blame } from "../model/finding.ts";
import type { Hidden } from "../model/report.ts";

/** A stop is the state of the code after one commit. */
export type HiddenStop = {
  readonly commit: string | null;
  /** Null if hidden code could not be searched for. */
  readonly hidden: readonly Hidden[] | null;
};

/**
 * Returns the hidden places of the last stop, each with the commit that hid it if that is certain. Places have no names
 * that survive an edit, so those of one file with the same reason cannot be distinguished: all of them get the same
 * commit, or none does. A file that was possibly renamed gets none.
 */
export function hiddenBlame(base: string, stops: readonly HiddenStop[]): readonly Hidden[] {
  const last = stops.at(-1)?.hidden ?? [];
  return last.map((one) => {
    const blame = blameOf(one, base, stops);
    return blame === null ? one : { ...one, blame };
  });
}

/**
 * Walks back from the last stop to the first one with the same number of such places. Null if an earlier stop has some
 * of them, or if a rename can have brought them: then no single commit is certain. `since` names the stop before a gap,
 * which is a number of commits that could not be searched for hidden code.
 */
function blameOf(one: Hidden, base: string, stops: readonly HiddenStop[]): Blame | null {
  const now = countOf(one, stops.at(-1)?.hidden ?? []);
  let since = stops.at(-1);
  let skipped = false;
  for (const stop of stops.slice(0, -1).toReversed()) {
    if (stop.hidden === null) {
      skipped = true;
      continue;
    }
    const before = countOf(one, stop.hidden);
    if (before === now) {
      since = stop;
      skipped = false;
      continue;
    }
    if (since === undefined || before > 0 || mayHaveMoved(one, stop.hidden, since.hidden ?? [])) return null;
    return skipped ? { commit: since.commit, since: stop.commit ?? base } : { commit: since.commit };
  }
  if (since === undefined) return null;
  return skipped ? { commit: since.commit, since: base } : { commit: since.commit };
}

/** Counts the hidden places of the same file with the same reason: edits change all else about them. */
function countOf({ path, why }: Hidden, among: readonly Hidden[]): number {
  return among.filter((other) => other.path === path && other.why === why).length;
}

/** True if another file had code hidden for the same reason and now has less: a rename can have moved the code here. */
function mayHaveMoved({ why }: Hidden, before: readonly Hidden[], after: readonly Hidden[]): boolean {
  return before.some((old) => old.why === why && countOf(old, after) < countOf(old, before));
}
