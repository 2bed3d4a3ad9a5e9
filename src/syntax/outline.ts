/** Outlines the definitions of a file, nested, so that each position has a name that survives edits around it. */

import type { Node, TreeCursor } from "web-tree-sitter";
import { compact } from "../model/compact.ts";
import type { Position, Range } from "../model/finding.ts";
import { comparePositions } from "../model/order.ts";
import { positionAt } from "../model/text.ts";
import type { NamingRules } from "./named.ts";

/** Definition of a file, with the definitions inside it. */
export type Definition = {
  readonly name: string;
  /**
   * Type of a method that is outside of its type (Go, C++), in C++ dotted with what is around the type; otherwise
   * absent.
   */
  readonly receiver?: string;
  /**
   * Trait of an `impl` block of Rust, or empty: such a block extends a type that is defined elsewhere, and has its
   * name.
   */
  readonly part?: string;
  /**
   * Identity of a list item in data, independent of its place (`[id: north]`). The item's name is its place (`[2]`).
   */
  readonly item?: string;
  /** Kind of a property's function; absent for others. A getter and its setter are one name. */
  readonly accessor?: "get" | "set";
  /** Identity of a document, for a key at the top of one of several documents in a file. */
  readonly document?: string;
  /**
   * Kind of a definition. `function` is callable; `class` is everything else that contains or names: classes,
   * interfaces, enums, types, namespaces; `key` belongs to data.
   */
  readonly kind: "class" | "function" | "key";
  /** Range from the first decorator, or `export`, to the end of the body. 0-based, UTF-16. */
  readonly range: Range;
  readonly nameRange: Range;
  readonly definitions: readonly Definition[];
};

/** Definitions of a file at its top level. */
export type Outline = {
  readonly definitions: readonly Definition[];
  /** True if the text has syntax errors. */
  readonly hasErrors: boolean;
};

/**
 * Returns functions that collect the definitions of a tree while it is walked from the root, containers before their
 * contents. The walk that reads all other facts calls them, because a second walk would be slow.
 */
export function createOutliner(naming: NamingRules, text: string, starts: readonly number[]) {
  const rangeOf = (start: number, end: number): Range => ({
    start: positionAt(starts, start),
    // A comment at the end can end between CR and LF, where the protocol has no position.
    end: positionAt(starts, text.startsWith("\r\n", end - 1) ? end - 1 : end),
  });
  const definitions: Definition[] = [];
  const taken = new Set<number>();
  /** Target of definitions at each level of the tree. */
  const into: Definition[][] = [definitions];
  /** Wrapper, such as decorators or `export`, that a single definition in it counts with. */
  const wholes: (Whole | undefined)[] = [];
  /** Start of a member's decorators; in a TypeScript class these are siblings of the member. */
  const decorated: (number | undefined)[] = [];

  /** Enters a named node at a level; its children come next. Returns where its decorators start. */
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
      const accessor =
        kind === "function" ? accessorIn(text.slice(whole.start, found.name.startIndex)) : undefined;
      into[level]?.push({ ...own, ...compact({ receiver, part, accessor }) });
      into[level + 1] = inner;
    } else if (naming.isWrapper(node)) wholes[level + 1] = whole;
  };
  return { definitions, enter, define };
}

/** Returns the kind of a property's function by the text before its name. */
function accessorIn(header: string): Definition["accessor"] {
  // TypeScript and JavaScript, then decorators of Python.
  const word = /(?:^|\s)(?<kind>get|set)\s+#?$/u.exec(header)?.groups?.["kind"];
  if (word === "get" || word === "set") return word;
  if (/^\s*@[\w.]+\.(?:setter|deleter)\b/mu.test(header)) return "set";
  return /^\s*@(?:[\w.]+\.)?(?:property|cached_property|getter)\b/mu.test(header) ? "get" : undefined;
}

/** Offsets of a definition with its wrapper. */
type Whole = { readonly start: number; readonly end: number };

/** Kind of a definition. */
export type DefinitionKind = Definition["kind"];

/** Definition with its full name. */
export type NamedDefinition = {
  /** Dotted name, outermost first ("Invoice.total"). */
  readonly symbol: string;
  /**
   * The same, but blocks that extend one type are distinguished by their trait ("Ship<Display>.fmt"), and items of a
   * list by their contents ("berths[id: north]").
   */
  readonly key: string;
  /** Kinds of its containers, outermost first, and its own last. */
  readonly kinds: readonly DefinitionKind[];
  readonly definition: Definition;
};

/**
 * Returns every definition of an outline with its dotted name, containers before their contents. Callers that fill
 * lines rely on this order: inner definitions overwrite outer ones.
 */
export function namedDefinitions(
  outline: Pick<Outline, "definitions"> | undefined,
): readonly NamedDefinition[] {
  const all: NamedDefinition[] = [];
  // No recursion here: a hostile file can nest deeper than the call stack.
  const waiting = named(outline?.definitions ?? [], undefined);
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    all.push(next);
    for (const inner of named(next.definition.definitions, next)) waiting.push(inner);
  }
  return all;
}

/** Returns the definitions with their names. They are in reverse, because the caller takes them from the end. */
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

/** Joins names with a dot; an item of a list is in brackets, without a dot. */
function joined(before: string | undefined, own: string, { item }: Pick<Definition, "item">): string {
  return before === undefined ? own : `${before}${item === undefined ? "." : ""}${own}`;
}

/** Returns a definition's name: "total"; "Invoice.total" for a method outside of its type. */
function ownName({ name, receiver }: Pick<Definition, "name" | "receiver">): string {
  return receiver === undefined ? name : `${receiver}.${name}`;
}

/** Returns a definition's name for comparisons: blocks of one type differ by trait, items of a list by contents. */
function ownKey(definition: Definition): string {
  const inDocument = definition.document === undefined ? "" : `${definition.document}#`;
  const name = `${inDocument}${definition.item ?? ownName(definition)}`;
  return definition.part === undefined ? name : `${name}<${definition.part}>`;
}

/** Returns the dotted name of nested definitions, outermost first. */
export function dottedName(chain: readonly Pick<Definition, "name" | "receiver" | "item">[]): string {
  return chained(chain, ownName);
}

/** Joins the names of nested definitions. */
function chained<Of extends Pick<Definition, "item">>(
  chain: readonly Of[],
  nameOf: (of: Of) => string,
): string {
  return chain.reduce<string | undefined>((before, one) => joined(before, nameOf(one), one), undefined) ?? "";
}

/**
 * Returns the dotted names of the definitions around a position, outermost first ("Invoice.total"); null at module
 * level. Reports and selectors use it, because it stays the same when lines move. The position right behind a
 * definition still belongs to it: servers report there what is missing at its end.
 */
export function symbolAt(of: Outline, position: Position): string | null {
  const chain = chainAt(of, position);
  return chain.length === 0 ? null : dottedName(chain);
}

/** Returns the same with names for comparisons (see `ownKey`). */
export function keyAt(of: Outline, position: Position): string | null {
  const chain = chainAt(of, position);
  return chain.length === 0 ? null : chained(chain, ownKey);
}

/**
 * Returns the definitions around a position, outermost first; empty at module level. Their names form the symbol of a
 * finding.
 */
export function chainAt(of: Outline, position: Position): readonly Definition[] {
  const chain: Definition[] = [];
  let level = of.definitions;
  for (;;) {
    // If one ends where another starts, the position belongs to the second.
    const around = level.findLast(({ range }) => contains(range, position));
    if (around === undefined) return chain;
    chain.push(around);
    level = around.definitions;
  }
}

/** True if a position is in a range or at its end. */
function contains(range: Range, position: Position): boolean {
  return comparePositions(range.start, position) <= 0 && comparePositions(position, range.end) <= 0;
}
