/**
 * What the rewards of twenty commits cost beside the gate's own time and one run of the server's command, in projects of four hundred files; a
 * step of the walk beside a cold gate; and the memory of a walk of two hundred commits. Processor time, and the clock beside it: ratios of
 * one run. `npm run bench -- walk [python|typescript] [steps|memory]`.
 */
import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { loadavg, tmpdir } from "node:os";
import { join } from "node:path";
import { affectedBetween } from "../src/cli/affected.ts";
import { cacheFolder } from "../src/cli/program/cache-folder.ts";
import { runGate, runWalk } from "../src/cli/program/gate.ts";
import { surroundingsOf } from "../src/cli/program/where.ts";
import type { GateRequest } from "../src/gate/request.ts";
import { openRepository } from "../src/git/git.ts";
import { type Host, realHost } from "../src/platform/host.ts";
import { typescriptCommand } from "../src/servers/typescript/program.ts";
import { commit, git, repositoryAt } from "../test/support/repository.ts";
import { median } from "./numbers.ts";
import type { Language } from "./soundness/changes.ts";
import { type Cost, cpuOfAll, measure, procStat, pyrightCommand, serverFolder } from "./tools.ts";
import { historyOf } from "./walk/history.ts";

const languages = ["python", "typescript"] as const satisfies readonly Language[];
const servers = { python: "pyright", typescript: "typescript" } as const satisfies Record<Language, string>;
const [files, commits, longWalk] = [400, 20, 200] as const;
const [sharedMax, stepMax] = [1, 0.15];

export async function benchWalk(line: readonly string[] = []): Promise<string> {
  const words = line.slice(line.indexOf("walk") + 1);
  const chosen = languages.filter((one) => !words.some((word) => word in servers) || words.includes(one));
  const folder = mkdtempSync(join(tmpdir(), "lanser-bench-"));
  const before = loadavg()[0] ?? 0;
  try {
    const parts: string[] = [];
    for (const language of chosen) {
      const part = async (name: "steps" | "memory", run: () => Promise<string>) => {
        if (words.some((word) => word === "steps" || word === "memory") && !words.includes(name)) return;
        parts.push(await run());
        // A run takes minutes: what there is of it is told at once.
        process.stderr.write(`${parts.at(-1)}\n\n`);
      };
      await part("steps", () => stepsOf(language, join(folder, language)));
      await part("memory", () => memoryOf(language, join(folder, `${language}-long`)));
    }
    return [...parts, `load before: ${before.toFixed(1)}`].join("\n\n");
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function stepsOf(language: Language, folder: string): Promise<string> {
  const repository = historyAt(folder, language, commits);
  const head = join(folder, "head");
  mkdirSync(head);
  execFileSync("tar", ["-x", "-C", head], {
    input: execFileSync("git", ["-C", repository, "archive", "HEAD"]),
  });
  const command = measure(commandOf(language), head);
  const gate = await costOf((host, more) => runGate(host, requestFor(host, language, repository, more)));
  const events: { readonly number: number; readonly cpu: number; readonly ms: number }[] = [];
  let started = 0;
  const walk = await costOf((host, more) => {
    started = performance.now();
    return runWalk(
      host,
      {
        ...requestFor(host, language, repository, more),
        progress: (event) => {
          if (event.kind === "commit")
            events.push({ number: event.number, cpu: host.usage().cpuMs, ms: performance.now() - started });
        },
      },
      "commits",
      "warm",
    );
  });
  const affected = await affectedShares(realHost(), repository);
  // The first stop starts the servers.
  const between = events.slice(1, -1).map((one, at) => (one.ms - (events[at]?.ms ?? 0)) / 1_000);
  const step = median(between);
  const share = (of: "cpu" | "wall") => (walk[of] - gate[of]) / command[of];
  const judged = (value: number, max: number) =>
    `${value.toFixed(2)} (${value <= max ? "≤" : "over"} ${max})`;
  return [
    `| ${servers[language]}, ${files} files, ${commits} commits | processors s | clock s |`,
    "| --- | --: | --: |",
    ...Object.entries({
      "the server's command on head": command,
      "the gate": gate,
      "the walk, its gate among it": walk,
    }).map(([name, cost]) => `| ${name} | ${cost.cpu.toFixed(1)} | ${cost.wall.toFixed(1)} |`),
    "",
    `* each commit by itself can matter to ${percent(Math.max(...affected.each))} of the files at most, all together to ${percent(affected.all)}`,
    `* beyond the gate's own time, in runs of the command: ${judged(share("cpu"), sharedMax)} of processors, ${judged(share("wall"), sharedMax)} by the clock`,
    `* a step, beside the gate: ${judged(step / gate.wall, stepMax)} by the clock (median of ${between.length}, ${step.toFixed(2)} s)`,
  ].join("\n");
}

/** Resident memory of this process and of what it has started, after each stop. */
async function memoryOf(language: Language, folder: string): Promise<string> {
  const repository = historyAt(folder, language, longWalk);
  const seen: { readonly ours: number; readonly servers: number }[] = [];
  const host = realHost();
  await runWalk(
    host,
    {
      ...requestFor(host, language, repository, {}),
      policy: { ...policyFor(language), scope: "affected" },
      progress: (event) => {
        if (event.kind !== "commit" || event.number === longWalk) return;
        // What is only left to be collected is no growth.
        globalThis.gc?.();
        seen.push({ ours: process.memoryUsage().rss, servers: childrenBytes() });
      },
    },
    "commits",
    "warm",
  );
  const of = (name: "ours" | "servers") => {
    const values = seen.slice(Math.floor(seen.length / 4)).map((one) => one[name] / 1_048_576);
    return `${slopeOf(values).toFixed(2)} MiB a commit (${values[0]?.toFixed(0)} to ${values.at(-1)?.toFixed(0)} MiB)`;
  };
  return `* memory over ${longWalk} commits with ${servers[language]}, from the ${Math.floor(seen.length / 4)}th on: ours ${of("ours")}, its servers ${of("servers")}`;
}

function historyAt(folder: string, language: Language, count: number): string {
  const history = historyOf(language, files, count);
  const repository = repositoryAt(join(folder, "project"), history.base);
  git(repository, "tag", "base");
  for (const one of history.commits) commit(repository, one);
  return repository;
}

const policyFor = (language: Language): GateRequest["policy"] => ({
  servers: [{ id: servers[language], version: undefined }],
  file: undefined,
  failOn: undefined,
  where: "terminal",
});

function requestFor(
  host: Host,
  language: Language,
  repository: string,
  more: Partial<GateRequest>,
): GateRequest {
  return {
    repository,
    base: { kind: "exact", rev: "base" },
    head: { kind: "commit", rev: "HEAD" },
    policy: policyFor(language),
    cacheFolder: cacheFolder({ ...host, where: surroundingsOf(host.env) }, undefined),
    traceFolder: undefined,
    progress: () => undefined,
    signal: new AbortController().signal,
    ...more,
  };
}

function commandOf(language: Language): readonly string[] {
  if (language === "python") return pyrightCommand();
  return [typescriptCommand(serverFolder("typescript"), realHost().arch), "--project", "tsconfig.json"];
}

async function costOf(
  run: (host: Host, more: Partial<GateRequest>) => Promise<unknown>,
): Promise<Pick<Cost, "cpu" | "wall">> {
  const host = realHost();
  const [since, used] = [performance.now(), cpuOfAll()];
  await run(host, {});
  return { wall: (performance.now() - since) / 1_000, cpu: cpuOfAll() - used };
}

function childrenBytes(): number {
  const parents = new Map<string, string>();
  const pages = new Map<string, number>();
  for (const pid of readdirSync("/proc").filter((name) => /^\d+$/u.test(name))) {
    try {
      const stat = procStat(pid);
      parents.set(pid, stat[3] ?? "");
      pages.set(pid, Number(stat[23]));
    } catch {
      // It ended meanwhile.
    }
  }
  const isOurs = (pid: string | undefined): boolean =>
    pid !== undefined && pid !== "0" && (pid === String(process.pid) || isOurs(parents.get(pid)));
  const ours = [...pages].filter(([pid]) => pid !== String(process.pid) && isOurs(pid));
  return ours.reduce((sum, [, own]) => sum + own * pageBytes, 0);
}

const pageBytes = 4_096;

async function affectedShares(
  host: Host,
  folder: string,
): Promise<{ readonly each: readonly number[]; readonly all: number }> {
  await using repository = await openRepository(host, folder);
  const treeOf = (rev: string) => git(folder, "rev-parse", `${rev}^{tree}`);
  const share = async (base: string, head: string) => {
    const found = await affectedBetween(repository, { base: treeOf(base), head: treeOf(head) });
    return found.mode === "full" ? 1 : found.files.length / found.of;
  };
  const each: number[] = [];
  for (const one of git(folder, "rev-list", "--reverse", "base..HEAD").split("\n"))
    each.push(await share(`${one}^`, one));
  return { each, all: await share("base", "HEAD") };
}

function percent(share: number): string {
  return `${(100 * share).toFixed(1)} %`;
}

/** Of a line through the values, the least squares away from them. */
function slopeOf(values: readonly number[]): number {
  const [meanAt, mean] = [(values.length - 1) / 2, values.reduce((sum, one) => sum + one, 0) / values.length];
  const over = values.reduce((sum, one, at) => sum + (at - meanAt) * (one - mean), 0);
  return over / values.reduce((sum, _, at) => sum + (at - meanAt) ** 2, 0);
}
