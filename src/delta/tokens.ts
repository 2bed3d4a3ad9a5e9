/** Which tokens inside a hunk survived. Language-neutral: it knows words, numbers, strings and marks, no grammar. */
import type { Position } from "../core/finding.ts";
import type { Hunk } from "./lines.ts";
import { alignSequences, type SequenceAlignment } from "./sequence.ts";

/** 0-based; `end` is exclusive; a token never leaves its line. */
export type Token = {
  readonly text: string;
  readonly line: number;
  readonly start: number;
  readonly end: number;
};

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
  /** The index of the same token on the other side, or -1. */
  readonly toHead: Int32Array;
  readonly toBase: Int32Array;
  readonly gaps: readonly Gap[];
  readonly steps: number;
};

/** Aligns the tokens of one hunk; whitespace and line breaks play no part, so layout is not an edit. */
export function alignTokens(
  baseLines: readonly string[],
  headLines: readonly string[],
  hunk: Hunk,
): TokenAlignment {
  const base = tokenize(baseLines, hunk.baseStart, hunk.baseEnd);
  const head = tokenize(headLines, hunk.headStart, hunk.headEnd);
  const { toHead, toBase, steps } = alignSequences(base.map(identity), head.map(identity), {
    first: "edits",
    isAnchor: (text) => /[\p{L}\p{N}_]/u.test(text),
  });
  const gaps = withoutWeakSurvivors({ toHead, toBase, steps });
  return { base, head, toHead, toBase, gaps, steps };
}

/** Formatters change the quotes of a string; that is layout too. */
function identity({ text }: Token): string {
  return text.length > 1 && text.startsWith("'") ? `"${text.slice(1, -1)}"` : text;
}

/**
 * Words (Unicode letters, digits, _), numbers with their point, strings in quotes that end on their line within 500
 * characters (an apostrophe in a comment is a mark), and every other character by itself.
 */
export function tokenize(lines: readonly string[], from: number, to: number): readonly Token[] {
  const tokens: Token[] = [];
  for (let line = from; line < to; line++) {
    for (const found of (lines[line] ?? "").matchAll(tokenPattern)) {
      tokens.push({ text: found[0], line, start: found.index, end: found.index + found[0].length });
    }
  }
  return tokens;
}

// The limit on strings keeps a line full of quotes that do not end linear; such a quote falls to the last branch.
const tokenPattern =
  /[\p{L}_$][\p{L}\p{M}\p{N}_$]*|\p{N}[\p{L}\p{N}_]*(?:\.\p{N}[\p{L}\p{N}_]*)?|"(?:[^"\\]|\\.){0,500}"|'(?:[^'\\]|\\.){0,500}'|[^\s]/gu;

/**
 * A few survivors between two larger edits survived by chance (a bracket, a common word): they join the edits around
 * them. What touches the edge of the hunk stands next to unchanged lines and stays. Returns the gaps that are left.
 */
function withoutWeakSurvivors({ toHead, toBase }: SequenceAlignment): readonly Gap[] {
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
  return gaps;
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

/** What a position hangs on: the token it is in, the one it stands behind, or the first of its line. */
export type Handle = {
  readonly token: number;
  readonly relation: "in" | "behind" | "before";
  /** Characters from the token's start (in), from its end (behind), or to its start (before). */
  readonly distance: number;
};

/** Undefined on a line without tokens. */
export function handleAt(tokens: readonly Token[], { line, character }: Position): Handle | undefined {
  const token = lastAtOrBefore(tokens, line, character);
  const found = tokens[token];
  if (found?.line === line) {
    return character < found.end
      ? { token, relation: "in", distance: character - found.start }
      : { token, relation: "behind", distance: character - found.end };
  }
  const next = tokens[token + 1];
  if (next?.line !== line) return undefined;
  return { token: token + 1, relation: "before", distance: next.start - character };
}

function lastAtOrBefore(tokens: readonly Token[], line: number, character: number): number {
  let low = -1;
  let high = tokens.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    const token = tokens[middle];
    if (token !== undefined && (token.line < line || (token.line === line && token.start <= character)))
      low = middle;
    else high = middle - 1;
  }
  return low;
}
