/** Replays one recorded session with this release's own code: no server, no git, no network, no clock. */

import { DidCloseTextDocumentNotification } from "vscode-languageserver-protocol";
import { compact } from "../../model/compact.ts";
import { sha256 } from "../../model/digest.ts";
import { UserError } from "../../model/errors.ts";
import type { AskedFixes, FixedFinding } from "../../model/fixes.ts";
import { canonical, pointerTo } from "../../model/json.ts";
import type { LookupPlan } from "../../model/lookup.ts";
import type { ProbeAsk } from "../../model/probe.ts";
import { blobId, sha256Hex } from "../../platform/hashing.ts";
import { profileInMode } from "../../servers/compiler/modes.ts";
import type { Refusal } from "../../servers/outward.ts";
import { ownProfile, programFact } from "../../servers/own/profile.ts";
import {
  findProfile,
  profiles,
  type ServerProfile,
  type ServerContext as SideContext,
} from "../../servers/registry.ts";
import { fixingProfile } from "../../session/observe/fixes.ts";
import { placesOfToolchain, relativeTo, symbolsIn } from "../../session/observe/live.ts";
import { type FileObservation, type Observation, resultOf } from "../../session/observe/observation.ts";
import { observe, refusedObservation } from "../../session/observe/observe.ts";
import type { Probing } from "../../session/observe/probing.ts";
import { type Schedule, scheduleDigest } from "../../session/observe/schedule.ts";
import { firstDifference } from "../../session/trace/difference.ts";
import {
  BrokenTrace,
  type FilesDigest,
  isProbesFollow,
  type TraceFault,
  type TraceHeader,
  type TraceProblem,
} from "../../session/trace/format.ts";
import { openedDocument, type ReadTrace, readTrace, type Trace } from "../../session/trace/read.ts";
import {
  explainDivergence,
  type FoundDivergence,
  type ReplayDivergence,
  replay,
  resultDivergence,
} from "../../session/trace/replay.ts";
import { createScrubber, type Scrubber, scrubPlaces } from "../../session/trace/scrub.ts";
import type { TraceSource } from "../../session/trace/source.ts";
import type { SyntaxParser } from "../../syntax/parser.ts";
import { projectText, type RecordedRun, type SideFacts } from "../../verdict/record.ts";
import { createReadings } from "../../workspace/readings.ts";

/** Profile and parser that read the contents of a trace. */
export type TraceReader = { readonly profile: ServerProfile; readonly parser: SyntaxParser };

/**
 * Returns the profile of the trace's server, in the mode that the run used. For a server that a repository describes,
 * the trace contains the description. A replay starts nothing, so this runs no command of the repository. Throws a
 * UserError for an unknown server.
 */
export function profileOf({ header }: Pick<Trace, "header">): ServerProfile {
  const server = header.server.id;
  const profile = findProfile(server);
  const { own, server: asked } = (header.run ?? {}) as Partial<RecordedRun>;
  if (profile !== undefined) {
    const spoken = profileInMode(profile, asked?.mode ?? "auto");
    return typeof spoken === "string" ? profile : spoken;
  }
  if (own !== undefined && own.id === server) return ownProfile(own);
  throw new UserError("unknown-server", `this release of Lanser does not know the server ${server}`);
}

/** Facts about toolchains that the profiles of this release name. */
const toolchainFacts = Object.fromEntries(
  [...profiles.flatMap(({ toolchain }) => toolchain.facts), programFact].map(
    (name) => [name, `/lanser/${name}`] as const,
  ),
);

/** Paths that exist on no machine, so that a replay cannot depend on one. */
const places = scrubPlaces({
  ROOT: "/lanser/root",
  SERVER: "/lanser/server",
  ...placesOfToolchain(toolchainFacts),
  SCRATCH: "/lanser/scratch",
  REPOSITORY: "/lanser/repository",
  HOME: "/lanser/home",
  TMP: "/lanser/tmp",
});

const scrubber = createScrubber(places);
export const recordedScrubber = scrubber;

/**
 * Returns the context that the profile gets in a replay: the recorded settings, with paths that exist on no machine. So
 * a replay gives the same result on every machine.
 */
export function recordedContext(trace: Trace): {
  readonly places: typeof places;
  readonly context: SideContext;
} {
  const { settings, overlays = [], parts = [] } = recordedRun(trace);
  return {
    places,
    context: {
      root: places.get("ROOT") ?? "",
      project: trace.header.root ?? ".",
      serverFolder: places.get("SERVER") ?? "",
      toolchain: toolchainFacts,
      settings,
      overlays,
      parts,
    },
  };
}

/**
 * Reads a trace and unscrubs its header. The recorder escapes a file name that looks like a placeholder (`${ROOT}`).
 * All code after this one sees the real names.
 */
export function readRecorded(source: TraceSource): ReadTrace | TraceFault {
  const read = readTrace(source);
  if (read.kind !== "trace") return read;
  return {
    kind: "trace",
    trace: { ...read.trace, header: scrubber.unscrub(read.trace.header) as TraceHeader },
  };
}

/**
 * Returns the facts of the run that recorded the trace. A replay needs them, but the schema allows traces without them,
 * for example from another tool. Throws BrokenTrace for such a trace.
 */
export function recordedRun({ name, header }: Trace): RecordedRun {
  if (header.run !== null) return header.run as RecordedRun;
  const message = "the trace does not name the run that recorded it: `run` is null";
  throw new BrokenTrace(name, { problem: "not-following-schema", line: 1, entry: 0, message });
}

/**
 * Throws BrokenTrace if a trace lacks a result or a digest of files, or has one twice. The schema allows that, but a
 * replay would not compare the missing part and would call the trace equal. Commands that only show a trace do not call
 * this.
 */
function assertWhole(trace: Trace): void {
  const refuse = (problem: TraceProblem, message: string, entry: number | null = null) =>
    new BrokenTrace(trace.name, { problem, line: entry === null ? null : entry + 1, entry, message });
  const [result, second] = trace.notes.filter(({ k }) => k === "result");
  if (result === undefined)
    throw refuse("missing-entry", "the recording is incomplete: the trace has no result");
  if (second !== undefined) throw refuse("duplicate-entry", "the trace has a second result", second.i);
  if (refusalIn(trace, scrubber) !== undefined) {
    for (const { k, i } of trace.entries())
      if (k === "frame" || k === "digest")
        throw refuse("duplicate-entry", "the session never started, but the trace has this entry of it", i);
    return;
  }
  const [start, end, extra] = trace.notes.filter(({ k }) => k === "digest");
  if (start === undefined || end === undefined)
    throw refuse("missing-entry", "the trace lacks the digest of the files at the start or at the end");
  if (extra !== undefined)
    throw refuse("duplicate-entry", "the trace has a third digest of the files", extra.i);
}

/**
 * Returns the part that a recorded session lacks, or has twice, as a value: `lanser trace verify` lists it with the
 * other faults of a trace. Undefined for a complete session, and for one that another tool recorded.
 */
export function missingFromRecording(trace: Trace): TraceFault | undefined {
  if (trace.header.run === null) return undefined;
  try {
    assertWhole(trace);
    return undefined;
  } catch (error) {
    if (error instanceof BrokenTrace) return error.fault;
    throw error;
  }
}

/** Returns the files that the session checked, in its order. */
export function recordedPaths(trace: Trace): readonly string[] {
  return trace.header.program.map(({ path }) => path);
}

/**
 * Returns the facts of the session's side, as far as its trace has them. In a live run they come from the tree on disk.
 * The verdict takes both through this one type, so a replay judges by the same code.
 */
export function factsIn(trace: Trace, { profile, parser }: TraceReader): SideFacts {
  const { withheld, unchecked, configurationFiles, declared, scope, overlays = [] } = recordedRun(trace);
  const { languageId } = profile;
  const overlaid = new Set(overlays.map(({ path }) => path));
  const text = (path: string) =>
    (overlaid.has(path) ? undefined : trace.documents.get(path)?.()) ?? projectText(recordedRun(trace), path);
  return {
    ...programIn(trace, scope),
    withheld,
    unchecked,
    configurationFiles,
    ...compact({ packages: declared }),
    languageId,
    ...compact({ catalogue: profile.catalogue, census: profile.census, unprobed: profile.unprobed }),
    text,
    reading: createReadings(parser, languageId, text),
  };
}

/**
 * Returns the program of the side. With scope `affected` the session checked only a part of it; then the names and
 * imports of all files come from the header, because the import graph of the program must be complete.
 */
function programIn(trace: Trace, scope: RecordedRun["scope"]): Pick<SideFacts, "program" | "scope"> {
  const looked = recordedPaths(trace);
  if (scope === undefined) return { program: looked };
  const { program } = scope;
  const imports = new Map(program.map((path, at) => [path, scope.imports[at] ?? []] as const));
  return { program, scope: { looked, importsOf: (path) => imports.get(path) ?? [] } };
}

export type ReplayedSession = {
  readonly observation: Observation;
  /** Undefined if every message and the result equal the recorded ones. */
  readonly divergence: ReplayDivergence | undefined;
};

/**
 * Runs the same code as a live session over the recorded messages. Differences come back as `divergence`, with the
 * first one in this order: header, messages, texts of opened files, result. A later difference usually follows from an
 * earlier. `lookups`, `probing` and `fixes` are null if the caller does not send them. Throws BrokenTrace for an
 * incomplete trace.
 */
export async function replaySession(
  trace: Trace,
  own: ServerProfile,
  facts: Pick<SideFacts, "text" | "reading">,
  lookups: LookupPlan | null,
  probing: Probing | null,
  fixes: readonly FixedFinding[] | null = null,
): Promise<ReplayedSession> {
  assertWhole(trace);
  const profile = trace.header.session === "head-fixes" ? fixingProfile(own) : own;
  const { told, programFiles } = recordedRun(trace);
  const keepsOpen = profile.keepsOpen(trace.header.server.version);
  const schedule = { paths: recordedPaths(trace), programFiles, keepsOpen };
  const refused = refusalIn(trace, scrubber);
  const ofHeader = headerDivergence(trace, profile, schedule);
  if (refused !== undefined) {
    const observation = refusedObservation(profile, schedule, refused);
    const result = scrubber.scrub(resultOf(observation), "places");
    return { observation, divergence: ofHeader ?? resultDivergence(trace, result) };
  }
  const played = replay(trace, places);
  const opened = createOpened(trace);
  const observation = await observe({
    transport: played.transport,
    clock: played.clock,
    pid: 0,
    profile,
    context: recordedContext(trace).context,
    schedule,
    projectDiagnostics: told,
    lookups,
    probing,
    fixes,
    // A file that was not opened could not be read when the trace was made.
    text: (path) => {
      const text = facts.text(path);
      if (text === undefined) return { unknown: "unreadable" };
      opened.look(path, text);
      return text;
    },
    symbols: symbolsIn(facts.reading),
    relative: relativeTo([
      [places.get("ROOT") ?? "", ""],
      [places.get("REPOSITORY") ?? "", ""],
      [places.get("SERVER") ?? "", `<${profile.name}>`],
    ]),
    progress: () => undefined,
  });
  const result = scrubber.scrub(resultOf(observation), "places");
  const divergence =
    ofHeader ??
    played.divergence() ??
    opened.divergence(observation.failure === undefined) ??
    resultDivergence(trace, result);
  return { observation, divergence };
}

/**
 * Compares the declared capabilities and the schedule of this release with the digests in the header. A difference
 * there is the cause of later ones in the messages. The digest of the server's configuration is not compared, because a
 * replay has no files.
 */
function headerDivergence(
  trace: Trace,
  profile: ServerProfile,
  schedule: Schedule,
): ReplayDivergence | undefined {
  const { capabilities, schedule: asked } = trace.header.digests;
  const difference = firstDifference(
    { capabilities, schedule: asked },
    {
      capabilities: sha256(canonical(JSON.parse(JSON.stringify(profile.capabilities)))),
      schedule: scheduleDigest(profile, schedule, []),
    },
    "/digests",
  );
  if (difference === undefined) return undefined;
  return explainDivergence(trace, { entry: 0, problem: "changed-digest", ...difference });
}

type Opened = {
  /** Compares a text that the session opens. */
  readonly look: (path: string, text: string) => void;
  /**
   * Returns the first text that differs from the trace. `isWhole` is true if the session did not fail: then a file that
   * was not opened is a difference, too.
   */
  readonly divergence: (isWhole: boolean) => ReplayDivergence | undefined;
};

/**
 * Compares opened texts with the blob ids in the header and with the digests of the session's start. Without this,
 * somebody could edit the text of a file in a trace and leave its recorded diagnostics, and the replay would still be
 * equal.
 */
function createOpened(trace: Trace): Opened {
  const program = new Map(trace.header.program.map(({ path, blob }, at) => [path, { at, blob }] as const));
  const entry = trace.notes.find(({ k }) => k === "digest");
  const { files } = (scrubber.unscrub(entry?.m) ?? { files: {} }) as Pick<FilesDigest, "files">;
  const digests = new Map(Object.entries(files));
  const seen = new Set<string>();
  let found: FoundDivergence | undefined;
  const compare = (at: number, pointer: string, wanted: string | null, got: string | null): void => {
    const difference = firstDifference(wanted, got, pointer);
    if (difference !== undefined) found ??= { entry: at, problem: "changed-digest", ...difference };
  };
  return {
    look: (path, text) => {
      const own = program.get(path);
      if (own === undefined || seen.has(path)) return;
      seen.add(path);
      const bytes = Buffer.from(text);
      compare(
        entry?.i ?? 0,
        pointerTo("/files", path),
        digests.get(path) ?? null,
        `sha256:${sha256Hex(bytes)}`,
      );
      // Bytes that are not UTF-8 became U+FFFD when the file was read, so the blob id cannot be computed from the text.
      if (own.blob === null || text.includes("\ufffd")) return;
      compare(
        0,
        `/program/${own.at}/blob`,
        own.blob,
        blobId(own.blob.length === sha1Length ? "sha1" : "sha256", bytes),
      );
    },
    divergence: (isWhole) => {
      const unseen = isWhole ? [...digests].find(([path]) => !seen.has(path)) : undefined;
      if (unseen !== undefined) compare(entry?.i ?? 0, pointerTo("/files", unseen[0]), unseen[1], null);
      return found === undefined ? undefined : explainDivergence(trace, found);
    },
  };
}

/** Length of git's SHA-1 ids; a repository with longer ids uses SHA-256. */
const sha1Length = 40;

/**
 * Returns a plan that sends the recorded lookups, regardless of their answers. In a run the causes decide which lookups
 * are sent. The replay of a single session has no causes.
 */
export function recordedLookups(trace: Trace): LookupPlan | null {
  const { lookups = [] } = resultIn(trace);
  return lookups.length === 0 ? null : (found) => (found.length === 0 ? lookups : []);
}

/** Returns the findings for which the recorded session queried fixes; null for none. */
export function recordedFixes(trace: Trace): readonly FixedFinding[] | null {
  const fixes = scrubber.unscrub(resultIn(trace).fixes ?? null) as AskedFixes | null;
  return fixes?.asked ?? null;
}

/**
 * Returns a function that sends the recorded probes again, for the replay of a single session. In a run the verdict
 * plans the probes; a single session has no verdict, so the plan comes from the messages of the trace. Null without
 * probes.
 */
export function recordedProbing(trace: Trace, { canaries: [, canary] }: ServerProfile): Probing | null {
  const follow = trace.notes.find(isProbesFollow);
  if (follow === undefined) return null;
  return async (_observed, ask) => {
    let left = probesAsked(trace);
    let batch: ProbeAsk[] = [];
    for (const { m } of trace.entries({ from: follow.i, direction: ">" })) {
      const opened = openedDocument(m);
      // The canary document is open at the same time, but it is not a probe.
      if (opened !== undefined && `/${opened.path}`.endsWith(`/${canary.path}`)) continue;
      if (opened !== undefined) batch.push({ side: trace.header.side, ...opened });
      // Probes that were open at the same time are one batch. A closed document ends the batch.
      else if (batch.length > 0 && methodOf(m) === DidCloseTextDocumentNotification.method) {
        const own = batch.slice(0, left);
        left -= own.length;
        batch = [];
        if (own.length > 0) await ask(own.map((one) => (own.length > 1 ? { ...one, isInert: true } : one)));
      }
    }
    const rest = batch.slice(0, left);
    if (rest.length > 0) await ask(rest.map((one) => (rest.length > 1 ? { ...one, isInert: true } : one)));
  };
}

function methodOf(message: unknown): unknown {
  return (message as { readonly method?: unknown }).method;
}

function probesAsked(trace: Trace): number {
  return resultIn(trace).probes?.asked ?? 0;
}

function resultIn(trace: Trace): Partial<Pick<Observation, "lookups" | "probes" | "fixes">> {
  return trace.notes.find((entry) => entry.k === "result")?.m ?? {};
}

/**
 * Returns the recorded observation, which comparisons take without running a replay. The result lists only files with
 * findings or without an answer: every other file of the header is final and empty.
 */
export function recordedObservation(trace: Trace): Observation {
  assertWhole(trace);
  const result = scrubber.unscrub(trace.notes.find((entry) => entry.k === "result")?.m ?? {}) as Partial<
    Pick<Observation, "files" | "lookups" | "failure">
  >;
  const answered = new Map((result.files ?? []).map((file) => [file.path, file] as const));
  const clean = (path: string): FileObservation => ({ kind: "final", path, findings: [], unreachable: [] });
  const scheduled = recordedPaths(trace).map((path) => answered.get(path) ?? clean(path));
  const ofProject = (result.files ?? []).filter((file) => !scheduled.includes(file));
  return {
    files: [...scheduled, ...ofProject],
    failure: result.failure ?? undefined,
    schedule: trace.header.digests.schedule,
    lookups: result.lookups ?? [],
    limits: [],
  };
}

/**
 * Returns why Lanser refused to start the session, for example a server configuration that runs code. Undefined for a
 * session that was started.
 */
function refusalIn(trace: Trace, { unscrub }: Pick<Scrubber, "unscrub">): Refusal | undefined {
  const decisions = trace.notes.filter(({ k }) => k === "decision").map(({ m }) => unscrub(m));
  const all = decisions as { readonly refused?: string; readonly code?: Refusal["code"] }[];
  const found = all.find(({ refused }) => refused !== undefined);
  if (found?.refused === undefined) return undefined;
  return { code: found.code ?? "server-configuration", message: found.refused };
}
