/**
 * Renders a report as one review with suggested changes: a comment for each edit that a server offers, to apply
 * with a click. A suggestion is code as it would be in the file, so no characters in it are replaced: suggestions
 * with hidden characters were dropped before (`model/suggestion.ts`), the fence is longer than any in it, and in
 * code GitHub links neither names nor addresses.
 */
import { sha256 } from "../model/digest.ts";
import { type ComparedFinding, type Severity, severityAtLeast } from "../model/finding.ts";
import { compareFindings } from "../model/order.ts";
import type { Report } from "../model/report.ts";
import { isReadable, type Suggestion, suggestionDigest } from "../model/suggestion.ts";
import { plural } from "../model/text.ts";
import { fenceOf } from "../model/visible.ts";
import { said } from "./blocks.ts";
import { markdownInline } from "./markdown/finding.ts";
import { suggested } from "./remarks.ts";
import { shownLine } from "./suggestion.ts";

/** Maximum number of comments: GitHub limits writing, and a reviewer reads no more. The next run posts the rest. */
export const reviewCommentsMax = 25;

export type ReviewContent = {
  readonly comments: readonly SuggestedChange[];
};

export type SuggestedChange = {
  readonly path: string;
  /** Line range, from 1, in the file as the pull request has it; `start` is the first line. */
  readonly start: number;
  readonly end: number;
  /** Expected text of those lines: the suggestion is only valid for it. */
  readonly lines: readonly string[];
  readonly body: string;
  /** Last line of the body, which is searched for in existing comments. */
  readonly marker: string;
};

/**
 * Collects the suggestions for new findings at or above the severity `show`. An edit that several findings share is
 * suggested once, because a second comment would only repeat it.
 */
export function reviewContent(report: Report, show: Severity): ReviewContent {
  const wanted = report.findings
    .filter(
      ({ state, severity, waived }) =>
        state === "new" && severityAtLeast(severity, show) && waived === undefined,
    )
    .toSorted(compareFindings);
  const comments: SuggestedChange[] = [];
  const known = new Set<string>();
  for (const finding of wanted) {
    const { suggestion } = finding;
    const line = suggestion === undefined ? null : shownLine(finding, suggestion);
    if (suggestion === undefined || line === null || line < 0 || !isReadable(suggestion)) continue;
    // One edit may fix two findings.
    const key = JSON.stringify([finding.path, line, suggestion.before, suggestion.after]);
    if (known.has(key)) continue;
    known.add(key);
    comments.push(commentOn(finding, suggestion, line));
  }
  return { comments };
}

/** Writes the text of the review as a whole. */
export function reviewBody(count: number): string {
  return `Lanser: the language servers offer ${plural(count, "edit")} for new findings here. Lanser applied nothing, and nobody has tested ${count === 1 ? "it" : "them"}.`;
}

/**
 * Makes the comment of one suggestion. GitHub offers the code in the fence as a one-click change of exactly these
 * lines. The marker on the last line identifies the comment in the next run.
 */
function commentOn(finding: ComparedFinding, suggestion: Suggestion, line: number): SuggestedChange {
  const marker = markerOf(finding, suggestion);
  const body = [
    markdownInline([said(finding.message)]),
    "",
    markdownInline(suggested(suggestion)),
    "",
    ...fenceOf(suggestion.after, "suggestion"),
    marker,
  ].join("\n");
  return {
    path: finding.path,
    start: line + 1,
    end: line + suggestion.before.length,
    lines: suggestion.before,
    body,
    marker,
  };
}

/**
 * Identifies a suggestion by its file and its edit, wherever its lines have moved, and whichever of several
 * findings it would fix.
 */
function markerOf({ path }: ComparedFinding, suggestion: Suggestion): string {
  return `<!-- lanser:suggestion:${hex(sha256(path))}:${hex(suggestionDigest(suggestion))} -->`;
}

function hex(digest: string): string {
  return digest.replace(/^sha256:/u, "");
}

/** Returns the marker of a comment of ours; undefined for any other comment. */
export function markerIn(body: string): string | undefined {
  const last = body.trimEnd().split(/\r?\n/u).at(-1) ?? "";
  return /^<!-- lanser:suggestion:[0-9a-f]{64}:[0-9a-f]{64} -->$/u.test(last) ? last : undefined;
}
