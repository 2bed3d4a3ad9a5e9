/** Runs `lanser gate`: parses its flags, and loads the code that judges only if it is needed. */

import { gateHelp, gateLine } from "./gate-flags.ts";
import type { Program } from "./program/program.ts";

export async function gateCommand(
  host: Program,
  args: readonly string[],
  signal: AbortSignal,
): Promise<number> {
  const line = gateLine(args);
  if (line.values.help === true) {
    host.stdout.write(gateHelp);
    return 0;
  }
  const { judge } = await import("./judge.ts");
  return judge(host, line, signal, null);
}
