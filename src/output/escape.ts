/**
 * The escaping writers: untrusted text (from the repository or a server) reaches a terminal, a log or a workflow
 * command only through here.
 */

import { shorten } from "../core/text.ts";
import { visible } from "../core/visible.ts";

const lineLengthMax = 1_000;

/** One line for a terminal or a log: unsafe characters as `\u{202E}`, runner commands defused, cut at 1,000 characters. */
export function terminalText(text: string): string {
  const flat = visible(text.replace(/\r?\n/g, " "));
  // The runner also takes `##[command]` anywhere in a line for a command.
  const defused = flat.replaceAll("##[", "##\\u{200B}[");
  return shorten(defused, lineLengthMax);
}

/** The same for a name, in which a line feed counts: "a\nb.py" is not "a b.py". */
export function terminalName(name: string): string {
  return terminalText(visible(name));
}

/** Text of several lines: each line is made safe, and `prefix` keeps a line from being read as a command. */
export function terminalLines(text: string, prefix: string): string {
  return text
    .split(/\r\n|[\r\n\u0085\u2028\u2029]/)
    .map((line) => prefix + terminalText(line))
    .join("\n");
}

/** Text of several lines for the log of a job: no line of it is a command, or a problem to a matcher of another step. */
export function logLines(text: string): string {
  return matchable.reduce(
    (lines, [form, instead]) => lines.replace(form, instead),
    terminalLines(text, "│ "),
  );
}

/**
 * What the problem matchers of actions/setup-node look for anywhere in a line: a line that has it would become an
 * annotation of tsc or eslint. The matchers of other languages only look at the start of a line.
 */
const matchable: readonly (readonly [form: RegExp, instead: string])[] = [
  [/\((\d+),(\d+)\)/g, "($1, $2)"],
  [/:\sline\s(\d+),\scol\s(\d+),/g, ": line $1 col $2,"],
];

/** Text for people where several lines are allowed, such as the message of an annotation. */
export function shownText(text: string): string {
  return text.split(/\r?\n/).map(visible).join("\n");
}

/** The data of a workflow command, as @actions/core escapes it. */
export function commandData(text: string): string {
  return text.replaceAll("%", "%25").replaceAll("\r", "%0D").replaceAll("\n", "%0A");
}

/** A property of a workflow command, as @actions/core escapes it. */
export function commandProperty(text: string): string {
  return commandData(text).replaceAll(":", "%3A").replaceAll(",", "%2C");
}
