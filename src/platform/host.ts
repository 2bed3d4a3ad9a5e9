/**
 * The record of effects. Real only in the `main.ts` files (`realHost()`); every function takes the slice it needs,
 * so that a test passes an object with those members and nothing else can happen.
 */
import { type ChildProcess, spawn } from "node:child_process";
import { existsSync, openSync, readdirSync, readFileSync } from "node:fs";
import { availableParallelism, freemem, tmpdir } from "node:os";

/** Cancels a timer; calling it twice, or after it fired, does nothing. */
export type Cancel = () => void;

/** Time as an effect. A replay gives a virtual one, so nothing below may look at the real clock. */
export type Clock = {
  /** Milliseconds since an arbitrary start, monotonic, with fractions. */
  readonly now: () => number;
  /** Calls `fire` once after `ms` milliseconds, unless cancelled. */
  readonly after: (ms: number, fire: () => void) => Cancel;
};

export type SpawnRequest = {
  /** An absolute path: a bare name would be looked up where a repository could have planted one. */
  readonly file: string;
  readonly args: readonly string[];
  readonly cwd: string;
  /** The whole environment of the child; nothing is inherited. */
  readonly env: Readonly<Record<string, string>>;
  /** A process group of its own, so that it and all it starts can be ended together. */
  readonly detached: boolean;
  /** Whether it does nothing that depends on the run before it is spoken to: a server that is not told of a tree by how it is started. */
  readonly waits?: boolean;
};

export type Output = {
  readonly write: (text: string) => void;
  readonly isTerminal: boolean;
  /** Of a terminal, as it is now; undefined where that is not known. */
  readonly columns?: number | undefined;
};

/** What this process has used so far. */
export type Usage = { readonly cpuMs: number; readonly peakBytes: number };

/** What this machine has for more processes. */
export type Capacity = { readonly processors: number; readonly freeBytes: number };

export type Host = {
  readonly env: Readonly<Record<string, string | undefined>>;
  /** Where the command was called: the folder that relative paths are taken from. */
  readonly cwd: string;
  readonly platform: string;
  readonly arch: string;
  readonly pid: number;
  /** The Node binary that runs us, and that runs servers written for Node. */
  readonly nodePath: string;
  /** The file that Node was started with, as it was named; undefined where there is none. */
  readonly programFile: string | undefined;
  readonly nodeVersion: string;
  readonly temporaryFolder: string;
  readonly clock: Clock;
  readonly randomId: () => string;
  /** YYYY-MM-DD, in UTC. */
  readonly today: () => string;
  /** Milliseconds since 1970 by the machine's clock, which may be set back. */
  readonly wallMs: () => number;
  readonly usage: () => Usage;
  readonly capacity: () => Capacity;
  /** Aborted when the run is to end; what runs then is ended too. Absent where nothing ends it. */
  readonly stop?: AbortSignal;
  /** Starts a program with three pipes and no other inherited descriptor. */
  readonly spawn: (request: SpawnRequest) => ChildProcess;
  /** Signals a process, or its whole group when `pid` is negative; false when there is none. */
  readonly kill: (pid: number, signal: NodeJS.Signals | 0) => boolean;
  /**
   * The processes of this user whose environment has this entry, as `NAME=value`, and that do not descend from this one: who
   * left a process group and its parent is found by it. Empty where the system does not tell; absent counts as that.
   */
  readonly marked?: (entry: string) => readonly number[];
  readonly stdout: Output;
  readonly stderr: Output;
  /** What comes in, as UTF-8 text, piece by piece; absent where nothing can. */
  readonly stdin?: () => AsyncIterable<string>;
};

export function realHost(): Host {
  return {
    env: process.env,
    // Set by scripts/run.mjs alone: npm's own INIT_CWD is also there in a user's script that has changed its folder.
    cwd: process.env["LANSER_CALLED_FROM"] ?? process.cwd(),
    platform: process.platform,
    arch: process.arch,
    pid: process.pid,
    nodePath: process.execPath,
    programFile: process.argv[1],
    nodeVersion: process.version,
    temporaryFolder: tmpdir(),
    clock: realClock,
    randomId: () => crypto.randomUUID(),
    today: () => new Date().toISOString().slice(0, 10),
    wallMs: () => Date.now(),
    capacity: () => ({ processors: availableParallelism(), freeBytes: freemem() }),
    usage: () => {
      const { user, system } = process.cpuUsage();
      return { cpuMs: (user + system) / 1_000, peakBytes: process.resourceUsage().maxRSS * 1_024 };
    },
    spawn: (request) =>
      spawn(request.file, [...request.args], {
        cwd: request.cwd,
        env: { ...request.env },
        detached: request.detached,
        stdio: [...pipes, ...covers()],
        windowsHide: true,
      }),
    kill: (pid, signal) => {
      try {
        return process.kill(pid, signal);
      } catch (error) {
        // Somebody else's process is there all the same.
        return (error as NodeJS.ErrnoException).code === "EPERM" && signal === 0;
      }
    },
    marked: markedProcesses,
    stdout: outputTo(process.stdout),
    stderr: outputTo(process.stderr),
    stdin: () => process.stdin.setEncoding("utf8"),
  };
}

/** Only Linux tells them. */
function markedProcesses(entry: string): readonly number[] {
  if (!existsSync("/proc/self/environ")) return [];
  const pids = readdirSync("/proc").filter((name) => /^\d+$/u.test(name));
  return pids.map(Number).filter((pid) => hasEntry(pid, entry) && !descends(pid));
}

function hasEntry(pid: number, entry: string): boolean {
  return readProcess(pid, "environ").split("\0").includes(entry);
}

function descends(pid: number): boolean {
  for (let at = pid; at > 1; ) {
    // The name of a program stands in parentheses, and may hold some; what follows is its state and its parent.
    const parent = /.*\) \S (\d+) /su.exec(readProcess(at, "stat"))?.[1];
    if (parent === undefined) return false;
    at = Number(parent);
    if (at === process.pid) return true;
  }
  return false;
}

/** Empty for a process that has gone, and for another user's. */
function readProcess(pid: number, name: "environ" | "stat"): string {
  try {
    return readFileSync(`/proc/${pid}/${name}`, "utf8");
  } catch {
    return "";
  }
}

function outputTo(stream: NodeJS.WriteStream): Output {
  return {
    write: (text) => void stream.write(text),
    // The log of a job is none, also where a runner gives it a terminal's device.
    isTerminal: stream.isTTY === true && process.env["CI"] === undefined,
    // A window is made wider and narrower while a run works.
    get columns() {
      return stream.isTTY ? stream.columns : undefined;
    },
  };
}

const pipes = ["pipe", "pipe", "pipe"] as const;

/**
 * A descriptor that this process was started with, above the first sixteen, is passed on to every child (libuv marks the
 * others): it may be a log or a token's file. In the child each of those is /dev/null.
 */
function covers(): readonly ("ignore" | number)[] {
  // None comes later: what this process opens is closed in a child.
  if (first?.size === 0) return [];
  const inherited = inheritedDescriptors();
  first ??= inherited;
  const last = Math.max(2, ...inherited);
  if (last === 2) return [];
  nullDevice ??= openSync("/dev/null", "r");
  const cover = nullDevice;
  return Array.from({ length: last - 2 }, (_, at) => (inherited.has(at + 3) ? cover : "ignore"));
}

let nullDevice: number | undefined;
/** Those that there were when a child was started first. */
let first: ReadonlySet<number> | undefined;

/** Only Linux tells them. */
function inheritedDescriptors(): ReadonlySet<number> {
  const folder = "/proc/self/fdinfo";
  if (!existsSync(folder)) return new Set();
  return new Set(
    readdirSync(folder).flatMap((name) =>
      Number(name) > 2 && staysOpen(`${folder}/${name}`) ? [Number(name)] : [],
    ),
  );
}

const closeOnExec = 0o2000000;

function staysOpen(file: string): boolean {
  try {
    const flags = /^flags:\s*(?<flags>[0-7]+)$/mu.exec(readFileSync(file, "utf8"))?.groups?.["flags"];
    return flags !== undefined && (Number.parseInt(flags, 8) & closeOnExec) === 0;
  } catch {
    // It was open only while the folder was read.
    return false;
  }
}

export const realClock: Clock = {
  now: () => performance.now(),
  after: (ms, fire) => {
    const timer = setTimeout(fire, ms);
    return () => clearTimeout(timer);
  },
};
