/** Defines the classes D0 to D9 of differences between two runs, or between a recording and a run. */

type ClassRow = {
  /** Description for people. */
  readonly words: string;
  /** 0 for the worst. */
  readonly rank: number;
  /** True if the gate can reach another verdict because of the difference. */
  readonly decides: boolean;
  /**
   * True if the difference changes the bytes of a report. With the same order of files that breaks Lanser's promise.
   */
  readonly changesReport: boolean;
};

/**
 * Classes of differences. D3 decides: the second pass compares findings by path, range, source and rule, so a finding
 * whose range moves is volatile. D6 and D7 do not decide: a lasting fault in the conversation also shows in another
 * class. D1 changes no report, because a report has its own order. D9 is not a difference of the server: nothing else
 * is compared then.
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
  D7: {
    words: "the answers in between differ, but the last answer is the same",
    rank: 6,
    decides: false,
    changesReport: false,
  },
  D8: { words: "a crash, a hang or another exit status", rank: 1, decides: true, changesReport: true },
  D9: { words: "another environment", rank: 0, decides: false, changesReport: false },
} as const satisfies Record<string, ClassRow>;

export type DivergenceClass = keyof typeof divergenceClasses;

export const divergenceClassNames = Object.keys(divergenceClasses) as readonly DivergenceClass[];
