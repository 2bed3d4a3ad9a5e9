/**
 * Renders a report as text for a terminal or a log. The first lines have the verdict, its reasons, and the command
 * that reproduces it.
 */
import type { Report } from "../model/report.ts";
import { logLines, logPrefix } from "./escape.ts";
import { footer, headline } from "./terminal/around.ts";
import { findingSections } from "./terminal/findings.ts";
import { type Block, blank, layout } from "./terminal/layout.ts";
import { logLook, logWidth, type PlainOptions, widthMin } from "./terminal/options.ts";
import { painted } from "./terminal/paint.ts";
import { otherSections } from "./terminal/sections.ts";
import { widthOf } from "./terminal/width.ts";

export function plain(report: Report, options: PlainOptions): string {
  const width = Math.max(widthMin, options.width);
  const own = { ...options, width };
  const sections =
    options.detail === "quiet"
      ? [headline(report, own)]
      : [headline(report, own), ...findingSections(report, own), ...otherSections(report), footer(report)];
  const blocks = sections.flatMap((section): readonly Block[] => [...section, blank]);
  return painted(layout(blocks, own), own);
}

/** Renders the same for the log of a job, in which the runner reads every line. */
export function plainLog(report: Report, options: Omit<PlainOptions, keyof typeof logLook>): string {
  const look = { ...logLook, width: logWidth - widthOf(logPrefix) };
  return `${logLines(plain(report, { ...options, ...look }).trimEnd())}\n`;
}
