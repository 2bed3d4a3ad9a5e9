/**
 * Only writer of HTML. Whatever is put into a template is text: it is made visible, cut and escaped here, unless it
 * came out of a template itself. Templates are in the source, so no text from outside can become an element, an
 * attribute or an address.
 */
import { cut, shorten } from "../../model/text.ts";
import type { Inline } from "../blocks.ts";
import { shownText } from "../escape.ts";

declare const written: unique symbol;
/** Safe HTML, which only `markup` makes. */
export type Html = { readonly markup: string; readonly [written]: true };

type Part = Html | readonly Html[] | string | number;

/** Maximum length of any text on a page, counted after hidden characters became visible. */
const textLengthMax = 4_000;

export function markup(strings: TemplateStringsArray, ...parts: readonly Part[]): Html {
  let text = strings[0] ?? "";
  for (const [index, part] of parts.entries()) text += rendered(part) + (strings[index + 1] ?? "");
  return { markup: text } as Html;
}

/** Escapes a name, in which a line feed counts: "a\nb.py" is not "a b.py". */
export function nameMarkup(text: string, lengthMax = textLengthMax): Html {
  const flat = text.replace(/\r?\n/gu, (end) => (end === "\n" ? "\\u{000A}" : "\\u{000D}\\u{000A}"));
  return shortMarkup(flat, lengthMax);
}

/** Escapes text with a maximum length of its own. */
export function shortMarkup(text: string, lengthMax: number): Html {
  return { markup: escaped(text, lengthMax) } as Html;
}

/** Renders a sentence of ours, in which names are between backticks. */
export function withCode(sentence: string): Html {
  const parts = sentence.split("`");
  // Without a partner a backtick is one.
  if (parts.length % 2 === 0) return markup`${sentence}`;
  return markup`${parts.map((part, at) => (at % 2 === 0 ? markup`${part}` : markup`<code>${part}</code>`))}`;
}

export const noMarkup: Html = markup``;

function rendered(part: Part): string {
  if (typeof part === "string") return escaped(part, textLengthMax);
  if (typeof part === "number") return String(part);
  return "markup" in part ? part.markup : part.map((one) => one.markup).join("");
}

/** Cuts and escapes text. Half of a surrogate pair has no bytes; it becomes U+FFFD, as in the report. */
function escaped(text: string, lengthMax: number): string {
  // What is cut away is not made visible first: a message may have megabytes.
  const shown = shownText(cut(text, lengthMax + 2)).toWellFormed();
  return shorten(shown, lengthMax).replace(/[&<>"']/gu, (mark) => entities[mark as keyof typeof entities]);
}

const entities = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#39;" } as const;

/** Prints a line. */
export function htmlInline(all: readonly Inline[]): readonly Html[] {
  return all.map(inlinePart);
}

function inlinePart(one: Inline): Html {
  if (typeof one === "string") return withCode(one);
  switch (one.kind) {
    case "place":
      return markup`<code>${nameMarkup(one.path)}${one.position}</code>`;
    case "code":
      return markup`<code>${nameMarkup(one.text)}</code>`;
    case "strong":
      return markup`<strong>${one.text}</strong>`;
    case "said":
    case "toned":
      return markup`${one.text}`;
  }
}
