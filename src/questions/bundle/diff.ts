/** Compares two bundles by member. Items of a list are compared by content, wherever they are in the list. */
import { canonical, pointerTo, readMember, valueAtPointer } from "../../model/json.ts";
import { compareText } from "../../model/order.ts";
import { type Bundle, domainOf } from "./bundle.ts";

export type BundleDifference = {
  /** A JSON pointer: into the right bundle for an added value, otherwise into the left. */
  readonly pointer: string;
  /** "moved": a list has the same items in another order. */
  readonly kind: "added" | "removed" | "changed" | "moved";
  /** JSON of the value; an added or removed item is without its `evidence`. Null if the bundle does not have it. */
  readonly left: string | null;
  readonly right: string | null;
  /** True if `bundleId` covers it. */
  readonly hashed: boolean;
};

/**
 * Returns all differences of two bundles, sorted by pointer. `hashed` tells the user whether a difference explains two
 * different bundle ids.
 */
export function bundleDifferences(left: Bundle, right: Bundle): readonly BundleDifference[] {
  const [own, other] = [domainOf(left), domainOf(right)];
  return [...differences(left, right, { left: "", right: "" })]
    .map(({ at, ...one }) => ({
      ...one,
      hashed: valueAtPointer(own, at.left) !== undefined || valueAtPointer(other, at.right) !== undefined,
    }))
    .sort((one, next) => compareText(one.pointer, next.pointer) || compareText(one.kind, next.kind));
}

/** Pointers into both bundles. The same item can be elsewhere in the other list. */
type At = { readonly left: string; readonly right: string };
type Difference = Omit<BundleDifference, "hashed"> & { readonly at: At };

/**
 * Yields the smallest differences of two values: it goes down into objects and lists, and stops at values that only one
 * bundle has, that are not containers, or that are empty. A report of the whole object would hide what changed.
 */
function* differences(left: unknown, right: unknown, at: At): Iterable<Difference> {
  if (left !== undefined && right !== undefined && canonical(left) === canonical(right)) return;
  if (Array.isArray(left) && Array.isArray(right) && isOfItems([...left, ...right])) {
    yield* inLists(left, right, at);
    return;
  }
  const [own, other] = [membersOf(left), membersOf(right)];
  if (own.size === 0 || other.size === 0 || Array.isArray(left) !== Array.isArray(right)) {
    yield differenceOf(at, left, right);
    return;
  }
  for (const key of new Set([...own.keys(), ...other.keys()]))
    yield* differences(own.get(key), other.get(key), below(at, key, key));
}

function below(at: At, left: string | number, right: string | number): At {
  return { left: pointerTo(at.left, String(left)), right: pointerTo(at.right, String(right)) };
}

function differenceOf(at: At, left: unknown, right: unknown): Difference {
  const text = (value: unknown) => (value === undefined ? null : canonical(value));
  const kind = left === undefined ? "added" : right === undefined ? "removed" : "changed";
  const pointer = kind === "added" ? at.right : at.left;
  return { pointer, kind, left: text(left), right: text(right), at };
}

/** True if a list has no numbers. Numbers are a range or a position, in which the order matters. */
function isOfItems(all: readonly unknown[]): boolean {
  return all.every((one) => typeof one !== "number");
}

/**
 * Compares two lists by content, because one added item would otherwise make every later index differ. Equal items are
 * paired first, then those with the same name and file, in their order. The others are added or removed.
 */
function* inLists(left: readonly unknown[], right: readonly unknown[], at: At): Iterable<Difference> {
  const pairs = paired(left, right);
  const others = new Set(pairs.values());
  for (const [own, other] of pairs) yield* differences(left[own], right[other], below(at, own, other));
  for (const [own, one] of left.entries())
    if (!pairs.has(own)) yield differenceOf(below(at, own, right.length), contentOf(one), undefined);
  for (const [other, one] of right.entries())
    if (!others.has(other)) yield differenceOf(below(at, left.length, other), undefined, contentOf(one));
  const order = [...pairs].sort(([one], [other]) => one - other).map(([, other]) => other);
  const isWhole = pairs.size === left.length && pairs.size === right.length;
  if (isWhole && order.some((other, own) => other !== own))
    yield { pointer: at.left, kind: "moved", left: canonical(left), right: canonical(right), at };
}

/**
 * Pairs the items of two lists: maps indexes of the left list to indexes of the right list. Equal items come before
 * items of the same name, so that a changed item never takes the partner of an unchanged one.
 */
function paired(left: readonly unknown[], right: readonly unknown[]): ReadonlyMap<number, number> {
  const pairs = new Map<number, number>();
  const taken = new Set<number>();
  for (const keyOf of [(item: unknown) => canonical(contentOf(item)), nameOf]) {
    const waiting = new Map<string, number[]>();
    for (const [at, one] of right.entries()) {
      const key = taken.has(at) ? undefined : keyOf(one);
      if (key === undefined) continue;
      const equal = waiting.get(key) ?? [];
      equal.push(at);
      waiting.set(key, equal);
    }
    for (const [at, one] of left.entries()) {
      const key = pairs.has(at) ? undefined : keyOf(one);
      const other = key === undefined ? undefined : waiting.get(key)?.shift();
      if (other === undefined) continue;
      pairs.set(at, other);
      taken.add(other);
    }
  }
  return pairs;
}

/** Removes the evidence record from an item: the same fact from another query has another record. */
function contentOf(item: unknown): unknown {
  if (!isObject(item)) return item;
  return Object.fromEntries(Object.entries(item).filter(([key]) => key !== "evidence"));
}

/** Members that identify an item even if its content has changed: its file and its name, or a replacement for one. */
const nameMembers = [
  "path",
  "external",
  "id",
  "root",
  "kind",
  "container",
  "name",
  "label",
  "code",
  "symbol",
  "nth",
];

/**
 * Returns the key that identifies an item of a list even if its content has changed, so that a change is reported as
 * one difference. Undefined for an item without a name: two places in one file are different items.
 */
function nameOf(item: unknown): string | undefined {
  if (!isObject(item)) return undefined;
  const names = nameMembers.map((name) => readMember(item, name) ?? null);
  const isNamed = ["id", "name", "label", "code", "nth"].some(
    (name) => (readMember(item, name) ?? null) !== null,
  );
  return isNamed ? canonical(names) : undefined;
}

function isObject(value: unknown): value is object {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function membersOf(value: unknown): ReadonlyMap<string, unknown> {
  return new Map(typeof value === "object" && value !== null ? Object.entries(value) : []);
}
