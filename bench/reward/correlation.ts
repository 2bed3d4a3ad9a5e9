/** Rank correlation with ties, and how sure it is. */
import { chanceOf } from "../newness/random.ts";

export type Pair = readonly [a: number, b: number];

/** Kendall's τ-b; NaN where one side is the same throughout. */
export function kendall(pairs: readonly Pair[]): number {
  let [sum, left, right] = [0, 0, 0];
  for (const [at, [a, b]] of pairs.entries())
    for (const [c, d] of pairs.slice(0, at)) {
      const [one, other] = [Math.sign(a - c), Math.sign(b - d)];
      sum += one * other;
      left += Math.abs(one);
      right += Math.abs(other);
    }
  return sum / Math.sqrt(left * right);
}

/** Spearman's ρ: Pearson's r of the ranks, equal values at the mean of theirs; NaN where one side is the same throughout. */
export function spearman(pairs: readonly Pair[]): number {
  const [a, b] = [ranks(pairs.map(([one]) => one)), ranks(pairs.map(([, other]) => other))];
  const middle = (pairs.length + 1) / 2;
  let [sum, left, right] = [0, 0, 0];
  for (const [at, one] of a.entries()) {
    const [x, y] = [one - middle, (b[at] ?? 0) - middle];
    sum += x * y;
    left += x * x;
    right += y * y;
  }
  return sum / Math.sqrt(left * right);
}

function ranks(values: readonly number[]): readonly number[] {
  const sorted = values.toSorted((a, b) => a - b);
  const [first, last] = [new Map<number, number>(), new Map<number, number>()];
  for (const [at, value] of sorted.entries()) {
    if (!first.has(value)) first.set(value, at + 1);
    last.set(value, at + 1);
  }
  return values.map((value) => ((first.get(value) ?? 0) + (last.get(value) ?? 0)) / 2);
}

/**
 * The middle 95 % of what comes of groups that are drawn anew, as many as there are: changes of one place depend on each
 * other, so they are drawn together.
 */
export function bootstrap<One>(
  groups: readonly (readonly One[])[],
  of: (drawn: readonly One[]) => number,
  { rounds, seed }: { readonly rounds: number; readonly seed: number },
): readonly [low: number, high: number] {
  const chance = chanceOf(seed);
  const found: number[] = [];
  for (let round = 0; round < rounds; round++) {
    const drawn = groups.flatMap(() => groups[chance.integer(groups.length)] ?? []);
    const value = of(drawn);
    if (!Number.isNaN(value)) found.push(value);
  }
  found.sort((a, b) => a - b);
  const at = (share: number) =>
    found[Math.min(found.length - 1, Math.floor(share * found.length))] ?? Number.NaN;
  return [at(0.025), at(0.975)];
}
