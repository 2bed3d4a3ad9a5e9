/**
 * Observes a run: every server runs on both trees, then base's committed traces are replayed, and pin updates are
 * checked.
 */
import { allEnded } from "../model/all-ended.ts";
import type { ReplaySummary, ServerBump } from "../model/replay.ts";
import type { RunRecord, ServerRun } from "../verdict/record.ts";
import type { Prepared } from "./prepare.ts";
import type { MakeRecord } from "./record.ts";
import type { Recording } from "./recording.ts";
import { measureServers } from "./servers/measure.ts";

export type Observed = {
  readonly record: RunRecord;
  readonly runs: readonly ServerRun[];
  readonly bumps: readonly ServerBump[];
  readonly replay: ReplaySummary | null;
};

export async function observe(
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
      ...(warm === null || !isStop ? {} : { namedAfter: warm.trees }),
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
  if (replayed?.mode === "live") phases.next("asking committed traces again");
  const replay = replayed && (await replayed.summary(host, context));
  phases.next("comparing");
  return { record, runs, bumps, replay };
}
