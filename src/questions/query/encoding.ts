/** Converts positions between a text, which counts UTF-16 code units, and a server with its own encoding. */
import type { Position } from "../../model/finding.ts";
import { splitText } from "../../model/text.ts";
import { type ColumnUnit, fromUtf16, toUtf16 } from "../../selectors/columns.ts";
import type { QuestionEncoding } from "../../servers/protocol/capabilities.ts";

/** Returns the unit of a column in an encoding. */
export function unitOf(encoding: QuestionEncoding): ColumnUnit {
  return encoding === "utf-32" ? "codepoint" : encoding;
}

/**
 * Converts a position of the text (UTF-16) to the server's encoding. Without this, places on lines with non-ASCII text
 * would be wrong. The text is read only if the encodings differ.
 */
export function toServer(
  text: () => string,
  { line, character }: Position,
  encoding: QuestionEncoding,
): Position {
  if (encoding === "utf-16") return { line, character };
  return { line, character: fromUtf16(splitText(text())[line] ?? "", character, unitOf(encoding)) };
}

/** Converts a position in the server's encoding to UTF-16. Undefined if the text has no such line or column. */
export function fromServer(
  text: readonly string[],
  { line, character }: Position,
  encoding: QuestionEncoding,
): Position | undefined {
  if (encoding === "utf-16") return { line, character };
  const at = text[line] === undefined ? undefined : toUtf16(text[line], character, unitOf(encoding));
  return at === undefined ? undefined : { line, character: at };
}
