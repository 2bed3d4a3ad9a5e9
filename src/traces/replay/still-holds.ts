/** Decides whether a trace is still current, so that `lanser trace refresh` does not write it again. */

import type { Repository } from "../../git/git.ts";
import { checkObjects } from "../../git/objects.ts";
import { canonical } from "../../model/json.ts";
import type { Trace } from "../../session/trace/read.ts";
import type { TraceSource } from "../../session/trace/source.ts";
import { compareFacts } from "../drift/classes.ts";
import { factsOf } from "../drift/facts.ts";
import { observedIn } from "./asked-again.ts";
import { replayOffline } from "./offline.ts";
import { readRecorded } from "./recorded-session.ts";

/**
 * True if the old trace still replays, its tree is available, and today's recording differs from it only in the commit,
 * the times and the server's progress. A refresh then keeps the file: a rewrite would be a large diff without a change.
 */
export async function isStillCurrent(
  repository: Repository,
  before: TraceSource,
  today: Trace,
): Promise<boolean> {
  const replayed = await replayOffline({ kind: "session", path: before.name, source: () => before });
  const read = readRecorded(before);
  if (replayed.state !== "equal" || read.kind !== "trace") return false;
  const { header } = read.trace;
  const [tree] = header.snapshot.tree === null ? [] : await checkObjects(repository, [header.snapshot.tree]);
  if (tree?.type !== "tree") return false;
  const isSetUpAlike =
    canonical({ ...header, snapshot: null }) === canonical({ ...today.header, snapshot: null });
  const facts = (trace: Trace) => factsOf({ ...observedIn(trace), environment: null });
  return isSetUpAlike && compareFacts(facts(read.trace), facts(today)).class === "D0";
}
