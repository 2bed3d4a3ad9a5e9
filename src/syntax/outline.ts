/** The definitions of a file, nested, so that a position gets a name that survives edits around it. */
import type { Node, TreeCursor } from "web-tree-sitter";
import type { Position, Range } from "../model/finding.ts";
import { comparePositions } from "../model/order.ts";
import { positionAt } from "../model/text.ts";
import type { Naming } from "./named.ts";

export type Definition = {
  readonly name: string;
  /** The type that it is a method of, where it stands outside of that (Go, C++), in C++ dotted with what is around that; absent everywhere else. */
  readonly receiver?: string;
  /** Of a block that gives more to what is defined elsewhere, with its name: an `impl` of Rust, and the trait that it is of, if any. */
  readonly part?: string;
  /** Of an item of a list of data, which is called by its place (`[2]`): what tells it from others wherever it stands (`[id: north]`). */
  readonly item?: string;
  /** Of a key at the top of one of several documents in a file: what tells that document from the others. */
  readonly document?: string;
  /** What is called, and everything else that holds or names: classes, interfaces, enums, types, namespaces. Of data a `key`. */
  readonly kind: "class" | "function" | "key";
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

/** Finds the definitions of a tree while it is walked from the root, containers before what they contain. */
export function createOutliner(naming: Naming, text: string, starts: readonly number[]) {
  const rangeOf = (start: number, end: number): Range => ({
    start: positionAt(starts, start),
    // A comment that ends a definition ends behind the CR of its CRLF, where a line of the protocol has no place.
    end: positionAt(starts, text.startsWith("\r\n", end - 1) ? end - 1 : end),
  });
  const definitions: Definition[] = [];
  const taken = new Set<number>();
  /** Per level of the tree: where definitions go, and what one counts with that is all that stands in a wrapper. */
  const into: Definition[][] = [definitions];
  const wholes: (Whole | undefined)[] = [];
  /** In a class of TypeScript the decorators of a member stand beside it, as siblings: where they began. */
  const decorated: (number | undefined)[] = [];

  /** What stands at a level, named nodes alone; its children come next. */
  const enter = (
    level: number,
    of: "decorator" | "comment" | "other",
    cursor: TreeCursor,
  ): number | undefined => {
    const start = decorated[level];
    if (of === "decorator") decorated[level] = start ?? cursor.startIndex;
    else if (of === "other") decorated[level] = undefined;
    into[level + 1] = into[level] ?? definitions;
    decorated[level + 1] = undefined;
    wholes[level + 1] = undefined;
    return start;
  };
  const define = (level: number, node: Node, blocks: number, decoratedFrom: number | undefined): void => {
    const whole = wholes[level] ?? { start: decoratedFrom ?? node.startIndex, end: node.endIndex };
    const found = taken.has(node.id) ? undefined : naming.named(node, blocks);
    if (found?.value !== undefined) taken.add(found.value.id);
    const name = found === undefined ? "" : text.slice(found.name.startIndex, found.name.endIndex);
    if (found !== undefined && name !== "") {
      const inner: Definition[] = [];
      const nameRange = rangeOf(found.name.startIndex, found.name.endIndex);
      const range = rangeOf(whole.start, whole.end);
      const { kind, receiver, part } = found;
      const own = { name, kind, range, nameRange, definitions: inner };
      const more = {
        ...(receiver === undefined ? {} : { receiver }),
        ...(part === undefined ? {} : { part }),
      };
      into[level]?.push({ ...own, ...more });
      into[level + 1] = inner;
    } else if (naming.isWrapper(node)) wholes[level + 1] = whole;
  };
  return { definitions, enter, define };
}

type Whole = { readonly start: number; readonly end: number };

export type Kind = Definition["kind"];

export type NamedDefinition = {
  /** Dotted, outermost first ("Invoice.total"). */
  readonly symbol: string;
  /** The same, but that blocks which give more to one thing are told apart by it ("Ship<Display>.fmt"), and items of a list by what they hold ("berths[id: north]"). */
  readonly key: string;
  /** The kinds of its containers, outermost first, and its own last. */
  readonly kinds: readonly Kind[];
  readonly definition: Definition;
};

/** Every definition of an outline with its dotted name, containers before what they contain. */
export function namedDefinitions(
  outline: Pick<Outline, "definitions"> | undefined,
): readonly NamedDefinition[] {
  const all: NamedDefinition[] = [];
  // By hand and not by recursion: a hostile file nests deeper than the stack.
  const waiting = named(outline?.definitions ?? [], undefined);
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
    symbol: joined(container?.symbol, ownName(definition), definition),
    key: joined(container?.key, ownKey(definition), definition),
    kinds: [
      ...(container?.kinds ?? []),
      ...(definition.receiver?.split(".").map(() => "class" as const) ?? []),
      definition.kind,
    ],
    definition,
  }));
}

/** An item stands in brackets, without a dot. */
function joined(before: string | undefined, own: string, { item }: Pick<Definition, "item">): string {
  return before === undefined ? own : `${before}${item === undefined ? "." : ""}${own}`;
}

/** "total"; of a method that stands outside of its type "Invoice.total". */
function ownName({ name, receiver }: Pick<Definition, "name" | "receiver">): string {
  return receiver === undefined ? name : `${receiver}.${name}`;
}

function ownKey(definition: Definition): string {
  const inDocument = definition.document === undefined ? "" : `${definition.document}#`;
  const name = `${inDocument}${definition.item ?? ownName(definition)}`;
  return definition.part === undefined ? name : `${name}<${definition.part}>`;
}

/** Of definitions in each other, outermost first. */
export function dottedName(chain: readonly Pick<Definition, "name" | "receiver" | "item">[]): string {
  return chained(chain, ownName);
}

function chained<Of extends Pick<Definition, "item">>(
  chain: readonly Of[],
  nameOf: (of: Of) => string,
): string {
  return chain.reduce<string | undefined>((before, one) => joined(before, nameOf(one), one), undefined) ?? "";
}

/**
 * The dotted names of the definitions around a position, outermost first ("Invoice.total"); null at module level. The
 * position right behind a definition still belongs to it: that is where a server reports what is missing at its end.
 */
export function symbolAt(of: Outline, position: Position): string | null {
  const chain = chainAt(of, position);
  return chain.length === 0 ? null : dottedName(chain);
}

/** The same, but that blocks which give more to one thing are told apart by it, and items of a list by what they hold. */
export function keyAt(of: Outline, position: Position): string | null {
  const chain = chainAt(of, position);
  return chain.length === 0 ? null : chained(chain, ownKey);
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
