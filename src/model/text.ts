/** Handles text as LSP defines it: lines end at LF, CRLF or CR; positions count UTF-16 code units from 0. */
import type { Position, Range } from "./finding.ts";

/**
 * Returns the offset of the first character of each line. A text has at least one line, and one more after a final line
 * ending.
 */
export function lineStarts(text: string): readonly number[] {
  const starts = [0];
  for (let at = 0; at < text.length; at++) {
    const unit = text.charCodeAt(at);
    if (unit === lineFeed || (unit === carriageReturn && text.charCodeAt(at + 1) !== lineFeed))
      starts.push(at + 1);
  }
  return starts;
}

/** Returns the lines without their endings. `split("\n")` would keep the CR of CRLF and miss a single CR. */
export function splitText(text: string): readonly string[] {
  const starts = lineStarts(text);
  return starts.map((start, index) => text.slice(start, endOfLine(text, start, starts[index + 1])));
}

/**
 * Returns the offset at which a line's content ends. `next` is the start of the next line; undefined for the last line.
 */
function endOfLine(text: string, start: number, next: number | undefined): number {
  if (next === undefined) return text.length;
  const crlf =
    next - 2 >= start &&
    text.charCodeAt(next - 2) === carriageReturn &&
    text.charCodeAt(next - 1) === lineFeed;
  return crlf ? next - 2 : next - 1;
}

/** Returns the position of an offset, by `lineStarts` of its text. A negative offset becomes the start of the text. */
export function positionAt(starts: readonly number[], offset: number): Position {
  let low = 0;
  let high = starts.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if ((starts[middle] ?? 0) <= offset) low = middle;
    else high = middle - 1;
  }
  return { line: low, character: Math.max(0, offset - (starts[low] ?? 0)) };
}

/** Cuts a text to at most `lengthMax` code units, never in the middle of a surrogate pair, which would break UTF-8. */
export function cut(text: string, lengthMax: number): string {
  const end =
    text.charCodeAt(lengthMax - 1) >= 0xd800 && text.charCodeAt(lengthMax - 1) <= 0xdbff
      ? lengthMax - 1
      : lengthMax;
  return text.slice(0, end);
}

/** Cuts a longer text to `lengthMax`, including an ellipsis at its end. */
export function shorten(text: string, lengthMax: number): string {
  return text.length > lengthMax ? `${cut(text, lengthMax - 1)}…` : text;
}

/** "1 file", "2 files": for nouns whose plural only adds an s. */
export function plural(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? "" : "s"}`;
}

/** Makes words that begin with a small letter the start of a sentence. */
export function capitalized(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** Returns " (and 3 more)" for the end of a list; empty if nothing is left. */
export function countMore(left: number): string {
  return left > 0 ? ` (and ${left} more)` : "";
}

/** Returns twelve digits of a digest or a commit, enough to distinguish it from all others of a repository. */
export function shortId(id: string): string {
  return id.replace(/^sha256:/u, "").slice(0, 12);
}

/**
 * True if a text can have the range: whole numbers, end not before start, inside existing lines. A range comes from a
 * server, and one outside the text would fail in all later steps.
 */
export function rangeWithin(text: string | readonly string[], range: Range): boolean {
  const all = typeof text === "string" ? splitText(text) : text;
  const { start, end } = range;
  const ordered = end.line > start.line || (end.line === start.line && end.character >= start.character);
  return ordered && positionWithin(all, start) && positionWithin(all, end);
}

function positionWithin(all: readonly string[], { line, character }: Position): boolean {
  const content = Number.isInteger(line) ? all[line] : undefined;
  return (
    content !== undefined && Number.isInteger(character) && character >= 0 && character <= content.length
  );
}

const lineFeed = 0x0a;
const carriageReturn = 0x0d;

/** Rounds to three significant digits: -1.005530007326 to -1.01, 0.944699926743 to 0.945. 1234 stays 1234. */
export function threeDigits(value: number): string {
  if (Math.abs(value) >= 1_000) return String(Math.round(value));
  const rounded = Number(value.toPrecision(3));
  // A value that rounds to 0.000 is shown as 0.
  return String(Math.abs(rounded) < 0.0005 ? 0 : rounded);
}

const lastLinesMax = 20;
const lastCharactersMax = 4_000;

/** Returns the end of a process's output, without trailing blank lines. */
export function lastLines(printed: string): string {
  return printed.trimEnd().slice(-lastCharactersMax).split("\n").slice(-lastLinesMax).join("\n");
}
