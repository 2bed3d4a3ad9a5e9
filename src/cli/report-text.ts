/** A report on standard output: for a terminal, or for the log of a job. */
import type { Report } from "../core/report.ts";
import type { Host } from "../host.ts";
import { type PlainOptions, plain, plainLog } from "../output/plain.ts";
import type { Program } from "../program/program.ts";

export function reportText(
  program: Pick<Program, "where" | "stdout" | "env">,
  report: Report,
  options: Omit<PlainOptions, "color">,
): string {
  return program.where.kind === "actions"
    ? plainLog(report, options)
    : plain(report, { ...options, color: isColored(program) });
}

/** NO_COLOR asks for none when it is there and not empty (no-color.org). */
export function isColored({ stdout, env }: Pick<Host, "stdout" | "env">): boolean {
  return stdout.isTerminal && (env["NO_COLOR"] ?? "") === "";
}
