/** Runs `lanser merge`: the ordinary gate over the shards of a run's jobs. */
import type { LineOf } from "./commands.ts";
import { judge } from "./judge.ts";
import type { Program } from "./program/program.ts";
import { mergeShards } from "./program/shards.ts";

export function mergeCommand(host: Program, line: LineOf<"merge">, signal: AbortSignal): Promise<number> {
  return judge(host, line, signal, async (request, folders) => {
    const { notes, ...result } = await mergeShards(host, request, folders);
    for (const text of notes) request.progress({ kind: "note", text });
    return result;
  });
}
