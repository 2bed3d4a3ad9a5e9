/** Prints the output of commands about files line by line, as soon as a line is known. */
import { logLines, terminalText } from "../report/escape.ts";
import type { CliHost } from "./program/program.ts";

export type Say = (line: string) => void;

/** Makes each line safe for a terminal, or for the log of a job. */
export function sayTo(host: Pick<CliHost, "where" | "stdout">): Say {
  const safe = host.where.kind === "actions" ? logLines : terminalText;
  return (line) => host.stdout.write(`${safe(line)}\n`);
}
