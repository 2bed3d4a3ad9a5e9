/**
 * Probes: a text in place of a file, to see what the server says to it. It is asked after the last answer, never lies on
 * disk and is no part of a result: what it shows is whether the checker looked.
 */
import type { Finding, Range } from "./finding.ts";
import type { Side } from "./report.ts";

export type ProbeAsk = {
  readonly side: Side;
  /** A file of that side's program. */
  readonly path: string;
  /** In place of the file's own. */
  readonly text: string;
  /**
   * Whether the text is to other files what the file's own is, so that it can be open beside others of its kind. A server
   * looks again at what needs a file whenever its text is another: one by one that would cost a check of them all for each.
   */
  readonly isInert?: true;
};

export type UnreachableCode = Range & { readonly message: string };

/** What the file has with that text: its places are those of the text. */
export type ProbeAnswer = ProbeAsk & {
  /** Null where the server did not answer for this file, or not so that it could be read. */
  readonly findings: readonly Finding[] | null;
  /** Code of the text that the server marks as not looked at, and what it says of it; empty without an answer. */
  readonly unreachable: readonly UnreachableCode[];
};

/**
 * Says what to ask next, given all that was answered so far, in the order in which it was asked; an empty list ends it.
 * The same answers must give the same questions: a replay asks again. What was asked before is not asked twice.
 */
export type ProbePlan = (answers: readonly ProbeAnswer[]) => readonly ProbeAsk[];
