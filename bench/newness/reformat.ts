/** What formatters do: spacing, quotes, and one line wrapped to three. */
import { type ScannedLine, scan } from "./python.ts";
import type { Chance } from "./random.ts";
import type { Line } from "./tree.ts";

/** Half of the lines that are a statement by themselves, each in one way. */
export function reformat(lines: readonly Line[], chance: Chance): readonly Line[] {
  const scanned = scan(lines.map(({ text }) => text));
  return lines.flatMap((line, at) => {
    const of = scanned[at];
    if (of?.isStart !== true || !of.isClosed || line.text.includes("#") || chance.integer(2) === 0)
      return [line];
    const way = chance.pick(ways);
    const texts = way?.(line.text, of) ?? [line.text];
    return texts.map((text) => ({ ...line, text }));
  });
}

const ways: readonly ((text: string, scanned: ScannedLine) => readonly string[])[] = [
  tighten,
  loosen,
  requote,
  wrap,
];

function tighten(text: string, { code }: ScannedLine): readonly string[] {
  return [mapCode(text, code, /, (?=\S)/g, ",")];
}

function loosen(text: string, { code }: ScannedLine): readonly string[] {
  const opened = mapCode(text, code, /([([])(?![)\]\s])/g, "$1 ");
  return [opened];
}

/** Only texts without quotes and backslashes inside, and without a prefix. */
function requote(text: string): readonly string[] {
  if (/"""|'''|\\/.test(text)) return [text];
  if (!text.includes('"')) return [text.replace(/(?<!\w)'([^']*)'/g, '"$1"')];
  if (!text.includes("'")) return [text.replace(/(?<!\w)"([^"]*)"/g, "'$1'")];
  return [text];
}

/** `x = f(a, b)` on three lines. */
function wrap(text: string, { code, indent }: ScannedLine): readonly string[] {
  if (!code.endsWith(")")) return [text];
  let depth = 0;
  let open = code.length - 1;
  for (; open >= 0; open--) {
    if (/[)\]}]/.test(code[open] ?? "")) depth++;
    if (/[([{]/.test(code[open] ?? "")) depth--;
    if (depth === 0) break;
  }
  const inner = text.slice(open + 1, -1);
  if (inner.trim() === "" || !/\w/.test(code[open - 1] ?? "")) return [text];
  const margin = " ".repeat(indent);
  return [text.slice(0, open + 1), `${margin}    ${inner.trim()}`, `${margin})`];
}

/** Replaces in the code alone, not in strings; both have the same length. */
function mapCode(text: string, code: string, pattern: RegExp, by: string): string {
  const first = code.search(/\S/);
  let result = "";
  let done = 0;
  for (const match of code.matchAll(pattern)) {
    if (match.index < first || text.slice(match.index, match.index + match[0].length) !== match[0]) continue;
    result += text.slice(done, match.index) + match[0].replace(pattern, by);
    done = match.index + match[0].length;
  }
  return result + text.slice(done);
}
