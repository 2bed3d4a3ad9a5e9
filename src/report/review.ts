/**
 * Report → the one review with suggested changes: a comment for each edit that a server offers, to take with a click.
 *
 * A suggestion is code as it would stand in the file, so nothing in it is made safe by other characters: what could hide something was left
 * out before (`core/suggestion.ts`), the fence is longer than any in it, and in code GitHub makes nothing of a name or an address.
 */
import { sha256 } from "../model/digest.ts";
import { type ComparedFinding, type Severity, severityAtLeast } from "../model/finding.ts";
import { compareFindings } from "../model/order.ts";
import type { Report } from "../model/report.ts";
import { isReadable, type Suggestion, suggestionDigest } from "../model/suggestion.ts";
import { cut, plural } from "../model/text.ts";
import { fenceOf } from "../model/visible.ts";
import { codeSpan } from "./markdown/finding.ts";
import { shownLine, suggestionTitle } from "./suggestion.ts";

/** GitHub limits how much is written at once, and a reviewer reads no more: what is left comes with the next run. */
export const reviewCommentsMax = 25;

export type ReviewContent = {
  readonly comments: readonly SuggestedChange[];
};

export type SuggestedChange = {
  readonly path: string;
  /** From 1, in the file as the pull request has it; `start` is the first. */
  readonly start: number;
  readonly end: number;
  /** What those lines have to be for the suggestion to mean anything. */
  readonly lines: readonly string[];
  readonly body: string;
  /** The last line of the body, and what is looked for in those that are there. */
  readonly marker: string;
};

/** `show` is the lowest severity that is shown. */
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
    // Two findings may be mended by one edit.
    const key = JSON.stringify([finding.path, line, suggestion.before, suggestion.after]);
    if (known.has(key)) continue;
    known.add(key);
    comments.push(commentOn(finding, suggestion, line));
  }
  return { comments };
}

/** Of the review as a whole. */
export function reviewBody(count: number): string {
  return `Lanser: ${plural(count, "edit")} that the language servers offer for what is new here. Nothing was applied, and nobody has tried ${count === 1 ? "it" : "them"}.`;
}

function commentOn(finding: ComparedFinding, suggestion: Suggestion, line: number): SuggestedChange {
  const { server, title } = suggestionTitle(suggestion);
  const marker = markerOf(finding, suggestion);
  const message = cut(finding.message, messageLengthMax).replace(/\n\s*/gu, " — ");
  const body = [
    `${codeSpan(message)}`,
    "",
    `${codeSpan(server)} suggests: ${codeSpan(title)}`,
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

const messageLengthMax = 1_000;

/** Of the file and of what is suggested in it, wherever its lines have gone since, and whichever of several findings it would mend. */
function markerOf({ path }: ComparedFinding, suggestion: Suggestion): string {
  return `<!-- lanser:suggestion:${hex(sha256(path))}:${hex(suggestionDigest(suggestion))} -->`;
}

function hex(digest: string): string {
  return digest.replace(/^sha256:/u, "");
}

/** The marker of a comment of ours; undefined for any other. */
export function markerIn(body: string): string | undefined {
  const last = body.trimEnd().split(/\r?\n/u).at(-1) ?? "";
  return /^<!-- lanser:suggestion:[0-9a-f]{64}:[0-9a-f]{64} -->$/u.test(last) ? last : undefined;
}
