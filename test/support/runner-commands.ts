/**
 * What the runner of GitHub Actions takes for a command: its two parsers, ported from ActionCommand.cs. It reads
 * standard output and standard error alike, line by line.
 */

export type RunnerCommand = {
  readonly name: string;
  readonly properties: Readonly<Record<string, string>>;
  readonly data: string;
};

const registered = new Set([
  "add-mask",
  "add-matcher",
  "remove-matcher",
  "debug",
  "warning",
  "error",
  "notice",
  "group",
  "endgroup",
  "echo",
  "stop-commands",
  "save-state",
  "set-output",
  "set-env",
  "add-path",
]);

/** The lines that .NET's ReadLine gives: LF, CR and CRLF end one, U+0085 and U+2028 do not. */
export function runnerLines(text: string): readonly string[] {
  const lines = text.split(/\r\n|[\r\n]/);
  return lines.at(-1) === "" ? lines.slice(0, -1) : lines;
}

/** Every command in a log, in order. */
export function runnerCommands(text: string): readonly RunnerCommand[] {
  return runnerLines(text).flatMap((line) => parseCommand(line) ?? []);
}

/** The second form is tried first, as the runner does. */
export function parseCommand(line: string): RunnerCommand | undefined {
  return parseV2(line) ?? parseV1(line);
}

/** `::name key=value,key=value::data`, after white space. */
export function parseV2(line: string): RunnerCommand | undefined {
  const message = trimStart(line);
  if (!message.startsWith("::")) return undefined;
  const end = message.indexOf("::", 2);
  if (end < 0) return undefined;
  const info = message.slice(2, end);
  const space = info.indexOf(" ");
  const name = space < 0 ? info : info.slice(0, space);
  if (!registered.has(name.toLowerCase())) return undefined;
  const properties = space > 0 ? readProperties(trim(info.slice(space + 1)), ",", unescapeProperty) : {};
  return { name: name.toLowerCase(), properties, data: unescapeData(message.slice(end + 2)) };
}

/** `##[name key=value;key=value]data`, anywhere in a line. */
export function parseV1(line: string): RunnerCommand | undefined {
  const start = line.indexOf("##[");
  const end = start < 0 ? -1 : line.indexOf("]", start);
  if (end < 0) return undefined;
  const info = line.slice(start + 3, end);
  const space = info.indexOf(" ");
  const name = space < 0 ? info : info.slice(0, space);
  if (!registered.has(name.toLowerCase())) return undefined;
  const properties = space > 0 ? readProperties(info.slice(space + 1), ";", unescapeV1) : {};
  return { name: name.toLowerCase(), properties, data: unescapeV1(line.slice(end + 1)) };
}

function readProperties(
  text: string,
  separator: string,
  decode: (text: string) => string,
): Record<string, string> {
  const properties: Record<string, string> = {};
  for (const pair of text.split(separator).filter((one) => one !== "")) {
    const equals = pair.indexOf("=");
    if (equals >= 0) properties[pair.slice(0, equals)] = decode(pair.slice(equals + 1));
  }
  return properties;
}

// In the order of the runner's tables, in which the percent sign comes last.
const dataEscapes = [
  ["%0D", "\r"],
  ["%0A", "\n"],
] as const;
const unescapeData = unescaper([...dataEscapes, ["%25", "%"]]);
const unescapeProperty = unescaper([...dataEscapes, ["%3A", ":"], ["%2C", ","], ["%25", "%"]]);
const unescapeV1 = unescaper([["%3B", ";"], ...dataEscapes, ["%5D", "]"], ["%25", "%"]]);

function unescaper(
  table: readonly (readonly [escaped: string, character: string])[],
): (text: string) => string {
  return (text) => table.reduce((left, [escaped, character]) => left.replaceAll(escaped, character), text);
}

/** Char.IsWhiteSpace of .NET: other than JavaScript's, it has U+0085 and not U+FEFF. */
const white = "\\t-\\r \\u0085\\u00a0\\u1680\\u2000-\\u200a\\u2028\\u2029\\u202f\\u205f\\u3000";
const leading = new RegExp(`^[${white}]+`);
const trailing = new RegExp(`[${white}]+$`);

function trimStart(text: string): string {
  return text.replace(leading, "");
}

function trim(text: string): string {
  return trimStart(text).replace(trailing, "");
}

/**
 * Text as a comparison by culture sees it: .NET looks past characters that have no shape. The runner's own comparisons
 * are of that kind, so what is no command only because of such a character may be one.
 */
export function asComparedByCulture(text: string): string {
  return text.replace(/[\p{Default_Ignorable_Code_Point}\p{Cf}]/gu, "");
}
