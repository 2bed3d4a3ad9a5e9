/** A command in this process: what it would do to a process is a value. */

import { runForExitCode } from "../../src/cli/program/problem.ts";
import { runCommand } from "../../src/cli/run.ts";
import { type Host, realHost } from "../../src/platform/host.ts";
import { plainEnvironment, type Ran } from "./command.ts";
import { sharing } from "./shared-pyright.ts";

export type InProcess = Partial<Host> & {
  readonly env?: Record<string, string>;
  readonly isTerminal?: boolean;
};

/** Called from `cwd`, with a plain environment and what `change` says besides. */
export async function runInProcess(
  cwd: string,
  args: readonly string[],
  { isTerminal = false, ...change }: InProcess = {},
): Promise<Ran> {
  const said = { stdout: "", stderr: "" };
  const into = (name: "stdout" | "stderr") => ({
    isTerminal,
    write: (text: string) => {
      said[name] += text;
    },
  });
  const host: Host = {
    ...sharing(realHost()),
    cwd,
    stdout: into("stdout"),
    stderr: into("stderr"),
    ...change,
    env: plainEnvironment(change.env),
  };
  const code = await runForExitCode(host, () => runCommand(host, args, new AbortController().signal));
  return { code, ...said };
}
