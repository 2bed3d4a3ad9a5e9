/**
 * Runs `lanser gate`: flags in, a report to standard output, progress to standard error, the exit code of the
 * contract.
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

export function gateCommand(host: CliHost, line: LineOf<"gate">, signal: AbortSignal): Promise<number> {
  return judgeChange(host, line, signal, null);
}

/**
 * Judges the change. `merge` joins shards that are in folders (absolute); null for a run that checks everything
 * itself.
 */
export async function judgeChange(
  host: CliHost,
  { values, positionals }: LineOf<"gate">,
  signal: AbortSignal,
  merge: ((request: GateRequest, folders: readonly string[]) => Promise<GateResult>) | null,
): Promise<number> {
  const odd = (["watch", "trace", "fresh", "steps", "rewards", "events"] as const).find(
    (flag) => values[flag] !== undefined,
  );
  if (merge !== null && odd !== undefined)
    throw new UserError("usage", `--${odd} is not for shards, because they already ran`);
  if (merge !== null && positionals.length === 0)
    throw new UserError("usage", "no folder with shards given", {
      hint: "Give the output folders of `lanser shard`, or their parent folder.",
    });
  const { where } = host;
  const format =
    parseChoice(values.format, formats, "--format") ?? (where.kind === "actions" ? "github" : "text");
  const fromCaller = (path: string) => resolve(host.cwd, path);
  const isWatching = values.watch === true;
  const detail = detailOf(values);
  const scope = values.scope ?? (isWatching ? "affected" : undefined);
  if (values.events !== undefined && isWatching)
    throw new UserError("usage", "--watch never ends: it excludes --events");
  if (values.events === "-" && values.format !== undefined)
    throw new UserError("usage", "--events - has standard output for itself: it excludes --format", {
      hint: "Give a file: --events events.jsonl",
    });
  const told = detail === "quiet" ? () => undefined : progressTo(host.stderr, host.clock);
  const wanted = requestFromFlags(host, { ...values, ...compact({ scope }) }, signal);
  const judged = wanted.head.kind === "work-tree" ? wanted.repository : null;
  const events =
    values.events === undefined
      ? null
      : (await import("./program/events.ts")).openEventSink(host, values.events, judged);
  const request: GateRequest = {
    ...wanted,
    progress: (event) => {
      told(event);
      events?.write(event);
    },
  };
  // Who reads a report from standard output finds none.
  const offOut = format === "json" || values.events === "-" ? host.stderr : host.stdout;
  if (await isSwitchedOff(host, request, offOut)) return 0;
  const files = fileSurfaces.flatMap((name) => {
    const file = values[surfaces[name].flag];
    return file === undefined ? [] : [{ name, file: fromCaller(file) }];
  });
  const color = parseChoice(values.color, colorSettings, "--color") ?? "auto";
  const severity = parseChoice(values.show, severities, "--show") ?? "hint";
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
    // The working tree is what was compared; the files of a commit lie nowhere.
    const folder = report.head.commit === null ? (top ?? null) : null;
    const out = values.events === "-" ? host.stderr : host.stdout;
    out.write(render(host, rendering, format, { ...rendering, detail, color, folder }));
    if (detail === "verbose") for (const text of phaseLines(run)) told({ kind: "note", text });
    // Last, so that a file that cannot be written costs no result.
    for (const { name, file } of files) writeSurface(name, file, rendering, run);
    events?.end(report);
    return exitCode(report);
  };
  if (merge !== null) return show(await merge(request, positionals.map(fromCaller)));
  const steps =
    parseChoice(values.steps, stepKinds, "--steps") ?? (values.rewards === undefined ? undefined : "commits");
  if (steps !== undefined && isWatching)
    throw new UserError(
      "usage",
      "--watch answers for the change as a whole: it excludes --steps and --rewards",
    );
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
      request.progress({ kind: "note", text: `answered after ${(ms / 1_000).toFixed(1)} s; ${waiting}` });
    },
    mistake: (error) => {
      host.stderr.write(showProblem(error).text);
      request.progress({ kind: "note", text: waiting });
    },
  });
  return 0;
}

const waiting = "waits for a save, and for Ctrl-C";

function detailOf({ quiet = false, verbose = false }: { quiet?: boolean; verbose?: boolean }): Detail {
  if (quiet && verbose)
    throw new UserError("usage", "--quiet and --verbose exclude each other", { hint: "Give one of them." });
  return quiet ? "quiet" : verbose ? "verbose" : "usual";
}

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
