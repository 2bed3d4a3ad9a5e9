/** Positions between a text, which counts UTF-16 code units, and a server, which counts what it chose. */
import type { Position } from "../../model/finding.ts";
import { lines } from "../../model/text.ts";
import { type ColumnUnit, fromUtf16, toUtf16 } from "../../selectors/columns.ts";
import type { QuestionEncoding } from "../../servers/protocol/capabilities.ts";

/** What one column is to a server. */
export function unitOf(encoding: QuestionEncoding): ColumnUnit {
  return encoding === "utf-32" ? "codepoint" : encoding;
}

/** A position of the text as the server counts it; the text is asked for only where that is another number. */
export function toServer(
  text: () => string,
  { line, character }: Position,
  encoding: QuestionEncoding,
): Position {
  if (encoding === "utf-16") return { line, character };
  return { line, character: fromUtf16(lines(text())[line] ?? "", character, unitOf(encoding)) };
}

/** A position of the server in the text; undefined where the line has no such column, or there is no such line. */
export function fromServer(
  text: readonly string[],
  { line, character }: Position,
  encoding: QuestionEncoding,
): Position | undefined {
  if (encoding === "utf-16") return { line, character };
  const at = text[line] === undefined ? undefined : toUtf16(text[line], character, unitOf(encoding));
  return at === undefined ? undefined : { line, character: at };
}
