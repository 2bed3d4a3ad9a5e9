/**
 * Observes a run: every server runs on both trees, then base's committed traces are replayed, and updates of pins are
 * checked.
 */

import { allEnded } from "../model/all-ended.ts";
import { compact } from "../model/compact.ts";
import type { ReplaySummary, ServerBump } from "../model/replay.ts";
import type { ChosenServer } from "../policy/policy.ts";
import type { Concurrency } from "../session/pool/pool.ts";
import { lookAlone } from "../verdict/alone.ts";
import { type MeasuredChange, measure } from "../verdict/measure.ts";
import type { RunRecord, ServerRun } from "../verdict/record.ts";
import { scopeOfServer } from "../verdict/scope.ts";
import type { RootSessions } from "../verdict/sessions.ts";
import type { OpenedRoot } from "../workspace/open-roots.ts";
import { type LiveOptions, liveSessions } from "../workspace/sessions.ts";
import type { Prepared } from "./prepare.ts";
import type { MakeRecord } from "./record.ts";
import type { Recording } from "./recording.ts";
import { type OpeningServer, type OpeningServers, runWithLimit } from "./servers/open.ts";

/** Everything that the conclusion needs. */
type Observed = {
  readonly record: RunRecord;
  readonly runs: readonly ServerRun[];
  readonly bumps: readonly ServerBump[];
  readonly replay: ReplaySummary | null;
};

/**
 * Runs all servers and returns their measurements. The record is completed after the first passes, because roots can
 * be opened until then.
 */
export async function observeTrees(
  of: Prepared,
  makeRecord: MakeRecord,
  recording: Recording | null,
): Promise<Observed> {
  const { ground, opening, environments, readings, replayed, context } = of;
  const { host, hooks, request, phases, cache, warm, isStop } = ground;
  const asked = { recording, cache };
  const measured = await measureServers(opening, {
    change: {
      ...of.change,
      ...compact({ namedAfter: warm === null || !isStop ? undefined : warm.trees }),
      graph: readings.graph,
    },
    live: { ...asked, ...of.beside.live, progress: request.progress, ...phases },
    isWhole: of.early !== null,
    isProbed: request.isProbed ?? true,
    room: context.pool.room(),
    next: phases.next,
  });
  const bumped = measured.filter(({ chosen }) => chosen.bump !== null);
  const { ignore } = of.change;
  const under = { ...context, from: environments.from, ignore, next: phases.next };
  const bumps = bumped.length === 0 ? [] : await hooks.bumps(host, bumped, ground.revisions.base, under);
  const record = recording?.record ?? (await makeRecord(await opening.all()));
  const runs = await allEnded(measured.map((one) => one.completed(record)));
  if (replayed?.mode === "live") phases.next("replaying committed traces with the servers");
  const replay = replayed && (await replayed.summary(host, context));
  phases.next("comparing");
  return { record, runs, bumps, replay };
}

/** A server with its measured run. */
type MeasuredServer = {
  readonly chosen: ChosenServer;
  readonly run: ServerRun;
  /** Runs the remaining queries once the whole record is known; returns the run with their results. */
  readonly completed: (record: RunRecord) => Promise<ServerRun>;
};

/** Data that the measurement of every server needs. */
type Measuring = {
  readonly change: MeasuredChange;
  readonly live: Omit<LiveOptions, "isAmongOthers">;
  /** True if all roots are already open. */
  readonly isWhole: boolean;
  readonly isProbed: boolean;
  readonly room: Concurrency;
  readonly next: (phase: string) => void;
};

/** A server with the roots that are open when it starts. */
type Asked = {
  readonly server: OpeningServer;
  readonly first: readonly OpenedRoot[];
  /** True if there are no other roots than these. */
  readonly isAll: boolean;
};

/**
 * Measures the servers; returns them in their order. Servers whose roots are all open run together. The others follow
 * one by one, because no session may run while a root is opened.
 */
async function measureServers(
  { servers }: Pick<OpeningServers, "servers">,
  of: Measuring,
): Promise<readonly MeasuredServer[]> {
  const asked: Asked[] = [];
  for (const server of servers) {
    const { near, isNear, all } = server;
    const isAll = of.isWhole || near.length === 0 || isNear;
    const first = isAll ? (await all()).roots : near;
    if (first.length > 0) asked.push({ server, first, isAll });
  }
  const together = asked.filter(({ isAll }) => isAll);
  const { servers: most } = of.room;
  const width = Math.min(most, together.length);
  if (together.length > 0) of.next(`observing base and head with ${together.map(nameOf).join(", ")}`);
  const roots = Math.max(1, Math.floor(of.room.roots / Math.max(1, width)));
  const isForBoth = of.room.isForBoth && width < 2;
  const known = new Map<Asked, MeasuredServer>();
  await runWithLimit(together.toSorted(laterDone), width, async (one) => {
    known.set(one, await measureOne(one, { ...of, room: { ...of.room, roots, isForBoth } }));
  });
  // These servers open more roots during their run, and no other session may run at that time.
  for (const one of asked.filter(({ isAll }) => !isAll)) {
    of.next(`observing base and head with ${nameOf(one)}`);
    known.set(one, await measureOne(one, of));
  }
  return asked.flatMap((one) => known.get(one) ?? []);
}

/**
 * Sorts the longest first, so that no processor waits at the end: a server before a command, a larger program before
 * a smaller one.
 */
function laterDone(one: Asked, other: Asked): number {
  const isCommand = ({ server: { ready } }: Asked) => Number(ready.chosen.profile.compiler !== undefined);
  const files = ({ first }: Asked) =>
    first.reduce((sum, { sides }) => sum + (sides.head?.facts.program.length ?? 0), 0);
  return isCommand(one) - isCommand(other) || files(other) - files(one);
}

/** Returns the name and version of a server for progress messages. */
function nameOf({ server: { ready } }: Asked): string {
  return `${ready.chosen.profile.name} ${ready.chosen.pin.version}`;
}

/** Measures one server. `completed` runs later, because it needs the record of the whole run. */
async function measureOne(
  { server, first, isAll }: Asked,
  { change, live, isProbed, room }: Measuring,
): Promise<MeasuredServer> {
  const sessions: RootSessions[] = [];
  const isAmongOthers = !isAll || first.length > room.roots;
  const begin = (roots: readonly OpenedRoot[]) => {
    const scope = scopeOfServer(change, server.ready.chosen.profile.id);
    const own = roots.map((root) => liveSessions(root, { ...live, scope, isAmongOthers }));
    sessions.push(...own);
    return own;
  };
  const more = async () => begin((await server.all()).roots.filter((root) => !first.includes(root)));
  const run = await measure(change, begin(first), { ...room, isProbed }, isAll ? null : more);
  return {
    chosen: server.ready.chosen,
    run,
    completed: (record) => lookAlone(record, run, sessions),
  };
}
