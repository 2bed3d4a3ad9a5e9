/** Where the code under a finding is on the other side. */
import type { Finding, Position, Range } from "../core/finding.ts";
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
  /** All of the range on its first line survives, with nothing put in between. */
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
  const hunkAt = (line: number): Hunk | undefined => findHunk(alignment.hunks, side, line);

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
    const gap = findGap(aligned.gaps, side, handle.token);
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
    const line = within(start.line);
    if (otherLine(line) !== undefined) return true;
    const hunk = hunkAt(line);
    if (hunk === undefined) return false;
    const aligned = tokensOf(hunk);
    const [own, toOther] = isBase ? [aligned.base, aligned.toHead] : [aligned.head, aligned.toBase];
    const first = handleAt(own, { line, character: start.character })?.token;
    if (first === undefined) return false;
    const image = toOther[first] ?? -1;
    if (image < 0) return false;
    const endCharacter = end.line === start.line ? end.character : Number.POSITIVE_INFINITY;
    for (let at = first + 1; own[at]?.line === line && (own[at]?.start ?? 0) < endCharacter; at++) {
      if (toOther[at] !== image + at - first) return false;
    }
    return true;
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

function findHunk(hunks: readonly Hunk[], side: Side, line: number): Hunk | undefined {
  const [start, end] =
    side === "base" ? (["baseStart", "baseEnd"] as const) : (["headStart", "headEnd"] as const);
  return lastStartingAtOrBefore(
    hunks,
    line,
    (hunk) => hunk[start],
    (hunk) => hunk[end],
  );
}

function findGap(gaps: readonly Gap[], side: Side, token: number): Gap | undefined {
  const [start, end] =
    side === "base" ? (["baseStart", "baseEnd"] as const) : (["headStart", "headEnd"] as const);
  return lastStartingAtOrBefore(
    gaps,
    token,
    (gap) => gap[start],
    (gap) => gap[end],
  );
}

/** The item that holds `at`. Items rise and do not overlap; empty ones hold nothing. */
function lastStartingAtOrBefore<Item>(
  items: readonly Item[],
  at: number,
  startOf: (item: Item) => number,
  endOf: (item: Item) => number,
): Item | undefined {
  let low = 0;
  let high = items.length;
  // The first item that ends behind `at`: ends rise too, and an empty item ends no later than the next one starts.
  while (low < high) {
    const middle = (low + high) >> 1;
    const item = items[middle];
    if (item !== undefined && endOf(item) <= at) low = middle + 1;
    else high = middle;
  }
  const found = items[low];
  return found !== undefined && startOf(found) <= at ? found : undefined;
}
