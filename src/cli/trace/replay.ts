/** Runs `lanser trace replay`, which reproduces the result of a recorded run or session without a server. */
import { readdirSync, statSync } from "node:fs";
import { join, normalize, resolve } from "node:path";
import { errorTable, UserError } from "../../model/errors.ts";
import { exitCode } from "../../model/exit-code.ts";
import type { Report } from "../../model/report.ts";
import { shownTraceName } from "../../model/sessions.ts";
import { runTrace } from "../../policy/trace-globs.ts";
import { serializeBundle } from "../../questions/bundle/bundle.ts";
import type { Trace } from "../../session/trace/read.ts";
import type { ReplayDivergence } from "../../session/trace/replay.ts";
import { openTraceFile } from "../../session/trace/source.ts";
import { replayOffline } from "../../traces/replay/offline.ts";
import { isOfQuestions, replayQuestions } from "../../traces/replay/recorded-questions.ts";
import { replayRun } from "../../traces/replay/recorded-run.ts";
import { profileOf, readRecorded } from "../../traces/replay/recorded-session.ts";
import { serializeReport } from "../../verdict/report-bytes.ts";
import { parserFor } from "../../workspace/parsers.ts";
import type { LineOf } from "../commands.ts";
import { parseChoice } from "../program/arguments.ts";
import { type NotedTrace, sayRecordingNotes } from "../program/drift.ts";
import type { CliHost } from "../program/program.ts";
import { writeReport } from "../program/report-files.ts";
import { shellWord } from "../program/shell-word.ts";
import { configuredTraces, shownName, traceFile, tracesFolder } from "../program/traces.ts";
import { reportText } from "../report-text.ts";
import { sayTo } from "../say.ts";
import { findTracesFolder, traceNames } from "./files.ts";

/** Replays a session, or a whole recorded run with its report. A difference from the recording is an error. */
export async function traceReplay(
  host: CliHost,
  { values, positionals }: LineOf<"trace replay">,
): Promise<number> {
  const [given, ...more] = positionals;
  if (given === undefined || more.length > 0)
    throw new UserError("usage", "trace replay needs one trace", { hint: "lanser trace replay TRACE" });
  const format = parseChoice(values.format, ["text", "json"] as const, "--format") ?? "text";
  const place = placeOf(host, given);
  if (place.kind === "session") {
    if (values.report !== undefined)
      throw new UserError(
        "usage",
        "a single session has no report; remove --report, or name the folder of a recorded run",
      );
    return replaySession(host, place.file, given, format);
  }
  await sayRecordingNotes(host, sessionsIn(place.folder, given));
  const result = await replayRun(place.folder);
  if (result.kind === "diverged") throw diverged(host, result.file, result.divergence);
  const { report } = result;
  const json = serializeReport(report);
  if (values.report !== undefined)
    writeReport(
      resolve(host.cwd, values.report),
      { report, json },
      { phases: [], serverIdleMs: {}, peakBytes: host.usage().peakBytes },
    );
  host.stdout.write(format === "json" ? json : text(host, report, given));
  return exitCode(report);
}

/** Recording to replay: the folder of a gate run, or one session. */
type Place =
  | { readonly kind: "run"; readonly folder: string }
  | { readonly kind: "session"; readonly file: string };

/**
 * Finds the trace by its path, else by its name below .lanser/traces. A path comes first, because a sandboxed replay
 * can read only the file that it was given. Throws a UserError with the nearest name if there is none.
 */
function placeOf(host: CliHost, given: string): Place {
  const direct = resolve(host.cwd, given);
  // If the path exists, no other file is read.
  const found = statSync(direct, { throwIfNoEntry: false });
  if (found?.isDirectory() === false) return { kind: "session", file: direct };
  if (found !== undefined && hasTraces(direct)) return { kind: "run", folder: runIn(direct, given) };
  const top = findTracesFolder(host);
  const folder = join(top, tracesFolder, given);
  if (statSync(folder, { throwIfNoEntry: false })?.isDirectory() === true)
    return { kind: "run", folder: runIn(folder, given) };
  // Without suffix and folder, as names are listed. The search for the nearest name compares these.
  const name = shownTraceName(shownName(normalize(given)));
  const isKnown = () => configuredTraces(top).some((path) => shownTraceName(shownName(path)) === name);
  // For an empty folder, the replay reports that it is not a recorded run.
  if (found !== undefined && !isKnown()) return { kind: "run", folder: direct };
  return { kind: "session", file: traceFile(host, top, name) };
}

/** True if the folder has a trace of any kind, so it can be meant as the recording. */
function hasTraces(folder: string): boolean {
  return traceNames(folder).length > 0 || readdirSync(folder).some((name) => runTrace.test(name));
}

/** Returns the folder if it holds a recorded run. Throws a UserError if it holds only single traces, and names one. */
function runIn(folder: string, given: string): string {
  const isRun = readdirSync(folder).some((name) => runTrace.test(name));
  const [first] = isRun ? [] : traceNames(folder);
  if (first === undefined) return folder;
  throw new UserError("usage", `the folder \`${given}\` contains traces, but no recorded run`, {
    hint: `Name one trace or the folder of one run, for example: lanser trace replay ${join(given, first)}`,
  });
}

/**
 * Replays one session and prints if the result is the same, with the first difference and what to do about it. As JSON,
 * recorded questions give their bundles, which are what the command printed.
 */
async function replaySession(
  host: CliHost,
  file: string,
  shown: string,
  format: "text" | "json",
): Promise<number> {
  const read = readRecorded(openTraceFile(file, shown));
  if (format === "json" && read.kind === "trace" && isOfQuestions(read.trace))
    return replayedBundles(host, read.trace, shown);
  const replayed = await replayOffline({
    kind: "session",
    path: shown,
    source: () => openTraceFile(file, shown),
  });
  await sayRecordingNotes(host, readTraces([{ file, shown }]));
  if (format === "json") host.stdout.write(`${JSON.stringify(replayed, null, 2)}\n`);
  else {
    const say = sayTo(host);
    const { state, server, version, message, at, wanted, got, advice } = replayed;
    say(`${state === "equal" ? "same" : state} ${shown}${server === "" ? "" : ` (${server} ${version})`}`);
    say(`  ${message}`);
    if (at !== null)
      say(
        `  entry ${at.entry}${at.pointer === "" ? "" : ` at ${at.pointer}`}: expected ${wanted}, got ${got}`,
      );
    for (const sentence of advice) say(`  ${sentence}`);
  }
  return replayed.state === "equal" ? 0 : errorTable["replay-mismatch"].exitCode;
}

/** Replays recorded questions and prints their bundles, one a line, with the bytes that the command printed. */
async function replayedBundles(host: CliHost, trace: Trace, shown: string): Promise<number> {
  const parser = await parserFor([profileOf(trace)]);
  const { bundles, divergence } = await replayQuestions(trace, parser);
  if (divergence !== undefined) throw diverged(host, shown, divergence);
  for (const bundle of bundles) host.stdout.write(serializeBundle(bundle));
  return 0;
}

/**
 * Reads the traces of gate runs, for notes on how they were recorded. It skips traces that it cannot read, because the
 * replay reports them.
 */
function readTraces(files: readonly Pick<NotedTrace, "file" | "shown">[]): readonly NotedTrace[] {
  return files.flatMap(({ file, shown }) => {
    const read = readRecorded(openTraceFile(file, shown));
    return read.kind === "trace" && read.trace.header.run !== null
      ? [{ trace: read.trace, file, shown }]
      : [];
  });
}

/** Reads the sessions of a recorded run, for notes on how they were recorded. */
function sessionsIn(folder: string, given: string): readonly NotedTrace[] {
  const names = readdirSync(folder)
    .filter((name) => runTrace.test(name))
    .sort();
  return readTraces(names.map((name) => ({ file: join(folder, name), shown: join(given, name) })));
}

/**
 * Makes the error for a replay that differs, and prints the entries around the difference to standard error. The error
 * itself is one line, so the entries cannot be in it.
 */
function diverged(host: CliHost, file: string, divergence: ReplayDivergence): UserError {
  const { entry, pointer, problem, wanted, got, around, whatToTry } = divergence;
  const say = sayTo({ where: host.where, stdout: host.stderr });
  for (const line of around) say(`  ${line.startsWith(`${entry} `) ? ">" : " "} ${line}`);
  const where = `${file}, entry ${entry}${pointer === "" ? "" : ` at ${pointer}`}`;
  return new UserError(
    "replay-mismatch",
    `the replay differs at ${where}: expected ${wanted}, got ${got} (${problem})`,
    {
      hint: whatToTry.join("\n"),
    },
  );
}

/** Writes the report of a replayed run as text. The command that reproduces it is the replay, not a new run. */
function text(host: CliHost, report: Report, folder: string): string {
  const options = {
    reproduce: `lanser trace replay ${shellWord(folder)}`,
    all: false,
    show: "hint",
    detail: "usual",
    color: "auto",
    folder: null,
  } as const;
  return reportText(host, report, options);
}
