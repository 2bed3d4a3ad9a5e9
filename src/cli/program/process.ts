/** Runs a command as a process, for the command line and the Actions: handles signals and unexpected errors. */
import { errorTable, UserError } from "../../model/errors.ts";
import { refusalIn } from "../../model/machine.ts";
import type { Host } from "../../platform/host.ts";
import { runForExitCode, showProblem } from "./problem.ts";

const stopSignals = ["SIGINT", "SIGTERM", "SIGHUP", "SIGQUIT"] as const;

/**
 * Runs a command as this process: turns signals into a cancellation, and sets the exit code. Every unexpected end gives
 * exit code 14, because Node's own 1 would mean a failed gate.
 */
export async function runAsProcess(
  process: NodeJS.Process,
  machine: Host,
  run: (host: Host, stop: AbortSignal) => Promise<number>,
): Promise<void> {
  const abort = new AbortController();
  // `on`, not `once`: a terminal and npm can both send the signal, and the second one must not stop the clean-up.
  for (const signal of stopSignals) process.on(signal, () => abort.abort());
  const host = { ...machine, stop: abort.signal };

  process.on("uncaughtException", (error) => {
    // simple-git adds its listener too late if git cannot start. The caller of git has the error already.
    if (isSpawn(error) && refusalIn(error)?.kind === "limit") return;
    const problem = showProblem(error);
    host.stderr.write(problem.text);
    process.exit(problem.exitCode);
  });
  // Node ends silently if nothing is left to wait for. Without a result, that must not look like success.
  process.exitCode = errorTable.broken.exitCode;
  let isLost = false;
  process.stdout.on("error", (error: NodeJS.ErrnoException) => {
    // A reader can stop early (`lanser gate | head`). The exit code is still that of the verdict.
    if (isLost || error.code === "EPIPE") return;
    isLost = true;
    process.exitCode = errorTable["machine-limit"].exitCode;
    host.stderr.write(showProblem(lostOutput(error)).text);
  });
  // If standard error fails, no other place is left for a message, and it holds no result.
  process.stderr.on("error", () => undefined);
  const code = await runForExitCode(host, () => run(host, abort.signal));
  process.exitCode = isLost ? errorTable["machine-limit"].exitCode : code;
}

/** Makes the error for output that could not be written: the exit code of the verdict would hide the loss. */
function lostOutput(error: unknown): UserError {
  const why = refusalIn(error)?.why ?? String(error);
  return new UserError("machine-limit", `cannot write to standard output: ${why}`, {
    hint: "The result is lost. Free space or redirect the output, and run the command again.",
    cause: error,
  });
}

function isSpawn(error: unknown): boolean {
  return error instanceof Error && "syscall" in error && String(error.syscall).startsWith("spawn");
}
