/**
 * Who is right about what a change introduced: twenty cases, then generated changes of released packages, for the gate
 * from source and beside it for the peers' rules. Needs pip for the releases; takes about a quarter of an hour.
 */
import { measureSeeds, scoreTables } from "./newness/generated.ts";
import { newnessTable } from "./newness/table.ts";

const seeds = Array.from({ length: 40 }, (_, seed) => seed);

export async function benchNewness(): Promise<string> {
  const cases = await newnessTable();
  const generated = await measureSeeds(seeds, (line) => process.stderr.write(`${line}\n`));
  return ["### Twenty cases", cases, `### ${seeds.length} generated changes`, scoreTables(generated)].join(
    "\n\n",
  );
}
