/**
 * The escaping writers: untrusted text (from the repository or a server) reaches a terminal, a log or a workflow
 * command only through here.
 */

/**
 * Characters that can move a cursor, start a line, hide or reorder text: C0, C1, line and paragraph separators,
 * bidirectional controls, zero-width characters, soft hyphen, byte order mark, tags.
 */
const unsafeCharacters =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what it is for.
  /[\u0000-\u001f\u007f-\u009f\u00ad\u061c\u180e\u200b-\u200f\u2028-\u202e\u2060-\u2064\u2066-\u2069\ufeff\u{e0000}-\u{e007f}]/gu;

const lineLengthMax = 1_000;

/** One line for a terminal or a log: unsafe characters as `\u{202E}`, runner commands defused, cut at 1,000 characters. */
export function terminalText(text: string): string {
  const flat = text
    .replace(/\r\n|[\r\n]/g, " ")
    .replace(unsafeCharacters, (one) => `\\u{${hexadecimal(one)}}`);
  // The runner also takes `##[command]` anywhere in a line for a command.
  const defused = flat.replaceAll("##[", "##\\u{200B}[");
  return defused.length > lineLengthMax ? `${cut(defused, lineLengthMax)}…` : defused;
}

/** Text of several lines: each line is made safe, and `prefix` keeps a line from being read as a command. */
export function terminalLines(text: string, prefix: string): string {
  return text
    .split(/\r\n|[\r\n\u0085\u2028\u2029]/)
    .map((line) => prefix + terminalText(line))
    .join("\n");
}

/** The data of a workflow command, as @actions/core escapes it. */
export function commandData(text: string): string {
  return text.replaceAll("%", "%25").replaceAll("\r", "%0D").replaceAll("\n", "%0A");
}

/** A property of a workflow command, as @actions/core escapes it. */
export function commandProperty(text: string): string {
  return commandData(text).replaceAll(":", "%3A").replaceAll(",", "%2C");
}

/** Never in the middle of a surrogate pair. */
export function cut(text: string, lengthMax: number): string {
  const end =
    text.charCodeAt(lengthMax - 1) >= 0xd800 && text.charCodeAt(lengthMax - 1) <= 0xdbff
      ? lengthMax - 1
      : lengthMax;
  return text.slice(0, end);
}

function hexadecimal(character: string): string {
  return (character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, "0");
}
