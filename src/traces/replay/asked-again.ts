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

/** The tree and the server of a trace, ready to run, or why they are not available. */
export type ReopenedTrace =
  | Repeatable
  /** Reason why the server cannot be run again. */
  | { readonly kind: "unavailable"; readonly message: string; readonly advice: readonly string[] };

/**
 * Opens the tree and the server of a trace on this machine, so that its requests can be repeated. A missing tree, pin
 * or file is a value with advice and not an error: a trace that cannot be repeated makes the run inconclusive.
 * `scratch` is an existing, empty folder. `version` is another version of the server to compare with.
 */
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
    return unavailable("the trace does not name its tree", "Record the trace again from a commit.");
  const [tree] = await checkObjects(of.repository, [snapshot.tree]);
  if (tree?.type !== "tree") {
    const ofCommit = snapshot.commit === null ? "" : ` (commit ${shortId(snapshot.commit)})`;
    return unavailable(
      `this clone does not have the tree of the trace${ofCommit}`,
      "Fetch the whole history (actions/checkout with fetch-depth: 0).",
      "Or record the trace again: lanser trace refresh",
    );
  }
  const known = of.registry.profiles.find(({ id }) => id === server.id);
  if (known === undefined)
    return unavailable(`Lanser does not know the server ${server.id}`, `Describe it in ${serversFolder}.`);
  const { settings, server: ran } = recordedRun(trace);
  const profile = profileInMode(known, ran.mode ?? "auto");
  if (typeof profile === "string")
    return unavailable(profile, "Record the trace again: lanser trace refresh");
  // Settings from a trace get the same checks as those from a configuration: anybody can edit a trace.
  const problem = profile.settingsProblem(settings);
  if (problem !== undefined)
    return unavailable(
      `the trace has invalid settings: ${problem}`,
      "Record the trace again: lanser trace refresh",
    );
  const pin = findPin(of.pins, server.id, version);
  if (pin === undefined) {
    return unavailable(
      `this repository has no pin of ${server.id} ${version}`,
      `Pin this version, and commit the pin: lanser pin ${server.id}@${version}.`,
      ...(version === server.version
        ? ["Or record the trace again with the pinned version: lanser trace refresh"]
        : []),
    );
  }
  // A trace is a file of the repository, so nothing in it can give consent to run a server without a sandbox.
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
      `this clone does not have the content of ${missing}${more}`,
      "Fetch the whole history, without a filter.",
    );
  }
  return opened;
}

/** Returns a recorded session in the form of a fresh run, so that `compareFacts` can compare the two. */
export function observedIn(trace: Trace): ObservedRun {
  return {
    observation: recordedObservation(trace),
    environment: environmentOf(trace.header, recordedRun(trace)),
    entries: () => trace.entries(),
    source: () => trace.source,
  };
}

/**
 * Repeats the traces one after the other, so that no run disturbs another. In mode `offline` no server runs, and the
 * results of the replay are returned.
 */
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

/**
 * Repeats one trace, or the sessions of a recorded run, and returns the worst result. `replayed` is the result of the
 * offline replay. If that is not equal, it is the result here, too: a damaged recording cannot be compared.
 */
async function askAgain(
  host: Host,
  committed: CommittedTrace,
  replayed: ReplayedTrace,
  of: RerunContext,
): Promise<ReplayedTrace> {
  if (replayed.state !== "equal") return replayed;
  // The comparison of both conversations also finds what the offline replay found, so that class is dropped.
  const plain: ReplayedTrace = { ...replayed, path: committed.path, class: null, at: null, got: null };
  const traces = sessionsOf(committed);
  if (traces.length === 0) {
    const message =
      "Lanser cannot repeat these sessions one by one, because head ran with base's server configuration";
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

/**
 * Returns the sessions to repeat: of a run only the first passes over both trees, because the second pass depends on
 * their results. Empty if head ran under base's server configuration ("self"): no single tree gives that.
 */
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

/**
 * Runs the server once more over one trace's tree and compares the run with the recording. A server that cannot run
 * makes the result inconclusive, because it says nothing about the change.
 */
async function askOne(
  host: Host,
  trace: Trace,
  replayed: ReplayedTrace,
  of: RerunContext,
  scratch: string,
): Promise<ReplayedTrace> {
  const opened = await reopenTrace(host, trace, of, scratch);
  if (opened.kind === "unavailable") {
    const message = `Lanser could not run ${trace.header.server.id} again: ${opened.message}`;
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

/** Returns the command that records a trace again in the same file. A trace of a gate run needs its two commits. */
function recordAgain(path: string, trace: Trace): string {
  const { record } = recordedRun(trace);
  if (record === null) return "lanser trace refresh";
  const [base, head] = [record.base.commit, record.head.commit].map((id) =>
    id === null ? "REV" : shortId(id),
  );
  return `lanser trace record --name ${basename(dirname(path))} --force -- gate --base-exact ${base} --head ${head}`;
}

/** Turns a divergence into a result for the report: the state, one sentence, and the steps that a person can take. */
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
  const command = `To examine the trace, run: lanser trace drift --trace ${replayed.path}`;
  if (of === "D0") return { ...replayed, message: `${server} gave the same answers as in the recording` };
  if (of === "D9") {
    return {
      ...replayed,
      state: "inconclusive",
      class: of,
      message: `the recording of ${server} is from another environment`,
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
    message: `in a new run, ${server} gave other answers: ${words}${where === null ? "" : ` in ${where}${place}`}`,
    at,
    wanted: first?.wanted ?? null,
    got: first?.got ?? null,
    advice: divergence.decides
      ? [
          command,
          `If the new answers are right, record the trace again: ${again}`,
          "If the new answers are wrong, report the output of the command above to the server's maintainers.",
        ]
      : [],
  };
}
