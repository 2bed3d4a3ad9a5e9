/** Runs `lanser trace drift`, which queries the pinned server again and shows what its results depend on. */
import { appendFileSync, existsSync } from "node:fs";
import { resolve } from "node:path";
import { errorTable, UserError } from "../../model/errors.ts";
import { readFileText } from "../../platform/files.ts";
import { prepareFile } from "../../platform/folders.ts";
import { variationNames } from "../../session/observe/vary.ts";
import { quarantinePath } from "../../traces/drift/quarantine.ts";
import { readTrend, type TrendLine, trendChart, trendText } from "../../traces/drift/trend.ts";
import { oneOf, parseServer } from "../program/arguments.ts";
import { cacheFolder } from "../program/cache-folder.ts";
import {
  type DriftEnd,
  type DriftRequest,
  drift,
  driftAsking,
  driftFlags,
  driftSummary,
} from "../program/drift.ts";
import { parseFlags } from "../program/flags.ts";
import { type Program, safeIn } from "../program/program.ts";
import { writeKept } from "../program/report-files.ts";

const driftHelp = `lanser trace drift [--trace NAME] [-- FILE…]: asks the pinned server again and shows what its results depend on

  --trace NAME        a trace below .lanser/traces, or a file: its tree, its files, its server
  FILE                without --trace: files or folders of the commit (default: all)
  --repo DIR          any folder inside the repository (default: the current folder)
  --rev REV           without --trace: the commit (default: HEAD)
  --server ID[@VERSION]   without --trace: which server
  --root DIR          without --trace: which project root of the server (default: the top, or the only one)
  --runs K            how often under the canonical schedule (default: 3)
  --schedules LIST    besides: reverse, shuffle:SEED, or shuffles:N, with commas between them (default: reverse)
  --vary LIST         ${variationNames.join(", ")}, all, pairs
  --against ID@VERSION   what another version of the server answers, per rule and per file
  --reduce N          how many sets of files may be tried to find the smallest that shows it (default: 40; 0: none)
  --format FORMAT     text or json (default: text)
  --report FILE       writes the report as JSON (schemas/drift.v1.json)
  --issue FILE        writes the text of an issue, when the list does not have it all: for those who make the server, or of what is not
                      as recorded
  --trend FILE        adds a line (schemas/trend.v1.json) and shows the chart
  --summary FILE      adds what was found, as Markdown, to a job's summary
  --quarantine FILE   what is known (default: ${quarantinePath}); the exit code is of what is not in it
  --allow-secrets     writes a report, an issue or a summary in which something looks like a secret
  --cache DIR|none    where servers are kept

An issue leaves out each file in which something looks like a secret.

Exit code: 0; 76 when equal schedules came to different results, or to another than recorded, and the list does not have it, or
when the runs had different environments, so that nothing was compared (D9); 3 when the trace's tree is not in this clone; 65
when no run was healthy, or none of the version of --against.
`;

const options = {
  ...driftFlags,
  trace: { type: "string" },
  repo: { type: "string" },
  rev: { type: "string" },
  server: { type: "string" },
  root: { type: "string" },
  format: { type: "string" },
  report: { type: "string" },
  issue: { type: "string" },
  trend: { type: "string" },
  summary: { type: "string" },
  cache: { type: "string" },
  help: { type: "boolean", short: "h" },
} as const;

/** Exit codes. A run that could not be compared is never fine. */
const exitCodes = {
  fine: 0,
  differs: errorTable["replay-mismatch"].exitCode,
  "recorded-elsewhere": errorTable["replay-mismatch"].exitCode,
  incomparable: errorTable["replay-mismatch"].exitCode,
  unmeasured: errorTable["server-crashed"].exitCode,
  "other-version-unmeasured": errorTable["server-crashed"].exitCode,
} as const satisfies Record<DriftEnd, number>;

export function driftExitCode(end: DriftEnd): number {
  return exitCodes[end];
}

export async function traceDrift(
  program: Program,
  args: readonly string[],
  signal: AbortSignal,
): Promise<number> {
  const { values, positionals } = parseFlags(args, options);
  const { stdout, where } = program;
  if (values.help === true) {
    stdout.write(driftHelp);
    return 0;
  }
  const format = oneOf(values.format, ["text", "json"] as const, "--format") ?? "text";
  const fromCaller = (path: string) => resolve(program.cwd, path);
  const asking = driftAsking(values);
  const found = await drift(program, {
    repository: fromCaller(values.repo ?? "."),
    target: targetOf(values, positionals),
    asking,
    cacheFolder: cacheFolder(program, values.cache),
    signal,
  });
  if (found.kind === "unavailable")
    throw new UserError("not-found", `inconclusive: ${found.message}`, { hint: found.hint });
  stdout.write(format === "json" ? found.json : safeIn(where, found.text));
  const { report, issue, summary } = found.kept;
  if (values.report !== undefined) writeKept(program, fromCaller(values.report), report, "drift report");
  if (values.issue !== undefined && issue !== null)
    writeKept(program, fromCaller(values.issue), issue, "text of the issue");
  const chart = values.trend === undefined ? "" : addToTrend(fromCaller(values.trend), found.trendLine);
  if (chart !== "" && format === "text") stdout.write(safeIn(where, chart));
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

function targetOf(flags: TargetFlags, files: readonly string[]): DriftRequest["target"] {
  const { trace, rev, root } = flags;
  const server = flags.server === undefined ? undefined : parseServer(flags.server);
  if (trace === undefined) return { kind: "commit", rev, server, root, files };
  const others = [server, rev, root].filter((one) => one !== undefined);
  if (files.length === 0 && others.length === 0) return { kind: "trace", named: trace };
  throw new UserError(
    "usage",
    "a trace names its files, commit, server and root: --trace excludes FILE, --rev, --server and --root",
  );
}

/** Adds a line to the trend, and returns the chart of the whole trend. */
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
    throw new UserError("unreadable-file", `${file} cannot be read`, { cause: error });
  }
}
