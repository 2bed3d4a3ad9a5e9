/** Edited lines of a changed file on each side, and their counterparts. */

import type { Hunk } from "../match/lines.ts";
import type { Edit, Place } from "../model/finding.ts";
import type { Side } from "../model/report.ts";

/** A span of lines, 0-based, both inclusive. */
export type LineSpan = { readonly first: number; readonly last: number };

/** A file that head has, with its text on both sides. The text of base is empty for an added file. */
export type EditedText = {
  readonly paths: { readonly base: string | null; readonly head: string };
  readonly lines: Readonly<Record<Side, readonly string[]>>;
  readonly hunks: readonly Hunk[];
};

/** Returns the changed lines within a span, from the first to the last; undefined for none. */
export function changedWithin(
  { hunks }: Pick<EditedText, "hunks">,
  side: Side,
  { first, last }: LineSpan,
): LineSpan | undefined {
  const changed = hunks.flatMap((hunk) => {
    const own = linesOf(hunk, side);
    const cut = { first: Math.max(own.first, first), last: Math.min(own.last, last) };
    return cut.first <= cut.last ? [cut] : [];
  });
  const [start, end] = [changed[0], changed.at(-1)];
  return start === undefined || end === undefined ? undefined : { first: start.first, last: end.last };
}

/**
 * Returns the lines on the other side that correspond to lines of a hunk. If both sides have equally many lines, it
 * maps line by line. If the span covers all of this side, it is all of the other side. Otherwise undefined.
 */
export function counterpart(
  { lines }: Pick<EditedText, "lines">,
  hunk: Hunk,
  side: Side,
  span: LineSpan,
): LineSpan | undefined {
  const own = linesOf(hunk, side);
  const otherSide = side === "base" ? "head" : "base";
  const other = linesOf(hunk, otherSide);
  if (other.first > other.last) return undefined;
  if (other.last - other.first === own.last - own.first) {
    const shift = other.first - own.first;
    return { first: span.first + shift, last: span.last + shift };
  }
  const rest = lines[side].slice(own.first, own.last + 1);
  const isWhole = rest.every(
    (line, at) => line.trim() === "" || (span.first <= own.first + at && own.first + at <= span.last),
  );
  return isWhole ? other : undefined;
}

export function linesOf(hunk: Hunk, side: Side): LineSpan {
  return side === "base"
    ? { first: hunk.baseStart, last: hunk.baseEnd - 1 }
    : { first: hunk.headStart, last: hunk.headEnd - 1 };
}

/** Returns an edit from the start of the first line to the end of the last, on each side. */
export function editOf(text: EditedText, spans: Readonly<Record<Side, LineSpan | undefined>>): Edit {
  return { base: placeOf(text, "base", spans.base), head: placeOf(text, "head", spans.head) };
}

function placeOf({ paths, lines }: EditedText, side: Side, span: LineSpan | undefined): Place | null {
  const path = paths[side];
  if (path === null || span === undefined) return null;
  const end = { line: span.last, character: lines[side][span.last]?.length ?? 0 };
  return { path, range: { start: { line: span.first, character: 0 }, end } };
}
