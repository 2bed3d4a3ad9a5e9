/** Places the code under a finding on the other side: its token survives, was replaced, or is gone. */
import type { Finding, Position, Range } from "../model/finding.ts";
import { comparePositions, countWhile } from "../model/order.ts";
import type { Side } from "../model/report.ts";
import type { Elsewhere } from "./hunk-lines.ts";
import type { Gap, TokenAlignment } from "./hunks.ts";
import type { Hunk } from "./lines.ts";
import { tokenAligner, type WordAlignment } from "./lineup.ts";
import { grammarWords, handleAt, isWord, type Token, type TokenHandle } from "./tokens.ts";

/**
 * Place of a position on the other side. Both sides share the `key`: two findings are at one place if their keys are
 * equal.
 */
export type Placement =
  /** The token survives, perhaps under another name; it has one position on the other side. */
  | {
      readonly kind: "image";
      readonly key: string;
      readonly position: Position;
      readonly lineChanged: boolean;
    }
  /** A small edit in place: a few tokens became a few others, found in `range` of the other side. */
  | { readonly kind: "replaced"; readonly key: string; readonly range: Range }
  /** The token is gone, or so much around it was rewritten that its fate is unknown. */
  | { readonly kind: "removed" };

/** Place of a finding's range on the other side. */
export type PlacedFinding = {
  readonly start: Placement;
  /** Key of the end of the range; null if the end does not survive. */
  readonly endKey: string | null;
  /** True if all code of the range survives and nothing was inserted into it; layout may have changed. */
  readonly isWhole: boolean;
  /** Range of the code on the other side; null if the code was removed. */
  readonly counterpart: Range | null;
  /** True if the line also occurs elsewhere in the change and something else is in its old place. */
  readonly isElsewhere?: true;
};

/** Alignment of two versions of one file, as the placement of findings needs it. */
export type FileAlignment = {
  /** Places a finding of `side` on the other side. */
  readonly place: (side: Side, finding: Pick<Finding, "range">) => PlacedFinding;
  /** Returns the tokens on the other side that replace the missing tokens of a line. */
  readonly instead: (side: Side, line: number) => readonly Token[];
  /** Returns the lines of the other side that were edited together with a line; the end is exclusive. */
  readonly hunkAcross: (
    side: Side,
    line: number,
  ) => { readonly start: number; readonly end: number } | undefined;
};

/** Length of a range, in lines, above which only hunks with edited tokens are searched; these are computed once. */
const longRange = 200;

/** Largest edit that counts as made in place, in tokens of either side: "a few tokens for a few tokens". */
export const replacedTokensMax = 8;

/**
 * Places findings by the alignment of lines, and by the tokens of a hunk. Tokens are aligned when the first finding
 * needs them. `elsewhere` holds the lines that the whole change wrote (for base) and deleted (for head).
 */
export function alignFile(lined: WordAlignment, elsewhere: Elsewhere): FileAlignment {
  const tokensOf = tokenAligner(lined, elsewhere);
  const editOf = editFinder();
  const views = {
    base: sideView("base", lined, tokensOf, editOf),
    head: sideView("head", lined, tokensOf, editOf),
  };
  return {
    place: (side, { range }) => views[side](range),
    hunkAcross: (side, line) => {
      const hunk = holder(lined.lines.hunks, side, line);
      const inner = lined.hunks.find((one) => one.hunk === hunk);
      if (hunk === undefined || inner === undefined) return undefined;
      const otherSide = side === "base" ? "head" : "base";
      const part = holder(inner.alignment.hunks, side, line - spanOf(hunk, side).start);
      if (part === undefined) return undefined;
      const [{ start }, span] = [spanOf(hunk, otherSide), spanOf(part, otherSide)];
      return { start: start + span.start, end: start + span.end };
    },
    instead: (side, line) => {
      const hunk = holder(lined.lines.hunks, side, line);
      if (hunk === undefined) return [];
      const aligned = tokensOf(hunk);
      const [own, other] = side === "base" ? [aligned.base, aligned.head] : [aligned.head, aligned.base];
      const otherSide = side === "base" ? "head" : "base";
      return aligned.gaps
        .filter((gap) =>
          own.slice(spanOf(gap, side).start, spanOf(gap, side).end).some((one) => one.line === line),
        )
        .flatMap((gap) => other.slice(spanOf(gap, otherSide).start, spanOf(gap, otherSide).end));
    },
  };
}

/** Alignment of a text that did not change, or of a file outside of the change, which is the same on both sides. */
export const sameText: FileAlignment = {
  instead: () => [],
  hunkAcross: () => undefined,
  place: (_side, { range }) => {
    const [start, end] = [image(range.start, range.start), image(range.end, range.end)];
    return { start, endKey: end.key, isWhole: true, counterpart: range };
  },
};

/** Makes the placement of a position on an unchanged line. */
function image(position: Position, base: Position): Placement & { kind: "image" } {
  return { kind: "image", key: `line ${base.line} ${base.character}`, position, lineChanged: false };
}

/** Kind of a position: where something starts, or its last character. */
type Edge = "first" | "last";

/**
 * Returns the offset in a surviving token or next to it, and a key of that place. A renamed identifier has another
 * length, so an offset from the nearer edge is used.
 */
function inToken(
  own: Token,
  other: Token,
  { relation, distance }: TokenHandle,
  { edge, side, names }: { readonly edge: Edge; readonly side: Side } & Pick<WordAlignment, "names">,
): { readonly offset: number; readonly key: string } {
  // Layout around a token is not an edit of it, so the distance counts only inside the token.
  if (relation === "behind") return { offset: other.end + distance, key: relation };
  if (relation === "before") return { offset: other.start - distance, key: relation };
  const part = edge === "first" ? own.text.slice(0, distance) : own.text.slice(distance + 1);
  const length = own.text === other.text ? part.length : names.across(side, part).length;
  return {
    offset: edge === "first" ? other.start + length : other.end - 1 - length,
    key: `in ${edge} ${names.neutral(part).length}`,
  };
}

/**
 * Returns a function that places ranges of one side on the other side. The same code serves both sides, so the
 * comparison is symmetric: swapping base and head swaps the result.
 */
function sideView(
  side: Side,
  { lines: alignment, sources, names }: WordAlignment,
  tokensOf: (hunk: Hunk) => TokenAlignment,
  editOf: ReturnType<typeof editFinder>,
): (range: Range) => PlacedFinding {
  const isBase = side === "base";
  const otherSide = isBase ? "head" : "base";
  const otherLine = isBase ? alignment.headLine : alignment.baseLine;
  const lineCount = sources[side].lines.length;
  // A confused server can name a line behind the end of the text. It counts as the last line.
  const within = (line: number): number => Math.min(Math.max(line, 0), lineCount - 1);

  const placeOf = ({ line, character }: Position, edge: Edge): Placement => {
    const target = otherLine(within(line));
    if (target !== undefined) {
      return image({ line: target, character }, { line: isBase ? within(line) : target, character });
    }
    const hunk = holder(alignment.hunks, side, within(line));
    return hunk === undefined
      ? { kind: "removed" }
      : placeInHunk(hunk, { line: within(line), character }, edge);
  };

  const placeInHunk = (hunk: Hunk, position: Position, edge: Edge): Placement => {
    const aligned = tokensOf(hunk);
    const [own, other, toOther] = isBase
      ? [aligned.base, aligned.head, aligned.toHead]
      : [aligned.head, aligned.base, aligned.toBase];
    const handle = handleAt(own, position);
    if (handle === undefined || aligned.moved[side].has(position.line)) return { kind: "removed" };
    const survivor = toOther[handle.token] ?? -1;
    const token = other[survivor];
    if (token !== undefined) {
      const baseToken = aligned.base[isBase ? handle.token : survivor];
      const { offset, key } = inToken(own[handle.token] as Token, token, handle, { edge, side, names });
      return {
        kind: "image",
        key: `token ${baseToken?.line} ${baseToken?.start} ${key}`,
        position: { line: token.line, character: Math.max(0, offset) },
        lineChanged: sources[side].lines[position.line] !== sources[otherSide].lines[token.line],
      };
    }
    const gap = holder(aligned.gaps, side, handle.token);
    const edit = gap === undefined ? null : editOf(gap, hunk, aligned);
    if (gap === undefined || edit === null || position.line > edit[side].end.line) return { kind: "removed" };
    return {
      kind: "replaced",
      key: `gap ${hunk.baseStart} ${hunk.headStart} ${gap.baseStart} ${gap.headStart}`,
      range: edit[otherSide],
    };
  };

  const isWhole = ({ start, end }: Range): boolean => {
    const hunks = end.line - start.line > longRange ? editedHunks() : alignment.hunks;
    // Hunks that are empty on this side count too: the other side inserted something there.
    const first = countWhile(hunks, (hunk) => spanOf(hunk, side).end <= start.line);
    for (let at = first; at < hunks.length; at++) {
      const hunk = hunks[at];
      if (hunk === undefined || spanOf(hunk, side).start > end.line) break;
      if (isEditedIn(hunk, { start, end })) return false;
    }
    return true;
  };

  /** Hunks in which more than the layout changed. Computed once, for ranges that cover much of a file. */
  let edited: readonly Hunk[] | undefined;
  const editedHunks = (): readonly Hunk[] => {
    edited ??= alignment.hunks.filter((hunk) => tokensOf(hunk).gaps.length > 0);
    return edited;
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

  /**
   * Places the end of a range by its last character. The end itself is behind the code, and only a character can
   * survive.
   */
  const placeEnd = ({ start, end }: Range): { key: string; position: Position } | undefined => {
    const isEmpty = end.line === start.line && end.character === start.character;
    if (isEmpty || end.character === 0) {
      const placed = placeOf(end, "first");
      return placed.kind === "image" ? placed : undefined;
    }
    const placed = placeOf({ line: end.line, character: end.character - 1 }, "last");
    if (placed.kind !== "image") return undefined;
    const { line, character } = placed.position;
    return { key: `${placed.key} inclusive`, position: { line, character: character + 1 } };
  };

  /**
   * Places the code behind an opening bracket. A formatter that breaks a line puts brackets around the code, and the
   * server then includes them in the range.
   */
  const placeInBrackets = (range: Range): (Placement & { kind: "image" }) | undefined => {
    const inside = behindBrackets(sources[side].lines, range);
    const placed = inside === undefined ? undefined : placeOf(inside, "first");
    return placed?.kind === "image" ? placed : undefined;
  };

  /** Marks a finding whose line may have moved elsewhere, so that a late stage can search it there. */
  const elsewhereOf = ({ line }: Position): Pick<PlacedFinding, "isElsewhere"> => {
    if (otherLine(within(line)) !== undefined) return {};
    const hunk = holder(alignment.hunks, side, within(line));
    return hunk !== undefined && tokensOf(hunk).perhaps[side].has(within(line)) ? { isElsewhere: true } : {};
  };

  return (range) => {
    const first = placeOf(range.start, "first");
    const start = first.kind === "image" ? first : (placeInBrackets(range) ?? first);
    if (start.kind !== "image") {
      const counterpart = start.kind === "replaced" ? start.range : null;
      return { start, endKey: null, isWhole: false, counterpart, ...elsewhereOf(range.start) };
    }
    const end = placeEnd(range);
    return {
      start,
      endKey: end?.key ?? null,
      isWhole: isWhole(range),
      counterpart: { start: start.position, end: endAfter(start.position, end?.position, range) },
      ...elsewhereOf(range.start),
    };
  };
}

/**
 * Returns the position of the code behind the opening round brackets of a range, because a formatter may have added
 * the brackets. Undefined if the range begins without one.
 */
function behindBrackets(all: readonly string[], { start, end }: Range): Position | undefined {
  let isBehind = false;
  for (let line = start.line; line <= end.line; line++) {
    const from = line === start.line ? start.character : 0;
    const text = (all[line] ?? "").slice(0, line === end.line ? end.character : undefined);
    for (let character = from; character < text.length; character++) {
      if (text[character] === "(") isBehind = true;
      else if (text[character]?.trim() !== "") return isBehind ? { line, character } : undefined;
    }
  }
  return undefined;
}

/**
 * Returns the end of a range on the other side. If the end did not survive, the range keeps its length, so that a
 * report can still mark the code.
 */
function endAfter(start: Position, end: Position | undefined, range: Range): Position {
  if (end !== undefined && isUpTo(start, end)) return end;
  const lines = range.end.line - range.start.line;
  const character =
    lines === 0 ? start.character + range.end.character - range.start.character : range.end.character;
  return { line: start.line + lines, character };
}

/** Range of the replaced code, on each side. */
type EditInPlace = Readonly<Record<Side, Range>>;

/** Returns a function that computes the edit of each gap once: a gap can be large and hold many findings. */
function editFinder(): (gap: Gap, hunk: Hunk, aligned: TokenAlignment) => EditInPlace | null {
  const known = new Map<Gap, EditInPlace | null>();
  return (gap, hunk, aligned) => {
    const edit = known.get(gap);
    if (edit !== undefined) return edit;
    const found = editInPlace(gap, hunk, aligned);
    known.set(gap, found);
    return found;
  };
}

/**
 * Returns the edit if a few tokens became a few others and a token next to them on their line survived, on both
 * sides. Only such a small edit keeps a finding in place; more is a rewrite. If more tokens were inserted or deleted
 * behind it, only those on that line count. Null if code was replaced by a bare value or the reverse: that is other
 * code.
 */
function editInPlace(gap: Gap, hunk: Hunk, aligned: TokenAlignment): EditInPlace | null {
  const all = gapTokens(gap, aligned);
  const [baseFirst, headFirst] = [all.base[0], all.head[0]];
  if (baseFirst === undefined || headFirst === undefined) return null;
  const isBeside =
    aligned.base[gap.baseStart - 1]?.line === baseFirst.line &&
    aligned.head[gap.headStart - 1]?.line === headFirst.line;
  const isFew = Math.max(all.base.length, all.head.length) <= replacedTokensMax;
  if (isFew) return isBeside || isBefore(gap, hunk, aligned, all) ? edit(all.base, all.head) : null;
  if (!isBeside) return null;
  const base = all.base.filter(({ line }) => line === baseFirst.line);
  const head = all.head.filter(({ line }) => line === headFirst.line);
  return Math.max(base.length, head.length) <= replacedTokensMax ? edit(base, head) : null;
}

/** Returns the tokens of a gap without those of lines that moved: these are in the gap by chance. */
function gapTokens(gap: Gap, { base, head, moved }: TokenAlignment) {
  return {
    base: base.slice(gap.baseStart, gap.baseEnd).filter(({ line }) => !moved.base.has(line)),
    head: head.slice(gap.headStart, gap.headEnd).filter(({ line }) => !moved.head.has(line)),
  };
}

/**
 * True if the token behind the gap survived and is on the last line of the gap, on both sides. The edit is then at
 * the start of a line, next to code that survives, so it counts as an edit in place.
 */
function isBefore(
  gap: Gap,
  hunk: Hunk,
  aligned: TokenAlignment,
  { base, head }: ReturnType<typeof gapTokens>,
): boolean {
  return (
    (aligned.base[gap.baseEnd]?.line ?? hunk.baseEnd) === base.at(-1)?.line &&
    (aligned.head[gap.headEnd]?.line ?? hunk.headEnd) === head.at(-1)?.line
  );
}

/** Returns the ranges of the replaced tokens; null if only one side names something, as in `a.b` that became `0`. */
function edit(base: readonly Token[], head: readonly Token[]): EditInPlace | null {
  const [baseFirst, baseLast, headFirst, headLast] = [base[0], base.at(-1), head[0], head.at(-1)];
  if (!baseFirst || !baseLast || !headFirst || !headLast || namesSomething(base) !== namesSomething(head))
    return null;
  return { base: rangeOver(baseFirst, baseLast), head: rangeOver(headFirst, headLast) };
}

/** True if one of the tokens is a name and not a keyword. */
function namesSomething(tokens: readonly Token[]): boolean {
  return tokens.some(({ text }) => isWord(text) && !grammarWords.has(text));
}

/** Returns the range from the first token to the end of the last. */
function rangeOver(first: Token, last: Token): Range {
  return {
    start: { line: first.line, character: first.start },
    end: { line: last.line, character: last.end },
  };
}

/** Returns the lines of a hunk, or the tokens of a gap, on one side; the end is exclusive. */
function spanOf(part: Hunk | Gap, side: Side): { readonly start: number; readonly end: number } {
  return side === "base"
    ? { start: part.baseStart, end: part.baseEnd }
    : { start: part.headStart, end: part.headEnd };
}

/**
 * Returns the hunk or gap that holds a line or token, by binary search. Hunks and gaps rise and do not overlap; empty
 * ones hold nothing.
 */
function holder<Part extends Hunk | Gap>(parts: readonly Part[], side: Side, at: number): Part | undefined {
  const found = parts[countWhile(parts, (part) => spanOf(part, side).end <= at)];
  return found !== undefined && spanOf(found, side).start <= at ? found : undefined;
}

/** True if the first position is not behind the second. */
function isUpTo(left: Position, right: Position): boolean {
  return comparePositions(left, right) <= 0;
}
