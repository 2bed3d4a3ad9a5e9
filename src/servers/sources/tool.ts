/** A program of the machine that fetches or unpacks what a server is made of: from PATH, with the variables that it is given alone. */
import type { Host } from "../../platform/host.ts";
import { run } from "../../platform/run.ts";
import { findExecutable, safeSearchPath } from "../executables.ts";
import type { InstallHost, InstallPlace } from "../source.ts";

export type ToolRun =
  | { readonly kind: "done"; readonly stdout: string }
  | { readonly kind: "failed"; readonly tool: string; readonly stderr: string }
  | { readonly kind: "no-tool"; readonly tool: string }
  | { readonly kind: "not-run"; readonly tool: string; readonly message: string };

type Tool = {
  readonly tool: string;
  readonly args: readonly string[];
  /** The names of the job's variables that it gets. */
  readonly variables: RegExp;
  readonly msMax: number;
};

/** Runs the program by the name that was found: a virtual environment knows itself by it. */
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
  if (result === undefined) return { kind: "not-run", tool, message: "did not start" };
  if (result.timedOut) return { kind: "not-run", tool, message: `took longer than ${msMax / 1000} s` };
  if (result.exitCode === null) return { kind: "not-run", tool, message: "ended because of a signal" };
  return result.exitCode === 0
    ? { kind: "done", stdout: result.stdout.toString() }
    : { kind: "failed", tool, stderr: result.stderr };
}

/**
 * The environment of the program: never a token of the job. What a program unpacks on the way goes away with the
 * folder.
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
  // What it complains of is read.
  environment["LC_ALL"] = "C.UTF-8";
  environment["PATH"] = safeSearchPath(host.env["PATH"], forbidden).join(":");
  return environment;
}
