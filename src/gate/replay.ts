/** Makes the Report of a recorded run again from its traces alone: no server, no git, no network, no clock. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { canonical } from "../core/json.ts";
import type { LookupPlan } from "../core/lookup.ts";
import { uriFromPath } from "../core/paths.ts";
import type { Report } from "../core/report.ts";
import { UserError } from "../errors.ts";
import { relativeTo, symbolsIn } from "../observe/live.ts";
import { type Observation, observationDigest } from "../observe/observation.ts";
import { observe, refusedObservation } from "../observe/observe.ts";
import { findProfile } from "../servers/registry.ts";
import { createParser, type SyntaxParser } from "../syntax/parser.ts";
import { readTrace, type Trace, type TraceHeader } from "../trace/format.ts";
import { type ReplayDivergence, replay } from "../trace/replay.ts";
import { createScrubber, placeholder } from "../trace/scrub.ts";
import { conclude } from "./conclude.ts";
import { measure } from "./measure.ts";
import { createOutlines } from "./outlines.ts";
import type { RecordedRun, RunRecord, ServerRun, SideRun } from "./record.ts";
import { type SessionName, type Sessions, sessionNames, traceName } from "./sessions.ts";

export type ReplayResult =
  | { readonly kind: "report"; readonly report: Report; readonly runs: readonly ServerRun[] }
  | { readonly kind: "diverged"; readonly file: string; readonly divergence: ReplayDivergence };

/** Throws a UserError when the folder holds no whole recorded run. */
export async function replayRun(folder: string): Promise<ReplayResult> {
  const parser = await createParser("python");
  const runs: ServerRun[] = [];
  let record: RunRecord | undefined;
  try {
    for (const [server, traces] of readTraces(folder)) {
      const recorded = traces.get("head")?.header.run as RecordedRun | undefined;
      if (recorded === undefined || !traces.has("base")) {
        throw broken(folder, `${server} has no trace of ${recorded === undefined ? "head" : "base"}`);
      }
      for (const [name, { header }] of traces) {
        if (canonical((header.run as RecordedRun).record) === canonical(record ?? recorded.record)) continue;
        throw broken(folder, `${traceName(server, name)} belongs to another run than the others`);
      }
      record = recorded.record;
      const played = replayedSessions(folder, traces, parser);
      runs.push(await measure(record, recorded.server, played.sessions));
      const unused = [...traces.keys()].find((name) => !played.used.has(name));
      if (unused !== undefined) throw broken(folder, `nothing asks for ${traceName(server, unused)}`);
    }
  } catch (error) {
    if (error instanceof Divergence)
      return { kind: "diverged", file: error.file, divergence: error.divergence };
    throw error;
  }
  if (record === undefined) throw broken(folder, "it holds no traces");
  return { kind: "report", report: conclude(record, runs), runs };
}

/** Carried out of a session that a replay cannot go on from. */
class Divergence extends Error {
  readonly file: string;
  readonly divergence: ReplayDivergence;

  constructor(file: string, divergence: ReplayDivergence) {
    super(`${file} was left at entry ${divergence.entry}`);
    this.file = file;
    this.divergence = divergence;
  }
}

type Traces = ReadonlyMap<SessionName, Trace>;

function readTraces(folder: string): ReadonlyMap<string, Traces> {
  let names: string[];
  try {
    names = readdirSync(folder).sort();
  } catch (error) {
    throw new UserError("unreadable-file", `the folder of traces ${folder} cannot be read`, { cause: error });
  }
  const servers = new Map<string, Map<SessionName, Trace>>();
  for (const name of names) {
    const server = /^[\w-]+(?=\.)/.exec(name)?.[0];
    const session = sessionNames.find((one) => server !== undefined && name === traceName(server, one));
    if (server === undefined || session === undefined) continue;
    const traces = servers.get(server) ?? new Map<SessionName, Trace>();
    traces.set(session, read(join(folder, name), name));
    servers.set(server, traces);
  }
  return servers;
}

function read(path: string, shown: string): Trace {
  const result = readTrace(readFileSync(path, "utf8"));
  // The name of a file may look like a placeholder: then it was written down with a mark.
  if (result.kind === "trace") {
    return { ...result.trace, header: scrubber.unscrub(result.trace.header) as TraceHeader };
  }
  throw new UserError("replay-mismatch", `${shown}:${result.line}: ${result.message}`);
}

/** Places that no machine has, so that a replay cannot depend on one. */
const places = new Map([
  ["ROOT", "/lanser/root"],
  ["ROOT_URI", uriFromPath("/lanser/root")],
  ["SERVER", "/lanser/server"],
  ["SERVER_URI", uriFromPath("/lanser/server")],
  ["INTERPRETER", "/lanser/interpreter"],
  ["SCRATCH", "/lanser/scratch"],
  ["REPOSITORY", "/lanser/repository"],
]);

const scrubber = createScrubber(places);

function replayedSessions(
  folder: string,
  traces: Traces,
  parser: SyntaxParser,
): { readonly sessions: Sessions; readonly used: ReadonlySet<SessionName> } {
  const used = new Set<SessionName>();
  const play = async (
    name: SessionName,
    facts: Omit<SideRun, "observation">,
    lookups: LookupPlan | null,
  ): Promise<Observation> => {
    const trace = traces.get(name);
    if (trace === undefined) throw broken(folder, `it has no trace of ${name}`);
    used.add(name);
    const { observation, divergence } = await replaySession(trace, facts, lookups);
    if (divergence !== undefined) throw new Divergence(traceName(trace.header.server.id, name), divergence);
    return observation;
  };
  const first = async (name: "base" | "head" | "self"): Promise<SideRun> => {
    const trace = traces.get(name);
    if (trace === undefined) throw broken(folder, `it has no trace of ${name}`);
    const facts = factsOf(trace, parser);
    return { ...facts, observation: await play(name, facts, null) };
  };
  const again = (side: "base" | "head", paths: readonly string[], lookups: LookupPlan | null) => {
    const [whole, name] = [traces.get(side), `${side}-again`] as const;
    if (whole === undefined) throw broken(folder, `it has no trace of ${side}`);
    const recorded = traces.get(name)?.header.program.map((file) => file.path) ?? [];
    if (canonical(recorded) !== canonical(paths)) throw broken(folder, `${name} looks at other files`);
    return play(name, factsOf(whole, parser), lookups);
  };
  return { sessions: { first, again, own: traces.has("self") ? () => first("self") : null }, used };
}

function factsOf(trace: Trace, parser: SyntaxParser): Omit<SideRun, "observation"> {
  const { withheld, unchecked } = trace.header.run as RecordedRun;
  const texts = openedTexts(trace);
  const text = (path: string) => texts.get(path);
  const program = trace.header.program.map((file) => file.path);
  return { program, withheld, unchecked, text, outline: createOutlines(parser, text) };
}

async function replaySession(
  trace: Trace,
  facts: Omit<SideRun, "observation">,
  lookups: LookupPlan | null,
): Promise<{ readonly observation: Observation; readonly divergence: ReplayDivergence | undefined }> {
  const { settings } = trace.header.run as RecordedRun;
  const profile = findProfile(trace.header.server.id);
  if (profile === undefined)
    throw new UserError("unknown-server", `this release has no server ${trace.header.server.id}`);
  const schedule = {
    paths: trace.header.program.map((file) => file.path),
    programFiles: facts.program.length,
  };
  const refused = refusalIn(trace);
  if (refused !== undefined) {
    return { observation: refusedObservation(profile, schedule, refused), divergence: undefined };
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
  const divergence = played.divergence() ?? resultDivergence(trace, observationDigest(observation));
  return { observation, divergence };
}

function refusalIn(trace: Trace): string | undefined {
  const entry = trace.entries.find((one) => one.k === "decision");
  return (entry?.m as { refused?: string } | undefined)?.refused;
}

/** The documents that the session opened, by their path in the tree. */
function openedTexts(trace: Trace): Map<string, string> {
  const texts = new Map<string, string>();
  for (const entry of trace.entries) {
    if (entry.k !== "frame" || entry.d !== ">") continue;
    const { method, params } = entry.m as {
      method?: string;
      params?: { textDocument?: { uri?: string; text?: string } };
    };
    const { uri, text } = params?.textDocument ?? {};
    if (method !== "textDocument/didOpen" || uri === undefined || text === undefined) continue;
    const prefix = `${placeholder("ROOT_URI")}/`;
    if (uri.startsWith(prefix)) texts.set(decodeURIComponent(uri.slice(prefix.length)), text);
  }
  return texts;
}

/** What we made of the same words must be what was made of them then. */
function resultDivergence(trace: Trace, digest: string): ReplayDivergence | undefined {
  const entry = trace.entries.find((one) => one.k === "result");
  const wanted = (entry?.m as { observation?: string } | undefined)?.observation;
  if (entry === undefined || wanted === undefined || wanted === digest) return undefined;
  return { entry: entry.i, problem: "different-message", pointer: "/observation", wanted, got: digest };
}

function broken(folder: string, what: string): UserError {
  return new UserError("replay-mismatch", `${folder} is no recorded run: ${what}`, {
    hint: "Record one with: lanser gate --trace DIR …",
  });
}
