/** Prints sections as Markdown. */
import { threeDigits } from "../../model/text.ts";
import { fenceOf } from "../../model/visible.ts";
import type { Block, BlockOf, ReportSection, TableCell } from "../blocks.ts";
import type { SectionId } from "../order.ts";
import { markdownInline, type ReportLinks, renderSentence } from "./finding.ts";

/** Section in parts that can be left out one by one. */
export type Written = {
  readonly id: SectionId;
  readonly open: string;
  readonly count: number;
  /** Text of an entry, shortened to `room` bytes where that is possible. An entry that is still longer is left out. */
  readonly entry: (index: number, room: number) => string;
  readonly close: string;
};

/**
 * Prints a section of blocks in parts, so that `fill` can leave out entries at the end. A folded section has its
 * count and gist in the summary line.
 */
export function sectionIn(
  { id, title, count, gist, about, blocks, isFolded }: ReportSection,
  links: ReportLinks | null,
): Written {
  const entries = blocks.flatMap((one) => entriesOf(one, links));
  const named = `${title} (${count})`;
  const behind = gist === undefined ? "" : `: ${gist}`;
  // GitHub does not render Markdown inside a summary element.
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

/**
 * Prints a block as entries. `fill` leaves out whole entries, so a list has one for each item, and a table is one.
 */
export function entriesOf(block: Block, links: ReportLinks | null): readonly string[] {
  switch (block.kind) {
    case "heading":
      return [`\n#### ${renderSentence(block.text)}\n\n`];
    case "paragraph":
      return [`${markdownInline(block.text, links)}\n\n`];
    case "list":
      return block.entries.map(
        ({ text, below = [] }) =>
          `- ${[text, ...below].map((line) => markdownInline(line, links)).join("\n  <br>")}\n`,
      );
    case "table":
      return [table(block, links)];
    case "chart":
      return [chart(block)];
  }
}

/**
 * Prints a table as one entry, because half a table would be broken Markdown. Names are aligned left, numbers right.
 */
function table({ columns, rows, more }: BlockOf<"table">, links: ReportLinks | null): string {
  const row = (cells: readonly (string | number)[]) => `| ${cells.join(" | ")} |`;
  return [
    row(columns),
    row(columns.map((_, at) => (typeof rows[0]?.[at] === "object" ? ":--" : "--:"))),
    ...rows.map((cells) => row(cells.map((one) => cell(one, links)))),
    "",
    ...(more > 0 ? [`and ${more} more`, ""] : []),
    "",
  ].join("\n");
}

/**
 * Draws a chart for Mermaid, which GitHub renders. It has only numbers and our own title, so no text from outside
 * can break it.
 */
function chart({ title, low, high, points }: BlockOf<"chart">): string {
  const list = (values: readonly (number | string)[]) => `[${values.join(", ")}]`;
  const lines = [
    "xychart-beta",
    `  title "${title}"`,
    `  x-axis "step" ${list(points.map(({ step }) => `"${step}"`))}`,
    `  y-axis "since base" ${low} --> ${high}`,
    `  bar ${list(points.map(({ bar }) => bar))}`,
    `  line ${list(points.map(({ line }) => threeDigits(line)))}`,
  ];
  return `${fenceOf(lines, "mermaid").join("\n")}\n\n`;
}

/**
 * Prints a cell. A bar would end the cell, even inside code, and readers differ in what escapes it; so bars become
 * visible escapes.
 */
function cell(one: TableCell, links: ReportLinks | null): string {
  return typeof one === "number" ? String(one) : markdownInline([one], links).replaceAll("|", "\\u{007C}");
}
