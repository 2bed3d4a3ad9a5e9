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

/** NO_COLOR asks for none when it is there and not empty (no-color.org), FORCE_COLOR for some, where no terminal is. */
export function isColored({ stdout, env }: Pick<Host, "stdout" | "env">): boolean {
  if ((env["NO_COLOR"] ?? "") !== "") return false;
  return stdout.isTerminal || !["", "0"].includes(env["FORCE_COLOR"] ?? "");
}
