/**
 * Starts, reuses, restarts and ends the processes of servers. A pass is one run of a server over one tree; it has a new
 * process, or one that an earlier pass left. A reused process answers as a new one would (docs/second-look.md), or, in
 * a walk, is compared with a new one at its end.
 */

import { renameSync, rmSync, symlinkSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { uriFromPath } from "../../model/paths.ts";
import type { ProcessChoice } from "../../model/run-facts.ts";
import type { SessionName } from "../../model/sessions.ts";
import { plural } from "../../model/text.ts";
import type { Host } from "../../platform/host.ts";
import {
  filesDigest,
  type LiveHost,
  type LiveSide,
  optionsOf,
  placesOn,
  readSourceText,
  relativeIn,
  replaceCancelledFailure,
} from "../observe/live.ts";
import { type Observation, resultOf } from "../observe/observation.ts";
import { askNew, discardIfUnhealthy, isWell } from "../observe/observe.ts";
import type { ObserveOptions } from "../observe/options.ts";
import { probesFollow } from "../trace/format.ts";
import { openTrace, type TraceWriter } from "../trace/record.ts";
import type { HeldServer, Lease } from "./lease.ts";
import { type ServerProcess, type ServerStart, type SideSwitch, startServer } from "./lease.ts";
import { createLine, type EndedLook } from "./line.ts";
import { type WalkLeases, walkLeases } from "./walking.ts";

/**
 * Number of server processes that run at the same time, by the processors and the memory of the machine. It changes
 * only time, not a result.
 */
export type Concurrency = {
  /** Number of roots that are checked at the same time: two processes for each. */
  readonly roots: number;
  /** Number of servers that are queried at the same time. */
  readonly servers: number;
  /** True if there is memory for the second pass together with the first. */
  readonly isForBoth: boolean;
  /** Number of programs that list or check the files of a root at the same time. */
  readonly programs: number;
  /** Number of servers of a walk that stay running. */
  readonly walking: number;
};

/** Computes how many servers may run at once from the processors and the free memory; too many would swap or crash. */
function concurrencyFor({ capacity }: Pick<Host, "capacity">): Concurrency {
  const { processors, freeBytes } = capacity();
  const pairs = Math.floor(freeBytes / bytesPerRoot);
  return {
    roots: Math.max(1, Math.min(Math.floor(processors / 2), pairs)),
    // A server uses a processor only for a part of its time, so there can be one for each processor.
    servers: Math.max(1, Math.min(processors, pairs)),
    isForBoth: pairs > 1,
    programs: processors,
    walking: Math.max(walkingMin, Math.floor(freeBytes / bytesPerWalking)),
  };
}

const bytesPerRoot = 3 * 1_024 ** 3;
const bytesPerWalking = 1.5 * 1_024 ** 3;
const walkingMin = 2;

/**
 * True if one process of a server keeps the machine busy: one pyright process uses 1.4 processors. Then one process for
 * both sides is as fast as two.
 */
function isFilledByOne(processors: number): boolean {
  return processors <= 2;
}

export type ServerPool = AsyncDisposable & {
  /** Room for processes at the moment. */
  readonly room: () => Concurrency;
  /** Starts a process for a caller that queries it itself. */
  readonly start: (host: LiveHost, of: ServerStart) => ServerProcess;
  /** Runs one pass over a side. Without a lease it uses a new process, which ends with it. */
  readonly observe: (host: LiveHost, side: LiveSide, lease: Lease | null) => Promise<Observation>;
  /** Assigns the passes over a root to processes. */
  readonly lines: (of: LinesWanted) => Lines;
  /** Leases of the servers of a walk. */
  readonly walk: WalkLeases;
};

/**
 * Opens a pool. All servers of a run start through it, so that its disposal can end every process that still runs, also
 * after an error.
 */
export function openServerPool(machine: Pick<Host, "capacity">): ServerPool {
  const running = new Set<ServerProcess>();
  const folders = new Map<string, number>();
  /** Returns a folder of its own: a process that was started earlier may still run in the other one. */
  const ownFolder = (folder: string): string => {
    const before = folders.get(folder) ?? 0;
    folders.set(folder, before + 1);
    return before === 0 ? folder : join(dirname(folder), `restarted-${before}`, basename(folder));
  };
  const start = (host: LiveHost, of: ServerStart): ServerProcess => {
    const process = startServer(host, { ...of, scratch: ownFolder(of.scratch) });
    const { stop } = process;
    running.add(process);
    return {
      ...process,
      stop: () => {
        running.delete(process);
        return stop();
      },
    };
  };
  return {
    room: () => concurrencyFor(machine),
    start,
    observe: (host, side, lease) => observeOrRestart({ host, start }, side, lease),
    lines: (of) => linesOf(of, machine.capacity()),
    walk: walkLeases(concurrencyFor(machine).walking),
    [Symbol.asyncDispose]: async () => {
      await Promise.all([...running].map(({ stop }) => stop()));
    },
  };
}

type Starting = { readonly host: LiveHost; readonly start: ServerPool["start"] };

/**
 * Runs a pass: one server over one tree. A server that crashes before its probes is started once more, because a crash
 * is often chance; its first answers are discarded. There is no second start for a command, whose failures repeat, or
 * with a trace, which holds one session.
 */
async function observeOrRestart(of: Starting, side: LiveSide, lease: Lease | null): Promise<Observation> {
  const { probing = null, restarted, profile, trace, signal } = side;
  let isProbed = false;
  const pass = () => observe(of, watched, lease).finally(() => lease?.over());
  const watched: LiveSide = {
    ...side,
    probing:
      probing &&
      ((observed, ask) => {
        isProbed = true;
        return probing(observed, ask);
      }),
  };
  const first = await pass();
  const isFinal =
    restarted === undefined ||
    isProbed ||
    trace !== undefined ||
    profile.compiler !== undefined ||
    signal.aborted;
  if (isFinal || first.failure?.code !== "server-crashed") return first;
  restarted(first.failure);
  return pass();
}

/**
 * Runs a pass on the process that the lease holds, after a reset, or on a new process if there is none or the reset
 * fails.
 */
async function observe(of: Starting, asked: LiveSide, lease: Lease | null): Promise<Observation> {
  const held = await lease?.take();
  if (lease === null || held === undefined) return observeNew(of, asked, lease);
  const side = onHeld(asked, held);
  const options = optionsOf(of.host, side, held.transport);
  const observation = await lease.again(held, options).catch(stopAndThrow(held));
  // Without the end of the pass before: each end would keep everything of its pass, and a walk has hundreds of them.
  const { end: _ofPassBefore, ...server } = held;
  if (observation !== undefined)
    return reportCrash(
      side,
      server,
      await finish({ ...server, lease, side, options, isReady: true }, observation),
    );
  if ((await held.stop()) !== undefined) lease.unwell();
  return observeNew(of, asked, lease);
}

/**
 * Runs a pass on a new process, and records its trace if one is wanted. Digests of the files go into the trace before
 * and after, so that a replay can tell whether they changed during the recording.
 */
async function observeNew(
  { host, start }: Starting,
  asked: LiveSide,
  lease: Lease | null,
): Promise<Observation> {
  const both = lease?.both ?? null;
  const side = onLink(asked, both);
  const { root } = side.context;
  // Opened before the server starts: if the folder is not writable, no process is left running.
  const trace = side.trace && openTrace(host.clock, side.trace.file, side.trace.header, placesOn(host, side));
  try {
    const server = start(host, { ...side, relative: relativeIn(side), trace });
    trace?.note("digest", filesDigest(side));
    const asking = { ...optionsOf(host, side, server.transport), ...notedIn(trace, side) };
    const options = lease === null ? asking : lease.first(asking);
    const first = await askNew(options, server.conversation).catch(stopAndThrow(server));
    const isReady = first.ready !== undefined;
    const observation = await finish({ ...server, root, both, lease, side, options, isReady }, first);
    trace?.note("digest", filesDigest(side));
    trace?.note("result", resultOf(observation));
    return reportCrash(side, server, observation);
  } finally {
    trace?.finish();
  }
}

type Asked = Omit<HeldServer, "end"> & {
  readonly lease: Lease | null;
  readonly side: LiveSide;
  readonly options: ObserveOptions;
  readonly isReady: boolean;
};

/**
 * Leaves a healthy process to the next pass, or ends it. If it fails at its shutdown, the observation becomes a
 * failure: the server may also have answered wrongly.
 */
async function finish(
  { lease, side, options, isReady, ...server }: Asked,
  observation: Observation,
): Promise<Observation> {
  const end = async (): Promise<Observation> => {
    const unwell = await server.stop();
    if (unwell !== undefined && isReady) lease?.unwell();
    return discardIfUnhealthy(options, server.conversation, { observation, unwell });
  };
  const keep = lease?.keep ?? null;
  if (keep === null || !isWell(observation)) return end();
  keep({ ...server, end: async () => reportCrash(side, server, await end()) });
  return observation;
}

/**
 * Reports a crash with the server's last output, which often says why. Replaces the failure of a cancelled run by
 * "cancelled", because Lanser itself ended that server.
 */
function reportCrash(
  side: LiveSide,
  { transport }: Pick<ServerProcess, "transport">,
  observation: Observation,
): Observation {
  if (observation.failure?.code === "server-crashed" && !side.signal.aborted)
    side.crashed?.(transport.stderrTail());
  return replaceCancelledFailure(side, observation);
}

/**
 * Returns an error handler that stops the server before it throws the error on: no process may outlive a failed pass.
 */
function stopAndThrow({ stop }: Pick<ServerProcess, "stop">): (error: unknown) => Promise<never> {
  return async (error) => {
    await stop();
    throw error;
  };
}

/**
 * Returns the options for probes and fixes, which note a decision in the trace before the first of them. A replay needs
 * it, because the frames after it do not belong to the schedule.
 */
function notedIn(
  trace: TraceWriter | undefined,
  { probing = null, fixes = null }: LiveSide,
): Pick<ObserveOptions, "probing" | "fixes"> {
  const note = () => trace?.note("decision", probesFollow);
  if (probing === null) return { fixes, probing: fixes === null ? null : async () => note() };
  return {
    fixes,
    probing: (observed, ask) => {
      let isNoted = false;
      return probing(observed, (asks) => {
        if (!isNoted && asks.length > 0) note();
        isNoted ||= asks.length > 0;
        return ask(asks);
      });
    },
  };
}

// Moves one process to the trees of both sides, each under the name of its root.

/**
 * Points the link to the tree of a side, and returns the side with the link as its root. One server can then check both
 * trees, because it only knows the link. Unchanged if there is no link.
 */
function onLink(side: LiveSide, both: SideSwitch | null): LiveSide {
  if (both?.by !== "link") return side;
  repointSymlink(both.link, side.context.root);
  return underName(side, both.link);
}

/**
 * Makes a running server see the tree of a side, and returns the side under the server's root: by the link, or by open
 * documents with the texts that differ.
 */
function onHeld(
  side: LiveSide,
  { root, both, conversation: { session } }: Pick<HeldServer, "root" | "both" | "conversation">,
): LiveSide {
  if (both === null) return side;
  if (both.by === "link") return onLink(side, both);
  const { languageId } = side.profile;
  const tree = side.context.root;
  const held = both.paths.flatMap((path) => {
    const text = readSourceText(join(tree, path));
    return typeof text === "string"
      ? [{ uri: uriFromPath(`${root}/${path}`), languageId: languageId(path), text }]
      : [];
  });
  session.hold(tree === root ? [] : held);
  return underName(side, root);
}

function underName(side: LiveSide, root: string): LiveSide {
  const { context } = side;
  return { ...side, context: { ...context, root }, tree: context.root };
}

/** Points the link to another tree atomically: a server that reads at this moment always finds one of the trees. */
export function repointSymlink(link: string, tree: string): void {
  const next = `${link}.next`;
  rmSync(next, { force: true });
  symlinkSync(tree, next, "dir");
  renameSync(next, link);
}

/** Facts by which the passes over a root are assigned to processes. */
export type LinesWanted = {
  /** Way of a process to the tree of the other side, or why there is none. */
  readonly both: SideSwitch | { readonly why: string };
  /** True if other roots are queried before this one is done: no process stays then. */
  readonly isAmongOthers: boolean;
};

type Lines = {
  /** Decision on one process for both sides, and its reason. */
  readonly choice: ProcessChoice;
  /** Returns the lease of a pass; null for a pass with its own process. */
  readonly lease: (look: SessionName) => Lease | null;
  /** Ends the processes that stayed; null if none stays. */
  readonly end: (() => Promise<readonly EndedLook[]>) | null;
};

/**
 * Assigns the passes over a root to processes. One process takes both passes of a side; or all passes of both sides, if
 * two processes would not be faster. Each saved start saves seconds.
 */
function linesOf(
  { both, isAmongOthers }: LinesWanted,
  { processors }: { readonly processors: number },
): Lines {
  if (isAmongOthers) {
    const choice = { isOne: false, why: "Lanser checks other roots before this one is done" };
    return { choice, lease: () => null, end: null };
  }
  const choice = choiceOf(both, processors);
  const lines =
    choice.isOne && !("why" in both)
      ? [createLine(["base", "head", "head-again", "base-again"], both)]
      : [createLine(["base", "base-again"], null), createLine(["head", "head-again"], null)];
  return {
    choice,
    lease: (look) => lines.map((line) => line.lease(look)).find((lease) => lease !== null) ?? null,
    end: async () => (await Promise.all(lines.map((line) => line.end()))).filter((one) => one !== undefined),
  };
}

/**
 * Decides whether one process checks both sides, and says why for `run.json`. Two processes run at the same time, which
 * is faster only if the machine has processors for both.
 */
function choiceOf(both: LinesWanted["both"], processors: number): ProcessChoice {
  if ("why" in both) return { isOne: false, why: both.why };
  if (both.by === "texts") return { isOne: true, why: "the server loads all files even to check a few" };
  return isFilledByOne(processors)
    ? { isOne: true, why: `one process keeps ${plural(processors, "processor")} busy` }
    : { isOne: false, why: `the machine has ${processors} processors` };
}
