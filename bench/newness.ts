/**
 * Who is right about what a change introduced: cases and everyday changes in Python and TypeScript, then generated changes
 * of released packages, for the gate from source and beside it for the peers' rules. Needs pip for the releases; takes
 * about half an hour. What was measured is kept below `.cache/newness` by the sources of this product, so a run that was ended goes on.
 */
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { cases } from "../test/newness/cases.ts";
import { everyday } from "../test/newness/everyday/all.ts";
import { typescriptCases } from "../test/newness/typescript-cases.ts";
import { keptRows } from "./kept-rows.ts";
import { measureSeeds, type Scored, scoreTables, type ThrownAway } from "./newness/generated.ts";
import { measurePython, newnessTable, type Row } from "./newness/table.ts";
import { measureTypescript } from "./newness/typescript.ts";

const seeds = Array.from({ length: 40 }, (_, seed) => seed);

const kept = fileURLToPath(new URL("../.cache/newness", import.meta.url));

export async function benchNewness(): Promise<string> {
  const rows = keptRows<Row>(join(kept, "cases.jsonl"));
  const python = await newnessTable(cases, measurePython, rows);
  const typescript = await newnessTable(typescriptCases, measureTypescript, rows);
  const daily = {
    python: await newnessTable(everyday.python, measurePython, rows),
    typescript: await newnessTable(everyday.typescript, measureTypescript, rows),
  };
  const generated = await measureSeeds(
    seeds,
    (line) => process.stderr.write(`${line}\n`),
    keptRows<Scored | ThrownAway>(join(kept, "seeds.jsonl")),
  );
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
