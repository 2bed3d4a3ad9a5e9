/** Two bundles compared, member by member; the items of a list by what they say, wherever they stand. */
import { canonical, member, pointerTo, valueAt } from "../../model/json.ts";
import { compareText } from "../../model/order.ts";
import { type Bundle, domainOf } from "./bundle.ts";

export type BundleDifference = {
  /** A JSON pointer: into the right bundle for what is added, else into the left. */
  readonly pointer: string;
  /** "moved": a list has the same items in another order. */
  readonly kind: "added" | "removed" | "changed" | "moved";
  /** As JSON, an item that is added or removed without its `evidence`; null where the bundle does not have it. */
  readonly left: string | null;
  readonly right: string | null;
  /** Whether `bundleId` covers it. */
  readonly hashed: boolean;
};

export function bundleDifferences(left: Bundle, right: Bundle): readonly BundleDifference[] {
  const [own, other] = [domainOf(left), domainOf(right)];
  return [...differences(left, right, { left: "", right: "" })]
    .map(({ at, ...one }) => ({
      ...one,
      hashed: valueAt(own, at.left) !== undefined || valueAt(other, at.right) !== undefined,
    }))
    .sort((one, next) => compareText(one.pointer, next.pointer) || compareText(one.kind, next.kind));
}

/** An item of a list may stand elsewhere in the other bundle. */
type At = { readonly left: string; readonly right: string };
type Difference = Omit<BundleDifference, "hashed"> & { readonly at: At };

/** Down to the values that only one has, that hold no other, or are empty. */
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

/** Numbers are a range or a position, in which each has its place. */
function isOfItems(all: readonly unknown[]): boolean {
  return all.every((one) => typeof one !== "number");
}

/** Equal items belong together, then those with one name and file, in their order; of what is left nothing does. */
function* inLists(left: readonly unknown[], right: readonly unknown[], at: At): Iterable<Difference> {
  const pairs = paired(left, right);
  const others = new Set(pairs.values());
  for (const [own, other] of pairs) yield* differences(left[own], right[other], below(at, own, other));
  for (const [own, one] of left.entries())
    if (!pairs.has(own)) yield differenceOf(below(at, own, right.length), saidBy(one), undefined);
  for (const [other, one] of right.entries())
    if (!others.has(other)) yield differenceOf(below(at, left.length, other), undefined, saidBy(one));
  const order = [...pairs].sort(([one], [other]) => one - other).map(([, other]) => other);
  const isWhole = pairs.size === left.length && pairs.size === right.length;
  if (isWhole && order.some((other, own) => other !== own))
    yield { pointer: at.left, kind: "moved", left: canonical(left), right: canonical(right), at };
}

/** By the index in the left list the index in the right one. */
function paired(left: readonly unknown[], right: readonly unknown[]): ReadonlyMap<number, number> {
  const pairs = new Map<number, number>();
  const taken = new Set<number>();
  for (const keyOf of [(item: unknown) => canonical(saidBy(item)), nameOf]) {
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

/** Of an item the record that shows it is no part of what it says. */
function saidBy(item: unknown): unknown {
  if (!isObject(item)) return item;
  return Object.fromEntries(Object.entries(item).filter(([key]) => key !== "evidence"));
}

/** By these an item is known though what it says has changed: its file and its name, or what stands for one. */
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

/** Undefined where nothing names it: two places in one file are two places. */
function nameOf(item: unknown): string | undefined {
  if (!isObject(item)) return undefined;
  const names = nameMembers.map((name) => member(item, name) ?? null);
  const isNamed = ["id", "name", "label", "code", "nth"].some(
    (name) => (member(item, name) ?? null) !== null,
  );
  return isNamed ? canonical(names) : undefined;
}

function isObject(value: unknown): value is object {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function membersOf(value: unknown): ReadonlyMap<string, unknown> {
  return new Map(typeof value === "object" && value !== null ? Object.entries(value) : []);
}
