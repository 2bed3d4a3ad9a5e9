/** Aligns two sequences of strings: which elements stayed, in order. Lines and tokens use it. */

/** Elements that are the same on both sides. */
export type SequenceAlignment = {
  /** Index of the equal head element that each base element is aligned with, or -1; rising where it is not -1. */
  readonly toHead: Int32Array;
  readonly toBase: Int32Array;
  /** Number of elements visited, a measure of cost that is the same on every machine. */
  readonly steps: number;
};

/** Options of an alignment; lines and tokens need different ones. */
export type AlignmentOptions = {
  /** First search if the ends have nothing in common: unique elements (lines), or fewest edits (tokens). */
  readonly first: "anchors" | "edits";
  /** True if an element may align the two sides on its own. */
  readonly isAnchor: (element: string) => boolean;
};

/**
 * Aligns two sequences. It cuts off the common ends. Then it splits at elements that occur once on each side (their
 * longest rising run, as in patience and histogram diff), or finds the fewest edits (Myers) as long as those are few.
 * It repeats this in the gaps. The result is exact for small edits; for large ones it is only valid, and the cost
 * stays near linear, so no change can make a run hang.
 *
 * Swapping the sides gives the mirror image: the sides are sorted before ties are broken.
 */
export function alignSequences(
  base: readonly string[],
  head: readonly string[],
  options: AlignmentOptions,
): SequenceAlignment {
  const swapped = isAfter(base, head);
  const work = new Aligner(swapped ? head : base, swapped ? base : head, options);
  work.run();
  const { toRight, toLeft, steps } = work;
  return swapped ? { toHead: toLeft, toBase: toRight, steps } : { toHead: toRight, toBase: toLeft, steps };
}

/**
 * True if the first sequence sorts after the second. The order does not depend on which one is base, so work done in
 * this order is symmetric: base and head can be swapped.
 */
export function isAfter(base: readonly string[], head: readonly string[]): boolean {
  if (base.length !== head.length) return base.length > head.length;
  const different = base.findIndex((element, index) => element !== head[index]);
  return different >= 0 && (base[different] ?? "") > (head[different] ?? "");
}

/** Part of both sequences; the ends are exclusive. */
type Block = {
  readonly left: number;
  readonly leftEnd: number;
  readonly right: number;
  readonly rightEnd: number;
  readonly depth: number;
};

/** Maximum depth of nested splits. Deeper parts stay unaligned: input made for this would cost one pass per element. */
const depthMax = 24;
/** Maximum number of edits that a Myers search can find. */
const editsMax = 128;
/** Maximum cost of all Myers searches of one alignment together, in steps per element. */
const editStepsPerElementMax = 32;

/** Work of one alignment: the links made so far, and what is left of its budget. */
class Aligner {
  readonly toRight: Int32Array;
  readonly toLeft: Int32Array;
  steps = 0;
  private readonly left: Int32Array;
  private readonly right: Int32Array;
  private readonly anchors: boolean[] = [];
  private readonly options: AlignmentOptions;
  private editSteps: number;
  /** Number of occurrences of each element in the current block, and the place of the last one. */
  private readonly leftCount: Int32Array;
  private readonly rightCount: Int32Array;
  private readonly rightPlace: Int32Array;

  constructor(left: readonly string[], right: readonly string[], options: AlignmentOptions) {
    const numbers = new Map<string, number>();
    const intern = (element: string): number => {
      const known = numbers.get(element);
      if (known !== undefined) return known;
      numbers.set(element, numbers.size);
      this.anchors.push(options.isAnchor(element));
      return numbers.size - 1;
    };
    // A loop: `Int32Array.from` with a function takes several times as long.
    this.left = new Int32Array(left.length);
    this.right = new Int32Array(right.length);
    for (let at = 0; at < left.length; at++) this.left[at] = intern(left[at] ?? "");
    for (let at = 0; at < right.length; at++) this.right[at] = intern(right[at] ?? "");
    this.options = options;
    this.toRight = new Int32Array(left.length).fill(-1);
    this.toLeft = new Int32Array(right.length).fill(-1);
    this.leftCount = new Int32Array(numbers.size);
    this.rightCount = new Int32Array(numbers.size);
    this.rightPlace = new Int32Array(numbers.size);
    this.editSteps = editStepsPerElementMax * (left.length + right.length) + 1024;
  }

  /** Aligns block after block, without recursion: a deep input must not overflow the stack. */
  run(): void {
    const waiting: Block[] = [
      { left: 0, leftEnd: this.left.length, right: 0, rightEnd: this.right.length, depth: 0 },
    ];
    for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
      const block = this.withoutCommonEnds(next);
      if (block.left === block.leftEnd || block.right === block.rightEnd || block.depth >= depthMax) continue;
      const pairs =
        this.options.first === "anchors"
          ? (this.uniquePairs(block) ?? this.fewestEdits(block) ?? this.countedPairs(block))
          : (this.fewestEdits(block) ?? this.uniquePairs(block) ?? this.countedPairs(block));
      if (pairs === undefined || pairs.length === 0) continue;
      for (const [left, right] of pairs) this.pair(left, right);
      waiting.push(...gapsBetween(block, pairs));
    }
  }

  /** Records that two elements are the same. */
  private pair(left: number, right: number): void {
    this.toRight[left] = right;
    this.toLeft[right] = left;
  }

  /**
   * Pairs equal elements at both ends of a block, and returns the rest. Most changes are small, so this does most of
   * the work.
   */
  private withoutCommonEnds(block: Block): Block {
    let { left, leftEnd, right, rightEnd } = block;
    while (left < leftEnd && right < rightEnd && this.left[left] === this.right[right])
      this.pair(left++, right++);
    while (left < leftEnd && right < rightEnd && this.left[leftEnd - 1] === this.right[rightEnd - 1]) {
      this.pair(--leftEnd, --rightEnd);
    }
    this.steps += left - block.left + (block.leftEnd - leftEnd) + 1;
    return { left, leftEnd, right, rightEnd, depth: block.depth };
  }

  /**
   * Finds the longest rising run of anchors that occur once on each side; undefined if there is none. Such elements
   * cannot be confused with others.
   */
  private uniquePairs(block: Block): Pairs | undefined {
    return this.withCounts(block, () => {
      const candidates: [number, number][] = [];
      for (let at = block.left; at < block.leftEnd; at++) {
        const element = this.left[at] ?? 0;
        if (this.leftCount[element] !== 1 || this.rightCount[element] !== 1 || this.anchors[element] !== true)
          continue;
        candidates.push([at, this.rightPlace[element] ?? 0]);
      }
      return this.longestRising(candidates);
    });
  }

  /**
   * Finds the longest rising run of anchors that occur equally often on both sides, the first paired with the first,
   * and so on. It is the last resort, for blocks without unique elements and with too many edits.
   */
  private countedPairs(block: Block): Pairs | undefined {
    return this.withCounts(block, () => {
      const places = new Map<number, number[]>();
      for (let at = block.rightEnd - 1; at >= block.right; at--) {
        const element = this.right[at] ?? 0;
        if (this.leftCount[element] !== this.rightCount[element] || this.anchors[element] !== true) continue;
        const known = places.get(element);
        if (known === undefined) places.set(element, [at]);
        else known.push(at);
      }
      const candidates: [number, number][] = [];
      for (let at = block.left; at < block.leftEnd; at++) {
        const place = places.get(this.left[at] ?? 0)?.pop();
        if (place !== undefined) candidates.push([at, place]);
      }
      return this.longestRising(candidates);
    });
  }

  /**
   * Counts the elements of a block while `use` runs, then resets the counts. One array for all blocks is faster than
   * a map for each.
   */
  private withCounts<Result>(block: Block, use: () => Result): Result {
    for (let at = block.left; at < block.leftEnd; at++) add(this.leftCount, this.left[at], 1);
    for (let at = block.right; at < block.rightEnd; at++) {
      add(this.rightCount, this.right[at], 1);
      this.rightPlace[this.right[at] ?? 0] = at;
    }
    const result = use();
    for (let at = block.left; at < block.leftEnd; at++) add(this.leftCount, this.left[at], -1);
    for (let at = block.right; at < block.rightEnd; at++) add(this.rightCount, this.right[at], -1);
    this.steps += 2 * (block.leftEnd - block.left + block.rightEnd - block.right);
    return result;
  }

  /**
   * Finds the longest run of candidates that rises on the right too, by patience sorting. Candidates rise on the
   * left. Crossing pairs cannot both be kept, because an alignment has an order.
   */
  private longestRising(candidates: readonly (readonly [number, number])[]): Pairs | undefined {
    const piles: number[] = [];
    const before = new Int32Array(candidates.length).fill(-1);
    for (const [index, [, right]] of candidates.entries()) {
      let low = 0;
      let high = piles.length;
      while (low < high) {
        this.steps++;
        const middle = (low + high) >> 1;
        if ((candidates[piles[middle] ?? 0]?.[1] ?? 0) < right) low = middle + 1;
        else high = middle;
      }
      before[index] = low === 0 ? -1 : (piles[low - 1] ?? -1);
      piles[low] = index;
    }
    const pairs: (readonly [number, number])[] = [];
    for (let index = piles.at(-1) ?? -1; index >= 0; index = before[index] ?? -1) {
      const candidate = candidates[index];
      if (candidate !== undefined) pairs.push(candidate);
    }
    return pairs.length === 0 ? undefined : pairs.reverse();
  }

  /**
   * True if the block has a common element. These two passes save the search, which is most expensive if there is
   * none.
   */
  private hasCommon({ left, leftEnd, right, rightEnd }: Omit<Block, "depth">): boolean {
    this.steps += 2 * (leftEnd - left) + rightEnd - right;
    for (let at = left; at < leftEnd; at++) add(this.leftCount, this.left[at], 1);
    let isFound = false;
    for (let at = right; at < rightEnd && !isFound; at++)
      isFound = (this.leftCount[this.right[at] ?? 0] ?? 0) > 0;
    for (let at = left; at < leftEnd; at++) add(this.leftCount, this.left[at], -1);
    return isFound;
  }

  /**
   * Runs Myers' greedy search. Undefined if there are more than `editsMax` edits or the budget is spent: the cost
   * grows with the square of the edits.
   */
  private fewestEdits({ left, leftEnd, right, rightEnd }: Block): Pairs | undefined {
    const width = leftEnd - left;
    const height = rightEnd - right;
    const most = Math.min(editsMax, width + height);
    if (Math.abs(width - height) > most || this.editSteps <= 0) return undefined;
    if (!this.hasCommon({ left, leftEnd, right, rightEnd })) return [];
    // furthest[k + most]: how far the search got on diagonal k (left minus right).
    const furthest = new Int32Array(2 * most + 2);
    const history: Int32Array[] = [];
    for (let edits = 0; edits <= most; edits++) {
      history.push(furthest.slice(most - edits, most + edits + 2));
      for (let diagonal = -edits; diagonal <= edits; diagonal += 2) {
        const down =
          diagonal === -edits ||
          (diagonal !== edits && (furthest[most + diagonal - 1] ?? 0) < (furthest[most + diagonal + 1] ?? 0));
        let x = down ? (furthest[most + diagonal + 1] ?? 0) : (furthest[most + diagonal - 1] ?? 0) + 1;
        const start = x;
        while (x < width && x - diagonal < height && this.left[left + x] === this.right[right + x - diagonal])
          x++;
        furthest[most + diagonal] = x;
        this.steps += x - start + 1;
        this.editSteps -= x - start + 1;
        if (x >= width && x - diagonal >= height)
          return backtrack(history, edits, width, height, left, right);
      }
      if (this.editSteps <= 0) return undefined;
    }
    return undefined;
  }
}

/** Left and right index of elements that stayed; both rise. */
type Pairs = readonly (readonly [number, number])[];

/**
 * Returns the pairs of a finished search, from its end to its start: only the end tells which of the tried paths was
 * the shortest. `history[d]` holds the diagonals -d to d+1 as they were before the step of d edits.
 */
function backtrack(
  history: readonly Int32Array[],
  edits: number,
  width: number,
  height: number,
  left: number,
  right: number,
): Pairs {
  const pairs: [number, number][] = [];
  let x = width;
  let y = height;
  for (let count = edits; count >= 0; count--) {
    const furthest = history[count] ?? new Int32Array();
    const diagonal = x - y;
    const at = (on: number): number => furthest[on + count] ?? 0;
    const down = diagonal === -count || (diagonal !== count && at(diagonal - 1) < at(diagonal + 1));
    const before = down ? diagonal + 1 : diagonal - 1;
    const startX = count === 0 ? 0 : down ? at(before) : at(before) + 1;
    while (x > startX && y > startX - diagonal) pairs.push([left + --x, right + --y]);
    x = count === 0 ? 0 : at(before);
    y = x - before;
  }
  return pairs.reverse();
}

/** Returns the parts of a block between its pairs, as blocks of the next depth: they are aligned by themselves. */
function gapsBetween(block: Block, pairs: Pairs): Block[] {
  const gaps: Block[] = [];
  let { left, right } = block;
  for (const [nextLeft, nextRight] of [...pairs, [block.leftEnd, block.rightEnd] as const]) {
    if (nextLeft > left && nextRight > right) {
      gaps.push({ left, leftEnd: nextLeft, right, rightEnd: nextRight, depth: block.depth + 1 });
    }
    left = nextLeft + 1;
    right = nextRight + 1;
  }
  return gaps.reverse();
}

/** Adds to the count of an element. */
function add(counts: Int32Array, element: number | undefined, amount: number): void {
  const at = element ?? 0;
  counts[at] = (counts[at] ?? 0) + amount;
}
