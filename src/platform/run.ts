/** Runs one program to its end, with a deadline. All short programs, such as git and npm, are run by it. */
import type { ChildProcess } from "node:child_process";
import { cancelled } from "../model/errors.ts";
import type { Host, SpawnRequest } from "./host.ts";

export type RunHost = Pick<Host, "clock" | "spawn" | "kill" | "stop">;

/** Input and limits of one program run. `msMax` is in milliseconds. */
export type RunOptions = {
  readonly input: Buffer;
  readonly msMax: number;
  /** Receives standard output in pieces instead of keeping it. Throwing ends the program and fails the run. */
  readonly onOutput: ((piece: Buffer) => void) | null;
};

export type RunResult = {
  /** Null if a signal ended it. */
  readonly exitCode: number | null;
  readonly stdout: Buffer;
  /** The end of standard error, at most `stderrBytesMax`. */
  readonly stderr: string;
  readonly timedOut: boolean;
};

const stderrBytesMax = 64 * 1024;
/** Limit on kept output. Use `onOutput` for larger output. */
const stdoutBytesMax = 512 * 1024 * 1024;

/**
 * Runs a program to its end in its own process group, and returns its output. At the deadline (`msMax`, milliseconds)
 * it kills the whole group, because git and npm start helpers. It also does so when the run must end, and then rejects
 * the promise as cancelled.
 */
export function run(
  host: RunHost,
  request: Omit<SpawnRequest, "detached">,
  options: RunOptions,
): Promise<RunResult> {
  const { stop } = host;
  if (stop?.aborted === true) return Promise.reject(cancelled());
  return new Promise((resolve, reject) => {
    const child = host.spawn({ ...request, detached: true });
    const pieces: Buffer[] = [];
    let stderr = Buffer.alloc(0);
    let stdoutBytes = 0;
    let timedOut = false;
    let failure: unknown;
    const cancel = host.clock.after(options.msMax, () => {
      timedOut = true;
      killGroup(host, child);
    });
    const onStop = () => killGroup(host, child);
    stop?.addEventListener("abort", onStop, { once: true });
    const release = () => {
      cancel();
      stop?.removeEventListener("abort", onStop);
    };
    child.stdout?.on("data", (piece: Buffer) => {
      if (failure !== undefined) return;
      try {
        if (options.onOutput !== null) return options.onOutput(piece);
        stdoutBytes += piece.length;
        if (stdoutBytes > stdoutBytesMax)
          throw new Error(`${request.file} printed more than ${stdoutBytesMax} bytes`);
        pieces.push(piece);
      } catch (error) {
        failure = error;
        killGroup(host, child);
      }
    });
    child.stderr?.on("data", (piece: Buffer) => {
      stderr = Buffer.concat([stderr, piece]).subarray(-stderrBytesMax);
    });
    // A program that ends before it has read its input breaks the pipe. Its exit code reports the failure.
    child.stdin?.on("error", () => {});
    child.stdin?.end(options.input);
    child.on("error", (error) => {
      release();
      reject(error);
    });
    child.on("close", (exitCode) => {
      release();
      if (failure !== undefined) return reject(failure);
      if (stop?.aborted === true && exitCode === null) return reject(cancelled());
      resolve({ exitCode, stdout: Buffer.concat(pieces), stderr: stderr.toString("utf8"), timedOut });
    });
  });
}

/** Kills a detached child and all processes of its group. Does nothing if the child did not start. */
export function killGroup(host: Pick<Host, "kill">, child: ChildProcess): void {
  if (child.pid !== undefined) host.kill(-child.pid, "SIGKILL");
}
