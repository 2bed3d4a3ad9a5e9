/**
 * The Action as a nightly job: every committed trace is asked again under several schedules. It judges no change; it
 * fails where the same schedule comes to other results and the quarantine list does not have it.
 */
import { appendFileSync, existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { askDrift } from "../cli/trace/drift.ts";
import { loadTrace } from "../cli/trace/files.ts";
import { nearest } from "../core/nearest.ts";
import { comparePaths } from "../core/order.ts";
import { withoutEnding } from "../core/sessions.ts";
import { type Judgement, judgements } from "../drift/rerecord.ts";
import { readTrend, type TrendLine, trendText } from "../drift/trend.ts";
import { type ErrorCode, UserError } from "../errors.ts";
import { makeFolder } from "../folders.ts";
import type { Inputs } from "../github/inputs.ts";
import { driftOutputs, writeOutputs } from "../github/outputs.ts";
import type { Host } from "../host.ts";
import { traceProblemCommand } from "../output/annotations.ts";
import { codeSpan } from "../output/markdown.ts";
import { configPath, defaultConfig, parseConfig } from "../policy/config.ts";
import { reportPathsOf, tracesOf } from "../policy/trace-globs.ts";
import { openRepository } from "../repo/git.ts";
import { readFileAt, resolveRevision } from "../repo/objects.ts";
import { listTree } from "../repo/tree.ts";
import { cutList } from "./cut-list.ts";
import { writeSummary } from "./show.ts";

type DriftInputs = Pick<Inputs, "drift" | "trend" | "traces" | "cache" | "check" | "comment">;

/** GitHub takes neither a larger summary nor a larger issue. */
const summaryBytesMax = 900 * 1_024;
const issueBytesMax = 60_000;

/** 0, 1 for what deserves an issue, 11 when something could not be asked. */
export async function runDrift(
  host: Host,
  inputs: DriftInputs,
  folder: string,
  signal: AbortSignal,
): Promise<number> {
  const flags = driftFlags(inputs);
  const { top, paths } = await committedSessions(host, folder, inputs.traces);
  const trend = inputs.trend === "" ? undefined : openTrend(resolve(folder, inputs.trend));
  const results = join(host.env["RUNNER_TEMP"] ?? host.temporaryFolder, "lanser", "drift");
  // What an earlier step found is not of this one.
  rmSync(results, { recursive: true, force: true });
  makeFolder(results);
  const cache =
    inputs.cache === "" || inputs.cache === "none" ? inputs.cache : resolve(host.cwd, inputs.cache);
  const common = [`--repo=${top}`, ...(cache === "" ? [] : [`--cache=${cache}`]), ...flags];
  const asked: Asked[] = [];
  for (const [index, path] of paths.entries()) {
    const place = { top, path, base: join(results, fileName(path, index)), trend };
    asked.push(await ask({ ...host, cwd: top }, place, common, signal));
  }
  const issues = asked.flatMap(({ issue }) => (issue === null ? [] : [issue]));
  const whole = issues.length === 0 ? "" : join(results, "issue.md");
  if (whole !== "")
    writeFileSync(whole, cutList(issues, "\n---\n\n", issueBytesMax, "trace", "the job's artifact"));
  writeSummary(host, summaryOf(asked));
  writeOutputs(driftOutputs(whole, results));
  if (asked.some(({ state }) => state === "fails")) return 1;
  return asked.some(({ state }) => state === "inconclusive") ? 11 : 0;
}

/** What may stand in the input; the rest of the command's flags are the Action's own. */
const ownFlags = ["runs", "schedules", "vary", "against", "reduce", "quarantine", "allow-secrets"] as const;

/** As they are given; throws a UserError before any server is started for what could not be one of them. */
function driftFlags({ drift, check, comment }: DriftInputs): readonly string[] {
  if (check !== "" || comment) {
    const name = check === "" ? "comment" : "check";
    throw new UserError(
      "bad-configuration",
      `with the input drift no change is judged, so there is no ${name} to post`,
      {
        hint: `Remove the input ${name}.`,
      },
    );
  }
  for (const [index, word] of drift.entries()) {
    const before = drift[index - 1] ?? "";
    if (!word.startsWith("-")) {
      if (before.startsWith("--") && !before.includes("=")) continue;
      throw new UserError("usage", `the input drift: \`${word}\` belongs to no flag`, {
        hint: "It is divided at blanks, and no shell reads it: quotes, variables and wildcards mean nothing.",
      });
    }
    const name = word.replace(/^-+/u, "").replace(/=.*$/su, "");
    if (word.startsWith("--") && ownFlags.some((one) => one === name)) continue;
    const near = nearest(name, ownFlags);
    throw new UserError("usage", `the input drift cannot have the flag \`${word}\``, {
      hint: near === undefined ? `Known are --${ownFlags.join(", --")}.` : `Did you mean \`--${near}\`?`,
    });
  }
  return drift;
}

/** The traces of single sessions that the checked-out commit has; those of a gate's run are of two trees. */
async function committedSessions(
  host: Host,
  folder: string,
  globs: readonly string[],
): Promise<{ readonly top: string; readonly paths: readonly string[] }> {
  await using repository = await openRepository(host, folder);
  const { top } = repository;
  const head = await resolveRevision(repository, "HEAD");
  if (head === undefined) throw new UserError("unknown-revision", "no commit is checked out");
  const config = await readFileAt(repository, head, configPath, 100_000);
  const { traces } = config === undefined ? defaultConfig : parseConfig(config.toString("utf8"), configPath);
  const named = globs.length === 0 ? traces : globs;
  const isTrace = tracesOf({ replay: "live", traces: named });
  const files = (await listTree(repository, head))
    .filter(({ mode }) => mode.startsWith("100"))
    .flatMap(({ path }) => (typeof path === "string" && isTrace(path) ? [path] : []));
  const paths = reportPathsOf(files).flatMap(([path, ...more]) => (more.length === 0 ? [path] : []));
  if (paths.length > 0) return { top, paths: paths.sort(comparePaths) };
  throw new UserError("not-found", `the commit has no trace of a session (${named.join(", ")})`, {
    hint: "Record one and commit it: lanser trace record --name NAME",
  });
}

/** A file's name in the results, unlike every other. */
function fileName(path: string, index: number): string {
  const name = withoutEnding(path.slice(path.lastIndexOf("/") + 1));
  return `${index + 1}-${name.replaceAll(/[^\w.-]/gu, "-").slice(0, 100)}`;
}

type Asked = {
  readonly state: "fine" | "fails" | "inconclusive";
  /** Markdown. */
  readonly summary: string;
  readonly issue: string | null;
};

type Place = {
  readonly top: string;
  readonly path: string;
  /** Where its results are written, without an ending. */
  readonly base: string;
  readonly trend: Trend | undefined;
};

/** What ends with these is told, and costs the other traces nothing; everything else is about all of them. */
const stateOf: Partial<Record<ErrorCode, Asked["state"]>> = {
  "not-found": "inconclusive",
  "unknown-version": "inconclusive",
  "unknown-server": "inconclusive",
  "replay-mismatch": "fails",
};

async function ask(host: Host, place: Place, common: readonly string[], signal: AbortSignal): Promise<Asked> {
  const { path } = place;
  try {
    return await askAgain(host, place, common, signal);
  } catch (error) {
    const state = error instanceof UserError ? stateOf[error.code] : undefined;
    if (!(error instanceof UserError) || state === undefined) throw error;
    const kind = state === "fails" ? "error" : "warning";
    host.stdout.write(
      traceProblemCommand(
        kind,
        path,
        "A committed trace was not asked again",
        `${error.message}. ${error.hint}`,
      ),
    );
    const said = `${codeSpan(error.message)}. What to do: ${codeSpan(error.hint)}`;
    return { state, summary: `### ${codeSpan(path)}: not asked again\n\n${said}\n`, issue: null };
  }
}

/** What `lanser trace drift` ends with when equal schedules came to other results, or could not be compared. */
const mismatch = 76;

async function askAgain(
  host: Host,
  { top, path, base, trend }: Place,
  common: readonly string[],
  signal: AbortSignal,
): Promise<Asked> {
  const { server } = loadTrace(join(top, path), path).header;
  const files = {
    report: `${base}.json`,
    issue: `${base}.issue.md`,
    summary: `${base}.summary.md`,
    trend: `${base}.trend.jsonl`,
  };
  // Its chart is of this trace alone.
  if (trend !== undefined) writeFileSync(files.trend, linesOf(trend, path, server.id));
  const flags = [
    ...forServer(common, server.id),
    `--trace=${path}`,
    `--report=${files.report}`,
    `--issue=${files.issue}`,
    `--summary=${files.summary}`,
    ...(trend === undefined ? [] : [`--trend=${files.trend}`]),
  ];
  const { code, judgement } = await askDrift(host, flags, signal);
  if (judgement === null) throw new Error("drift was asked for its help");
  const read = (file: string) => readFileSync(file, "utf8");
  if (trend !== undefined) addTo(trend, read(files.trend));
  const { words } = judgements[judgement];
  const state = stateAfter(judgement, code);
  if (state !== "fine") {
    const kind = state === "fails" ? "error" : "warning";
    const closer = `Look closer: lanser trace drift --trace ${path}`;
    host.stdout.write(
      traceProblemCommand(kind, path, `${server.id} ${server.version}, asked again`, `${words}. ${closer}`),
    );
  }
  const said = read(files.summary);
  return {
    state,
    summary: `### ${codeSpan(path)}: ${words}\n\n${said}`,
    issue: existsSync(files.issue) ? read(files.issue) : null,
  };
}

/** Of what the command came to and its exit code. What could not be compared says nothing against the server. */
export function stateAfter(judgement: Judgement, code: number): Asked["state"] {
  if (judgement === "inconclusive" || judgement === "incomparable") return "inconclusive";
  return code === mismatch ? "fails" : code === 0 ? "fine" : "inconclusive";
}

/** Another version of one server says nothing of another server's trace. */
function forServer(flags: readonly string[], server: string): readonly string[] {
  const isOther = (text: string | undefined) =>
    text?.includes("@") === true && !text.startsWith(`${server}@`);
  return flags.filter((word, index) => {
    if (word.startsWith("--against=")) return !isOther(word.slice("--against=".length));
    if (word === "--against") return !isOther(flags[index + 1]);
    return flags[index - 1] !== "--against" || !isOther(word);
  });
}

function summaryOf(asked: readonly Asked[]): string {
  const count = (state: Asked["state"]) => asked.filter((one) => one.state === state).length;
  const told = [
    `${asked.length} committed ${asked.length === 1 ? "trace" : "traces"} asked again`,
    ...(count("fails") === 0 ? [] : [`${count("fails")} not as they were`]),
    ...(count("inconclusive") === 0 ? [] : [`${count("inconclusive")} inconclusive`]),
  ];
  // The worst first: what does not fit is the least.
  const ranked = (["fails", "inconclusive", "fine"] as const).flatMap((state) =>
    asked.filter((one) => one.state === state),
  );
  const parts = ranked.map(({ summary }) => summary);
  return `**Lanser drift: ${told.join(", ")}**\n\n${cutList(parts, "\n", summaryBytesMax, "trace", "the log")}`;
}

type Trend = { readonly file: string; readonly lines: readonly TrendLine[] };

/** Before a server is asked for an hour: a trend that cannot be read could not take what it says. */
function openTrend(file: string): Trend {
  const read = readTrend(openText(file));
  if (read.kind === "trend") return { file, lines: read.lines };
  throw new UserError("unreadable-file", `the trend ${file}:${read.line}: ${read.message}`, {
    hint: "Mend the line, or delete the file (a cached one under its key): then the trend begins anew.",
  });
}

function openText(file: string): string {
  try {
    makeFolder(dirname(file));
    appendFileSync(file, "");
    return readFileSync(file, "utf8");
  } catch (error) {
    throw new UserError("unreadable-file", `the trend ${file} cannot be written`, { cause: error });
  }
}

function linesOf({ lines }: Trend, target: string, server: string): string {
  return lines
    .filter((one) => one.target === target && one.server === server)
    .map(trendText)
    .join("");
}

/** Its own file ends with the line of this run. */
function addTo({ file }: Trend, own: string): void {
  appendFileSync(file, `${own.trimEnd().split("\n").at(-1) ?? ""}\n`);
}
