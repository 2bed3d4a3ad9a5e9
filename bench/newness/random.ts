/** Chance that is the same on every machine: mulberry32. */
export type Chance = {
  /** From 0, below `below`. */
  readonly integer: (below: number) => number;
  readonly pick: <Value>(values: readonly Value[]) => Value | undefined;
  readonly shuffled: <Value>(values: readonly Value[]) => readonly Value[];
};

export function chanceOf(seed: number): Chance {
  let state = Math.imul(seed + 1, 0x9e3779b1);
  const integer = (below: number): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * below);
  };
  return {
    integer,
    pick: (values) => values[integer(values.length)],
    shuffled: (values) => {
      const left = [...values];
      return values.flatMap(() => left.splice(integer(left.length), 1));
    },
  };
}
