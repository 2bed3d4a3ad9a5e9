/**
 * Only writer of HTML. Whatever is put into a template is text: it is made visible, cut and escaped here, unless it
 * came out of a template itself. Templates are in the source, so no text from outside can become an element, an
 * attribute or an address.
 */
import { cut, shorten, shortId } from "../../model/text.ts";
import type { Inline } from "../blocks.ts";
import { entityOf, shownText } from "../escape.ts";

declare const written: unique symbol;
/** Safe HTML, which only `markup` makes. */
export type Html = { readonly markup: string; readonly [written]: true };

type Part = Html | readonly Html[] | string | number;

/** Maximum length of any text on a page, counted after hidden characters became visible. */
const textLengthMax = 4_000;
/** Maximum length of a name in a line: a page may have thousands of findings, each with several names. */
const nameLengthMax = 1_000;

/** Template tag that makes HTML. It escapes every value that is not HTML of its own, so no caller can forget to. */
export function markup(strings: TemplateStringsArray, ...parts: readonly Part[]): Html {
  let text = strings[0] ?? "";
  for (const [index, part] of parts.entries()) text += rendered(part) + (strings[index + 1] ?? "");
  return { markup: text } as Html;
}

/** Escapes a name. A line feed becomes visible, because "a\nb.py" is another file than "a b.py". */
export function nameMarkup(text: string, lengthMax = textLengthMax): Html {
  const flat = text.replace(/\r?\n/gu, (end) => (end === "\n" ? "\\u{000A}" : "\\u{000D}\\u{000A}"));
  return shortMarkup(flat, lengthMax);
}

/** Escapes text with a shorter limit than other texts, for lists with thousands of entries. */
export function shortMarkup(text: string, lengthMax: number): Html {
  return { markup: escaped(text, lengthMax) } as Html;
}

/** Renders a sentence of ours, in which names are between backticks. */
export function withCode(sentence: string): Html {
  const parts = sentence.split("`");
  // An odd number of backticks marks no code.
  if (parts.length % 2 === 0) return markup`${sentence}`;
  return markup`${parts.map((part, at) => (at % 2 === 0 ? markup`${part}` : markup`<code>${part}</code>`))}`;
}

export const noMarkup: Html = markup``;

/** Converts a part of a template: strings are escaped, HTML that came out of a template is kept. */
function rendered(part: Part): string {
  if (typeof part === "string") return escaped(part, textLengthMax);
  if (typeof part === "number") return String(part);
  return "markup" in part ? part.markup : part.map((one) => one.markup).join("");
}

/** Cuts and escapes text. Half a surrogate pair cannot be written as UTF-8; it becomes U+FFFD, as in the report. */
function escaped(text: string, lengthMax: number): string {
  // The text is cut before its characters are made visible: a message may have megabytes.
  const shown = shownText(cut(text, lengthMax + 2)).toWellFormed();
  return shorten(shown, lengthMax).replace(/[&<>"']/gu, entityOf);
}

/** Prints the parts of a line. */
export function htmlInline(all: readonly Inline[]): readonly Html[] {
  return all.map(inlinePart);
}

/** Prints one part of a line. Words of servers and people become text only; a place or a name is in `code`. */
function inlinePart(one: Inline): Html {
  if (typeof one === "string") return withCode(one);
  switch (one.kind) {
    case "place":
      return markup`<code>${nameMarkup(one.path, nameLengthMax)}${one.position}</code>`;
    case "commit":
      return markup`<code>${shortId(one.id)}</code>`;
    case "code":
      return markup`<code>${nameMarkup(one.text, nameLengthMax)}</code>`;
    case "strong":
      return markup`<strong>${one.text}</strong>`;
    case "said":
    case "toned":
      return markup`${one.text}`;
  }
}
