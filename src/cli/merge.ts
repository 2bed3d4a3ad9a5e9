/** Runs `lanser merge`: the ordinary gate over the shards of a run's jobs. */

import { gateLine } from "./gate-flags.ts";
import type { Program } from "./program/program.ts";

const mergeHelp = `lanser merge: joins what \`lanser shard\` wrote in several jobs, and judges the change

  lanser merge FOLDER… [flags of gate]

  FOLDER              a shard, or a folder that holds shards; outside of the repository

Takes the flags of \`lanser gate\`, the same as the other jobs for what is compared; not --watch, --trace and --fresh. The report
has the bytes that one run over everything writes. A unit that no shard has makes the run inconclusive (shard-missing), by its name.

Exit code: 0 pass, 1 fail, 11 inconclusive, 12 configuration (also shards that do not belong together), 13 usage.
`;

export async function mergeCommand(
  host: Program,
  args: readonly string[],
  signal: AbortSignal,
): Promise<number> {
  const line = gateLine(args);
  if (line.values.help === true) {
    host.stdout.write(mergeHelp);
    return 0;
  }
  const [{ judge }, { mergeShards }] = await Promise.all([
    import("./judge.ts"),
    import("./program/shards.ts"),
  ]);
  return judge(host, line, signal, async (request, folders) => {
    const { notes, ...result } = await mergeShards(host, request, folders);
    for (const text of notes) request.progress({ kind: "note", text });
    return result;
  });
}
