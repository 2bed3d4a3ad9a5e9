/**
 * Observation cache: stores what a server reported about a tree, so that a later run with the same key does not start
 * the server again.
 */

import { existsSync } from "node:fs";
import { join, resolve } from "node:path";
import { compact } from "../../../model/compact.ts";
import { canonical, isSameJson } from "../../../model/json.ts";
import type { Lookup } from "../../../model/lookup.ts";
import { once } from "../../../model/once.ts";
import { isInside } from "../../../model/paths.ts";
import type { ProbeAnswer, ProbeAsk } from "../../../model/probe.ts";
import type { Limit } from "../../../model/report.ts";
import type { ObservationSource } from "../../../model/run-facts.ts";
import type { CompiledFiles } from "../../../model/scope.ts";
import { readOptional } from "../../../platform/files.ts";
import { sha256Hex } from "../../../platform/hashing.ts";
import type { Host } from "../../../platform/host.ts";
import { validateObservationV1 } from "../../../schemas/generated/observation.v1.ts";
import { currentMode } from "../../../servers/compiler/modes.ts";
import { projectFolder } from "../../../servers/profile.ts";
import { type LiveSide, readSourceText } from "../live.ts";
import { followPlan } from "../lookups.ts";
import type { Observation, SessionFailure } from "../observation.ts";
import { scheduleDigest } from "../schedule.ts";
import type { WholeAnswer } from "../whole-run.ts";
import { ownCode } from "./code.ts";
import { createChangeGuard, type DiskPass, type KnownContents, lookAtDisk } from "./contents.ts";
import { observeFromKept, type ProbeRound, recordProbes, type StartSession } from "./kept.ts";
import { openStore, type Store, type StoreHost, type StorePlace } from "./store.ts";

/** Writes and validates cache entries. */
const schema = "lanser.observation.v1";

type EntryValue =
  | { readonly observation: Pick<Observation, "files" | "schedule" | "lookups" | "limits" | "ready"> }
  | { readonly answers: readonly Pick<ProbeAnswer, "findings" | "unreachable">[] }
  | { readonly contents: string }
  | { readonly compiled: CompiledFiles };

function entryBody(key: object, value: EntryValue): string {
  return JSON.stringify({ schema, key, ...value });
}

/**
 * Reads one member of an entry. Returns undefined if the entry breaks the schema or has another key: anyone with access
 * to the cache folder could have written it.
 */
function readBody<Name extends "observation" | "answers" | "contents" | "compiled">(
  body: string,
  key: object,
  name: Name,
): Extract<EntryValue, Readonly<Record<Name, unknown>>>[Name] | undefined {
  const entry = parsed(body);
  if (!validateObservationV1(entry)) return undefined;
  const known = entry as { readonly key: object } & Extract<EntryValue, Readonly<Record<Name, unknown>>>;
  return Object.hasOwn(known, name) && canonical(known.key) === canonical(key) ? known[name] : undefined;
}

function parsed(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}

/**
 * Returns why an observation is not cached, or null. A failure, a missing answer or a limit that depends on chance
 * could be different in the next run, so the next run must query the server again.
 */
function whyUnkept({ files, failure, limits }: Observation): string | null {
  if (failure !== undefined) return `the session failed (${failure.code})`;
  const unknown = files.find(({ kind }) => kind === "unknown");
  if (unknown !== undefined) return `${unknown.path} has no final answer`;
  const other = limits.find((one) => !lasting.has(one.code));
  return other === undefined ? null : `the next run could give another result: ${other.message}`;
}

/** Limits that depend only on the checked texts, so every run has them again. */
const lasting: ReadonlySet<Limit["code"]> = new Set([
  "server-configuration",
  "severity-assumed",
  "message-cut",
]);

/**
 * True if a cached observation has an answer to every query of a session: the same schedule, files, server and
 * look-ups. The key covers only the first look-ups, because the later ones follow from their answers.
 */
async function answersTo(
  { profile, schedule, projectDiagnostics, lookups: plan }: LiveSide,
  { files, schedule: digest, lookups }: Pick<Observation, "files" | "schedule" | "lookups">,
  text: (path: string) => string | undefined,
): Promise<boolean> {
  if (digest !== scheduleDigest(profile, schedule, lookups)) return false;
  const projectPaths = [...new Set(projectDiagnostics.map(({ path }) => path))];
  const expected = [...schedule.paths, ...projectPaths];
  if (files.length !== expected.length) return false;
  const given = new Set(files.map(({ path }) => path));
  if (!schedule.paths.every((path, at) => files[at]?.path === path)) return false;
  if (!expected.every((path) => given.has(path))) return false;
  if (
    !files.every((one) => one.kind === "final" && one.findings.every((found) => found.server === profile.id))
  )
    return false;
  if (plan === null) return lookups.length === 0;
  // Each look-up depends on the answers before it. So the plan runs again on the cached answers.
  const waiting = [...lookups];
  let isOther = false;
  await followPlan(
    { plan, text },
    {
      open: () => undefined,
      close: () => undefined,
      ask: ({ path, position }) => {
        const next = waiting.shift();
        isOther ||= next === undefined || !isSameJson([path, position], [next.path, next.position]);
        return Promise.resolve(isOther ? undefined : next?.targets);
      },
    },
  );
  return !isOther && waiting.length === 0;
}

/**
 * Pairs the cached answers of one round of probes with the texts, by position. Returns undefined if the numbers differ:
 * then the entry belongs to another round.
 */
function answersFor(
  asks: readonly ProbeAsk[],
  known: readonly Pick<ProbeAnswer, "findings" | "unreachable">[],
): readonly ProbeAnswer[] | undefined {
  if (known.length !== asks.length) return undefined;
  return asks.flatMap(({ side, path, text }, at) => {
    const answer = known[at];
    return answer === undefined ? [] : [{ side, path, text, ...answer }];
  });
}

export type CacheHost = StoreHost & KeyHost;

export type ObservationCache = {
  readonly observe: (side: LiveSide, facts: CachedSession, live: StartSession) => Promise<Observation>;
  /** Same as `observe`, for a run of the server's own command over the tree. */
  readonly checkWhole: (
    side: LiveSide,
    facts: CachedSession,
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
 * Called for a session without an entry. Returns a failure if another job should have made the entry (`lanser merge`
 * starts no server), or null to query the server. `why` is the reason of the miss.
 */
export type ExpectedEntry = (session: string, why: string) => SessionFailure | null;

/**
 * Creates the cache of one run. Each session first searches its entry; new entries are written in `end`, when no server
 * runs any more. `owner` is the user id of this process: entries of other users are not trusted.
 */
export function createObservationCache(
  host: CacheHost,
  place: StorePlace,
  owner: number,
  expected: ExpectedEntry = () => null,
): ObservationCache {
  const store = openStore(host, place, owner);
  const disk = once(() => lookAtDisk(knownContents(store)));
  const sessions: Watched[] = [];
  return {
    observe: async (side, facts, live) => {
      const session: Watched = { side, facts, from: "server", why: null, unkept: null, pending: [] };
      sessions.push(session);
      const keyed = keyOf(host, side, facts, disk());
      const refuse = (failure: SessionFailure) => {
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
      // A cancelled run has no result, so the cache must not give it one.
      const known: ReadObservation = side.signal.aborted
        ? { kind: "miss", why: "the run was cancelled" }
        : await readObservation(store, key, side, facts.whole);
      if (known.kind === "miss") {
        session.why = known.why;
        const missing = side.signal.aborted ? null : expected(facts.name, known.why);
        if (missing !== null) return refuse(missing);
        const rounds: ProbeRound[] = [];
        const observation = await live(recordProbes(side, rounds));
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
      session.why = "the cache has no answers for some probes";
      if (stale !== null) store.remove(entryName(roundsKey(key, stale)));
      if (kind === "differs") store.remove(entryName(known.key));
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
      session.why = read.kind === "miss" ? read.why : "the cache entry does not fit this session";
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
      const isStill = createChangeGuard();
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
  readonly facts: CachedSession;
  from: ObservationSource["from"];
  why: string | null;
  unkept: string | null;
  /** State of what the server could read when the session began. */
  seen?: Pick<Keyed, "places" | "stamp">;
  key?: object;
  readonly pending: (readonly [key: object, value: EntryValue])[];
};

/** Builds the observation of a session whose entry another job should have made: all files are unknown. */
function failedObservation({ profile, schedule }: LiveSide, failure: SessionFailure): Observation {
  return {
    files: schedule.paths.map((path) => ({ kind: "unknown", path, reason: "server-failed" })),
    failure,
    schedule: scheduleDigest(profile, schedule, []),
    lookups: [],
    limits: [],
  };
}

type ReadObservation =
  | {
      readonly kind: "known";
      readonly observation: Observation /** Key of its entry. */;
      readonly key: object;
    }
  | { readonly kind: "miss"; readonly why: string };

/**
 * Reads the cached observation of a session. If there is none, and the session checks a part of the program, its
 * files are taken from an observation of the `whole` program.
 */
async function readObservation(
  store: Store,
  key: object,
  side: LiveSide,
  whole: readonly string[] | undefined,
): Promise<ReadObservation> {
  const own = await readExact(store, key, side);
  if (own.kind === "known" || whole === undefined) return own;
  const { profile, schedule, lookups, projectDiagnostics } = side;
  if (lookups !== null || projectDiagnostics.length > 0) return own;
  const all = { ...schedule, paths: whole };
  const ofAll = { ...key, schedule: scheduleDigest(profile, all, []) };
  const known = await readExact(store, ofAll, { ...side, schedule: all });
  // Other limits count findings, also in files that this session does not check.
  if (known.kind === "miss" || known.observation.limits.some(({ code }) => code !== "server-configuration"))
    return own;
  const answers = new Map(known.observation.files.map((file) => [file.path, file]));
  const files = schedule.paths.flatMap((path) => answers.get(path) ?? []);
  if (files.length < schedule.paths.length) return own;
  const digest = scheduleDigest(profile, schedule, []);
  return { ...known, observation: { ...known.observation, files, schedule: digest } };
}

/**
 * Reads the entry of a key. An entry that does not answer the session's queries is removed, so that the run can write
 * a correct one.
 */
async function readExact(store: Store, key: object, side: LiveSide): Promise<ReadObservation> {
  const name = entryName(key);
  const read = store.read(name);
  if (read.kind === "miss") return read;
  const known = readBody(read.body, key, "observation");
  const text = (path: string) => {
    const found = readSourceText(join(side.context.root, path));
    return typeof found === "string" ? found : undefined;
  };
  if (known !== undefined && (await answersTo(side, known, text)))
    return { kind: "known", observation: { ...known, failure: undefined }, key };
  store.remove(name);
  return { kind: "miss", why: "the cache entry does not fit this session" };
}

function foundValue({ files, schedule, lookups, limits, ready }: Observation): EntryValue {
  return { observation: { files, schedule, lookups, limits, ...compact({ ready }) } };
}

/**
 * Returns the key of the answers to a round of probes. It covers all texts of this round and the rounds before, because
 * the server's state, and so an answer, depends on them.
 */
function roundsKey(key: object, asked: readonly (readonly ProbeAsk[])[]): object {
  const texts = asked.map((asks) =>
    asks.map(({ path, text, isInert }) => [path, sha256Hex(text), isInert === true]),
  );
  return { after: entryName(key), asked: sha256Hex(JSON.stringify(texts)) };
}

/** Reads the cached answers to the last round of `asked`; undefined if there are none. */
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

/**
 * Adds the answers of each round of probes to the pending entries. Skips all of them if the session or the probes
 * failed, because the next run could get other answers.
 */
function keepAnswers(
  { pending }: Watched,
  key: object,
  observation: Observation,
  rounds: readonly ProbeRound[],
): void {
  if (observation.probes?.failure !== null || whyUnkept(observation) !== null) return;
  for (const [at, { answers }] of rounds.entries()) {
    const asked = rounds.slice(0, at + 1).map(({ asks }) => asks);
    const value = answers.map(({ findings, unreachable }) => ({ findings, unreachable }));
    pending.push([roundsKey(key, asked), { answers: value }]);
  }
}

/**
 * Writes the entries of a session, or gives them to `hold`. Returns null, or why nothing was written. If files of the
 * server changed while it ran, for example by an installation, the key does not describe its result.
 */
function keptOrWhy(
  store: Store,
  { side, facts, seen, pending }: Watched,
  isStill: ReturnType<typeof createChangeGuard>,
  hold: ((write: () => void) => void) | undefined,
): string | null {
  if (pending.length === 0) return null;
  if (facts.isWell?.() === false) return "the server failed later in this run";
  if (seen === undefined || !isStill(side.context.root, seen.places, seen.stamp))
    return "files that the server reads changed during the run";
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

/**
 * Keeps digests of file contents in the store, by the metadata of the files. So a later run does not read the packages
 * of a large environment again.
 */
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

// Cache key: covers everything that an observation depends on. If one part differs, the entry is not used.

/** Facts about a session beyond its input. */
export type CachedSession = {
  /** Name of the session for people: `pyright base`. */
  readonly name: string;
  readonly server: { readonly id: string; readonly version: string; readonly treeDigest: string | null };
  readonly toolchain: { readonly name: string; readonly version: string } | null;
  /** Folders in which the server searches packages, in its order; absolute. */
  readonly places: readonly string[];
  /**
   * All files of the program in canonical order, if a session that checks a part of them has the same findings there
   * as one that checks all. Absent if not, or if the session checks in another order.
   */
  readonly whole?: readonly string[];
  /**
   * Called at the end. False if the server failed later in the run. Absent if the server ended with the
   * session.
   */
  readonly isWell?: () => boolean;
};

type KeyHost = Pick<Host, "platform" | "arch" | "nodeVersion">;

type Keyed = {
  readonly kind: "keyed";
  readonly key: object;
  /** Folders and files outside of the tree that the server's configuration names; absolute. */
  readonly places: readonly string[];
  /** Digest of the file system's metadata of the files that the key covers. */
  readonly stamp: string;
};

/**
 * Computes the cache key of a session, or says why it cannot be cached. The key covers Lanser's code, the machine, the
 * server, its settings and packages, and the schedule. The place of the tree differs in every run, so it is replaced.
 */
function keyOf(
  host: KeyHost,
  side: LiveSide,
  { server, toolchain, places }: CachedSession,
  disk: DiskPass,
): Keyed | { readonly kind: "none"; readonly why: string } {
  const code = ownCode();
  if (code === undefined) return { kind: "none", why: "Lanser cannot read its own program file" };
  const { profile, context, schedule, lookups, repository } = side;
  const { root, project } = context;
  const outside = [...places, ...placesIn(context.settings, projectFolder(context))];
  const contents = disk.contents(root, outside);
  if ("why" in contents) return { kind: "none", why: contents.why };
  // The tree is in another folder in every run, and no finding depends on the folder.
  const anywhere = (value: unknown) => sha256Hex(JSON.stringify(value).replaceAll(root, "<root>"));
  const first: readonly Lookup[] | null = lookups === null ? null : lookups([]);
  const key = {
    code,
    platform: `${host.platform} ${host.arch}, Node ${host.nodeVersion}`,
    server: { id: server.id, version: server.version, treeDigest: server.treeDigest },
    mode: currentMode(profile),
    schedule: scheduleDigest(profile, schedule, []),
    programFiles: schedule.programFiles,
    lookups: first === null ? null : anywhere(first.map(({ path, position }) => [path, position])),
    repository,
    project,
    settings: anywhere(context.settings),
    overlays: anywhere(context.overlays ?? []),
    parts: anywhere(context.parts ?? []),
    // Diagnostics of the server's own command become findings of the observation.
    projectDiagnostics: anywhere(side.projectDiagnostics),
    toolchain: toolchain === null ? null : `${toolchain.name} ${toolchain.version}`,
    // Each run writes these files at another place, so their contents count and not their paths.
    standIns: anywhere(
      Object.entries(context.toolchain).map(([name, place]) => [name, readOptional(place) ?? place]),
    ),
    places: anywhere(places),
    contents: contents.digest,
  };
  return { kind: "keyed", key, places: outside, stamp: contents.stamp };
}

/**
 * Returns every existing path outside of the folder that a string in the settings names, resolved as a server would:
 * stubs, further search paths. Their contents change findings, so the cache key must cover them.
 */
function placesIn(setting: unknown, folder: string): readonly string[] {
  if (typeof setting === "string") {
    const place = resolve(folder, setting);
    return setting !== "" && !isInside(place, folder) && existsSync(place) ? [place] : [];
  }
  if (typeof setting !== "object" || setting === null) return [];
  return Object.values(setting).flatMap((one) => placesIn(one, folder));
}

/** 64 hexadecimal digits. */
function entryName(key: object): string {
  return sha256Hex(canonical(key));
}
