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

/** Program to start. */
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

/** Standard output or standard error. */
export type Output = {
  readonly write: (text: string) => void;
  readonly isTerminal: boolean;
  /** Current width of a terminal; undefined if it is not known. */
  readonly columns?: number | undefined;
};

/** Resources that this process has used so far. */
export type Usage = { readonly cpuMs: number; readonly peakBytes: number };

/** Resources that this machine has left for more processes. */
export type Capacity = { readonly processors: number; readonly freeBytes: number };

/** All effects that the code can have. */
export type Host = {
  readonly env: Readonly<Record<string, string | undefined>>;
  /** The folder in which the command was called; relative paths start from it. */
  readonly cwd: string;
  readonly platform: string;
  readonly arch: string;
  readonly pid: number;
  /** Process id of Lanser for the servers that it starts; null in a sandbox, where the id names no process. */
  readonly pidForServers: number | null;
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
  /**
   * Returns a text that no later process with the same id has; undefined if there is no such process. Always undefined
   * if the system does not provide this; absent means the same.
   */
  readonly processStart?: (pid: number) => string | undefined;
  readonly stdout: Output;
  readonly stderr: Output;
  /** Returns standard input as UTF-8 text, in pieces; absent if there is none. */
  readonly stdin?: () => AsyncIterable<string>;
};

/**
 * Returns the effects of this process. Only the `main.ts` files call it; everything else takes a Host as an argument.
 */
export function realHost(): Host {
  return {
    env: process.env,
    // scripts/run.mjs sets this. npm's own INIT_CWD would be wrong in a script that has changed its folder.
    cwd: process.env["LANSER_CALLED_FROM"] ?? process.cwd(),
    platform: process.platform,
    arch: process.arch,
    pid: process.pid,
    pidForServers: process.pid,
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
        // EPERM means that the process exists and belongs to another user.
        return (error as NodeJS.ErrnoException).code === "EPERM" && signal === 0;
      }
    },
    marked: markedProcesses,
    processStart: startOfProcess,
    stdout: outputTo(process.stdout),
    stderr: outputTo(process.stderr),
    stdin: () => process.stdin.setEncoding("utf8"),
  };
}

/**
 * Implements `Host.marked`. A server can start helpers that leave its process group, and a kill of the group misses
 * them. Reads /proc, so it returns nothing on other systems than Linux.
 */
function markedProcesses(entry: string): readonly number[] {
  if (!existsSync("/proc/self/environ")) return [];
  const pids = readdirSync("/proc").filter((name) => /^\d+$/u.test(name));
  return pids.map(Number).filter((pid) => hasEntry(pid, entry) && !descends(pid));
}

/** True if a process was started with this entry `NAME=value` in its environment. */
function hasEntry(pid: number, entry: string): boolean {
  return readProcess(pid, "environ").split("\0").includes(entry);
}

/**
 * True if a process descends from this one. Such processes are still in use by this run, so `marked` leaves them out.
 */
function descends(pid: number): boolean {
  for (let at = pid; at > 1; ) {
    // "PID (NAME) STATE PARENT …": a name can itself hold parentheses, so the pattern takes the last one.
    const parent = /.*\) \S (\d+) /su.exec(readProcess(at, "stat"))?.[1];
    if (parent === undefined) return false;
    at = Number(parent);
    if (at === process.pid) return true;
  }
  return false;
}

/** Implements `Host.processStart`: the id of this boot and the time since then, in ticks. */
function startOfProcess(pid: number): string | undefined {
  // The name in parentheses can have spaces, and the start is the twentieth value after it.
  const ticks = readProcess(pid, "stat")
    .replace(/^.*\) /su, "")
    .split(" ")[19];
  if (ticks === undefined || !existsSync(bootFile)) return undefined;
  return `${readFileSync(bootFile, "utf8").trim()}.${ticks}`;
}

const bootFile = "/proc/sys/kernel/random/boot_id";

/**
 * Reads a file of a process below /proc. Empty for a process of another user, and for one that has ended: processes end
 * at any time during the search.
 */
function readProcess(pid: number, name: "environ" | "stat"): string {
  try {
    return readFileSync(`/proc/${pid}/${name}`, "utf8");
  } catch {
    return "";
  }
}

/** Wraps a stream as an Output. A terminal is one only outside of CI, because the log of a job shows no colours. */
function outputTo(stream: NodeJS.WriteStream): Output {
  return {
    write: (text) => void stream.write(text),
    // Some runners give a job a terminal's device, but its output is a log.
    isTerminal: stream.isTTY === true && process.env["CI"] === undefined,
    // A getter, because a person can resize the window during a run.
    get columns() {
      return stream.isTTY ? stream.columns : undefined;
    },
  };
}

const pipes = ["pipe", "pipe", "pipe"] as const;

/**
 * Returns the stdio entries that hide inherited descriptors from a child: they may be a log or a token's file. Node
 * closes those up to the first gap above the first sixteen in children. Each other one becomes /dev/null in the child.
 */
function covers(): readonly ("ignore" | number)[] {
  // Descriptors that this process opens later need no cover: Node marks them to be closed in children.
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

/**
 * Returns the numbers of the descriptors above 2 that a child would inherit, which are the ones to cover. Reads /proc,
 * so it returns nothing on other systems than Linux.
 */
function inheritedDescriptors(): ReadonlySet<number> {
  const folder = "/proc/self/fdinfo";
  if (!existsSync(folder)) return new Set();
  return new Set(
    readdirSync(folder).flatMap((name) =>
      Number(name) > 2 && staysOpen(`${folder}/${name}`) ? [Number(name)] : [],
    ),
  );
}

/** Flag of a descriptor (octal, as in /proc) that closes it when a child starts. */
const closeOnExec = 0o2000000;

/** True if a descriptor stays open when a child starts. The system closes those with the close-on-exec flag itself. */
function staysOpen(file: string): boolean {
  try {
    const flags = /^flags:\s*(?<flags>[0-7]+)$/mu.exec(readFileSync(file, "utf8"))?.groups?.["flags"];
    return flags !== undefined && (Number.parseInt(flags, 8) & closeOnExec) === 0;
  } catch {
    // The descriptor is closed by now: it was the one that read the folder.
    return false;
  }
}

/** Clock of this machine. Replays use a virtual one instead. */
export const realClock: Clock = {
  now: () => performance.now(),
  after: (ms, fire) => {
    const timer = setTimeout(fire, ms);
    return () => clearTimeout(timer);
  },
};
