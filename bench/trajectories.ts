/**
 * A batch of trajectories of four repositories, beside a loop of gates that keep nothing: by two workers that are killed by a seed, with lines doubled
 * and in another order, and by one worker in one go; both must write the same bytes.
 * `npm run bench -- trajectories [--count N] [--sample N]`. It runs the bundled command: build it first.
 */
import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { loadavg, tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { commit, git, repositoryAt } from "../test/support/repository.ts";
import { chanceOf } from "./newness/random.ts";

const ownCli = fileURLToPath(new URL("../dist/cli.js", import.meta.url));
const [repositories, files, statesEach, killsMax, goesMax] = [4, 20, 2, 12, 4] as const;

type Line = {
  readonly id: string;
  readonly repository: string;
  readonly base: string;
  readonly commits: readonly string[];
};

export async function benchTrajectories(line: readonly string[] = []): Promise<string> {
  if (!line.includes("trajectories")) return "Only by its own name: `npm run bench -- trajectories`.";
  const option = (name: string, otherwise: number) => {
    const at = line.indexOf(name);
    return at < 0 ? otherwise : Number(line[at + 1]);
  };
  const [count, sample] = [option("--count", 200), option("--sample", 8)];
  const folder = mkdtempSync(join(tmpdir(), "lanser-bench-"));
  const before = loadavg()[0] ?? 0;
  try {
    const lines = Array.from({ length: repositories }, (_, at) =>
      trajectoriesOf(folder, at, Math.ceil(count / repositories)),
    ).flat();
    const chance = chanceOf(count);
    const doubled = chance.shuffled([...lines, ...lines]);
    const killed = await batch(folder, doubled, { store: "killed", workers: 2, kills: killsMax });
    const alone = await batch(folder, lines, { store: "alone", workers: 1, kills: 0 });
    const gates = gatesOver(folder, chance.shuffled(lines).slice(0, sample));
    const each = (seconds: number, of: number) => (seconds / of).toFixed(2);
    return [
      `${lines.length} trajectories of ${repositories} repositories, ${statesEach} commits each, ${files} files; load before: ${before.toFixed(1)}`,
      "",
      `* the same bytes: ${killed.stdout === alone.stdout ? "yes" : "NO"}, ${alone.stdout.trimEnd().split("\n").length} lines; workers killed: ${killed.killed}`,
      `* two workers, killed: ${each(killed.seconds, lines.length)} s a trajectory; one worker: ${each(alone.seconds, lines.length)} s`,
      `* a loop of gates without anything kept, over ${sample} of them: ${each(gates, sample)} s; the batch by one worker is ${(gates / sample / (alone.seconds / lines.length)).toFixed(2)} times as quick`,
    ].join("\n");
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Modules in a row, each of which uses the one before; each trajectory breaks or mends two of them. */
function trajectoriesOf(folder: string, at: number, count: number): readonly Line[] {
  const name = `r${at}`;
  const chance = chanceOf(at + 1);
  const text = (number: number, value: string) =>
    `${number === 0 ? "" : `from m${number - 1} import give as before\n\n`}\ndef give(of: int) -> int:\n    return of + ${number === 0 ? "1" : "before(of)"} + ${value}\n`;
  const base = Object.fromEntries(
    Array.from({ length: files }, (_, number) => [`m${number}.py`, text(number, "1")]),
  );
  const repository = repositoryAt(join(folder, name), base);
  const first = git(repository, "rev-parse", "HEAD");
  return Array.from({ length: count }, (_, one): Line => {
    git(repository, "checkout", "--quiet", "--detach", first);
    const commits = Array.from({ length: statesEach }, (_, step) => {
      const number = chance.integer(files);
      const value = chance.integer(2) === 0 ? `"${one} ${step}"` : `${one + 2 + step}`;
      return commit(repository, { [`m${number}.py`]: text(number, value) });
    });
    return { id: `${name} ${String(one).padStart(3, "0")}`, repository: name, base: first, commits };
  });
}

async function batch(
  folder: string,
  lines: readonly Line[],
  { store, workers, kills }: { store: string; workers: number; kills: number },
): Promise<{ readonly stdout: string; readonly seconds: number; readonly killed: number }> {
  const input = join(folder, `${store}.jsonl`);
  writeFileSync(input, lines.map((one) => `${JSON.stringify(one)}\n`).join(""));
  const out = join(folder, `${store}.out`);
  const chance = chanceOf(7);
  const started = performance.now();
  let [killed, goes] = [0, 0];
  // What a killed worker did not do is done by the next go.
  for (let code: unknown = null; goes < goesMax && code !== 0; goes += 1) {
    const args = [
      "reward",
      "batch",
      input,
      "--server",
      "pyright",
      "--store",
      join(folder, store),
      "--workers",
      `${workers}`,
      "--out",
      out,
    ];
    const running = spawn(process.execPath, [ownCli, ...args], {
      cwd: folder,
      env: ownEnvironment(),
      stdio: ["ignore", "ignore", "inherit"],
    });
    const timer = setInterval(() => {
      if (goes > 0 || killed >= kills || chance.integer(4) !== 0) return;
      const [worker] = chance.shuffled(workersOf(running.pid ?? 0));
      if (worker === undefined) return;
      killed += 1;
      process.kill(worker, "SIGKILL");
    }, 1_500);
    [code] = await once(running, "close");
    clearInterval(timer);
  }
  return { stdout: readFileSync(out, "utf8"), seconds: (performance.now() - started) / 1_000, killed };
}

/** Without where the bench was called from, which the command would take for its own folder. */
function ownEnvironment(): NodeJS.ProcessEnv {
  const { LANSER_CALLED_FROM: _, ...env } = process.env;
  return env;
}

/** The processes of ours that work at one trajectory each. */
function workersOf(parent: number): readonly number[] {
  return readdirSync("/proc").flatMap((name) => {
    if (!/^\d+$/u.test(name)) return [];
    try {
      const stat = readFileSync(`/proc/${name}/stat`, "utf8");
      const isOurs = Number(stat.slice(stat.lastIndexOf(")") + 2).split(" ")[1]) === parent;
      return isOurs && readFileSync(`/proc/${name}/cmdline`, "utf8").includes("--one") ? [Number(name)] : [];
    } catch {
      // It has ended meanwhile.
      return [];
    }
  });
}

function gatesOver(folder: string, lines: readonly Line[]): number {
  const started = performance.now();
  for (const { repository, base, commits } of lines)
    for (const one of commits) {
      const args = ["gate", "--repo", join(folder, repository), "--base-exact", base, "--head", one];
      spawnSync(process.execPath, [ownCli, ...args, "--server", "pyright", "--fresh"], {
        env: ownEnvironment(),
        stdio: "ignore",
      });
    }
  return (performance.now() - started) / 1_000;
}
