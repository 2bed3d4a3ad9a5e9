/**
 * Record of all effects. Only the `main.ts` files use the real one (`realHost()`). Every function takes the part it
 * needs, so that a test passes an object with only those members and no other effect can happen.
 */
import { type ChildProcess, spawn } from "node:child_process";
import { existsSync, openSync, readdirSync, readFileSync } from "node:fs";
import { availableParallelism, freemem, tmpdir } from "node:os";

/** Cancels a timer. Calling it twice, or after the timer fired, does nothing. */
export type Cancel = () => void;

/** Time as an effect. A replay gives a virtual clock, so code below must not read the real one. */
export type Clock = {
  /** Milliseconds since an arbitrary start, monotonic, with fractions. */
  readonly now: () => number;
  /** Calls `fire` once after `ms` milliseconds, unless cancelled. */
  readonly after: (ms: number, fire: () => void) => Cancel;
};

export type SpawnRequest = {
  /** An absolute path. A bare name would be searched for in folders where a repository could have planted a program. */
  readonly file: string;
  readonly args: readonly string[];
  readonly cwd: string;
  /** The complete environment of the child; nothing is inherited. */
  readonly env: Readonly<Record<string, string>>;
  /** True for a process group of its own, so that the process and all its children can be ended together. */
  readonly detached: boolean;
  /**
   * True if the process does nothing that depends on the run before its first message: a server whose start does not
   * mention a tree.
   */
  readonly waits?: boolean;
};

export type Output = {
  readonly write: (text: string) => void;
  readonly isTerminal: boolean;
  /** Current width of a terminal; undefined if it is not known. */
  readonly columns?: number | undefined;
};

/** Resources that this process has used so far. */
export type Usage = { readonly cpuMs: number; readonly peakBytes: number };

/** Resources of this machine for more processes. */
export type Capacity = { readonly processors: number; readonly freeBytes: number };

export type Host = {
  readonly env: Readonly<Record<string, string | undefined>>;
  /** The folder in which the command was called; relative paths start from it. */
  readonly cwd: string;
  readonly platform: string;
  readonly arch: string;
  readonly pid: number;
  /** The Node binary that runs Lanser, and servers written for Node. */
  readonly nodePath: string;
  /** The file with which Node was started, as it was named; undefined if there is none. */
  readonly programFile: string | undefined;
  readonly nodeVersion: string;
  readonly temporaryFolder: string;
  readonly clock: Clock;
  readonly randomId: () => string;
  /** Returns the date in UTC as YYYY-MM-DD. */
  readonly today: () => string;
  /** Returns milliseconds since 1970 by the machine's clock, which can be set back. */
  readonly wallMs: () => number;
  readonly usage: () => Usage;
  readonly capacity: () => Capacity;
  /** Aborted when the run must end; running processes are then ended too. Absent if nothing ends it. */
  readonly stop?: AbortSignal;
  /** Starts a program with three pipes and no other inherited descriptor. */
  readonly spawn: (request: SpawnRequest) => ChildProcess;
  /** Signals a process, or its whole group when `pid` is negative; false when there is none. */
  readonly kill: (pid: number, signal: NodeJS.Signals | 0) => boolean;
  /**
   * Returns this user's processes whose environment has the entry `NAME=value` and that do not descend from this
   * process. It finds processes that left both their process group and their parent. Empty if the system does not
   * provide this; absent means the same.
   */
  readonly marked?: (entry: string) => readonly number[];
  readonly stdout: Output;
  readonly stderr: Output;
  /** Returns standard input as UTF-8 text, in pieces; absent if there is none. */
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

/** Finds marked processes. Only Linux provides them. */
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

/** Returns a file of a process. Empty for a process that has ended, and for another user's. */
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
 * Returns the stdio entries that cover inherited descriptors. A descriptor above the first sixteen with which this
 * process was started is passed on to every child (libuv marks the others). It may be a log or a token's file, so in
 * the child each is /dev/null.
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
/** Descriptors that existed when the first child was started. */
let first: ReadonlySet<number> | undefined;

/** Returns the inherited descriptors. Only Linux provides them. */
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
