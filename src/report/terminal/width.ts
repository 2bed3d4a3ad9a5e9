/** Measures text in terminal columns: East Asian wide characters and emoji take two, combining marks none. */
import { eastAsianWidth } from "get-east-asian-width";

/** Matches combining marks, which share the column of the character before them. */
const mark = /^[\p{Mn}\p{Me}]$/u;
const ascii = /^[\u0020-\u007e]*$/u;

/**
 * Measures safe text: characters without a shape are escapes by then. A sequence that a terminal may draw as one
 * emoji counts as its parts.
 */
export function widthOf(text: string): number {
  if (ascii.test(text)) return text.length;
  let width = 0;
  for (const character of text) width += characterWidth(character);
  return width;
}

export function characterWidth(character: string): 0 | 1 | 2 {
  return mark.test(character) ? 0 : eastAsianWidth(character.codePointAt(0) ?? 0);
}

/**
 * Cuts text to the part that fits into `widthMax` columns. A combining mark stays with its character, because alone
 * it would change the next one.
 */
export function cutToWidth(text: string, widthMax: number): string {
  let width = 0;
  let end = 0;
  for (const character of text) {
    width += characterWidth(character);
    if (width > widthMax) break;
    end += character.length;
  }
  return text.slice(0, end);
}

/** Returns the text unchanged, or cut so that the ellipsis fits, too. */
export function shortenToWidth(text: string, widthMax: number): string {
  return widthOf(text) <= widthMax ? text : `${cutToWidth(text, widthMax - 1)}…`;
}
