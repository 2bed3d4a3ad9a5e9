/** Defines a symbolic selector: a definition by its name and kinds, with the facts that identify it after an edit. */
import type { Range } from "../model/finding.ts";
import { lineStarts } from "../model/text.ts";
import type { DefinitionKind, NamedDefinition, Outline } from "../syntax/outline.ts";

export type SourceFile = {
  /** Path relative to the repository, with forward slashes. */
  readonly path: string;
  readonly text: string;
  readonly outline: Outline;
};

export type SymbolSelector = {
  readonly path: string;
  /** Dotted name, outermost first ("Invoice.total"). */
  readonly symbol: string;
  /** Kinds of its containers, outermost first, and its own last. */
  readonly kinds: readonly DefinitionKind[];
  /** Range from the first decorator to the end of the body; 0-based, UTF-16. */
  readonly range: Range;
  /** Text of the whole definition. */
  readonly text: string;
  /** Number of lines of its file. */
  readonly fileLines: number;
};

/**
 * Returns one selector for each definition, in their order. A selector copies the text and the number of lines, so that
 * `relocate` needs no base tree later.
 */
export function selectorsOf(
  file: SourceFile,
  definitions: readonly NamedDefinition[],
): readonly SymbolSelector[] {
  const starts = lineStarts(file.text);
  return definitions.map(({ symbol, kinds, definition: { range } }) => ({
    path: file.path,
    symbol,
    kinds,
    range,
    text: file.text.slice(...offsetsOf(starts, range)),
    fileLines: starts.length,
  }));
}

/** Returns the offsets of a range's start and end in the text with these line starts. */
export function offsetsOf(starts: readonly number[], { start, end }: Range): readonly [number, number] {
  return [(starts[start.line] ?? 0) + start.character, (starts[end.line] ?? 0) + end.character];
}

export function leafOf(symbol: string): string {
  return symbol.slice(symbol.lastIndexOf(".") + 1);
}
