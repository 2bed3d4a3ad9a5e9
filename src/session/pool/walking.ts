/**
 * Servers that stay from one state of a tree to the next, over one folder, each told what differs there. What such a server finds may
 * depend on the states before (docs/speed-of-base.md), so nothing of it is kept for another run, and who walks holds the end against a fresh one.
 */
import { FileChangeType } from "vscode-languageserver-protocol";
import { type Digest, sha256 } from "../../model/digest.ts";
import { canonical } from "../../model/json.ts";
import { onlyProject } from "../../servers/profile.ts";
import { differing, eventsOf } from "../observe/differences.ts";
import { forget, type KnownAnswers, type Mattering, nothingKnown } from "../observe/known.ts";
import { askSchedule, isWell } from "../observe/observe.ts";
import type { ObserveOptions } from "../observe/options.ts";
import type { HeldServer, Lease } from "./lease.ts";
import { awaitListing } from "./reset.ts";

/** A state of a tree, as far as a server has to be told of it. */
export type WalkState = {
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
  readonly mattering: (before: WalkState["blobs"]) => Mattering | null;
};

export type WalkLease = Lease & {
  /** Whether it has a server already: what that finds is no fresh server's word. */
  readonly isRunning: boolean;
};

export type WalkLeases = {
  /** Whether there is room for all servers of one root. */
  readonly holdsRoot: boolean;
  /** Null where there is no room for one more server that stays. */
  readonly lease: (state: WalkState) => WalkLease | null;
  /**
   * The servers of base and head change places, folders and all: who has looked at base alone goes on to other states, and what was
   * said of base is known to who comes there from head. No session may be under way.
   */
  readonly exchange: () => void;
  /** False where one of all that were started was gone, or said nothing, when it was asked to shut down. */
  readonly end: () => Promise<boolean>;
};

/** `serversMax`: so many stay at the same time. */
export function walkLeases(serversMax: number): WalkLeases {
  const places = new Map<string, Place>();
  let areWell = true;
  const noRoomIn = (name: string) => {
    const inUse = [...places].filter(([, { held, isTaken }]) => held !== undefined || isTaken);
    return !inUse.some(([one]) => one === name) && inUse.length >= serversMax;
  };
  return {
    holdsRoot: serversMax >= serversOfRoot,
    lease: (state) => {
      const name = `${state.unit} ${state.session}`;
      if (noRoomIn(name)) return null;
      const place = places.get(name) ?? { held: undefined, isTaken: false, told: undefined };
      places.set(name, place);
      return {
        ...leaseOf(place, state),
        unwell: () => {
          areWell = false;
        },
      };
    },
    exchange: () => {
      const before = new Map(places);
      places.clear();
      for (const [name, one] of before) places.set(exchanged(name), one);
      for (const [name, place] of before) {
        const [own, from] = [place, isOfBase(name) ? place : before.get(exchanged(name))].map(toldOf);
        if (from?.known === undefined || own?.known === undefined) continue;
        own.known = { files: new Map(from.known.files), probes: new Map() };
        own.knownOf = from.knownOf;
      }
    },
    end: async () => {
      const all = [...places.values()].map(({ held }) => held?.stop());
      places.clear();
      if ((await Promise.all(all)).some((why) => why !== undefined)) areWell = false;
      return areWell;
    },
  };
}

/** Base and head, each once more in the order of the second look. */
const serversOfRoot = 4;

/** Of one session of the walk. */
type Place = {
  held: HeldServer | undefined;
  /** A look is under way. */
  isTaken: boolean;
  told: Told | undefined;
};

/** Of a server. */
type Told = {
  readonly setting: Digest;
  /** What it was told of last. */
  blobs: ReadonlyMap<string, string>;
  /** Of a server whose answers hang on nothing that is open beside. */
  known: KnownAnswers | undefined;
  /** The state that they are about. */
  knownOf: ReadonlyMap<string, string>;
};

/** Of a server that is still there. */
function toldOf(place: Place | undefined): Told | undefined {
  return place?.held === undefined ? undefined : place.told;
}

function leaseOf(place: Place, state: WalkState): Omit<WalkLease, "unwell"> {
  const withKnown = (options: ObserveOptions, known: KnownAnswers | undefined) =>
    known === undefined ? options : { ...options, known };
  return {
    isRunning: place.held !== undefined,
    take: async () => {
      const { held } = place;
      place.held = undefined;
      place.isTaken = true;
      return held;
    },
    again: async (held, options) => {
      const { told } = place;
      if (told === undefined || !(await goOn(held, told, options, state))) return undefined;
      options.progress(0, 0);
      const deadline = options.clock.now() + options.profile.limits.totalMsMax;
      const asked = withKnown(options, told.known);
      const observation = await askSchedule(asked, held.conversation, { deadline, before: null });
      // Whether it is the state or the way there that a server fails at, a fresh one tells.
      return isWell(observation) ? observation : undefined;
    },
    first: (options) => {
      const { profile, schedule } = options;
      const { blobs } = state;
      const isAlone = !schedule.keepsOpen && profile.diagnostics.kind !== "push";
      const known = isAlone ? nothingKnown() : undefined;
      place.told = { setting: settingOf(options, state), blobs, known, knownOf: blobs };
      return withKnown(options, known);
    },
    keep: (held) => {
      place.held = held;
    },
    isWell: () => true,
    over: () => {
      place.isTaken = false;
    },
    both: null,
  };
}

const sideIn = /(?<= )(?:base|head)(?=$|-)/u;

function isOfBase(name: string): boolean {
  return sideIn.exec(name)?.[0] === "base";
}

/** The name of the same session of the other side. */
function exchanged(name: string): string {
  return name.replace(sideIn, (side) => (side === "base" ? "head" : "base"));
}

/** What a server is given once, at its start. */
function settingOf({ profile, context }: ObserveOptions, { rest }: WalkState): Digest {
  return sha256(canonical({ context, configuration: profile.configuration(onlyProject(context)), rest }));
}

/** False where the server has to be another one: what it was given at its start differs, or it did not take in what it was told. */
async function goOn(
  { conversation: { session } }: HeldServer,
  told: Told,
  options: ObserveOptions,
  state: WalkState,
): Promise<boolean> {
  const { profile, context, schedule } = options;
  if (profile.walks === undefined || session.end() !== undefined) return false;
  if (told.setting !== settingOf(options, state)) return false;
  const changes = differing(told.blobs, state.blobs);
  if (changes.some(({ path }) => state.mattersToAll(path))) return false;
  if (told.known !== undefined && differing(told.knownOf, state.blobs).length > 0)
    forget(told.known, state.mattering(told.knownOf));
  told.blobs = told.knownOf = state.blobs;
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
