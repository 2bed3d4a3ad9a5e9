/**
 * How often the canonical schedule comes to another result than was recorded: a hundred re-records of each server on a
 * small project whose modules import each other in circles, each in a fresh process. Not a ratio but a count: any other
 * than 0 is a broken promise.
 */
import { upper95 } from "../src/drift/runs.ts";
import { circles, rerecord } from "../test/support/drift.ts";

const runs = 100;

export async function benchDrift(): Promise<string> {
  const rows: string[] = [];
  for (const server of Object.keys(circles) as (keyof typeof circles)[]) {
    const { mismatches, findings } = await rerecord(server, runs);
    const bound = mismatches === 0 ? `${(upper95(runs).exact * 100).toFixed(1)} %` : "";
    rows.push(`| ${server} | ${findings} | ${runs} | ${mismatches} | ${bound} |`);
  }
  return [
    "| server | findings | re-records | mismatches | with 95 % confidence rarer than |",
    "| --- | --- | --- | --- | --- |",
    ...rows,
  ].join("\n");
}
