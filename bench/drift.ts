/**
 * How often the canonical schedule comes to another result than was recorded: a hundred re-records of each server on a
 * small project whose modules import each other in circles, each in a fresh process. Not a ratio but a count: any other
 * than 0 is a broken promise. Before it 200 simulated nights for each rate of a planted flake: how many show it, in how many it
 * comes back, and what is called by a wrong name.
 */
import { upperBound95 } from "../src/traces/drift/runs.ts";
import { circles, rerecord } from "../test/support/drift.ts";
import { manyNights } from "../test/traces/drift/nights.ts";

const runs = 100;

export async function nightsTable(): Promise<string> {
  const rows: string[] = [];
  for (const p of [0.2, 0.05, 0.01, 0]) {
    const { nights, seen, back, misnamed, idleIssues } = await manyNights(p, 200);
    rows.push(`| ${p * 100} % | ${nights} | ${seen} | ${back} | ${misnamed} | ${idleIssues} |`);
  }
  return [
    "| flake in a run | nights | seen | came back | misnamed | issues without a return |",
    "| --- | --- | --- | --- | --- | --- |",
    ...rows,
  ].join("\n");
}

export async function benchDrift(): Promise<string> {
  const rows: string[] = [];
  for (const server of Object.keys(circles) as (keyof typeof circles)[]) {
    const { mismatches, findings } = await rerecord(server, runs);
    const bound = mismatches === 0 ? `${(upperBound95(runs).exact * 100).toFixed(1)} %` : "";
    rows.push(`| ${server} | ${findings} | ${runs} | ${mismatches} | ${bound} |`);
  }
  return [
    await nightsTable(),
    "",
    "| server | findings | re-records | mismatches | with 95 % confidence rarer than |",
    "| --- | --- | --- | --- | --- |",
    ...rows,
  ].join("\n");
}
