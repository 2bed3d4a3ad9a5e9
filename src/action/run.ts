/** One run of the Action: inputs and event in; log, files, outputs, surfaces and exit code out. */
import { dirname, join, resolve } from "node:path";
import { cacheFolder, oneOf, parseServer } from "../cli/arguments.ts";
import { writeOutput, writeReport } from "../cli/report-file.ts";
import { reproduceCommand } from "../cli/reproduce.ts";
import { sha256 } from "../core/digest.ts";
import type { Report } from "../core/report.ts";
import { UserError } from "../errors.ts";
import { failOnLevels } from "../gate/config.ts";
import { exitCode } from "../gate/exit-code.ts";
import { type GateRequest, type GateResult, runGate } from "../gate/gate.ts";
import { publishReport } from "../gate/publish.ts";
import { checkedCommit, eventComparison, pullRequestOf, refuseUnsafeTrigger } from "../github/event.ts";
import { type Inputs, readInputs } from "../github/inputs.ts";
import { octokitSend } from "../github/octokit.ts";
import { type OutputFiles, outputsOf, writeOutputs } from "../github/outputs.ts";
import { watchRunnerFiles } from "../github/runner-files.ts";
import { postSurfaces, type Surface } from "../github/surfaces.ts";
import type { Host } from "../host.ts";
import { problemCommand } from "../output/annotations.ts";
import { html } from "../output/html.ts";
import { plainLog } from "../output/plain.ts";
import { progressTo } from "../output/progress.ts";
import { codeScanningSarif } from "../output/sarif.ts";
import { runPublish } from "./publish.ts";
import { finish, linksOf, type Shown, shownSeverity } from "./show.ts";

/** What a person has to mend is an annotation too: few open the log of a job. */
export async function runAction(host: Host, signal: AbortSignal): Promise<number> {
  try {
    return await judge(host, signal);
  } catch (error) {
    if (error instanceof UserError) host.stdout.write(problemCommand(error.message, error.hint));
    throw error;
  }
}

async function judge(host: Host, signal: AbortSignal): Promise<number> {
  const inputs = readInputs();
  if (inputs.publish !== "") return runPublish(host, inputs);
  refuseUnsafeTrigger(host.env, {
    isAllowed: inputs.allowUnsafeTrigger,
    hasToken: inputs.githubToken !== "",
  });
  const folder = resolve(host.env["GITHUB_WORKSPACE"] ?? host.cwd, inputs.workingDirectory || ".");
  const result = await runGate(host, requestOf(host, inputs, folder, signal));
  const { report } = result;
  const show = shownSeverity(inputs);
  const reproduce = reproduction(inputs, report);
  host.stdout.write(plainLog(report, { reproduce, all: false, show }));
  // After the log, so that a file that cannot be written costs no result; before anything that waits for GitHub.
  const files = writeFiles(host, inputs, folder, result, { reproduce, show });
  writeOutputs(outputsOf(report, files));
  const surfaces = await post(host, inputs, report, { reproduce, show });
  if (surfaces.length > 0) writeReport(files.report, { report, run: { ...result.run, surfaces } });
  finish(host, report, { reproduce, show, surfaces });
  return exitCode(report);
}

function requestOf(host: Host, inputs: Inputs, folder: string, signal: AbortSignal): GateRequest {
  return {
    repository: folder,
    ...comparisonOf(host, inputs),
    policy: {
      servers: inputs.servers.map(parseServer),
      file: inputs.config === "" ? undefined : { path: resolve(folder, inputs.config), shown: inputs.config },
      failOn: oneOf(inputs.failOn || undefined, failOnLevels, "the input fail-on"),
      inActions: true,
    },
    labels: pullRequestOf(host.env)?.labels ?? [],
    watched: watchRunnerFiles(host.env),
    cacheFolder: cacheFolder(host, inputs.cache || undefined),
    traceFolder: undefined,
    progress: progressTo(host.stderr),
    signal,
  };
}

function comparisonOf(host: Host, inputs: Inputs): Pick<GateRequest, "base" | "head"> {
  const base =
    inputs.base === ""
      ? (eventComparison(host.env)?.base ?? ({ kind: "default" } as const))
      : ({ kind: "merge-base", rev: inputs.base } as const);
  const head =
    inputs.head === "" ? ({ kind: "checked-out" } as const) : ({ kind: "commit", rev: inputs.head } as const);
  return { base, head };
}

/** Outside the checked-out tree by default, so that no output can become part of what is observed. */
function writeFiles(
  host: Host,
  inputs: Inputs,
  folder: string,
  result: GateResult,
  shown: Shown,
): OutputFiles {
  const own = join(host.env["RUNNER_TEMP"] ?? host.temporaryFolder, "lanser", "report.json");
  const report = inputs.report === "" ? own : resolve(folder, inputs.report);
  const beside = (name: string, input: string) =>
    input === "" ? join(dirname(report), name) : resolve(folder, input);
  const files = {
    report,
    sarif: beside("report.sarif", inputs.sarif),
    html: beside("report.html", inputs.html),
  };
  writeReport(files.report, result);
  writeOutput(files.sarif, codeScanningSarif(result.report, shown), "SARIF log");
  writeOutput(files.html, html(result.report, shown), "HTML page");
  return files;
}

/** Posts what was asked for; without `check` and `comment` no request is made. */
async function post(host: Host, inputs: Inputs, report: Report, shown: Shown): Promise<readonly Surface[]> {
  if (inputs.check === "" && !inputs.comment) return [];
  const [owner = "", repo = ""] = (host.env["GITHUB_REPOSITORY"] ?? "").split("/");
  const pull = pullRequestOf(host.env);
  const headSha = checkedCommit(host.env);
  if (headSha === undefined) return [];
  const send = await octokitSend(inputs.githubToken, host.env["GITHUB_API_URL"] ?? "https://api.github.com");
  return postSurfaces(send, host.clock, report, {
    owner,
    repo,
    check: inputs.check,
    pullRequest: inputs.comment ? (pull?.number ?? null) : null,
    headSha,
    digest: sha256(publishReport(report)),
    isTolerated: exitCode(report) === 0,
    markdown: { ...shown, links: linksOf(host.env, report), notes: [] },
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
