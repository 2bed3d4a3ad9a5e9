/**
 * Runs the nightly job ("night"): replays every committed trace on its live server under several schedules, to see
 * whether the server is still deterministic. It judges no change. It fails if the same schedule gives other results
 * that the quarantine list does not contain.
 */
import { appendFileSync, rmSync } from "node:fs";
import { join, resolve } from "node:path";
import { cacheFolder } from "../cli/program/cache-folder.ts";
import {
  checkDrift,
  type DriftFlags,
  type DriftOutcomeReport,
  type DriftResultKind,
  driftSummary,
  parseDriftFlags,
} from "../cli/program/drift.ts";
import { driftFlags } from "../cli/program/drift-flags.ts";
import { refuseUnsafeTrigger } from "../cli/program/event.ts";
import { parseFlags } from "../cli/program/flags.ts";
import { escapeForOutput } from "../cli/program/program.ts";
import { writeKept, writeOutput } from "../cli/program/report-files.ts";
import { loadTrace } from "../cli/program/traces.ts";
import { openRepository } from "../git/git.ts";
import { listTree } from "../git/listing.ts";
import { readFileAt, resolveRevision } from "../git/objects.ts";
import { cutList } from "../model/cut-list.ts";
import { type ErrorCode, UserError, verdictExitCode } from "../model/errors.ts";
import { findNearest } from "../model/nearest.ts";
import { comparePaths } from "../model/order.ts";
import { shownTraceName } from "../model/sessions.ts";
import { plural } from "../model/text.ts";
import { readFileText } from "../platform/files.ts";
import { makeFolder, prepareFile } from "../platform/folders.ts";
import { configPath, defaultConfig, parseConfig } from "../policy/config.ts";
import { reportPathsOf, tracesOf } from "../policy/trace-globs.ts";
import { traceProblemCommand } from "../report/annotations.ts";
import { codeSpan } from "../report/markdown/finding.ts";
import { judgements } from "../traces/drift/judgement.ts";
import { type InconclusiveReason, nightOf, nightText, type TraceNight } from "../traces/drift/night.ts";
import { readTrend, type TrendLine, trendChart, trendText } from "../traces/drift/trend.ts";
import type { NightlyInputs } from "./inputs.ts";
import { driftOutputs, writeOutputs } from "./outputs.ts";
import { workingFolder } from "./request.ts";
import { writeSummary } from "./show.ts";
import { type ActionHost, temporaryFile } from "./step.ts";

/** Name of the file in the folder of results. */
export const nightName = "night.json";

/** Maximum sizes: GitHub accepts neither a larger summary nor a larger issue. */
const summaryBytesMax = 900 * 1_024;
const issueBytesMax = 60_000;

/**
 * Replays the traces one by one, and writes results, summary and the text of an issue. Returns 0, 1 for results that
 * deserve an issue, 11 if a trace could not be replayed.
 */
export async function replayCommittedTraces(
  step: ActionHost,
  inputs: NightlyInputs,
  signal: AbortSignal,
): Promise<number> {
  refuseUnsafeTrigger(step.where);
  const folder = workingFolder(step, inputs);
  const asking = askingOf(inputs);
  const { top, paths } = await committedSessions(step, folder, inputs.traces);
  const trend = inputs.trend === "" ? undefined : openTrend(resolve(folder, inputs.trend));
  const results = temporaryFile(step, "drift");
  // The folder can hold results of an earlier step of the same job.
  rmSync(results, { recursive: true, force: true });
  makeFolder(results);
  const common = { asking, cacheFolder: cacheFolder(step, inputs.cache), signal };
  const asked: Asked[] = [];
  for (const [index, path] of paths.entries()) {
    const place = { top, path, base: join(results, fileName(path, index)), trend };
    asked.push(await ask({ ...step, cwd: top }, place, common));
  }
  const issues = asked.flatMap(({ issue }) => (issue === null ? [] : [issue]));
  const night = nightOf(
    step.today(),
    asked.map((one) => one.night),
  );
  writeOutput(join(results, nightName), nightText(night), "night");
  const whole = issues.length === 0 ? "" : join(results, "issue.md");
  if (whole !== "")
    writeOutput(whole, cutList(issues, "\n---\n\n", issueBytesMax, "trace", "the job's artifact"), "issue");
  writeSummary(step, summaryOf(asked));
  writeOutputs(driftOutputs(whole, results));
  if (asked.some(({ state }) => state === "fails")) return verdictExitCode.fail;
  return asked.some(({ state }) => state === "inconclusive")
    ? verdictExitCode.inconclusive
    : verdictExitCode.pass;
}

/**
 * Parses the input `flags`. Throws a UserError for unknown flags before any server is started, because a night takes
 * an hour.
 */
function askingOf({ flags: words }: NightlyInputs): DriftFlags {
  const known = Object.keys(driftFlags);
  for (const [index, word] of words.entries()) {
    const before = words[index - 1] ?? "";
    if (!word.startsWith("-")) {
      if (before.startsWith("--") && !before.includes("=")) continue;
      throw new UserError("usage", `\`${word}\` in the input flags belongs to no flag`, {
        hint: "Lanser splits the input at spaces without a shell. Remove quotes, variables and wildcards.",
      });
    }
    const name = word.replace(/^-+/u, "").replace(/=.*$/su, "");
    if (word.startsWith("--") && known.includes(name)) continue;
    const near = findNearest(name, known);
    throw new UserError("usage", `the input flags contains the unknown flag \`${word}\``, {
      hint: near === undefined ? `Use one of --${known.join(", --")}.` : `Did you mean \`--${near}\`?`,
    });
  }
  return parseDriftFlags(parseFlags(words, driftFlags).values);
}

/**
 * Lists the traces of single sessions that the checked-out commit has. The traces of a gate run belong to two trees,
 * so they cannot be replayed against one checkout. Throws a UserError if there are none.
 */
async function committedSessions(
  step: ActionHost,
  folder: string,
  globs: readonly string[],
): Promise<{ readonly top: string; readonly paths: readonly string[] }> {
  await using repository = await openRepository(step, folder);
  const { top } = repository;
  const head = await resolveRevision(repository, "HEAD");
  if (head === undefined) throw new UserError("unknown-revision", "the job checked out no commit");
  const config = await readFileAt(repository, head, configPath, 100_000);
  const { traces } = config === undefined ? defaultConfig : parseConfig(config.toString("utf8"), configPath);
  const named = globs.length === 0 ? traces : globs;
  const isTrace = tracesOf({ replay: "live", traces: named });
  const files = (await listTree(repository, head))
    .filter(({ mode }) => mode.startsWith("100"))
    .flatMap(({ path }) => (typeof path === "string" && isTrace(path) ? [path] : []));
  const paths = reportPathsOf(files).flatMap(([path, ...more]) => (more.length === 0 ? [path] : []));
  if (paths.length > 0) return { top, paths: paths.sort(comparePaths) };
  throw new UserError("not-found", `the commit contains no trace of a session (${named.join(", ")})`, {
    hint: "Record a trace and commit it: lanser trace record --name NAME",
  });
}

/** Returns the unique name of a file in the results. */
function fileName(path: string, index: number): string {
  const name = shownTraceName(path.slice(path.lastIndexOf("/") + 1));
  return `${index + 1}-${name.replaceAll(/[^\w.-]/gu, "-").slice(0, 100)}`;
}

/** Result of one trace. */
type Asked = {
  readonly state: "fine" | "fails" | "inconclusive";
  /** Summary in Markdown. */
  readonly summary: string;
  readonly issue: string | null;
  readonly night: TraceNight;
};

/** One trace and where its results go. */
type Place = {
  readonly top: string;
  readonly path: string;
  /** Path of its results without an extension. */
  readonly base: string;
  readonly trend: Trend | undefined;
};

/**
 * States of traces whose replay failed with these errors. Such a failure is shown and does not affect the other
 * traces; every other error concerns all of them.
 */
const stateOf = {
  "not-found": "inconclusive",
  "unknown-version": "inconclusive",
  "unknown-server": "inconclusive",
  "replay-mismatch": "fails",
} as const satisfies Partial<Record<ErrorCode & InconclusiveReason, Asked["state"]>>;

/** True if the error concerns only one trace. */
function isShown(code: ErrorCode): code is keyof typeof stateOf {
  return Object.hasOwn(stateOf, code);
}

/** Data that all replays share. */
type Common = {
  readonly asking: DriftFlags;
  readonly cacheFolder: string | null;
  readonly signal: AbortSignal;
};

/** Replays one trace. An error that concerns only this trace becomes its result. */
async function ask(step: ActionHost, place: Place, common: Common): Promise<Asked> {
  const { path } = place;
  try {
    return await askAgain(step, place, common);
  } catch (error) {
    if (!(error instanceof UserError) || !isShown(error.code)) throw error;
    return notAsked(step, path, error.code, error.message, error.hint);
  }
}

/**
 * Writes an annotation for a trace that could not be replayed, and returns its result, so that the other traces of
 * the night still count. A damaged trace fails; any other reason is inconclusive. There is no text for `issue.md`: the
 * nightly issue gets the reason from `night`.
 */
function notAsked(
  { stdout }: ActionHost,
  path: string,
  reason: keyof typeof stateOf | "unavailable",
  message: string,
  hint: string,
): Asked {
  const state = reason === "unavailable" ? "inconclusive" : stateOf[reason];
  const kind = state === "fails" ? "error" : "warning";
  const shown = reason === "unavailable" ? `inconclusive: ${message}` : message;
  const withHint = (text: string) => (hint === "" ? text : `${text}. ${hint}`);
  stdout.write(traceProblemCommand(kind, path, "Lanser did not replay a committed trace", withHint(shown)));
  const problem = `${codeSpan(shown)}${hint === "" ? "" : `. What to do: ${codeSpan(hint)}`}`;
  return {
    state,
    summary: `### ${codeSpan(path)}: not replayed\n\n${problem}\n`,
    issue: null,
    night: {
      trace: path,
      differing: [],
      isSeenOnce: false,
      inconclusive: { reason, message: withHint(message) },
      text: null,
    },
  };
}

/** States of traces after a replay. A result that could not be compared is not evidence against the server. */
export const stateAfter = {
  fine: "fine",
  differs: "fails",
  "recorded-elsewhere": "fails",
  incomparable: "inconclusive",
  unmeasured: "inconclusive",
  "other-version-unmeasured": "inconclusive",
} as const satisfies Record<DriftResultKind, Asked["state"]>;

/** Reasons for inconclusive results; null if the result says something about the server. */
const reasonAfter = {
  fine: null,
  differs: null,
  "recorded-elsewhere": "recorded-elsewhere",
  incomparable: "incomparable",
  unmeasured: "unmeasured",
  "other-version-unmeasured": "other-version-unmeasured",
} as const satisfies Record<DriftResultKind, InconclusiveReason | null>;

/**
 * Replays one trace on its server, writes the report of the differences, and returns the result. The trend gets one
 * more line.
 */
async function askAgain(step: ActionHost, { top, path, base, trend }: Place, common: Common): Promise<Asked> {
  const { server } = loadTrace(join(top, path), path).header;
  const { asking, cacheFolder, signal } = common;
  const found = await checkDrift(step, {
    repository: top,
    target: { kind: "trace", named: path },
    // Another version of one server does not concern another server's trace.
    asking: {
      ...asking,
      against: asking.against.filter(({ id, version }) => version === undefined || id === server.id),
    },
    cacheFolder,
    signal,
  });
  if (found.kind === "unavailable") return notAsked(step, path, "unavailable", found.message, found.hint);
  step.stdout.write(escapeForOutput(step.where, found.text));
  writeKept(step, `${base}.json`, found.kept.report, "drift report");
  const { issue } = found.kept;
  if (issue !== null) writeKept(step, `${base}.issue.md`, issue, "text of the issue");
  const chart = trend === undefined ? "" : addTo(trend, found);
  if (chart !== "") step.stdout.write(escapeForOutput(step.where, chart));
  if (found.kept.summary.kind === "withheld") step.stderr.write(`lanser: ${found.kept.summary.note}\n`);
  const state = stateAfter[found.end];
  const { words } = judgements[found.report.judgement];
  if (state !== "fine") {
    const kind = state === "fails" ? "error" : "warning";
    const closer = `Look closer: lanser trace drift --trace ${path}`;
    step.stdout.write(
      traceProblemCommand(kind, path, `${server.id} ${server.version}, replayed`, `${words}. ${closer}`),
    );
  }
  const text = issue?.kind === "kept" ? issue.text : null;
  const reason = reasonAfter[found.end];
  const summary = driftSummary(found, chart);
  writeOutput(`${base}.summary.md`, summary, "summary");
  return {
    state,
    summary: `### ${codeSpan(path)}: ${words}\n\n${summary}`,
    issue: text,
    night: {
      trace: path,
      differing: found.differing,
      isSeenOnce: found.report.repeats.some(({ outcome }) => outcome === "seen-once"),
      inconclusive: reason === null ? null : { reason, message: whyInconclusive(found) },
      text,
    },
  };
}

/** Returns the difference of the environments, or how the first run ended. Empty if the text could hold a secret. */
function whyInconclusive({ report, kept }: DriftOutcomeReport): string {
  if (kept.report.kind === "withheld") return "";
  const { recorded, canonical } = report;
  const first = recorded?.class === "D9" ? recorded.first : null;
  if (first !== null) return `${first.wanted ?? ""} -> ${first.got ?? ""}`;
  const ended = canonical.outcomes[0]?.ended ?? "";
  return ended === "healthy" ? "" : ended;
}

/**
 * Returns the job summary: counts, then each trace, the worst first, because GitHub cuts a long summary at its end.
 */
function summaryOf(asked: readonly Asked[]): string {
  const count = (state: Asked["state"]) => asked.filter((one) => one.state === state).length;
  const counts = [
    `${plural(asked.length, "committed trace")} replayed`,
    ...(count("fails") === 0 ? [] : [`${count("fails")} with other results`]),
    ...(count("inconclusive") === 0 ? [] : [`${count("inconclusive")} inconclusive`]),
  ];
  // The worst first, because the end of a long summary is cut.
  const ranked = (["fails", "inconclusive", "fine"] as const).flatMap((state) =>
    asked.filter((one) => one.state === state),
  );
  const parts = ranked.map(({ summary }) => summary);
  return `**Lanser drift: ${counts.join(", ")}**\n\n${cutList(parts, "\n", summaryBytesMax, "trace", "the log")}`;
}

/** File with one line for each earlier night. */
type Trend = { readonly file: string; readonly lines: readonly TrendLine[] };

/**
 * Opens the trend before servers run for an hour: a trend that cannot be read could not be extended. Throws a
 * UserError that names the line.
 */
function openTrend(file: string): Trend {
  const read = readTrend(openText(file));
  if (read.kind === "trend") return { file, lines: read.lines };
  throw new UserError("unreadable-file", `the trend ${file}:${read.line}: ${read.message}`, {
    hint: "Fix the line. Or delete the file, or its cache entry, to start a new trend.",
  });
}

/** Reads the trend, and creates it if it is missing. Also tests that it can be written. */
function openText(file: string): string {
  try {
    prepareFile(file);
    appendFileSync(file, "");
    return readFileText(file);
  } catch (error) {
    throw new UserError("unreadable-file", `cannot write the trend ${file}`, { cause: error });
  }
}

/** Adds a line to the trend, and returns the chart, which only covers this trace. */
function addTo({ file, lines }: Trend, { report, trendLine }: DriftOutcomeReport): string {
  appendFileSync(file, trendText(trendLine));
  const own = lines.filter(({ target, server }) => target === report.target && server === report.server.id);
  return trendChart([...own, trendLine]);
}
