/**
 * Synchronises both sides of a root for probing. Each side is observed in a session of its own, which stays open
 * until the other side has its last answer. Then both run the probes of the plan together, round by round, because
 * the plan needs the comparison of both sides.
 */
import type { ProbeAnswer, ProbeAsk, ProbePlan } from "../model/probe.ts";
import type { Side } from "../model/report.ts";
import type { AskProbes } from "../session/observe/probing.ts";
import type { SideRun } from "./record.ts";
import type { SideProbing } from "./sessions.ts";

/** The point at which both sides of a root wait for each other. */
export type ProbeBarrier = {
  readonly of: (side: Side) => SideProbing;
  /**
   * Reports that the session of a side has ended. If it is healthy and was never probed, the other side does not wait
   * for it.
   */
  readonly ended: (side: Side, run: SideRun | null) => void;
  readonly answers: () => BarrierAnswers;
};

/** Answers to the probes of one side. */
type BarrierAnswers = {
  /** Answers in the order of the probes. */
  readonly answers: readonly ProbeAnswer[];
  /** Number of probes that were left out because of limits. */
  readonly cut: number;
};

/** Maximum number of rounds: answers of one round can lead to further probes. */
const roundsMax = 6;
/** Maximum number of probes on one side, over all rounds: each costs a check of a file. */
const asksMax = 400;
/** Maximum length of all probe texts on one side together: a trace has to hold them. */
const textLengthMax = 16_777_216;

/** A side with all its answers, ready to be probed. */
type Arrived = { readonly run: SideRun; readonly ask: AskProbes };

/**
 * Creates the meeting point of two sides. `planFor` is called once, when both sides have their last answer; null
 * means that nothing is probed. A side that failed resolves the wait with null, so that the other side never hangs.
 */
export function createProbeBarrier(
  planFor: (sides: Readonly<Record<Side, SideRun>>) => ProbePlan | null,
): ProbeBarrier {
  const arrivals = {
    base: Promise.withResolvers<Arrived | null>(),
    head: Promise.withResolvers<Arrived | null>(),
  };
  const left = {
    base: { asks: asksMax, length: textLengthMax },
    head: { asks: asksMax, length: textLengthMax },
  };
  const answers: ProbeAnswer[] = [];
  let cut = 0;

  const fits = ({ side, text }: ProbeAsk): boolean => {
    const own = left[side];
    if (own.asks === 0 || own.length < text.length) {
      cut += 1;
      return false;
    }
    own.asks -= 1;
    own.length -= text.length;
    return true;
  };
  const askAll = async (): Promise<void> => {
    const [base, head] = await Promise.all([arrivals.base.promise, arrivals.head.promise]);
    if (base === null || head === null) return;
    const plan = planFor({ base: base.run, head: head.run });
    if (plan === null) return;
    const asked = new Set<string>();
    const unanswered = { base: unansweredIn(base.run), head: unansweredIn(head.run) };
    for (let round = 0; round < roundsMax; round += 1) {
      const next: ProbeAsk[] = [];
      for (const one of plan(answers)) {
        const key = keyOf(one);
        if (asked.has(key) || unanswered[one.side].has(one.path)) continue;
        asked.add(key);
        if (fits(one)) next.push(one);
      }
      if (next.length === 0) return;
      const of = (side: Side) => next.filter((one) => one.side === side);
      const found = await Promise.all([base.ask(of("base")), head.ask(of("head"))]);
      const byAsk = new Map(found.flatMap((all) => all ?? []).map((one) => [keyOf(one), one] as const));
      for (const one of next) {
        const answer = byAsk.get(keyOf(one));
        if (answer !== undefined) answers.push(answer);
      }
      if (found.includes(null)) return;
    }
  };
  let asking: Promise<void> | undefined;

  return {
    of: (side) => (run, ask) => {
      arrivals[side].resolve({ run, ask });
      asking ??= askAll();
      return asking;
    },
    // A root that only one side has is probed there; the absent side answers no probe.
    ended: (side, run) => {
      const isHealthy = run !== null && run.observation.failure === undefined;
      arrivals[side].resolve(isHealthy ? { run, ask: () => Promise.resolve([]) } : null);
    },
    answers: () => ({ answers, cut }),
  };
}

/** Returns files without an answer. They are not probed: the server would reach its timeout a second time. */
function unansweredIn({ observation }: SideRun): ReadonlySet<string> {
  return new Set(observation.files.flatMap(({ kind, path }) => (kind === "unknown" ? [path] : [])));
}

/** Returns the key of a probe, so that a later round does not repeat it. */
function keyOf({ side, path, text }: ProbeAsk): string {
  return JSON.stringify([side, path, text]);
}
