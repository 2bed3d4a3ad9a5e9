/** Describes an escape as found in a text, and in a comparison. */
import type { EscapeKind } from "../model/escapes.ts";
import { comparePaths, compareText } from "../model/order.ts";
import type { Binding } from "../syntax/bindings.ts";
import type { Span } from "../syntax/reading.ts";

/** Escape in one text, before it is compared with the other side. */
export type Occurrence = {
  readonly kind: EscapeKind;
  /** Offset of its start in the text. */
  readonly offset: number;
  /** Its text in a normalized spelling, so that equal escapes have equal texts. */
  readonly text: string;
  readonly reach: OccurrenceReach;
  /** Further names that it reaches, in addition to its symbol's and those that are declared or assigned around it. */
  readonly names?: readonly string[];
  /** Range of an attribute that belongs to no definition, as offsets. It silences nothing else. */
  readonly covers?: Span;
};

/** Code that it can silence directly: its own line, the next line with code, its symbol, or its file. */
type Reach = "line" | "next-line" | "symbol" | "file";

/**
 * Reach of an occurrence: `next` is the whole definition that begins on the next line with code, or only that line
 * if none does.
 */
export type OccurrenceReach = Reach | "next";

/** Makes an occurrence that reaches its whole definition. `found` is its text; spaces are normalized. */
export function symbolOccurrence(kind: EscapeKind, offset: number, found: string): Occurrence {
  return { kind, offset, text: found.replace(/\s+/gu, " ").trimEnd(), reach: "symbol" };
}

/**
 * Returns the names that bindings assign: x for `self.x`. An escape in a value reaches code through these names.
 * Parameters and results are reached through their function.
 */
export function assignedNames(bindings: readonly Binding[]): readonly string[] {
  return bindings
    .filter(({ kind }) => kind === "variable" || kind === "name" || kind === "attribute")
    .map(({ name }) => name.slice(name.lastIndexOf(".") + 1));
}

/** Change that can silence a checker, as the report shows it. */
export type Escape = {
  readonly kind: EscapeKind;
  /** Path in head; in base for an escape that was removed with its file. */
  readonly path: string;
  /** Line in head, 0-based. */
  readonly line: number;
  /** Dotted name of its definition; null at module level. */
  readonly symbol: string | null;
  readonly text: string;
  readonly reach: Reach;
  /** Names through which code elsewhere uses it: its definition's, and those that it is assigned to. */
  readonly names: readonly string[];
};

/** Sorts by path, line, kind and text, so that the report does not depend on the order of the search. */
export function compareEscapes(left: Escape, right: Escape): number {
  return (
    comparePaths(left.path, right.path) ||
    left.line - right.line ||
    compareText(left.kind, right.kind) ||
    compareText(left.text, right.text)
  );
}
