/** Renders a report as the content of a check run: one conclusion, a title, Markdown, and ranked annotations. */

import { compact } from "../model/compact.ts";
import { isTolerated } from "../model/exit-code.ts";
import type { Place, Severity } from "../model/finding.ts";
import type { ReplayedTrace } from "../model/replay.ts";
import type { Report } from "../model/report.ts";
import { cut, shorten } from "../model/text.ts";
import { markWords, shownSeverityOf, traceLevel, traceWords } from "./annotations.ts";
import { type Mark, marksOf } from "./causes.ts";
import { terminalText } from "./escape.ts";
import type { MarkdownOptions } from "./markdown/finding.ts";
import { markdown } from "./markdown.ts";
import { unequalTraces } from "./replayed.ts";
import { decisionsOf } from "./sentence.ts";
import { verdictWords } from "./words.ts";

/** Conclusion of the check run: `action_required` and `failure` block a required check; `neutral` does not. */
export type CheckConclusion = "success" | "failure" | "neutral" | "action_required";

export type CheckAnnotation = {
  readonly path: string;
  readonly start_line: number;
  readonly end_line: number;
  /** Column, 1-based; only if start and end are on one line, because GitHub refuses it otherwise. */
  readonly start_column?: number;
  readonly end_column?: number;
  readonly annotation_level: "failure" | "warning" | "notice";
  readonly message: string;
  readonly title: string;
};

export type CheckContent = {
  readonly conclusion: CheckConclusion;
  readonly title: string;
  readonly summary: string;
  readonly annotations: readonly CheckAnnotation[];
};

/**
 * Maximum number of annotations: ten requests of fifty. More would meet GitHub's limits on writing; the summary has
 * the rest.
 */
export const checkAnnotationsMax = 500;
const tracesMax = 50;
const titleLengthMax = 200;
const messageLengthMax = 4_000;
const summaryBytesMax = 60_000;

export type CheckOptions = Omit<MarkdownOptions, "bytesMax">;

/** Builds the content of a check run from a report. `action/github/check.ts` posts it. */
export function checkContent(report: Report, options: CheckOptions): CheckContent {
  return {
    conclusion: conclusionOf(report),
    title: titleOf(report),
    summary: markdown(report, { ...options, bytesMax: summaryBytesMax }),
    annotations: annotationsOf(report, options.show),
  };
}

/**
 * Returns the conclusion. An inconclusive run has the one that the policy sets, or `neutral` if the policy tolerates
 * it.
 */
function conclusionOf(report: Report): CheckConclusion {
  if (report.verdict === "pass") return "success";
  if (report.verdict === "fail") return "failure";
  return isTolerated(report) ? "neutral" : report.policy.inconclusive;
}

/** Returns the title, which the list of checks of a pull request shows: the verdict and the first reason. */
function titleOf(report: Report): string {
  const [first] = decisionsOf(report);
  const why = first === undefined ? "" : `: ${terminalText(first.said)}`;
  return shorten(verdictWords[report.verdict] + why, titleLengthMax);
}

/**
 * Lists the annotations, those that fail first: the page of a check shows them in this order. Traces have reserved
 * room, so that many findings do not push them out.
 */
function annotationsOf(report: Report, show: Severity): readonly CheckAnnotation[] {
  const marks = marksOf(report, show).filter(({ place }) => place !== null);
  const traces = unequalTraces(report).slice(0, tracesMax);
  // Failures come first. Within a level, findings come before traces.
  return [
    ...marks.slice(0, checkAnnotationsMax - traces.length).map((one) => annotationOf(one, report)),
    ...traces.map((one) => traceAnnotation(one, report)),
  ].toSorted((left, right) => levelRank(left) - levelRank(right));
}

/**
 * Annotates a trace at line 1. It has no better line: the replay was of base's trace, and head may have another one
 * or none.
 */
function traceAnnotation(trace: ReplayedTrace, report: Report): CheckAnnotation {
  const { title, message } = traceWords(trace, report);
  return {
    path: trace.path,
    start_line: 1,
    end_line: 1,
    annotation_level: levels[traceLevel(trace, report)],
    title: cut(title, titleLengthMax),
    message: cut(message, messageLengthMax),
  };
}

const levels = {
  error: "failure",
  warning: "warning",
  information: "notice",
  hint: "notice",
} as const satisfies Record<Severity, CheckAnnotation["annotation_level"]>;

function levelRank({ annotation_level: level }: CheckAnnotation): number {
  return Object.values(levels).indexOf(level);
}

/**
 * Converts a mark to an annotation. A mark without a place was left out before; the fallback only satisfies the
 * type.
 */
function annotationOf(mark: Mark, report: Report): CheckAnnotation {
  const { title, lead, said } = markWords(mark);
  return {
    ...linesOf(mark.place ?? (mark.kind === "cause" ? mark.first : mark.finding)),
    annotation_level: levels[shownSeverityOf(mark, report)],
    title: cut(title, titleLengthMax),
    message: cut(`${lead}${said}`, messageLengthMax),
  };
}

/**
 * Converts a range to the lines of an annotation, from 1. Columns are given only for a range within one line,
 * because GitHub refuses them otherwise.
 */
function linesOf({
  path,
  range: { start, end },
}: Place): Pick<CheckAnnotation, "path" | "start_line" | "end_line" | "start_column" | "end_column"> {
  const isOneLine = start.line === end.line && end.character > start.character;
  return {
    path,
    start_line: start.line + 1,
    end_line: Math.max(start.line, end.line) + 1,
    ...compact({
      start_column: isOneLine ? start.character + 1 : undefined,
      end_column: isOneLine ? end.character + 1 : undefined,
    }),
  };
}
