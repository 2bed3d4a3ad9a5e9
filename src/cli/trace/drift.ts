/** Runs `lanser trace drift`, which queries the pinned server again and shows what its results depend on. */
import { appendFileSync, existsSync } from "node:fs";
import { resolve } from "node:path";
import { errorTable, UserError } from "../../model/errors.ts";
import { readFileText } from "../../platform/files.ts";
import { prepareFile } from "../../platform/folders.ts";
import { readTrend, type TrendLine, trendChart, trendText } from "../../traces/drift/trend.ts";
import type { LineOf } from "../commands.ts";
import { parseChoice, parseServer } from "../program/arguments.ts";
import { cacheFolder } from "../program/cache-folder.ts";
import {
  checkDrift,
  type DriftRequest,
  type DriftResultKind,
  driftSummary,
  parseDriftFlags,
} from "../program/drift.ts";
import { type CliHost, escapeForOutput } from "../program/program.ts";
import { writeKept } from "../program/report-files.ts";

/** Exit codes. A run that could not be compared is never fine. */
const exitCodes = {
  fine: 0,
  differs: errorTable["replay-mismatch"].exitCode,
  "recorded-elsewhere": errorTable["replay-mismatch"].exitCode,
  incomparable: errorTable["replay-mismatch"].exitCode,
  unmeasured: errorTable["server-crashed"].exitCode,
  "other-version-unmeasured": errorTable["server-crashed"].exitCode,
} as const satisfies Record<DriftResultKind, number>;

export function driftExitCode(end: DriftResultKind): number {
  return exitCodes[end];
}

/**
 * Measures the drift of a server, prints the result, and writes the files that flags name. Texts that seem to contain a
 * secret are not written, because nightly jobs publish these files.
 */
export async function traceDrift(
  program: CliHost,
  { values, positionals }: LineOf<"trace drift">,
  signal: AbortSignal,
): Promise<number> {
  const { stdout, where } = program;
  const format = parseChoice(values.format, ["text", "json"] as const, "--format") ?? "text";
  const fromCaller = (path: string) => resolve(program.cwd, path);
  const asking = parseDriftFlags(values);
  const found = await checkDrift(program, {
    repository: fromCaller(values.repo ?? "."),
    target: targetOf(values, positionals),
    asking,
    cacheFolder: cacheFolder(program, values.cache),
    signal,
  });
  if (found.kind === "unavailable")
    throw new UserError("not-found", `inconclusive: ${found.message}`, { hint: found.hint });
  stdout.write(format === "json" ? found.json : escapeForOutput(where, found.text));
  const { report, issue, summary } = found.kept;
  if (values.report !== undefined) writeKept(program, fromCaller(values.report), report, "drift report");
  if (values.issue !== undefined && issue !== null)
    writeKept(program, fromCaller(values.issue), issue, "text of the issue");
  const chart = values.trend === undefined ? "" : addToTrend(fromCaller(values.trend), found.trendLine);
  if (chart !== "" && format === "text") stdout.write(escapeForOutput(where, chart));
  if (values.summary !== undefined) {
    if (summary.kind === "withheld") program.stderr.write(`lanser: ${summary.note}\n`);
    prepareFile(fromCaller(values.summary));
    appendFileSync(fromCaller(values.summary), driftSummary(found, chart));
  }
  return driftExitCode(found.end);
}

type TargetFlags = {
  readonly trace?: string;
  readonly rev?: string;
  readonly server?: string;
  readonly root?: string;
};

/**
 * Chooses what is measured: a trace, or files of a commit. Throws a UserError for flags that a trace already answers.
 */
function targetOf(flags: TargetFlags, files: readonly string[]): DriftRequest["target"] {
  const { trace, rev, root } = flags;
  const server = flags.server === undefined ? undefined : parseServer(flags.server);
  if (trace === undefined) return { kind: "commit", rev, server, root, files };
  const others = [server, rev, root].filter((one) => one !== undefined);
  if (files.length === 0 && others.length === 0) return { kind: "trace", named: trace };
  throw new UserError(
    "usage",
    "--trace cannot be combined with FILE, --rev, --server or --root, because the trace already names them",
  );
}

/**
 * Adds the line of this run to the trend file, and returns the chart of all its lines. Throws if the file is invalid.
 */
function addToTrend(file: string, line: TrendLine): string {
  const known = readTrend(existsSync(file) ? read(file) : "");
  if (known.kind === "fault")
    throw new UserError("unreadable-file", `${file}:${known.line}: ${known.message}`);
  prepareFile(file);
  appendFileSync(file, trendText(line));
  return trendChart([...known.lines, line]);
}

function read(file: string): string {
  try {
    return readFileText(file);
  } catch (error) {
    throw new UserError("unreadable-file", `cannot read ${file}`, { cause: error });
  }
}
