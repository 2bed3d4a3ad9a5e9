/** Finds the known name that a mistyped name most likely means. */

/**
 * Returns the nearest known name, for "Did you mean …?". Undefined if none is near. A name is near if at most two
 * letters, or at most a third of its letters, differ.
 */
export function findNearest(name: string, known: readonly string[]): string | undefined {
  let best: { readonly name: string; readonly distance: number } | undefined;
  for (const candidate of known) {
    const distance = editDistance(name.slice(0, 64), candidate);
    if (best === undefined || distance < best.distance) best = { name: candidate, distance };
  }
  // Every short name is near to an empty one, so there is no suggestion.
  return name !== "" && best !== undefined && best.distance <= Math.max(2, Math.floor(best.name.length / 3))
    ? best.name
    : undefined;
}

/**
 * Returns the Levenshtein distance: the least number of insertions, deletions and replacements of letters. The time
 * grows with the product of both lengths, so callers limit the lengths.
 */
export function editDistance(from: string, to: string): number {
  let row = Array.from({ length: to.length + 1 }, (_, index) => index);
  for (let i = 1; i <= from.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= to.length; j += 1) {
      const replaced = (row[j - 1] ?? 0) + (from[i - 1] === to[j - 1] ? 0 : 1);
      next.push(Math.min(replaced, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1));
    }
    row = next;
  }
  return row[to.length] ?? 0;
}
