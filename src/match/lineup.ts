/** Aligns two versions of a file: lines at once, tokens of a hunk on demand. */
import type { Side } from "../model/report.ts";
import type { Elsewhere } from "./hunk-lines.ts";
import {
  type HunkContext,
  type HunkLines,
  hunkLines,
  tokenComparer,
  writtenElsewhere,
} from "./hunk-lines.ts";
import { alignTokens, type TokenAlignment } from "./hunks.ts";
import { alignLinesAt, type Hunk, type LineAlignment } from "./lines.ts";
import type { Names } from "./names.ts";
import { type WordEdit, wordEdit } from "./renames.ts";
import { isDistinctive, type Source } from "./tokens.ts";

/** File that both sides have, or only one side (then all of it was written or deleted). */
export type LinedUp = {
  readonly sources: Readonly<Record<Side, Source>>;
  readonly lines: LineAlignment;
  readonly hunks: readonly HunkLines[];
  readonly names: Names;
};

export function lineUp(base: Source, head: Source, context: HunkContext): LinedUp {
  const { names, marks } = context;
  const marked = (source: Source) => source.lines.map((line, at) => marks(source, at) + line);
  // `return None` between two edits may be that of another function.
  const aligned = alignLinesAt(marked(base), marked(head), isDistinctive, keepsTokens(base, head, names));
  const hunks = aligned.hunks.map((hunk) => hunkLines(base, head, hunk, context));
  return { sources: { base, head }, lines: aligned, hunks, names };
}

/**
 * Tests whether two equal lines can be the same line. Up to the first edited token and behind the last one every token
 * is unchanged, however the lines are broken: there two lines are the same only if they begin with the same token.
 * `call(` above and `call(` below may be equal.
 */
function keepsTokens(
  base: Source,
  head: Source,
  names: Names,
): (baseLine: number, headLine: number) => boolean {
  const [left, right] = [base.tokenCount, head.tokenCount];
  const isSame = tokenComparer(base, head, names);
  const most = Math.min(left, right);
  let before = 0;
  while (before < most && isSame(before, before)) before++;
  let behind = 0;
  while (behind < most - before && isSame(left - 1 - behind, right - 1 - behind)) behind++;
  return (baseLine, headLine) => {
    const [one, other] = [base.firstOf(baseLine), head.firstOf(headLine)];
    if (one < before && other < before) return one === other;
    const isBehind = one >= left - behind && other >= right - behind;
    return !isBehind || left - one === right - other;
  };
}

/** Returns the words that became another word while nothing around them changed. */
export function wordEdits(lined: LinedUp): readonly WordEdit[] {
  const tokensOf = tokenAligner(lined, writtenElsewhere(lined.hunks));
  const { base, head } = lined.sources;
  return lined.lines.hunks.flatMap((hunk) => {
    const { gaps } = tokensOf(hunk);
    const offset = { base: base.firstOf(hunk.baseStart), head: head.firstOf(hunk.headStart) };
    return gaps.flatMap(({ baseStart, baseEnd, headStart, headEnd }) => {
      if (baseEnd - baseStart !== 1 || headEnd - headStart !== 1) return [];
      const edit = wordEdit(base, offset.base + baseStart, head, offset.head + headStart);
      return edit === undefined ? [] : [edit];
    });
  });
}

/** Aligns the tokens of a hunk on demand. */
export function tokenAligner(
  { hunks, names }: LinedUp,
  elsewhere: Elsewhere,
): (hunk: Hunk) => TokenAlignment {
  const lined = new Map(hunks.map((of) => [of.hunk, of]));
  const done = new Map<Hunk, TokenAlignment>();
  return (hunk) => {
    const known = done.get(hunk);
    if (known !== undefined) return known;
    const of = lined.get(hunk);
    if (of === undefined) throw new Error("A hunk of another file was asked for.");
    const aligned = alignTokens(of, elsewhere, names);
    done.set(hunk, aligned);
    return aligned;
  };
}
