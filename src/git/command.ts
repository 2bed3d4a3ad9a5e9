/**
 * Runs one git command through simple-git, within limits of time and output. Input and output are text. `git.ts` runs
 * commands without simple-git if they print file names (bytes), stream their output, or talk to a remote.
 */
import { GitError, GitPluginError, type SimpleGitOptions, simpleGit } from "simple-git";
import { cancelled } from "../model/errors.ts";
import type { Host } from "../platform/host.ts";

/** One call of git with its limits. */
export type Command = {
  readonly binary: string;
  readonly folder: string;
  readonly args: readonly string[];
  /** The complete environment of the process. */
  readonly env: Readonly<Record<string, string>>;
  /** The complete text of standard input. */
  readonly input: Buffer;
  readonly permissions: Pick<SimpleGitOptions, "unsafe" | "allowEnvironment">;
  readonly msMax: number;
  /** Maximum size of standard output and standard error together. */
  readonly outputBytesMax: number;
};

/** Result of a call: its output with any exit code, or why it was stopped. */
export type CommandResult =
  | { readonly kind: "ended"; readonly exitCode: number; readonly stdout: string; readonly stderr: string }
  | { readonly kind: "stopped"; readonly how: "time" | "output" | "signal" | "start" };

/** Time for git to end after an interrupt. After that, Lanser goes on without it. */
const graceMsMax = 2_000;

/**
 * Runs the command. Returns any exit code as a value. `stopped` means that a limit was hit, a signal ended git, or git
 * did not start: git in an untrusted repository can run for hours or print without end. Throws if the run is cancelled.
 */
export async function runGitCommand(
  { clock, stop: ending }: Pick<Host, "clock" | "stop">,
  command: Command,
): Promise<CommandResult> {
  const isEnding = () => ending?.aborted === true;
  if (isEnding()) throw cancelled();
  // At a limit git gets an interrupt. That is enough, because none of these commands starts a helper process.
  const abort = new AbortController();
  let limit: "time" | "output" | "signal" | undefined;
  const cancels: (() => void)[] = [];
  const { promise: leftBehind, resolve: leave } = Promise.withResolvers<CommandResult>();
  const stop = (hit: "time" | "output" | "signal") => {
    if (limit !== undefined) return;
    limit = hit;
    abort.abort();
    cancels.push(clock.after(graceMsMax, () => leave({ kind: "stopped", how: hit })));
  };
  let bytes = 0;
  const count = (piece: Buffer) => {
    bytes += piece.length;
    if (bytes > command.outputBytesMax) stop("output");
  };
  cancels.push(clock.after(command.msMax, () => stop("time")));
  const onEnding = () => stop("signal");
  ending?.addEventListener("abort", onEnding, { once: true });
  cancels.push(() => ending?.removeEventListener("abort", onEnding));
  const ended = async (): Promise<CommandResult> => {
    const git = simpleGit({
      baseDir: command.folder,
      binary: command.binary,
      abort: abort.signal,
      input: () => command.input,
      errors: keepExitCode,
      ...command.permissions,
    });
    git.env({ ...command.env }).outputHandler((_, stdout, stderr) => {
      for (const stream of [stdout, stderr]) stream.on("data", count);
      // Without output simple-git waits another 50 ms for it. An empty piece at the end of the stream avoids the wait.
      stdout.once("end", () => stdout.emit("data", Buffer.alloc(0)));
    });
    return git.raw([...command.args]).then((stdout) => ({ kind: "ended", exitCode: 0, stdout, stderr: "" }));
  };
  try {
    return await Promise.race([ended(), leftBehind]);
  } catch (error) {
    if (isEnding()) throw cancelled();
    if (limit !== undefined) return { kind: "stopped", how: limit };
    // A plugin of simple-git refused the call. Only a wrong call in this file can cause that, so it is a defect.
    if (error instanceof GitPluginError) throw error;
    if (!(error instanceof GitExit))
      return { kind: "stopped", how: error instanceof EndedBySignal ? "signal" : "start" };
    const { exitCode, stdout, stderr } = error;
    return { kind: "ended", exitCode, stdout, stderr };
  } finally {
    for (const cancel of cancels) cancel();
  }
}

class EndedBySignal extends GitError {}

class GitExit extends GitError {
  readonly exitCode: number;
  readonly stdout: string;
  readonly stderr: string;

  constructor(exitCode: number, stdout: string, stderr: string) {
    super(undefined, stderr);
    this.exitCode = exitCode;
    this.stdout = stdout;
    this.stderr = stderr;
  }
}

/** Keeps every exit code. Without it, simple-git treats a failure without text on standard error as success. */
const keepExitCode: NonNullable<SimpleGitOptions["errors"]> = (error, result) => {
  // The code is null if a signal ended the process, although the type says `number`.
  const exitCode: number | null = result.exitCode;
  if (exitCode === 0) return undefined;
  if (error instanceof Error && !(error instanceof GitError)) return error;
  if (exitCode === null) return new EndedBySignal();
  if (exitCode < 0) return error ?? new Error("git did not start");
  const text = (pieces: Buffer[]) => Buffer.concat(pieces).toString("utf8");
  return new GitExit(exitCode, text(result.stdOut), text(result.stdErr));
};
