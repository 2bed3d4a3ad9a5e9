/** Shows code with the range of a finding underlined; both sides if the line was edited. */
import {
  type ComparedFinding,
  type Place,
  placesOf,
  type Range,
  sideOfFinding,
} from "../../model/finding.ts";
import type { Excerpt, Report } from "../../model/report.ts";
import { diffOf, diffSigns } from "../causes.ts";
import { type Cell, terminalCells } from "../escape.ts";
import { rowBlock, type Style, type StyledSpan, safeSpan, type TextBlock, textSpan } from "./layout.ts";
import { characterWidth, widthOf } from "./width.ts";

export type FrameOptions = {
  /** Maximum width of the frame in columns. */
  readonly width: number;
  /** Lines of context before and after. */
  readonly around: number;
  /** Style of the underline. */
  readonly style: Style | null;
};

/** Maximum number of marked lines shown: a finding may cover a whole class. */
const markedMax = 4;

/**
 * Frames the code of a finding: its own side, or both sides if the change edited this line, so that a reader sees
 * what changed. Empty if the report has no code.
 */
export function frameOf(
  report: Pick<Report, "excerpts">,
  finding: ComparedFinding,
  options: FrameOptions,
): readonly TextBlock[] {
  const places = placesOf(finding);
  const side = sideOfFinding(finding);
  const excerpts = report.excerpts.get(finding.id);
  const [excerpt, place] = [excerpts?.[side] ?? null, places[side]];
  if (excerpt === null || place === null) return [];
  const other = side === "head" ? "base" : "head";
  const [otherExcerpt, otherPlace] = [excerpts?.[other] ?? null, places[other]];
  const isEdited = finding.placement === "edited-line" || finding.placement === "replaced";
  if (!isEdited || otherExcerpt === null || otherPlace === null)
    return sideFrame(excerpt, place.range, options);
  const sides = { [side]: { excerpt, place }, [other]: { excerpt: otherExcerpt, place: otherPlace } };
  const { base, head } = sides as Readonly<Record<"base" | "head", Sided>>;
  if (textAt(base) === textAt(head)) return sideFrame(excerpt, place.range, options);
  return changed(base, head, side, options);
}

type Sided = { readonly excerpt: Excerpt; readonly place: Place };

/** Returns the text of the marked lines. If it is equal on both sides, one frame is enough. */
function textAt({ excerpt, place }: Sided): string {
  return markedRows(excerpt, place.range)
    .map(({ line }) => line)
    .join("\n");
}

type Row = { readonly number: number; readonly line: string };

function rows({ line, lines }: Excerpt): readonly Row[] {
  return lines.map((shown, at) => ({ number: line + at, line: shown }));
}

function markedRows(excerpt: Excerpt, { start, end }: Range): readonly Row[] {
  return rows(excerpt).filter(({ number }) => number >= start.line && number <= lastLine({ start, end }));
}

/**
 * Returns the last line of a range, from 0. A range that ends before the first character of a line covers nothing of
 * that line.
 */
function lastLine({ start, end }: Range): number {
  return end.line > start.line && end.character === 0 ? end.line - 1 : end.line;
}

/**
 * Shows the code of one side with the range underlined. A long range, such as a class, is cut to its first lines.
 * Empty lines at the ends of the frame are left out.
 */
export function sideFrame(excerpt: Excerpt, range: Range, options: FrameOptions): readonly TextBlock[] {
  const from = range.start.line - options.around;
  const to = lastLine(range) + options.around;
  // An empty line at an end of the frame gives no context.
  const isShown = ({ number, line }: Row) => line.trim() !== "" || isIn(number, range);
  const near = rows(excerpt).filter(({ number }) => number >= from && number <= to);
  const all = near.slice(near.findIndex(isShown), near.findLastIndex(isShown) + 1);
  const marked = all.filter(({ number }) => isIn(number, range));
  const left = marked.length - markedMax;
  const shown = all.filter((one) => left <= 0 || !isIn(one.number, range) || marked.indexOf(one) < markedMax);
  return gutterRows(
    shown.map((one) => ({ ...one, sign: " ", range: isIn(one.number, range) ? range : null })),
    options,
  );
}

function isIn(number: number, range: Range): boolean {
  return number >= range.start.line && number <= lastLine(range);
}

/**
 * Shows the lines of both sides as a diff, if the change edited the line of the finding. A line of the range that both
 * sides have gets no sign. The finding is underlined on its own side only.
 */
function changed(
  base: Sided,
  head: Sided,
  own: "base" | "head",
  options: FrameOptions,
): readonly TextBlock[] {
  const next = { base: base.excerpt.line, head: head.excerpt.line };
  const left = { base: markedMax, head: markedMax };
  const shown = diffOf({ excerpts: { base: base.excerpt, head: head.excerpt } }).flatMap(
    ({ kind, text }): readonly SignedRow[] => {
      const side = kind === "same" ? own : kind === "removed" ? "base" : "head";
      const number = next[side];
      if (kind !== "added") next.base++;
      if (kind !== "removed") next.head++;
      const { range } = (side === "base" ? base : head).place;
      if (!isIn(number, range) || left[side]-- <= 0) return [];
      return [{ number, line: text, sign: diffSigns[kind], range: side === own ? range : null }];
    },
  );
  return gutterRows(shown, options);
}

export type SignedRow = Row & {
  /** Sign of the line: "-" or "+" in a change, " " for the same line. */
  readonly sign: string;
  /** Range to underline. */
  readonly range: Range | null;
  /** Range that a narrow window has to show if nothing is underlined. */
  readonly focus?: Range | null;
};

const signStyle: Readonly<Record<string, Style>> = { "-": "dim", "+": "bold" };

/**
 * Writes rows with line numbers and signs. Long lines are cut to the columns in which the ranges are, because
 * wrapped code is unreadable.
 */
export function gutterRows(all: readonly SignedRow[], options: FrameOptions): readonly TextBlock[] {
  const digits = String(Math.max(0, ...all.map(({ number }) => number + 1))).length;
  const isSigned = all.some(({ sign }) => sign !== " ");
  const gutter = (number: string, sign: string): StyledSpan =>
    textSpan(`${number.padStart(digits)}${isSigned ? ` ${sign}` : ""} │ `, signStyle[sign] ?? "dim");
  const room = options.width - widthOf(gutter("", " ").text);
  const shown = windowOf(all, room);
  return all.flatMap((one) => {
    const { code, from } = shown(one.line);
    const under = one.range === null ? null : underline(one, one.range, from, room, options.style);
    const codeSpan = safeSpan(code, ...(one.sign === "-" ? (["dim"] as const) : []));
    return [
      rowBlock(gutter(String(one.number + 1), one.sign), codeSpan),
      ...(under === null ? [] : [rowBlock(gutter("", " "), under)]),
    ];
  });
}

type Shown = {
  readonly code: string;
  /** Number of columns that are left out at the start of the line; the ellipsis takes the column after them. */
  readonly from: number;
};

/**
 * Chooses the same first column for all lines, so that code stays aligned. If the code is wider than the terminal,
 * the window begins a third of its width before the first range.
 */
function windowOf(all: readonly SignedRow[], room: number): (line: string) => Shown {
  const widest = Math.max(0, ...all.map(({ line }) => widthOfCells(terminalCells(line))));
  const marks = all.flatMap((one) => {
    const range = one.range ?? one.focus ?? null;
    return range === null ? [] : [columns(one, range)];
  });
  const first = Math.min(...marks.map(({ start }) => start), Number.POSITIVE_INFINITY);
  const last = Math.max(...marks.map(({ end }) => end), 0);
  const isWhole = widest <= room || last <= room - 1 || first < room / 3;
  // The range begins in the first third of the window. The end of a long range is cut.
  const from = isWhole || first === Number.POSITIVE_INFINITY ? 0 : Math.max(0, first - Math.floor(room / 3));
  return (line) => ({ code: sliceOf(terminalCells(line), from, room), from });
}

function widthOfCells(cells: readonly Cell[]): number {
  return cells.reduce((sum, cell) => sum + widthOf(cell.text), 0);
}

/**
 * Cuts a line to the columns from `from` on that fit into `room`, with ellipses at the cut ends. Wide characters
 * take two columns, so the cut can fall into one.
 */
function sliceOf(cells: readonly Cell[], from: number, room: number): string {
  let column = 0;
  let shown = "";
  let width = 0;
  const all = widthOfCells(cells);
  const isCut = all - from > room;
  const end = from + room - (isCut ? 1 : 0);
  for (const { text: cell } of cells) {
    for (const character of cell) {
      const wide = characterWidth(character);
      if (column >= from && column + wide <= end) {
        shown += character;
        width += wide;
      } else if (column < from && column + wide > from) {
        // The window begins in the middle of a wide character: a space keeps its other column.
        shown += " ";
        width += 1;
      }
      column += wide;
    }
  }
  if (from > 0 && width > 0) shown = `…${afterColumns(shown, 1)}`;
  return isCut ? `${shown}…` : shown;
}

/**
 * Drops the first columns of a text. It pads with spaces if a wide character reaches beyond them, so that the
 * columns stay aligned.
 */
function afterColumns(shown: string, many: number): string {
  let width = 0;
  let at = 0;
  for (const character of shown) {
    if (width >= many && characterWidth(character) > 0) break;
    width += characterWidth(character);
    at += character.length;
  }
  return `${" ".repeat(Math.max(0, width - many))}${shown.slice(at)}`;
}

/**
 * Returns the columns of a range within one line, from 0. On lines after the first, the range begins at the code,
 * not in the indent.
 */
function columns({ number, line }: Row, range: Range): { readonly start: number; readonly end: number } {
  const cells = terminalCells(line);
  const columnAt = (character: number): number => widthOfCells(cells.filter(({ from }) => from < character));
  const indent = line.length - line.trimStart().length;
  const start = columnAt(number === range.start.line ? range.start.character : indent);
  const end = columnAt(number === range.end.line ? range.end.character : line.trimEnd().length);
  return { start, end: Math.max(end, start) };
}

/**
 * Makes the marks below a line. The first line of a range always has one, even if the range is empty or behind the
 * visible code; null if this line needs none.
 */
function underline(
  one: Row,
  range: Range,
  from: number,
  room: number,
  style: Style | null,
): StyledSpan | null {
  const { start, end } = columns(one, range);
  // The first line always has a mark, even for an empty range or one behind the code.
  if (start === end && one.number !== range.start.line) return null;
  const first = Math.max(0, start - from);
  const last = Math.min(Math.max(end - from, first + 1), room);
  if (first >= last) return null;
  return textSpan(" ".repeat(first) + "^".repeat(last - first), ...(style === null ? [] : [style]));
}
