/** Schedules work on one tree: reading runs in parallel, and work that changes the tree for a while runs alone. */

/** The queue of one tree. */
type Turns = {
  /** The last work that runs alone. It never rejects. */
  last: Promise<unknown>;
  /** The readers that started after it. None of them rejects. */
  together: Promise<unknown>[];
  /** The number of works that run or wait. The queue is deleted at 0. */
  open: number;
};

/** The queues by the absolute path of their tree. */
const turnsOf = new Map<string, Turns>();

/**
 * Runs work that only reads the tree, in parallel with other such work and after all earlier work that changes it.
 */
export function runTogether<Result>(root: string, work: () => Promise<Result>): Promise<Result> {
  return take(root, (turns) => {
    const turn = turns.last.then(work);
    turns.together.push(turn.catch(() => undefined));
    return turn;
  });
}

/**
 * Runs work that changes the tree for a while, such as emptying files, after all earlier work. Later readers wait, so
 * they never see the change.
 */
export function runAlone<Result>(root: string, work: () => Promise<Result>): Promise<Result> {
  return take(root, (turns) => {
    const turn = Promise.all([turns.last, ...turns.together]).then(work);
    turns.last = turn.catch(() => undefined);
    turns.together = [];
    return turn;
  });
}

/**
 * Puts work into the tree's queue and deletes the empty queue afterwards, so that queues of old trees use no memory.
 */
async function take<Result>(root: string, begin: (turns: Turns) => Promise<Result>): Promise<Result> {
  const turns = turnsOf.get(root) ?? { last: Promise.resolve(), together: [], open: 0 };
  turnsOf.set(root, turns);
  turns.open += 1;
  try {
    return await begin(turns);
  } finally {
    turns.open -= 1;
    if (turns.open === 0) turnsOf.delete(root);
  }
}
