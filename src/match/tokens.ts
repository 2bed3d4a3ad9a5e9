/** Splits a text into tokens. Language-neutral: it knows words, numbers, strings and marks, but no grammar. */
import type { Position } from "../model/finding.ts";
import { splitText } from "../model/text.ts";
import { isDefining } from "../syntax/bindings.ts";
import type { Reading } from "../syntax/reading.ts";
import { findSpans, isQuote, type Spans } from "../syntax/spans.ts";

/** One token. Positions are 0-based, `end` is exclusive; a token never leaves its line. */
export type Token = {
  readonly text: string;
  readonly line: number;
  readonly start: number;
  readonly end: number;
};

/**
 * Text in lines without their endings, and in tokens without trailing commas. Tokens are created when they are
 * needed: most lines of a file never are.
 */
export type TokenSource = {
  readonly text: string;
  readonly lines: readonly string[];
  readonly tokenCount: number;
  readonly tokens: readonly Token[];
  readonly tokensOf: (fromLine: number, toLine: number) => readonly Token[];
  /** Returns the index of the first token at or behind the start of a line. */
  readonly firstOf: (line: number) => number;
  readonly token: (at: number) => Token;
  readonly spans: Spans;
  /** Parses the text when nothing else helps; undefined if no grammar reads it. */
  readonly reading: () => Reading | undefined;
  /** True if a name is defined at a token; never without a grammar. */
  readonly defines: (token: Token) => boolean;
};

/** Makes a source of a text. `reading` parses it on demand; without it, no definitions are known. */
export function tokenSource(text: string, reading: TokenSource["reading"] = () => undefined): TokenSource {
  let offsets: ReadonlySet<number> | undefined;
  const defines = ({ line, start }: Token): boolean => {
    const found = reading();
    offsets ??= new Set(found?.bindings.filter(isDefining).map((one) => one.start));
    return offsets.has((found?.starts[line] ?? 0) + start);
  };
  return sourceOfLines(splitText(text), { text, reading, defines });
}

/**
 * Returns some lines of a source as a source of their own, for the alignment of a moved definition. Line numbers
 * start at 0 again.
 */
export function partOf(source: TokenSource, from: number, to: number): TokenSource {
  const content = source.lines.slice(from, to);
  const defines = (token: Token) => source.defines({ ...token, line: token.line + from });
  return sourceOfLines(content, { text: content.join("\n"), reading: () => undefined, defines });
}

/**
 * Makes a source of lines. Positions of tokens are kept in arrays: an object for each token of a large tree needs too
 * much memory.
 */
function sourceOfLines(
  content: readonly string[],
  { text, reading, defines }: Pick<TokenSource, "text" | "reading" | "defines">,
): TokenSource {
  const spans = withoutTrailingCommas(findSpans(content, 0, content.length), content);
  const tokenCount = spans.lines.length;
  const firsts = new Int32Array(content.length + 1);
  let at = 0;
  for (let line = 0; line <= content.length; line++) {
    while (at < tokenCount && (spans.lines[at] ?? 0) < line) at++;
    firsts[line] = at;
  }
  const firstOf = (line: number) => firsts[Math.min(Math.max(line, 0), content.length)] ?? tokenCount;
  let all: readonly Token[] | undefined;
  const tokensOf = (fromLine: number, toLine: number) => {
    const [from, to] = [firstOf(fromLine), firstOf(toLine)];
    return all?.slice(from, to) ?? tokensIn(spans, content, from, to);
  };
  return {
    text,
    lines: content,
    tokenCount,
    get tokens() {
      all ??= tokensIn(spans, content, 0, tokenCount);
      return all;
    },
    tokensOf,
    firstOf,
    token: (at) => tokenAt(spans, content, at),
    spans,
    reading,
    defines,
  };
}

/**
 * Drops commas in front of closing brackets, which formatters add and remove: they must not look like edits. Changes
 * `spans` in place.
 */
function withoutTrailingCommas(spans: Spans, content: readonly string[]): Spans {
  const unitAt = (at: number) => content[spans.lines[at] ?? 0]?.charCodeAt(spans.starts[at] ?? 0);
  let kept = 0;
  for (let at = 0; at < spans.lines.length; at++) {
    const isClosing = closingUnits.has(unitAt(at) ?? 0);
    if (isClosing && kept > 0 && unitAt(kept - 1) === comma) kept--;
    spans.lines[kept] = spans.lines[at] ?? 0;
    spans.starts[kept] = spans.starts[at] ?? 0;
    spans.ends[kept] = spans.ends[at] ?? 0;
    kept++;
  }
  const { lines: of, starts, ends } = spans;
  return { lines: of.subarray(0, kept), starts: starts.subarray(0, kept), ends: ends.subarray(0, kept) };
}

/** Character code of a comma. */
const comma = 0x2c;
const closingUnits: ReadonlySet<number> = new Set([")", "]", "}"].map((mark) => mark.charCodeAt(0)));

/** Creates the tokens of a part of the spans. */
function tokensIn(spans: Spans, content: readonly string[], from: number, to: number): readonly Token[] {
  const tokens: Token[] = [];
  for (let at = from; at < to; at++) tokens.push(tokenAt(spans, content, at));
  return tokens;
}

/** Creates one token from its span. */
function tokenAt(spans: Spans, content: readonly string[], at: number): Token {
  const line = spans.lines[at] ?? 0;
  const start = spans.starts[at] ?? 0;
  const end = spans.ends[at] ?? 0;
  return { text: (content[line] ?? "").slice(start, end), line, start, end };
}

/**
 * True if two tokens are equal without their layout: `withoutLayout` of both is the same text. It compares in place,
 * because the alignment compares millions of tokens.
 */
export function isSameToken(one: TokenSource, at: number, other: TokenSource, otherAt: number): boolean {
  const [start, otherStart] = [one.spans.starts[at] ?? 0, other.spans.starts[otherAt] ?? 0];
  const length = (one.spans.ends[at] ?? 0) - start;
  if (length !== (other.spans.ends[otherAt] ?? 0) - otherStart) return false;
  const text = one.lines[one.spans.lines[at] ?? 0] ?? "";
  const otherText = other.lines[other.spans.lines[otherAt] ?? 0] ?? "";
  const first = text.charCodeAt(start);
  const otherFirst = otherText.charCodeAt(otherStart);
  const isQuoted = length > 1 && isQuote(first) && isQuote(otherFirst);
  if (first !== otherFirst && !isQuoted) return false;
  // A token that begins with a quote also ends with it, so the last character is skipped.
  const last = isQuoted ? length - 1 : length;
  for (let index = 1; index < last; index++) {
    if (text.charCodeAt(start + index) !== otherText.charCodeAt(otherStart + index)) return false;
  }
  return true;
}

/** Returns the text with normalised quotes: formatters change the quotes of a string, so they are layout. */
export function withoutLayout({ text }: Pick<Token, "text">): string {
  return text.length > 1 && text.startsWith("'") ? `"${text.slice(1, -1)}"` : text;
}

/** True for a string in quotes. It is one token, whatever is in it. */
export function isText({ text }: Pick<Token, "text">): boolean {
  return text.length > 1 && /^["'`]/u.test(text);
}

/** True if a text starts like an identifier. */
export function isWord(text: string): boolean {
  return /^[\p{L}_$]/u.test(text);
}

/**
 * Returns the words that say what code is about: two letters or more, and no keyword. `return None` occurs in every
 * second function; `return total` does not.
 */
export function distinctiveWords(text: string): readonly string[] {
  return (text.match(longWords) ?? []).filter((word) => !grammarWords.has(word));
}

/** True if a text has a distinctive word. It stops at the first one, because it runs for every line. */
export function isDistinctive(text: string): boolean {
  longWords.lastIndex = 0;
  for (let found = longWords.exec(text); found !== null; found = longWords.exec(text)) {
    if (!grammarWords.has(found[0])) return true;
  }
  return false;
}

/** Matches words of two letters or more. */
const longWords = /\p{L}[\p{L}\p{M}\p{N}_$]+/gu;
/** Keywords and constants of all supported languages: they occur everywhere and prove nothing. */
export const grammarWords: ReadonlySet<string> = new Set(
  `and as async await break case catch class const continue def default defer del do elif else end enum except export
  extends false False final finally fn for from func function go if impl implements import in interface is let match
  mut new nil None not null or package pass pub private protected public raise return select self static struct super
  switch then this throw throws trait true True try type undefined union use using var void while with yield`.split(
    /\s+/u,
  ),
);

/** Splits lines `from` to `to` (exclusive) into tokens. */
export function tokenize(content: readonly string[], from: number, to: number): readonly Token[] {
  const spans = findSpans(content, from, to);
  return tokensIn(spans, content, 0, spans.lines.length);
}

/**
 * Token that a position belongs to: the one that it is in, the one that it is behind, or the first of its line. A
 * position follows its token to the other side.
 */
export type TokenHandle = {
  readonly token: number;
  readonly relation: "in" | "behind" | "before";
  /** Characters from the token's start (in), from its end (behind), or to its start (before). */
  readonly distance: number;
};

/**
 * Returns the handle of a position, which can be found again on the other side; undefined on a line without tokens.
 */
export function handleAt(tokens: readonly Token[], { line, character }: Position): TokenHandle | undefined {
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

/**
 * Returns the index of the last token that begins at or before a position; -1 for none. The binary search keeps files
 * with many findings fast.
 */
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
