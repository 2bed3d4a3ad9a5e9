/** Defines orders that are the same on every machine: by UTF-16 code units, never by locale. */
import { type Finding, type Position, type Range, severityRank } from "./finding.ts";

/** Negative, zero or positive, as the function for `Array.sort` returns it. */
export type Order = number;

/** Compares by UTF-16 code units, as RFC 8785 sorts keys. Never use `localeCompare`: it depends on the machine. */
export function compareText(left: string, right: string): Order {
  return left < right ? -1 : left > right ? 1 : 0;
}

/** Compares paths as text, without a special rule for folders. The order in which a server walks is in its profile. */
export function comparePaths(left: string, right: string): Order {
  return compareText(left, right);
}

export function comparePositions(left: Position, right: Position): Order {
  return left.line - right.line || left.character - right.character;
}

export function compareRanges(left: Range, right: Range): Order {
  return comparePositions(left.start, right.start) || comparePositions(left.end, right.end);
}

/**
 * Compares findings in the Report order: path, range, severity, source, code, message, then everything else. The order
 * is total: zero only for findings that are equal in every field. So equal lists always have equal bytes.
 */
export function compareFindings(left: Finding, right: Finding): Order {
  return (
    comparePaths(left.path, right.path) ||
    compareRanges(left.range, right.range) ||
    severityRank(left.severity) - severityRank(right.severity) ||
    compareNullableText(left.source, right.source) ||
    compareNullableText(left.code, right.code) ||
    compareText(left.message, right.message) ||
    compareText(left.server, right.server) ||
    compareNullableText(left.symbol, right.symbol) ||
    compareValues(left, right)
  );
}

/** Compares texts; null comes first. */
export function compareNullableText(left: string | null, right: string | null): Order {
  if (left === null || right === null) return left === right ? 0 : left === null ? -1 : 1;
  return compareText(left, right);
}

/**
 * Compares any plain values in a total order: by kind, then by content. It sorts lists of objects without an order of
 * their own. Keys of objects are compared in code-unit order.
 */
export function compareValues(left: unknown, right: unknown): Order {
  const kind = kindOf(left);
  const byKind = kind - kindOf(right);
  if (byKind !== 0) return byKind;
  if (kind === kinds.number) return (left as number) - (right as number);
  if (kind === kinds.text) return compareText(left as string, right as string);
  if (kind === kinds.boolean) return Number(left) - Number(right);
  if (kind === kinds.list || kind === kinds.object)
    return compareEntries(entries(left as object), entries(right as object));
  return 0;
}

/** Compares two objects or lists by their entries. If one is the start of the other, the shorter one comes first. */
function compareEntries(left: readonly [string, unknown][], right: readonly [string, unknown][]): Order {
  for (const [index, [key, value]] of left.entries()) {
    const other = right[index];
    if (other === undefined) return 1;
    const order = compareText(key, other[0]) || compareValues(value, other[1]);
    if (order !== 0) return order;
  }
  return left.length - right.length;
}

function entries(value: object): [string, unknown][] {
  const all = Object.entries(value);
  return Array.isArray(value) ? all : all.sort((left, right) => compareText(left[0], right[0]));
}

const kinds = { none: 0, boolean: 1, number: 2, text: 3, list: 4, object: 5 } as const;

function kindOf(value: unknown): number {
  if (value === null || value === undefined) return kinds.none;
  if (typeof value === "boolean") return kinds.boolean;
  if (typeof value === "number") return kinds.number;
  if (typeof value === "string") return kinds.text;
  return Array.isArray(value) ? kinds.list : kinds.object;
}

/**
 * Returns the number of items at the start of a list for which `holds` is true, by binary search. `holds` must be false
 * for all items after the first for which it is false.
 */
export function countWhile<Item>(items: readonly Item[], holds: (item: Item) => boolean): number {
  let low = 0;
  let high = items.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    const item = items[middle];
    if (item !== undefined && holds(item)) low = middle + 1;
    else high = middle;
  }
  return low;
}
