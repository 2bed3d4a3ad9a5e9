/** Builds the Report of a recorded run from its traces alone: no server, no git, no network, no clock. */

import { readdirSync } from "node:fs";
import { join } from "node:path";
import type { ObservedCode } from "../../model/codes.ts";
import { compact } from "../../model/compact.ts";
import { UserError } from "../../model/errors.ts";
import type { FixedFinding } from "../../model/fixes.ts";
import { canonical } from "../../model/json.ts";
import type { LookupPlan } from "../../model/lookup.ts";
import { compareText } from "../../model/order.ts";
import type { Reason, Report } from "../../model/report.ts";
import { reportFromV1 } from "../../model/report-from-v1.ts";
import { reportName, type SessionName, sessionNames, traceName } from "../../model/sessions.ts";
import { readFileText } from "../../platform/files.ts";
import { runTrace } from "../../policy/trace-globs.ts";
import { validateReportV1 } from "../../schemas/generated/report.v1.ts";
import type { Observation } from "../../session/observe/observation.ts";
import type { Probing } from "../../session/observe/probing.ts";
import { firstDifference } from "../../session/trace/difference.ts";
import { faultText, isProbesFollow } from "../../session/trace/format.ts";
import type { Trace } from "../../session/trace/read.ts";
import { ofRun, type ReplayDivergence } from "../../session/trace/replay.ts";
import { openTraceFile, type TraceSource } from "../../session/trace/source.ts";
import { lookAlone } from "../../verdict/alone.ts";
import { conclude } from "../../verdict/conclude.ts";
import { measure } from "../../verdict/measure.ts";
import type { RunRecord, ServerRun, SideRun } from "../../verdict/record.ts";
import { serializeReport } from "../../verdict/report-bytes.ts";
import { emptySide } from "../../verdict/roots.ts";
import type { Sessions, SideProbing } from "../../verdict/sessions.ts";
import { parserFor } from "../../workspace/parsers.ts";
import {
  factsIn,
  profileOf,
  readRecorded,
  recordedPaths,
  recordedRun,
  replaySession,
  type TraceReader,
} from "./recorded-session.ts";

/** The report of a replayed run, or the file and the place at which the replay differs. */
export type ReplayResult =
  | { readonly kind: "report"; readonly report: Report; readonly runs: readonly ServerRun[] }
  | { readonly kind: "diverged"; readonly file: string; readonly divergence: ReplayDivergence };

/** Output of `lanser gate --trace DIR`, in any place. */
export type RecordedFolder = {
  /** Name for messages. */
  readonly name: string;
  readonly traces: ReadonlyMap<string, () => TraceSource>;
  /** Report that was made then; null if it was not kept: then only sessions are compared. */
  readonly report: string | null;
};

/**
 * Lists the files of a folder on the disk. Each is opened only on use, because the folder can have files that are no
 * traces, such as the report. Throws a UserError if the folder cannot be read.
 */
function recordedFolder(folder: string): RecordedFolder {
  let names: string[];
  try {
    names = readdirSync(folder).sort();
  } catch (error) {
    throw new UserError("unreadable-file", `Lanser cannot read the folder ${folder} of traces`, {
      cause: error,
    });
  }
  return {
    name: folder,
    traces: new Map(names.map((name) => [name, () => openTraceFile(join(folder, name), name)] as const)),
    report: names.includes(reportName) ? readFileText(join(folder, reportName)) : null,
  };
}

/** Replays a recorded run. Throws a UserError if the folder holds no complete one. */
export function replayRun(folder: string): Promise<ReplayResult> {
  return replayRecorded(recordedFolder(folder));
}

/**
 * Replays all sessions of a recorded run and computes the verdict again, by the code of a live run. The replay ends at
 * the first divergence. Throws a UserError if the traces are not of one complete run: a trace that no step used would
 * not be compared, and somebody could edit it unseen.
 */
export async function replayRecorded(folder: RecordedFolder): Promise<ReplayResult> {
  const runs: ServerRun[] = [];
  let record: RunRecord | undefined;
  try {
    for (const [server, roots] of readTraces(folder)) {
      const [first] = roots.flatMap(({ traces }) => [...traces.values()]);
      if (first === undefined) continue;
      const profile = profileOf(first);
      const parser = await parserFor([profile]);
      const played = roots.map(({ root, traces }) => {
        const recorded = recordedRun(headOf(folder, { server, root, traces }));
        const own: RunRecord | null = record ?? recorded.record;
        if (own === null)
          throw broken(folder, `\`lanser gate\` did not record ${traceName(server, root, "head")}`);
        for (const [name, trace] of traces) {
          if (canonical(recordedRun(trace).record) === canonical(own)) continue;
          throw broken(folder, `${traceName(server, root, name)} is from another run than the other traces`);
        }
        record = own;
        return {
          root,
          traces,
          server: recorded.server,
          ...replayedSessions(folder, traces, { profile, parser }),
        };
      });
      if (record === undefined) continue;
      const run = await lookAlone(record, await measure(record, played), played);
      runs.push(run);
      for (const { root, traces, used } of played) {
        const first = run.roots.find((one) => one.root === root)?.first;
        // The second pass ("-again") may have begun before a session of the first pass broke. The run then ignored it.
        const isBroken = (first?.base.failure ?? first?.head.failure) !== undefined;
        const unused = [...traces.keys()].find(
          (name) => !used.has(name) && !(isBroken && name.endsWith("-again")),
        );
        if (unused !== undefined)
          throw broken(folder, `this release does not need ${traceName(server, root, unused)}`);
      }
    }
  } catch (error) {
    if (error instanceof Divergence)
      return { kind: "diverged", file: error.file, divergence: error.divergence };
    throw error;
  }
  if (record === undefined) return skippedRun(folder);
  return concluded(folder, record, runs);
}

/**
 * Returns the kept report of a run that skipped all its roots. Such a run has no session to replay. Throws a UserError
 * if the report has a server that ran, or does not have the bytes that this release writes.
 */
function skippedRun(folder: RecordedFolder): ReplayResult {
  const kept = folder.report ?? undefined;
  const report = kept === undefined ? undefined : readKept(folder, kept);
  const isSkipped = report?.servers.every(({ skipped }) => skipped !== null) === true;
  if (report === undefined || !isSkipped || report.servers.length === 0 || serializeReport(report) !== kept)
    throw broken(folder, "the folder has no traces");
  return { kind: "report", report, runs: [] };
}

/**
 * True if only head has a root at the top of the repository, because the change adds the server's configuration there.
 * Then the run has no session of base.
 */
function isNewTop(head: Trace): boolean {
  const changes = recordedRun(head).record?.policyChanges ?? [];
  return changes.some(({ kind, files }) => kind === "new-root" && files.some((file) => !file.includes("/")));
}

type RecordedRoot = { readonly root: string; readonly traces: Traces };

/**
 * Returns the trace whose header describes the run. The top of the repository exists on both sides, so both traces must
 * exist. Any other root may be on one side only. Throws a UserError if a needed trace is missing.
 */
function headOf(
  folder: RecordedFolder,
  { server, root, traces }: RecordedRoot & { readonly server: string },
): Trace {
  const [base, head] = [traces.get("base"), traces.get("head")];
  const either = head ?? base;
  const isWhole = base !== undefined || (head !== undefined && isNewTop(head));
  if (either === undefined || (root === "." && (head === undefined || !isWhole)))
    throw broken(folder, `the trace of ${server} over ${head === undefined ? "head" : "base"} is missing`);
  return either;
}

/**
 * Concludes the run and compares the report with the kept one. Facts that are in no session come from the kept report:
 * tampering with the runner's files, results of committed traces, servers that could not be installed.
 */
function concluded(folder: RecordedFolder, record: RunRecord, runs: readonly ServerRun[]): ReplayResult {
  if (folder.report === null) return { kind: "report", report: conclude(record, runs), runs };
  const kept = readKept(folder, folder.report);
  const tampering = kept.reasons.filter(isTampering);
  const unopened = kept.servers.flatMap((server) => {
    const why = kept.reasons.find((one): one is Reason<ObservedCode> => one.code === server.ended);
    return server.treeDigest === null && why !== undefined ? [{ server, why }] : [];
  });
  const { replay, bumps, claims = [] } = kept;
  const report = conclude(record, runs, { tampering, replay, bumps, claims, unopened });
  const bytes = serializeReport(report);
  if (bytes === folder.report) return { kind: "report", report, runs };
  const difference = firstDifference(JSON.parse(folder.report), JSON.parse(bytes));
  return {
    kind: "diverged",
    file: reportName,
    divergence: {
      entry: 0,
      problem: "different-result",
      ...(difference ?? {
        pointer: "",
        wanted: "the same values, in another order or with other white space",
        got: "the order and white space of this release",
      }),
      around: [],
      whatToTry: [
        `This release of Lanser makes another report from the same sessions. Record the run again: ${ofRun}`,
      ],
    },
  };
}

function isTampering(one: Reason): one is Reason<"runner-file-tampered"> {
  return one.code === "runner-file-tampered";
}

function readKept(folder: RecordedFolder, text: string): Report {
  const read = reportFromV1(text, validateReportV1);
  if (read.kind === "report") return read.report;
  throw broken(folder, `${reportName} is not a report: ${read.message}`);
}

/** Error that ends a replay at its first divergence, out of the callbacks of `measure`. `replayRecorded` catches it. */
class Divergence extends Error {
  readonly file: string;
  readonly divergence: ReplayDivergence;

  constructor(file: string, divergence: ReplayDivergence) {
    super(`the replay of ${file} differs at entry ${divergence.entry}`);
    this.file = file;
    this.divergence = divergence;
  }
}

type Traces = ReadonlyMap<SessionName, Trace>;

/**
 * Reads all traces of the folder and groups them by server and root; roots are in the order of paths. The name of a
 * file must match its header, so that a renamed trace cannot take the part of another session. Throws a UserError
 * otherwise.
 */
function readTraces(folder: RecordedFolder): ReadonlyMap<string, readonly RecordedRoot[]> {
  const servers = new Map<string, Map<string, Map<SessionName, Trace>>>();
  for (const [name, source] of folder.traces) {
    if (!runTrace.test(name)) continue;
    const read = readRecorded(source());
    if (read.kind === "fault") throw new UserError("replay-mismatch", faultText(name, read));
    const { server, root = "." } = read.trace.header;
    const session = sessionNames.find(
      (one) => name.replace(/\.zst$/u, "") === traceName(server.id, root, one),
    );
    if (session === undefined)
      throw broken(folder, `the header of ${name} names another session than the file name`);
    const roots = servers.get(server.id) ?? new Map<string, Map<SessionName, Trace>>();
    const own = roots.get(root) ?? new Map<SessionName, Trace>();
    if (own.has(session)) throw broken(folder, `${server.id} has two traces of ${session}`);
    own.set(session, read.trace);
    servers.set(server.id, roots.set(root, own));
  }
  return new Map(
    [...servers].map(([server, roots]) => [
      server,
      [...roots].map(([root, traces]) => ({ root, traces })).sort((a, b) => compareText(a.root, b.root)),
    ]),
  );
}

/**
 * Returns the sessions that `measure` calls, each replayed from its trace. `used` has the sessions that were called, so
 * that the caller finds traces that nothing uses. A session throws a `Divergence` at its first difference.
 */
function replayedSessions(
  folder: RecordedFolder,
  traces: Traces,
  by: TraceReader,
): { readonly sessions: Sessions; readonly used: ReadonlySet<SessionName> } {
  const used = new Set<SessionName>();
  const diverged: Divergence[] = [];
  const traceOf = (name: SessionName): Trace => {
    const trace = traces.get(name);
    if (trace === undefined) throw broken(folder, `the trace of the session ${name} is missing`);
    return trace;
  };
  const play = async (
    name: SessionName,
    facts: Omit<SideRun, "observation">,
    lookups: LookupPlan | null,
    probing: Probing | null,
    wanted: readonly FixedFinding[] | null = null,
  ): Promise<Observation> => {
    const trace = traceOf(name);
    used.add(name);
    const { observation, divergence } = await replaySession(
      trace,
      by.profile,
      facts,
      lookups,
      probing,
      wanted,
    );
    const { server, root = "." } = trace.header;
    if (divergence === undefined) return observation;
    const own = new Divergence(traceName(server.id, root, name), divergence);
    diverged.push(own);
    const follow = trace.notes.find(isProbesFollow);
    // After a divergence on one side the other side gets no probes, so its trace diverges there as well. The first
    // divergence is the cause.
    throw follow !== undefined && divergence.entry > follow.i ? (diverged[0] ?? own) : own;
  };
  const isAbsent = (side: "base" | "head") => !traces.has(side);
  const first = async (name: "base" | "head" | "self", probing: SideProbing | null): Promise<SideRun> => {
    if (name !== "self" && isAbsent(name)) return emptySide(by.profile.languageId);
    const facts = factsIn(traceOf(name), by);
    const asked: Probing | null =
      probing === null ? null : (observed, ask) => probing({ ...facts, observation: observed }, ask);
    return { ...facts, observation: await play(name, facts, null, asked) };
  };
  const again = (side: "base" | "head", paths: readonly string[], lookups: LookupPlan | null) => {
    if (isAbsent(side)) return Promise.resolve(emptySide(by.profile.languageId).observation);
    const [whole, name] = [traceOf(side), `${side}-again`] as const;
    const recorded = traces.has(name) ? recordedPaths(traceOf(name)) : [];
    if (canonical(recorded) !== canonical(paths))
      throw broken(folder, `${name} has other files than this release checks`);
    return play(name, factsIn(whole, by), lookups, null);
  };
  const byItself = (side: "base" | "head", name: SessionName, paths: readonly string[]) => {
    if (canonical(recordedPaths(traceOf(name))) !== canonical(paths))
      throw broken(folder, `${name} has other files than this release checks`);
    return play(name, factsIn(traceOf(side), by), null, null);
  };
  const fixes = (findings: readonly FixedFinding[]) =>
    play("head-fixes", factsIn(traceOf("head"), by), null, null, findings);
  return {
    sessions: {
      first,
      again,
      isBaseAgain: traces.has("base-again"),
      ...(traces.has("base-alone") || traces.has("head-alone")
        ? { alone: (side, paths) => byItself(side, `${side}-alone`, paths) }
        : {}),
      recheck: (side, paths) => byItself(side, `${side}-recheck`, paths),
      headConfiguration: traces.has("self") ? () => first("self", null) : null,
      ...compact({ fixes: traces.has("head-fixes") ? fixes : undefined }),
    },
    used,
  };
}

function broken({ name }: RecordedFolder, what: string): UserError {
  return new UserError("replay-mismatch", `${name} is not a recorded run: ${what}`, {
    hint: "Record a run with: lanser gate --trace DIR …",
  });
}
