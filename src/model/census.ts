/**
 * A census: a server's own list of what silences it in a text, and of what a text declares without ever giving it a value. It
 * is asked as probes are; what is on the list is told from the server's own tokenizer, so that no form of a comment is missed.
 */
import type { Finding, Position } from "./finding.ts";

/** Of a server that can list them. Lines of the text stay where they are. */
export type Census = {
  /** Whether a text may hold a comment that silences the server. */
  readonly maySilence: (text: string) => boolean;
  /** Whether lines may declare something without a value. */
  readonly mayDeclare: (lines: readonly string[]) => boolean;
  /** The text with which the server says nothing but what is on the list. */
  readonly overlay: (text: string) => string;
  readonly read: (findings: readonly Pick<Finding, "code" | "message" | "range">[]) => CensusList;
};

export type CensusList = {
  /** In comments: where the server reads that it must be silent about a line, or about the file. */
  readonly silenced: readonly Position[];
  /** Attributes that have a type and no value. */
  readonly unassigned: readonly { readonly name: string; readonly at: Position }[];
};
