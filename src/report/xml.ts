/** Writer of XML: whatever is put into it is text, and remains text. */
import { shorten } from "../model/text.ts";
import { shownText } from "./escape.ts";

const textLengthMax = 6_000;

/** Escapes the content of an element. Line feeds are kept. */
export function xmlText(content: string): string {
  return escaped(content);
}

/** Escapes the value of an attribute between double quotes. A parser would turn a plain line feed into a blank. */
export function xmlAttribute(value: string): string {
  return escaped(value).replaceAll("\n", "&#10;");
}

/**
 * Escapes text. XML 1.0 cannot hold some characters, not even as references: those become visible, or U+FFFD for
 * half a pair.
 */
function escaped(text: string): string {
  const shown = shorten(shownText(text).toWellFormed(), textLengthMax);
  return shown
    .replace(/[\ufffe\uffff]/gu, (one) => `\\u{${one.charCodeAt(0).toString(16).toUpperCase()}}`)
    .replace(/[&<>"']/gu, (mark) => entities[mark as keyof typeof entities]);
}

const entities = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#39;" } as const;
