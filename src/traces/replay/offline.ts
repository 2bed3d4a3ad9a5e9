/** Replays a committed trace without a server, by the code of this release, and explains a difference. */

import { UserError } from "../../model/errors.ts";
import type { ReplayedTrace } from "../../model/replay.ts";
import { shownTraceName } from "../../model/sessions.ts";
import { version } from "../../platform/version.ts";
import { globFolder, globName, isOfRun, runTrace } from "../../policy/trace-globs.ts";
import { valueText } from "../../session/trace/difference.ts";
import { faultText } from "../../session/trace/format.ts";
import type { Trace } from "../../session/trace/read.ts";
import type { ReplayDivergence } from "../../session/trace/replay.ts";
import { parserFor } from "../../workspace/parsers.ts";
import { compareFacts } from "../drift/classes.ts";
import { factsOf } from "../drift/facts.ts";
import { judgeReplay } from "../drift/stale.ts";
import { strayAnswer } from "../drift/stray-answer.ts";
import type { CommittedTrace } from "./committed-trace.ts";
import { isOfQuestions, replayQuestions } from "./recorded-questions.ts";
import { type RecordedFolder, replayRecorded } from "./recorded-run.ts";
import {
  factsIn,
  profileOf,
  readRecorded,
  recordedFixes,
  recordedLookups,
  recordedObservation,
  recordedProbing,
  replaySession,
} from "./recorded-session.ts";

/**
 * Replays a committed trace. A UserError becomes the state `unreadable` of this trace, so that one damaged file does
 * not end the run and the report lists the results of the others.
 */
export async function replayOffline(trace: CommittedTrace): Promise<ReplayedTrace> {
  try {
    return trace.kind === "session" ? await replayOne(trace) : await replayFolder(trace);
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    return { ...unreadable(trace), message: error.message, advice: error.hint === "" ? [] : [error.hint] };
  }
}

type SessionTrace = Extract<CommittedTrace, { kind: "session" }>;

/**
 * Replays the trace of one session. If the result differs, the class comes from a comparison of the observations, as
 * for two live runs. An equal trace can still contain an answer that the client ignored.
 */
async function replayOne(committed: SessionTrace): Promise<ReplayedTrace> {
  const { path, source } = committed;
  const read = readRecorded(source());
  if (read.kind === "fault") return { ...unreadable(committed), message: faultText(globName(path), read) };
  const { trace } = read;
  const profile = profileOf(trace);
  const reader = { profile, parser: await parserFor([profile]) };
  if (isOfQuestions(trace)) {
    const { divergence: left } = await replayQuestions(trace, reader.parser);
    const of = { path, server: trace.header.server.id, version: trace.header.server.version };
    return left === undefined ? { ...of, ...equal } : { ...of, ...divergedTrace(trace, left) };
  }
  const facts = factsIn(trace, reader);
  const { divergence, observation } = await replaySession(
    trace,
    profile,
    facts,
    recordedLookups(trace),
    recordedProbing(trace, profile),
    recordedFixes(trace),
  );
  const { id, version: pinned } = trace.header.server;
  const about = { path, server: id, version: pinned };
  if (divergence === undefined) return { ...about, ...equal, ...strayIn(trace) };
  const found = divergedTrace(trace, divergence);
  if (divergence.problem !== "different-result") return { ...about, ...found };
  const plain = { environment: null, entries: null };
  const recorded = factsOf({ observation: recordedObservation(trace), ...plain });
  const { class: of } = compareFacts(recorded, factsOf({ observation, ...plain }));
  // The results differ, but no comparison sees it: somebody edited a part of the result that only a replay writes.
  return { ...about, ...found, class: of === "D0" ? null : of };
}

/**
 * Replays the folder of a recorded run: all sessions, and then the report. A difference names the file in the folder in
 * which it is, because people record or restore a single file.
 */
async function replayFolder(committed: Extract<CommittedTrace, { kind: "run" }>): Promise<ReplayedTrace> {
  const { path, folder } = committed;
  const result = await replayRecorded(folder);
  const [name = "", source] = [...folder.traces][0] ?? [];
  const first = source === undefined ? undefined : readRecorded(source());
  const header = first?.kind === "trace" ? first.trace.header : undefined;
  const about = { path, server: header?.server.id ?? name, version: header?.server.version ?? "" };
  if (result.kind === "report") return { ...about, ...equal, ...strayInFolder(path, folder) };
  const own = folder.traces.get(result.file);
  const read = own === undefined ? first : readRecorded(own());
  if (read?.kind !== "trace") return { ...unreadable(committed), ...about };
  return { ...about, ...divergedTrace(read.trace, result.divergence), path: `${path}/${result.file}` };
}

const equal = {
  state: "equal",
  class: null,
  message: "the replay gives the same results as the recording",
  at: null,
  wanted: null,
  got: null,
  advice: [],
} as const satisfies Partial<ReplayedTrace>;

/**
 * Returns the first stray answer of an equal trace: an answer that the client ignored. No result depends on it, so the
 * trace stays equal, but the server violated the protocol.
 */
function strayIn(trace: Trace): Pick<ReplayedTrace, "class" | "message" | "at" | "got"> | undefined {
  const stray = strayAnswer(trace.entries());
  if (stray === undefined) return undefined;
  const { entry, message } = stray;
  return {
    class: "D6",
    message: `${equal.message}. The server ${message}, but no result depends on this answer`,
    at: { entry: entry.i, pointer: "" },
    got: valueText(entry.m),
  };
}

/**
 * Returns the first stray answer in the sessions of a run. The path is that of the session's file, where people find
 * it.
 */
function strayInFolder(path: string, { traces }: RecordedFolder): Partial<ReplayedTrace> | undefined {
  for (const [name, source] of traces) {
    const read = runTrace.test(name) ? readRecorded(source()) : undefined;
    const found = read?.kind === "trace" ? strayIn(read.trace) : undefined;
    if (found !== undefined) return { ...found, path: `${path}/${name}` };
  }
  return undefined;
}

/** Returns the result of a damaged trace, with the command that records this kind of trace again. */
function unreadable({ kind, path }: CommittedTrace): ReplayedTrace {
  const isPart = kind === "session" && isOfRun(path);
  const name = shownTraceName(globName(isPart ? globFolder(path) : path));
  const what = kind === "run" || isPart ? "gate …" : "FILE…";
  return {
    path,
    server: "",
    version: "",
    state: "unreadable",
    class: null,
    message: "the file is not a complete trace",
    at: null,
    wanted: null,
    got: null,
    advice: [
      `Restore the file from an earlier commit (git log -- ${path}), or record it again: lanser trace record --name ${name} --force -- ${what}`,
      "The trace in the base commit decides. To merge the repair, set replay: off.",
    ],
  };
}

/**
 * Explains a replay that differs from its trace. A recording of another release that sent other requests is stale and
 * must be recorded again. All else is a difference: D4 in the result, D6 in the messages.
 */
function divergedTrace(
  trace: Trace,
  divergence: ReplayDivergence,
): Omit<ReplayedTrace, "path" | "server" | "version"> {
  const [entry] = trace.entries({ from: divergence.entry });
  const recordedBy = trace.header.tool.version;
  const judged = judgeReplay({ recordedBy, replayedBy: version, divergence, entry });
  const isStale = judged.kind === "stale-recording";
  return {
    state: isStale ? "stale" : "different",
    class: isStale ? null : divergence.problem === "different-result" ? "D4" : "D6",
    message: judged.reason,
    at: { entry: divergence.entry, pointer: divergence.pointer },
    wanted: divergence.wanted,
    got: divergence.got,
    advice: divergence.whatToTry,
  };
}
