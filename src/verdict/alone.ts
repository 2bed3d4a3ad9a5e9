/**
 * Checks some files a third time, alone: files with new or fixed findings in both orders although the change cannot
 * affect them. A server's findings depend on where it enters a cycle of inferred types, and in a full check the
 * change can move that entry. Without this, an unrelated file gets a new finding.
 */

import type { Confirmed } from "../match/confirmation.ts";
import { allEnded } from "../model/all-ended.ts";
import type { Side } from "../model/report.ts";
import { isPart } from "../model/scope.ts";
import type { RootRun, RunRecord, ServerRun } from "./record.ts";
import { joinObservations } from "./roots.ts";
import { changeFor } from "./scope.ts";
import type { RootSessions } from "./sessions.ts";
import { confirmFirst } from "./settle.ts";

/**
 * Returns the run with the observations of such files. Unchanged if there are none, or if no order affects what the
 * server finds.
 */
export async function lookAlone(
  record: RunRecord,
  run: ServerRun,
  roots: readonly RootSessions[],
): Promise<ServerRun> {
  const paths = unreached(changeFor(record, run.server.id), confirmFirst(record, run));
  if (paths.size === 0) return run;
  const looks: RootRun[] = [];
  for (const one of run.roots) {
    const alone = roots.find(({ root }) => root === one.root)?.sessions.alone;
    const [base, head] = [filesOf(one, "base", paths), filesOf(one, "head", paths)];
    if (alone === undefined || base.length + head.length === 0) looks.push(one);
    else {
      const [ofBase, ofHead] = await allEnded([alone("base", base), alone("head", head)]);
      looks.push({ ...one, alone: { base: ofBase, head: ofHead } });
    }
  }
  const asked = looks.flatMap(({ root, alone }) => (alone === undefined ? [] : [[root, alone] as const]));
  if (asked.length === 0) return run;
  const joined = (side: Side) => joinObservations(asked.map(([root, alone]) => [root, alone[side]]));
  return { ...run, roots: looks, alone: { base: joined("base"), head: joined("head") } };
}

/**
 * Returns the paths with new or fixed findings that the change cannot affect, in a run that checks every file. Empty
 * if nobody knows which files the change can affect.
 */
function unreached({ scope, matters }: RunRecord, { findings }: Confirmed): ReadonlySet<string> {
  if (matters === undefined || isPart(scope)) return new Set();
  const reached = new Set([...matters.base, ...matters.head]);
  const doubtful = findings.filter(({ state }) => state === "new" || state === "fixed");
  return new Set(doubtful.map(({ path }) => path).filter((path) => !reached.has(path)));
}

/** Returns the files in the order of the first pass; none for a root whose first pass failed. */
function filesOf({ first }: RootRun, side: Side, paths: ReadonlySet<string>): readonly string[] {
  if (first.base.failure !== undefined || first.head.failure !== undefined) return [];
  return first[side].files.map(({ path }) => path).filter((path) => paths.has(path));
}
