/**
 * Defines a census: a server's own list of comments that silence the server in a text, and of declarations without a
 * value. Lanser queries it like a probe. The server's own tokenizer makes the list, so that no form of a comment is
 * missed.
 */
import type { Finding, Position } from "./finding.ts";

/** Census of a server that can list them. The lines of the text keep their numbers. */
export type Census = {
  /** True if a text can contain a comment that silences the server. */
  readonly maySilence: (text: string) => boolean;
  /** True if lines can declare something without a value. */
  readonly mayDeclare: (lines: readonly string[]) => boolean;
  /** Returns the text for which the server reports only entries of the list. */
  readonly overlay: (text: string) => string;
  readonly read: (findings: readonly Pick<Finding, "code" | "message" | "range">[]) => CensusList;
};

export type CensusList = {
  /** Positions in comments that tell the server to ignore a line or the file. */
  readonly silenced: readonly Position[];
  /** Attributes that have a type and no value. */
  readonly unassigned: readonly { readonly name: string; readonly at: Position }[];
};
