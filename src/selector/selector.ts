/** A symbolic selector: a definition by its name and kinds, with what is needed to know it again after an edit. */
import type { Range } from "../core/finding.ts";
import { lineStarts } from "../core/text.ts";
import type { Definition, Outline } from "../syntax/outline.ts";

export type Kind = Definition["kind"];

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

export type NamedDefinition = {
  readonly symbol: string;
  readonly kinds: readonly Kind[];
  readonly definition: Definition;
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

/** Every definition of an outline with its dotted name, containers before what they contain. */
export function namedDefinitions(outline: Outline): readonly NamedDefinition[] {
  const all: NamedDefinition[] = [];
  // By hand and not by recursion: a hostile file nests deeper than the stack.
  const waiting = named(outline.definitions, undefined);
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    all.push(next);
    for (const inner of named(next.definition.definitions, next)) waiting.push(inner);
  }
  return all;
}

/** Last first, because they are taken from the end. */
function named(
  definitions: readonly Definition[],
  container: NamedDefinition | undefined,
): NamedDefinition[] {
  return definitions.toReversed().map((definition) => ({
    symbol: container === undefined ? definition.name : `${container.symbol}.${definition.name}`,
    kinds: [...(container?.kinds ?? []), definition.kind],
    definition,
  }));
}

/** Where a range starts and ends in the text that the line starts are of. */
export function offsets(starts: readonly number[], { start, end }: Range): readonly [number, number] {
  return [(starts[start.line] ?? 0) + start.character, (starts[end.line] ?? 0) + end.character];
}

export function leafOf(symbol: string): string {
  return symbol.slice(symbol.lastIndexOf(".") + 1);
}
