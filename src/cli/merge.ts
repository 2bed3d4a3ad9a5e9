/** Runs `lanser merge`: the ordinary gate over the shards of a run's jobs. */
import type { LineOf } from "./commands.ts";
import { judgeChange } from "./judge.ts";
import type { CliHost } from "./program/program.ts";
import { mergeShards } from "./program/shards.ts";

/** Joins the shards and judges the change as `lanser gate` does. Notes of the shards become progress of this run. */
export function mergeCommand(host: CliHost, line: LineOf<"merge">, signal: AbortSignal): Promise<number> {
  return judgeChange(host, line, signal, async (request, folders) => {
    const { notes, ...result } = await mergeShards(host, request, folders);
    for (const text of notes) request.progress({ kind: "note", text });
    return result;
  });
}
