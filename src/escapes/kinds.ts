/** An escape as it is found in a text, and in a comparison. */
import type { EscapeKind } from "../model/escapes.ts";
import { comparePaths, compareText } from "../model/order.ts";
import type { Binding } from "../syntax/bindings.ts";
import type { Span } from "../syntax/reading.ts";

/** An escape as one text has it, before anything is known of the other side. */
export type Occurrence = {
  readonly kind: EscapeKind;
  /** Where it starts in the text. */
  readonly offset: number;
  /** What it says, in one spelling, so that two equal ones have equal texts. */
  readonly text: string;
  readonly reach: OccurrenceReach;
  /** Names that it reaches through besides its symbol's and those that are declared or assigned around it. */
  readonly names?: readonly string[];
  /** Of an attribute that is for no definition: offsets of what it is for. It silences nothing else. */
  readonly covers?: Span;
};

/** What it can silence directly: its own line, the next line with code, its symbol, or its file. */
export type Reach = "line" | "next-line" | "symbol" | "file";

/** Of an occurrence: `next` is all of the definition that begins on the next line with code, and that line where none does. */
export type OccurrenceReach = Reach | "next";

export function inSymbol(kind: EscapeKind, offset: number, found: string): Occurrence {
  return { kind, offset, text: found.replace(/\s+/gu, " ").trimEnd(), reach: "symbol" };
}

/** What bindings give a name to: of `self.x` x. Parameters and results are reached through their function. */
export function namesOf(bindings: readonly Binding[]): readonly string[] {
  return bindings
    .filter(({ kind }) => kind === "variable" || kind === "name" || kind === "attribute")
    .map(({ name }) => name.slice(name.lastIndexOf(".") + 1));
}

export type Escape = {
  readonly kind: EscapeKind;
  /** In head; in base for what was removed with its file. */
  readonly path: string;
  /** 0-based, in head. */
  readonly line: number;
  /** The definition it is in, dotted; null at module level. */
  readonly symbol: string | null;
  readonly text: string;
  readonly reach: Reach;
  /** Names through which code elsewhere uses it: its definition's, and what it is assigned to. */
  readonly names: readonly string[];
};

export function compareEscapes(left: Escape, right: Escape): number {
  return (
    comparePaths(left.path, right.path) ||
    left.line - right.line ||
    compareText(left.kind, right.kind) ||
    compareText(left.text, right.text)
  );
}
