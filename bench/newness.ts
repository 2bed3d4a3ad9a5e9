/**
 * Who is right about what a change introduced: cases and everyday changes in Python and TypeScript, then generated changes
 * of released packages, for the gate from source and beside it for the peers' rules. Needs pip for the releases; takes
 * about half an hour.
 */
import { cases } from "../test/newness/cases.ts";
import { everyday } from "../test/newness/everyday/all.ts";
import { typescriptCases } from "../test/newness/typescript-cases.ts";
import { measureSeeds, scoreTables } from "./newness/generated.ts";
import { measurePython, newnessTable } from "./newness/table.ts";
import { measureTypescript } from "./newness/typescript.ts";

const seeds = Array.from({ length: 40 }, (_, seed) => seed);

export async function benchNewness(): Promise<string> {
  const python = await newnessTable(cases, measurePython);
  const typescript = await newnessTable(typescriptCases, measureTypescript);
  const daily = {
    python: await newnessTable(everyday.python, measurePython),
    typescript: await newnessTable(everyday.typescript, measureTypescript),
  };
  const generated = await measureSeeds(seeds, (line) => process.stderr.write(`${line}\n`));
  return [
    "### Twenty cases in Python",
    python,
    `### ${typescriptCases.length} cases in TypeScript`,
    typescript,
    `### ${everyday.python.length} everyday changes in Python`,
    daily.python,
    `### ${everyday.typescript.length} everyday changes in TypeScript`,
    daily.typescript,
    `### ${seeds.length} generated changes`,
    scoreTables(generated),
  ].join("\n\n");
}
