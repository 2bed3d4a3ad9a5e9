/** How a failure of a command is shown: a person's mistake without a stack, ours with one. */
import { errorTable, UserError } from "../errors.ts";
import type { Host } from "../host.ts";
import { logLines, terminalLines, terminalText } from "../output/escape.ts";

/** The exit code of what `run` does, also when it fails; how it failed goes to standard error. */
export async function exitCodeOf(host: Pick<Host, "stderr">, run: () => Promise<number>): Promise<number> {
  try {
    return await run();
  } catch (error) {
    const problem = showProblem(error);
    host.stderr.write(problem.text);
    return problem.exitCode;
  }
}

export function showProblem(error: unknown): { readonly text: string; readonly exitCode: number } {
  if (error instanceof UserError) {
    const hint = error.hint === "" ? "" : `${terminalLines(error.hint, "  ")}\n`;
    return { text: `lanser: ${terminalText(error.message)}\n${hint}`, exitCode: error.exitCode };
  }
  const stack = error instanceof Error ? (error.stack ?? error.message) : String(error);
  const { hint, exitCode } = errorTable.broken;
  // A message may quote a line of a server or of git; the runner reads standard error too.
  return { text: `lanser: a broken invariant\n${logLines(stack)}\n  ${hint}\n`, exitCode };
}
