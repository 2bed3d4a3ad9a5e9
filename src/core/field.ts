/** Reads what a server sent: nothing of it is what the protocol promises before it was looked at. */

/**
 * An own member of an object, or undefined: server text never reaches a prototype. `Shape` is what the protocol says
 * that the value should be; whether it is, is for the caller to look at.
 */
export function field<Shape extends object = Readonly<Record<string, unknown>>>(
  value: unknown,
  name: keyof Shape & string,
): unknown {
  if (typeof value !== "object" || value === null || !Object.hasOwn(value, name)) return undefined;
  return (value as Record<string, unknown>)[name];
}
