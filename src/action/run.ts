/** One run of the Action: inputs and event in; log, annotations, summary, outputs and exit code out. */
import { appendFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { cacheFolder, exitCode, oneOf, parseServer, reproduceCommand, writeReport } from "../cli/gate.ts";
import { severities } from "../core/finding.ts";
import type { Report } from "../core/report.ts";
import { failOnLevels } from "../gate/config.ts";
import { type GateRequest, runGate } from "../gate/gate.ts";
import { eventComparison, refuseUnsafeTrigger } from "../github/event.ts";
import { type Inputs, readInputs } from "../github/inputs.ts";
import { outputsOf, writeOutputs } from "../github/outputs.ts";
import type { Host } from "../host.ts";
import { annotations } from "../output/annotations.ts";
import { plainLog } from "../output/plain.ts";
import { progressTo } from "../output/progress.ts";
import { summary } from "../output/summary.ts";

export async function runAction(host: Host, signal: AbortSignal): Promise<number> {
  const inputs = readInputs();
  const workspace = host.env["GITHUB_WORKSPACE"] ?? host.cwd;
  const folder = resolve(workspace, inputs.workingDirectory || ".");
  const show = oneOf(inputs.show || undefined, severities, "the input show") ?? "hint";
  const request: GateRequest = {
    repository: folder,
    ...comparisonOf(host, inputs),
    policy: {
      servers: inputs.servers.map(parseServer),
      file: inputs.config === "" ? undefined : { path: resolve(folder, inputs.config), shown: inputs.config },
      failOn: oneOf(inputs.failOn || undefined, failOnLevels, "the input fail-on"),
      inActions: true,
    },
    cacheFolder: cacheFolder(host, inputs.cache || undefined),
    traceFolder: undefined,
    progress: progressTo(host.stderr),
    signal,
  };
  const result = await runGate(host, request);
  const { report } = result;
  const reportPath = reportFile(host, inputs, folder);
  const reproduce = reproduction(inputs, report);
  host.stdout.write(plainLog(report, { reproduce, all: false, show }));
  host.stdout.write(annotations(report, show));
  // After the log, so that a file that cannot be written costs no result.
  writeReport(reportPath, result);
  writeOutputs(outputsOf(report, reportPath));
  const summaryFile = host.env["GITHUB_STEP_SUMMARY"];
  if (summaryFile !== undefined && summaryFile !== "")
    appendFileSync(summaryFile, summary(report, reproduce));
  return exitCode(report);
}

function comparisonOf(host: Host, inputs: Inputs): Pick<GateRequest, "base" | "head"> {
  refuseUnsafeTrigger(host.env);
  const base =
    inputs.base === ""
      ? (eventComparison(host.env)?.base ?? ({ kind: "default" } as const))
      : ({ kind: "merge-base", rev: inputs.base } as const);
  const head =
    inputs.head === "" ? ({ kind: "checked-out" } as const) : ({ kind: "commit", rev: inputs.head } as const);
  return { base, head };
}

/** Outside the checked-out tree by default, so that the report cannot become part of what is observed. */
function reportFile(host: Host, inputs: Inputs, folder: string): string {
  if (inputs.report !== "") return resolve(folder, inputs.report);
  return join(host.env["RUNNER_TEMP"] ?? host.temporaryFolder, "lanser", "report.json");
}

function reproduction(inputs: Inputs, report: Report): string {
  const flags = [
    ...inputs.servers.map((one) => ["--server", one]),
    ...(inputs.config === "" ? [] : [["--config", inputs.config]]),
    ...(inputs.failOn === "" ? [] : [["--fail-on", inputs.failOn]]),
  ];
  return reproduceCommand(report, flags.flat());
}
