/** Schedules work on one tree: readers run together, work that changes it for a while runs alone. */

type Turns = {
  /** Last work that ran alone; it never fails. */
  last: Promise<unknown>;
  /** Readers that have started since; none of them fails. */
  together: Promise<unknown>[];
  /** Number of works that run or wait. */
  open: number;
};

const turnsOf = new Map<string, Turns>();

export function runTogether<Result>(root: string, work: () => Promise<Result>): Promise<Result> {
  return take(root, (turns) => {
    const turn = turns.last.then(work);
    turns.together.push(turn.catch(() => undefined));
    return turn;
  });
}

export function runAlone<Result>(root: string, work: () => Promise<Result>): Promise<Result> {
  return take(root, (turns) => {
    const turn = Promise.all([turns.last, ...turns.together]).then(work);
    turns.last = turn.catch(() => undefined);
    turns.together = [];
    return turn;
  });
}

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
