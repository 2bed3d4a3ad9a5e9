/** Aligns the lines of two texts: the first step in finding what became of a finding's code. */
import { alignSequences } from "./sequence.ts";

/** Base lines that were replaced by head lines; one of the two may be empty. 0-based lines, ends exclusive. */
export type Hunk = {
  readonly baseStart: number;
  readonly baseEnd: number;
  readonly headStart: number;
  readonly headEnd: number;
};

/** Which lines of two texts are the same. */
export type LineAlignment = {
  /** Hunks in order; between them the lines are equal. */
  readonly hunks: readonly Hunk[];
  /** Returns the head line that an unchanged base line became; undefined for a changed line. */
  readonly headLine: (baseLine: number) => number | undefined;
  readonly baseLine: (headLine: number) => number | undefined;
  /** Measure of cost that is the same on every machine. */
  readonly steps: number;
};

/**
 * Aligns two texts given as lines without their endings, so that new line endings change no line. Apart from that,
 * lines are equal code unit for code unit. A line with another indent is a changed line, and its tokens are aligned
 * later.
 */
export function alignLines(base: readonly string[], head: readonly string[]): LineAlignment {
  return alignLinesAt(base, head, hasWord, () => true);
}

/**
 * Aligns lines under two conditions. `isAnchor`: this line may align the two sides on its own, because it says
 * enough. `mayBeSame`: these two equal lines (by their numbers in base and head) can be the same line.
 */
export function alignLinesAt(
  base: readonly string[],
  head: readonly string[],
  isAnchor: (line: string) => boolean,
  mayBeSame: (baseLine: number, headLine: number) => boolean,
): LineAlignment {
  const { toHead, toBase, steps } = alignSequences(base, head, { first: "anchors", isAnchor });
  for (const [line, target] of toHead.entries()) {
    if (target < 0 || mayBeSame(line, target)) continue;
    toHead[line] = -1;
    toBase[target] = -1;
  }
  const hunks = hunksOf(toHead, base, head.length, isAnchor);
  // Lines that `hunksOf` joined to a hunk count as changed.
  for (const { baseStart, baseEnd, headStart, headEnd } of hunks) {
    toHead.fill(-1, baseStart, baseEnd);
    toBase.fill(-1, headStart, headEnd);
  }
  return {
    hunks,
    headLine: (line) => unlessNegative(toHead[line]),
    baseLine: (line) => unlessNegative(toBase[line]),
    steps,
  };
}

/**
 * Returns the hunks. Blank lines and lone brackets between two hunks identify nothing: a closing bracket is like
 * every other. They join the hunks around them, and their tokens decide. If both hunks only insert, or both only
 * delete, they stay apart: nothing can be confused.
 */
function hunksOf(
  toHead: Int32Array,
  base: readonly string[],
  headLength: number,
  isAnchor: (line: string) => boolean,
): readonly Hunk[] {
  const hunks: Hunk[] = [];
  let baseStart = 0;
  let headStart = 0;
  for (let line = 0; line <= base.length; line++) {
    const target = line === base.length ? headLength : (toHead[line] ?? -1);
    if (target < 0) continue;
    if (line > baseStart || target > headStart) {
      const hunk = { baseStart, baseEnd: line, headStart, headEnd: target };
      const last = hunks.at(-1);
      if (last !== undefined && isEdit(last, hunk) && !base.slice(last.baseEnd, baseStart).some(isAnchor)) {
        hunks[hunks.length - 1] = { ...hunk, baseStart: last.baseStart, headStart: last.headStart };
      } else {
        hunks.push(hunk);
      }
    }
    baseStart = line + 1;
    headStart = target + 1;
  }
  return hunks;
}

/** True if two hunks together both delete and insert lines. */
function isEdit(left: Hunk, right: Hunk): boolean {
  const deletes = left.baseEnd > left.baseStart || right.baseEnd > right.baseStart;
  const inserts = left.headEnd > left.headStart || right.headEnd > right.headStart;
  return deletes && inserts;
}

/** True if a line has a letter or digit. Other lines, such as a lone bracket, identify nothing. */
function hasWord(line: string): boolean {
  return /[\p{L}\p{N}_]/u.test(line);
}

/** Returns undefined for -1, which means no line. */
function unlessNegative(line: number | undefined): number | undefined {
  return line === undefined || line < 0 ? undefined : line;
}
