/**
 * What probes cost: the gate on the real commits of `commits`, with probes and without, each pair one after the other; of
 * each commit the median of its pairs, more of them where a gate is short, since there the noise of the machine is more of it.
 * `npm run bench -- probes CLONES [PROJECT | COMMIT…]`: CLONES as for `commits`.
 */
import { existsSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Listed } from "./commits/table.ts";
import { change } from "./commits/tree.ts";
import { listedCommits } from "./commits.ts";
import { type Cost, measure } from "./tools.ts";

const medianMax = 1.08;
const worstMax = 1.2;

const isShort = (cost: Cost) => cost.cpu < 10; // seconds
const pairs = { short: 5, long: 3 };

const gate = fileURLToPath(new URL("probes-gate.ts", import.meta.url));

type Paired = { readonly commit: Listed; readonly cpu: number; readonly wall: number };

/** `line`: the words behind `bench`. */
export function benchProbes(line: readonly string[] = []): string {
  const [clones, ...chosen] = line.slice(line.indexOf("probes") + 1);
  const commits = listedCommits(chosen);
  if (clones === undefined || !existsSync(clones))
    return `${commits.length} commits were not run: no folder with clones is given: npm run bench -- probes CLONES [PROJECT | COMMIT…]`;
  const rows = commits.map((commit, index): Paired => {
    const row = { commit, ...ratiosOf(join(clones, commit.project), commit, index % 2 === 0) };
    // A run of all of them takes an hour: what is known is shown at once.
    process.stderr.write(`${rowOf(row)}\n`);
    return row;
  });
  const lines = (["cpu", "wall"] as const).flatMap((of) => {
    const ratios = rows.map((one) => one[of]);
    const [median, worst] = [middle(ratios), Math.max(...ratios)];
    return [limitLine(median, medianMax, `${of}, median`), limitLine(worst, worstMax, `${of}, the worst`)];
  });
  return [...rows.map(rowOf), ...lines].join("\n");
}

function limitLine(found: number, most: number, what: string): string {
  const verdict = found <= most ? "within" : "over";
  return `${found.toFixed(3).padStart(8)}  ${verdict} ${most}  with probes : without, ${what}`;
}

function rowOf({ commit: { project, commit }, cpu, wall }: Paired): string {
  return `${cpu.toFixed(3).padStart(8)}${wall.toFixed(3).padStart(8)}  ${project} ${commit.slice(0, 10)}`;
}

/** Of the whole gate. What comes second finds the files of the first in memory: each takes its turn. */
function ratiosOf(
  clone: string,
  { commit, server }: Listed,
  isFirstWithout: boolean,
): Pick<Paired, "cpu" | "wall"> {
  const { base, head } = change(clone, commit, `version: 1\nservers: [{ id: ${server} }]\n`);
  const run = (probes: "with" | "without"): Cost => measure(["node", gate, clone, base, head, probes], clone);
  const ratios: { readonly cpu: number; readonly wall: number }[] = [];
  for (let most = pairs.short; ratios.length < most; ) {
    const early = isFirstWithout === (ratios.length % 2 === 0) ? run("without") : undefined;
    const probed = run("with");
    const without = early ?? run("without");
    ratios.push({ cpu: probed.cpu / without.cpu, wall: probed.wall / without.wall });
    most = isShort(without) ? pairs.short : pairs.long;
  }
  return { cpu: middle(ratios.map((one) => one.cpu)), wall: middle(ratios.map((one) => one.wall)) };
}

function middle(of: readonly number[]): number {
  return of.toSorted((a, b) => a - b)[Math.floor(of.length / 2)] ?? 1;
}
