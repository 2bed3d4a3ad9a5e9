/** Git that does not do its work: nothing of ours is wrong, and nothing a person wrote. */

import { UserError } from "../model/errors.ts";

/** It was ended from outside, or hit a limit of ours. */
export class GitFailed extends UserError {
  constructor(command: string, how: string) {
    super("machine-limit", `git ${command} ${how}`, {
      hint: "If it took too long, look for a named pipe in place of a file. If it was ended, give the job more memory.",
    });
    this.name = "GitFailed";
  }
}

/** How a command failed that a signal ended. */
export const wasEnded = "was ended by a signal";

export function tookLonger(msMax: number): string {
  return `took longer than ${msMax / 1_000} s`;
}

/** Objects that git cannot read, or that git would not have written. */
export class DamagedObjects extends UserError {
  /** For a log, never for a report: it names folders. */
  readonly gitMessage: string;

  constructor(command: string, gitMessage: string) {
    super("unreadable-file", `git ${command} cannot read an object of the repository: it is damaged`, {
      hint: "See what `git fsck` prints, or clone again.",
    });
    this.name = "DamagedObjects";
    this.gitMessage = gitMessage;
  }
}

/** What git prints (in the C locale, 2.38 to 2.52) of loose objects, packs and trees that are cut off, empty or others'. */
const damage =
  /corrupt|inflate|is empty|bad (?:object|tree|packed)|unable to (?:read|unpack|parse|open object)|could not (?:read|parse)|cannot read|not a (?:tree|valid) object|(?:missing|invalid) (?:blob|tree|commit|object)|truncated|hash mismatch|garbage at end|malformed|too-short tree|unpackable|empty filename|packfile/iu;

export function isDamage(gitMessage: string): boolean {
  return damage.test(gitMessage) && !/\bconfig\b|\bindex file\b/iu.test(gitMessage);
}
