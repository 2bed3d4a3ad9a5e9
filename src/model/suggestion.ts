/**
 * Defines a suggestion: the replacement that a server offers for the lines of a new finding. Lanser never applies it.
 */
import { sha256 } from "./digest.ts";
import { canonical } from "./json.ts";
import { showInvisible } from "./visible.ts";

/** A replacement of complete lines, as GitHub's suggestions need it. */
export type Suggestion = {
  /** Id of the server that offers it. */
  readonly server: string;
  /** In the server's words. */
  readonly title: string;
  /** The first replaced line (0-based) in the finding's file. */
  readonly line: number;
  /** The replaced lines as head has them, at least one. */
  readonly before: readonly string[];
  /** The replacement; empty if the lines are deleted. */
  readonly after: readonly string[];
};

/** Here `line` is 1-based. */
export type SuggestionV1 = Suggestion;

/** Limit of lines, because a reviewer reads the suggestion completely. */
export const suggestionLinesMax = 40;
export const suggestionLengthMax = 8_000;
export const suggestionTitleMax = 200;

export function suggestionToV1({ server, title, line, before, after }: Suggestion): SuggestionV1 {
  return { server, title, line: line + 1, before, after };
}

export function suggestionFromV1({ server, title, line, before, after }: SuggestionV1): Suggestion {
  return { server, title, line: line - 1, before, after };
}

/**
 * True if a reviewer can read and accept the suggestion: short, and without characters that hide its effect. GitHub
 * applies an accepted one to the code. Lines that the file already has can contain any characters.
 */
export function isReadable({ title, before, after }: Omit<Suggestion, "server" | "line">): boolean {
  const known = new Set(before);
  return (
    before.length > 0 &&
    before.length <= suggestionLinesMax &&
    after.length <= suggestionLinesMax &&
    title.length <= suggestionTitleMax &&
    lengthOf(before) <= suggestionLengthMax &&
    lengthOf(after) <= suggestionLengthMax &&
    after.every((line) => known.has(line) || isPlainLine(line))
  );
}

function lengthOf(lines: readonly string[]): number {
  return lines.reduce((sum, { length }) => sum + length + 1, 0);
}

/** True if a line has no invisible or misleading characters and no line ending. */
export function isPlainLine(line: string): boolean {
  const spaced = line.replaceAll("\t", " ");
  return showInvisible(spaced) === spaced;
}

export function rangesOverlap(one: Suggestion, other: Suggestion): boolean {
  return one.line < other.line + other.before.length && other.line < one.line + one.before.length;
}

/**
 * Returns a digest over the lines and their replacement, which identifies a posted suggestion even after the lines
 * move.
 */
export function suggestionDigest({ before, after }: Suggestion): string {
  return sha256(canonical([before, after].map((all) => all.map((line) => line.toWellFormed()))));
}
