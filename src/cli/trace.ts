/** `lanser trace replay`: the Report of a recorded run, made again without a server. */
import { resolve } from "node:path";
import { exitCode } from "../core/exit-code.ts";
import type { Report } from "../core/report.ts";
import { UserError } from "../errors.ts";
import { publishReport } from "../gate/publish.ts";
import { replayRun } from "../gate/replay.ts";
import type { Host } from "../host.ts";
import { plain, plainLog } from "../output/plain.ts";
import { oneOf } from "./arguments.ts";
import { parseFlags } from "./flags.ts";
import { isColored } from "./gate.ts";
import { writeReport } from "./report-file.ts";
import { shellWord } from "./reproduce.ts";

const traceHelp = `lanser trace replay: makes the report of a recorded run again, without a server

  --trace DIR         the folder that \`lanser gate --trace DIR\` wrote
  --format FORMAT     text or json (default: text)
  --report FILE       writes the report as JSON

Exit code: that of the gate, or 76 when the replay leaves the recording.
`;

const options = {
  trace: { type: "string" },
  format: { type: "string" },
  report: { type: "string" },
  help: { type: "boolean", short: "h" },
} as const;

export async function traceCommand(
  host: Host,
  args: readonly string[],
  _signal: AbortSignal,
): Promise<number> {
  const { values, positionals } = parseFlags(args, options);
  if (values.help === true) {
    host.stdout.write(traceHelp);
    return 0;
  }
  if (positionals.length !== 1 || positionals[0] !== "replay") {
    throw new UserError("usage", "trace needs a subcommand; this release has `trace replay`");
  }
  if (values.trace === undefined) throw new UserError("usage", "trace replay needs --trace DIR");
  const format = oneOf(values.format, ["text", "json"] as const, "--format") ?? "text";
  const folder = resolve(host.cwd, values.trace);
  const result = await replayRun(folder);
  if (result.kind === "diverged") {
    const { divergence, file } = result;
    const where = `${file}, entry ${divergence.entry}${divergence.pointer === "" ? "" : ` at ${divergence.pointer}`}`;
    throw new UserError(
      "replay-mismatch",
      `${divergence.problem}: ${where}: wanted ${divergence.wanted}, got ${divergence.got}`,
    );
  }
  const { report } = result;
  if (values.report !== undefined)
    writeReport(resolve(host.cwd, values.report), {
      report,
      run: { phases: [], serverIdleMs: {}, peakBytes: host.usage().peakBytes },
    });
  host.stdout.write(format === "json" ? publishReport(report) : text(host, report, values.trace));
  return exitCode(report);
}

function text(host: Host, report: Report, folder: string): string {
  const options = {
    reproduce: `lanser trace replay --trace ${shellWord(folder)}`,
    all: false,
    show: "hint",
  } as const;
  if (host.env["GITHUB_ACTIONS"] === "true") return plainLog(report, options);
  return plain(report, { ...options, color: isColored(host) });
}
