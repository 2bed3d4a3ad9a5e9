/**
 * What a change may do to a finding beside mending it, and what a mended one looks like.
 * Which is which was decided by reading the change; that findings vanish was seen with the checkers' own commands.
 */
import type { Files } from "../../support/files.ts";

export type TrickCase = {
  readonly name: string;
  readonly says: string;
  readonly base: Files;
  /** What head changes of base; null takes a file away. */
  readonly head: Files;
  /** A blur takes a finding away and mends nothing; a hide brings an error that the checker does not see. */
  readonly kind: "blur" | "hide" | "honest";
  /**
   * The findings of base that head no longer has, as "path:line rule word": a 1-based line of base, and a word of the
   * message or of the line.
   */
  readonly vanished: readonly string[];
};

/** The text with one place of it replaced; a place that is not there is a mistake of the case. */
export function edited(text: string, from: string, to: string): string {
  if (text.split(from).length !== 2) throw new Error(`not there exactly once: ${from}`);
  return text.replace(from, () => to);
}
