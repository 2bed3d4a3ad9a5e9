/**
 * Keeps servers running from one commit of a walk to the next, over one folder, and sends them the differences. The
 * findings of such a server can depend on earlier commits (docs/speed-of-base.md). So they are not cached for another
 * run, and the caller compares the last commit with a new server.
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
  /** Server, root and session name: together they identify a session of a walk. */
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

/**
 * Creates the leases of a walk: each session of each root has a server that continues from commit to commit. At most
 * `serversMax` servers run at the same time, because each needs memory; further sessions have no lease.
 */
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
      const place = places.get(name) ?? { held: undefined, isTaken: false, known: undefined };
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
        const [own, from] = [place, isOfBase(name) ? place : before.get(exchanged(name))].map(knownTo);
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
  known: KnownState | undefined;
};

/** State of the tree that a running server knows. */
type KnownState = {
  readonly setting: Digest;
  /** Files of the last state that the server was notified of. */
  blobs: ReadonlyMap<string, string>;
  /** Known answers; only for a server whose answers do not depend on other open documents. */
  known: KnownAnswers | undefined;
  /** Files of the state that the answers are about. */
  knownOf: ReadonlyMap<string, string>;
};

/** Returns the state that a server knows if it is still running; undefined otherwise. */
function knownTo(place: Place | undefined): KnownState | undefined {
  return place?.held === undefined ? undefined : place.known;
}

/**
 * Returns the lease of one server for the next commit. The server gets the differences to the commit before, and is
 * queried only about files that these can affect. If it cannot follow, a new server starts in its place.
 */
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
      const { known } = place;
      if (known === undefined || !(await goOn(held, known, options, state))) return undefined;
      options.progress(0, 0);
      const deadline = options.clock.now() + options.profile.limits.totalMsMax;
      const asked = withKnown(options, known.known);
      const observation = await askSchedule(asked, held.conversation, { deadline, before: null });
      // A new server shows whether the commit itself or only the way to it makes the server fail.
      return isWell(observation) ? observation : undefined;
    },
    first: (options) => {
      const { profile, schedule } = options;
      const { blobs } = state;
      const isAlone = !schedule.keepsOpen && profile.diagnostics.kind !== "push";
      const known = isAlone ? noKnownAnswers() : undefined;
      place.known = { setting: settingOf(options, state), blobs, known, knownOf: blobs };
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

/** Returns the name of the same session of the other side. */
function exchanged(name: string): string {
  return name.replace(sideIn, (side) => (side === "base" ? "head" : "base"));
}

/** Digests everything that a server receives only at its start: if it differs, the running server cannot follow. */
function settingOf({ profile, context }: ObserveOptions, { rest }: WalkState): Digest {
  return sha256(canonical({ context, configuration: profile.configuration(onlyProject(context)), rest }));
}

/**
 * Moves a running server to a new commit: notifies it of the changed files, and waits until it has listed its files
 * again if that is needed. False if a new server is needed, because its start would differ or it did not accept the
 * changes.
 */
async function goOn(
  { conversation: { session } }: HeldServer,
  known: KnownState,
  options: ObserveOptions,
  state: WalkState,
): Promise<boolean> {
  const { profile, context, schedule } = options;
  if (profile.walks === undefined || session.end() !== undefined) return false;
  if (known.setting !== settingOf(options, state)) return false;
  const changes = compareFiles(known.blobs, state.blobs);
  if (changes.some(({ path }) => state.mattersToAll(path))) return false;
  if (known.known !== undefined && compareFiles(known.knownOf, state.blobs).length > 0)
    dropAffectedAnswers(known.known, state.mattering(known.knownOf));
  known.blobs = known.knownOf = state.blobs;
  if (changes.length === 0) return true;
  const { listed } = profile.walks;
  const listing = awaitListing(session, listed, takenInMsMax);
  session.tell(watchedFileEvents(context.root, changes));
  // The server lists its files again only if a source was created or deleted.
  const isListedAgain = changes.some(
    ({ path, type }) => type !== FileChangeType.Changed && profile.isSource(path),
  );
  return listed === null || !isListedAgain || (await listing()) === schedule.programFiles;
}

/** Maximum time for a server to list its files again. */
const takenInMsMax = 10_000;
