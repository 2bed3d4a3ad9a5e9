/**
 * Servers that stay from one state of a tree to the next, over one folder, each told what differs there. What such a server finds may
 * depend on the states before (docs/speed-of-base.md), so nothing of it is kept for another run, and who walks holds the end against a fresh one.
 */
import { mkdirSync } from "node:fs";
import { FileChangeType } from "vscode-languageserver-protocol";
import { type Digest, sha256 } from "../../model/digest.ts";
import { canonical } from "../../model/json.ts";
import { onlyProject } from "../../servers/profile.ts";
import { variablesOf } from "../../servers/variables.ts";
import { childEnvironment, scratchFolders } from "../wire/environment.ts";
import type { Transport } from "../wire/transport.ts";
import type { Conversation } from "./ask.ts";
import { differing, eventsOf } from "./differences.ts";
import { awaitListing } from "./forgetting.ts";
import { forget, type KnownAnswers, type Mattering, nothingKnown } from "./known.ts";
import { type LiveHost, type LiveSide, openServer, optionsOf, orCancelled } from "./live.ts";
import type { Observation } from "./observation.ts";
import { askSchedule, converse, failedObservation, makeReady } from "./observe.ts";

/** A state of a tree, as far as a server has to be told of it. */
export type WarmState = {
  /** The server and its root, and which of its sessions it is: they tell the sessions of one walk apart. */
  readonly unit: string;
  readonly session: string;
  /** The object of each file that was written. */
  readonly blobs: ReadonlyMap<string, string>;
  /** What else lies in the folder, as one text: where it differs the server is another one. */
  readonly rest: string;
  /** Whether a server that stays would not take in that this file differs. */
  readonly mattersToAll: (path: string) => boolean;
  /** What the difference to an earlier state can matter to, whose files are given; null where it can be every file. */
  readonly mattering: (before: WarmState["blobs"]) => Mattering | null;
};

type SessionId = Pick<WarmState, "unit" | "session">;

export type WarmServers = AsyncDisposable & {
  /** Whether there is room for the session, or it has a server already. */
  readonly hasRoom: (one: SessionId) => boolean;
  /** Whether it has a server already: what that finds is no fresh server's word. */
  readonly isRunning: (one: SessionId) => boolean;
  readonly observe: (side: LiveSide, state: WarmState) => Promise<Observation>;
  /**
   * The servers of base and head change places, folders and all: who has looked at base alone goes on to other states, and what was
   * said of base is known to who comes there from head. No session may be under way.
   */
  readonly exchange: () => void;
  /** False where one of all that were started was gone, or said nothing, when it was asked to shut down. */
  readonly end: () => Promise<boolean>;
};

/** `sessionsMax`: so many servers stay at the same time. */
export function openWarmServers(host: LiveHost, sessionsMax: number): WarmServers {
  const warm = new Map<string, Warm>();
  const starting = new Set<string>();
  let started = 0;
  let areWell = true;
  const end = async (name: string): Promise<void> => {
    const one = warm.get(name);
    warm.delete(name);
    if ((await one?.stop()) === false) areWell = false;
  };
  const endAll = () => Promise.all([...warm.keys()].map(end));
  const begin = async (side: LiveSide, state: WarmState): Promise<Warm | Observation> => {
    started += 1;
    starting.add(nameOf(state));
    try {
      const begun = await start(host, { ...side, scratch: `${side.scratch}-${started}` }, state);
      if (!("files" in begun)) warm.set(nameOf(state), begun);
      return begun;
    } finally {
      starting.delete(nameOf(state));
    }
  };
  return {
    hasRoom: (one) => warm.has(nameOf(one)) || warm.size + starting.size < sessionsMax,
    isRunning: (one) => warm.has(nameOf(one)),
    observe: async (side, state) => {
      const name = nameOf(state);
      const known = warm.get(name);
      if (known !== undefined && (await goOn(known, side, state))) {
        const observation = await ask(known, host, side);
        if (isWell(observation)) return observation;
        // Whether it is the state or the way there that a server fails at, a fresh one tells.
      }
      await end(name);
      const fresh = await begin(side, state);
      if ("files" in fresh) return fresh;
      const observation = { ...(await ask(fresh, host, side)), ready: fresh.ready };
      if (!isWell(observation)) await end(name);
      return observation;
    },
    exchange: () => {
      const before = new Map(warm);
      warm.clear();
      for (const [name, one] of before) warm.set(exchanged(name), one);
      for (const [name, one] of before) {
        const from = isOfBase(name) ? one : before.get(exchanged(name));
        const known = from?.known;
        if (from === undefined || known === undefined || one.known === undefined) continue;
        one.known = { files: new Map(known.files), probes: new Map() };
        one.knownOf = from.knownOf;
      }
    },
    end: async () => {
      await endAll();
      return areWell;
    },
    [Symbol.asyncDispose]: async () => {
      await endAll();
    },
  };
}

function nameOf({ unit, session }: SessionId): string {
  return `${unit} ${session}`;
}

const sideIn = /(?<= )(?:base|head)(?=$|-)/u;

function isOfBase(name: string): boolean {
  return sideIn.exec(name)?.[0] === "base";
}

/** The name of the same session of the other side. */
function exchanged(name: string): string {
  return name.replace(sideIn, (side) => (side === "base" ? "head" : "base"));
}

type Warm = {
  readonly conversation: Conversation;
  readonly transport: Transport;
  readonly setting: Digest;
  /** The folder of this process. */
  readonly scratch: string;
  /** What it was told of last. */
  blobs: ReadonlyMap<string, string>;
  /** Of a server whose answers hang on nothing that is open beside. */
  known: KnownAnswers | undefined;
  /** The state that they are about. */
  knownOf: ReadonlyMap<string, string>;
  /** What showed, at its start, that it was ready to be asked. */
  readonly ready: string;
  /** Whether it was well to the end. */
  readonly stop: () => Promise<boolean>;
};

function isWell({ failure, probes }: Observation): boolean {
  return failure === undefined && (probes?.failure ?? null) === null;
}

/** What a server is given once, at its start. */
function settingOf({ profile, context }: LiveSide, { rest }: WarmState): Digest {
  return sha256(canonical({ context, configuration: profile.configuration(onlyProject(context)), rest }));
}

async function start(host: LiveHost, side: LiveSide, state: WarmState): Promise<Warm | Observation> {
  const { profile, context, scratch } = side;
  for (const folder of scratchFolders(scratch)) mkdirSync(folder, { recursive: true });
  const environment = childEnvironment({
    host,
    path: profile.searchPath(context.serverFolder),
    forbiddenFolders: [side.repository, context.root],
    scratch,
    profile: variablesOf(profile, context.serverFolder),
  });
  const transport = openServer(host, side, environment);
  const abort = () => void transport.close();
  side.signal.addEventListener("abort", abort, { once: true });
  if (side.signal.aborted) abort();
  const options = optionsOf(host, side, transport);
  const conversation = converse(options);
  const { shutdownMsMax, exitMsMax } = profile.limits;
  const stop = async () => {
    side.signal.removeEventListener("abort", abort);
    const stopped = await conversation.session.stop(shutdownMsMax, exitMsMax);
    return stopped.kind === "result" || stopped.kind === "error";
  };
  const ready = makeReady({ ...options, programFiles: side.schedule.programFiles }, conversation);
  const made = await ready.catch(async (error: unknown) => {
    await stop();
    throw error;
  });
  if (made.failure !== undefined) {
    await stop();
    return failedObservation(options, conversation, made.failure);
  }
  const { blobs } = state;
  const isAlone = !side.schedule.keepsOpen && profile.diagnostics.kind !== "push";
  const known = isAlone ? nothingKnown() : undefined;
  const setting = settingOf(side, state);
  const { evidence } = made;
  return { conversation, transport, setting, scratch, blobs, known, knownOf: blobs, ready: evidence, stop };
}

async function ask(
  { conversation, transport, scratch, known }: Warm,
  host: LiveHost,
  side: LiveSide,
): Promise<Observation> {
  const options = {
    ...optionsOf(host, { ...side, scratch }, transport),
    ...(known === undefined ? {} : { known }),
  };
  options.progress(0, 0);
  const deadline = host.clock.now() + side.profile.limits.totalMsMax;
  const observation = await askSchedule(options, conversation, { deadline, before: null });
  if (observation.failure?.code === "server-crashed" && !side.signal.aborted)
    side.crashed?.(transport.stderrTail());
  return orCancelled(side, observation);
}

/** False where the server has to be another one: what it was given at its start differs, or it did not take in what it was told. */
async function goOn(warm: Warm, side: LiveSide, state: WarmState): Promise<boolean> {
  const { profile, context, schedule } = side;
  const { session } = warm.conversation;
  if (profile.walks === undefined || session.end() !== undefined || warm.setting !== settingOf(side, state))
    return false;
  const changes = differing(warm.blobs, state.blobs);
  if (changes.some(({ path }) => state.mattersToAll(path))) return false;
  if (warm.known !== undefined && differing(warm.knownOf, state.blobs).length > 0)
    forget(warm.known, state.mattering(warm.knownOf));
  warm.blobs = warm.knownOf = state.blobs;
  if (changes.length === 0) return true;
  const { listed } = profile.walks;
  const listing = awaitListing(session, listed, takenInMsMax);
  session.tell(eventsOf(context.root, changes));
  const isListedAnew = changes.some(
    ({ path, type }) => type !== FileChangeType.Changed && profile.isSource(path),
  );
  return listed === null || !isListedAnew || (await listing()) === schedule.programFiles;
}

/** As long as a server may take to list its files anew. */
const takenInMsMax = 10_000;
