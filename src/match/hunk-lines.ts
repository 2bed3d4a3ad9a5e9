/** Aligns the lines of a hunk without their layout. Formatters rewrap code, and its findings must stay paired. */
import type { Side } from "../model/report.ts";
import { alignLinesAt, type Hunk, type LineAlignment } from "./lines.ts";
import type { Names } from "./names.ts";
import { isDistinctive, isSameToken, type Token, type TokenSource, withoutLayout } from "./tokens.ts";

/** Aligned lines of a hunk, without layout. Line numbers count from the start of the hunk. */
export type HunkLines = {
  readonly hunk: Hunk;
  /** True if no token changed. Then the sides have no keys, no marks and no firsts: they are not needed. */
  readonly isLayout: boolean;
  readonly base: HunkSide;
  readonly head: HunkSide;
  readonly alignment: LineAlignment;
};

/** Lines and tokens of a hunk on one side. */
export type HunkSide = {
  readonly firstLine: number;
  readonly tokens: readonly Token[];
  /** Tokens of each line, joined; equal lines differ at most in layout and in renamed identifiers. */
  readonly keys: readonly string[];
  /** Mark of the section that each line is part of, wherever that moved. */
  readonly marks: readonly string[];
  /** Index of the first token of each line, and one more. */
  readonly firsts: readonly number[];
};

/**
 * Aligns the lines of a hunk. Layout is no edit: lines that are equal without it are the same before any token is
 * compared, which is cheaper and cannot pair tokens by chance.
 */
export function hunkLines(base: TokenSource, head: TokenSource, hunk: Hunk, context: HunkContext): HunkLines {
  if (isLayout(base, head, hunk, context)) return layoutLines(base, head, hunk);
  const sides = {
    base: hunkSide(base, hunk.baseStart, hunk.baseEnd, context),
    head: hunkSide(head, hunk.headStart, hunk.headEnd, context),
  };
  const marked = ({ keys, marks }: HunkSide) => keys.map((key, line) => (marks[line] ?? "") + key);
  return {
    hunk,
    isLayout: false,
    ...sides,
    alignment: alignLinesAt(marked(sides.base), marked(sides.head), isDistinctive, () => true),
  };
}

/**
 * True if both sides of the hunk have the same tokens modulo renames, and none of their lines is in a moved section.
 * Then every finding in it stays in place, and no search for edits is needed.
 */
function isLayout(base: TokenSource, head: TokenSource, hunk: Hunk, { names, marks }: HunkContext): boolean {
  const [from, to] = [base.firstOf(hunk.baseStart), head.firstOf(hunk.headStart)];
  const count = base.firstOf(hunk.baseEnd) - from;
  if (head.firstOf(hunk.headEnd) - to !== count) return false;
  const isSame = createTokenComparer(base, head, names);
  for (let at = 0; at < count; at++) if (!isSame(from + at, to + at)) return false;
  for (let line = hunk.baseStart; line < hunk.baseEnd; line++) if (marks(base, line) !== "") return false;
  for (let line = hunk.headStart; line < hunk.headEnd; line++) if (marks(head, line) !== "") return false;
  return true;
}

/**
 * Aligns the lines of a hunk in which only the layout changed: lines that begin with the same token are one line. No
 * keys are computed, so a file that was reformatted as a whole stays cheap.
 */
function layoutLines(base: TokenSource, head: TokenSource, hunk: Hunk): HunkLines {
  const starts = { base: hunk.baseStart, head: hunk.headStart };
  const across =
    (from: TokenSource, start: number, to: TokenSource, otherStart: number) => (line: number) => {
      const first = from.firstOf(start + line);
      if (from.firstOf(start + line + 1) === first) return undefined;
      const target = first - from.firstOf(start) + to.firstOf(otherStart);
      const other = to.token(target).line;
      return to.firstOf(other) === target ? other - otherStart : undefined;
    };
  const side = (source: TokenSource, from: number, to: number): HunkSide => {
    let made: readonly Token[] | undefined;
    const tokens = () => (made ??= source.tokensOf(from, to));
    return {
      firstLine: from,
      get tokens() {
        return tokens();
      },
      keys: [],
      marks: [],
      firsts: [],
    };
  };
  return {
    hunk,
    isLayout: true,
    base: side(base, hunk.baseStart, hunk.baseEnd),
    head: side(head, hunk.headStart, hunk.headEnd),
    alignment: {
      hunks: [],
      headLine: across(base, starts.base, head, starts.head),
      baseLine: across(head, starts.head, base, starts.base),
      steps: base.firstOf(hunk.baseEnd) - base.firstOf(hunk.baseStart),
    },
  };
}

/** Facts about the whole change that are known before its tokens are aligned. */
export type HunkContext = { readonly names: Names; readonly marks: SectionMarks };

/** Returns the mark of the moved section that a line is in; empty for most lines. */
export type SectionMarks = (source: TokenSource, line: number) => string;

/**
 * Reads the lines of a hunk on one side, with the key and the mark of each. Keys have no layout, so a rewrapped line
 * can equal its old form.
 */
function hunkSide(source: TokenSource, from: number, to: number, { names, marks }: HunkContext): HunkSide {
  const first = source.firstOf(from);
  const tokens = source.tokensOf(from, to);
  const firsts: number[] = [];
  const keys: string[] = [];
  for (let line = from; line < to; line++) {
    const start = source.firstOf(line) - first;
    firsts.push(start);
    const own = tokens.slice(start, source.firstOf(line + 1) - first);
    keys.push(own.map((token) => identity(token, names)).join(" "));
  }
  const own = Array.from({ length: to - from }, (_, line) => marks(source, from + line));
  return { firstLine: from, tokens, keys, marks: own, firsts: [...firsts, tokens.length] };
}

/** Keys of lines that were written (for base) or deleted (for head) anywhere in the change. */
export type Elsewhere = Readonly<Record<Side, ReadonlySet<string>>>;

/**
 * Collects the distinctive lines that a hunk deleted or wrote. A line in both sets was moved, so it must not be
 * aligned with other code at its old place.
 */
export function createMovedTextFinder(hunks: readonly HunkLines[]): Elsewhere {
  const elsewhere = { base: new Set<string>(), head: new Set<string>() };
  for (const { alignment, base, head } of hunks) {
    for (const { baseStart, baseEnd, headStart, headEnd } of alignment.hunks) {
      for (const key of base.keys.slice(baseStart, baseEnd)) if (isDistinctive(key)) elsewhere.head.add(key);
      for (const key of head.keys.slice(headStart, headEnd)) if (isDistinctive(key)) elsewhere.base.add(key);
    }
  }
  return elsewhere;
}

/**
 * Returns a test whether a token of base and one of head are the same except for layout and renames. It takes token
 * indices, because the alignment compares millions of tokens.
 */
export function createTokenComparer(
  base: TokenSource,
  head: TokenSource,
  names: Names,
): (base: number, head: number) => boolean {
  const neutral = (source: TokenSource, at: number) => names.neutral(withoutLayout(source.token(at)));
  return (one, other) =>
    isSameToken(base, one, head, other) || (!names.areSame && neutral(base, one) === neutral(head, other));
}

/** Returns the text by which tokens are compared: without layout, modulo renames. */
export function identity(token: Token, names: Names): string {
  return names.neutral(withoutLayout(token));
}
