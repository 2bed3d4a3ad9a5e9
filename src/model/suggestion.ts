/** What a server would write in the place of a new finding's lines: shown and posted, never applied. */
import { sha256 } from "./digest.ts";
import { canonical } from "./json.ts";
import { visible } from "./visible.ts";

export type Suggestion = {
  /** Whose it is. */
  readonly server: string;
  /** In the server's words. */
  readonly title: string;
  /** The first of the lines that it replaces, 0-based, in the finding's file. */
  readonly line: number;
  /** Those lines as head has them, at least one. */
  readonly before: readonly string[];
  /** What would stand there; none where they would go. */
  readonly after: readonly string[];
};

/** `line` is counted from 1. */
export type SuggestionV1 = Suggestion;

/** A reviewer reads it as a whole. */
export const suggestionLinesMax = 40;
export const suggestionLengthMax = 8_000;
export const suggestionTitleMax = 200;

export function suggestionToV1({ server, title, line, before, after }: Suggestion): SuggestionV1 {
  return { server, title, line: line + 1, before, after };
}

export function suggestionFromV1({ server, title, line, before, after }: SuggestionV1): Suggestion {
  return { server, title, line: line - 1, before, after };
}

/** Whether it is one that a reviewer can read and take: short, and without characters that hide what it does. */
export function isReadable({ title, before, after }: Omit<Suggestion, "server" | "line">): boolean {
  const known = new Set(before);
  return (
    before.length > 0 &&
    before.length <= suggestionLinesMax &&
    after.length <= suggestionLinesMax &&
    title.length <= suggestionTitleMax &&
    lengthOf(before) <= suggestionLengthMax &&
    lengthOf(after) <= suggestionLengthMax &&
    after.every((line) => known.has(line) || isPlain(line))
  );
}

function lengthOf(lines: readonly string[]): number {
  return lines.reduce((sum, { length }) => sum + length + 1, 0);
}

/** No line ending either: what would stand in two lines is no line. */
export function isPlain(line: string): boolean {
  const spaced = line.replaceAll("\t", " ");
  return visible(spaced) === spaced;
}

export function overlaps(one: Suggestion, other: Suggestion): boolean {
  return one.line < other.line + other.before.length && other.line < one.line + one.before.length;
}

/** The same wherever the lines have gone since: of what they are, and of what they would be. */
export function suggestionDigest({ before, after }: Suggestion): string {
  return sha256(canonical([before, after].map((all) => all.map((line) => line.toWellFormed()))));
}
