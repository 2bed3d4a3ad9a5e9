/** The command as a person starts it: a child process with an environment that holds only what the test says. */
import { type ChildProcess, spawn } from "node:child_process";
import { fileURLToPath } from "node:url";

export type Ran = { readonly code: number | null; readonly stdout: string; readonly stderr: string };

export type CommandOptions = {
  readonly cwd: string;
  /** The whole environment; see `plainEnvironment`. */
  readonly env: Readonly<Record<string, string>>;
  /** Standard input, which ends there; absent: it has none. */
  readonly input?: string;
  /** In a process group of its own, as a shell starts a command: a signal to `-pid` is then what a terminal sends. */
  readonly isLeader?: boolean;
};

const command = fileURLToPath(new URL("../../src/cli/main.ts", import.meta.url));
/** Where Node keeps sources without their types, so that each command does not strip them again. */
export const compiled = fileURLToPath(new URL("../../node_modules/.cache/lanser-compiled", import.meta.url));
/** The plain command on a large project takes minutes where much else runs. */
const msMax = 600_000;

/** Runs `lanser` from source. */
export function lanser(args: readonly string[], options: CommandOptions): Promise<Ran> {
  return startLanser(args, options).ended;
}

export function startLanser(args: readonly string[], options: CommandOptions) {
  const env = { NODE_COMPILE_CACHE: compiled, ...options.env };
  return start([process.execPath, command, ...args], { ...options, env });
}

/** Any program, by a command line. */
export function start(
  line: readonly string[],
  { cwd, env, input, isLeader = false }: CommandOptions,
): { readonly child: ChildProcess; readonly ended: Promise<Ran> } {
  const [file = "", ...args] = line;
  const child = spawn(file, args, {
    cwd,
    env: { ...env },
    stdio: [input === undefined ? "ignore" : "pipe", "pipe", "pipe"],
    timeout: msMax,
    detached: isLeader,
  });
  child.stdin?.end(input);
  const said = { stdout: "", stderr: "" };
  for (const name of ["stdout", "stderr"] as const) {
    child[name]?.setEncoding("utf8").on("data", (text: string) => {
      said[name] += text;
    });
  }
  const ended = new Promise<Ran>((resolve, reject) => {
    child.once("error", reject);
    child.once("close", (code) => resolve({ code, ...said }));
  });
  return { child, ended };
}

export { command as commandFile };

/** What a run needs of the machine: programs, a home for npm, and how the network is reached; nothing of a CI job. */
export function plainEnvironment(more: Readonly<Record<string, string>> = {}): Record<string, string> {
  const kept =
    /^(?:PATH|HOME|https?_proxy|no_proxy|NODE_EXTRA_CA_CERTS|SSL_CERT_(?:FILE|DIR)|npm_config_(?:registry|cafile|cache|userconfig))$/i;
  const environment: Record<string, string> = {};
  for (const [name, value] of Object.entries(process.env)) {
    if (value !== undefined && kept.test(name)) environment[name] = value;
  }
  return { ...environment, ...more };
}
