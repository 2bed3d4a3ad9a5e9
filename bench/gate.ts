/**
 * The gate on two releases of real projects beside the plain `pyright` command on head: medians of five interleaved
 * pairs. Needs pip for the releases; everything is kept in a temporary folder and removed.
 */
import { execFileSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { median } from "./numbers.ts";
import { type Cost, measure, pyrightCommand, unpackWheel } from "./tools.ts";

const projects = [
  { name: "rich", base: "13.7.1", head: "13.9.4" },
  { name: "networkx", base: "3.3", head: "3.4.2" },
] as const;
const pairs = 5;

const cli = fileURLToPath(new URL("../dist/cli.js", import.meta.url));

type GateCost = Cost & { readonly outside: number; readonly ours: number; readonly ownPeak: number };

export async function benchGate(): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), "lanser-bench-"));
  try {
    return projects.map((project) => benchProject(folder, project)).join("\n\n");
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function benchProject(folder: string, project: (typeof projects)[number]): string {
  const { repository, base, head, files } = prepare(folder, project);
  const report = join(folder, "out", "report.json");
  const gate = () => {
    const cost = measure(
      [
        "node",
        cli,
        "gate",
        "--fresh",
        "--repo",
        repository,
        "--base-exact",
        "HEAD^",
        "--head",
        "HEAD",
        "--server",
        "pyright",
        "--report",
        report,
      ],
      folder,
    );
    return { ...cost, ...ownCost(join(folder, "out", "run.json"), cost.wall) };
  };
  gate();
  const pyright = pyrightCommand();
  const command = (tree: string) => measure(pyright, tree);
  const runs: { gate: GateCost; head: Cost; base: Cost }[] = [];
  for (let pair = 0; pair < pairs; pair += 1)
    runs.push({ gate: gate(), head: command(head), base: command(base) });
  const of = (pick: (run: (typeof runs)[number]) => number) => median(runs.map(pick));
  const rows = [
    ["wall time, gate : one command on head", of((run) => run.gate.wall / run.head.wall), "≤ 2.05"],
    [
      "wall time, gate : two commands in sequence",
      of((run) => run.gate.wall / (run.head.wall + run.base.wall)),
      "≤ 1",
    ],
    [
      "everything that is not the server : wall time",
      of((run) => (run.gate.outside + run.gate.ours) / run.gate.wall),
      "≤ 0.08",
    ],
    ["CPU time, gate : one command on head", of((run) => run.gate.cpu / run.head.cpu), ""],
    ["peak memory of one process, gate's largest : command", of((run) => run.gate.peak / run.head.peak), ""],
    ["peak memory of our own process, MB", of((run) => run.gate.ownPeak / 1e6), "≤ 250"],
  ] as const;
  const lines = rows.map(
    ([what, value, limit]) => `${value.toFixed(value > 20 ? 0 : 3).padStart(8)}  ${limit.padEnd(8)} ${what}`,
  );
  return [
    `${project.name} ${project.base} → ${project.head}, ${files} files of head, medians of ${pairs}`,
    ...lines,
  ].join("\n");
}

/** Time outside the sessions, and the longest that a server waited for us inside one. */
function ownCost(file: string, wallSeconds: number): { outside: number; ours: number; ownPeak: number } {
  const run = JSON.parse(readFileSync(file, "utf8")) as {
    phases: { name: string; ms: number; cpuMs: number }[];
    serverIdleMs: Record<string, number>;
    peakBytes: number;
  };
  const observing = run.phases.filter((phase) => phase.name.startsWith("observing"));
  const inside = observing.reduce((sum, phase) => sum + phase.ms, 0) / 1_000;
  const ours = Math.max(...Object.values(run.serverIdleMs)) / 1_000;
  return { outside: wallSeconds - inside, ours, ownPeak: run.peakBytes };
}

function prepare(folder: string, { name, base, head }: (typeof projects)[number]) {
  const trees = { base: join(folder, `${name}-base`), head: join(folder, `${name}-head`) };
  for (const [side, version] of [
    ["base", base],
    ["head", head],
  ] as const) {
    unpackWheel(`${name}==${version}`, trees[side]);
  }
  const repository = join(folder, name);
  mkdirSync(repository);
  const git = (...args: string[]) =>
    execFileSync("git", ["-c", "user.name=bench", "-c", "user.email=bench@example.invalid", ...args], {
      cwd: repository,
    });
  git("init", "--quiet", ".");
  for (const side of ["base", "head"] as const) {
    for (const entry of readdirSync(repository))
      if (entry !== ".git") rmSync(join(repository, entry), { recursive: true });
    cpSync(trees[side], repository, { recursive: true });
    git("add", "--all");
    git("commit", "--quiet", "--message", side);
  }
  const files = readdirSync(trees.head, { recursive: true, encoding: "utf8" }).filter((path) =>
    /\.pyi?$/.test(path),
  ).length;
  return { repository, ...trees, files };
}
