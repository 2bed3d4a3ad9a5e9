/** Runs `lanser plan`, which distributes the units of a run to jobs. */
import { resolve } from "node:path";
import { UserError } from "../model/errors.ts";
import { exitCode } from "../model/exit-code.ts";
import type { Report } from "../model/report.ts";
import { planText } from "../model/units.ts";
import { terminalText } from "../report/escape.ts";
import { comparisonOptions } from "./comparison-options.ts";
import { parseFlags } from "./program/flags.ts";
import type { Program } from "./program/program.ts";

/** Help of the flags that plan and shard share with gate. */
export const comparisonHelp = `  --repo DIR          any folder inside the repository (default: the current folder)
  --base REV          base is the merge base of REV and head (default: origin/HEAD; in Actions from the event)
  --base-exact REV    base is this very commit
  --head REV          a commit (default: the working tree; in Actions the checked-out commit)
  --server ID[@VERSION]   registers a server without a configuration file; may be repeated
  --root DIR          only the project roots at or below DIR of the repository; may be repeated
  --config FILE       a configuration on disk (default: .lanser/config.yml of the base commit)
  --settings FILE     server settings, in the place of the configuration's
  --base-dependencies DIR   base's own .venv, node_modules, laid out in DIR as in the repository
  --scope SCOPE       which files are looked at: full, affected or auto
  --cache DIR|none    where servers are kept
`;

const planHelp = `lanser plan: the units of a run (server, root, side), shared out to jobs

${comparisonHelp}  --jobs N            how many jobs at most (default: 4)
  --last FILE         run.json of an earlier run: balanced by what its sessions cost (default: by the size of the sources)
  --json              one line for \`strategy.matrix\` of a workflow, by fromJSON (schemas/plan.v1.json)

Each job calls \`lanser shard --units UNITS --to FOLDER\`, and one more \`lanser merge FOLDER…\`: docs/shards.md.

Exit code: 0, 11 where the run would be inconclusive already, 12 configuration, 13 usage.
`;

const options = {
  ...comparisonOptions,
  jobs: { type: "string" },
  last: { type: "string" },
  json: { type: "boolean" },
  help: { type: "boolean", short: "h" },
} as const;

const jobsUsual = 4;

export async function planCommand(
  host: Program,
  args: readonly string[],
  signal: AbortSignal,
): Promise<number> {
  const { values, positionals } = parseFlags(args, options);
  if (values.help === true) {
    host.stdout.write(planHelp);
    return 0;
  }
  if (positionals.length > 0)
    throw new UserError("usage", `\`${positionals[0]}\` is not expected: plan takes only flags`);
  const { requestOf } = await import("./gate-request.ts");
  const { jobsOf, matrixText, planRun, readCosts } = await import("./program/shards.ts");
  const jobs = values.jobs === undefined ? jobsUsual : jobsOf(values.jobs, "--jobs");
  const { last } = values;
  const costs = last === undefined ? {} : readCosts(resolve(host.cwd, last), last);
  const planned = await planRun(host, requestOf(host, values, signal), { jobs, costs });
  if (planned.kind === "unmeasured") return notMeasured(host, planned.report);
  const { plan } = planned;
  host.stdout.write(values.json === true ? `${matrixText(plan)}\n` : planText(plan));
  return 0;
}

/** Prints why there is nothing to share, as the verdict of a run would. */
export function notMeasured(host: Program, report: Report): number {
  for (const { code, message, hint } of report.reasons) {
    const todo = hint === null || hint === "" ? "" : ` ${hint}`;
    host.stderr.write(`${terminalText(`lanser: ${code}: ${message}${todo}`)}\n`);
  }
  return exitCode(report);
}
