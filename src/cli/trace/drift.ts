/** `lanser trace drift`: the pinned server is asked again, and what its results hang on is told. */
import { appendFileSync, existsSync, readFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { fenceOf } from "../../core/shown.ts";
import { driftToV1 } from "../../drift/drift-v1.ts";
import { notListed, type QuarantineEntry, quarantinePath, readQuarantine } from "../../drift/quarantine.ts";
import { type DriftReport, type Judgement, judgements } from "../../drift/rerecord.ts";
import { type DriftSchedule, parseSchedule } from "../../drift/schedules.ts";
import { equalSuspects, suspects } from "../../drift/suspects.ts";
import { readTrend, trendChart, trendLine, trendText } from "../../drift/trend.ts";
import { UserError } from "../../errors.ts";
import { makeFolder } from "../../folders.ts";
import type { Host } from "../../host.ts";
import { parseVariations, type Variation, variationNames } from "../../observe/vary.ts";
import { logLines } from "../../output/escape.ts";
import { codeSpan } from "../../output/markdown.ts";
import { type DriftTarget, runDrift } from "../../replay/drift.ts";
import { recordedRun } from "../../replay/recorded-session.ts";
import { filesOf, openWorkbench, type Workbench } from "../../replay/workbench.ts";
import { findProfile } from "../../servers/registry.ts";
import { scanSecrets, withoutEscapes } from "../../trace/secrets.ts";
import { cacheFolder, oneOf, parseServer } from "../arguments.ts";
import { parseFlags } from "../flags.ts";
import { writeOutput } from "../report-file.ts";
import { driftText } from "./drift-text.ts";
import { fromTop, loadTrace, traceFile } from "./files.ts";

const driftHelp = `lanser trace drift [--trace NAME] [-- FILE…]: asks the pinned server again and tells what its results hang on

  --trace NAME        a trace below .lanser/traces, or a file: its tree, its files, its server
  FILE                without --trace: files or folders of the commit (default: all)
  --repo DIR          any folder inside the repository (default: the current folder)
  --rev REV           without --trace: the commit (default: HEAD)
  --server ID[@VERSION]   without --trace: which server
  --runs K            how often under the canonical schedule (default: 3)
  --schedules LIST    besides: reverse, shuffle:SEED, or shuffles:N, with commas between them (default: reverse)
  --vary LIST         ${variationNames.join(", ")}, all, pairs
  --against ID@VERSION   what another version of the server says, per rule and per file
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
  trace: { type: "string" },
  repo: { type: "string" },
  rev: { type: "string" },
  server: { type: "string" },
  runs: { type: "string" },
  schedules: { type: "string" },
  vary: { type: "string" },
  against: { type: "string" },
  reduce: { type: "string" },
  format: { type: "string" },
  report: { type: "string" },
  issue: { type: "string" },
  trend: { type: "string" },
  summary: { type: "string" },
  quarantine: { type: "string" },
  "allow-secrets": { type: "boolean" },
  cache: { type: "string" },
  help: { type: "boolean", short: "h" },
} as const;

export async function traceDrift(host: Host, args: readonly string[], signal: AbortSignal): Promise<number> {
  return (await askDrift(host, args, signal)).code;
}

/** As the command, with what its exit code does not tell; null for help. */
export async function askDrift(
  host: Host,
  args: readonly string[],
  signal: AbortSignal,
): Promise<{ readonly code: number; readonly judgement: Judgement | null }> {
  const { values, positionals } = parseFlags(args, options);
  if (values.help === true) {
    host.stdout.write(driftHelp);
    return { code: 0, judgement: null };
  }
  const format = oneOf(values.format, ["text", "json"] as const, "--format") ?? "text";
  const fromCaller = (path: string) => resolve(host.cwd, path);
  const runs = whole(values.runs, "--runs", 3, 1);
  const setsMax = whole(values.reduce, "--reduce", 40, 0);
  const schedules = schedulesOf(values.schedules);
  const variations = variationsOf(values.vary);
  if (
    values.trace !== undefined &&
    (positionals.length > 0 || values.server !== undefined || values.rev !== undefined)
  ) {
    throw new UserError(
      "usage",
      "a trace says which files, commit and server: --trace excludes FILE, --rev and --server",
    );
  }
  const progress = (text: string) => host.stderr.write(`lanser: ${text}\n`);
  await using bench = await openWorkbench(host, {
    repository: fromCaller(values.repo ?? "."),
    rev: values.rev,
    cacheFolder: cacheFolder(host, values.cache),
    signal,
    progress,
  });
  const { target, name } = await targetOf(host, bench, values, positionals);
  const server =
    target.kind === "commit"
      ? target.server
      : {
          ...bench.choose({ id: target.trace.header.server.id, version: target.trace.header.server.version }),
          settings: recordedRun(target.trace).settings,
        };
  const today = host.today();
  // Before a server is asked for an hour: a list that cannot be read could excuse nothing.
  const known = quarantineOf(host, bench.repository.top, values.quarantine);
  const result = await runDrift(host, bench.context, {
    name,
    target,
    server,
    runs,
    schedules,
    variations,
    against: againstOf(values.against, server.profile.id, server.pin.version),
    reduce: setsMax === 0 ? null : { setsMax, runsPerSet: runs },
    progress,
  });
  if (result.kind === "unavailable") {
    throw new UserError("not-found", `inconclusive: ${result.message}`, { hint: result.advice.join(" ") });
  }
  const { report } = result;
  const unknown = notListed(suspects(report), known, today);
  const shown = () => inLog(host, driftText(report, unknown, "terminal"));
  host.stdout.write(format === "json" ? driftToV1(report) : shown());
  /** What is written may be uploaded; the note stands where a person looks for it. */
  const isKept = (what: string, said: string): boolean => {
    const note = values["allow-secrets"] === true ? null : secretNote(what, said);
    if (note !== null) host.stderr.write(`lanser: ${note}\n`);
    return note === null;
  };
  const json = driftToV1(report);
  if (values.report !== undefined && isKept("the drift report", textsIn(json)))
    writeOutput(fromCaller(values.report), json, "drift report");
  const text = driftText(report, unknown, "kept");
  const issue = unknown.length === 0 ? null : issueText(report, text);
  if (values.issue !== undefined && issue !== null) {
    if (isKept("the text of the issue", issue))
      writeOutput(fromCaller(values.issue), issue, "text of the issue");
  }
  const chart = values.trend === undefined ? "" : addToTrend(fromCaller(values.trend), report, today);
  if (chart !== "" && format === "text") host.stdout.write(inLog(host, chart));
  if (values.summary !== undefined) {
    const said = isKept("the summary", text) ? text : `${secretNote("the summary", text)}\n`;
    addToSummary(fromCaller(values.summary), said, chart);
  }
  const unexcused = notListed(equalSuspects(report), known, today);
  return { code: driftExitCode(report, unexcused.length), judgement: report.judgement };
}

/**
 * What differs from a recording has no second run to show to those who make the server: it is told as it is. Null for
 * what is no broken promise.
 */
function issueText(report: DriftReport, text: string): string | null {
  const { issue, judgement, target } = report;
  if (issue !== null) return `# ${issue.title}\n\n${issue.body}`;
  const { priority, words } = judgements[judgement];
  return priority === "P0" ? `# ${codeSpan(target)}: ${words}\n\n${fenced(text)}\n` : null;
}

function fenced(text: string): string {
  return fenceOf(text.trimEnd().split("\n"), "text").join("\n");
}

/** What is said of a text that is not written; null where nothing in it looks like a secret. */
export function secretNote(what: string, text: string): string | null {
  const [first] = scanSecrets(text);
  return first === undefined
    ? null
    : `${what} was not written: something in it looks like a secret (${first.kind}). Take it out of the sources, or write it with --allow-secrets`;
}

/** Every text in it, also as it is where it is JSON itself: what a server said around a difference. */
export function textsIn(json: string): string {
  const texts: string[] = [];
  JSON.parse(json, (_, value: unknown) => {
    if (typeof value === "string")
      texts.push(value, ...(value.includes("\\") ? [withoutEscapes(value)] : []));
    return value;
  });
  return texts.join("\n");
}

/** `unknown` is how many differences of equal schedules no quarantine list has. What could not be compared is never fine. */
export function driftExitCode(
  { judgement, recorded, against }: Pick<DriftReport, "judgement" | "recorded" | "against">,
  unknown: number,
): number {
  if (judgement === "inconclusive") return 65;
  if (judgement === "incomparable" || recorded?.class === "D9") return 76;
  if (judgements[judgement].priority === "P0" && unknown > 0) return 76;
  return against !== null && against.drift.failures.after !== null ? 65 : 0;
}

type Values = { readonly trace?: string; readonly server?: string };

async function targetOf(
  host: Host,
  bench: Workbench,
  values: Values,
  named: readonly string[],
): Promise<{ readonly target: DriftTarget; readonly name: string }> {
  if (values.trace !== undefined) {
    const trace = loadTrace(traceFile(host, bench.repository.top, values.trace), values.trace);
    return { target: { kind: "trace", trace }, name: values.trace };
  }
  const server = bench.choose(values.server === undefined ? undefined : parseServer(values.server));
  const snapshot = await bench.open(server);
  const inTree = fromTop(host, bench.repository.top, named);
  const paths = filesOf(snapshot, inTree, (file) => existsSync(join(bench.repository.top, file)));
  const { id: commit, tree } = bench.commit;
  return {
    target: { kind: "commit", snapshot, server, commit, tree, paths },
    name:
      named.length === 0 ? `commit ${commit.slice(0, 12)}` : `${named.join(" ")} of ${commit.slice(0, 12)}`,
  };
}

const shufflesMax = 1_000;

function schedulesOf(text: string | undefined): readonly DriftSchedule[] {
  const names = (text ?? "reverse").split(",").map((name) => name.trim());
  return names
    .filter((name) => name !== "" && name !== "canonical")
    .flatMap((name) => {
      const many = /^shuffles:(\d{1,4})$/u.exec(name)?.[1];
      const list =
        many === undefined
          ? [name]
          : Array.from({ length: Math.min(shufflesMax, Number(many)) }, (_, index) => `shuffle:${index + 1}`);
      return list.map((one) => {
        const schedule = parseSchedule(one);
        if (schedule !== undefined) return schedule;
        throw new UserError("usage", `there is no schedule \`${one}\``, {
          hint: "Known are canonical, reverse, shuffle:SEED and shuffles:N.",
        });
      });
    });
}

function variationsOf(text: string | undefined): readonly Variation[] {
  if (text === undefined) return [];
  const parsed = parseVariations(text);
  if (parsed.kind === "variations") return parsed.variations;
  throw new UserError("usage", `nothing called \`${parsed.name}\` can be varied`, {
    hint:
      parsed.nearest === undefined
        ? `Known are ${variationNames.join(", ")}, all, pairs.`
        : `Did you mean \`${parsed.nearest}\`?`,
  });
}

function againstOf(text: string | undefined, server: string, from: string): string | null {
  if (text === undefined) return null;
  const { id, version } = parseServer(text);
  if (version !== undefined && id === server && version !== from) return version;
  const isSame = id === server && version === from;
  throw new UserError(
    "usage",
    `--against needs another version of ${server}${isSame ? ` than ${from}, which is asked already` : ""}`,
    { hint: isSame ? `Name the old one: --server ${server}@VERSION` : `--against ${server}@VERSION` },
  );
}

function whole(text: string | undefined, flag: string, normal: number, min: number): number {
  if (text === undefined) return normal;
  const value = Number(text);
  if (Number.isSafeInteger(value) && value >= min && value <= 10_000) return value;
  throw new UserError("usage", `${flag} must be a whole number from ${min} to 10000, not \`${text}\``);
}

/** `named` is what the person wrote; undefined: the list of the repository, if there is one. */
function quarantineOf(host: Host, top: string, named: string | undefined): readonly QuarantineEntry[] {
  const [file, shown] =
    named === undefined ? [join(top, quarantinePath), quarantinePath] : [resolve(host.cwd, named), named];
  if (named === undefined && !existsSync(file)) return [];
  const refuse = (where: string, message: string) =>
    new UserError("bad-configuration", `${shown}${where}: ${message}`);
  const list = readQuarantine(read(file));
  if (list.kind === "fault") throw refuse(list.line === null ? "" : `:${list.line}`, list.message);
  // An entry for a server that is never asked would excuse nothing, and nobody would see that.
  const at = list.entries.findIndex(({ server }) => findProfile(server) === undefined);
  if (at >= 0) throw refuse("", `entry ${at + 1}: there is no server called ${list.entries[at]?.server}`);
  return list.entries;
}

function read(file: string): string {
  try {
    return readFileSync(file, "utf8");
  } catch (error) {
    throw new UserError("unreadable-file", `${file} cannot be read`, { cause: error });
  }
}

function addToTrend(file: string, report: DriftReport, today: string): string {
  const before = existsSync(file) ? read(file) : "";
  const known = readTrend(before);
  if (known.kind === "fault")
    throw new UserError("unreadable-file", `${file}:${known.line}: ${known.message}`);
  const line = trendLine(report, today);
  makeFolder(dirname(file));
  appendFileSync(file, trendText(line));
  return trendChart([...known.lines, line]);
}

function addToSummary(file: string, text: string, chart: string): void {
  appendFileSync(file, `${fenced(text)}\n\n${chart}`);
}

function inLog(host: Host, text: string): string {
  return host.env["GITHUB_ACTIONS"] === "true" ? `${logLines(text.trimEnd())}\n` : text;
}
