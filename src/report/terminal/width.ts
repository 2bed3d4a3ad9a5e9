/** How many columns of a terminal a text takes: East Asian wide characters and emoji two, combining marks none. */
import { eastAsianWidth } from "get-east-asian-width";

/** They stand on the character before them. */
const mark = /^[\p{Mn}\p{Me}]$/u;
const ascii = /^[\u0020-\u007e]*$/u;

/** Of a text that is safe: characters without a shape are escapes by then. What a terminal may draw as one emoji counts as its parts. */
export function widthOf(text: string): number {
  if (ascii.test(text)) return text.length;
  let width = 0;
  for (const character of text) width += characterWidth(character);
  return width;
}

export function characterWidth(character: string): 0 | 1 | 2 {
  return mark.test(character) ? 0 : eastAsianWidth(character.codePointAt(0) ?? 0);
}

/** As much of the text's beginning as fits, and never a mark without what it stands on. */
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

/** As it is, or cut so that the ellipsis that says so fits, too. */
export function shortenToWidth(text: string, widthMax: number): string {
  return widthOf(text) <= widthMax ? text : `${cutToWidth(text, widthMax - 1)}…`;
}
