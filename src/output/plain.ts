/** Report → text for a terminal or a log. The first lines say the verdict, why, and the command that reproduces it. */
import type { Severity } from "../core/finding.ts";
import type { Report } from "../core/report.ts";
import { logLines, logPrefix } from "./escape.ts";
import { footer, headline } from "./terminal/around.ts";
import { findingSections } from "./terminal/findings.ts";
import { type Block, blank, layout } from "./terminal/layout.ts";
import { type Paint, painted } from "./terminal/paint.ts";
import { otherSections } from "./terminal/sections.ts";
import { widthOf } from "./terminal/width.ts";

/** `quiet`: the verdict and what to do; `verbose`: every finding with its code, nothing folded. */
export const details = ["quiet", "usual", "verbose"] as const;
export type Detail = (typeof details)[number];

export type PlainOptions = Paint & {
  /** The command that gives this report again. */
  readonly reproduce: string;
  /** Old findings too, not only what the change did. */
  readonly all: boolean;
  /** Lowest severity that is shown. */
  readonly show: Severity;
  readonly detail: Detail;
  /** In columns. */
  readonly width: number;
  /** Whether a place that is wider than a line is broken; off a terminal it stays whole, so that it can be looked for. */
  readonly breaksPlaces: boolean;
  /** The address of a file of head; null where no terminal can open it. */
  readonly linkOf: ((path: string) => string) | null;
};

/** Narrower than that no words fit beside code and indents. */
export const widthMin = 40;

/** Where no terminal says how wide it is: a log is the same wherever it is written. */
export const logWidth = 100;

/** What a log has of them: no colour, no links, one width. */
export const logLook = {
  color: false,
  links: false,
  width: logWidth,
  breaksPlaces: false,
  linkOf: null,
} as const satisfies Partial<PlainOptions>;

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

/** The same for the log of a job, where the runner reads every line. */
export function plainLog(report: Report, options: Omit<PlainOptions, keyof typeof logLook>): string {
  const look = { ...logLook, width: logWidth - widthOf(logPrefix) };
  return `${logLines(plain(report, { ...options, ...look }).trimEnd())}\n`;
}
