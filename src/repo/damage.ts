/** Objects of a repository that git cannot read: nothing of ours is wrong, and nothing a person wrote. */

import { UserError } from "../errors.ts";

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
  /corrupt|inflate|is empty|bad (?:object|tree|packed)|unable to (?:read|unpack|parse|open object)|could not (?:read|parse)|cannot read|not a (?:tree|valid) object|(?:missing|invalid) (?:blob|tree|commit|object)|truncated|hash mismatch|garbage at end|malformed|too-short tree|unpackable|packfile/iu;

export function isDamage(gitMessage: string): boolean {
  return damage.test(gitMessage) && !/\bconfig\b|\bindex file\b/iu.test(gitMessage);
}
