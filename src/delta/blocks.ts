/** Lines that the change took from one place and put into another, as far as lines alone can say. */
import type { HunkLines } from "./hunk-lines.ts";
import type { MovedLines } from "./hunks.ts";
import { distinctiveWords, isDistinctive } from "./tokens.ts";

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

/**
 * LinePair lines, one under the other, that stand one under the other on the other side too, and say something: one line
 * alone might as well have been written twice. Per hunk, lines counted from its start.
 */
export function movedBlocks(hunks: readonly HunkLines[]): ReadonlyMap<HunkLines, MovedLines["inBlocks"]> {
  const runs = hunks.flatMap((of) => [
    ...of.alignment.hunks.map((inner) => ({
      of,
      base: linePairsOf(of.base.keys, inner.baseStart, inner.baseEnd),
      head: linePairsOf(of.head.keys, inner.headStart, inner.headEnd),
    })),
  ]);
  const known = { base: new Set<string>(), head: new Set<string>() };
  for (const { base, head } of runs) {
    for (const { key } of base) known.base.add(key);
    for (const { key } of head) known.head.add(key);
  }
  const moved = new Map(hunks.map((of) => [of, { base: new Set<number>(), head: new Set<number>() }]));
  for (const { of, base, head } of runs) {
    const own = moved.get(of);
    for (const { key, lines } of base) if (known.head.has(key)) for (const line of lines) own?.base.add(line);
    for (const { key, lines } of head) if (known.base.has(key)) for (const line of lines) own?.head.add(line);
  }
  return moved;
}

type LinePair = { readonly key: string; readonly lines: readonly [number, number] };

/** Blank lines between the two do not count. */
function linePairsOf(keys: readonly string[], from: number, to: number): readonly LinePair[] {
  const linePairs: LinePair[] = [];
  let previous = -1;
  for (let line = from; line < to; line++) {
    const key = keys[line] ?? "";
    if (key === "") continue;
    const both = `${keys[previous] ?? ""}\n${key}`;
    if (previous >= 0 && new Set(distinctiveWords(both)).size >= 2)
      linePairs.push({ key: both, lines: [previous, line] });
    previous = line;
  }
  return linePairs;
}
