/**
 * Lays out blocks as lines of a width. Words are wrapped and never cut. A word that is longer than a line is broken
 * behind a character at which a path or an identifier may be (`/`, `.`, `_`, a capital …), and between any two
 * characters only if it has none of those. All text comes in through `textSpan`, `nameSpan` and `code`, which make it safe.
 */
import { terminalName, terminalText } from "../escape.ts";
import { cutToWidth, widthOf } from "./width.ts";

export type Style = "red" | "green" | "yellow" | "cyan" | "bold" | "dim";

export type StyledSpan = {
  readonly text: string;
  readonly styles: readonly Style[];
  /** Address that a terminal may open. */
  readonly link: string | null;
  /** True for a place, whose path may have spaces at which it must not wrap. */
  readonly isPlace: boolean;
};

export type StyledLine = readonly StyledSpan[];

/** Text before the first line of a block, and before its other lines. */
type Indent = { readonly first: StyledLine; readonly rest: StyledLine };

export type TextBlock =
  /** Words, which wrap. */
  | { readonly kind: "words"; readonly indent: Indent; readonly spans: StyledLine }
  /** Row with its own columns, such as code: it does not wrap, and is cut if it is too long. */
  | { readonly kind: "row"; readonly indent: Indent; readonly spans: StyledLine }
  /** Line to copy: it is kept as it is, however long. The terminal wraps it, and still treats it as one line. */
  | { readonly kind: "copied"; readonly indent: Indent; readonly spans: StyledLine }
  | { readonly kind: "blank" };

type Width = {
  /** Width in columns; rows are cut to it. */
  readonly width: number;
  /** True if words are wrapped. In a log they are not, so that a message can be searched for as a whole. */
  readonly wraps: boolean;
};

export const noIndent: Indent = { first: [], rest: [] };

export function textSpan(shown: string, ...styles: readonly Style[]): StyledSpan {
  return { text: terminalText(shown), styles, link: null, isPlace: false };
}

/** Makes a span of a file or another name in which line feeds count. */
export function nameSpan(shown: string, ...styles: readonly Style[]): StyledSpan {
  return { text: terminalName(shown), styles, link: null, isPlace: false };
}

/** Makes a span of a place, `path:line:col`, with the spaces that its path may have; `position` is made of numbers. */
export function place(path: string, position: string, ...styles: readonly Style[]): StyledSpan {
  return { text: `${terminalName(path)}${position}`, styles, link: null, isPlace: true };
}

/** Makes a span of text that `terminalCells` returned, which is already safe. */
export function safeSpan(shown: string, ...styles: readonly Style[]): StyledSpan {
  return { text: shown, styles, link: null, isPlace: false };
}

export const blankBlock: TextBlock = { kind: "blank" };

export function wordsBlock(...spans: readonly (StyledSpan | string)[]): TextBlock {
  return { kind: "words", indent: noIndent, spans: spans.map(asSpan) };
}

export function rowBlock(...spans: readonly (StyledSpan | string)[]): TextBlock {
  return { kind: "row", indent: noIndent, spans: spans.map(asSpan) };
}

export function copiedBlock(...spans: readonly (StyledSpan | string)[]): TextBlock {
  return { kind: "copied", indent: noIndent, spans: spans.map(asSpan) };
}

function asSpan(one: StyledSpan | string): StyledSpan {
  return typeof one === "string" ? textSpan(one) : one;
}

/**
 * Indents every block by `rest`. `first` replaces it before the very first line alone and must be as wide, as a list
 * mark is.
 */
export function indentBlocks(
  rest: StyledSpan | string,
  blocks: readonly TextBlock[],
  first = rest,
): readonly TextBlock[] {
  const added = { first: [asSpan(first)], rest: [asSpan(rest)] };
  return blocks.map((block, at) =>
    block.kind === "blank"
      ? block
      : {
          ...block,
          indent: {
            first: [...(at === 0 ? added.first : added.rest), ...block.indent.first],
            rest: [...added.rest, ...block.indent.rest],
          },
        },
  );
}

/**
 * Lays out blocks as lines. Several blank blocks become one blank line, and none is at either end, so that callers
 * need not know their neighbours.
 */
export function layout(blocks: readonly TextBlock[], room: Width): readonly StyledLine[] {
  const lines: StyledLine[] = [];
  let isBlank = false;
  for (const block of blocks) {
    if (block.kind === "blank") {
      isBlank = lines.length > 0;
      continue;
    }
    if (isBlank) lines.push([]);
    isBlank = false;
    lines.push(...laid(block, room));
  }
  return lines;
}

/** Lays out a block that is not blank. A line to copy stays as it is, so that a pasted command works. */
function laid(block: Laid, room: Width): readonly StyledLine[] {
  if (block.kind === "words") return wordLines(block, room);
  return [block.kind === "row" ? rowLine(block, room) : [...block.indent.first, ...block.spans]];
}

type Laid = Exclude<TextBlock, { readonly kind: "blank" }>;

/** Lays out a row of columns, such as code. It is cut and not wrapped, because wrapped columns are unreadable. */
function rowLine({ indent, spans }: Laid, { width }: Width): StyledLine {
  const all = [...indent.first, ...spans];
  if (widthOfLine(all) <= width) return trimmed(all);
  const kept: StyledSpan[] = [];
  let left = width - 1;
  for (const span of all) {
    const shown = cutToWidth(span.text, left);
    kept.push({ ...span, text: shown });
    left -= widthOf(shown);
    if (shown !== span.text) break;
  }
  return [...kept, textSpan("…", "dim")];
}

/**
 * Wraps words into lines, so that nothing is lost on a narrow terminal. A word that is wider than a line is broken;
 * it starts on the current line if at least `partMin` columns are free.
 */
function wordLines({ indent, spans }: Laid, room: Width): readonly StyledLine[] {
  const most = room.wraps ? room.width : Number.POSITIVE_INFINITY;
  const lines: StyledLine[] = [];
  let line: StyledSpan[] = [...indent.first];
  let width = widthOfLine(line);
  let isEmpty = true;
  const next = () => {
    lines.push(trimmed(line));
    line = [...indent.rest];
    width = widthOfLine(line);
    isEmpty = true;
  };
  for (const { pieces, space } of wordsOf(spans)) {
    const needed = widthOfLine(pieces);
    const isTooLong = needed > most - widthOfLine(indent.rest);
    const left = most - width - widthOf(space.text);
    // A word that is wider than a line starts on this line if a readable part of it fits.
    if (!isEmpty && left < (isTooLong ? partMin : needed)) next();
    if (!isEmpty) {
      line.push(space);
      width += widthOf(space.text);
    }
    isEmpty = false;
    if (width + needed <= most) {
      line.push(...pieces);
      width += needed;
      continue;
    }
    for (const [at, part] of brokenTo(pieces, most - width, most - widthOfLine(indent.rest)).entries()) {
      if (at > 0) next();
      isEmpty = false;
      line.push(...part);
      width += widthOfLine(part);
    }
  }
  if (!isEmpty || lines.length === 0) next();
  return lines;
}

const partMin = 20;

type Word = { readonly pieces: readonly StyledSpan[]; readonly space: StyledSpan };

/**
 * Splits spans into words. A word may have several spans, such as a name and the comma behind it. The space before
 * it has the style of the span that contains it.
 */
function wordsOf(spans: StyledLine): readonly Word[] {
  const all: { pieces: StyledSpan[]; space: StyledSpan }[] = [];
  let isOpen = false;
  for (const span of spans) {
    // A path with a space must not wrap at that space.
    for (const part of span.isPlace ? [span.text] : span.text.split(/(\s+)/u)) {
      if (part === "") continue;
      if (!span.isPlace && /^\s/u.test(part)) {
        isOpen = false;
        continue;
      }
      const piece = { ...span, text: part };
      const last = all.at(-1);
      if (isOpen && last !== undefined) last.pieces.push(piece);
      else {
        const isInside = last !== undefined && last.pieces.at(-1)?.link === span.link;
        all.push({ pieces: [piece], space: isInside ? { ...span, text: " " } : textSpan(" ") });
      }
      isOpen = true;
    }
  }
  return all;
}

/**
 * Breaks a word that is wider than a line, such as a long path: the first part is at most as wide as `first`, the
 * others as `rest`.
 */
function brokenTo(pieces: StyledLine, first: number, rest: number): readonly StyledLine[] {
  const parts: StyledLine[] = [];
  let left = pieces;
  let room = first;
  while (widthOfLine(left) > room) {
    const end = breakIn(left.map((one) => one.text).join(""), Math.max(1, room));
    parts.push(sliced(left, 0, end));
    left = sliced(left, end, Number.POSITIVE_INFINITY);
    room = rest;
  }
  parts.push(left);
  return parts.filter((part) => part.length > 0);
}

/**
 * Characters after which a path, a type or a dotted name continues; a capital after a small letter begins a part of
 * a name.
 */
const joint = /[/\\._\-:,;(<[{|=&+@#?](?=.)|\p{Ll}(?=\p{Lu})/gu;

/**
 * Returns the end of the first part of a broken word. It prefers a joint of a path or an identifier, unless that
 * would leave only a few characters.
 */
function breakIn(word: string, room: number): number {
  const fitting = cutToWidth(word, room);
  const all = fitting === "" ? [...word].slice(0, 1).join("") : fitting;
  const rest = word.slice(0, all.length + 1);
  const ends = [...rest.matchAll(joint)].map((found) => found.index + found[0].length);
  // A part of a few characters would waste a line.
  return ends.findLast((end) => end <= all.length && end > all.length / 3) ?? all.length;
}

/**
 * Cuts spans to the characters from `start` to `end`. Each piece keeps its style, so that a broken word keeps its
 * colour.
 */
function sliced(pieces: StyledLine, start: number, end: number): StyledLine {
  let at = 0;
  return pieces.flatMap((piece) => {
    const [from, to] = [Math.max(0, start - at), Math.min(piece.text.length, end - at)];
    at += piece.text.length;
    return from < to ? [{ ...piece, text: piece.text.slice(from, to) }] : [];
  });
}

export function widthOfLine(line: StyledLine): number {
  return line.reduce((sum, { text: shown }) => sum + widthOf(shown), 0);
}

/** Removes spaces at the end of a line, which would be visible in a copied text. */
function trimmed(line: StyledLine): StyledLine {
  const last = line.at(-1);
  if (last === undefined) return line;
  const shown = last.text.trimEnd();
  if (shown === "") return trimmed(line.slice(0, -1));
  return shown === last.text ? line : [...line.slice(0, -1), { ...last, text: shown }];
}
