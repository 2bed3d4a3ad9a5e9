/** What a server offers to do about a finding, as far as it is an edit of the finding's own file. */
import type { Finding, Range } from "./finding.ts";

export type TextEdit = { readonly range: Range; readonly text: string };

export type Fix = {
  /** In the server's words. */
  readonly title: string;
  /** In the server's order; none of them overlap. */
  readonly edits: readonly TextEdit[];
};

/** What names a finding among those of its server and its file. */
export type FixedFinding = Pick<Finding, "path" | "range" | "severity" | "source" | "code" | "message">;

export type OfferedFixes = {
  readonly finding: FixedFinding;
  /** What the server prefers comes first. */
  readonly fixes: readonly Fix[];
};

/** What a session was asked about, and what it said. */
export type AskedFixes = {
  readonly asked: readonly FixedFinding[];
  readonly offered: readonly OfferedFixes[];
  /** The server did not answer in time, and the rest was not asked. */
  readonly isCut?: true;
};
