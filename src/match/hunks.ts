/** Finds the tokens inside a hunk that survived, so that findings on them keep their place. */
import { type Elsewhere, type HunkLines, type HunkSide, identity } from "./hunk-lines.ts";
import type { Hunk } from "./lines.ts";
import type { Names } from "./names.ts";
import { alignSequences, isAfter } from "./sequence.ts";
import { slideInsertions } from "./slide.ts";
import { distinctiveWords, isDistinctive, isWord, type Token, withoutLayout } from "./tokens.ts";

/** Tokens between two survivors: those of base became those of head. Token indices, ends exclusive. */
export type Gap = {
  readonly baseStart: number;
  readonly baseEnd: number;
  readonly headStart: number;
  readonly headEnd: number;
};

/** Tokens of a hunk on both sides, and which of them are the same. */
export type TokenAlignment = {
  readonly base: readonly Token[];
  readonly head: readonly Token[];
  /** Index of the same token on the other side, or -1. */
  readonly toHead: Int32Array;
  readonly toBase: Int32Array;
  readonly gaps: readonly Gap[];
  /** Lines of the hunk that moved elsewhere or came from there, by their numbers in the text. */
  readonly moved: Lines;
  /**
   * Lines that also occur elsewhere, with something else in their old place. A line of one word only may have moved, so
   * a finding in its old place is paired first.
   */
  readonly perhaps: Lines;
  readonly steps: number;
};

/** Line numbers (0-based) of the text, on each side. */
type Lines = { readonly base: ReadonlySet<number>; readonly head: ReadonlySet<number> };

/**
 * Aligns the tokens of a hunk; whitespace and line breaks do not matter. Lines that moved elsewhere are taken out.
 * Otherwise some of their tokens would be found by chance in the code that is now at their old place.
 */
export function alignTokens(lines: HunkLines, elsewhere: Elsewhere, names: Names): TokenAlignment {
  const { base, head, alignment, hunk } = lines;
  const work = new TokenWork(base, head, names);
  if (lines.isLayout) work.linkAll();
  for (let line = 0; line < base.keys.length; line++) {
    const target = alignment.headLine(line);
    if (target !== undefined) work.linkLines(line, target);
  }
  for (const inner of alignment.hunks) work.alignInner(inner);
  const away = {
    base: work.movedAway("base", alignment.hunks, elsewhere),
    head: work.movedAway("head", alignment.hunks, elsewhere),
  };
  work.unlink({ base: away.base.gone, head: away.head.gone });
  const inText = (of: "gone" | "perhaps"): Lines => ({
    base: new Set([...away.base[of]].map((line) => line + hunk.baseStart)),
    head: new Set([...away.head[of]].map((line) => line + hunk.headStart)),
  });
  return {
    base: base.tokens,
    head: head.tokens,
    toHead: work.toHead,
    toBase: work.toBase,
    gaps: gapsOf(work.toHead, head.tokens.length),
    moved: inText("gone"),
    perhaps: inText("perhaps"),
    steps: work.steps + alignment.steps,
  };
}

/** Links between the tokens of a hunk while they are made. */
class TokenWork {
  readonly toHead: Int32Array;
  readonly toBase: Int32Array;
  steps = 0;
  private readonly base: HunkSide;
  private readonly head: HunkSide;
  private readonly names: Names;

  constructor(base: HunkSide, head: HunkSide, names: Names) {
    this.base = base;
    this.head = head;
    this.names = names;
    this.toHead = new Int32Array(base.tokens.length).fill(-1);
    this.toBase = new Int32Array(head.tokens.length).fill(-1);
  }

  linkAll(): void {
    for (let at = 0; at < this.base.tokens.length; at++) this.link(at, at);
  }

  linkLines(baseLine: number, headLine: number): void {
    const from = this.base.firsts[baseLine] ?? 0;
    const to = this.head.firsts[headLine] ?? 0;
    const count = (this.base.firsts[baseLine + 1] ?? 0) - from;
    for (let at = 0; at < count; at++) this.link(from + at, to + at);
  }

  alignInner(inner: Hunk): void {
    const left = tokensOf(this.base, inner.baseStart, inner.baseEnd);
    const right = tokensOf(this.head, inner.headStart, inner.headEnd);
    const [leftTexts, rightTexts] = [this.textsOf(this.base, left), this.textsOf(this.head, right)];
    const { toHead, toBase, steps } = alignSequences(leftTexts, rightTexts, {
      first: "edits",
      isAnchor: (text) => /[\p{L}\p{N}_]/u.test(text),
    });
    this.steps += steps;
    const both = [
      { tokens: left.map((at) => this.base.tokens[at] as Token), texts: leftTexts, links: toHead },
      { tokens: right.map((at) => this.head.tokens[at] as Token), texts: rightTexts, links: toBase },
    ] as const;
    const [one, two] = both;
    const sides = isAfter(leftTexts, rightTexts) ? ([two, one] as const) : both;
    slideInsertions(...sides);
    keepLinesTogether(...sides);
    withoutWeakSurvivors(toHead, toBase);
    for (const [index, target] of toHead.entries()) {
      if (target >= 0) this.link(left[index] ?? 0, right[target] ?? 0);
    }
  }

  private textsOf(side: HunkSide, tokens: readonly number[]): readonly string[] {
    return tokens.map((at) => {
      const token = side.tokens[at] as Token;
      return (side.marks[token.line - side.firstLine] ?? "") + identity(token, this.names);
    });
  }

  /**
   * Links two tokens if one became the other. The alignment compares tokens modulo renames, which accepts a rename in
   * both directions. This test accepts only base name to head name; otherwise a swap of two names would be hidden.
   */
  private link(from: number, to: number): void {
    const before = withoutLayout(this.base.tokens[from] as Token);
    const after = withoutLayout(this.head.tokens[to] as Token);
    if (before !== after && this.names.across("base", before) !== after) return;
    this.toHead[from] = to;
    this.toBase[to] = from;
  }

  /**
   * Finds lines that moved: lines of a function that moved, and lines that occur unchanged elsewhere in the change.
   * The second kind counts only if less than half of their words are left in their old place, because an edit in
   * place leaves more. Adjacent lines are `gone` if they have two distinctive words together. `perhaps` has these
   * too, and lines with enough tokens for a statement.
   */
  movedAway(
    side: "base" | "head",
    inner: readonly Hunk[],
    elsewhere: Elsewhere,
  ): { readonly gone: ReadonlySet<number>; readonly perhaps: ReadonlySet<number> } {
    const gone = new Set<number>();
    const perhaps = new Set<number>();
    const own = side === "base" ? this.base : this.head;
    const links = side === "base" ? this.toHead : this.toBase;
    for (const hunk of inner) {
      const [from, to] = side === "base" ? [hunk.baseStart, hunk.baseEnd] : [hunk.headStart, hunk.headEnd];
      const here =
        side === "base"
          ? new Set(this.head.marks.slice(hunk.headStart, hunk.headEnd))
          : new Set(this.base.marks.slice(hunk.baseStart, hunk.baseEnd));
      for (let line = from; line < to; line++) {
        const mark = own.marks[line] ?? "";
        if (mark !== "" && !here.has(mark)) gone.add(line);
      }
      for (const run of runsIn(own.keys, from, to, elsewhere[side])) {
        const words = new Set(run.flatMap((line) => distinctiveWords(own.keys[line] ?? "")));
        for (const line of run.filter((one) => isLeft(own, links, one))) {
          const tokens = (own.firsts[line + 1] ?? 0) - (own.firsts[line] ?? 0);
          if (words.size >= 2) gone.add(line);
          if (words.size >= 2 || tokens >= statementTokensMin) perhaps.add(line);
        }
      }
    }
    return { gone, perhaps };
  }

  /** Removes the links of lines that moved away. */
  unlink(gone: Lines): void {
    const unlinkAll = (side: HunkSide, lines: ReadonlySet<number>, own: Int32Array, other: Int32Array) => {
      for (const line of lines) {
        for (let at = side.firsts[line] ?? 0; at < (side.firsts[line + 1] ?? 0); at++) {
          const target = own[at] ?? -1;
          if (target >= 0) other[target] = -1;
          own[at] = -1;
        }
      }
    };
    unlinkAll(this.base, gone.base, this.toHead, this.toBase);
    unlinkAll(this.head, gone.head, this.toBase, this.toHead);
  }
}

/** Minimum number of tokens of a statement, as in `log(n)`: fewer tokens can occur anywhere. */
const statementTokensMin = 4;

/**
 * Groups adjacent lines whose keys are in `known`. Blank lines do not separate them. A group is judged together,
 * because a single short line proves too little.
 */
function runsIn(
  keys: readonly string[],
  from: number,
  to: number,
  known: ReadonlySet<string>,
): readonly (readonly number[])[] {
  const runs: number[][] = [[]];
  for (let line = from; line < to; line++) {
    const key = keys[line] ?? "";
    if (known.has(key)) runs.at(-1)?.push(line);
    else if (key !== "") runs.push([]);
  }
  return runs;
}

/**
 * True if less than half of the distinctive tokens of a line are still linked. Then the line left its place; a line
 * edited in place keeps more.
 */
function isLeft({ tokens, firsts }: HunkSide, links: Int32Array, line: number): boolean {
  let words = 0;
  let linked = 0;
  for (let at = firsts[line] ?? 0; at < (firsts[line + 1] ?? 0); at++) {
    if (!isDistinctive(tokens[at]?.text ?? "")) continue;
    words++;
    if ((links[at] ?? -1) >= 0) linked++;
  }
  return 2 * linked < words;
}

/** Returns the token indices of some lines. */
function tokensOf({ firsts }: HunkSide, fromLine: number, toLine: number): readonly number[] {
  const [from, to] = [firsts[fromLine] ?? 0, firsts[toLine] ?? 0];
  return Array.from({ length: to - from }, (_, at) => from + at);
}

/**
 * Unlinks a few survivors between two larger edits. A bracket or a common word survives by chance, and would give a
 * finding a place in code that was rewritten. Survivors at the edge of the hunk stay, because they are next to
 * unchanged lines.
 */
function withoutWeakSurvivors(toHead: Int32Array, toBase: Int32Array): void {
  const gaps: Gap[] = [];
  for (let gap of gapsOf(toHead, toBase.length)) {
    for (let last = gaps.at(-1); last !== undefined && isWeakBetween(last, gap); last = gaps.at(-1)) {
      for (let at = last.baseEnd; at < gap.baseStart; at++) {
        toBase[toHead[at] ?? 0] = -1;
        toHead[at] = -1;
      }
      gap = { ...gap, baseStart: last.baseStart, headStart: last.headStart };
      gaps.pop();
    }
    gaps.push(gap);
  }
}

/**
 * True if the survivors between two gaps are at most half as many as the tokens of the smaller gap. So few survive by
 * chance.
 */
function isWeakBetween(left: Gap, right: Gap): boolean {
  return (
    2 * (right.baseStart - left.baseEnd) <= Math.min(size(left), size(right)) &&
    // If one side lost nothing, all its tokens survived, and none of them by chance.
    left.baseEnd - left.baseStart + right.baseEnd - right.baseStart > 0 &&
    left.headEnd - left.headStart + right.headEnd - right.headStart > 0
  );
}

/** Returns the number of tokens of a gap on its longer side. */
function size({ baseStart, baseEnd, headStart, headEnd }: Gap): number {
  return Math.max(baseEnd - baseStart, headEnd - headStart);
}

/**
 * Returns the gaps between linked tokens, in order. In a gap, the tokens of base became those of head, so an edited
 * finding can be paired only with one in the same gap.
 */
function gapsOf(toHead: Int32Array, headLength: number): readonly Gap[] {
  const gaps: Gap[] = [];
  let baseStart = 0;
  let headStart = 0;
  for (let at = 0; at <= toHead.length; at++) {
    const target = at === toHead.length ? headLength : (toHead[at] ?? -1);
    if (target < 0) continue;
    if (at > baseStart || target > headStart)
      gaps.push({ baseStart, baseEnd: at, headStart, headEnd: target });
    baseStart = at + 1;
    headStart = target + 1;
  }
  return gaps;
}

/** Tokens of one side with their links to the other side. */
type AlignedSide = {
  readonly tokens: readonly Token[];
  readonly texts: readonly string[];
  readonly links: Int32Array;
};

/**
 * Keeps the tokens of one line on one line. Suppose `x = f(a.bad)` became `x = f(a.good)` with `y = f(a.bad)` under
 * it. The fewest edits put `good) y = f(a.` into the old line, and the old mistake seems to survive. But that line
 * was fixed, and a similar one was added. So a line goes to one line, unless it was wrapped: then its brackets are
 * open at line ends.
 */
export function keepLinesTogether(one: AlignedSide, two: AlignedSide): void {
  const [ones, linePairs] = [lineEnds(one), lineEnds(two)];
  joinLines(one, two, ones, linePairs);
  joinLines(two, one, linePairs, ones);
}

/** Tokens of one line; `end` is exclusive. */
type Line = { readonly start: number; readonly end: number };

/**
 * Finds lines of `own` whose tokens are linked to several written lines of `other`, and links each of them to one
 * line. Otherwise an old mistake would seem to survive in parts of two lines. Lines with another number of open
 * brackets are parts of a wrapped line and stay as they are.
 */
function joinLines(
  own: AlignedSide,
  other: AlignedSide,
  ownLines: readonly Line[],
  otherLines: readonly Line[],
): void {
  const lineOf = new Int32Array(other.tokens.length);
  for (const [number, { start, end }] of otherLines.entries()) lineOf.fill(number, start, end);
  for (const line of ownLines) {
    const targets = new Set<number>();
    for (let at = line.start; at < line.end; at++) {
      const target = own.links[at] ?? -1;
      if (target >= 0) targets.add(lineOf[target] ?? 0);
    }
    if (targets.size < 2) continue;
    const candidates = [...targets].map((number) => otherLines[number] as Line);
    const balance = balanceOf(own, line);
    const isLike = candidates.every((candidate) => balanceOf(other, candidate) === balance);
    const written = candidates.filter((candidate) => hasUnlinkedWord(other, candidate));
    if (isLike && written.length > 1) linkToOne(own, other, line, candidates);
  }
}

/**
 * Links a line to the candidate with the most common tokens at both ends, because an edit in place changes the
 * middle. If two are equal, it takes the one that begins more like the line, or else the first one.
 */
function linkToOne(own: AlignedSide, other: AlignedSide, line: Line, candidates: readonly Line[]): void {
  const ends = candidates.map((candidate) => ({ candidate, ...commonEnds(own, other, line, candidate) }));
  const best = ends.reduce((left, right) =>
    (right.head + right.tail - left.head - left.tail || right.head - left.head) > 0 ? right : left,
  );
  for (let at = line.start; at < line.end; at++) {
    const target = own.links[at] ?? -1;
    if (target >= 0) other.links[target] = -1;
    own.links[at] = -1;
  }
  const link = (from: number, to: number): void => {
    const before = other.links[to] ?? -1;
    if (before >= 0) own.links[before] = -1;
    own.links[from] = to;
    other.links[to] = from;
  };
  const { candidate, head, tail } = best;
  for (let at = 0; at < head; at++) link(line.start + at, candidate.start + at);
  for (let at = 1; at <= tail; at++) link(line.end - at, candidate.end - at);
}

/**
 * Counts the equal tokens at the start and at the end of two lines. They say how much the two lines are alike, which
 * decides between several candidates.
 */
function commonEnds(own: AlignedSide, other: AlignedSide, line: Line, candidate: Line) {
  const most = Math.min(line.end - line.start, candidate.end - candidate.start);
  let head = 0;
  while (head < most && own.texts[line.start + head] === other.texts[candidate.start + head]) head++;
  let tail = 0;
  while (tail < most - head && own.texts[line.end - 1 - tail] === other.texts[candidate.end - 1 - tail])
    tail++;
  return { head, tail };
}

/** Groups tokens by line, because `keepLinesTogether` compares whole lines. */
function lineEnds({ tokens }: AlignedSide): readonly Line[] {
  const lines: Line[] = [];
  for (let start = 0; start < tokens.length; ) {
    let end = start + 1;
    while (end < tokens.length && tokens[end]?.line === tokens[start]?.line) end++;
    lines.push({ start, end });
    start = end;
  }
  return lines;
}

/**
 * Returns the number of brackets that a line leaves open; negative if it closes more than it opens. A wrapped line
 * leaves brackets open, so it continues on the next line.
 */
function balanceOf({ tokens }: AlignedSide, { start, end }: Line): number {
  let open = 0;
  for (let at = start; at < end; at++) {
    const text = tokens[at]?.text ?? "";
    if (text === "(" || text === "[" || text === "{") open++;
    else if (text === ")" || text === "]" || text === "}") open--;
  }
  return open;
}

/** True if a line has a word without a partner: the change wrote or deleted part of it. */
function hasUnlinkedWord({ tokens, links }: AlignedSide, { start, end }: Line): boolean {
  for (let at = start; at < end; at++) {
    if ((links[at] ?? -1) < 0 && isWord(tokens[at]?.text ?? "")) return true;
  }
  return false;
}
