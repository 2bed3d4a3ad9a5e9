/** Runs `lanser shard`, which checks one job's share of a run. */
import { resolve } from "node:path";
import { UserError } from "../model/errors.ts";
import { plural } from "../model/text.ts";
import { unitText } from "../model/units.ts";
import type { LineOf } from "./commands.ts";
import { printUnmeasured } from "./plan.ts";
import type { CliHost } from "./program/program.ts";

export async function shardCommand(
  host: CliHost,
  { values }: LineOf<"shard">,
  signal: AbortSignal,
): Promise<number> {
  if (values.units === undefined) throw new UserError("usage", "--units is needed");
  if (values.to === undefined) throw new UserError("usage", "--to is needed");
  const { requestFromFlags: requestOf } = await import("./gate-request.ts");
  const { lookAtShard, parseUnits } = await import("./program/shards.ts");
  const units = parseUnits(values.units);
  const folder = resolve(host.cwd, values.to);
  const looked = await lookAtShard(host, requestOf(host, values, signal), { units, folder });
  if (looked.kind === "unmeasured") return printUnmeasured(host, looked.report);
  const lines = looked.shard.units.map(
    ({ unit, why }) => `${unitText(unit)}  ${why === null ? "kept" : `left to merge: ${why}`}`,
  );
  host.stdout.write(`${[...lines, `${plural(units.length, "unit")} checked`].join("\n")}\n`);
  return 0;
}
