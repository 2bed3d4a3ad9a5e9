/**
 * Escaping writers: untrusted text (from the repository or a server) reaches a terminal, a log or a workflow
 * command only through here.
 */

import { shorten } from "../model/text.ts";
import { showInvisible } from "../model/visible.ts";

const lineLengthMax = 1_000;

/**
 * Makes one line for a terminal or a log: unsafe characters as `\u{202E}`, runner commands defused, cut at 1,000
 * characters.
 */
export function terminalText(text: string): string {
  const flat = showInvisible(text.replace(/\r?\n/g, " "));
  // The runner also reads `##[command]` anywhere in a line as a command.
  const defused = flat.replaceAll("##[", "##\\u{200B}[");
  return shorten(defused, lineLengthMax);
}

/** Does the same for a name, in which a line feed counts: "a\nb.py" is not "a b.py". */
export function terminalName(name: string): string {
  return terminalText(showInvisible(name));
}

/** Makes text of several lines safe, line by line; `prefix` keeps a line from being read as a command. */
export function terminalLines(text: string, prefix: string): string {
  return text
    .split(/\r\n|[\r\n\u0085\u2028\u2029]/)
    .map((line) => prefix + terminalText(line))
    .join("\n");
}

/** Prefix of every line of a log, so that none of them begins as a command. */
export const logPrefix = "│ ";

/**
 * Makes text of several lines safe for the log of a job: no line is a command, or a problem to a matcher of another
 * step.
 */
export function logLines(text: string): string {
  return matchable.reduce(
    (lines, [form, instead]) => lines.replace(form, instead),
    terminalLines(text, logPrefix),
  );
}

/**
 * Forms that the problem matchers of actions/setup-node match anywhere in a line, with their replacements: such a
 * line would become an annotation of tsc or eslint. The matchers of other languages only match at the start of a
 * line.
 */
const matchable: readonly (readonly [form: RegExp, instead: string])[] = [
  [/\((\d+),(\d+)\)/g, "($1, $2)"],
  [/:\sline\s(\d+),\scol\s(\d+),/g, ": line $1 col $2,"],
];

/** Makes text safe where several lines are allowed, such as the message of an annotation. */
export function shownText(text: string): string {
  return text.split(/\r?\n/).map(showInvisible).join("\n");
}

/** Returns the entity of a character that HTML or XML reads as markup. */
export function entityOf(mark: string): string {
  return { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#39;" }[mark] ?? mark;
}

/** Escapes the data of a workflow command, as @actions/core does. */
export function commandData(text: string): string {
  return text.replaceAll("%", "%25").replaceAll("\r", "%0D").replaceAll("\n", "%0A");
}

/** Escapes a property of a workflow command, as @actions/core does. */
export function commandProperty(text: string): string {
  return commandData(text).replaceAll(":", "%3A").replaceAll(",", "%2C");
}

/**
 * Shown text of one character of a line of code; `from` is the offset of the character in the line, in UTF-16 code
 * units.
 */
export type Cell = { readonly from: number; readonly text: string };

const tab = "    ";

/**
 * Splits a line of code into the escaped texts of its characters; a tab is four spaces. The marks below a line need
 * it: they must find the column of a character whose escape is longer than one column.
 */
export function terminalCells(line: string): readonly Cell[] {
  const shown = showInvisible(line.replaceAll("\t", " ")).replaceAll("##[", "##\\u{200B}[");
  const cells: Cell[] = [];
  let from = 0;
  let at = 0;
  for (const character of line) {
    // `shown` has either the character or its escape. An escape may also precede a `[`.
    const isShown = character === "\t" || shown.startsWith(character, at);
    const escaped = isShown
      ? ""
      : (/^\\u\{[0-9A-F]+\}/u.exec(shown.slice(at, at + escapeLengthMax))?.[0] ?? "");
    const text = isShown ? character : character === "[" ? `${escaped}[` : escaped;
    cells.push({ from, text: character === "\t" ? tab : text });
    from += character.length;
    at += character === "\t" ? 1 : text.length;
  }
  return cells;
}

const escapeLengthMax = "\\u{10FFFF}".length;
