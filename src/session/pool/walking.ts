/**
 * Keeps servers running from one state of a tree to the next, over one folder, and sends each the differences. The
 * findings of such a server may depend on earlier states (docs/speed-of-base.md), so they are not cached for another
 * run, and the caller compares the end with a fresh server.
 */
import { FileChangeType } from "vscode-languageserver-protocol";
import { type Digest, sha256 } from "../../model/digest.ts";
import { canonical } from "../../model/json.ts";
import { onlyProject } from "../../servers/profile.ts";
import { compareFiles, watchedFileEvents } from "../observe/differences.ts";
import { askSchedule, isWell } from "../observe/observe.ts";
import type { ObserveOptions } from "../observe/options.ts";
import {
  type AffectedFilter,
  dropAffectedAnswers,
  type KnownAnswers,
  noKnownAnswers,
} from "../observe/options.ts";
import type { HeldServer, Lease } from "./lease.ts";
import { awaitListing } from "./reset.ts";

/** State of a tree, as far as a server needs it. */
export type WalkState = {
  /** Server and root, and the session of it: they identify a session of a walk. */
  readonly unit: string;
  readonly session: string;
  /** Git object of each file that was written. */
  readonly blobs: ReadonlyMap<string, string>;
  /** Everything else in the folder, as one text: if it differs, a new server is needed. */
  readonly rest: string;
  /** True if a running server would not notice a change of this file. */
  readonly mattersToAll: (path: string) => boolean;
  /** Files that the difference to an earlier state can affect; null if it can be every file. */
  readonly mattering: (before: WalkState["blobs"]) => AffectedFilter | null;
};

export type WalkLease = Lease & {
  /** True if a server is already running: its findings are not those of a fresh server. */
  readonly isRunning: boolean;
};

export type WalkLeases = {
  /** True if there is room for all servers of one root. */
  readonly holdsRoot: boolean;
  /** Lease of a server; null if there is no room for one more running server. */
  readonly lease: (state: WalkState) => WalkLease | null;
  /**
   * Swaps the servers of base and head, with their folders: a server that checked only base continues with other
   * states, and its answers about base are known to the server that comes there from head. No session may be running.
   */
  readonly exchange: () => void;
  /** Ends all servers. False if one that was started was gone, or did not answer the shutdown request. */
  readonly end: () => Promise<boolean>;
};

/** Creates the leases of a walk; at most `serversMax` servers run at the same time. */
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

/** Base and head, each once more in the order of the second pass. */
const serversOfRoot = 4;

/** Server of one session of the walk. */
type Place = {
  held: HeldServer | undefined;
  /** True while a session is running. */
  isTaken: boolean;
  told: Told | undefined;
};

/** State that a server knows. */
type Told = {
  readonly setting: Digest;
  /** Files of the last state that the server was notified of. */
  blobs: ReadonlyMap<string, string>;
  /** Known answers; only for a server whose answers do not depend on other open documents. */
  known: KnownAnswers | undefined;
  /** Files of the state that the answers are about. */
  knownOf: ReadonlyMap<string, string>;
};

/** Returns the known state of a server that is still running; undefined otherwise. */
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
      const known = isAlone ? noKnownAnswers() : undefined;
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

/** Digest of what a server receives once, at its start. */
function settingOf({ profile, context }: ObserveOptions, { rest }: WalkState): Digest {
  return sha256(canonical({ context, configuration: profile.configuration(onlyProject(context)), rest }));
}

/**
 * Moves a running server to a new state. False if a new server is needed: its start configuration differs, or it did
 * not take in the changes.
 */
async function goOn(
  { conversation: { session } }: HeldServer,
  told: Told,
  options: ObserveOptions,
  state: WalkState,
): Promise<boolean> {
  const { profile, context, schedule } = options;
  if (profile.walks === undefined || session.end() !== undefined) return false;
  if (told.setting !== settingOf(options, state)) return false;
  const changes = compareFiles(told.blobs, state.blobs);
  if (changes.some(({ path }) => state.mattersToAll(path))) return false;
  if (told.known !== undefined && compareFiles(told.knownOf, state.blobs).length > 0)
    dropAffectedAnswers(told.known, state.mattering(told.knownOf));
  told.blobs = told.knownOf = state.blobs;
  if (changes.length === 0) return true;
  const { listed } = profile.walks;
  const listing = awaitListing(session, listed, takenInMsMax);
  session.tell(watchedFileEvents(context.root, changes));
  const isListedAnew = changes.some(
    ({ path, type }) => type !== FileChangeType.Changed && profile.isSource(path),
  );
  return listed === null || !isListedAnew || (await listing()) === schedule.programFiles;
}

/** Maximum time for a server to list its files again. */
const takenInMsMax = 10_000;
