/** The definitions of a file, nested, so that a position gets a name that survives edits around it. */
import type { Node } from "web-tree-sitter";
import type { Position, Range } from "../core/finding.ts";
import { comparePositions } from "../core/order.ts";
import { lineStarts, positionAt } from "../core/text.ts";
import type { SyntaxParser } from "./parser.ts";

export type Definition = {
  readonly name: string;
  readonly kind: "class" | "function";
  /** 0-based, UTF-16; from the first decorator to the end of the body. */
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
export function outline(parser: SyntaxParser, text: string): Outline {
  const starts = lineStarts(text);
  const rangeOf = (node: Node): Range => ({
    start: positionAt(starts, node.startIndex),
    end: positionAt(starts, node.endIndex),
  });
  return parser.withTree(text, (root) => {
    const top: Definition[] = [];
    // By hand and not by recursion: a hostile file nests deeper than the stack.
    const waiting: { node: Node; into: Definition[] }[] = [{ node: root, into: top }];
    for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
      const { node, into } = next;
      const inner = definitionOf(node, rangeOf);
      if (inner !== undefined) into.push(inner.definition);
      const children = node.namedChildren;
      for (let index = children.length - 1; index >= 0; index--) {
        const child = children[index];
        if (child !== null && child !== undefined)
          waiting.push({ node: child, into: inner?.definitions ?? into });
      }
    }
    return { definitions: top, hasErrors: root.hasError };
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

function definitionOf(
  node: Node,
  rangeOf: (node: Node) => Range,
): { definition: Definition; definitions: Definition[] } | undefined {
  const kind = kinds.get(node.type);
  const name = node.childForFieldName("name");
  if (kind === undefined || name === null || name.text === "") return undefined;
  const definitions: Definition[] = [];
  const whole = node.parent?.type === "decorated_definition" ? node.parent : node;
  return {
    definition: { name: name.text, kind, range: rangeOf(whole), nameRange: rangeOf(name), definitions },
    definitions,
  };
}

const kinds = new Map<string, Definition["kind"]>([
  ["class_definition", "class"],
  ["function_definition", "function"],
]);
