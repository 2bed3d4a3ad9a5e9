/** Prints sections at a terminal. */
import type { Entry, Inline, Block as Part, Section, Tone } from "../blocks.ts";
import {
  type Block,
  blank,
  indented,
  name,
  place,
  row,
  type Span,
  type Style,
  text,
  words,
} from "./layout.ts";

/** Prints a section; a list shows its first `entriesMax` entries. */
export function sectionBlocks(
  { title, count, gist, about, blocks }: Section,
  entriesMax: number,
): readonly Block[] {
  return [
    words(text(`${title} (${count})`, "bold"), gist === undefined ? "" : `: ${gist}`),
    ...indented("  ", [
      ...(about === undefined ? [] : [words(text(about, "dim"))]),
      ...blocks.flatMap((one, at) => [
        ...(one.kind === "heading" && at > 0 ? [blank] : []),
        ...printed(one, entriesMax),
      ]),
    ]),
  ];
}

function printed(part: Part, entriesMax: number): readonly Block[] {
  switch (part.kind) {
    case "heading":
      return [words(text(part.text, "bold"))];
    case "paragraph":
      return [words(...part.text.map((one) => spanOf(one)))];
    case "list":
      return [...part.entries.slice(0, entriesMax).flatMap(entry), ...left(part.entries.length - entriesMax)];
    case "table":
      return indented("  ", tableRows(part));
  }
}

function entry({ text: shown, below = [] }: Entry): readonly Block[] {
  return [
    words(...shown.map((one) => spanOf(one))),
    ...indented(
      "  ",
      below.map((line) => words(...line.map((one) => spanOf(one)))),
    ),
  ];
}

/** Prints the numbers first, which are as wide as their columns; names are of any width. */
function tableRows({ columns, rows, more }: Extract<Part, { readonly kind: "table" }>): readonly Block[] {
  const [title = "", ...titles] = columns;
  const cells = (all: readonly (string | number)[]) =>
    `${all.map((one) => String(one).padStart(7)).join(" ")}  `;
  return [
    row(cells(titles), title),
    ...rows.map((one) => row(cells(one.numbers), name(one.name))),
    ...left(more),
  ];
}

function left(many: number): readonly Block[] {
  return many > 0
    ? [words(text(`… ${many} more ${many === 1 ? "is" : "are"} in the JSON report`, "dim"))]
    : [];
}

/** Prints a part of a line, with these styles unless it has its own. */
export function spanOf(one: Inline, own: readonly Style[] = []): Span {
  if (typeof one === "string") return text(one, ...own);
  if (one.kind === "place") return place(one.path, one.position, ...own);
  if (one.kind === "code") return name(one.text, ...own);
  return text(one.text, ...(one.kind === "toned" ? [styles[one.tone]] : own));
}

const styles = { bad: "red", doubtful: "yellow", quiet: "dim" } as const satisfies Record<Tone, Style>;
