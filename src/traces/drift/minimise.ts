/** Finds the fewest items under which something still happens, by delta debugging. */

/** Tests whether it happens with these items, a subset in the given order. */
export type Happens<Item> = (items: readonly Item[]) => Promise<boolean>;

export type Minimised<Item> = {
  readonly items: readonly Item[];
  /** Number of sets that were tried. */
  readonly tests: number;
  /**
   * "minimal": without any single item it does not happen. "cut": the limit of tests was reached before that was known.
   */
  readonly outcome: "minimal" | "cut" | "did-not-happen";
};

/**
 * Minimises by ddmin (Zeller and Hildebrandt, Simplifying and Isolating Failure-Inducing Input, 2002): parts alone
 * first, then everything without one part, then smaller parts. At most `testsMax` sets are tried, the whole first; no
 * set twice.
 */
export async function minimise<Item>(
  items: readonly Item[],
  happens: Happens<Item>,
  testsMax: number,
): Promise<Minimised<Item>> {
  const known = new Map<string, boolean>();
  let tests = 0;
  const holds = async (indices: readonly number[]): Promise<boolean> => {
    const key = indices.join();
    const before = known.get(key);
    if (before !== undefined) return before;
    if (tests >= testsMax) throw new BudgetSpent();
    tests += 1;
    const held = await happens(indices.map((index) => items[index] as Item));
    known.set(key, held);
    return held;
  };

  let least: readonly number[] = [...items.keys()];
  const minimised = (outcome: Minimised<Item>["outcome"]): Minimised<Item> => ({
    items: least.map((index) => items[index] as Item),
    tests,
    outcome,
  });
  try {
    if (!(await holds(least))) return minimised("did-not-happen");
    let parts = 2;
    while (least.length > 0) {
      const smaller = await reduce(least, Math.min(parts, least.length), holds);
      if (smaller !== undefined) {
        least = smaller.items;
        parts = smaller.parts;
      } else if (parts >= least.length) break;
      else parts *= 2;
    }
    return minimised("minimal");
  } catch (error) {
    if (error instanceof BudgetSpent) return minimised("cut");
    throw error;
  }
}

class BudgetSpent extends Error {}

async function reduce(
  least: readonly number[],
  parts: number,
  holds: Happens<number>,
): Promise<{ readonly items: readonly number[]; readonly parts: number } | undefined> {
  const split = splitInto(least, parts);
  if (parts > 1) {
    for (const part of split) if (await holds(part)) return { items: part, parts: 2 };
  }
  for (const part of split) {
    const rest = least.filter((index) => !part.includes(index));
    if (await holds(rest)) return { items: rest, parts: Math.max(2, parts - 1) };
  }
  return undefined;
}

/** Splits into parts whose sizes differ by at most one. */
function splitInto(all: readonly number[], parts: number): readonly (readonly number[])[] {
  return Array.from({ length: parts }, (_, index) =>
    all.slice(Math.floor((index * all.length) / parts), Math.floor(((index + 1) * all.length) / parts)),
  );
}

export type MinimisedFiles = {
  /** Files that must exist. */
  readonly exist: readonly string[];
  /** Files among them that must be opened; the others only need to be on the disk. */
  readonly opened: readonly string[];
  readonly tests: number;
  readonly outcome: Minimised<string>["outcome"];
};

/** Minimises files in two passes: first which must exist, all of them opened; then which of those must be opened. */
export async function minimiseFiles(
  files: readonly string[],
  happens: (exist: readonly string[], opened: readonly string[]) => Promise<boolean>,
  testsMax: number,
): Promise<MinimisedFiles> {
  const there = await minimise(files, (some) => happens(some, some), testsMax);
  const exist = there.items;
  if (there.outcome !== "minimal")
    return { exist, opened: exist, tests: there.tests, outcome: there.outcome };
  const opened = await minimise(exist, (some) => happens(exist, some), testsMax - there.tests);
  // That it happens with all of them open is what the first pass ended with: where it does not, it only happens sometimes.
  return {
    exist,
    opened: opened.items,
    tests: there.tests + opened.tests,
    outcome: opened.outcome === "did-not-happen" ? "cut" : opened.outcome,
  };
}
