/** Two bundles compared, member by member. */
import { canonical } from "../core/json.ts";
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
  const hashed = new Set([...leaves(domainOf(left)).keys(), ...leaves(domainOf(right)).keys()]);
  const [one, other] = [leaves(left), leaves(right)];
  return [...new Set([...one.keys(), ...other.keys()])]
    .filter((pointer) => one.get(pointer) !== other.get(pointer))
    .sort(compareText)
    .map((pointer) => ({
      pointer,
      left: one.get(pointer) ?? null,
      right: other.get(pointer) ?? null,
      hashed: hashed.has(pointer),
    }));
}

/** Every value that holds no other, by its pointer. An empty list or object is one. */
function leaves(value: unknown): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  const waiting: [pointer: string, value: unknown][] = [["", value]];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    const [pointer, one] = next;
    const inner = typeof one === "object" && one !== null ? Object.entries(one) : [];
    if (inner.length === 0) found.set(pointer, canonical(one));
    for (const [key, member] of inner)
      waiting.push([`${pointer}/${key.replaceAll("~", "~0").replaceAll("/", "~1")}`, member]);
  }
  return found;
}
