/** How a report is shown at a terminal or in a log. */
import type { Severity } from "../../model/finding.ts";
import type { Paint } from "./paint.ts";

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
  /** Whether words are wrapped to that; else only code is cut to it. */
  readonly wraps: boolean;
  /** The address of a file of head; null where no terminal can open it. */
  readonly linkOf: ((path: string) => string) | null;
};

/** Of text that is not a report's. */
export type TextLook = Pick<PlainOptions, "color" | "links" | "width" | "wraps">;

/** Narrower than that no words fit beside code and indents. */
export const widthMin = 40;

/** Of code, where no terminal says how wide it is: a log is the same wherever it is written. */
export const logWidth = 120;

/** What a log has of them: no colour, no links, a message on one line. */
export const logLook = {
  color: false,
  links: false,
  width: logWidth,
  wraps: false,
  linkOf: null,
} as const satisfies Partial<PlainOptions>;
