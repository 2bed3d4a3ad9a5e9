/** Defines multisets of tokens, and how much two of them share. */

export type Bag = { readonly counts: ReadonlyMap<string, number>; readonly size: number };

/**
 * Pattern of a token: a word (letters, digits, _), or any other character that is not white space. Strings and comments
 * are split into words, too.
 */
export const tokenPattern = /[\p{L}\p{N}\p{M}_$]+|[^\s]/gu;

export function createBag(tokens: readonly string[]): Bag {
  const counts = new Map<string, number>();
  for (const token of tokens) counts.set(token, (counts.get(token) ?? 0) + 1);
  return { counts, size: tokens.length };
}

/**
 * Returns the Jaccard index of two multisets: the size of the intersection divided by the size of the union; 1 for two
 * empty ones. It does not depend on the order of the tokens, so moved statements change nothing.
 */
export function jaccardLikeness(left: Bag, right: Bag): number {
  const [small, large] = left.counts.size <= right.counts.size ? [left, right] : [right, left];
  let shared = 0;
  for (const [token, count] of small.counts) shared += Math.min(count, large.counts.get(token) ?? 0);
  const union = left.size + right.size - shared;
  return union === 0 ? 1 : shared / union;
}
