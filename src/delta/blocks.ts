/** Lines that only one side of their hunk has. */
import type { HunkLines } from "./hunk-lines.ts";
import { isDistinctive } from "./tokens.ts";

type BothSides<Of> = { readonly base: Of; readonly head: Of };

/** The keys of all lines of a file, or of its hunks, that have no equal on the other side of their hunk. */
export function unpairedKeys(hunks: readonly HunkLines[]): BothSides<ReadonlySet<string>> {
  const keys = { base: new Set<string>(), head: new Set<string>() };
  for (const { alignment, base, head } of hunks) {
    for (const { baseStart, baseEnd, headStart, headEnd } of alignment.hunks) {
      for (const key of base.keys.slice(baseStart, baseEnd)) if (isDistinctive(key)) keys.base.add(key);
      for (const key of head.keys.slice(headStart, headEnd)) if (isDistinctive(key)) keys.head.add(key);
    }
  }
  return keys;
}
