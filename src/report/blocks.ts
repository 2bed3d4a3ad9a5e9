/**
 * The sections of a report as data. Each is written once, in `sections.ts`, and printed three times: at a terminal, as
 * Markdown and on the page. No text here is escaped: each printer makes it safe.
 */
import type { Place } from "../model/finding.ts";
import type { Side } from "../model/report.ts";
import type { SectionId } from "./order.ts";

export type Inline =
  /** Sentence of ours. Names in it are between backticks. */
  | string
  /** Name or code, as it is. One that stands inside a sentence is quoted at a terminal, which has no code font. */
  | { readonly kind: "code"; readonly text: string; readonly isQuoted?: true }
  /** Words of a server or of a person. */
  | { readonly kind: "said"; readonly text: string }
  /** Commit by its whole id. */
  | { readonly kind: "commit"; readonly id: string }
  | { readonly kind: "strong"; readonly text: string }
  /** Sentence of ours that a terminal colours by its weight. */
  | { readonly kind: "toned"; readonly text: string; readonly tone: Tone }
  /** Place in a file: `position` follows the path, such as ":7". Markdown links to `linked`, a line from 1. */
  | {
      readonly kind: "place";
      readonly path: string;
      readonly position: string;
      readonly linked?: { readonly side: Side; readonly line: number };
    };

export type InlineOf<Kind extends string> = Extract<Inline, { readonly kind: Kind }>;

export type Tone = "bad" | "doubtful" | "quiet";

export type Entry = {
  readonly text: readonly Inline[];
  /** Lines below the text, which explain it. */
  readonly below?: readonly (readonly Inline[])[];
};

export type Block =
  | { readonly kind: "heading"; readonly text: string }
  | { readonly kind: "paragraph"; readonly text: readonly Inline[] }
  | { readonly kind: "list"; readonly entries: readonly Entry[] }
  /** Table whose rows begin with a name or a number. `more` rows are left out. */
  | {
      readonly kind: "table";
      readonly columns: readonly string[];
      readonly rows: readonly (readonly TableCell[])[];
      readonly more: number;
    }
  /** Bars, and a line that begins at `start`, before the first bar. The axis goes from `low` to `high`. */
  | {
      readonly kind: "chart";
      readonly title: string;
      readonly low: number;
      readonly high: number;
      readonly start: number;
      readonly points: readonly { readonly step: number; readonly bar: number; readonly line: number }[];
    };

export type TableCell = Inline | number;

/** Block of one kind, for the printer of that kind. */
export type BlockOf<Kind extends Block["kind"]> = Extract<Block, { readonly kind: Kind }>;

export type ReportSection = {
  readonly id: SectionId;
  readonly title: string;
  readonly count: number;
  /** Few words behind the title, which also a folded section shows. */
  readonly gist?: string;
  readonly about?: string;
  readonly blocks: readonly Block[];
  /** True if Markdown folds it away, because it needs no action. */
  readonly isFolded?: true;
};

export function code(text: string): Inline {
  return { kind: "code", text };
}

export function said(text: string): Inline {
  return { kind: "said", text };
}

export function strong(text: string): Inline {
  return { kind: "strong", text };
}

export function placeInline(path: string, position = ""): Inline {
  return { kind: "place", path, position };
}

/** Names the line and the column of a place, both from 1. */
export function exactPlace({ path, range: { start } }: Place, side: Side): Inline {
  const line = start.line + 1;
  return { kind: "place", path, position: `:${line}:${start.character + 1}`, linked: { side, line } };
}

/** Names the line of a place. An edit has no column worth naming. */
export function linePlace({ path, range }: Place, side: Side): Inline {
  const line = range.start.line + 1;
  return { kind: "place", path, position: `:${line}`, linked: { side, line } };
}

/** Makes a list; nothing if it has no entry. */
export function listBlock(entries: readonly Entry[]): readonly Block[] {
  return entries.length === 0 ? [] : [{ kind: "list", entries }];
}
