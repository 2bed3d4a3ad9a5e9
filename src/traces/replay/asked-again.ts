/** Repeats committed traces with their pinned server: the same tree, the same schedule, a new process. */

import { mkdtempSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { checkObjects } from "../../git/objects.ts";
import { divergenceClasses } from "../../model/divergence.ts";
import type { ReplayedTrace, ReplaySummary } from "../../model/replay.ts";
import { shortId } from "../../model/text.ts";
import type { Host } from "../../platform/host.ts";
import { explainRefusal } from "../../policy/consent.ts";
import { profileInMode } from "../../servers/compiler/modes.ts";
import { serversFolder } from "../../servers/own/definition.ts";
import { findPin } from "../../servers/pins.ts";
import type { Trace } from "../../session/trace/read.ts";
import type { RerunContext } from "../../workspace/context.ts";
import { environmentOf } from "../../workspace/header.ts";
import { noVariationOptions, openRepeatable, type Repeatable } from "../../workspace/repeatable.ts";
import { compareFacts, type Divergence } from "../drift/classes.ts";
import { findWorstPlace } from "../drift/differing-answer.ts";
import { factsOf, type ObservedRun } from "../drift/facts.ts";
import type { ReplayedTraces } from "./committed.ts";
import type { CommittedTrace } from "./committed-trace.ts";
import {
  readRecorded,
  recordedLookups,
  recordedObservation,
  recordedPaths,
  recordedRun,
} from "./recorded-session.ts";

export type ReopenedTrace =
  | Repeatable
  /** Reason why the server cannot be run again. */
  | { readonly kind: "unavailable"; readonly message: string; readonly advice: readonly string[] };

/** Opens the tree and the server of a trace on this machine. `scratch` is an empty folder that exists. */
export async function reopenTrace(
  host: Host,
  trace: Trace,
  of: RerunContext,
  scratch: string,
  version: string = trace.header.server.version,
): Promise<ReopenedTrace> {
  const { server, snapshot, root: project = "." } = trace.header;
  const unavailable = (message: string, ...advice: readonly string[]) =>
    ({ kind: "unavailable", message, advice }) as const;
  if (snapshot.tree === null)
    return unavailable("it does not name its tree", "Record it again from a commit.");
  const [tree] = await checkObjects(of.repository, [snapshot.tree]);
  if (tree?.type !== "tree") {
    const fetch = snapshot.commit === null ? "" : ` (commit ${shortId(snapshot.commit)})`;
    return unavailable(
      `its tree is not in this clone${fetch}`,
      "Fetch the whole history (actions/checkout with fetch-depth: 0).",
      "Or record it again: lanser trace refresh",
    );
  }
  const known = of.registry.profiles.find(({ id }) => id === server.id);
  if (known === undefined)
    return unavailable(`there is no server called ${server.id} here`, `Describe it in ${serversFolder}.`);
  const { settings, server: ran } = recordedRun(trace);
  const profile = profileInMode(known, ran.mode ?? "auto");
  if (typeof profile === "string") return unavailable(profile, "Record it again: lanser trace refresh");
  // What a trace holds must not reach the server where a configuration with it would not.
  const problem = profile.settingsProblem(settings);
  if (problem !== undefined)
    return unavailable(`its settings are invalid: ${problem}`, "Record it again: lanser trace refresh");
  const pin = findPin(of.pins, server.id, version);
  if (pin === undefined) {
    return unavailable(
      `${server.id} ${version} has no pin here`,
      `Pin it, and commit the pin: lanser pin ${server.id}@${version}.`,
      ...(version === server.version ? ["Or record it again with the pinned one: lanser trace refresh"] : []),
    );
  }
  // A trace is text of the repository: what it says accepts nothing.
  const refused = explainRefusal(profile, {}, "defaults");
  const chosen = { profile, pin, roots: undefined, settings, refused, bump: null };
  const at = { commit: snapshot.commit, tree: snapshot.tree, project };
  const opened = await openRepeatable(host, of, chosen, at, scratch);
  if (opened.kind === "failed") return unavailable(opened.message, opened.hint);
  const [missing, ...others] = opened.missing;
  if (missing !== undefined) {
    const more =
      others.length === 0 ? "" : ` and of ${others.length} more ${others.length === 1 ? "file" : "files"}`;
    return unavailable(
      `the content of ${missing}${more} is not in this clone`,
      "Fetch the whole history, without a filter.",
    );
  }
  return opened;
}

/** Returns a recorded session in the form that comparisons take. */
export function observedIn(trace: Trace): ObservedRun {
  return {
    observation: recordedObservation(trace),
    environment: environmentOf(trace.header, recordedRun(trace)),
    entries: () => trace.entries(),
    source: () => trace.source,
  };
}

/** Repeats the traces one after the other; in mode `offline` returns the results of the replay. */
export async function askAllAgain(
  host: Host,
  { mode, traces }: ReplayedTraces,
  of: RerunContext,
): Promise<ReplaySummary> {
  const rerun: ReplayedTrace[] = [];
  for (const { committed, replayed } of traces)
    rerun.push(mode === "live" ? await askAgain(host, committed, replayed, of) : replayed);
  return { mode, traces: rerun };
}

/** Repeats one trace. `replayed` is the result of its offline replay: an error there is the result here, too. */
async function askAgain(
  host: Host,
  committed: CommittedTrace,
  replayed: ReplayedTrace,
  of: RerunContext,
): Promise<ReplayedTrace> {
  if (replayed.state !== "equal") return replayed;
  // Compared anew is all that the two conversations have: what only the recording has shows there, too.
  const plain: ReplayedTrace = { ...replayed, path: committed.path, class: null, at: null, got: null };
  const traces = sessionsOf(committed);
  if (traces.length === 0) {
    const message = "Lanser cannot repeat its sessions one by one: head ran with base's server configuration";
    return {
      ...plain,
      state: "inconclusive",
      message,
      advice: ["Record another run: lanser trace record"],
    };
  }
  const answers: ReplayedTrace[] = [];
  for (const { path, trace } of traces) {
    const scratch = mkdtempSync(join(of.scratch, "again-"));
    answers.push(await askOne(host, trace, { ...plain, path }, of, scratch));
  }
  const weights = ["different", "inconclusive", "equal"] as const;
  const worst = weights.flatMap((state) => answers.filter((one) => one.state === state))[0] ?? plain;
  return worst.state === "equal" ? { ...worst, path: plain.path } : worst;
}

/** Returns the first passes over both trees of a run: the second pass follows from them. */
function sessionsOf(committed: CommittedTrace): readonly { readonly path: string; readonly trace: Trace }[] {
  const sources =
    committed.kind === "session"
      ? [[committed.path, committed.source] as const]
      : [...committed.folder.traces].map(([name, source]) => [`${committed.path}/${name}`, source] as const);
  const read = sources.flatMap(([path, source]) => {
    const found = readRecorded(source());
    return found.kind === "trace" ? [{ path, trace: found.trace }] : [];
  });
  if (committed.kind === "session") return read;
  if (read.some(({ trace }) => trace.header.session === "self")) return [];
  return read.filter(({ trace }) => ["base", "head"].includes(trace.header.session));
}

async function askOne(
  host: Host,
  trace: Trace,
  replayed: ReplayedTrace,
  of: RerunContext,
  scratch: string,
): Promise<ReplayedTrace> {
  const opened = await reopenTrace(host, trace, of, scratch);
  if (opened.kind === "unavailable") {
    const message = `${trace.header.server.id} did not answer again: ${opened.message}`;
    return { ...replayed, state: "inconclusive", message, advice: opened.advice };
  }
  const run = await opened.run({
    ...noVariationOptions,
    session: trace.header.session,
    paths: recordedPaths(trace),
    lookups: recordedLookups(trace),
    trace: null,
  });
  const recorded = observedIn(trace);
  const divergence = compareFacts(factsOf(recorded), factsOf(run));
  return describeRerun(replayed, trace, divergence, findWorstPlace(recorded, run, divergence));
}

/** Returns the command that records a trace again in its place. */
function recordAgain(path: string, trace: Trace): string {
  const { record } = recordedRun(trace);
  if (record === null) return "lanser trace refresh";
  const [base, head] = [record.base.commit, record.head.commit].map((id) =>
    id === null ? "REV" : shortId(id),
  );
  return `lanser trace record --name ${basename(dirname(path))} --force -- gate --base-exact ${base} --head ${head}`;
}

function describeRerun(
  replayed: ReplayedTrace,
  trace: Trace,
  divergence: Divergence,
  at: ReplayedTrace["at"],
): ReplayedTrace {
  const { id, version } = trace.header.server;
  const server = `${id} ${version}`;
  const again = recordAgain(replayed.path, trace);
  const { class: of, first } = divergence;
  const { words } = divergenceClasses[of];
  const command = `Look closer: lanser trace drift --trace ${replayed.path}`;
  if (of === "D0") return { ...replayed, message: `${server} gave the same answers again` };
  if (of === "D9") {
    return {
      ...replayed,
      state: "inconclusive",
      class: of,
      message: `the recording of ${server} is from another environment: ${words}`,
      wanted: first?.wanted ?? null,
      got: first?.got ?? null,
      advice: [`Install the recorded versions, or record it again with the current ones: ${again}`, command],
    };
  }
  const where = first?.path ?? null;
  const place = first?.range === undefined || first.range === null ? "" : `:${first.range.start.line + 1}`;
  return {
    ...replayed,
    state: divergence.decides ? "different" : "equal",
    class: of,
    message: `asked again, ${server} gave ${words}${where === null ? "" : ` in ${where}${place}`}`,
    at,
    wanted: first?.wanted ?? null,
    got: first?.got ?? null,
    advice: divergence.decides
      ? [
          command,
          `If the server is right now, record it again: ${again}`,
          "If not, report the output of the command above to its maintainers.",
        ]
      : [],
  };
}
