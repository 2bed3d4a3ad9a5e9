/** Runs `lanser shard`, which checks one job's share of a run. */
import { resolve } from "node:path";
import { UserError } from "../model/errors.ts";
import { plural } from "../model/text.ts";
import { unitText } from "../model/units.ts";
import { comparisonOptions } from "./comparison-options.ts";
import { comparisonHelp, notMeasured } from "./plan.ts";
import { parseFlags } from "./program/flags.ts";
import type { Program } from "./program/program.ts";

const shardHelp = `lanser shard: looks at some units of a run, and writes what was found for \`lanser merge\`

${comparisonHelp}  --units UNITS       those of one job, as \`lanser plan\` prints them, separated by spaces; none for none
  --to DIR            where to write the shard (schemas/shard.v1.json): a new folder outside of the repository

Exit code: 0 whatever was found, 11 where the run would be inconclusive already, 12 configuration, 13 usage.
`;

const options = {
  ...comparisonOptions,
  units: { type: "string" },
  to: { type: "string" },
  help: { type: "boolean", short: "h" },
} as const;

export async function shardCommand(
  host: Program,
  args: readonly string[],
  signal: AbortSignal,
): Promise<number> {
  const { values, positionals } = parseFlags(args, options);
  if (values.help === true) {
    host.stdout.write(shardHelp);
    return 0;
  }
  if (positionals.length > 0)
    throw new UserError("usage", `\`${positionals[0]}\` is not expected: shard takes only flags`, {
      hint: 'Units are one value: --units "UNIT UNIT"',
    });
  if (values.units === undefined) throw new UserError("usage", "--units is needed");
  if (values.to === undefined) throw new UserError("usage", "--to is needed");
  const { requestOf } = await import("./gate-request.ts");
  const { lookAtShard, parseUnits } = await import("./program/shards.ts");
  const units = parseUnits(values.units);
  const folder = resolve(host.cwd, values.to);
  const looked = await lookAtShard(host, requestOf(host, values, signal), { units, folder });
  if (looked.kind === "unmeasured") return notMeasured(host, looked.report);
  const lines = looked.shard.units.map(
    ({ unit, why }) => `${unitText(unit)}  ${why === null ? "kept" : `left to merge: ${why}`}`,
  );
  host.stdout.write(`${[...lines, `${plural(units.length, "unit")} looked at`].join("\n")}\n`);
  return 0;
}
