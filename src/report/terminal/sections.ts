/** Prints sections at a terminal. */
import { shortId } from "../../model/text.ts";
import type { BlockOf, Entry, Block as Part, ReportSection, TableCell, Tone } from "../blocks.ts";
import {
  blankBlock,
  indentBlocks,
  nameSpan,
  place,
  rowBlock,
  type Style,
  type StyledSpan,
  type TextBlock,
  textSpan,
  wordsBlock,
} from "./layout.ts";

/**
 * Prints a section of blocks. A list shows its first `entriesMax` entries, so that notes do not push findings out of
 * sight.
 */
export function sectionBlocks(
  { title, count, gist, about, blocks }: ReportSection,
  entriesMax: number,
): readonly TextBlock[] {
  return [
    wordsBlock(textSpan(`${title} (${count})`, "bold"), gist === undefined ? "" : `: ${gist}`),
    ...indentBlocks("  ", [
      ...(about === undefined ? [] : [wordsBlock(textSpan(about, "dim"))]),
      ...blocks.flatMap((one, at) => [
        ...(one.kind === "heading" && at > 0 ? [blankBlock] : []),
        ...printed(one, entriesMax),
      ]),
    ]),
  ];
}

/** Prints a block. A chart has no form at a terminal; its numbers are in the lines of the steps. */
function printed(part: Part, entriesMax: number): readonly TextBlock[] {
  switch (part.kind) {
    case "heading":
      return [wordsBlock(textSpan(part.text, "bold"))];
    case "paragraph":
      return [wordsBlock(...part.text.map((one) => styledSpan(one)))];
    case "list":
      return [...part.entries.slice(0, entriesMax).flatMap(entry), ...left(part.entries.length - entriesMax)];
    case "table":
      return indentBlocks("  ", tableRows(part));
    case "chart":
      return [];
  }
}

/** Prints an entry of a list. Its explanations are indented, so that the next entry stands out. */
function entry({ text: shown, below = [] }: Entry): readonly TextBlock[] {
  return [
    wordsBlock(...shown.map((one) => styledSpan(one))),
    ...indentBlocks(
      "  ",
      below.map((line) => wordsBlock(...line.map((one) => styledSpan(one)))),
    ),
  ];
}

/** Prints a table with numbers first: they are as wide as their columns, while names have any width. */
function tableRows({ columns, rows, more }: BlockOf<"table">): readonly TextBlock[] {
  const [title = "", ...titles] = columns;
  const cells = (all: readonly TableCell[]) => `${all.map((one) => String(one).padStart(7)).join(" ")}  `;
  return [
    rowBlock(cells(titles), title),
    ...rows.map(([name = "", ...numbers]) => rowBlock(cells(numbers), styledSpan(name))),
    ...left(more),
  ];
}

function left(many: number): readonly TextBlock[] {
  return many > 0
    ? [wordsBlock(textSpan(`… ${many} more ${many === 1 ? "is" : "are"} in the JSON report`, "dim"))]
    : [];
}

/** Prints a part of a line, with these styles unless it has its own. */
export function styledSpan(one: TableCell, fallback: readonly Style[] = []): StyledSpan {
  if (typeof one !== "object") return textSpan(String(one), ...fallback);
  if (one.kind === "commit") return textSpan(shortId(one.id), ...fallback);
  if (one.kind === "place") return place(one.path, one.position, ...fallback);
  if (one.kind === "code") return nameSpan(one.isQuoted ? `\`${one.text}\`` : one.text, ...fallback);
  return textSpan(one.text, ...(one.kind === "toned" ? [styles[one.tone]] : fallback));
}

const styles = { bad: "red", doubtful: "yellow", quiet: "dim" } as const satisfies Record<Tone, Style>;
