/** Runs a command as a process, for both programs: handles signals and unhandled failures. */
import { errorTable, UserError } from "../../model/errors.ts";
import { refusalIn } from "../../model/machine.ts";
import type { Host } from "../../platform/host.ts";
import { runForExitCode, showProblem } from "./problem.ts";

const stopSignals = ["SIGINT", "SIGTERM", "SIGHUP", "SIGQUIT"] as const;

/** Runs a command, and sets the exit code of this process. */
export async function runAsProcess(
  process: NodeJS.Process,
  machine: Host,
  run: (host: Host, stop: AbortSignal) => Promise<number>,
): Promise<void> {
  const abort = new AbortController();
  // Not once: a terminal and npm may each send the same signal, and the second must not kill the cleaning up.
  for (const signal of stopSignals) process.on(signal, () => abort.abort());
  const host = { ...machine, stop: abort.signal };
  // Whatever escapes is a broken invariant: 14, never Node's own 1, which would read as a failed gate.
  process.on("uncaughtException", (error) => {
    // simple-git listens too late to a git that was not started; the command that wanted it has failed by itself.
    if (isSpawn(error) && refusalIn(error)?.kind === "limit") return;
    const problem = showProblem(error);
    host.stderr.write(problem.text);
    process.exit(problem.exitCode);
  });
  // If nothing is left to wait for before there is a result, that is no success either.
  process.exitCode = errorTable.broken.exitCode;
  let isLost = false;
  process.stdout.on("error", (error: NodeJS.ErrnoException) => {
    // The reader may stop reading (`lanser gate | head`); the exit code is still that of the verdict.
    if (isLost || error.code === "EPIPE") return;
    isLost = true;
    process.exitCode = errorTable["machine-limit"].exitCode;
    host.stderr.write(showProblem(lostOutput(error)).text);
  });
  // There is no other place to say it, and what it held is no result.
  process.stderr.on("error", () => undefined);
  const code = await runForExitCode(host, () => run(host, abort.signal));
  process.exitCode = isLost ? errorTable["machine-limit"].exitCode : code;
}

function lostOutput(error: unknown): UserError {
  const why = refusalIn(error)?.why ?? String(error);
  return new UserError("machine-limit", `cannot write to standard output: ${why}`, {
    hint: "Free space, or send standard output elsewhere. The result was lost: run it again.",
    cause: error,
  });
}

function isSpawn(error: unknown): boolean {
  return error instanceof Error && "syscall" in error && String(error.syscall).startsWith("spawn");
}
