/** How two runs, or a recording and a run, differ: the classes D0 to D9, in one set of words. */

type ClassRow = {
  /** For people. */
  readonly words: string;
  /** 0 for the worst. */
  readonly rank: number;
  /** Whether a gate can come to another verdict by it. */
  readonly decides: boolean;
  /** Whether a report has other bytes by it: under the same schedule that is our broken promise. */
  readonly changesReport: boolean;
};

/**
 * D3 decides: a second look compares findings by path, range, source and rule, so one whose range moves is volatile.
 * D6 and D7 do not: what is wrong for good about a conversation shows in another class too. D1 changes no report,
 * which has an order of its own. D9 is not a difference of the server's: nothing else is compared then.
 */
export const divergenceClasses = {
  D0: { words: "the same", rank: 9, decides: false, changesReport: false },
  D1: { words: "another order", rank: 8, decides: false, changesReport: false },
  D2: { words: "another text", rank: 7, decides: false, changesReport: true },
  D3: { words: "another range", rank: 4, decides: true, changesReport: true },
  D4: { words: "added or missing", rank: 2, decides: true, changesReport: true },
  D5: {
    words: "another severity, rule, tags or related places",
    rank: 3,
    decides: true,
    changesReport: true,
  },
  D6: { words: "another conversation", rank: 5, decides: false, changesReport: false },
  D7: { words: "other states before the same last one", rank: 6, decides: false, changesReport: false },
  D8: { words: "a crash, a hang or another exit status", rank: 1, decides: true, changesReport: true },
  D9: { words: "another environment", rank: 0, decides: false, changesReport: false },
} as const satisfies Record<string, ClassRow>;

export type DivergenceClass = keyof typeof divergenceClasses;

export const divergenceClassNames = Object.keys(divergenceClasses) as readonly DivergenceClass[];
