/** Errors of git itself: neither a fault of ours, nor of what a person wrote. */

import { UserError } from "../model/errors.ts";

/** Failure of git that was ended from outside, or hit a limit of ours. */
export class GitFailed extends UserError {
  constructor(command: string, how: string) {
    super("machine-limit", `git ${command} ${how}`, {
      hint: "If it took too long, look for a named pipe among the files. If something ended it, give the job more memory.",
    });
    this.name = "GitFailed";
  }
}

/** Description of a command that a signal ended. */
export const wasEnded = "ended because of a signal";

export function timeoutText(msMax: number): string {
  return `took longer than ${msMax / 1_000} s`;
}

/** Failure for objects that git cannot read, or that git would not have written. */
export class DamagedObjects extends UserError {
  /** Message for a log, never for a report: it names folders. */
  readonly gitMessage: string;

  constructor(command: string, gitMessage: string) {
    super("unreadable-file", `git ${command} cannot read an object of the repository: it is damaged`, {
      hint: "Run `git fsck`, or clone again.",
    });
    this.name = "DamagedObjects";
    this.gitMessage = gitMessage;
  }
}

/**
 * Matches git's messages (in the C locale, 2.38 to 2.52) on loose objects, packs and trees that are truncated,
 * empty or mixed up.
 */
const damage =
  /corrupt|inflate|is empty|bad (?:object|tree|packed)|unable to (?:read|unpack|parse|open object)|could not (?:read|parse)|cannot read|not a (?:tree|valid) object|(?:missing|invalid) (?:blob|tree|commit|object)|truncated|hash mismatch|garbage at end|malformed|too-short tree|unpackable|empty filename|packfile/iu;

export function isDamage(gitMessage: string): boolean {
  return damage.test(gitMessage) && !/\bconfig\b|\bindex file\b/iu.test(gitMessage);
}
