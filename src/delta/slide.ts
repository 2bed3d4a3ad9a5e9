/**
 * An insertion can often be read in more than one way: `f(a.b, a)` is `f(a)` with `a.b,` put in front, or with `.b, a`
 * put behind. Both cost the same; the one that begins and ends where code is usually cut is the one that was meant.
 */
import type { Token } from "./tokens.ts";

type SlidingSide = {
  readonly tokens: readonly Token[];
  readonly texts: readonly string[];
  readonly links: Int32Array;
};

/** Slides insertions, and from the other side deletions, to where they cut best. */
export function slideInsertions(base: SlidingSide, head: SlidingSide): void {
  slideOn(head, base);
  slideOn(base, head);
}

/** Insertions of `own`: runs without a link whose neighbours are linked to neighbours. */
function slideOn(own: SlidingSide, other: SlidingSide): void {
  const { links, texts } = own;
  for (let start = 0; start < links.length; start++) {
    if ((links[start] ?? -1) >= 0) continue;
    let end = start;
    while (end < links.length && (links[end] ?? -1) < 0) end++;
    const before = start === 0 ? -1 : (links[start - 1] ?? -1);
    const after = end === links.length ? other.links.length : (links[end] ?? -1);
    if (after === before + 1) slide(own, other, start, end, texts);
    start = end;
  }
}

const slidesMax = 64;

function slide(
  own: SlidingSide,
  other: SlidingSide,
  start: number,
  end: number,
  texts: readonly string[],
): void {
  const { links } = own;
  const isLinked = (at: number): boolean => at >= 0 && at < links.length && (links[at] ?? -1) >= 0;
  let left = 0;
  while (left < slidesMax && isLinked(start - left - 1) && texts[start - left - 1] === texts[end - left - 1])
    left++;
  let right = 0;
  while (right < slidesMax && isLinked(end + right) && texts[start + right] === texts[end + right]) right++;
  let best = 0;
  let bestScore = cut(own, start) + cut(own, end);
  for (let by = -left; by <= right; by++) {
    const score = cut(own, start + by) + cut(own, end + by);
    if (score > bestScore) [best, bestScore] = [by, score];
  }
  const relink = (from: number, to: number): void => {
    const target = links[from] ?? -1;
    links[from] = -1;
    links[to] = target;
    if (target >= 0) other.links[target] = to;
  };
  for (let by = 0; by > best; by--) relink(start + by - 1, end + by - 1);
  for (let by = 0; by < best; by++) relink(end + by, start + by);
}

/** How well code can be cut in front of a token. */
function cut({ tokens }: SlidingSide, at: number): number {
  const [before, after] = [tokens[at - 1], tokens[at]];
  if (before === undefined || after === undefined || before.line !== after.line) return 4;
  if (/^[,;]$/u.test(before.text)) return 3;
  if (/^[([{]$/u.test(before.text) || /^[)\]}]$/u.test(after.text)) return 2;
  if (after.text === ",") return 1;
  return before.text === "." || after.text === "." ? -2 : 0;
}
