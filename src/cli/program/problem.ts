/** Shows the error of a command: a mistake of a person without a stack trace, an error of Lanser with one. */
import { errorTable, UserError } from "../../model/errors.ts";
import { machineProblem } from "../../model/machine.ts";
import type { Host } from "../../platform/host.ts";
import { logLines, terminalLines, terminalText } from "../../report/escape.ts";
import {
  copiedBlock,
  indentBlocks,
  layout,
  type TextBlock,
  wordsBlock,
} from "../../report/terminal/layout.ts";
import { widthMin } from "../../report/terminal/options.ts";
import { paintSpan } from "../../report/terminal/paint.ts";

/**
 * Runs a command and returns its exit code, also if it throws: then the error goes to standard error. An error after a
 * cancellation counts as cancelled, because ended child processes can cause any error.
 */
export async function runForExitCode(
  host: Pick<Host, "stderr" | "stop">,
  run: () => Promise<number>,
): Promise<number> {
  try {
    return await run();
  } catch (thrown) {
    const error =
      host.stop?.aborted === true && !(thrown instanceof UserError) ? whileEnding(thrown) : thrown;
    const { isTerminal, columns } = host.stderr;
    const problem = showProblem(error, isTerminal ? columns : undefined);
    host.stderr.write(problem.text);
    return problem.exitCode;
  }
}

/** Converts an error after a cancellation: a cancelled command ends its programs, and then anything can fail. */
function whileEnding(cause: unknown): UserError {
  return new UserError("cancelled", `the command was cancelled, and then failed: ${String(cause)}`, {
    cause,
  });
}

/**
 * Formats an error and returns its exit code. A mistake of a person has no stack trace; an error of Lanser has one for
 * a bug report. `width` is that of the terminal in columns; undefined means that no line is wrapped.
 */
export function showProblem(
  thrown: unknown,
  width?: number,
): { readonly text: string; readonly exitCode: number } {
  const error = machineProblem(thrown) ?? thrown;
  if (error instanceof UserError) {
    const { message, exitCode } = error;
    if (width === undefined) {
      const hint = error.hint === "" ? "" : `${terminalLines(error.hint, "  ")}\n`;
      return { text: `lanser: ${terminalText(message)}\n${hint}`, exitCode };
    }
    const hints = error.hint === "" ? [] : error.hint.split("\n").map(hintLine);
    const blocks = [...indentBlocks("  ", [wordsBlock(message)], "lanser: "), ...indentBlocks("  ", hints)];
    const room = { width: Math.max(widthMin, width), wraps: true };
    return { text: paintSpan(layout(blocks, room), { color: false, links: false }), exitCode };
  }
  const stack = error instanceof Error ? (error.stack ?? error.message) : String(error);
  const { hint, exitCode } = errorTable.broken;
  // A message can quote output of a server, which a runner could read as a command. `logLines` prevents that.
  return { text: `lanser: internal error (a broken invariant)\n${logLines(stack)}\n  ${hint}\n`, exitCode };
}

/** Formats a line of a hint: an indented line is meant to be copied, and an empty line remains empty. */
function hintLine(line: string): TextBlock {
  return /^\s|^$/u.test(line) ? copiedBlock(line) : wordsBlock(line);
}
