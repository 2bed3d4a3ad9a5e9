/** Where the code under a finding is on the other side. */
import type { Finding, Position, Range } from "../core/finding.ts";
import { comparePositions } from "../core/order.ts";
import type { Side } from "../core/report.ts";
import { lines } from "../core/text.ts";
import { alignLines, type Hunk, type LineAlignment } from "./lines.ts";
import { alignTokens, type Gap, handleAt, type Token, type TokenAlignment } from "./tokens.ts";

/** `key` names the place in a way that both sides share: two findings are at one place if their keys are equal. */
export type Placement =
  /** The token survives; it has one position on the other side. */
  | {
      readonly kind: "image";
      readonly key: string;
      readonly position: Position;
      readonly lineChanged: boolean;
    }
  /** A small edit in place: a few tokens became a few others, found in `range` of the other side. */
  | { readonly kind: "replaced"; readonly key: string; readonly range: Range }
  /** The token is gone, or so much around it was rewritten that nothing can be said to have become of it. */
  | { readonly kind: "removed" };

export type PlacedFinding = {
  readonly start: Placement;
  /** Where the range ends, if that survives too. */
  readonly endKey: string | null;
  /** All code of the range survives, with nothing put in between; layout may have changed. */
  readonly isWhole: boolean;
};

export type FileAlignment = {
  /** Places a finding of `side` on the other side. */
  readonly place: (side: Side, finding: Finding) => PlacedFinding;
};

/** "A few tokens for a few tokens": the largest edit, on either side, that counts as made in place. */
export const replacedTokensMax = 8;

/** Aligns two versions of a file. Lines are aligned at once, tokens of a hunk when the first finding asks for them. */
export function alignFile(base: string, head: string): FileAlignment {
  if (base === head) return sameText;
  const texts = { base: lines(base), head: lines(head) };
  const lineAlignment = alignLines(texts.base, texts.head);
  const tokens = new Map<Hunk, TokenAlignment>();
  const tokensOf = (hunk: Hunk): TokenAlignment => {
    const known = tokens.get(hunk) ?? alignTokens(texts.base, texts.head, hunk);
    tokens.set(hunk, known);
    return known;
  };
  const view = (side: Side): View => sideView(side, texts[side].length, lineAlignment, tokensOf);
  const views = { base: view("base"), head: view("head") };
  return {
    place: (side, { range }) => {
      const { placeOf, isWhole } = views[side];
      const start = placeOf(range.start);
      return {
        start,
        endKey: start.kind === "image" ? endKeyOf(range, placeOf) : null,
        isWhole: isWhole(range),
      };
    },
  };
}

/** A text that nobody changed, or that is the same file outside of the change. */
export const sameText: FileAlignment = {
  place: (_side, { range }) => {
    const placeOf = (position: Position): Placement => image(position, position);
    return { start: placeOf(range.start), endKey: endKeyOf(range, placeOf), isWhole: true };
  },
};

function image(position: Position, base: Position): Placement {
  return { kind: "image", key: `line ${base.line} ${base.character}`, position, lineChanged: false };
}

/** A range ends behind its last character, and it is that character which survives or not. */
function endKeyOf(range: Range, placeOf: (position: Position) => Placement): string | null {
  const { line, character } = range.end;
  const isEmpty = line === range.start.line && character === range.start.character;
  const last = isEmpty || character === 0 ? range.end : { line, character: character - 1 };
  const placement = placeOf(last);
  return placement.kind === "image" ? `${placement.key}${last === range.end ? "" : " inclusive"}` : null;
}

type View = {
  readonly placeOf: (position: Position) => Placement;
  readonly isWhole: (range: Range) => boolean;
};

/** One side's look at the alignment: the same code serves both, so that the comparison mirrors itself. */
function sideView(
  side: Side,
  lineCount: number,
  alignment: LineAlignment,
  tokensOf: (hunk: Hunk) => TokenAlignment,
): View {
  const isBase = side === "base";
  const otherLine = isBase ? alignment.headLine : alignment.baseLine;
  // A line that the text does not have, which only a confused server names, is taken for its last.
  const within = (line: number): number => Math.min(Math.max(line, 0), lineCount - 1);
  const hunkAt = (line: number): Hunk | undefined => holder(alignment.hunks, side, line);

  const placeOf = ({ line, character }: Position): Placement => {
    const target = otherLine(within(line));
    if (target !== undefined) {
      return image({ line: target, character }, { line: isBase ? within(line) : target, character });
    }
    const hunk = hunkAt(within(line));
    return hunk === undefined ? { kind: "removed" } : placeInHunk(hunk, { line: within(line), character });
  };

  const placeInHunk = (hunk: Hunk, position: Position): Placement => {
    const aligned = tokensOf(hunk);
    const [own, other, toOther] = isBase
      ? [aligned.base, aligned.head, aligned.toHead]
      : [aligned.head, aligned.base, aligned.toBase];
    const handle = handleAt(own, position);
    if (handle === undefined) return { kind: "removed" };
    const survivor = toOther[handle.token] ?? -1;
    const token = other[survivor];
    if (token !== undefined) {
      const { relation, distance } = handle;
      const baseToken = aligned.base[isBase ? handle.token : survivor];
      // Layout around a token is not an edit of it, so only inside of the token the distance counts.
      const key = `token ${baseToken?.line} ${baseToken?.start} ${relation} ${relation === "in" ? distance : ""}`;
      return { kind: "image", key, position: besides(token, relation, distance), lineChanged: true };
    }
    const gap = holder(aligned.gaps, side, handle.token);
    const range = gap === undefined ? undefined : rangeOf(gap, isBase ? "head" : "base", other);
    if (gap === undefined || range === undefined || sizeOf(gap) > replacedTokensMax)
      return { kind: "removed" };
    return {
      kind: "replaced",
      key: `gap ${hunk.baseStart} ${hunk.headStart} ${gap.baseStart} ${gap.headStart}`,
      range,
    };
  };

  const isWhole = ({ start, end }: Range): boolean => {
    const { hunks } = alignment;
    // Hunks that are empty on this side count too: there the other side put something in.
    const first = countWhile(hunks, (hunk) => spanOf(hunk, side).end <= start.line);
    for (let at = first; at < hunks.length; at++) {
      const hunk = hunks[at];
      if (hunk === undefined || spanOf(hunk, side).start > end.line) break;
      if (isEditedIn(hunk, { start, end })) return false;
    }
    return true;
  };

  const isEditedIn = (hunk: Hunk, { start, end }: Range): boolean => {
    const aligned = tokensOf(hunk);
    const own = isBase ? aligned.base : aligned.head;
    const lines = spanOf(hunk, side);
    const from = countWhile(own, ({ line, end: tokenEnd }) => isUpTo({ line, character: tokenEnd }, start));
    const to = countWhile(
      own,
      ({ line, start: tokenStart }) => !isUpTo(end, { line, character: tokenStart }),
    );
    // An insertion at the edge of the range is outside of it, unless the range goes on beyond this hunk.
    const lower = start.line < lines.start ? -1 : from;
    const upper = isUpTo({ line: lines.end, character: 0 }, end) ? own.length + 1 : to;
    const { gaps } = aligned;
    for (let at = countWhile(gaps, (gap) => spanOf(gap, side).end < from); at < gaps.length; at++) {
      const gap = gaps[at];
      const tokens = gap === undefined ? undefined : spanOf(gap, side);
      if (tokens === undefined || tokens.start > to) return false;
      const isInsertion = tokens.start === tokens.end;
      if (isInsertion && lower < tokens.start && tokens.start < upper) return true;
      if (!isInsertion && tokens.start < to && tokens.end > from) return true;
    }
    return false;
  };

  return { placeOf, isWhole };
}

function besides(token: Token, relation: "in" | "behind" | "before", distance: number): Position {
  const character = {
    in: token.start + distance,
    behind: token.end + distance,
    before: token.start - distance,
  };
  return { line: token.line, character: Math.max(0, character[relation]) };
}

function rangeOf(gap: Gap, side: Side, tokens: readonly Token[]): Range | undefined {
  const [from, to] = side === "base" ? [gap.baseStart, gap.baseEnd] : [gap.headStart, gap.headEnd];
  const first = tokens[from];
  const last = tokens[to - 1];
  if (from === to || first === undefined || last === undefined) return undefined;
  return {
    start: { line: first.line, character: first.start },
    end: { line: last.line, character: last.end },
  };
}

function sizeOf(gap: Gap): number {
  return Math.max(gap.baseEnd - gap.baseStart, gap.headEnd - gap.headStart);
}

/** Lines of a hunk, or tokens of a gap, on one side. */
function spanOf(part: Hunk | Gap, side: Side): { readonly start: number; readonly end: number } {
  return side === "base"
    ? { start: part.baseStart, end: part.baseEnd }
    : { start: part.headStart, end: part.headEnd };
}

/** The hunk or gap that holds a line or token. They rise and do not overlap; those that are empty hold nothing. */
function holder<Part extends Hunk | Gap>(parts: readonly Part[], side: Side, at: number): Part | undefined {
  const found = parts[countWhile(parts, (part) => spanOf(part, side).end <= at)];
  return found !== undefined && spanOf(found, side).start <= at ? found : undefined;
}

function isUpTo(left: Position, right: Position): boolean {
  return comparePositions(left, right) <= 0;
}

/** How many items come before the first that `holds` is false of; it must be false of all behind that one. */
function countWhile<Item>(items: readonly Item[], holds: (item: Item) => boolean): number {
  let low = 0;
  let high = items.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    const item = items[middle];
    if (item !== undefined && holds(item)) low = middle + 1;
    else high = middle;
  }
  return low;
}
