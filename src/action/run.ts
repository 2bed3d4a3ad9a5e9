/** One run of the Action: inputs and event in; log, files, outputs, surfaces and exit code out. */
import { dirname, join, resolve } from "node:path";
import { sha256 } from "../core/digest.ts";
import { exitCode } from "../core/exit-code.ts";
import { replayModes } from "../core/replay.ts";
import type { Report } from "../core/report.ts";
import { UserError } from "../errors.ts";
import { type GateRequest, type GateResult, runGate } from "../gate/gate.ts";
import { createApi } from "../github/api.ts";
import { checkedCommit, eventComparison, pullRequestOf, refuseUnsafeTrigger } from "../github/event.ts";
import { type Inputs, readInputs } from "../github/inputs.ts";
import { octokitSend } from "../github/octokit.ts";
import { type OutputFiles, outputsOf, writeOutputs } from "../github/outputs.ts";
import { watchRunnerFiles } from "../github/runner-files.ts";
import { postSurfaces, type Surface } from "../github/surfaces.ts";
import { problemCommand } from "../output/annotations.ts";
import { html } from "../output/html.ts";
import { problemSummary } from "../output/markdown.ts";
import { plainLog } from "../output/plain.ts";
import { progressTo } from "../output/progress.ts";
import { codeScanningSarif } from "../output/sarif.ts";
import { failOnLevels } from "../policy/config.ts";
import { cacheFolder, oneOf, parseServer } from "../program/arguments.ts";
import { writeOutput, writeReport } from "../program/report-files.ts";
import { reproduceCommand } from "../program/reproduce.ts";
import { publishReport } from "../verdict/report-bytes.ts";
import { askCommittedTraces } from "./drift.ts";
import { runPublish } from "./publish.ts";
import { finish, linksOf, type Shown, shownSeverity, writeSummary } from "./show.ts";
import { type Step, temporaryFile } from "./step.ts";

/** What a person has to mend is an annotation and a summary too: few open the log of a job. */
export async function runAction(step: Step, signal: AbortSignal): Promise<number> {
  try {
    return await judge(step, signal);
  } catch (error) {
    if (error instanceof UserError) {
      step.stdout.write(problemCommand(error.message, error.hint));
      writeSummary(step, problemSummary(error.message, error.hint));
    }
    throw error;
  }
}

async function judge(step: Step, signal: AbortSignal): Promise<number> {
  const inputs = readInputs();
  if (inputs.publish !== "") return runPublish(step, inputs, signal);
  refuseUnsafeTrigger(step.where, {
    isAllowed: inputs.allowUnsafeTrigger,
    hasToken: inputs.githubToken !== "",
  });
  const folder = resolve(step.where.runner.workspace ?? step.cwd, inputs.workingDirectory || ".");
  if (inputs.drift.length > 0) return askCommittedTraces(step, inputs, folder, signal);
  const result = await runGate(step, requestOf(step, inputs, folder, signal));
  const { report } = result;
  const show = shownSeverity(inputs);
  const reproduce = reproduction(inputs, report);
  step.stdout.write(plainLog(report, { reproduce, all: false, show }));
  // Before anything that waits for GitHub.
  const written = writeFiles(step, inputs, folder, result, { reproduce, show });
  writeOutputs(outputsOf(report, written.files));
  const posted = await post(step, inputs, result, { reproduce, show }, signal);
  const surfaces = [...written.surfaces, ...posted];
  if (surfaces.length > 0 && written.files.report !== "")
    attempt("report", () => writeReport(written.files.report, { report, run: { ...result.run, surfaces } }));
  finish(step, report, { reproduce, show, surfaces });
  return exitCode(report);
}

function requestOf(step: Step, inputs: Inputs, folder: string, signal: AbortSignal): GateRequest {
  return {
    repository: folder,
    ...comparisonOf(step, inputs),
    policy: {
      servers: inputs.servers.map(parseServer),
      file: inputs.config === "" ? undefined : { path: resolve(folder, inputs.config), shown: inputs.config },
      failOn: oneOf(inputs.failOn || undefined, failOnLevels, "the input fail-on"),
      traces: inputs.traces,
      replay: oneOf(inputs.replay || undefined, replayModes, "the input replay"),
      inActions: true,
    },
    labels: pullRequestOf(step.where)?.labels ?? [],
    watched: watchRunnerFiles(step.env, "all"),
    cacheFolder: cacheFolder(step, inputs.cache || undefined),
    traceFolder: undefined,
    progress: progressTo(step.stderr),
    signal,
  };
}

function comparisonOf(step: Step, inputs: Inputs): Pick<GateRequest, "base" | "head"> {
  const base =
    inputs.base === ""
      ? (eventComparison(step.where)?.base ?? ({ kind: "default" } as const))
      : namedBase(step, inputs.base);
  const head =
    inputs.head === "" ? ({ kind: "checked-out" } as const) : ({ kind: "commit", rev: inputs.head } as const);
  return { base, head };
}

function namedBase(step: Step, rev: string): GateRequest["base"] {
  const pull = pullRequestOf(step.where);
  return { kind: "merge-base", rev, ...(pull === undefined ? {} : { pullHead: pull.headSha }) };
}

type Written = { readonly files: OutputFiles; readonly surfaces: readonly Surface[] };

/**
 * Outside the checked-out tree by default, so that no output can become part of what is observed. One that cannot be
 * written is told, has no path, and costs nothing else.
 */
function writeFiles(step: Step, inputs: Inputs, folder: string, result: GateResult, shown: Shown): Written {
  const own = temporaryFile(step, "report.json");
  const report = inputs.report === "" ? own : resolve(folder, inputs.report);
  const beside = (name: string, input: string) =>
    input === "" ? join(dirname(report), name) : resolve(folder, input);
  const files = {
    report,
    sarif: beside("report.sarif", inputs.sarif),
    html: beside("report.html", inputs.html),
  };
  const surfaces = [
    ...attempt("report", () => writeReport(files.report, result)),
    ...attempt("sarif", () => writeOutput(files.sarif, codeScanningSarif(result.report, shown), "SARIF log")),
    ...attempt("html", () => writeOutput(files.html, html(result.report, shown), "HTML page")),
  ];
  const pathOf = (name: keyof OutputFiles) =>
    surfaces.some(({ surface }) => surface === name) ? "" : files[name];
  return { files: { report: pathOf("report"), sarif: pathOf("sarif"), html: pathOf("html") }, surfaces };
}

function attempt(surface: Surface["surface"], write: () => void): readonly Surface[] {
  try {
    write();
    return [];
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    return [{ surface, state: "failed", why: error.message }];
  }
}

/** Posts what was asked for; without `check` and `comment` no request is made. */
async function post(
  step: Step,
  inputs: Inputs,
  { report, judged }: GateResult,
  shown: Shown,
  signal: AbortSignal,
): Promise<readonly Surface[]> {
  if (inputs.check === "" && !inputs.comment) return [];
  const { runner } = step.where;
  // What was not judged has no commit but that of the event, and passes nowhere.
  const headSha = judged ?? checkedCommit(step.where);
  if (headSha === undefined) return [];
  const send = await octokitSend(inputs.githubToken, runner.apiUrl);
  return postSurfaces(createApi(send, step.clock, signal), report, {
    ...runner.repository,
    check: inputs.check,
    pullRequest: inputs.comment ? (pullRequestOf(step.where)?.number ?? "none") : null,
    headSha,
    digest: sha256(publishReport(report)),
    markdown: { ...shown, links: linksOf(runner, report), notes: [] },
  });
}

function reproduction(inputs: Inputs, report: Report): string {
  const flags = [
    ...inputs.servers.map((one) => ["--server", one]),
    ...(inputs.config === "" ? [] : [["--config", inputs.config]]),
    ...(inputs.failOn === "" ? [] : [["--fail-on", inputs.failOn]]),
  ];
  return reproduceCommand(report, flags.flat());
}
