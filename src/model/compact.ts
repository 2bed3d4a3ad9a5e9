/** Drops the undefined members of an object, because `canonical` refuses undefined in a report, a bundle or a trace. */

/** Members that may be undefined become members that may be absent. */
type Compact<T> = { readonly [K in keyof T]?: Exclude<T[K], undefined> };

/** Returns the defined members, in the same order. */
export function compact<const T extends object>(members: T): Compact<T> {
  const defined: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(members)) if (value !== undefined) defined[name] = value;
  return defined as Compact<T>;
}
