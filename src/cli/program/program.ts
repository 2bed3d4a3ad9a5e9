/** Host of a program with the place where it runs, which its top passes down. */

import type { Host } from "../../platform/host.ts";
import { logLines } from "../../report/escape.ts";
import type { Surroundings } from "./where.ts";

export type CliHost = Host & { readonly where: Surroundings };

/**
 * Makes a text safe for where it is printed: in Actions the runner reads the log as commands, line by line. At a
 * terminal it is unchanged, because it is safe already.
 */
export function escapeForOutput({ kind }: Surroundings, text: string): string {
  return kind === "actions" ? `${logLines(text.trimEnd())}\n` : text;
}
