/** Report → Markdown for the job summary. */
import type { Report } from "../model/report.ts";
import type { MarkdownOptions } from "./markdown/finding.ts";
import { markdown } from "./markdown.ts";

/** GitHub drops a summary of more than 1 MiB as a whole, and others may write to the same step's. */
export const summaryBytesMax = 900 * 1_024;

export function summary(report: Report, options: Omit<MarkdownOptions, "bytesMax">): string {
  return markdown(report, { ...options, bytesMax: summaryBytesMax });
}
