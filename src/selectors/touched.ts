/** Finds the symbols of base that a change touched. */

import { type NamedDefinition, namedDefinitions, type Outline } from "../syntax/outline.ts";
import { type SourceFile, type SymbolSelector, selectorsOf } from "./selector.ts";

/** Base lines that were replaced by head lines; one of the two may be empty. 0-based lines, ends exclusive. */
export type ChangedLines = {
  readonly baseStart: number;
  readonly baseEnd: number;
  readonly headStart: number;
  readonly headEnd: number;
};

/**
 * Returns the definitions of base that a change touched, for the confidence of the reward: the innermost definition
 * around each changed line, once, in the order of the file. An inserted line touches the definition around its place. A
 * line right after a definition touches it if head's outline counts the line as part of it. Code at module level
 * touches nothing.
 */
export function touchedSymbols(
  base: SourceFile,
  head: Outline | undefined,
  hunks: readonly ChangedLines[],
): readonly SymbolSelector[] {
  const definitions = namedDefinitions(base.outline);
  const inBase = innermostByLine(definitions);
  const inHead = innermostByLine(head === undefined ? [] : namedDefinitions(head));
  const touched = new Set<NamedDefinition>();
  for (const { baseStart, baseEnd, headStart, headEnd } of hunks) {
    for (let line = baseStart; line < baseEnd; line++) add(touched, inBase[line]);
    if (baseStart < baseEnd) continue;
    const before = inBase[baseStart - 1];
    add(touched, around(before, inBase[baseStart], baseStart));
    if (before?.definition.range.end.line !== baseStart - 1) continue;
    const joined = inHead.slice(headStart, headEnd).some((found) => found?.symbol === before.symbol);
    if (joined) touched.add(before);
  }
  return selectorsOf(
    base,
    definitions.filter((definition) => touched.has(definition)),
  );
}

/**
 * Returns the inner one of the definitions that contain both the line before an insertion and the line after it. Lines
 * are 0-based; `line` is the line after. Undefined between two definitions, where no definition was touched.
 */
function around(
  before: NamedDefinition | undefined,
  behind: NamedDefinition | undefined,
  line: number,
): NamedDefinition | undefined {
  const spans = (found: NamedDefinition | undefined): found is NamedDefinition =>
    found !== undefined &&
    found.definition.range.start.line < line &&
    found.definition.range.end.line >= line;
  const spanning = [before, behind].filter(spans);
  return spanning.sort((left, right) => right.kinds.length - left.kinds.length)[0];
}

function add(touched: Set<NamedDefinition>, found: NamedDefinition | undefined): void {
  if (found !== undefined) touched.add(found);
}

/** Maps each 0-based line to its innermost definition. Containers come first, so their contents overwrite them. */
function innermostByLine(definitions: readonly NamedDefinition[]): readonly (NamedDefinition | undefined)[] {
  const lines: (NamedDefinition | undefined)[] = [];
  for (const found of definitions) {
    const { start, end } = found.definition.range;
    for (let line = start.line; line <= end.line; line++) lines[line] = found;
  }
  return lines;
}
