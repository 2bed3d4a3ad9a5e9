/** Escapes text for a SARIF log. */
import { shorten } from "../../model/text.ts";
import { shownText } from "../escape.ts";

const textLengthMax = 1_000;

/** Makes text safe for people: hidden and reordering characters are visible, and its length is limited. */
export function plainText(text: string): string {
  const shown = shownText(text).toWellFormed();
  return shorten(shown, textLengthMax);
}

/**
 * Escapes a message of SARIF, in which "[text](1)" is a link and "{0}" a placeholder. Brackets are escaped with the
 * backslashes before them, which could otherwise escape ours. Braces are doubled if they could be a placeholder.
 */
export function messageText(text: string): string {
  return text
    .replace(/\\*[[\]]/gu, (run) => `${run.slice(0, -1).repeat(2)}\\${run.slice(-1)}`)
    .replace(/\{+\d+\}+/gu, (run) => run.replace(/[{}]/gu, "$&$&"));
}
