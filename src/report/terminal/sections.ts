/** Prints sections at a terminal. */
import type { Entry, Inline, Block as Part, ReportSection, Tone } from "../blocks.ts";
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

/** Prints a section; a list shows its first `entriesMax` entries. */
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
  }
}

function entry({ text: shown, below = [] }: Entry): readonly TextBlock[] {
  return [
    wordsBlock(...shown.map((one) => styledSpan(one))),
    ...indentBlocks(
      "  ",
      below.map((line) => wordsBlock(...line.map((one) => styledSpan(one)))),
    ),
  ];
}

/** Prints the numbers first, which are as wide as their columns; names are of any width. */
function tableRows({ columns, rows, more }: Extract<Part, { readonly kind: "table" }>): readonly TextBlock[] {
  const [title = "", ...titles] = columns;
  const cells = (all: readonly (string | number)[]) =>
    `${all.map((one) => String(one).padStart(7)).join(" ")}  `;
  return [
    rowBlock(cells(titles), title),
    ...rows.map((one) => rowBlock(cells(one.numbers), nameSpan(one.name))),
    ...left(more),
  ];
}

function left(many: number): readonly TextBlock[] {
  return many > 0
    ? [wordsBlock(textSpan(`… ${many} more ${many === 1 ? "is" : "are"} in the JSON report`, "dim"))]
    : [];
}

/** Prints a part of a line, with these styles unless it has its own. */
export function styledSpan(one: Inline, own: readonly Style[] = []): StyledSpan {
  if (typeof one === "string") return textSpan(one, ...own);
  if (one.kind === "place") return place(one.path, one.position, ...own);
  if (one.kind === "code") return nameSpan(one.text, ...own);
  return textSpan(one.text, ...(one.kind === "toned" ? [styles[one.tone]] : own));
}

const styles = { bad: "red", doubtful: "yellow", quiet: "dim" } as const satisfies Record<Tone, Style>;
