/** What a server would write in the place of a finding's lines, as every page shows it. */
import type { ComparedFinding } from "../model/finding.ts";
import type { Suggestion } from "../model/suggestion.ts";
import { type DiffLine, diffOf } from "./causes.ts";

/** Whose it is and what it does, to be made safe by who shows it: both may be from elsewhere. */
export function suggestionTitle({ server, title }: Suggestion): Pick<Suggestion, "server" | "title"> {
  return { server, title: title === "" ? "an edit" : title };
}

export function suggestionDiff(suggestion: Suggestion): readonly DiffLine[] {
  return diffOf({ excerpts: excerptsOf(suggestion) });
}

export function excerptsOf({ line, before, after }: Suggestion) {
  return { base: { line, lines: before }, head: { line, lines: after } };
}

/** The first of the lines that it replaces, in the file as a pull request shows it; null where it is not there as it was seen. */
export function shownLine(finding: ComparedFinding, { line }: Suggestion): number | null {
  const place = finding.cause === null ? finding.shown : finding.ownShown;
  if (place === null) return null;
  if (place === undefined) return line;
  return place.path === finding.path ? line + place.range.start.line - finding.range.start.line : null;
}
