/** A symbolic selector: a definition by its name and kinds, with what is needed to know it again after an edit. */
import type { Range } from "../model/finding.ts";
import { lineStarts } from "../model/text.ts";
import type { Kind, NamedDefinition, Outline } from "../syntax/outline.ts";

export type SourceFile = {
  /** Relative to the repository, forward slashes. */
  readonly path: string;
  readonly text: string;
  readonly outline: Outline;
};

export type SymbolSelector = {
  readonly path: string;
  /** Dotted, outermost first ("Invoice.total"). */
  readonly symbol: string;
  /** The kinds of its containers, outermost first, and its own last. */
  readonly kinds: readonly Kind[];
  /** 0-based, UTF-16; from the first decorator to the end of the body. */
  readonly range: Range;
  /** All of the definition. */
  readonly text: string;
  /** How many lines its file has. */
  readonly fileLines: number;
};

/** One selector for each of these definitions of the file, in their order. */
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
    text: file.text.slice(...offsets(starts, range)),
    fileLines: starts.length,
  }));
}

/** Where a range starts and ends in the text that the line starts are of. */
export function offsets(starts: readonly number[], { start, end }: Range): readonly [number, number] {
  return [(starts[start.line] ?? 0) + start.character, (starts[end.line] ?? 0) + end.character];
}

export function leafOf(symbol: string): string {
  return symbol.slice(symbol.lastIndexOf(".") + 1);
}
