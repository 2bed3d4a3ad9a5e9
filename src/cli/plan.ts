/** Runs `lanser plan`, which distributes the units of a run to jobs. */
import { resolve } from "node:path";
import { exitCode } from "../model/exit-code.ts";
import type { Report } from "../model/report.ts";
import { planText } from "../model/units.ts";
import { terminalText } from "../report/escape.ts";
import type { LineOf } from "./commands.ts";
import type { CliHost } from "./program/program.ts";

const jobsUsual = 4;

/** Prints the units of each job. It loads the code of the gate only after the flags are checked. */
export async function planCommand(
  host: CliHost,
  { values }: LineOf<"plan">,
  signal: AbortSignal,
): Promise<number> {
  const { requestFromFlags: requestOf } = await import("./gate-request.ts");
  const { parseJobs: jobsOf, matrixText, planRun, readCosts } = await import("./program/shards.ts");
  const jobs = values.jobs === undefined ? jobsUsual : jobsOf(values.jobs, "--jobs");
  const { last } = values;
  const costs = last === undefined ? {} : readCosts(resolve(host.cwd, last), last);
  const planned = await planRun(host, requestOf(host, values, signal), { jobs, costs });
  if (planned.kind === "unmeasured") return printUnmeasured(host, planned.report);
  const { plan } = planned;
  host.stdout.write(values.json === true ? `${matrixText(plan)}\n` : planText(plan));
  return 0;
}

/**
 * Prints why a run cannot be divided, such as a missing base commit, and returns the exit code that a gate would have:
 * the workflow then fails with the same reasons.
 */
export function printUnmeasured(host: CliHost, report: Report): number {
  for (const { code, message, hint } of report.reasons) {
    const todo = hint === null || hint === "" ? "" : `  ${terminalText(hint)}\n`;
    host.stderr.write(`${terminalText(`lanser: ${message} (${code})`)}\n${todo}`);
  }
  return exitCode(report);
}
