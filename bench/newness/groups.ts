/** Values by their key, each group in the order given. */
export function groups<Value>(values: readonly Value[], key: (value: Value) => string): Map<string, Value[]> {
  const found = new Map<string, Value[]>();
  for (const value of values) {
    const name = key(value);
    const group = found.get(name);
    if (group === undefined) found.set(name, [value]);
    else group.push(value);
  }
  return found;
}
