/**
 * Starts, reuses, counts and ends the processes of servers. A pass has a new process, or one that an earlier pass left.
 * A reused one answers as a new one would (docs/second-look.md), or, in a walk, is compared with a new one at its end.
 */
import type { Host } from "../../platform/host.ts";
import {
  filesDigest,
  type LiveHost,
  type LiveSide,
  optionsOf,
  orCancelled,
  placesOn,
  relativeIn,
} from "../observe/live.ts";
import { type Observation, resultOf } from "../observe/observation.ts";
import { askNew, atEnd, isWell } from "../observe/observe.ts";
import type { ObserveOptions } from "../observe/options.ts";
import { probesFollow } from "../trace/format.ts";
import { openTrace, type TraceWriter } from "../trace/record.ts";
import { onHeld, onLink } from "./both-sides.ts";
import type { HeldServer, Lease } from "./lease.ts";
import { type Lines, type LinesWanted, linesOf } from "./lines.ts";
import { type ServerProcess, type ServerStart, startServer } from "./process.ts";
import { type Room, roomIn } from "./room.ts";
import { type WalkLeases, walkLeases } from "./walking.ts";

export type ServerPool = AsyncDisposable & {
  /** Room for processes at the moment. */
  readonly room: () => Room;
  /** Starts a process for a caller that queries it itself. */
  readonly start: (host: LiveHost, of: ServerStart) => ServerProcess;
  /** Runs one pass over a side. Without a lease it uses a new process, which ends with it. */
  readonly observe: (host: LiveHost, side: LiveSide, lease: Lease | null) => Promise<Observation>;
  /** Assigns the passes over a root to processes. */
  readonly lines: (of: LinesWanted) => Lines;
  /** Leases of the servers of a walk. */
  readonly walk: WalkLeases;
};

/** Opens a pool. Its disposal ends every process that still runs. */
export function openServerPool(machine: Pick<Host, "capacity">): ServerPool {
  const running = new Set<ServerProcess>();
  const folders = new Map<string, number>();
  /** Returns a folder of its own: a process that was started earlier may still run in the other one. */
  const ownFolder = (folder: string): string => {
    const before = folders.get(folder) ?? 0;
    folders.set(folder, before + 1);
    return before === 0 ? folder : `${folder}-${before}`;
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
    room: () => roomIn(machine),
    start,
    observe: (host, side, lease) => observe({ host, start }, side, lease).finally(() => lease?.over()),
    lines: (of) => linesOf(of, machine.capacity()),
    walk: walkLeases(roomIn(machine).walking),
    [Symbol.asyncDispose]: async () => {
      await Promise.all([...running].map(({ stop }) => stop()));
    },
  };
}

type Starting = { readonly host: LiveHost; readonly start: ServerPool["start"] };

async function observe(of: Starting, asked: LiveSide, lease: Lease | null): Promise<Observation> {
  const held = await lease?.take();
  if (lease === null || held === undefined) return observeNew(of, asked, lease);
  const side = onHeld(asked, held);
  const options = optionsOf(of.host, side, held.transport);
  const observation = await lease.again(held, options).catch(stopAndThrow(held));
  if (observation !== undefined)
    return toldOf(side, held, await finish({ ...held, lease, side, options, isReady: true }, observation));
  if ((await held.stop()) !== undefined) lease.unwell();
  return observeNew(of, asked, lease);
}

async function observeNew(
  { host, start }: Starting,
  asked: LiveSide,
  lease: Lease | null,
): Promise<Observation> {
  const both = lease?.both ?? null;
  const side = onLink(asked, both);
  const { root } = side.context;
  // Before the server: nothing is started that a folder which cannot be written would leave running.
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
    return toldOf(side, server, observation);
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

/** Leaves the process to the next pass, or ends it. */
async function finish(
  { lease, side, options, isReady, ...server }: Asked,
  observation: Observation,
): Promise<Observation> {
  const end = async (): Promise<Observation> => {
    const unwell = await server.stop();
    if (unwell !== undefined && isReady) lease?.unwell();
    return atEnd(options, server.conversation, { observation, unwell });
  };
  const keep = lease?.keep ?? null;
  if (keep === null || !isWell(observation)) return end();
  keep({ ...server, end: async () => toldOf(side, server, await end()) });
  return observation;
}

/** Reports a crash, and replaces the failure of a cancelled run by "cancelled". */
function toldOf(
  side: LiveSide,
  { transport }: Pick<ServerProcess, "transport">,
  observation: Observation,
): Observation {
  if (observation.failure?.code === "server-crashed" && !side.signal.aborted)
    side.crashed?.(transport.stderrTail());
  return orCancelled(side, observation);
}

function stopAndThrow({ stop }: Pick<ServerProcess, "stop">): (error: unknown) => Promise<never> {
  return async (error) => {
    await stop();
    throw error;
  };
}

/**
 * Returns the options for probes and fixes. Before the first of them a decision is noted in the trace, because the
 * frames after it are not answers of the schedule.
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
