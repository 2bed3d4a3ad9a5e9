/** Runs `lanser shard`, which checks one job's share of a run. */
import { resolve } from "node:path";
import { UserError } from "../model/errors.ts";
import { plural } from "../model/text.ts";
import { unitText } from "../model/units.ts";
import type { LineOf } from "./commands.ts";
import { printUnmeasured } from "./plan.ts";
import type { CliHost } from "./program/program.ts";

/**
 * Checks the units of one job and writes the shard. It lists each unit, with the reason if merge must check it again.
 */
export async function shardCommand(
  host: CliHost,
  { values }: LineOf<"shard">,
  signal: AbortSignal,
): Promise<number> {
  if (values.units === undefined) throw new UserError("usage", "shard needs --units UNITS");
  if (values.to === undefined) throw new UserError("usage", "shard needs --to DIR");
  const { requestFromFlags: requestOf } = await import("./gate-request.ts");
  const { lookAtShard, parseUnits } = await import("./program/shards.ts");
  const units = parseUnits(values.units);
  const folder = resolve(host.cwd, values.to);
  const outcome = await lookAtShard(host, requestOf(host, values, signal), { units, folder });
  if (outcome.kind === "unmeasured") return printUnmeasured(host, outcome.report);
  const lines = outcome.shard.units.map(
    ({ unit, why }) => `${unitText(unit)}  ${why === null ? "saved" : `merge will check it: ${why}`}`,
  );
  host.stdout.write(`${[...lines, `checked ${plural(units.length, "unit")}`].join("\n")}\n`);
  return 0;
}
