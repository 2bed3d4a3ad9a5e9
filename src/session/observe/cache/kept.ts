/**
 * Replays a session from the cache: no server is started, unless it is probed with texts whose answers are not cached.
 * Then the session runs from the start, as without a cache: an answer to a text may depend on all earlier queries.
 */
import { isSameJson } from "../../../model/json.ts";
import type { ProbeAnswer, ProbeAsk } from "../../../model/probe.ts";
import type { LiveSide } from "../live.ts";
import type { Observation } from "../observation.ts";
import { recordOfRounds } from "../probes.ts";
import type { AskProbes } from "../probing.ts";

/** Texts that were sent to a server together, and its answers. */
export type ProbeRound = { readonly asks: readonly ProbeAsk[]; readonly answers: readonly ProbeAnswer[] };

/** Runs a session with a server. */
export type StartSession = (side: LiveSide) => Promise<Observation>;

export type CachedObservation = {
  readonly kind: "kept" | "probed" | "differs";
  readonly observation: Observation;
  readonly rounds: readonly ProbeRound[];
  /** Rounds up to the one whose cached answers differ from the server's new ones; null if none differ. */
  readonly stale: readonly (readonly ProbeAsk[])[] | null;
};

/**
 * Observes from the cache, and runs the probes on cached answers as long as there are some. `answersTo` returns the
 * cached answers to the last of some rounds. If a server must start, its new result is compared with the cached one: a
 * difference means that the cache was wrong, and the session fails.
 */
export async function observeFromKept(
  side: LiveSide,
  kept: Observation,
  {
    live,
    answersTo,
  }: {
    readonly live: StartSession;
    readonly answersTo: (asked: readonly (readonly ProbeAsk[])[]) => readonly ProbeAnswer[] | undefined;
  },
): Promise<CachedObservation> {
  const rounds: ProbeRound[] = [];
  let session: ReturnType<typeof beginLate> | undefined;
  let stale: CachedObservation["stale"] = null;
  const ask: AskProbes = async (asks) => {
    if (asks.length === 0) return [];
    const before = rounds.map((round) => round.asks);
    const known = session === undefined ? answersTo([...before, asks]) : undefined;
    if (known !== undefined) {
      rounds.push({ asks, answers: known });
      return known;
    }
    const missed = session === undefined ? [...before, asks] : [asks];
    session ??= beginLate(side, live);
    const askLive = await session.opened;
    let answers: readonly ProbeAnswer[] | null = null;
    for (const [at, one] of missed.entries()) {
      answers = askLive === null ? null : await askLive(one);
      if (answers === null) return null;
      // These rounds had cached answers, which already decided later probes. So the new answers must be equal.
      const built = missed.length > 1 ? rounds[at]?.answers : undefined;
      if (built !== undefined && !isSameJson(contentOf(built), contentOf(answers)))
        stale ??= missed.slice(0, at + 1);
    }
    if (answers !== null) rounds.push({ asks, answers });
    return answers;
  };
  side.progress(side.schedule.paths.length, 0);
  try {
    await side.probing?.(kept, ask);
  } finally {
    session?.close();
    await Promise.allSettled([session?.ended]);
  }
  if (session === undefined) {
    const probes = rounds.length === 0 ? {} : { probes: recordOfRounds(rounds.map(({ asks }) => asks)) };
    return { kind: "kept", observation: { ...kept, ...probes }, rounds, stale };
  }
  const observation = await session.ended;
  if (observation.failure !== undefined) return { kind: "probed", observation, rounds, stale };
  if (stale === null && isSameJson(foundIn(observation), foundIn(kept)))
    return { kind: "probed", observation, rounds, stale };
  return { kind: "differs", observation: { ...observation, failure: differs }, rounds: [], stale };
}

function contentOf(answers: readonly ProbeAnswer[]): object {
  return answers.map(({ findings, unreachable }) => ({ findings, unreachable }));
}

function foundIn({ files, schedule, lookups, limits }: Observation): object {
  return { files, schedule, lookups, limits };
}

const differs = {
  code: "digest-mismatch",
  message:
    "the server now gives another result than the cached one. Lanser removed the cached result. Run it again",
} as const;

/**
 * Starts a session in the middle of its probes. `opened` resolves to the function that sends probes once the files are
 * checked, or to null if the session failed before. `close` lets the session end.
 */
function beginLate(side: LiveSide, live: StartSession) {
  const opened = Promise.withResolvers<AskProbes | null>();
  const closing = Promise.withResolvers<void>();
  const ended = live({
    ...side,
    probing: (_, ask) => {
      opened.resolve(ask);
      return closing.promise;
    },
  }).finally(() => opened.resolve(null));
  return { opened: opened.promise, ended, close: () => closing.resolve() };
}

/** Returns the same side, which also records its probes in `rounds`, so that their answers can be cached. */
export function recordProbes(side: LiveSide, rounds: ProbeRound[]): LiveSide {
  const { probing } = side;
  if (probing === undefined || probing === null) return side;
  return {
    ...side,
    probing: (observed, ask) =>
      probing(observed, async (asks) => {
        const answers = await ask(asks);
        if (asks.length > 0 && answers !== null) rounds.push({ asks, answers });
        return answers;
      }),
  };
}
