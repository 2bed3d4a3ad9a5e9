/** A program that answers questions line by line, looked at from outside: when each line came, its memory, its servers. */
import { spawn } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { createInterface } from "node:readline";

export type Observed = {
  readonly lines: readonly string[];
  /** Seconds, from the first line to the last. */
  readonly seconds: number;
  /** The largest resident set of the program itself, in bytes: when the thousandth line had come, and with the last. */
  readonly peak: { readonly early: number; readonly late: number };
  /** Of the program itself, in seconds. */
  readonly cpu: number;
  /** How many processes of a server there were in all. */
  readonly servers: number;
};

/** After so many lines the memory is what it should stay. */
const earlyLines = 1_000;
/** Between two looks at what runs below it. */
const lookMs = 200;

/** Throws where it fails. Of Linux. */
export async function observe(
  command: readonly string[],
  of: { readonly cwd: string; readonly serverFolder: string },
): Promise<Observed> {
  const child = spawn(process.execPath, command, { cwd: of.cwd, stdio: ["ignore", "pipe", "pipe"] });
  const pid = child.pid ?? 0;
  let said = "";
  child.stderr.setEncoding("utf8").on("data", (text: string) => {
    said = `${said}${text}`.slice(-4_000);
  });
  const servers = new Set<number>();
  const look = setInterval(() => {
    for (const one of serversBelow(pid, of.serverFolder)) servers.add(one);
  }, lookMs);
  const ended = new Promise<number | null>((resolve) => child.once("exit", resolve));
  const lines: string[] = [];
  let [first, last, early, late, cpu] = [0, 0, 0, 0, 0];
  for await (const line of createInterface({ input: child.stdout })) {
    last = performance.now();
    if (lines.push(line) === 1) first = last;
    if (lines.length === earlyLines) early = peakOf(pid);
    if (lines.length % 100 !== 0) continue;
    late = peakOf(pid);
    cpu = cpuOf(pid);
  }
  const code = await ended;
  clearInterval(look);
  if (code !== 0) throw new Error(`it ended with ${code}: ${said}`);
  const seconds = (last - first) / 1_000;
  return { lines, seconds, cpu, peak: { early, late }, servers: servers.size };
}

/** The kernel counts in hundredths of a second. */
function cpuOf(pid: number): number {
  const [, rest = ""] = /\) (.*)$/su.exec(textOf(`/proc/${pid}/stat`)) ?? [];
  const fields = rest.split(" ");
  return (Number(fields[11]) + Number(fields[12])) / 100;
}

function peakOf(pid: number): number {
  return Number(/^VmHWM:\s*(\d+)/mu.exec(textOf(`/proc/${pid}/status`))?.[1] ?? 0) * 1_024;
}

/** A server is known by the folder that it is installed in. */
function serversBelow(pid: number, serverFolder: string): readonly number[] {
  return readdirSync("/proc").flatMap((name) => {
    if (!/^\d+$/u.test(name)) return [];
    const parent = Number(/^PPid:\s*(\d+)/mu.exec(textOf(`/proc/${name}/status`))?.[1]);
    return parent === pid && textOf(`/proc/${name}/cmdline`).includes(serverFolder) ? [Number(name)] : [];
  });
}

/** What ended meanwhile has none. */
function textOf(file: string): string {
  try {
    return readFileSync(file, "utf8");
  } catch {
    return "";
  }
}
