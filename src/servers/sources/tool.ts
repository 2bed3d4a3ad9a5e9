/**
 * Runs programs of the machine that fetch or unpack a server's files. They come from PATH and get only the listed
 * variables.
 */
import type { Host } from "../../platform/host.ts";
import { run } from "../../platform/run.ts";
import { findExecutable, safeSearchPath } from "../executables.ts";
import type { InstallHost, InstallPlace } from "../source.ts";

/** How a program ended. */
export type ToolRun =
  | { readonly kind: "done"; readonly stdout: string }
  | { readonly kind: "failed"; readonly tool: string; readonly stderr: string }
  | { readonly kind: "no-tool"; readonly tool: string }
  | { readonly kind: "not-run"; readonly tool: string; readonly message: string };

/** A program to run. */
type Tool = {
  readonly tool: string;
  readonly args: readonly string[];
  /** Names of the job's variables that the program gets. */
  readonly variables: RegExp;
  readonly msMax: number;
};

/**
 * Runs a program and says how it ended. It never throws: a missing program or a timeout is a value that the caller
 * words. The program is started under its name on PATH, not its real path, because Python finds its virtual
 * environment by that name.
 */
export async function runTool(
  host: InstallHost,
  { folder, forbidden }: InstallPlace,
  { tool, args, variables, msMax }: Tool,
): Promise<ToolRun> {
  const found = findExecutable(tool, host.env["PATH"], forbidden);
  if (found === undefined) return { kind: "no-tool", tool };
  const result = await run(
    host,
    {
      file: found.path,
      args,
      cwd: folder,
      env: { ...environmentOf(host, forbidden, variables), TMPDIR: folder },
    },
    { input: Buffer.alloc(0), msMax, onOutput: null },
  ).catch(() => undefined);
  if (result === undefined) return { kind: "not-run", tool, message: `${tool} did not start` };
  if (result.timedOut)
    return { kind: "not-run", tool, message: `${tool} took longer than ${msMax / 1000} s` };
  if (result.exitCode === null) return { kind: "not-run", tool, message: `a signal ended ${tool}` };
  return result.exitCode === 0
    ? { kind: "done", stdout: result.stdout.toString() }
    : { kind: "failed", tool, stderr: result.stderr };
}

/**
 * Builds the program's environment: never a token of the job. TMPDIR is the place's folder, so that all temporary
 * files disappear with it.
 */
function environmentOf(
  host: Pick<Host, "env">,
  forbidden: readonly string[],
  variables: RegExp,
): Record<string, string> {
  const environment: Record<string, string> = {};
  for (const [name, value] of Object.entries(host.env)) {
    if (value !== undefined && variables.test(name)) environment[name] = value;
  }
  // The caller reads error messages, which must be English.
  environment["LC_ALL"] = "C.UTF-8";
  environment["PATH"] = safeSearchPath(host.env["PATH"], forbidden).join(":");
  return environment;
}
