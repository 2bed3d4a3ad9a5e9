/** Options for showing a report at a terminal or in a log. */
import type { Severity } from "../../model/finding.ts";
import type { Paint } from "./paint.ts";

/** Levels of detail. `quiet`: the verdict and what to do; `verbose`: every finding with its code, nothing folded. */
export const details = ["quiet", "usual", "verbose"] as const;
export type Detail = (typeof details)[number];

export type PlainOptions = Paint & {
  /** Command that reproduces this report. */
  readonly reproduce: string;
  /** True to show old findings too, not only the effects of the change. */
  readonly all: boolean;
  /** Lowest severity that is shown. */
  readonly show: Severity;
  readonly detail: Detail;
  /** Width in columns. */
  readonly width: number;
  /** True if words are wrapped to the width; otherwise only code is cut to it. */
  readonly wraps: boolean;
  /** Returns the address of a file of head; null if no terminal can open it. */
  readonly linkOf: ((path: string) => string) | null;
};

/** Look of text that is not a report's. */
export type TextLook = Pick<PlainOptions, "color" | "links" | "width" | "wraps">;

/** Minimum width: below it no words fit next to code and indents. */
export const widthMin = 40;

/** Width of code if no terminal reports one: a log is the same wherever it is written. */
export const logWidth = 120;

/** Look of a log: no colour, no links, a message on one line. */
export const logLook = {
  color: false,
  links: false,
  width: logWidth,
  wraps: false,
  linkOf: null,
} as const satisfies Partial<PlainOptions>;
