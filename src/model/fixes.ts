/** Fixes that a server offers for a finding, if they only edit the finding's own file. */
import type { Finding, Range } from "./finding.ts";

export type TextEdit = { readonly range: Range; readonly text: string };

export type Fix = {
  /** In the server's words. */
  readonly title: string;
  /** In the server's order; none of them overlap. */
  readonly edits: readonly TextEdit[];
};

/** Fields that identify a finding among those of its server and its file. */
export type FixedFinding = Pick<Finding, "path" | "range" | "severity" | "source" | "code" | "message">;

export type OfferedFixes = {
  readonly finding: FixedFinding;
  /** The fix that the server prefers is first. */
  readonly fixes: readonly Fix[];
};

/** The findings for which a session requested fixes, and the fixes that the server offered. */
export type AskedFixes = {
  readonly asked: readonly FixedFinding[];
  readonly offered: readonly OfferedFixes[];
  /** Present if the server did not answer in time, so that Lanser did not request the rest. */
  readonly isCut?: true;
};
