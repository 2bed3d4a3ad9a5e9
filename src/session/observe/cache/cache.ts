/** Observation cache: a server is not queried twice about the same tree. */
import { join } from "node:path";
import { once } from "../../../model/once.ts";
import type { ProbeAnswer, ProbeAsk } from "../../../model/probe.ts";
import type { ObservationSource } from "../../../model/run-facts.ts";
import { sha256Hex } from "../../../platform/hashing.ts";
import { type LiveSide, readText } from "../live.ts";
import type { Failure, Observation } from "../observation.ts";
import { scheduleDigest } from "../schedule.ts";
import type { WholeAnswer } from "../whole-run.ts";
import { type KnownContents, lookAgain, lookAtDisk } from "./contents.ts";
import { answersFor, answersTo, type EntryValue, entryBody, readBody, whyUnkept } from "./entry.ts";
import { type Begin, noting, observeFromKept, type Round } from "./kept.ts";
import { entryName, type Keyed, type KeyHost, keyOf, type SessionFacts } from "./key.ts";
import { openStore, type Store, type StoreHost, type StorePlace } from "./store.ts";

export type CacheHost = StoreHost & KeyHost;

export type ObservationCache = {
  readonly observe: (side: LiveSide, facts: SessionFacts, live: Begin) => Promise<Observation>;
  /** Same as `observe`, for a run of the server's own command over the tree. */
  readonly checkWhole: (
    side: LiveSide,
    facts: SessionFacts,
    live: () => Promise<WholeAnswer>,
  ) => Promise<WholeAnswer>;
  /** True if the observations of this run are written to the cache. */
  readonly isKeeping: boolean;
  /** Name of the cache entry of each observation, by session. */
  readonly entries: () => ReadonlyMap<string, string>;
  /**
   * Writes the new entries, or gives them to `hold`, and returns the source of each observation. No session may be
   * running.
   */
  readonly end: (hold?: (write: () => void) => void) => readonly ObservationSource[];
};

/**
 * Observation that another job should have made: returns the failure of a session that has no entry, or null if the
 * server is to be queried.
 */
export type Expected = (session: string, why: string) => Failure | null;

/** `owner` is the user id that this process has. */
export function createObservationCache(
  host: CacheHost,
  place: StorePlace,
  owner: number,
  expected: Expected = () => null,
): ObservationCache {
  const store = openStore(host, place, owner);
  const disk = once(() => lookAtDisk(knownContents(store)));
  const sessions: Watched[] = [];
  return {
    observe: async (side, facts, live) => {
      const session: Watched = { side, facts, from: "server", why: null, unkept: null, pending: [] };
      sessions.push(session);
      const keyed = keyOf(host, side, facts, disk());
      const refuse = (failure: Failure) => {
        session.unkept = failure.message;
        return failedObservation(side, failure);
      };
      if (keyed.kind === "none") {
        session.why = session.unkept = keyed.why;
        const missing = side.signal.aborted ? null : expected(facts.name, keyed.why);
        return missing === null ? live(side) : refuse(missing);
      }
      const { key } = keyed;
      session.seen = keyed;
      session.key = key;
      // A run that was ended has no result, from wherever.
      const known: ReadObservation = side.signal.aborted
        ? { kind: "miss", why: "the run was cancelled" }
        : await readObservation(store, key, side);
      if (known.kind === "miss") {
        session.why = known.why;
        const missing = side.signal.aborted ? null : expected(facts.name, known.why);
        if (missing !== null) return refuse(missing);
        const rounds: Round[] = [];
        const observation = await live(noting(side, rounds));
        session.unkept = whyUnkept(observation);
        if (session.unkept === null) session.pending.push([key, foundValue(observation)]);
        keepAnswers(session, key, observation, rounds);
        return observation;
      }
      const { kind, observation, rounds, stale } = await observeFromKept(side, known.observation, {
        live,
        answersTo: (asked) => readAnswers(store, key, asked),
      });
      session.from = kind === "kept" ? "cache" : "both";
      if (kind === "kept") return observation;
      session.why = "it was probed with texts whose answers are not kept";
      if (stale !== null) store.remove(entryName(roundsKey(key, stale)));
      if (kind === "differs") store.remove(entryName(key));
      keepAnswers(session, key, observation, rounds);
      return observation;
    },
    isKeeping: place.use === "read-write",
    checkWhole: async (side, facts, live) => {
      const session: Watched = { side, facts, from: "server", why: null, unkept: null, pending: [] };
      sessions.push(session);
      const keyed = keyOf(host, side, facts, disk());
      if (keyed.kind === "none") {
        session.why = session.unkept = keyed.why;
        return live();
      }
      session.seen = keyed;
      const key = { ...keyed.key, whole: true };
      const read = store.read(entryName(key));
      const known = read.kind === "entry" ? readBody(read.body, key, "compiled") : undefined;
      if (known !== undefined) {
        session.from = "cache";
        return { kind: "checked", files: known };
      }
      session.why = read.kind === "miss" ? read.why : "the entry is not one of this session";
      const answer = await live();
      if (answer.kind === "checked") session.pending.push([key, { compiled: answer.files }]);
      else session.unkept = answer.why;
      return answer;
    },
    entries: () =>
      new Map(
        sessions.flatMap((one) => (one.key === undefined ? [] : [[one.facts.name, entryName(one.key)]])),
      ),
    end: (hold) => {
      const isStill = lookAgain();
      return sessions.map((one) => ({
        session: one.facts.name,
        from: one.from,
        why: one.why,
        unkept: one.unkept ?? keptOrWhy(store, one, isStill, hold),
      }));
    },
  };
}

/** One session of this run. */
type Watched = {
  readonly side: LiveSide;
  readonly facts: SessionFacts;
  from: ObservationSource["from"];
  why: string | null;
  unkept: string | null;
  /** State of what the server could read when the session began. */
  seen?: Pick<Keyed, "places" | "stamp">;
  key?: object;
  readonly pending: (readonly [key: object, value: EntryValue])[];
};

function failedObservation({ profile, schedule }: LiveSide, failure: Failure): Observation {
  return {
    files: schedule.paths.map((path) => ({ kind: "unknown", path, reason: "server-failed" })),
    failure,
    schedule: scheduleDigest(profile, schedule, []),
    lookups: [],
    limits: [],
  };
}

type ReadObservation =
  | { readonly kind: "known"; readonly observation: Observation }
  | { readonly kind: "miss"; readonly why: string };

async function readObservation(store: Store, key: object, side: LiveSide): Promise<ReadObservation> {
  const name = entryName(key);
  const read = store.read(name);
  if (read.kind === "miss") return read;
  const known = readBody(read.body, key, "observation");
  const text = (path: string) => {
    const found = readText(join(side.context.root, path));
    return typeof found === "string" ? found : undefined;
  };
  if (known !== undefined && (await answersTo(side, known, text)))
    return { kind: "known", observation: { ...known, failure: undefined } };
  store.remove(name);
  return { kind: "miss", why: "the entry is not one of this session" };
}

function foundValue({ files, schedule, lookups, limits, ready }: Observation): EntryValue {
  return { observation: { files, schedule, lookups, limits, ...(ready === undefined ? {} : { ready }) } };
}

/** Key of the answers to probes. It has all texts sent before, because an answer may depend on them. */
function roundsKey(key: object, asked: readonly (readonly ProbeAsk[])[]): object {
  const texts = asked.map((asks) =>
    asks.map(({ path, text, isInert }) => [path, sha256Hex(text), isInert === true]),
  );
  return { after: entryName(key), asked: sha256Hex(JSON.stringify(texts)) };
}

function readAnswers(
  store: Store,
  key: object,
  asked: readonly (readonly ProbeAsk[])[],
): readonly ProbeAnswer[] | undefined {
  const own = roundsKey(key, asked);
  const read = store.read(entryName(own));
  const known = read.kind === "entry" ? readBody(read.body, own, "answers") : undefined;
  return known && answersFor(asked.at(-1) ?? [], known);
}

function keepAnswers(
  { pending }: Watched,
  key: object,
  observation: Observation,
  rounds: readonly Round[],
): void {
  if (observation.probes?.failure !== null || whyUnkept(observation) !== null) return;
  for (const [at, { answers }] of rounds.entries()) {
    const asked = rounds.slice(0, at + 1).map(({ asks }) => asks);
    const value = answers.map(({ findings, unreachable }) => ({ findings, unreachable }));
    pending.push([roundsKey(key, asked), { answers: value }]);
  }
}

/**
 * Writes the entries of a session; returns null or why they were not written. If files changed while the server ran,
 * for example by an installation, its result is not kept.
 */
function keptOrWhy(
  store: Store,
  { side, facts, seen, pending }: Watched,
  isStill: ReturnType<typeof lookAgain>,
  hold: ((write: () => void) => void) | undefined,
): string | null {
  if (pending.length === 0) return null;
  if (facts.isWell?.() === false) return "the server was not well to its end";
  if (seen === undefined || !isStill(side.context.root, seen.places, seen.stamp))
    return "files that the server can read were changed meanwhile";
  for (const [key, value] of pending) {
    const write = () => store.write(entryName(key), entryBody(key, value));
    if (hold !== undefined) hold(write);
    else {
      const problem = write();
      if (problem !== null) return problem;
    }
  }
  return null;
}

function knownContents(store: Store): KnownContents {
  const keyFor = (stamp: string) => ({ files: stamp });
  return {
    read: (stamp) => {
      const key = keyFor(stamp);
      const read = store.read(entryName(key));
      const digest = read.kind === "entry" ? readBody(read.body, key, "contents") : undefined;
      return read.kind === "entry" && digest !== undefined
        ? { digest, writtenMs: read.writtenMs }
        : undefined;
    },
    write: (stamp, contents) => {
      const key = keyFor(stamp);
      store.write(entryName(key), entryBody(key, { contents }));
    },
  };
}
