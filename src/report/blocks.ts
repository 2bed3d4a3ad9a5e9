/**
 * The sections of a report as data. Each is written once, in `sections.ts`, and printed three times: at a terminal, as
 * Markdown and on the page. No text here is escaped: each printer makes it safe.
 */
import type { SectionId } from "./order.ts";

export type Inline =
  /** Sentence of ours. Names in it are between backticks. */
  | string
  /** Name or code, as it is. */
  | { readonly kind: "code"; readonly text: string }
  /** Words of a server or of a person. */
  | { readonly kind: "said"; readonly text: string }
  | { readonly kind: "strong"; readonly text: string }
  /** Sentence of ours that a terminal colours by its weight. */
  | { readonly kind: "toned"; readonly text: string; readonly tone: Tone }
  /** Place in a file: `position` follows the path, such as ":7". */
  | { readonly kind: "place"; readonly path: string; readonly position: string };

export type Tone = "bad" | "doubtful" | "quiet";

export type Entry = {
  readonly text: readonly Inline[];
  /** Lines that explain it. */
  readonly below?: readonly (readonly Inline[])[];
};

export type Block =
  | { readonly kind: "heading"; readonly text: string }
  | { readonly kind: "paragraph"; readonly text: readonly Inline[] }
  | { readonly kind: "list"; readonly entries: readonly Entry[] }
  /** Table whose first column has names, and whose others have numbers. `more` rows are left out. */
  | {
      readonly kind: "table";
      readonly columns: readonly string[];
      readonly rows: readonly { readonly name: string; readonly numbers: readonly number[] }[];
      readonly more: number;
    };

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

/** Makes a list; nothing if it has no entry. */
export function listBlock(entries: readonly Entry[]): readonly Block[] {
  return entries.length === 0 ? [] : [{ kind: "list", entries }];
}
