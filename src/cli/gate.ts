/** `lanser gate`: its flags; what judges is loaded once there is something to judge. */

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
