/** Describes the replacement that a server suggests for a finding's lines, for every page. */
import type { ComparedFinding } from "../model/finding.ts";
import type { Suggestion } from "../model/suggestion.ts";
import { type DiffLine, diffOf } from "./causes.ts";

export function suggestionDiff(suggestion: Suggestion): readonly DiffLine[] {
  return diffOf({ excerpts: suggestionExcerpts(suggestion) });
}

export function suggestionExcerpts({ line, before, after }: Suggestion) {
  return { base: { line, lines: before }, head: { line, lines: after } };
}

/** Returns the first replaced line, in the file as a pull request shows it; null if it is not there unchanged. */
export function shownLine(finding: ComparedFinding, { line }: Suggestion): number | null {
  const place = finding.cause === null ? finding.shown : finding.ownShown;
  if (place === null) return null;
  if (place === undefined) return line;
  return place.path === finding.path ? line + place.range.start.line - finding.range.start.line : null;
}
