/** Prints sections as Markdown. */
import { spanOf } from "../../model/visible.ts";
import type { Block, ReportSection } from "../blocks.ts";
import { terminalName } from "../escape.ts";
import type { SectionId } from "../order.ts";
import { markdownInline, renderSentence } from "./finding.ts";

/** Section in parts that can be left out one by one. */
export type Written = {
  readonly id: SectionId;
  readonly open: string;
  readonly count: number;
  /** Text of an entry, shortened to `room` bytes where that is possible. An entry that is still longer is left out. */
  readonly entry: (index: number, room: number) => string;
  readonly close: string;
};

export function sectionIn({ id, title, count, gist, about, blocks, isFolded }: ReportSection): Written {
  const entries = blocks.flatMap(entriesOf);
  const named = `${title} (${count})`;
  const behind = gist === undefined ? "" : `: ${gist}`;
  // In HTML, Markdown is not read.
  const open =
    isFolded === true
      ? `<details><summary>${named}${behind.replace(/`([^`]*)`/gu, "<code>$1</code>")}</summary>\n\n`
      : `### ${named}${renderSentence(behind)}\n\n`;
  return {
    id,
    open: about === undefined ? open : `${open}${renderSentence(about)}\n\n`,
    count: entries.length,
    entry: (index) => entries[index] ?? "",
    close: isFolded === true ? "\n</details>\n\n" : "\n",
  };
}

function entriesOf(block: Block): readonly string[] {
  switch (block.kind) {
    case "heading":
      return [`\n#### ${renderSentence(block.text)}\n\n`];
    case "paragraph":
      return [`${markdownInline(block.text)}\n\n`];
    case "list":
      return block.entries.map(
        ({ text, below = [] }) => `- ${[text, ...below].map(markdownInline).join("\n  <br>")}\n`,
      );
    case "table":
      return [table(block)];
  }
}

function table({ columns, rows, more }: Extract<Block, { readonly kind: "table" }>): string {
  const row = (cells: readonly (string | number)[]) => `| ${cells.join(" | ")} |`;
  return [
    row(columns),
    row(columns.map((_, at) => (at === 0 ? ":--" : "--:"))),
    ...rows.map(({ name, numbers }) => row([cell(name), ...numbers])),
    "",
    ...(more > 0 ? [`and ${more} more`, ""] : []),
    "",
  ].join("\n");
}

/** Escapes bars: a bar ends the cell of a table, even inside code, and readers differ in what escapes it. */
function cell(name: string): string {
  return spanOf(terminalName(name).replaceAll("|", "\\u{007C}"));
}
