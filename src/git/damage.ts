/** Errors of git itself, which are a defect neither of Lanser nor of the change: limits, signals, damaged objects. */

import { UserError } from "../model/errors.ts";

/** Failure of a git command that a signal or a limit of Lanser ended. */
export class GitFailed extends UserError {
  constructor(command: string, how: string) {
    super("machine-limit", `the command git ${command} ${how}`, {
      hint: "After a timeout, search for a named pipe among the files. After a signal, give the job more memory.",
    });
    this.name = "GitFailed";
  }
}

/** Words for a command that a signal ended; they continue "git COMMAND …". */
export const wasEnded = "ended because of a signal";

/** Returns words for a command that hit its time limit; they continue "git COMMAND …". */
export function timeoutText(msMax: number): string {
  return `took longer than ${msMax / 1_000} s`;
}

/** Failure for objects that git cannot read, and for objects that git would never write, which somebody forged. */
export class DamagedObjects extends UserError {
  /** Message for a log, never for a report: it names folders. */
  readonly gitMessage: string;

  constructor(command: string, gitMessage: string) {
    super("unreadable-file", `the command git ${command} cannot read a damaged object of the repository`, {
      hint: "Run `git fsck` to find the damage, or clone the repository again.",
    });
    this.name = "DamagedObjects";
    this.gitMessage = gitMessage;
  }
}

/**
 * Matches git's messages (in the C locale, git 2.38 to 2.52) about loose objects, packs and trees that are truncated,
 * empty or mixed up. git has no exit code for damage.
 */
const damage =
  /corrupt|inflate|is empty|bad (?:object|tree|packed)|unable to (?:read|unpack|parse|open object)|could not (?:read|parse)|cannot read|not a (?:tree|valid) object|(?:missing|invalid) (?:blob|tree|commit|object)|truncated|hash mismatch|garbage at end|malformed|too-short tree|unpackable|empty filename|packfile/iu;

/** True if a message of git reports a damaged object. A broken configuration or index is another problem. */
export function isDamage(gitMessage: string): boolean {
  return damage.test(gitMessage) && !/\bconfig\b|\bindex file\b/iu.test(gitMessage);
}
