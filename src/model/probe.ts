/**
 * Defines a probe: a text with a deliberate error that replaces a file. It shows whether the checker checks that place
 * at all. Lanser sends probes after the last answer. They are never on disk and not part of a result.
 */
import type { Finding, Range } from "./finding.ts";
import type { Side } from "./report.ts";

export type ProbeAsk = {
  readonly side: Side;
  /** A file of that side's program. */
  readonly path: string;
  /** The text that replaces the file's own. */
  readonly text: string;
  /**
   * True if other files see no difference between this text and the file's own. Such probes can be open at the same
   * time. After each change of a file a server checks the file's dependents again, so single probes would take much
   * longer.
   */
  readonly isInert?: true;
};

export type UnreachableCode = Range & { readonly message: string };

/** The server's answer to a probe. Places refer to the probe's text. */
export type ProbeAnswer = ProbeAsk & {
  /** Null if the server did not answer for this file, or if the answer was unreadable. */
  readonly findings: readonly Finding[] | null;
  /** Code of the text that the server marks as unreachable, with its message. Empty without an answer. */
  readonly unreachable: readonly UnreachableCode[];
};

/**
 * Returns the next probes, from all answers so far in the order of the probes. An empty list ends the probing. The same
 * answers must give the same probes, because a replay calls the plan again. No probe is sent twice.
 */
export type ProbePlan = (answers: readonly ProbeAnswer[]) => readonly ProbeAsk[];
