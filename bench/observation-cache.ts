/**
 * What a gate costs whose base was observed before, beside one `pyright` command over head, on real commits.
 * `npm run bench -- observation-cache CLONES [--commits N] [PROJECT…]`: below CLONES lies each project as `owner/name`, with what it
 * depends on in `.venv`. It measures the bundled command: build it first.
 */
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { fileURLToPath } from "node:url";
import type { RunFacts } from "../src/model/run-facts.ts";
import { checkout, git } from "./commits/tree.ts";
import { type Cost, measure, pyrightCommand, serverFolder } from "./tools.ts";

const ownCli = fileURLToPath(new URL("../dist/cli.js", import.meta.url));
const commitsEach = 7;

const projects = ["pallets/click", "pallets/flask", "encode/httpx", "psf/requests", "Textualize/rich"];

const ways = {
  cold: "nothing kept",
  base: "base kept",
  both: "the same change again",
} as const;
type Way = keyof typeof ways;

type Measured = Readonly<Record<Way | "plain", Cost>> & {
  readonly isEqual: boolean;
  /** Whether a second look was taken. */
  readonly isTwice: boolean;
};

export function benchObservationCache(line: readonly string[] = []): string {
  const words = line.slice(line.indexOf("observation-cache") + 1);
  const at = words.indexOf("--commits");
  const [, given] = at < 0 ? [] : words.splice(at, 2);
  const [clones, ...chosen] = words;
  if (clones === undefined)
    return "no folder with clones is given: npm run bench -- observation-cache CLONES";
  const rows: string[] = [];
  for (const project of projects) {
    const clone = join(clones, project);
    const isChosen = chosen.length === 0 || chosen.some((end) => project.endsWith(end));
    if (!isChosen || !existsSync(clone)) continue;
    const newest = [`--max-count=${given ?? commitsEach}`, "--format=%H", "--", "*.py", "*.pyi"];
    const commits = git(clone, "log", "--first-parent", ...newest).split("\n");
    const measured = commits.map((commit) => {
      const one = measureCommit(clone, commit, ownCli);
      process.stderr.write(`${project} ${commit.slice(0, 10)} ${JSON.stringify(one)}\n`);
      return one;
    });
    rows.push(...rowsOf(project, measured));
  }
  return [
    "| project | commits | looked at twice | kept | wall : `pyright` | slowest | CPU : `pyright` | same bytes |",
    "| --- | --: | --: | --- | --: | --: | --: | --: |",
    ...rows,
  ].join("\n");
}

function rowsOf(project: string, measured: readonly Measured[]): readonly string[] {
  const equal = `${measured.filter(({ isEqual }) => isEqual).length} of ${measured.length}`;
  const twice = measured.filter(({ isTwice }) => isTwice).length;
  return (Object.keys(ways) as Way[]).map((way) => {
    const ratios = (pick: (cost: Cost) => number) =>
      measured.map((one) => pick(one[way]) / pick(one.plain)).sort((a, b) => a - b);
    const [wall, cpu] = [ratios((cost) => cost.wall), ratios((cost) => cost.cpu)];
    const cells = [median(wall), wall.at(-1) ?? 0, median(cpu)].map((ratio) => `${ratio.toFixed(2)} ×`);
    return `| ${[project, measured.length, twice, ways[way], ...cells, equal].join(" | ")} |`;
  });
}

function median(sorted: readonly number[]): number {
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}

/** `cli`: the bundled command. */
export function measureCommit(clone: string, commit: string, cli: string): Measured {
  const folder = mkdtempSync(join(tmpdir(), "lanser-bench-"));
  try {
    const tree = join(folder, "head");
    checkout(clone, { base: `${commit}^`, commit }, tree);
    const cache = join(folder, "cache");
    const gate = (base: string, out: string, ...more: string[]): Cost => {
      const files = ["--cache", cache, "--report", join(folder, out, "report.json"), ...more];
      const sides = ["--base-exact", base, "--head", commit];
      return measure(
        ["node", cli, "gate", "--repo", clone, "--server", "pyright", ...sides, ...files],
        clone,
      );
    };
    linkServers(cache);
    const plain = measure(pyrightCommand(), tree);
    const cold = gate(`${commit}^`, "cold", "--fresh");
    // Both sides are base then: what it observes is kept.
    measure(
      ["node", cli, "gate", "--repo", clone, "--server", "pyright", "--cache", cache].concat([
        "--base-exact",
        `${commit}^`,
        "--head",
        `${commit}^`,
      ]),
      clone,
    );
    const base = gate(`${commit}^`, "base");
    const both = gate(`${commit}^`, "both");
    const report = (out: string) => readFileSync(join(folder, out, "report.json"), "utf8");
    const isEqual = new Set(["cold", "base", "both"].map(report)).size === 1;
    const { observations = [] } = JSON.parse(
      readFileSync(join(folder, "both", "run.json"), "utf8"),
    ) as RunFacts;
    const isTwice = observations.some(({ session }) => session.endsWith("-again"));
    return { plain, cold, base, both, isEqual, isTwice };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The installed server alone is what every run has. */
export function linkServers(cache: string): void {
  const installed = serverFolder("pyright");
  const own = join(cache, "servers", basename(installed));
  if (!existsSync(own)) cpSync(installed, own, { recursive: true });
}
