/** Finds the tokens inside a hunk that survived. */
import { type Elsewhere, type HunkLines, type HunkSide, identity } from "./hunk-lines.ts";
import type { Hunk } from "./lines.ts";
import type { Names } from "./names.ts";
import { alignSequences, isAfter } from "./sequence.ts";
import { slideInsertions } from "./slide.ts";
import { keepLinesTogether } from "./split.ts";
import { distinctiveWords, isDistinctive, type Token, withoutLayout } from "./tokens.ts";

/** Tokens between two survivors: those of base became those of head. Token indices, ends exclusive. */
export type Gap = {
  readonly baseStart: number;
  readonly baseEnd: number;
  readonly headStart: number;
  readonly headEnd: number;
};

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

type Lines = { readonly base: ReadonlySet<number>; readonly head: ReadonlySet<number> };

/**
 * Aligns the tokens of a hunk; whitespace and line breaks do not matter. Lines that moved are taken out, so that none
 * of their tokens is found by chance in the code at their old place.
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
   * Links two tokens if one became the other. Equality modulo renames works both ways, but this works one way;
   * otherwise a swap of two names would be hidden.
   */
  private link(from: number, to: number): void {
    const before = withoutLayout(this.base.tokens[from] as Token);
    const after = withoutLayout(this.head.tokens[to] as Token);
    if (before !== after && this.names.across("base", before) !== after) return;
    this.toHead[from] = to;
    this.toBase[to] = from;
  }

  /**
   * Finds lines that moved: those of a function that moved, and those that occur unchanged elsewhere in the change,
   * while less than half of their words are left in their old place (an edit in place leaves more). Adjacent lines are
   * `gone` if they have two distinctive words together. `perhaps` has these, and lines with enough tokens for a
   * statement.
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

/** Groups adjacent lines whose keys are known; blank lines between them do not count. */
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

/** True if less than half of the distinctive tokens of a line are still linked. */
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

function tokensOf({ firsts }: HunkSide, fromLine: number, toLine: number): readonly number[] {
  const [from, to] = [firsts[fromLine] ?? 0, firsts[toLine] ?? 0];
  return Array.from({ length: to - from }, (_, at) => from + at);
}

/**
 * Unlinks a few survivors between two larger edits: they survived by chance (a bracket, a common word) and join the
 * edits around them. Survivors at the edge of the hunk are next to unchanged lines and stay.
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

function isWeakBetween(left: Gap, right: Gap): boolean {
  return (
    2 * (right.baseStart - left.baseEnd) <= Math.min(size(left), size(right)) &&
    // Where one side lost nothing at all, everything it has survived, and none of it by chance.
    left.baseEnd - left.baseStart + right.baseEnd - right.baseStart > 0 &&
    left.headEnd - left.headStart + right.headEnd - right.headStart > 0
  );
}

function size({ baseStart, baseEnd, headStart, headEnd }: Gap): number {
  return Math.max(baseEnd - baseStart, headEnd - headStart);
}

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
