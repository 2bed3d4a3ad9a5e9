/**
 * What the offline replay of committed traces adds to a gate run, on this repository and on the Python example: medians
 * of interleaved pairs with `--replay off` and `--replay offline`, and the processor time of our own process.
 */
import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { makeExample } from "../scripts/example.ts";
import { median } from "./numbers.ts";
import { type Cost, measure } from "./tools.ts";

const pairs = 5;
const root = fileURLToPath(new URL("..", import.meta.url));
const cli = join(root, "dist/cli.js");

export async function benchReplay(): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), "lanser-bench-"));
  try {
    return [
      compared("the example, with a trace of each of its two sides", example(folder), [
        "--server",
        "pyright",
      ]),
      compared("this repository, with its own traces", itself(folder), []),
    ].join("\n\n");
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

type Run = Cost & { readonly ourCpu: number; readonly traces: number };

function compared(what: string, repository: string, flags: readonly string[]): string {
  const once = (mode: "off" | "offline") => gate(repository, mode, flags);
  // Installs what is not there, and warms the disk.
  once("offline");
  const runs: Record<"off" | "offline", Run>[] = [];
  for (let pair = 0; pair < pairs; pair += 1) {
    // In turns: what runs second finds a warmer machine.
    const first = pair % 2 === 0 ? once("off") : undefined;
    const offline = once("offline");
    runs.push({ off: first ?? once("off"), offline });
  }
  const of = (pick: (run: (typeof runs)[number]) => number) => median(runs.map(pick)).toFixed(3).padStart(8);
  return [
    `${what}: ${runs[0]?.offline.traces} replayed, medians of ${pairs} pairs`,
    `${of(({ off, offline }) => offline.wall / off.wall)}  ≤ 1.15   wall time, offline : off`,
    `${of(({ off, offline }) => offline.cpu / off.cpu)}           processor time of all processes, offline : off`,
    `${of(({ off, offline }) => offline.ourCpu / off.ourCpu)}           processor time of our own process, offline : off`,
    `${of(({ off, offline }) => offline.ourCpu - off.ourCpu)}           the same, seconds more`,
    `${of(({ off }) => off.wall)}           wall time with off, seconds`,
  ].join("\n");
}

function gate(repository: string, mode: "off" | "offline", flags: readonly string[]): Run {
  const report = join(repository, "..", "out", "report.json");
  const line = [
    "gate",
    "--fresh",
    "--repo",
    repository,
    "--base-exact",
    "HEAD^",
    "--head",
    "HEAD",
    "--replay",
    mode,
  ];
  const cost = measure(["node", cli, ...line, ...flags, "--report", report], repository);
  const run = JSON.parse(readFileSync(join(repository, "..", "out", "run.json"), "utf8")) as {
    readonly phases: readonly { readonly cpuMs: number }[];
  };
  const { replay } = JSON.parse(readFileSync(report, "utf8")) as {
    readonly replay: { readonly traces: readonly { readonly state: string }[] } | null;
  };
  const unequal = replay?.traces.filter(({ state }) => state !== "equal") ?? [];
  if (unequal.length > 0 || (mode === "off") !== (replay === null))
    throw new Error(`the traces are not what they were: ${JSON.stringify(replay)}`);
  const ourCpu = run.phases.reduce((sum, { cpuMs }) => sum + cpuMs, 0) / 1_000;
  return { ...cost, ourCpu, traces: replay?.traces.length ?? 0 };
}

/** Its base has a trace of each side, as a project would have that records now and then. */
function example(folder: string): string {
  const repository = join(folder, "example", "repository");
  mkdirSync(repository, { recursive: true });
  makeExample(repository);
  for (const [name, rev] of [
    ["before", "HEAD^"],
    ["after", "HEAD"],
  ] as const) {
    const line = [
      "trace",
      "record",
      "--repo",
      repository,
      "--name",
      name,
      "--rev",
      rev,
      "--server",
      "pyright",
    ];
    execFileSync(process.execPath, [cli, ...line], { stdio: "ignore" });
  }
  git(repository, "checkout", "--quiet", "--detach", "HEAD^");
  commit(repository, "traces");
  git(repository, "cherry-pick", "main");
  return repository;
}

/** The last commit, with an edit on top; its packages are linked, as they lie beside it for whoever works on it. */
function itself(folder: string): string {
  const repository = join(folder, "itself", "repository");
  mkdirSync(join(folder, "itself"));
  execFileSync("git", ["clone", "--quiet", root, repository]);
  symlinkSync(join(root, "node_modules"), join(repository, "node_modules"));
  execFileSync(process.execPath, ["scripts/validators.ts"], { cwd: repository });
  const file = join(repository, "src/model/errors.ts");
  writeFileSync(file, `${readFileSync(file, "utf8")}// An edit.\n`);
  commit(repository, "edit");
  return repository;
}

function commit(repository: string, message: string): void {
  git(repository, "add", "--all");
  git(repository, "commit", "--quiet", "--message", message);
}

function git(repository: string, ...args: readonly string[]): void {
  const who = ["-c", "user.name=bench", "-c", "user.email=bench@example.invalid"];
  execFileSync("git", [...who, ...args], { cwd: repository, stdio: "ignore" });
}
