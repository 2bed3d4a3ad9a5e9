/**
 * Slides insertions to the likeliest place. `f(a.b, a)` is `f(a)` with `a.b,` inserted before, or with `.b, a`
 * inserted behind. Both cost the same number of edits. The insertion that begins and ends at a comma or bracket is
 * the intended one.
 */
import type { Token } from "./tokens.ts";

/** Tokens of one side with their links to the other side; -1 for no link. */
type SlidingSide = {
  readonly tokens: readonly Token[];
  readonly texts: readonly string[];
  readonly links: Int32Array;
};

/**
 * Slides insertions, and from the other side deletions, to where they cut best. The order of the two calls makes a
 * difference, so the caller passes the sides in a fixed order.
 */
export function slideInsertions(one: SlidingSide, two: SlidingSide): void {
  slideOn(two, one);
  slideOn(one, two);
}

/**
 * Slides the insertions of `own`: runs without a link whose neighbours are linked to adjacent tokens. Only such a run
 * can be cut at another place with the same result.
 */
function slideOn(own: SlidingSide, other: SlidingSide): void {
  const { links } = own;
  for (let start = 0; start < links.length; start++) {
    if (isLinked(own, start)) continue;
    let end = start;
    while (end < links.length && !isLinked(own, end)) end++;
    start = isInsertion(own, other, start, end) ? slide(own, other, { start, end }).end : end;
  }
}

/** Tokens without a link; `end` is exclusive. */
type Run = { readonly start: number; readonly end: number };

/** Maximum number of steps and of rounds in which a run slides; each step costs one, however long the run. */
const slidesMax = 64;
const roundsMax = 4;

/**
 * Slides one run over all its possible places and takes the best. Two insertions that meet while one slides become
 * one: `a[.b], [a,]` is `[a.b,] a`. Returns where the run was last, so that the caller does not meet it again.
 */
function slide(own: SlidingSide, other: SlidingSide, run: Run): Run {
  let at = run;
  for (let round = 0; round < roundsMax; round++) {
    const size = at.end - at.start;
    at = asFarAs(own, other, at, left);
    at = asFarAs(own, other, at, right);
    if (at.end - at.start === size) break;
  }
  let best = at;
  let bestScore = cut(own, at.start) + cut(own, at.end);
  let next = at;
  for (let step = 0; step < slidesMax; step++) {
    const further = left(own, other, next);
    if (further === undefined) break;
    next = further;
    const score = cut(own, next.start) + cut(own, next.end);
    if (score > bestScore) [best, bestScore] = [next, score];
  }
  while (next.start < best.start) next = right(own, other, next) ?? best;
  // The caller continues behind the rightmost place, so it visits no run twice.
  return at;
}

/** Moves a run by one token; undefined if it cannot move. */
type Slide = (own: SlidingSide, other: SlidingSide, run: Run) => Run | undefined;

/** Slides a run in one direction until it cannot move, or until the limit for hostile input. */
function asFarAs(own: SlidingSide, other: SlidingSide, run: Run, by: Slide): Run {
  let at = run;
  for (let step = 0; step < slidesMax; step++) {
    const next = by(own, other, at);
    if (next === undefined) break;
    at = next;
  }
  return at;
}

/** Slides a run by one token to the left. It can move if its last token equals the token in front of it. */
const left: Slide = (own, other, { start, end }) => {
  if (!isLinked(own, start - 1) || own.texts[start - 1] !== own.texts[end - 1]) return undefined;
  relink(own, other, start - 1, end - 1);
  let from = start - 1;
  while (from > 0 && !isLinked(own, from - 1)) from--;
  if (isInsertion(own, other, from, end - 1)) return { start: from, end: end - 1 };
  relink(own, other, end - 1, start - 1);
  return undefined;
};

/** Slides a run by one token to the right. It can move if its first token equals the token behind it. */
const right: Slide = (own, other, { start, end }) => {
  if (!isLinked(own, end) || own.texts[start] !== own.texts[end]) return undefined;
  relink(own, other, end, start);
  let to = end + 1;
  while (to < own.links.length && !isLinked(own, to)) to++;
  if (isInsertion(own, other, start + 1, to)) return { start: start + 1, end: to };
  relink(own, other, start, end);
  return undefined;
};

/** True if the token has a partner on the other side. */
function isLinked({ links }: SlidingSide, at: number): boolean {
  return at >= 0 && at < links.length && (links[at] ?? -1) >= 0;
}

/**
 * True if the neighbours of the run are linked to adjacent tokens. Then the run was inserted, and nothing was deleted
 * there, so it may slide.
 */
function isInsertion({ links }: SlidingSide, other: SlidingSide, start: number, end: number): boolean {
  const before = start === 0 ? -1 : (links[start - 1] ?? -1);
  const after = end === links.length ? other.links.length : (links[end] ?? -1);
  return after === before + 1;
}

/** Gives the link of one token to another token. */
function relink(own: SlidingSide, other: SlidingSide, from: number, to: number): void {
  const target = own.links[from] ?? -1;
  own.links[from] = -1;
  own.links[to] = target;
  other.links[target] = to;
}

/**
 * Rates the cut in front of a token; higher is better. People insert whole lines and arguments, seldom half of `a.b`.
 */
function cut({ tokens }: SlidingSide, at: number): number {
  const [before, after] = [tokens[at - 1], tokens[at]];
  if (before === undefined || after === undefined || before.line !== after.line) return 4;
  if (/^[,;]$/u.test(before.text)) return 3;
  if (/^[([{]$/u.test(before.text) || /^[)\]}]$/u.test(after.text)) return 2;
  if (after.text === ",") return 1;
  return before.text === "." || after.text === "." ? -2 : 0;
}
