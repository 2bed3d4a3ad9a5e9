/** Two bundles compared, member by member. */
import { canonical, pointerTo, valueAt } from "../core/json.ts";
import { compareText } from "../core/order.ts";
import { type Bundle, domainOf } from "./bundle.ts";

export type BundleDifference = {
  /** A JSON pointer into the bundles. */
  readonly pointer: string;
  /** As JSON; null where the bundle does not have it. */
  readonly left: string | null;
  readonly right: string | null;
  /** Whether `bundleId` covers it. */
  readonly hashed: boolean;
};

export function bundleDifferences(left: Bundle, right: Bundle): readonly BundleDifference[] {
  const domains = [domainOf(left), domainOf(right)];
  return [...differences(left, right, "")]
    .map((one) => ({
      ...one,
      hashed: domains.some((domain) => valueAt(domain, one.pointer) !== undefined),
    }))
    .sort((one, other) => compareText(one.pointer, other.pointer));
}

/** Down to the values that only one has, that hold no other, or are empty. */
function* differences(
  left: unknown,
  right: unknown,
  pointer: string,
): Iterable<Omit<BundleDifference, "hashed">> {
  if (left !== undefined && right !== undefined && canonical(left) === canonical(right)) return;
  const [own, other] = [membersOf(left), membersOf(right)];
  if (own.size === 0 || other.size === 0 || Array.isArray(left) !== Array.isArray(right)) {
    const text = (value: unknown) => (value === undefined ? null : canonical(value));
    yield { pointer, left: text(left), right: text(right) };
    return;
  }
  for (const key of new Set([...own.keys(), ...other.keys()]))
    yield* differences(own.get(key), other.get(key), pointerTo(pointer, key));
}

function membersOf(value: unknown): ReadonlyMap<string, unknown> {
  return new Map(typeof value === "object" && value !== null ? Object.entries(value) : []);
}
