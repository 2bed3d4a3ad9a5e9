/** `lanser gate`: flags in, a report to standard output, progress to standard error, the exit code of the contract. */
import { mkdirSync, writeFileSync } from "node:fs";
import { basename, dirname, isAbsolute, join, resolve } from "node:path";
import type { Report } from "../core/report.ts";
import { UserError, verdictExitCode } from "../errors.ts";
import { failOnLevels } from "../gate/config.ts";
import { type GateRequest, type GateResult, runGate } from "../gate/gate.ts";
import { publishReport, publishRun } from "../gate/publish.ts";
import { eventComparison, refuseUnsafeTrigger } from "../github/event.ts";
import type { Host } from "../host.ts";
import { annotations } from "../output/annotations.ts";
import { plain, plainLog } from "../output/plain.ts";
import { progressTo } from "../output/progress.ts";
import { parseFlags } from "./flags.ts";

const gateHelp = `lanser gate: compares two commits of a repository

  --repo DIR          any folder inside the repository (default: the current folder)
  --base REV          base is the merge base of REV and head (default: origin/HEAD; in Actions what the event says)
  --base-exact REV    base is this very commit
  --head REV          a commit (default: the work tree; in Actions the checked-out commit)
  --server ID[@VERSION]   registers a server without a configuration file; may be repeated
  --config FILE       a configuration on disk (default: .lanser/config.yml of the base commit)
  --fail-on LEVEL     lowest severity of a new finding that fails: error, warning, information, hint, never
  --format FORMAT     text, json or github (default: github in Actions, else text)
  --report FILE       writes the report as JSON, whatever the verdict; run.json is written beside it
  --cache DIR|none    where servers are kept
  --trace DIR         records every session
  --all               lists unchanged findings too

Exit code: 0 pass, 1 fail, 11 inconclusive, 12 configuration, 13 usage, 14 a defect of ours.
`;

const options = {
  repo: { type: "string" },
  base: { type: "string" },
  "base-exact": { type: "string" },
  head: { type: "string" },
  server: { type: "string", multiple: true },
  config: { type: "string" },
  "fail-on": { type: "string" },
  format: { type: "string" },
  report: { type: "string" },
  cache: { type: "string" },
  trace: { type: "string" },
  all: { type: "boolean" },
  help: { type: "boolean", short: "h" },
} as const;

const formats = ["text", "json", "github"] as const;

export async function gateCommand(host: Host, args: readonly string[], signal: AbortSignal): Promise<number> {
  const { values, positionals } = parseFlags(args, options);
  if (values.help === true) {
    host.stdout.write(gateHelp);
    return 0;
  }
  if (positionals.length > 0) {
    throw new UserError("usage", `\`${positionals[0]}\` is not expected: gate takes only flags`, {
      hint: "To check one revision: --head REV",
    });
  }
  const inActions = host.env["GITHUB_ACTIONS"] === "true";
  const format = oneOf(values.format, formats, "--format") ?? (inActions ? "github" : "text");
  const fromCaller = (path: string) => resolve(host.cwd, path);
  const request: GateRequest = {
    repository: fromCaller(values.repo ?? "."),
    ...comparisonOf(host, values),
    policy: {
      servers: (values.server ?? []).map(parseServer),
      file:
        values.config === undefined ? undefined : { path: fromCaller(values.config), shown: values.config },
      failOn: oneOf(values["fail-on"], failOnLevels, "--fail-on"),
      inActions,
    },
    cacheFolder: cacheFolder(host, values.cache),
    traceFolder: values.trace === undefined ? undefined : fromCaller(values.trace),
    progress: progressTo(host.stderr),
    signal,
  };
  const result = await runGate(host, request);
  host.stdout.write(render(host, result.report, { format, all: values.all === true, args }));
  // Last, so that a file that cannot be written costs no result.
  if (values.report !== undefined) writeReport(fromCaller(values.report), result);
  return exitCode(result.report);
}

/**
 * Contract: a policy such as `unknown: warn` changes the exit code, never the verdict. It speaks of files that could not
 * be checked; a run that measured nothing stays 11.
 */
export function exitCode(report: Report): number {
  const isWaived =
    report.verdict === "inconclusive" &&
    report.policy.unknown === "warn" &&
    report.reasons.every((one) => waivable.has(one.code));
  return isWaived ? 0 : verdictExitCode[report.verdict];
}

const waivable: ReadonlySet<Report["reasons"][number]["code"]> = new Set([
  "unknown-files",
  "unchecked-files",
  "unmatched-findings",
]);

export function writeReport(file: string, result: GateResult): void {
  if (basename(file) === "run.json") {
    throw new UserError("usage", "the report cannot be called run.json: that file is written beside it");
  }
  const [published, run] = [publishReport(result.report), publishRun(result.run)];
  try {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, published);
    writeFileSync(join(dirname(file), "run.json"), run);
  } catch (error) {
    throw new UserError("unreadable-file", `the report could not be written to ${file}`, { cause: error });
  }
}

type Rendering = {
  readonly format: (typeof formats)[number];
  readonly all: boolean;
  readonly args: readonly string[];
};

function render(host: Host, report: Report, { format, all, args }: Rendering): string {
  if (format === "json") return publishReport(report);
  const options = { reproduce: reproduceCommand(report, args), all, show: "hint" } as const;
  if (format === "github") return plainLog(report, options) + annotations(report, "hint");
  if (host.env["GITHUB_ACTIONS"] === "true") return plainLog(report, options);
  return plain(report, { ...options, color: isColored(host) });
}

/** NO_COLOR asks for none when it is there and not empty (no-color.org). */
export function isColored(host: Pick<Host, "stdout" | "env">): boolean {
  return host.stdout.isTerminal && (host.env["NO_COLOR"] ?? "") === "";
}

/** The same comparison by its commits: right also when branches have moved on. */
export function reproduceCommand(report: Report, args: readonly string[]): string {
  const kept = flagsWithout(args, ["base", "base-exact", "head", "format", "report", "trace", "all"]);
  const base = report.base.commit === null ? [] : ["--base-exact", report.base.commit];
  const head = report.head.commit === null ? [] : ["--head", report.head.commit];
  return ["lanser gate", ...base, ...head, ...kept.map(shellWord)].join(" ");
}

function flagsWithout(args: readonly string[], dropped: readonly string[]): string[] {
  const kept: string[] = [];
  for (let index = 0; index < args.length; index += 1) {
    const arg = args[index] ?? "";
    const name = /^--([^=]+)/.exec(arg)?.[1];
    if (name === undefined || !dropped.includes(name)) kept.push(arg);
    else if (!arg.includes("=") && name !== "all") index += 1;
  }
  return kept;
}

export function shellWord(text: string): string {
  return /^[\w@%+=:,./-]+$/.test(text) ? text : `'${text.replaceAll("'", `'\\''`)}'`;
}

type ComparisonFlags = { readonly base?: string; readonly "base-exact"?: string; readonly head?: string };

function comparisonOf(host: Host, flags: ComparisonFlags): Pick<GateRequest, "base" | "head"> {
  if (flags.base !== undefined && flags["base-exact"] !== undefined) {
    throw new UserError("usage", "--base and --base-exact exclude each other", { hint: "Give one of them." });
  }
  refuseUnsafeTrigger(host.env);
  const isNamed = flags.base !== undefined || flags["base-exact"] !== undefined;
  const event = isNamed ? undefined : eventComparison(host.env);
  const checkedOut = host.env["GITHUB_ACTIONS"] === "true" ? "checked-out" : "work-tree";
  const base =
    flags.base !== undefined
      ? ({ kind: "merge-base", rev: flags.base } as const)
      : flags["base-exact"] !== undefined
        ? ({ kind: "exact", rev: flags["base-exact"] } as const)
        : (event?.base ?? ({ kind: "default" } as const));
  const head =
    flags.head !== undefined
      ? ({ kind: "commit", rev: flags.head } as const)
      : ({ kind: checkedOut } as const);
  return { base, head };
}

export function parseServer(text: string): { id: string; version: string | undefined } {
  const at = text.indexOf("@");
  return at < 0 ? { id: text, version: undefined } : { id: text.slice(0, at), version: text.slice(at + 1) };
}

/** The runner's tool cache in Actions, else the user's cache folder; null for `none`. */
export function cacheFolder(host: Pick<Host, "env" | "cwd">, flag: string | undefined): string | null {
  if (flag === "none") return null;
  if (flag !== undefined && flag !== "") return resolve(host.cwd, flag);
  const tools = host.env["GITHUB_ACTIONS"] === "true" ? host.env["RUNNER_TOOL_CACHE"] : undefined;
  const user = host.env["XDG_CACHE_HOME"];
  const home = host.env["HOME"];
  if (tools !== undefined && isAbsolute(tools)) return join(tools, "lanser");
  if (user !== undefined && isAbsolute(user)) return join(user, "lanser");
  return home !== undefined && isAbsolute(home) ? join(home, ".cache", "lanser") : null;
}

export function oneOf<T extends string>(
  value: string | undefined,
  known: readonly T[],
  name: string,
): T | undefined {
  if (value === undefined) return undefined;
  const chosen = known.find((one) => one === value);
  if (chosen !== undefined) return chosen;
  throw new UserError("usage", `${name} must be one of ${known.join(", ")}, not \`${value}\``);
}
