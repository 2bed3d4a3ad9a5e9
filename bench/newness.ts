/**
 * Who is right about what a change introduced: cases in Python and TypeScript, then generated changes of released
 * packages, for the gate from source and beside it for the peers' rules. Needs pip for the releases; takes about a
 * quarter of an hour.
 */
import { cases } from "../test/newness/cases.ts";
import { typescriptCases } from "../test/newness/typescript-cases.ts";
import { measureSeeds, scoreTables } from "./newness/generated.ts";
import { measurePython, newnessTable } from "./newness/table.ts";
import { measureTypescript } from "./newness/typescript.ts";

const seeds = Array.from({ length: 40 }, (_, seed) => seed);

export async function benchNewness(): Promise<string> {
  const python = await newnessTable(cases, measurePython);
  const typescript = await newnessTable(typescriptCases, measureTypescript);
  const generated = await measureSeeds(seeds, (line) => process.stderr.write(`${line}\n`));
  return [
    "### Twenty cases in Python",
    python,
    `### ${typescriptCases.length} cases in TypeScript`,
    typescript,
    `### ${seeds.length} generated changes`,
    scoreTables(generated),
  ].join("\n\n");
}
