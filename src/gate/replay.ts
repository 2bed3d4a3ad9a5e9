/** Makes the Report of a recorded run again from its traces alone: no server, no git, no network, no clock. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { sha256 } from "../core/digest.ts";
import { canonical } from "../core/json.ts";
import { uriFromPath } from "../core/paths.ts";
import type { Report, Side } from "../core/report.ts";
import { UserError } from "../errors.ts";
import { relativeTo, symbolsWith } from "../observe/live.ts";
import { observe } from "../observe/observe.ts";
import { findProfile } from "../servers/registry.ts";
import { createParser, type SyntaxParser } from "../syntax/parser.ts";
import { readTrace, type Trace, type TraceHeader } from "../trace/format.ts";
import { type ReplayDivergence, replay } from "../trace/replay.ts";
import { createScrubber, placeholder } from "../trace/scrub.ts";
import { conclude } from "./conclude.ts";
import type { RunRecord, ServerRecord, ServerRun, SideRun } from "./record.ts";

/** What `live` put into a trace's header for us. */
type RecordedRun = {
  readonly record: RunRecord;
  readonly server: ServerRecord;
  readonly withheld: SideRun["withheld"];
  readonly settings: Readonly<Record<string, unknown>>;
};

export type ReplayResult =
  | { readonly kind: "report"; readonly report: Report; readonly runs: readonly ServerRun[] }
  | { readonly kind: "diverged"; readonly file: string; readonly divergence: ReplayDivergence };

const fileName = /^(?<server>[\w-]+)\.(?<side>base|head)\.trace\.jsonl$/;

/** Throws a UserError when the folder holds no whole recorded run. */
export async function replayRun(folder: string): Promise<ReplayResult> {
  const parser = await createParser("python");
  const runs: ServerRun[] = [];
  let record: RunRecord | undefined;
  for (const [server, files] of groupFiles(folder)) {
    const sides = { base: undefined, head: undefined } as Record<Side, SideRun | undefined>;
    let recorded: RecordedRun | undefined;
    for (const side of ["base", "head"] as const) {
      const file = files[side];
      if (file === undefined) throw broken(folder, `${server} has no trace of ${side}`);
      const trace = read(join(folder, file), file);
      recorded = trace.header.run as RecordedRun;
      if (record !== undefined && canonical(record) !== canonical(recorded.record)) {
        throw broken(folder, `${file} belongs to another run than the others`);
      }
      record = recorded.record;
      const played = await replaySide(trace, parser);
      if (played.divergence !== undefined) return { kind: "diverged", file, divergence: played.divergence };
      sides[side] = played.run;
    }
    if (sides.base === undefined || sides.head === undefined || recorded === undefined) continue;
    runs.push({ server: recorded.server, sides: { base: sides.base, head: sides.head } });
  }
  if (record === undefined) throw broken(folder, "it holds no traces");
  return { kind: "report", report: conclude(record, runs), runs };
}

function groupFiles(folder: string): Map<string, Partial<Record<Side, string>>> {
  const groups = new Map<string, Partial<Record<Side, string>>>();
  let names: string[];
  try {
    names = readdirSync(folder).sort();
  } catch (error) {
    throw new UserError("unreadable-file", `the folder of traces ${folder} cannot be read`, { cause: error });
  }
  for (const name of names) {
    const found = fileName.exec(name)?.groups;
    const server = found?.["server"];
    if (server === undefined) continue;
    groups.set(server, { ...groups.get(server), [found?.["side"] as Side]: name });
  }
  return groups;
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

async function replaySide(
  trace: Trace,
  parser: SyntaxParser,
): Promise<{ readonly run: SideRun; readonly divergence: ReplayDivergence | undefined }> {
  const { settings, withheld } = trace.header.run as RecordedRun;
  const profile = findProfile(trace.header.server.id);
  if (profile === undefined)
    throw new UserError("unknown-server", `this release has no server ${trace.header.server.id}`);
  const texts = openedTexts(trace);
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
    schedule: { paths: trace.header.program.map((file) => file.path) },
    // A file that was not opened could not be read when the trace was made.
    text: (path) => texts.get(path) ?? { unknown: "unreadable" },
    symbols: symbolsWith(parser),
    relative: relativeTo([
      [places.get("ROOT") ?? "", ""],
      [places.get("REPOSITORY") ?? "", ""],
      [places.get("SERVER") ?? "", `<${profile.name}>`],
    ]),
    progress: () => undefined,
  });
  const divergence = played.divergence() ?? resultDivergence(trace, sha256(canonical(observation.files)));
  return { run: { observation, withheld, text: (path) => texts.get(path) }, divergence };
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
