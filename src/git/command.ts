/**
 * Runs one git command through simple-git, within limits: input and output are text. Commands that print file names
 * (bytes), stream, or talk to a remote are run directly, in `git.ts`.
 */
import { GitError, GitPluginError, type SimpleGitOptions, simpleGit } from "simple-git";
import { cancelled } from "../model/errors.ts";
import type { Host } from "../platform/host.ts";

export type Command = {
  readonly binary: string;
  readonly folder: string;
  readonly args: readonly string[];
  /** The whole environment. */
  readonly env: Readonly<Record<string, string>>;
  /** Text for standard input, which ends with it. */
  readonly input: Buffer;
  readonly permissions: Pick<SimpleGitOptions, "unsafe" | "allowEnvironment">;
  readonly msMax: number;
  /** Maximum size of standard output and standard error together. */
  readonly outputBytesMax: number;
};

export type CommandResult =
  | { readonly kind: "ended"; readonly exitCode: number; readonly stdout: string; readonly stderr: string }
  | { readonly kind: "stopped"; readonly how: "time" | "output" | "signal" | "start" };

/** Time for git to end after its interrupt; then it is abandoned. */
const graceMsMax = 2_000;

/** Runs the command. Any exit code is returned as a value. Throws if the run is cancelled. */
export async function runGitCommand(
  { clock, stop: ending }: Pick<Host, "clock" | "stop">,
  command: Command,
): Promise<CommandResult> {
  const isEnding = () => ending?.aborted === true;
  if (isEnding()) throw cancelled();
  // At a limit git gets an interrupt, and ends: none of these commands has a helper.
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
      // Where nothing was printed simple-git waits 50 ms for it, though nothing can come once the stream has ended.
      stdout.once("end", () => stdout.emit("data", Buffer.alloc(0)));
    });
    return git.raw([...command.args]).then((stdout) => ({ kind: "ended", exitCode: 0, stdout, stderr: "" }));
  };
  try {
    return await Promise.race([ended(), leftBehind]);
  } catch (error) {
    if (isEnding()) throw cancelled();
    if (limit !== undefined) return { kind: "stopped", how: limit };
    // Only what this file asks of simple-git can make a plugin of it refuse.
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

/** Keeps every exit code: simple-git takes a failure that prints nothing on standard error for success. */
const keepExitCode: NonNullable<SimpleGitOptions["errors"]> = (error, result) => {
  // Null where a signal ended it, whatever the type says.
  const exitCode: number | null = result.exitCode;
  if (exitCode === 0) return undefined;
  if (error instanceof Error && !(error instanceof GitError)) return error;
  if (exitCode === null) return new EndedBySignal();
  if (exitCode < 0) return error ?? new Error("git did not start");
  const text = (pieces: Buffer[]) => Buffer.concat(pieces).toString("utf8");
  return new GitExit(exitCode, text(result.stdOut), text(result.stdErr));
};
