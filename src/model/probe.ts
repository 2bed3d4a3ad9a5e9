/**
 * Probes: a text that replaces a file, to see how the server reacts. It is sent after the last answer, is never on disk
 * and is not part of a result. It only shows whether the checker looked.
 */
import type { Finding, Range } from "./finding.ts";
import type { Side } from "./report.ts";

export type ProbeAsk = {
  readonly side: Side;
  /** A file of that side's program. */
  readonly path: string;
  /** Replaces the file's own text. */
  readonly text: string;
  /**
   * True if the text is the same to other files as the file's own, so that it can be open together with others of its
   * kind. Whenever a file's text changes, a server checks its dependents again; one probe at a time would cost a check
   * of all of them for each.
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
 * Returns the next probes, given all answers so far in the order of the probes; an empty list ends it. The same answers
 * must give the same probes, because a replay calls it again. A probe is not sent twice.
 */
export type ProbePlan = (answers: readonly ProbeAnswer[]) => readonly ProbeAsk[];
