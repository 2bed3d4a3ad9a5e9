/**
 * Generates seeded random numbers. The same seed gives the same numbers on every machine and in every release, so that
 * anybody can repeat a shuffled order by its name.
 */
import { sha256 } from "../../model/digest.ts";

/** Returns whole numbers from 0 to below 2³². */
export type Random = () => number;

/**
 * Creates sfc32 (Chris Doty-Humphrey, PractRand; public domain): a, b and c are the first three big-endian words of
 * sha256(seed), the counter starts at 1 and twelve numbers are discarded, as PractRand seeds it.
 */
export function seededRandom(seed: string): Random {
  const hex = sha256(seed).slice("sha256:".length);
  const word = (index: number) => Number.parseInt(hex.slice(index * 8, index * 8 + 8), 16) | 0;
  let [a, b, c, counter] = [word(0), word(1), word(2), 1];
  const next = () => {
    const sum = (((a + b) | 0) + counter) | 0;
    counter = (counter + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = (((c << 21) | (c >>> 11)) + sum) | 0;
    return sum >>> 0;
  };
  for (let discarded = 0; discarded < 12; discarded += 1) next();
  return next;
}

/**
 * Returns a whole number from 0 to below `bound` (at most 2³²), each equally likely. Numbers from the incomplete last
 * range are drawn again, because the remainder of a division would favour small results.
 */
export function randomBelow(random: Random, bound: number): number {
  const fair = 2 ** 32 - (2 ** 32 % bound);
  for (;;) {
    const drawn = random();
    if (drawn < fair) return drawn % bound;
  }
}

/**
 * Returns a shuffled copy, by Fisher and Yates, from the last item to the second. A change would alter every seed's
 * order.
 */
export function shuffled<Item>(items: readonly Item[], random: Random): readonly Item[] {
  const all = [...items];
  for (let last = all.length - 1; last > 0; last -= 1) {
    const other = randomBelow(random, last + 1);
    const [one, two] = [all[last] as Item, all[other] as Item];
    all[last] = two;
    all[other] = one;
  }
  return all;
}
