/** Ranks the places of a text that can be an older text: Relocate for anchors and for lines that changed. */
import type { PlaceFeatures } from "../model/errors.ts";
import type { Range } from "../model/finding.ts";
import { compareRanges, countWhile } from "../model/order.ts";
import { positionAt } from "../model/text.ts";
import { findAnchor } from "./anchor.ts";
import { type Bag, createBag, jaccardLikeness, tokenPattern } from "./bag.ts";
import { scoreOf } from "./score.ts";
import { type AlikeSpan, findAlikeSpans } from "./winnow.ts";

/** Minimum Jaccard index of a candidate: at least half of the tokens in common. */
const jaccardMin = 0.5;

export type AlikeText = {
  readonly range: Range;
  /** Offsets in the text. */
  readonly start: number;
  readonly end: number;
  readonly score: number;
  readonly features: PlaceFeatures;
};

/** What is known about the older place; without it, its features have no evidence. */
export type OlderPlace = {
  /** Line where it is expected, 0-based. */
  readonly line: number;
  /** Dotted name of the definition around it; null at module level. */
  readonly symbol: string | null;
};

/**
 * Returns the places with nearly the same text, the best first. The file is given, so the module says nothing. Name and
 * kind are those of the definition around the place. Line and name have evidence only if the older place is known.
 */
export function rankAlike(
  {
    text,
    starts,
    symbolAt,
  }: {
    readonly text: string;
    readonly starts: readonly number[];
    readonly symbolAt: (range: Range) => string | null;
  },
  snippet: string,
  older: OlderPlace | undefined,
): readonly AlikeText[] {
  const bag = createBag(snippet.match(tokenPattern) ?? []);
  const tokens = [...text.matchAll(tokenPattern)];
  const exact = findAnchor(text, { snippet }).matches.map((span) => ({ ...span, token: 1 }));
  const alike = findAlikeSpans(text, snippet).map((span) => fitted(tokens, span, bag));
  const all = [...exact, ...alike].flatMap(({ start, end, token }): AlikeText[] => {
    if (token < jaccardMin) return [];
    const range = { start: positionAt(starts, start), end: positionAt(starts, end) };
    const features = {
      ast: older === undefined ? null : Number(symbolAt(range) === older.symbol),
      module: null,
      token,
      proximity: older === undefined ? null : nearness(range.start.line, older.line, starts.length),
    };
    return [{ range, start, end, score: scoreOf(features), features }];
  });
  const ranked = all.sort((one, other) => other.score - one.score || compareRanges(one.range, other.range));
  const kept: AlikeText[] = [];
  for (const one of ranked)
    if (!kept.some((other) => one.start < other.end && other.start < one.end)) kept.push(one);
  return kept;
}

function nearness(line: number, other: number, lines: number): number {
  return Math.max(0, 1 - Math.abs(line - other) / Math.max(1, lines));
}

/** Maximum number of tokens by which the ends of a span are moved. */
const movesMax = 200;

/** Moves the ends of a span token by token as long as it becomes more like the snippet. */
function fitted(
  tokens: readonly RegExpExecArray[],
  { start, end }: AlikeSpan,
  bag: Bag,
): AlikeSpan & { readonly token: number } {
  let from = countWhile(tokens, ({ index }) => index < start);
  let to = countWhile(tokens, ({ index }) => index < end);
  const likeness = (first: number, last: number) =>
    jaccardLikeness(bag, createBag(tokens.slice(first, last).map(([token]) => token)));
  let token = likeness(from, to);
  for (let moves = 0; moves < movesMax; moves += 1) {
    // A span that is no longer than the snippet keeps its words: one of them can stand for another word.
    const shorter =
      to - from > bag.size
        ? ([
            [from, to - 1],
            [from + 1, to],
          ] as const)
        : [];
    const around = [[from, to + 1] as const, [from - 1, to] as const, ...shorter];
    const better = around
      .filter(([first, last]) => first >= 0 && last <= tokens.length && first < last)
      .map(([first, last]) => ({ first, last, token: likeness(first, last) }))
      .find((one) => one.token > token);
    if (better === undefined) break;
    ({ first: from, last: to, token } = better);
  }
  const last = tokens[to - 1];
  return {
    start: tokens[from]?.index ?? start,
    end: last === undefined ? end : last.index + last[0].length,
    token,
  };
}

/** True if the best of some ranked places is an answer: it reaches τ, and the next one has a lower score. */
export function isCertain([best, second]: readonly { readonly score: number }[], scoreMin: number): boolean {
  return best !== undefined && best.score >= scoreMin && best.score !== second?.score;
}
