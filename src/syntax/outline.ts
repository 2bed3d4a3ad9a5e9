/** The definitions of a file, nested, so that a position gets a name that survives edits around it. */
import type { Node } from "web-tree-sitter";
import type { Position, Range } from "../core/finding.ts";
import { comparePositions } from "../core/order.ts";
import { lineStarts, positionAt } from "../core/text.ts";
import { type Naming, pythonNaming, scriptNaming } from "./naming.ts";
import type { SyntaxLanguage, SyntaxParser } from "./parser.ts";

export type Definition = {
  readonly name: string;
  /** What is called, and everything else that holds or names: classes, interfaces, enums, types, namespaces. */
  readonly kind: "class" | "function";
  /** 0-based, UTF-16; from the first decorator, or `export`, to the end of the body. */
  readonly range: Range;
  readonly nameRange: Range;
  readonly definitions: readonly Definition[];
};

export type Outline = {
  readonly definitions: readonly Definition[];
  /** Whether the text has syntax errors. */
  readonly hasErrors: boolean;
};

/** Never throws on broken syntax: what the parser could not name is left out, what is inside it is kept. */
export function outline(parser: SyntaxParser, language: SyntaxLanguage, text: string): Outline {
  const starts = lineStarts(text);
  const rangeOf = (start: number, end: number): Range => ({
    start: positionAt(starts, start),
    // A comment that ends a definition ends behind the CR of its CRLF, where a line of the protocol has no place.
    end: positionAt(starts, text.startsWith("\r\n", end - 1) ? end - 1 : end),
  });
  const naming = namings[language];
  return parser.withTree(language, text, (root) => {
    const top: Definition[] = [];
    const taken = new Set<number>();
    // By hand and not by recursion: a hostile file nests deeper than the stack.
    const waiting: Waiting[] = [{ node: root, start: root.startIndex, whole: undefined, into: top }];
    for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
      const { node, into } = next;
      const whole = next.whole ?? { start: next.start, end: node.endIndex };
      const named = taken.has(node.id) ? undefined : naming.named(node);
      if (named?.value !== undefined) taken.add(named.value.id);
      const name = named === undefined ? "" : text.slice(named.name.startIndex, named.name.endIndex);
      const definitions: Definition[] = [];
      if (named !== undefined && name !== "") {
        const nameRange = rangeOf(named.name.startIndex, named.name.endIndex);
        into.push({ name, kind: named.kind, range: rangeOf(whole.start, whole.end), nameRange, definitions });
      }
      const children = node.namedChildren.filter((child) => child !== null);
      const isWrapper = name === "" && naming.isWrapper(node);
      const inside = { whole: isWrapper ? whole : undefined, into: name === "" ? into : definitions };
      const decorated = startsOf(children);
      for (let index = children.length - 1; index >= 0; index--) {
        const child = children[index];
        if (child !== undefined) waiting.push({ node: child, start: decorated[index] ?? 0, ...inside });
      }
    }
    return { definitions: top, hasErrors: root.hasError };
  });
}

type Waiting = {
  readonly node: Node;
  /** Where it starts with the decorators before it. */
  readonly start: number;
  /** What a definition counts with that is all that stands in it: `export`, `declare`, decorators, `const f =`. */
  readonly whole: { readonly start: number; readonly end: number } | undefined;
  readonly into: Definition[];
};

/** In a class of TypeScript the decorators of a member stand beside it, as siblings. */
function startsOf(children: readonly Node[]): readonly number[] {
  let decorated: number | undefined;
  return children.map(({ type, startIndex }) => {
    const start = decorated ?? startIndex;
    if (type === "decorator") decorated = start;
    else if (type !== "comment") decorated = undefined;
    return start;
  });
}

/**
 * The dotted names of the definitions around a position, outermost first ("Invoice.total"); null at module level. The
 * position right behind a definition still belongs to it: that is where a server reports what is missing at its end.
 */
export function symbolAt(of: Outline, position: Position): string | null {
  const names = chainAt(of, position).map(({ name }) => name);
  return names.length === 0 ? null : names.join(".");
}

/** The definitions around a position, outermost first. */
export function chainAt(of: Outline, position: Position): readonly Definition[] {
  const chain: Definition[] = [];
  let level = of.definitions;
  for (;;) {
    // The last one wins where one ends and another starts at the same position.
    const around = level.findLast(({ range }) => contains(range, position));
    if (around === undefined) return chain;
    chain.push(around);
    level = around.definitions;
  }
}

function contains(range: Range, position: Position): boolean {
  return comparePositions(range.start, position) <= 0 && comparePositions(position, range.end) <= 0;
}

const namings = {
  python: pythonNaming,
  typescript: scriptNaming,
  tsx: scriptNaming,
} as const satisfies Record<SyntaxLanguage, Naming>;
