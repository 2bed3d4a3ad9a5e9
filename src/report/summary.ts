/** Renders a report as Markdown for the job summary. */
import type { Report } from "../model/report.ts";
import type { MarkdownOptions } from "./markdown/finding.ts";
import { markdown } from "./markdown.ts";

/**
 * Maximum size: GitHub drops a summary of more than 1 MiB completely, and others may write to the summary of the
 * same step.
 */
export const summaryBytesMax = 900 * 1_024;

export function summary(report: Report, options: Omit<MarkdownOptions, "bytesMax">): string {
  return markdown(report, { ...options, bytesMax: summaryBytesMax });
}
