/** One recorded session made again by this release's own code: no server, no git, no network, no clock. */
import type { LookupPlan } from "../core/lookup.ts";
import { UserError } from "../errors.ts";
import { relativeTo, symbolsIn } from "../observe/live.ts";
import { type FileObservation, type Observation, resultOf } from "../observe/observation.ts";
import { observe, refusedObservation } from "../observe/observe.ts";
import { findProfile, type ServerProfile } from "../servers/registry.ts";
import type { SyntaxParser } from "../syntax/parser.ts";
import type { TraceFault, TraceHeader } from "../trace/format.ts";
import { type ReadTrace, readTrace, type Trace } from "../trace/read.ts";
import { type ReplayDivergence, replay, resultDivergence } from "../trace/replay.ts";
import { createScrubber, placesOf } from "../trace/scrub.ts";
import type { TraceSource } from "../trace/source.ts";
import { createOutlines } from "./outlines.ts";
import { type RecordedRun, type SideRun, toldText } from "./record.ts";

/** What reads what a trace holds. */
export type TraceReader = { readonly profile: ServerProfile; readonly parser: SyntaxParser };

export function profileOf(server: string): ServerProfile {
  const profile = findProfile(server);
  if (profile !== undefined) return profile;
  throw new UserError("unknown-server", `this release has no server ${server}`);
}

/** Places that no machine has, so that a replay cannot depend on one. */
const places = placesOf({
  ROOT: "/lanser/root",
  SERVER: "/lanser/server",
  INTERPRETER: "/lanser/interpreter",
  SCRATCH: "/lanser/scratch",
  REPOSITORY: "/lanser/repository",
  HOME: "/lanser/home",
  TMP: "/lanser/tmp",
});

const scrubber = createScrubber(places);

/** Reads a whole trace; in its header the names of files are as they were: one that looks like a placeholder was marked. */
export function readRecorded(source: TraceSource): ReadTrace | TraceFault {
  const read = readTrace(source);
  if (read.kind !== "trace") return read;
  return {
    kind: "trace",
    trace: { ...read.trace, header: scrubber.unscrub(read.trace.header) as TraceHeader },
  };
}

export function recordedRun(trace: Trace): RecordedRun {
  return trace.header.run as RecordedRun;
}

/** The files that the session looked at, in its order. */
export function recordedPaths(trace: Trace): readonly string[] {
  return trace.header.program.map(({ path }) => path);
}

export type SideFacts = Omit<SideRun, "observation">;

/** What the side of a session was, as far as its trace tells. */
export function factsIn(trace: Trace, { profile, parser }: TraceReader): SideFacts {
  const { withheld, unchecked, configurationFiles } = recordedRun(trace);
  const { languageId } = profile;
  const text = (path: string) => trace.documents.get(path)?.() ?? toldText(recordedRun(trace), path);
  return {
    program: recordedPaths(trace),
    withheld,
    unchecked,
    configurationFiles,
    languageId,
    text,
    outline: createOutlines(parser, languageId, text),
  };
}

export type ReplayedSession = {
  readonly observation: Observation;
  /** Undefined when everything was said, heard and concluded as recorded. */
  readonly divergence: ReplayDivergence | undefined;
};

export async function replaySession(
  trace: Trace,
  profile: ServerProfile,
  facts: Pick<SideFacts, "text" | "outline">,
  lookups: LookupPlan | null,
): Promise<ReplayedSession> {
  const { settings, told, programFiles } = recordedRun(trace);
  const schedule = { paths: recordedPaths(trace), programFiles };
  const refused = refusalIn(trace);
  if (refused !== undefined) {
    const observation = refusedObservation(profile, schedule, refused);
    return {
      observation,
      divergence: resultDivergence(trace, scrubber.scrub(resultOf(observation), "places")),
    };
  }
  const played = replay(trace, places);
  const observation = await observe({
    transport: played.transport,
    clock: played.clock,
    pid: 0,
    profile,
    context: {
      root: places.get("ROOT") ?? "",
      serverFolder: places.get("SERVER") ?? "",
      interpreter: places.get("INTERPRETER") ?? "",
      settings,
    },
    schedule,
    told,
    lookups,
    // A file that was not opened could not be read when the trace was made.
    text: (path) => facts.text(path) ?? { unknown: "unreadable" },
    symbols: symbolsIn(facts.outline),
    relative: relativeTo([
      [places.get("ROOT") ?? "", ""],
      [places.get("REPOSITORY") ?? "", ""],
      [places.get("SERVER") ?? "", `<${profile.name}>`],
    ]),
    progress: () => undefined,
  });
  const result = scrubber.scrub(resultOf(observation), "places");
  return { observation, divergence: played.divergence() ?? resultDivergence(trace, result) };
}

/** A plan that asks what the recorded session asked, whatever it finds. */
export function recordedLookups(trace: Trace): LookupPlan | null {
  const result = trace.notes.find((entry) => entry.k === "result")?.m as
    | { readonly lookups?: Observation["lookups"] }
    | undefined;
  const lookups = result?.lookups ?? [];
  return lookups.length === 0 ? null : (found) => (found.length === 0 ? lookups : []);
}

/** What was made of the session when it was recorded; a file of which nothing is said had no finding. */
export function recordedObservation(trace: Trace): Observation {
  const result = scrubber.unscrub(trace.notes.find((entry) => entry.k === "result")?.m ?? {}) as Partial<
    Pick<Observation, "files" | "lookups" | "failure">
  >;
  const said = new Map((result.files ?? []).map((file) => [file.path, file] as const));
  const clean = (path: string): FileObservation => ({ kind: "final", path, findings: [], unreachable: [] });
  const scheduled = recordedPaths(trace).map((path) => said.get(path) ?? clean(path));
  const told = (result.files ?? []).filter((file) => !scheduled.includes(file));
  return {
    files: [...scheduled, ...told],
    failure: result.failure ?? undefined,
    schedule: trace.header.digests.schedule,
    lookups: result.lookups ?? [],
    limits: [],
  };
}

function refusalIn(trace: Trace): string | undefined {
  const entry = trace.notes.find((one) => one.k === "decision");
  return (scrubber.unscrub(entry?.m) as { refused?: string } | undefined)?.refused;
}
