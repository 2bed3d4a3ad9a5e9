/**
 * Runs `lanser gate`: writes the report to standard output and progress to standard error, and returns the exit code of
 * the verdict.
 */

import { dirname, join, resolve } from "node:path";
import type { GateRequest, GateResult } from "../gate/request.ts";
import { compact } from "../model/compact.ts";
import { UserError } from "../model/errors.ts";
import { exitCode } from "../model/exit-code.ts";
import { severities } from "../model/finding.ts";
import type { Report } from "../model/report.ts";
import { stepKinds } from "../model/request.ts";
import type { RewardStep } from "../model/reward-step.ts";
import { fileSurfaces } from "../report/file-flags.ts";
import { phaseLines, progressTo } from "../report/progress.ts";
import { stepsInText } from "../report/steps.ts";
import { type Rendering, surfaces } from "../report/surfaces.ts";
import type { Detail } from "../report/terminal/options.ts";
import { serializeReport } from "../verdict/report-bytes.ts";
import type { LineOf } from "./commands.ts";
import { requestFromFlags } from "./gate-request.ts";
import { parseChoice } from "./program/arguments.ts";
import { callerOf } from "./program/caller.ts";
import { runGate } from "./program/gate.ts";
import { showProblem } from "./program/problem.ts";
import { type CliHost, escapeForOutput } from "./program/program.ts";
import { writeOutput, writeSurface } from "./program/report-files.ts";
import { reproduceCommand } from "./program/reproduce.ts";
import { isSwitchedOff } from "./program/switched-off.ts";
import { colorSettings, reportText, type TextOptions } from "./report-text.ts";

const formats = ["text", "json", "github"] as const;

/** Judges the change and prints the result. Called for `lanser gate`; returns the exit code. */
export function gateCommand(host: CliHost, line: LineOf<"gate">, signal: AbortSignal): Promise<number> {
  return judgeChange(host, line, signal, null);
}

/**
 * Judges the change and writes all its outputs. It loads the code of walks, events and watching only if a flag needs
 * it, because a start should be fast. `merge` joins shards in folders (absolute paths) for `lanser merge`; it is null
 * for a run that checks everything itself.
 */
export async function judgeChange(
  host: CliHost,
  { values, positionals }: LineOf<"gate">,
  signal: AbortSignal,
  merge: ((request: GateRequest, folders: readonly string[]) => Promise<GateResult>) | null,
): Promise<number> {
  const excluded = (["watch", "trace", "fresh", "steps", "rewards", "events"] as const).find(
    (flag) => values[flag] !== undefined,
  );
  if (merge !== null && excluded !== undefined)
    throw new UserError("usage", `merge does not take --${excluded}, because the shards are already checked`);
  if (merge !== null && positionals.length === 0)
    throw new UserError("usage", "merge needs a folder with shards", {
      hint: "Name the folders that `lanser shard` wrote, or one folder that contains them.",
    });
  const { where } = host;
  const format =
    parseChoice(values.format, formats, "--format") ?? (where.kind === "actions" ? "github" : "text");
  const fromCaller = (path: string) => resolve(host.cwd, path);
  const isWatching = values.watch === true;
  const detail = detailOf(values);
  const scope = values.scope ?? (isWatching ? "affected" : undefined);
  if (values.events !== undefined && isWatching)
    throw new UserError("usage", "--watch and --events cannot be combined", { hint: "Use one of them." });
  if (values.events === "-" && values.format !== undefined)
    throw new UserError("usage", "--events - and --format both write to standard output", {
      hint: "Write the events to a file: --events events.jsonl",
    });
  const progress = detail === "quiet" ? () => undefined : progressTo(host.stderr, host.clock);
  const wanted = requestFromFlags(host, { ...values, ...compact({ scope }) }, signal);
  const judged = wanted.head.kind === "work-tree" ? wanted.repository : null;
  const events =
    values.events === undefined
      ? null
      : (await import("./program/events.ts")).openEventSink(host, values.events, judged);
  const request: GateRequest = {
    ...wanted,
    progress: (event) => {
      progress(event);
      events?.write(event);
    },
  };
  // A switched-off gate has no report. So the note about it must not go where a program expects JSON.
  const offOut = format === "json" || values.events === "-" ? host.stderr : host.stdout;
  if (await isSwitchedOff(host, request, offOut)) return 0;
  const files = fileSurfaces.flatMap((name) => {
    const file = values[surfaces[name].flag];
    return file === undefined ? [] : [{ name, file: fromCaller(file) }];
  });
  const color = parseChoice(values.color, colorSettings, "--color") ?? "auto";
  const severity = parseChoice(values.show, severities, "--show") ?? "hint";
  /** Prints the result, writes the files that flags name, and returns the exit code. */
  const show = ({ report, run, top }: GateResult, walked: readonly RewardStep[] = []) => {
    const rendering: Rendering = {
      report,
      json: serializeReport(report),
      reproduce: reproduceCommand(report, { ...values, scope }, callerOf(host)),
      show: severity,
      all: values.all === true,
      detail,
      name: "",
      links: null,
      notes: [],
      reader: "person",
      steps: walked,
    };
    // A link in the terminal opens a file on disk. Files of a commit can differ from those on disk, so they get no
    // link.
    const folder = report.head.commit === null ? (top ?? null) : null;
    const out = values.events === "-" ? host.stderr : host.stdout;
    out.write(render(host, rendering, format, { ...rendering, detail, color, folder }));
    if (detail === "verbose") for (const text of phaseLines(run)) progress({ kind: "note", text });
    // The files come last: if one cannot be written, the result is already on standard output.
    for (const { name, file } of files) writeSurface(name, file, rendering, run);
    events?.end(report);
    return exitCode(report);
  };
  if (merge !== null) return show(await merge(request, positionals.map(fromCaller)));
  const steps =
    parseChoice(values.steps, stepKinds, "--steps") ?? (values.rewards === undefined ? undefined : "commits");
  if (steps !== undefined && isWatching)
    throw new UserError("usage", "--watch excludes --steps and --rewards", {
      hint: "To check each commit once, leave out --watch.",
    });
  if (!isWatching && steps === undefined) return show(await runGate(host, request));
  if (steps !== undefined) {
    const { runRewarded } = await import("./program/gate.ts");
    const walked = await runRewarded(host, request, steps, values.fresh === true ? "cold" : "warm");
    const code = show(walked, walked.steps);
    if (format === "text" && detail !== "quiet") {
      const out = values.events === "-" ? host.stderr : host.stdout;
      out.write(escapeForOutput(where, stepsInText(walked.steps)));
    }
    if (values.rewards === undefined) return code;
    const { rewardLines } = await import("./program/rewards.ts");
    writeOutput(fromCaller(values.rewards), rewardLines(walked.steps), "rewards");
    return code;
  }
  const { saveText, watchGate } = await import("./watch.ts");
  let before: Report | undefined;
  await watchGate(host, request, {
    keeps: values.fresh !== true,
    own: files.flatMap(({ file }) => [file, join(dirname(file), "run.json")]),
    answer: (result, ms) => {
      const saved = format === "text" && detail !== "quiet" ? saveText(before, result.report) : "";
      before = result.report;
      show(result);
      if (saved !== "") host.stdout.write(escapeForOutput(where, saved));
      request.progress({ kind: "note", text: `checked in ${(ms / 1_000).toFixed(1)} s; ${waiting}` });
    },
    mistake: (error) => {
      host.stderr.write(showProblem(error).text);
      request.progress({ kind: "note", text: waiting });
    },
  });
  return 0;
}

const waiting = "waiting for the next save (Ctrl-C ends the watch)";

/** Returns how much the text shows. Throws a UserError for both `--quiet` and `--verbose`. */
function detailOf({ quiet = false, verbose = false }: { quiet?: boolean; verbose?: boolean }): Detail {
  if (quiet && verbose)
    throw new UserError("usage", "--quiet and --verbose cannot be combined", { hint: "Use one of them." });
  return quiet ? "quiet" : verbose ? "verbose" : "usual";
}

/** Writes the report in the chosen format. The format github is a log for the job and its annotations. */
function render(
  host: CliHost,
  rendering: Rendering,
  format: (typeof formats)[number],
  text: TextOptions,
): string {
  if (format === "json") return rendering.json;
  if (format === "github") return surfaces.log.render(rendering) + surfaces.annotations.render(rendering);
  return reportText(host, rendering.report, text);
}
