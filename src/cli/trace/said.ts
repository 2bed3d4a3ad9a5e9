/** How commands about traces write: line by line, as soon as a line is known. */
import type { Host } from "../../host.ts";
import { logLines, terminalText } from "../../output/escape.ts";

export type Say = (line: string) => void;

/** Each line is made safe for where it goes: a terminal, or the log of a job. */
export function sayTo(host: Pick<Host, "env" | "stdout">): Say {
  const safe = host.env["GITHUB_ACTIONS"] === "true" ? logLines : terminalText;
  return (line) => host.stdout.write(`${safe(line)}\n`);
}

export function counted(many: number, noun: string): string {
  return `${many} ${noun}${many === 1 ? "" : "s"}`;
}
