/** Finds the tokens of a text as numbers: a large change has millions of them, and most are never read. */

/** Line, start and end of each token. */
export type Spans = {
  readonly lines: Int32Array;
  readonly starts: Int32Array;
  readonly ends: Int32Array;
};

/**
 * Splits lines into tokens. A token is a word (Unicode letters, digits, _), a number with its point, a string, or any
 * other single character. A string must end on its line within 500 characters; otherwise its quote is a mark, as an
 * apostrophe in a comment is.
 */
export function findSpans(content: readonly string[], from: number, to: number): Spans {
  const spans = new SpanList();
  for (let line = from; line < to; line++) {
    const text = content[line] ?? "";
    spans.line = line;
    if (!beyondAscii.test(text)) {
      scanAscii(text, spans);
      continue;
    }
    tokenPattern.lastIndex = 0;
    for (let found = tokenPattern.exec(text); found !== null; found = tokenPattern.exec(text))
      spans.add(found.index, tokenPattern.lastIndex);
  }
  return spans.all();
}

/** List of tokens in arrays of numbers that grow as needed. */
class SpanList {
  line = 0;
  private count = 0;
  private lines = new Int32Array(1024);
  private starts = new Int32Array(1024);
  private ends = new Int32Array(1024);

  add(start: number, end: number): void {
    if (this.count === this.lines.length) this.grow();
    this.lines[this.count] = this.line;
    this.starts[this.count] = start;
    this.ends[this.count] = end;
    this.count++;
  }

  all(): Spans {
    const { count } = this;
    return {
      lines: this.lines.slice(0, count),
      starts: this.starts.slice(0, count),
      ends: this.ends.slice(0, count),
    };
  }

  private grow(): void {
    const twice = (old: Int32Array) => {
      const larger = new Int32Array(2 * old.length);
      larger.set(old);
      return larger;
    };
    this.lines = twice(this.lines);
    this.starts = twice(this.starts);
    this.ends = twice(this.ends);
  }
}

// The limit on strings keeps the search linear on a line full of open quotes; such a quote is a single mark.
const tokenPattern =
  /[\p{L}_$][\p{L}\p{M}\p{N}_$]*|\p{N}[\p{L}\p{N}_]*(?:\.\p{N}[\p{L}\p{N}_]*)?|"(?:[^"\\]|\\.){0,500}"|'(?:[^'\\]|\\.){0,500}'|[^\s]/gu;
const stringUnitsMax = 500;

const beyondAscii = /[^\0-\x7f]/;

/** Finds the same tokens as the pattern in an ASCII line, many times faster. Most lines are ASCII. */
function scanAscii(text: string, spans: SpanList): void {
  for (let at = 0; at < text.length; ) {
    const start = at;
    const unit = text.charCodeAt(at++);
    const kind = unitKinds[unit] ?? 0;
    if (kind === isSpace) continue;
    if (kind === isLetter || kind === isSign) {
      at = endOfWord(text, at, wordKindMin);
    } else if (kind === isDigit) {
      at = endOfWord(text, at, digitKindMin);
      if (text.charCodeAt(at) === point && unitKinds[text.charCodeAt(at + 1)] === isDigit)
        at = endOfWord(text, at + 2, digitKindMin);
    } else if (isQuote(unit)) {
      at = endOfString(text, at, unit);
    }
    spans.add(start, at);
  }
}

// A word can contain a dollar sign, a number cannot.
const [isMark, isSpace, isSign, isDigit, isLetter] = [0, 1, 2, 3, 4];
const wordKindMin = isSign;
const digitKindMin = isDigit;
const asciiMax = 0x7f;
const [singleQuote, doubleQuote, backslash, point] = [0x27, 0x22, 0x5c, 0x2e];
const unitKinds = Uint8Array.from({ length: asciiMax + 1 }, (_, unit) => {
  const character = String.fromCharCode(unit);
  if (/\s/u.test(character)) return isSpace;
  if (character === "$") return isSign;
  if (/\d/u.test(character)) return isDigit;
  return /\w/u.test(character) ? isLetter : isMark;
});

/** Returns the offset behind the characters that continue a word or number. */
function endOfWord(text: string, from: number, kindMin: number): number {
  let at = from;
  while (at < text.length && (unitKinds[text.charCodeAt(at)] ?? 0) >= kindMin) at++;
  return at;
}

/**
 * Returns the offset behind the closing quote. If there is none near enough, it returns the offset behind the opening
 * quote, which is then a mark of its own.
 */
function endOfString(text: string, from: number, quote: number): number {
  let at = from;
  for (let units = 0; units <= stringUnitsMax && at < text.length; units++) {
    const unit = text.charCodeAt(at);
    if (unit === quote) return at + 1;
    at += unit === backslash ? 2 : 1;
  }
  return from;
}

/** True for a single or double quote. */
export function isQuote(unit: number): boolean {
  return unit === singleQuote || unit === doubleQuote;
}
